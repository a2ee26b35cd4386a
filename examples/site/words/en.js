// Every word of these pages in English; what is said inside of the game, the element says. The other languages have the
// same keys. Sentences stand whole: a name or a number goes in, never a word.

const plurals = new Intl.PluralRules("en");

function fifthMoves(count) {
  const forms = { one: `${count} fifth move`, other: `${count} fifth moves` };
  return forms[plurals.select(count)];
}

export default {
  site: {
    title: "Renju",
    rules: "Rules",
    play: "Play",
    languages: "Languages",
  },

  start: {
    title: "Renju with Soosõrv-8: share a link and play",
    heading: "Share a link and play renju",
    lead: "Five in a row, with a fair opening. Nothing to sign up for, nothing to install.",
    picture: "A renju board after a standard opening: three fifth moves are offered.",
    invite: ["Invite by link", "Send the link to somebody, and play as soon as it is opened."],
    play: ["Play here", "Two players at one screen."],
    goOn: ["Go on playing here", "Your game at one screen is kept."],
    watch: ["Watch", "Paste the link that a player gave you."],
    rules: ["Rules", "Soosõrv-8 step by step, and what Black must not play."],
    watchHeading: "Watch a game",
    watchText:
      "Each player finds a link for watchers beside the board. It shows every move as it is played, and cannot be used to move.",
    link: "Link",
    open: "Open",
    noLink: "This is no link to a game. Copy it as a whole.",
  },

  kept: {
    heading: "Your games in this browser",
    game: {
      first: (rule) => `${rule}, you are player 1`,
      second: (rule) => `${rule}, you are player 2`,
    },
    gameWith: {
      first: (rule, name) => `${rule} with ${name}, you are player 1`,
      second: (rule, name) => `${rule} with ${name}, you are player 2`,
    },
    yours: "Your turn.",
    theirs: (name) => `Waiting for ${name}.`,
    waiting: "The other player has not joined yet.",
    disputed: "Stopped: one seat has written two different moves at the same place.",
    unreadable: "From another version of these pages.",
    ended: (count) => `Games that are over: ${count}`,
  },

  local: {
    share: "Link to this position",
    shared: "The link is copied.",
    byHand: "The link is in the address bar.",
  },

  title: "Renju",
  pageTitle: "Renju by link",
  yourTurn: (name) => `● Your turn – ${name}`,
  another: "New game",
  you: (name) => `${name} (you)`,

  rule: {
    about: {
      soosorv: (count) =>
        `One player sets up a standard opening, colours may be swapped twice, and White declares how many fifth moves Black must offer: at most ${fifthMoves(count)}.`,
      taraguchi: (count) =>
        `Colours may be swapped after every stone; or Black offers ${fifthMoves(count)} in one go and White picks.`,
      yamaguchi: (count) =>
        `One player sets up a standard opening and declares at most ${fifthMoves(count)}; the other chooses the colour.`,
      rif: () => "A standard opening, one swap of colours, and two fifth moves to pick from.",
      tarannikov: () => "Five stones in squares that grow, and a swap of colours after each.",
      swap2: () =>
        "Three stones anywhere; then the other player takes a colour, or adds two stones and lets the first choose.",
      standard: () => "No opening rule: Black begins anywhere, which is a great advantage.",
    },
    read: "Read how it goes",
  },

  create: {
    heading: "Share a link and play",
    lead: "No account. Each browser checks every move by itself.",
    rule: "Opening rule",
    name: "Your name, if you like",
    seat: "You",
    seats: { first: "open the game", second: "come second" },
    way: "How you are connected",
    start: "Make the invitation",
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
    headingBy: (rule, name) => `${name} invites you to a game of ${rule}`,
    what: "Renju on 15 × 15 points, without a clock.",
    seats: {
      first: "You would open the game.",
      second: "The other player opens the game.",
    },
    opens: (name) => `${name} opens the game.`,
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

  share: {
    invite: "Invitation for the other player",
    inviteNote: "Whoever opens it first and joins has the seat.",
    watch: "Link for watchers",
    back: "Your own link, for another device",
    backNote: "Whoever has it can play for you.",
    send: "Send",
    copy: "Copy",
    copied: "Copied",
    links: "Links",
    more: "Links, taking back",
  },

  direct: {
    offer: "Text for the other player",
    answerHere: "The other player’s answer",
    answer: "Your answer: give it to the other player",
    connect: "Connect",
    addWatcher: "Let somebody watch",
    pasted: "Text from the other player",
    make: "Make a text",
    lead: "One of you makes a text, the other pastes it and gives an answer back.",
  },

  status: {
    up: "Connected",
    down: "No connection. Trying again …",
    downDirect: "The direct connection is lost.",
    answering: "Waiting until the other player has your answer.",
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
    "not-signed": "Your browser did not sign the move. It is tried again.",
    other: (code) => `That did not work (${code}).`,
  },
};
