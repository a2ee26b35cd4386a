// Every word of the game in German. See en.js for how such a file is written.

const plurals = new Intl.PluralRules("de");

/** After “anbieten” and “ansagen”, in the accusative. */
function fifthMoves(count) {
  const forms = { one: `${count} fünften Zug`, other: `${count} fünfte Züge` };
  return forms[plurals.select(count)];
}

const KINDS = { overline: "Überlänge", "double-four": "Doppel-Vier", "double-three": "Doppel-Drei" };
const MADE = {
  five: "sofort ein Fünfer",
  overline: "eine Überlänge",
  "double-four": "eine Doppel-Vier",
  "double-three": "eine Doppel-Drei",
};

const kindNames = (kinds) => kinds.map((kind) => KINDS[kind]).join(" und ");

const FAMILIES = {
  soosorv: "Soosõrv",
  yamaguchi: "Yamaguchi",
  taraguchi: "Taraguchi",
  tarannikov: "Tarannikov-Regel",
  rif: "RIF-Regel",
  swap2: "Swap2",
  standard: "Standard-Renju",
  position: "Aus einer Stellung",
};

/** @type {import("../board.js").BoardTexts} */
const board = {
  board: () => "Renju-Brett",

  point(info) {
    const parts = [info.point];
    if (info.stone) {
      const { color, number } = info.stone;
      const name = color === "black" ? "schwarzer Stein" : "weißer Stein";
      parts.push(number > 0 ? `${name} ${number}` : name);
    } else if (info.offer) parts.push(`Angebot ${info.offer}`);
    else parts.push("leer");
    if (info.last) parts.push("letzter Zug");
    if (info.winning) parts.push("Gewinnreihe");
    if (info.forbidden.length > 0) parts.push(`verboten: ${kindNames(info.forbidden)}`);
    if (info.symmetricalTo) parts.push(`gesperrt, symmetrisch zu ${info.symmetricalTo}`);
    if (info.unavailable) parts.push("nicht möglich");
    if (info.aimed) parts.push("angezielt");
    return parts.join(", ");
  },
};

/** @type {import("./texts.js").Texts} */
const texts = {
  language: "de",
  board,

  newGame: "Neue Partie",
  moves: "Zugliste",
  copyRecord: "Aufzeichnung kopieren",
  recordCopied: "Kopiert",
  pasteRecord: "Aufzeichnung einfügen",
  undo: "Zurücknehmen",
  redo: "Wiederholen",
  pass: "Passen",
  offerDraw: "Remis anbieten",
  resign: "Aufgeben",
  settings: "Einstellungen",
  cancel: "Abbrechen",
  close: "Schließen",
  players: "Spieler",
  actions: "Partie",
  failed: "Die Partie konnte in diesem Browser nicht gestartet werden.",

  seats: { first: "Spieler 1", second: "Spieler 2" },
  colors: { black: "Schwarz", white: "Weiß" },
  toAct: "am Zug",
  winner: "gewinnt",
  waiting: (name) => `Warten auf ${name}.`,

  // With a limit the name has a hyphen at which no line breaks.
  ruleName: (family, limit) => (FAMILIES[family] ?? family) + (limit === null ? "" : `\u2011${limit}`),
  patternName: ({ code, name }) => `${code} ${name}`,

  replay: {
    group: "Nachspielen",
    first: "Erste Stellung",
    back: "Einen Schritt zurück",
    play: "Partie abspielen",
    pause: "Anhalten",
    forward: "Einen Schritt vor",
    last: "Letzte Stellung",
    step: (step, steps) => `Stellung nach Schritt ${step} von ${steps}`,
    detail: "Die Partie geht an ihrer letzten Stellung weiter.",
  },

  ask: {
    place: {
      heading: {
        black: (name, number) => `${name} setzt den schwarzen Stein ${number}`,
        white: (name, number) => `${name} setzt den weißen Stein ${number}`,
      },
      detail: (area) => {
        if (area === 1) return "Auf den Mittelpunkt.";
        return area < 15 ? `In das zentrale ${area} × ${area}-Quadrat.` : "An beliebiger Stelle.";
      },
    },
    choose: {
      heading: (name) => `${name} darf die Farben tauschen`,
      detail: { black: "Du hast jetzt Schwarz.", white: "Du hast jetzt Weiß." },
    },
    declare: {
      heading: (name) => `${name} sagt die Zahl fünfter Züge an`,
      detail: "Schwarz muss dann genau so viele anbieten.",
    },
    offer: {
      heading: (name) => `${name} bietet fünfte Züge an`,
      detail: (offered, count) => `${offered} von ${count} angeboten. Keine zwei dürfen symmetrisch sein.`,
    },
    pick: {
      heading: (name) => `${name} wählt den fünften Zug von Schwarz`,
      detail: "Einer der Punkte mit Buchstaben wird ein schwarzer Stein.",
    },
    play: {
      heading: {
        black: (name) => `${name} ist mit Schwarz am Zug`,
        white: (name) => `${name} ist mit Weiß am Zug`,
      },
      detail: (number) => `Stein ${number}.`,
      drawOffered: (name) => `${name} bietet Remis an. Nimm an, oder spiel weiter, um abzulehnen.`,
    },
  },

  next: {
    place: {
      black: (name, number) => `Danach setzt ${name} den schwarzen Stein ${number}.`,
      white: (name, number) => `Danach setzt ${name} den weißen Stein ${number}.`,
    },
    placeByColor: {
      black: (number) => `Danach setzt Schwarz Stein ${number}.`,
      white: (number) => `Danach setzt Weiß Stein ${number}.`,
    },
    choose: (name) => `Danach darf ${name} die Farben tauschen.`,
    declare: "Danach sagt Weiß an, wie viele fünfte Züge Schwarz anbieten muss.",
    offer: (count) => `Danach bietet Schwarz ${fifthMoves(count)} an.`,
    pick: "Danach wählt Weiß einen davon.",
    play: "Danach ist die Eröffnung zu Ende, und es wird normal gespielt.",
  },

  choice: {
    keep: "Farben behalten",
    swap: "Farben tauschen",
    stay: { black: "du bleibst Schwarz", white: "du bleibst Weiß" },
    become: { black: "du spielst dann Schwarz", white: "du spielst dann Weiß" },
    branch: { offers: "Stattdessen fünfte Züge anbieten", extend: "Stattdessen zwei Steine setzen" },
    branchAfter: { offers: "kein Tausch mehr an dieser Stelle", extend: "dann wählt der andere Spieler" },
    declare: (count) => `${fifthMoves(count)} ansagen`,
    claim: "Verbotenen Zug reklamieren",
    claimAfter: "Weiß gewinnt",
    acceptDraw: "Remis annehmen",
    colorsGroup: "Farben",
    countsGroup: "Zahl fünfter Züge",
    offersGroup: "Angebotene fünfte Züge",
    answersGroup: "Antworten",
  },

  confirm: {
    place: (point) => `${point} setzen`,
    offer: (point) => `${point} anbieten`,
    pick: (letter) => `${letter} wählen`,
    none: { place: "Setzen", offer: "Anbieten", pick: "Wählen" },
  },

  event: {
    place: {
      black: (name, number, point) => `${name}: schwarzer Stein ${number} auf ${point}.`,
      white: (name, number, point) => `${name}: weißer Stein ${number} auf ${point}.`,
    },
    pass: {
      black: (name) => `${name} passt mit Schwarz.`,
      white: (name) => `${name} passt mit Weiß.`,
    },
    keep: (name) => `${name} behält die Farben.`,
    swap: (name) => `${name} tauscht die Farben.`,
    nowHolds: {
      black: (name) => `${name} hat jetzt Schwarz.`,
      white: (name) => `${name} hat jetzt Weiß.`,
    },
    branch: (name, to) =>
      ({
        offers: `${name} will fünfte Züge anbieten.`,
        extend: `${name} will zwei Steine setzen.`,
      })[to] ?? `${name} wählt ${to}.`,
    declare: (name, count) => `${name} sagt ${fifthMoves(count)} an.`,
    offer: (name, point, letter) => `${name} bietet ${point} als ${letter} an.`,
    offers: (name, points) => `${name} bietet an: ${points.join(", ")}.`,
    pick: (name, number, point) => `${name} wählt ${point} als schwarzen Stein ${number}.`,
    claim: (name) => `${name} reklamiert einen verbotenen Zug.`,
    acceptDraw: (name) => `${name} nimmt das Remis an.`,
    resign: (name) => `${name} gibt auf.`,
    timeout: (name) => `${name} hat keine Zeit mehr.`,
    drawOffered: (name) => `${name} bietet Remis an.`,
    undone: "Der letzte Schritt wurde zurückgenommen.",
    redone: "Der Schritt wurde wiederholt.",
    started: "Eine neue Partie.",
    opened: "Die Aufzeichnung wurde geöffnet.",
  },

  result: {
    heading: {
      black: (name) => `${name} gewinnt mit Schwarz`,
      white: (name) => `${name} gewinnt mit Weiß`,
    },
    draw: "Die Partie endet unentschieden",
    reason: {
      five: "Fünf in einer Reihe.",
      overline: "Weiß gewinnt mit Überlänge.",
      resignation: "Der andere Spieler hat aufgegeben.",
      timeout: "Der andere Spieler hat keine Zeit mehr.",
      "full-board": "Das Brett ist voll.",
      passes: "Beide Spieler haben gepasst.",
      agreement: "Remis vereinbart.",
    },
    forbidden: (kinds) => `Verbotener Zug von Schwarz: ${kindNames(kinds)}.`,
  },

  why: {
    forbidden: {
      illegal: (point, kinds) => `${point} ist für Schwarz verboten: ${kindNames(kinds)}.`,
      loses: (point, kinds) => `Auf ${point} verliert Schwarz durch einen verbotenen Zug: ${kindNames(kinds)}.`,
      claimed: (point, kinds) => `Auf ${point} kann Weiß einen verbotenen Zug reklamieren: ${kindNames(kinds)}.`,
    },
    overline: (row) => `Reihe von sechs oder mehr: ${row}.`,
    four: (row) => `Vierer: ${row}.`,
    three: (row) => `Dreier: ${row}.`,
    allowed: (point) => `${point} ist erlaubt: höchstens einer der Dreier ist echt.`,
    falseThree: (row, point, because) => `${row} ist kein Dreier: auf ${point} entstünde für Schwarz ${MADE[because]}.`,
    noPoint: (text) => `Einen Punkt ${text} gibt es nicht.`,
    symmetrical: (point, to) => `${point} ist gesperrt: symmetrisch zum Angebot ${to}.`,
  },

  error: {
    "game-over": () => "Die Partie ist beendet.",
    "not-your-turn": () => "Der andere Spieler ist am Zug.",
    "wrong-phase": () => "Das ist jetzt nicht gefragt.",
    occupied: () => "Auf diesem Punkt liegt schon ein Stein.",
    "outside-area": ({ area }) =>
      area === 1
        ? "Der erste Stein gehört auf den Mittelpunkt."
        : `Der Stein muss im zentralen ${area} × ${area}-Quadrat liegen.`,
    "already-offered": () => "Dieser Punkt ist schon angeboten.",
    "symmetrical-offer": ({ to }) => `Gesperrt: symmetrisch zum Angebot ${to}.`,
    "not-offered": () => "Dieser Punkt wurde nicht angeboten.",
    "forbidden-overline": () => "Für Schwarz verboten: Überlänge.",
    "forbidden-double-four": () => "Für Schwarz verboten: Doppel-Vier.",
    "forbidden-double-three": () => "Für Schwarz verboten: Doppel-Drei.",
    "count-out-of-range": ({ min, max }) => `Wähle eine Zahl von ${min} bis ${max}.`,
    "unknown-branch": () => "Diese Wahl gibt es nicht.",
    "nothing-to-claim": () => "Es gibt nichts zu reklamieren.",
    "no-draw-offer": () => "Es ist kein Remis angeboten.",
    "nothing-to-undo": () => "Es gibt nichts zurückzunehmen.",
    "unknown-opening": () => "Eine Eröffnungsregel dieses Namens gibt es nicht.",
    "limit-out-of-range": ({ min, max }) => `Die Zahl in der Eröffnungsregel muss zwischen ${min} und ${max} liegen.`,
    "unsupported-version": () => "Die Aufzeichnung stammt aus einer neueren Version.",
    "bad-position": () => "Die Stellung in der Aufzeichnung ist nicht lesbar.",
    "invalid-argument": () => "Das ist keine Aufzeichnung.",
    unknown: (code) => `Das geht nicht (${code}).`,
  },

  recordError: {
    word: (word, reason) => `„${word}“ ist hier nicht lesbar. ${reason}`,
    empty: "Füge zuerst eine Aufzeichnung ein.",
    end: "Die Aufzeichnung endet zu früh.",
    other: "Es passt hier nicht.",
    causes: {
      unreadable: "Es ist kein Wort einer Aufzeichnung.",
      "not-canonical": "Es ist anders geschrieben als in Aufzeichnungen.",
      "too-long": "Die Aufzeichnung ist zu lang.",
      "wrong-phase": "An dieser Stelle ist etwas anderes gefragt.",
      "outside-area": "Der Stein liegt außerhalb des Quadrats für diesen Schritt.",
      "symmetrical-offer": "Der Punkt ist symmetrisch zu einem Angebot davor.",
      "count-out-of-range": "Die Zahl ist zu hoch oder zu niedrig.",
      "limit-out-of-range": "Die Zahl in der Eröffnungsregel ist zu hoch oder zu niedrig.",
      "unknown-opening": "Eine Aufzeichnung beginnt mit dem Namen einer Eröffnungsregel.",
      "bad-position": "Aus dieser Stellung kann keine Partie beginnen.",
      "game-over": "Die Partie ist vorher schon beendet.",
      "nothing-to-claim": "An dieser Stelle gibt es nichts zu reklamieren.",
      "no-draw-offer": "An dieser Stelle ist kein Remis angeboten.",
    },
  },

  dialog: {
    newGame: {
      heading: "Neue Partie",
      rule: "Eröffnungsregel",
      limit: "Fünfte Züge, höchstens",
      policy: "Verbotene Züge von Schwarz",
      policies: {
        illegal: ["Nicht spielbar", "Das Brett nimmt sie nicht an."],
        loses: ["Sie verlieren die Partie", "Wer einen spielt, verliert sofort."],
        claimed: ["Weiß muss reklamieren", "Wie am Brett."],
      },
      replaces: "Die Partie auf dem Brett wird abgebrochen.",
      start: "Beginnen",
    },
    paste: {
      heading: "Aufzeichnung einfügen",
      label: "Aufzeichnung",
      hint: "Zum Beispiel: soosorv-8 h8 h9 h10 keep …",
      open: "Öffnen",
    },
    copy: {
      heading: "Aufzeichnung kopieren",
      hint: "Dieser Browser lässt die Seite nicht kopieren. Kopiere den markierten Text.",
    },
    settings: {
      heading: "Einstellungen",
      numbers: "Zugnummern",
      coordinates: "Koordinaten",
      forbiddenMarks: "Verbotene Punkte",
      turned: "Brett drehen",
      input: "Ein Druck auf das Brett",
      inputs: {
        auto: "Maus setzt, Finger zielt zuerst",
        direct: "Setzt immer sofort",
        confirm: "Zielt immer zuerst",
        drag: "Ziehen unter einer Lupe",
      },
      theme: "Design",
      themes: { auto: "Automatisch", light: "Hell", dark: "Dunkel" },
    },
    pass: {
      heading: (name) => `${name} passt?`,
      text: "Passen beide nacheinander, endet die Partie unentschieden.",
      yes: "Passen",
    },
    resign: {
      heading: (name) => `${name} gibt auf?`,
      text: "Der andere Spieler gewinnt.",
      yes: "Aufgeben",
    },
    acceptDraw: {
      heading: (name) => `${name} nimmt das Remis an?`,
      text: "Die Partie endet unentschieden.",
      yes: "Remis annehmen",
    },
    claim: {
      heading: (name) => `${name} reklamiert einen verbotenen Zug?`,
      text: "Weiß gewinnt.",
      yes: "Reklamieren",
    },
    forbidden: {
      heading: (point) => `Auf ${point} setzen?`,
      yes: "Trotzdem setzen",
    },
  },
};

export default texts;
