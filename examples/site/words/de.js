// Every word of these pages in German. See en.js for how such a file is written.

const plurals = new Intl.PluralRules("de");

/** In the accusative. */
function fifthMoves(count) {
  const forms = { one: `${count} fünften Zug`, other: `${count} fünfte Züge` };
  return forms[plurals.select(count)];
}

export default {
  site: {
    title: "Renju",
    rules: "Regeln",
    play: "Spielen",
    languages: "Sprachen",
  },

  start: {
    title: "Renju mit Soosõrv-8: Link teilen und losspielen",
    heading: "Link teilen und Renju spielen",
    lead: "Fünf in einer Reihe, mit einer gerechten Eröffnung. Ohne Anmeldung, ohne Installation.",
    picture: "Ein Renju-Brett nach einer Standarderöffnung: drei fünfte Züge sind angeboten.",
    invite: ["Per Link einladen", "Schick jemandem den Link. Sobald er geöffnet ist, spielt ihr."],
    play: ["Hier spielen", "Zu zweit an einem Bildschirm."],
    goOn: ["Hier weiterspielen", "Eure Partie an diesem Bildschirm ist noch da."],
    watch: ["Zuschauen", "Füge den Link ein, den du von einem Spieler hast."],
    rules: ["Regeln", "Soosõrv-8 Schritt für Schritt, und was Schwarz nicht darf."],
    watchHeading: "Bei einer Partie zuschauen",
    watchText:
      "Jeder Spieler findet neben dem Brett einen Link für Zuschauer. Er zeigt jeden Zug, sobald er gespielt ist; ziehen kann man damit nicht.",
    link: "Link",
    open: "Öffnen",
    noLink: "Das ist kein Link zu einer Partie. Kopiere ihn ganz.",
  },

  kept: {
    heading: "Deine Partien in diesem Browser",
    game: {
      first: (rule) => `${rule}, du bist Spieler 1`,
      second: (rule) => `${rule}, du bist Spieler 2`,
    },
    gameWith: {
      first: (rule, name) => `${rule} mit ${name}, du bist Spieler 1`,
      second: (rule, name) => `${rule} mit ${name}, du bist Spieler 2`,
    },
    yours: "Du bist am Zug.",
    theirs: (name) => `${name} ist am Zug.`,
    waiting: "Der andere Spieler ist noch nicht dabei.",
    disputed: "Angehalten: Ein Platz hat an derselben Stelle zwei verschiedene Züge geschrieben.",
    unreadable: "Aus einer anderen Fassung dieser Seiten.",
    ended: (count) => `Beendete Partien: ${count}`,
  },

  local: {
    share: "Link zu dieser Stellung",
    shared: "Der Link ist kopiert.",
    byHand: "Der Link steht in der Adresszeile.",
  },

  title: "Renju",
  pageTitle: "Renju per Link",
  yourTurn: (name) => `● Du bist am Zug – ${name}`,
  another: "Neue Partie",
  you: (name) => `${name} (du)`,

  rule: {
    about: {
      soosorv: (count) =>
        `Ein Spieler stellt eine Standarderöffnung auf, zweimal darf jemand die Farben tauschen, und Weiß sagt an, wie viele fünfte Züge Schwarz anbieten muss: höchstens ${fifthMoves(count)}.`,
      taraguchi: (count) =>
        `Nach jedem Stein dürfen die Farben getauscht werden; oder Schwarz bietet auf einmal ${fifthMoves(count)} an, und Weiß wählt.`,
      yamaguchi: (count) =>
        `Ein Spieler stellt eine Standarderöffnung auf und sagt höchstens ${fifthMoves(count)} an; der andere wählt die Farbe.`,
      rif: () => "Eine Standarderöffnung, ein Farbtausch und zwei fünfte Züge zur Wahl.",
      tarannikov: () => "Fünf Steine in wachsenden Quadraten, und nach jedem darf getauscht werden.",
      swap2: () =>
        "Drei Steine an beliebiger Stelle; dann nimmt der andere Spieler eine Farbe, oder er setzt zwei Steine dazu und lässt den ersten wählen.",
      standard: () => "Keine Eröffnungsregel: Schwarz beginnt an beliebiger Stelle, und das ist ein großer Vorteil.",
    },
    read: "Lesen, wie es geht",
  },

  create: {
    heading: "Link teilen und losspielen",
    lead: "Ohne Konto. Jeder Browser prüft jeden Zug selbst.",
    rule: "Eröffnungsregel",
    name: "Dein Name, wenn du magst",
    seat: "Du",
    seats: { first: "eröffnest die Partie", second: "bist der andere Spieler" },
    way: "Wie ihr verbunden seid",
    start: "Einladung machen",
  },

  ways: {
    relay: ["Über diese Seite", "Auch wenn einer von euch weg ist; Zuschauer kommen per Link."],
    direct: ["Direkt, von Browser zu Browser", "Zwei Texte zum Kopieren, kein Server. In einem Netz."],
    tabs: ["Zwei Tabs dieses Browsers", "Ohne jedes Netz."],
  },
  wayMissing: {
    relay: "Braucht https: hier kann die Seite Züge nicht signieren.",
    direct: "Dieser Browser kann sich nicht direkt verbinden.",
    tabs: "In diesem Browser führt kein Weg von Tab zu Tab.",
  },

  invitation: {
    heading: (rule) => `Du bist zu einer Partie ${rule} eingeladen`,
    headingBy: (rule, name) => `${name} lädt dich zu einer Partie ${rule} ein`,
    what: "Renju auf 15 × 15 Punkten, ohne Uhr.",
    seats: {
      first: "Du würdest die Partie eröffnen.",
      second: "Der andere Spieler eröffnet die Partie.",
    },
    opens: (name) => `${name} eröffnet die Partie.`,
    policies: {
      illegal: "Verbotene Züge von Schwarz sind nicht spielbar.",
      loses: "Verbotene Züge von Schwarz verlieren die Partie.",
      claimed: "Verbotene Züge von Schwarz muss Weiß reklamieren.",
    },
    join: "Mitspielen",
    both: "Hier für beide spielen",
    bothNote: "Der andere Platz dieser Partie wird schon in diesem Browser gespielt.",
    watch: "Nur zuschauen",
    looking: "Die Partie wird gesucht …",
  },

  share: {
    invite: "Einladung für den anderen Spieler",
    inviteNote: "Wer sie als Erster öffnet und mitspielt, hat den Platz.",
    watch: "Link für Zuschauer",
    back: "Dein eigener Link, für ein anderes Gerät",
    backNote: "Wer ihn hat, kann für dich spielen.",
    send: "Senden",
    copy: "Kopieren",
    copied: "Kopiert",
    links: "Links",
    more: "Links, Zurücknehmen",
  },

  direct: {
    offer: "Text für den anderen Spieler",
    answerHere: "Die Antwort des anderen Spielers",
    answer: "Deine Antwort: gib sie dem anderen Spieler",
    connect: "Verbinden",
    addWatcher: "Jemanden zuschauen lassen",
    pasted: "Text vom anderen Spieler",
    make: "Text machen",
    lead: "Einer von euch macht einen Text, der andere fügt ihn ein und gibt eine Antwort zurück.",
  },

  status: {
    up: "Verbunden",
    down: "Keine Verbindung. Neuer Versuch …",
    downDirect: "Die direkte Verbindung ist abgerissen.",
    answering: "Warten, bis der andere Spieler deine Antwort hat.",
    waiting: "Der andere Spieler ist noch nicht da.",
    knocking: "Der Platz wird angefragt …",
    away: (name) => `${name} ist weg. Die Partie wartet.`,
    watching: "Du schaust zu.",
    watchingTaken: "Jemand anders hat den Platz genommen. Du schaust zu.",
    disputed: "Ein Spieler hat an derselben Stelle zwei verschiedene Züge geschrieben. Die Partie steht.",
    elsewhere: "Dieser Platz ist in einem anderen Tab offen.",
    takenOver: "Dieser Platz wird jetzt in einem anderen Tab gespielt.",
    here: "Hier spielen",
    storage:
      "Dieser Browser lässt die Seite die Partie nicht behalten. Kopiere deinen eigenen Link, sonst ist der Platz mit dem Tab weg.",
  },

  refused: {
    "bad-signature": "Eine Nachricht wurde abgewiesen: der genannte Spieler hat sie nicht signiert.",
    "wrong-digest": "Eine Nachricht wurde abgewiesen: wer sie schickt, sieht eine andere Stellung.",
    "bad-message": "Eine Nachricht wurde abgewiesen: sie ist beschädigt.",
    "bad-hello": "Jemand wollte den Platz ohne die richtige Einladung.",
    "wrong-seat": "Eine Nachricht wurde abgewiesen: sie ist für den falschen Platz geschrieben.",
    other: (code) => `Etwas, das ankam, wurde abgewiesen (${code}).`,
  },
  dropped: (name) => `Der letzte Schritt von ${name} kam zu spät und zählt nicht.`,

  undo: {
    ask: "Um Zurücknahme bitten",
    asked: (name) => `${name} möchte die letzten Züge zurücknehmen.`,
    waits: "Du hast gebeten, deinen letzten Zug zurückzunehmen.",
    accept: "Zurücknehmen",
    decline: "Weiterspielen",
    cancel: "Doch nicht",
  },

  rematch: { play: "Revanche", watch: "Der nächsten Partie zuschauen" },
  wantsRematch: (name) => `${name} möchte eine Revanche.`,

  errors: {
    "bad-link": "Dieser Link ist abgeschnitten oder verändert. Kopiere ihn ganz.",
    "no-genesis": "Niemand, der diese Partie hat, antwortet. Versuch es noch einmal, wenn der andere Spieler da ist.",
    "insecure-context": "Hier kann die Seite Züge nicht signieren: öffne sie über https.",
    "bad-genesis":
      "In diese Partie kommt man nicht: sie stammt aus einer anderen Version dieser Seiten oder wurde verändert.",
    "unknown-game": "Dieser Browser kennt die Partie nicht. Öffne deinen eigenen Link.",
    "not-signed": "Dein Browser hat den Zug nicht unterschrieben. Er versucht es noch einmal.",
    other: (code) => `Das hat nicht geklappt (${code}).`,
  },
};
