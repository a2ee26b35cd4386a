// Every word of the game in English.
//
// Another language is another file of the same shape (texts.d.ts). Sentences are functions and whole: a colour is never
// put into a gap, since other languages bend it. Names of people, points and numbers may be put in.

import { textsEn as board } from "../texts-en.js";

const plurals = new Intl.PluralRules("en");

function fifthMoves(count) {
  const forms = { one: `${count} fifth move`, other: `${count} fifth moves` };
  return forms[plurals.select(count)];
}

const KINDS = { overline: "overline", "double-four": "double four", "double-three": "double three" };
const MADE = {
  five: "make a five at once",
  overline: "make an overline",
  "double-four": "make a double four",
  "double-three": "make a double three",
};

const kindNames = (kinds) => kinds.map((kind) => KINDS[kind]).join(" and ");

const FAMILIES = {
  soosorv: "Soosõrv",
  yamaguchi: "Yamaguchi",
  taraguchi: "Taraguchi",
  tarannikov: "Tarannikov",
  rif: "RIF rule",
  swap2: "Swap2",
  standard: "Standard renju",
  position: "From a position",
};

/** @type {import("./texts.js").Texts} */
const texts = {
  language: "en",
  board,

  newGame: "New game",
  moves: "Moves",
  copyRecord: "Copy record",
  recordCopied: "Copied",
  pasteRecord: "Paste record",
  undo: "Undo",
  redo: "Redo",
  pass: "Pass",
  offerDraw: "Offer draw",
  resign: "Resign",
  settings: "Settings",
  cancel: "Cancel",
  close: "Close",
  players: "Players",
  actions: "Game",
  failed: "The game could not be started in this browser.",

  seats: { first: "Player 1", second: "Player 2" },
  colors: { black: "Black", white: "White" },
  toAct: "to act",
  winner: "wins",
  waiting: (name) => `Waiting for ${name}.`,

  // With a limit the name has a hyphen at which no line breaks.
  ruleName: (family, limit) => (FAMILIES[family] ?? family) + (limit === null ? "" : `\u2011${limit}`),
  patternName: ({ code, name }) => `${code} ${name}`,

  replay: {
    group: "Replay",
    first: "First position",
    back: "One step back",
    play: "Play the game through",
    pause: "Pause",
    forward: "One step on",
    last: "Last position",
    step: (step, steps) => `Position after step ${step} of ${steps}`,
    detail: "The game goes on at its last position.",
  },

  ask: {
    place: {
      heading: {
        black: (name, number) => `${name} places black stone ${number}`,
        white: (name, number) => `${name} places white stone ${number}`,
      },
      detail: (area) => {
        if (area === 1) return "On the centre point.";
        return area < 15 ? `Inside the central ${area} × ${area} square.` : "Anywhere on the board.";
      },
    },
    choose: {
      heading: (name) => `${name} may swap colours`,
      detail: { black: "You hold Black now.", white: "You hold White now." },
    },
    declare: {
      heading: (name) => `${name} declares the number of fifth moves`,
      detail: "Black must then offer exactly that many.",
    },
    offer: {
      heading: (name) => `${name} offers fifth moves`,
      detail: (offered, count) => `${offered} of ${count} offered. No two may be symmetrical.`,
    },
    pick: {
      heading: (name) => `${name} picks Black’s fifth move`,
      detail: "One of the lettered points becomes a black stone.",
    },
    play: {
      heading: {
        black: (name) => `${name} to move with Black`,
        white: (name) => `${name} to move with White`,
      },
      detail: (number) => `Stone ${number}.`,
      drawOffered: (name) => `${name} offers a draw. Accept it, or play on to decline.`,
    },
  },

  next: {
    place: {
      black: (name, number) => `Then ${name} places black stone ${number}.`,
      white: (name, number) => `Then ${name} places white stone ${number}.`,
    },
    placeByColor: {
      black: (number) => `Then Black places stone ${number}.`,
      white: (number) => `Then White places stone ${number}.`,
    },
    choose: (name) => `Then ${name} may swap colours.`,
    declare: "Then White declares how many fifth moves Black must offer.",
    offer: (count) => `Then Black offers ${fifthMoves(count)}.`,
    pick: "Then White picks one of them.",
    play: "Then the opening is over and normal play begins.",
  },

  choice: {
    keep: "Keep colours",
    swap: "Swap colours",
    stay: { black: "you stay Black", white: "you stay White" },
    become: { black: "you will play Black", white: "you will play White" },
    branch: { offers: "Offer fifth moves instead", extend: "Add two stones instead" },
    branchAfter: { offers: "no swap now", extend: "the other player then chooses" },
    declare: (count) => `Declare ${fifthMoves(count)}`,
    claim: "Claim the forbidden move",
    claimAfter: "White wins",
    acceptDraw: "Accept the draw",
    colorsGroup: "Colours",
    countsGroup: "Number of fifth moves",
    offersGroup: "Offered fifth moves",
    answersGroup: "Answers",
  },

  confirm: {
    place: (point) => `Place ${point}`,
    offer: (point) => `Offer ${point}`,
    pick: (letter) => `Pick ${letter}`,
    none: { place: "Place", offer: "Offer", pick: "Pick" },
  },

  event: {
    place: {
      black: (name, number, point) => `${name}: black stone ${number} on ${point}.`,
      white: (name, number, point) => `${name}: white stone ${number} on ${point}.`,
    },
    pass: {
      black: (name) => `${name} passes with Black.`,
      white: (name) => `${name} passes with White.`,
    },
    keep: (name) => `${name} keeps the colours.`,
    swap: (name) => `${name} swaps colours.`,
    nowHolds: {
      black: (name) => `${name} is Black now.`,
      white: (name) => `${name} is White now.`,
    },
    branch: (name, to) =>
      ({
        offers: `${name} chooses to offer fifth moves.`,
        extend: `${name} chooses to add two stones.`,
      })[to] ?? `${name} chooses ${to}.`,
    declare: (name, count) => `${name} declares ${fifthMoves(count)}.`,
    offer: (name, point, letter) => `${name} offers ${point} as ${letter}.`,
    offers: (name, points) => `${name} offers ${points.join(", ")}.`,
    pick: (name, number, point) => `${name} picks ${point} as black stone ${number}.`,
    claim: (name) => `${name} claims a forbidden move.`,
    acceptDraw: (name) => `${name} accepts the draw.`,
    resign: (name) => `${name} resigns.`,
    timeout: (name) => `${name} is out of time.`,
    drawOffered: (name) => `${name} offers a draw.`,
    undone: "The last step was taken back.",
    redone: "The step was repeated.",
    started: "A new game.",
    opened: "The record was opened.",
  },

  result: {
    heading: {
      black: (name) => `${name} wins with Black`,
      white: (name) => `${name} wins with White`,
    },
    draw: "The game is drawn",
    reason: {
      five: "Five in a row.",
      overline: "White wins with an overline.",
      resignation: "The other player resigned.",
      timeout: "The other player is out of time.",
      "full-board": "The board is full.",
      passes: "Both players passed.",
      agreement: "Draw by agreement.",
    },
    forbidden: (kinds) => `Forbidden move by Black: ${kindNames(kinds)}.`,
  },

  why: {
    forbidden: {
      illegal: (point, kinds) => `${point} is forbidden for Black: ${kindNames(kinds)}.`,
      loses: (point, kinds) => `On ${point} Black loses by a forbidden move: ${kindNames(kinds)}.`,
      claimed: (point, kinds) => `On ${point} White can claim a forbidden move: ${kindNames(kinds)}.`,
    },
    overline: (row) => `Row of six or more: ${row}.`,
    four: (row) => `Four: ${row}.`,
    three: (row) => `Three: ${row}.`,
    allowed: (point) => `${point} is allowed: at most one of its threes is real.`,
    falseThree: (row, point, because) => `${row} is no three: on ${point} Black would ${MADE[because]}.`,
    noPoint: (text) => `There is no point ${text}.`,
    symmetrical: (point, to) => `${point} is closed: symmetrical to the offer ${to}.`,
  },

  error: {
    "game-over": () => "The game is over.",
    "not-your-turn": () => "It is the other player’s turn.",
    "wrong-phase": () => "This is not asked for now.",
    occupied: () => "There is a stone on this point.",
    "outside-area": ({ area }) =>
      area === 1
        ? "The first stone belongs on the centre point."
        : `The stone must lie inside the central ${area} × ${area} square.`,
    "already-offered": () => "This point is offered already.",
    "symmetrical-offer": ({ to }) => `Closed: symmetrical to the offer ${to}.`,
    "not-offered": () => "This point was not offered.",
    "forbidden-overline": () => "Forbidden for Black: overline.",
    "forbidden-double-four": () => "Forbidden for Black: double four.",
    "forbidden-double-three": () => "Forbidden for Black: double three.",
    "count-out-of-range": ({ min, max }) => `Choose a number from ${min} to ${max}.`,
    "unknown-branch": () => "There is no such choice.",
    "nothing-to-claim": () => "There is nothing to claim.",
    "no-draw-offer": () => "No draw is offered.",
    "nothing-to-undo": () => "There is nothing to take back.",
    "unknown-opening": () => "There is no opening rule of this name.",
    "limit-out-of-range": ({ min, max }) => `The number in the opening rule must lie between ${min} and ${max}.`,
    "unsupported-version": () => "The record comes from a newer version.",
    "bad-position": () => "The position in the record cannot be read.",
    "invalid-argument": () => "This is not a record.",
    unknown: (code) => `It cannot be done (${code}).`,
  },

  recordError: {
    word: (word, reason) => `“${word}” cannot be read here. ${reason}`,
    empty: "Paste a record first.",
    end: "The record ends too early.",
    other: "It does not fit here.",
    causes: {
      unreadable: "It is no word of a record.",
      "not-canonical": "It is spelled in another way than records are.",
      "too-long": "The record is too long.",
      "wrong-phase": "Something else is asked for at this place.",
      "outside-area": "The stone lies outside the square of this step.",
      "symmetrical-offer": "It is symmetrical to an offer before it.",
      "count-out-of-range": "The number is too high or too low.",
      "limit-out-of-range": "The number in the opening rule is too high or too low.",
      "unknown-opening": "A record begins with the name of an opening rule.",
      "bad-position": "No game can start from this position.",
      "game-over": "The game has ended before.",
      "nothing-to-claim": "There is nothing to claim at this place.",
      "no-draw-offer": "No draw is offered at this place.",
    },
  },

  dialog: {
    newGame: {
      heading: "New game",
      rule: "Opening rule",
      limit: "Fifth moves, at most",
      policy: "Black’s forbidden moves",
      policies: {
        illegal: ["Cannot be played", "The board refuses them."],
        loses: ["Lose the game", "Playing one ends the game at once."],
        claimed: ["White must claim them", "As over the board."],
      },
      replaces: "The game on the board will be given up.",
      start: "Start",
    },
    paste: {
      heading: "Paste a record",
      label: "Record",
      hint: "For example: soosorv-8 h8 h9 h10 keep …",
      open: "Open",
    },
    copy: {
      heading: "Copy the record",
      hint: "This browser does not let the page copy. Copy the marked text.",
    },
    settings: {
      heading: "Settings",
      numbers: "Move numbers",
      coordinates: "Coordinates",
      forbiddenMarks: "Forbidden points",
      turned: "Turn the board round",
      input: "A press on the board",
      inputs: {
        auto: "Mouse plays, finger aims first",
        direct: "Always plays at once",
        confirm: "Always aims first",
        drag: "Drag under a magnifier",
      },
      theme: "Theme",
      themes: { auto: "Automatic", light: "Light", dark: "Dark" },
    },
    pass: {
      heading: (name) => `${name} passes?`,
      text: "Two passes in a row end the game as a draw.",
      yes: "Pass",
    },
    resign: {
      heading: (name) => `${name} resigns?`,
      text: "The other player wins.",
      yes: "Resign",
    },
    acceptDraw: {
      heading: (name) => `${name} accepts the draw?`,
      text: "The game ends as a draw.",
      yes: "Accept the draw",
    },
    claim: {
      heading: (name) => `${name} claims a forbidden move?`,
      text: "White wins.",
      yes: "Claim",
    },
    forbidden: {
      heading: (point) => `Play on ${point}?`,
      yes: "Play anyway",
    },
  },
};

export default texts;
