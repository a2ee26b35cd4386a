// Every word of the rules pages in English. The other languages are files with the same keys.
//
// Texts are HTML. What the boards say while one tries them are the game's own words, from the package.

const WHO = {
  first: "The first player",
  second: "The other player",
  black: "The player holding Black",
  white: "The player holding White",
};

function where(area) {
  if (area === 1) return "on the centre point";
  return area === 15 ? "anywhere" : `inside the central ${area} × ${area} square`;
}

export default {
  language: "en",
  name: "English",

  site: {
    title: "Renju",
    rules: "Rules",
    play: "Play",
    skip: "Skip to content",
    languages: "Languages",
    pages: "All rules",
    next: "Read on",
    withoutScript:
      "The boards on this page can be tried where JavaScript is on. The pictures and the text say the same.",
  },

  board: {
    stones: (black, white) => `Board. Black: ${black || "no stone"}. White: ${white || "no stone"}.`,
    offers: (points) => `Offered: ${points}.`,
    asked: (point) => `In question: ${point}.`,
    again: "Start again",
    why: (point) => `Show ${point}`,
    try: "Try it",
  },

  index: {
    title: "The rules of renju",
    description:
      "Renju explained with boards to try: the Soosõrv-8 opening step by step, the other opening rules, and Black's forbidden moves.",
    heading: "The rules of renju",
    lead: "Renju is five in a row on a board of 15 × 15 points. Two players place stones in turn, Black first. Stones never move and are never captured. Whoever makes five in a row wins.",
    text: [
      'To begin is a great advantage: without more rules Black would win. Renju takes it away in two places. Some moves are <a href="forbidden-moves.html">forbidden for Black</a>, and an <strong>opening rule</strong> makes sure that the first stones give both players the same chance.',
    ],
    start: "Start here",
    others: "Other opening rules",
    moves: "During the game",
  },

  soosorv: {
    title: "The Soosõrv-8 opening rule, step by step",
    description:
      "How a game of renju begins with Soosõrv-8: three stones, a swap, the fourth stone and a number, a second swap, the fifth moves and the pick. Each step on a board to try.",
    short: "Step by step, on boards to try",
    lead: "One player sets up a standard opening. Twice there is a chance to swap colours. And White says how many fifth moves, up to eight, Black has to offer.",
    what: "What it is for",
    about: [
      "Soosõrv-8 is the opening rule of the Renju World Championships of 2017 to 2023. It covers the first six stones; after them normal renju goes on.",
      "It works like two children and one cake: one cuts, the other chooses. Whoever sets up an opening that is too good for one colour will see the opponent take that colour. So both look for a balanced position, and every step below is a cut or a choice.",
    ],
    steps: "The six steps",
    step: [
      {
        heading: "Three stones",
        text: "The first player places the first three stones: Black on the centre point, White inside the central 3 × 3 square, Black inside the central 5 × 5 square. Apart from turning and mirroring the board there are exactly 26 ways to do this, the <strong>26 standard openings</strong>. All of them have Japanese names that speak of stars and moons.",
        caption:
          "Black’s first stone belongs on the centre point, the next two in the squares of 3 × 3 and 5 × 5 around it.",
        task: "Place the three stones. Only the marked square is open.",
        done: "This is {pattern}, one of the 26 openings.",
      },
      {
        heading: "The first swap",
        text: "The other player looks at the three stones and may swap colours. The stones stay as they are: what changes is who plays Black. Whoever was going to play White then plays Black, and the reverse.",
        caption: "Shogetsu, the eighth direct opening. Which colour would you rather have?",
        task: "You are the other player, Player 2, and hold White. Decide.",
        done: "From now on the colours may change hands only once more.",
      },
      {
        heading: "The fourth stone and a number",
        text: "Whoever holds White now places the fourth stone anywhere and at once declares a number from 1 to 8: so many fifth moves Black will have to offer. A high number helps White, who will choose among them. But the next step belongs to Black.",
        caption: "White’s fourth stone may lie on any empty point.",
        task: "Place the white stone, then declare a number.",
        done: "A small number is good for Black, a large one for White. Where is the balance?",
      },
      {
        heading: "The second swap",
        text: "Whoever holds Black may swap once more, now knowing the fourth stone and the number. The number stays what it is, whoever has to offer. After this decision the colours are settled.",
        caption: "White has played h6 and declared three fifth moves.",
        task: "You hold Black. With three fifth moves to offer, do you still want it?",
        done: "Now it is settled who plays Black in this game.",
      },
      {
        heading: "The fifth moves",
        text: "Black offers exactly the declared number of different fifth moves, on any empty points. <strong>No two of them may be symmetrical</strong>: if turning, mirroring or shifting the four stones lays one point on the other, both would be the same move. With a declared number of 1 Black simply plays the fifth stone.",
        caption:
          "These four stones lie in one line, so nearly every point has twins: g8, g7, i8 and i7 are one and the same move.",
        task: "Offer three fifth moves. The twins of an offer close at once; press one of them to see why.",
        done: "Three fifth moves, no two of them symmetrical.",
      },
      {
        heading: "The pick and the sixth stone",
        text: "White picks one of the offered fifth moves. It becomes Black’s fifth stone, the others vanish. Then White places the sixth stone anywhere, and the opening is over.",
        caption: "Black has offered the points A, B and C.",
        task: "Pick the fifth move that is worst for Black, then place the white stone.",
        done: "From here on it is normal renju, with Black’s forbidden moves.",
      },
    ],
    forbidden:
      "Forbidden moves hold during the opening as well, for Black’s stones and for the offered fifth moves. With so few stones they cannot come up yet, but the rule is the rule.",
    changes: "What it changes",
    changesText: "Soosõrv-8 beside standard renju, which has no opening rule:",
    columns: ["", "Standard renju", "Soosõrv‑8"],
    table: [
      [
        "First stones",
        "Black begins on any point, then the players take turns.",
        "One player places three stones: Black on the centre point, White inside the central 3 × 3 square, Black inside the central 5 × 5 square.",
      ],
      [
        "Fourth move",
        "White plays it anywhere.",
        "White plays it anywhere and then declares, from 1 to 8, how many fifth moves Black must offer.",
      ],
      [
        "Colour swap",
        "None: the colours stay from beginning to end.",
        "Two chances: the other player after the third stone, and the player holding Black after the declaration.",
      ],
      [
        "Fifth move",
        "Black plays it anywhere.",
        "Black offers the declared number, no two symmetrical, and White picks. A single one is simply played.",
      ],
      [
        "After the opening",
        "Double three, double four and overline are forbidden for Black, who wins with exactly five in a row. White wins with five or more.",
        "The same, from the sixth stone on. Black’s stones and offers in the opening must not be forbidden moves either.",
      ],
    ],
    history: "History",
    historyText: [
      "The rule bears the name of Ants Soosõrv, the Estonian player who proposed it. The European Championship of 2008 was played by it; in the same year an extra General Assembly of the Renju International Federation approved it together with Taraguchi and Yamaguchi. White could declare at most four fifth moves then.",
      "In 2011 the federation certified Soosõrv‑N, a proposal of the Russian Renju Association: the same steps, with an upper limit N that can be chosen. In 2015 the General Assembly decided for a limit of eight and for the World Championship from 2017 on.",
      "World champions were found by it in 2017, 2019 and 2023, and world champion teams in 2018. In 2024 and 2025 Taraguchi‑10 took its place.",
    ],
  },

  rule: {
    description: (name) =>
      `The renju opening rule ${name}: its steps, its limits, where it comes from, and a board to try it on.`,
    title: (name) => `${name}: a renju opening rule`,
    origin: "Origin",
    limits: "Fifth moves",
    steps: "Steps",
    task: "Play the opening for both players. The step that is due is marked in the list.",
    caption: "The board before the first stone.",
    done: "The opening is over. From here on it is normal renju.",
    limit: ({ min, max, default: usual }) => `${usual} as a rule; any limit from ${min} to ${max} can be agreed`,
    noLimit: "The number is fixed by the rule",
    none: "None",
    year: (year, place) => `${year}, ${place}`,
    place: (by, color, number, area) => `${WHO[by]} places the ${color} stone ${number} ${where(area)}.`,
    choose: (by) => `${WHO[by]} may swap colours.`,
    branch: {
      offers: (step) => `Instead of deciding, this player may offer fifth moves: go to step ${step}.`,
      extend: (step) => `Instead of deciding, this player may add two stones: go to step ${step}.`,
    },
    declare: (by) => `${WHO[by]} declares how many fifth moves Black must offer.`,
    offer: {
      declared: "The player holding Black offers the declared number of fifth moves anywhere, no two symmetrical.",
      fixed: (count) => `The player holding Black offers ${count} fifth moves anywhere, no two symmetrical.`,
    },
    pick: "The player holding White picks one of them as the black stone 5.",
    play: "The opening is over, and normal renju goes on.",
    about: {
      taraguchi: {
        place: "Yusui Yamaguchi, Japan; World Championships 2024 and 2025",
        lead: "A swap after every stone, in squares that grow; and after the fourth stone a second way: ten fifth moves to choose from.",
        text: "Taraguchi joins two rules, Tarannikov and Yamaguchi, and their names as well. It was certified in 2008 with five fifth moves; with ten of them it is the rule of the World Championships of 2024 and 2025.",
      },
      yamaguchi: {
        place: "Yusui Yamaguchi, Japan; World Championships 2009 to 2015",
        lead: "The first player sets up a standard opening and says at the same time how many fifth moves Black will offer. The other one chooses the colour.",
        text: "Cut and choice in their purest form: opening and number come from one player, the colour from the other. The rule itself names no highest number; programs usually stop at twelve.",
      },
      rif: {
        place: "Renju International Federation",
        lead: "A standard opening, one swap, two fifth moves.",
        text: "The oldest of the rules here that ask for fifth moves. The number is always two; later rules let the players name it themselves.",
      },
      tarannikov: {
        place: "Russia",
        lead: "Five stones in squares that grow, and after each of them the opponent may swap colours.",
        text: "There are no fifth moves to offer and nothing to count: each stone is a cut, each answer a choice.",
      },
      swap2: {
        place: "tournaments of gomoku, the relative without forbidden moves",
        lead: "Three stones anywhere. Then the other player takes a colour, or adds two stones and leaves the choice to the first.",
        text: "Swap2 comes from gomoku. Here it is played with the rules of renju: Black’s forbidden moves hold from the first stone.",
      },
      standard: {
        place: "Japan",
        lead: "No opening rule: Black begins anywhere.",
        text: "Good for learning, and for games in which the stronger player takes White. Between equals Black’s advantage is too great, even with the forbidden moves.",
      },
    },
  },

  forbidden: {
    title: "Forbidden moves in renju, explained on boards",
    description:
      "Overline, double four and double three: what Black must not play in renju, why some double threes are allowed after all, and what White may do. With boards that show the reasons.",
    short: "Overline, double four, double three, and why some of them are allowed",
    heading: "Forbidden moves",
    lead: "Black must not win by brute force: overline, double four and double three are forbidden for Black. White may do all of it.",
    words: "The words",
    terms: [
      ["Five", "exactly five stones of one colour in an unbroken row. Five wins."],
      ["Overline", "six or more in an unbroken row."],
      ["Four", "four stones in one row that one more stone turns into a five. There may be a gap in it."],
      [
        "Straight four",
        "four in an unbroken row with both ends open: it can become a five in two ways. Players also call it an open four.",
      ],
      [
        "Three",
        "three stones in one row that one more stone turns into a straight four, without making a five at the same time.",
      ],
    ],
    kinds: "What is forbidden",
    kindsText: "The number in brackets is the paragraph of the international rules of renju, as in the sections below.",
    caption: "The point in question is marked.",
    task: (point) => `May Black play ${point}? Press it, or any other point.`,
    nothing: "On {point} Black makes no row that matters here.",
    five: "Five in a row: {row}. Black wins.",
    allowed: "{point} is allowed.",
    example: {
      overline: {
        heading: "Overline (9.2)",
        text: "Black needs exactly five. A sixth stone in the row is too many: no win, but a forbidden move.",
      },
      doubleFour: {
        heading: "Double four (9.2)",
        text: "One stone makes two fours at the same time. The opponent could stop only one of them, and that is why it is forbidden.",
      },
      oneLine: {
        heading: "Two fours in one line",
        text: "Both fours can lie in the same line, with three stones that belong to either. This also is a double four.",
      },
      doubleThree: {
        heading: "Double three (9.2)",
        text: "One stone makes two threes at the same time. Gaps count as well: what matters is whether one more stone makes a straight four.",
      },
      fourThree: {
        heading: "Four and three: allowed",
        text: "One four together with one three is the fork that Black may make, and the usual way to win.",
      },
      five: {
        heading: "Five goes before everything",
        text: "A stone that makes exactly five wins, even if it makes a double three or a double four as well.",
      },
      closed: {
        heading: "Not a three at all",
        text: "Three stones in a row are a three only if a straight four can come of them. Between two white stones there is not enough room here, so only one three is left.",
      },
      falseFour: {
        heading: "A false three: the next stone is forbidden (9.3)",
        text: "A three counts only if Black may really play the stone that makes the straight four. Here that stone would be a double four. One three counts, the other does not, and the move is allowed.",
      },
      falseThree: {
        heading: "A false three: it goes deeper (9.3)",
        text: "Whether the next stone is forbidden may depend on a double three of its own, which must be examined in the same way, and so on, to any depth. Here one step is enough.",
      },
      falseFive: {
        heading: "A false three: a five instead (9.3)",
        text: "If the stone for the straight four makes a five in another direction at the same time, it wins at once, and there was no three.",
      },
    },
    real: "Real and false threes",
    realText:
      "The hardest part of the rules, and the most beautiful one. On boards filled at random about one in five moves that look like a double three is allowed after all.",
    white: "And White?",
    whiteText: [
      "For White nothing is forbidden. White wins with five or more in a row, and a good way to win is to lure Black to a point where the only defence is a forbidden move.",
    ],
    consequences: "If Black plays one after all",
    policies: [
      ["The board does not take it", "the gentlest way, and the usual one here."],
      ["It loses at once", "the way of many servers."],
      [
        "White must claim it",
        "the way over the board: if White does not notice and plays on, a double three or double four is forgiven. An overline can still be claimed until Black makes a five or the game has ended (9.8).",
      ],
    ],
  },
};
