// Every word of these pages in English. What is said of the game itself, the element says.

export const words = {
  title: "Renju",
  pageTitle: "Renju by link",
  another: "New game",
  home: "Play at one screen",
  seats: { first: "Player 1", second: "Player 2" },
  you: (name) => `${name} (you)`,
  rules: {
    soosorv: "Soosõrv",
    yamaguchi: "Yamaguchi",
    taraguchi: "Taraguchi",
    tarannikov: "Tarannikov",
    rif: "RIF rule",
    swap2: "Swap2",
    standard: "Standard renju",
  },

  create: {
    heading: "Share a link and play",
    lead: "No account. Each browser checks every move by itself.",
    rule: "Opening rule",
    seat: "You",
    seats: { first: "open the game", second: "come second" },
    way: "How you are connected",
    start: "Make the invitation",
    yours: "Your games in this browser",
  },

  ways: {
    relay: ["Over this site", "Also when one of you is away; watchers by a link."],
    direct: ["Directly, browser to browser", "Two texts to copy, and no server. In one network."],
    tabs: ["Two tabs of this browser", "Without any network."],
  },
  wayMissing: {
    relay: "Needs https: this page cannot sign moves here.",
    direct: "This browser cannot connect directly.",
    tabs: "This browser has no way from tab to tab.",
  },

  invitation: {
    heading: (rule) => `You are invited to a game of ${rule}`,
    seats: {
      first: "You would open the game.",
      second: "The other player opens the game.",
    },
    policies: {
      illegal: "Black’s forbidden moves cannot be played.",
      loses: "Black’s forbidden moves lose the game.",
      claimed: "White must claim Black’s forbidden moves.",
    },
    join: "Join",
    both: "Play both seats here",
    bothNote: "The other seat of this game is played in this browser already.",
    watch: "Just watch",
    looking: "Looking for the game …",
  },

  watch: { heading: "Watch a game" },

  share: {
    invite: "Invitation for the other player",
    inviteNote: "Whoever opens it first and joins has the seat.",
    watch: "Link for watchers",
    back: "Your own link, for another device",
    backNote: "Whoever has it can play for you.",
    copy: "Copy",
    copied: "Copied",
    more: "Links, taking back",
  },

  direct: {
    offer: "Text for the other player",
    answerHere: "The other player’s answer",
    answer: "Your answer: give it to the other player",
    connect: "Connect",
    again: "Connect again",
    addWatcher: "Let somebody watch",
    pasted: "Text from the other player",
    make: "Make a text",
    heading: "Direct connection",
    lead: "One of you makes a text, the other pastes it and gives an answer back.",
  },

  status: {
    up: "Connected",
    down: "No connection. Trying again …",
    downDirect: "The direct connection is lost.",
    waiting: "Waiting for the other player to join.",
    knocking: "Asking for the seat …",
    away: (name) => `${name} is away. The game waits.`,
    watching: "You watch.",
    watchingTaken: "Somebody else has taken the seat. You watch.",
    disputed: "One seat has written two different moves at the same place. The game has stopped.",
    elsewhere: "This seat is open in another tab.",
    takenOver: "This seat is played in another tab now.",
    here: "Play here",
    storage: "This browser does not let the page keep the game. Copy your own link, or the seat is lost with the tab.",
  },

  refused: {
    "bad-signature": "A message was refused: it is not signed by the player that it names.",
    "wrong-digest": "A message was refused: its sender sees another position.",
    "bad-message": "A message was refused: it is damaged.",
    "bad-hello": "Somebody asked for the seat without the right invitation.",
    "wrong-seat": "A message was refused: it was written for the wrong seat.",
    other: (code) => `Something that came was refused (${code}).`,
  },
  dropped: (name) => `${name}’s last step came too late and does not count.`,

  undo: {
    ask: "Ask to take back",
    asked: (name) => `${name} asks to take the last moves back.`,
    waits: "You have asked to take your last move back.",
    accept: "Take back",
    decline: "Play on",
    cancel: "Never mind",
  },

  rematch: { play: "Play again", watch: "Watch the next game" },
  wantsRematch: (name) => `${name} would like to play again.`,

  errors: {
    "bad-link": "This link is cut off or altered. Copy it as a whole.",
    "no-genesis": "Nobody who has this game answers. Try again when the other player is there.",
    "insecure-context": "This page cannot sign moves here: open it by https.",
    "bad-genesis": "This game cannot be joined: it comes from another version of these pages, or was altered.",
    "unknown-game": "This browser does not know this game. Open your own link.",
    other: (code) => `That did not work (${code}).`,
  },
};

export const errorSentence = ({ code }) => words.errors[code] ?? words.errors.other(code ?? "unknown");

/** An error without a code is a fault of these pages, and belongs on the console too. */
export function throwFaults(error) {
  if (typeof error?.code !== "string") throw error;
}
