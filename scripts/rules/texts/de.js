// Every word of the rules pages in German. See en.js for how such a file is written.

const WHO = {
  first: "Der erste Spieler",
  second: "Der andere Spieler",
  black: "Der Spieler mit Schwarz",
  white: "Der Spieler mit Weiß",
};
const STONE = { black: "schwarzen Stein", white: "weißen Stein" };

function where(area) {
  if (area === 1) return "auf den Mittelpunkt";
  return area === 15 ? "an beliebiger Stelle" : `in das zentrale ${area} × ${area}-Quadrat`;
}

export default {
  language: "de",
  name: "Deutsch",

  site: {
    title: "Renju",
    rules: "Regeln",
    play: "Spielen",
    skip: "Zum Inhalt springen",
    languages: "Sprachen",
    pages: "Alle Regeln",
    next: "Weiterlesen",
    withoutScript:
      "Mit JavaScript kann man auf den Brettern dieser Seite selbst setzen. Bilder und Text sagen dasselbe.",
  },

  board: {
    stones: (black, white) => `Brett. Schwarz: ${black || "kein Stein"}. Weiß: ${white || "kein Stein"}.`,
    offers: (points) => `Angeboten: ${points}.`,
    asked: (point) => `Gefragt ist ${point}.`,
    again: "Von vorn",
    why: (point) => `${point} zeigen`,
    try: "Probier es",
  },

  index: {
    title: "Die Regeln von Renju",
    description:
      "Renju erklärt, mit Brettern zum Ausprobieren: die Eröffnung Soosõrv-8 Schritt für Schritt, die anderen Eröffnungsregeln und die verbotenen Züge von Schwarz.",
    heading: "Die Regeln von Renju",
    lead: "Renju ist fünf in einer Reihe auf einem Brett mit 15 × 15 Punkten. Zwei Spieler setzen abwechselnd Steine, Schwarz beginnt. Steine werden weder bewegt noch geschlagen. Wer fünf in einer Reihe hat, gewinnt.",
    text: [
      'Der erste Zug ist ein großer Vorteil: ohne weitere Regeln würde Schwarz gewinnen. Renju nimmt ihn an zwei Stellen weg. Manche Züge sind <a href="forbidden-moves.html">für Schwarz verboten</a>, und eine <strong>Eröffnungsregel</strong> sorgt dafür, dass die ersten Steine beiden die gleichen Chancen geben.',
    ],
    start: "Hier anfangen",
    others: "Andere Eröffnungsregeln",
    moves: "Während der Partie",
  },

  soosorv: {
    title: "Die Eröffnungsregel Soosõrv-8, Schritt für Schritt",
    description:
      "So beginnt eine Partie Renju mit Soosõrv-8: drei Steine, ein Farbtausch, der vierte Stein und eine Zahl, ein zweiter Tausch, die fünften Züge und die Wahl. Jeder Schritt auf einem Brett zum Ausprobieren.",
    short: "Schritt für Schritt, auf Brettern zum Ausprobieren",
    lead: "Ein Spieler stellt eine Standarderöffnung auf. Zweimal gibt es Gelegenheit zum Farbtausch. Und Weiß sagt an, wie viele fünfte Züge, höchstens acht, Schwarz anbieten muss.",
    what: "Wozu das gut ist",
    about: [
      "Soosõrv-8 ist die Eröffnungsregel der Renju-Weltmeisterschaften von 2017 bis 2023. Sie regelt die ersten sechs Steine; danach geht es mit normalem Renju weiter.",
      "Es ist wie mit zwei Kindern und einem Kuchen: eines teilt, das andere wählt. Wer eine Eröffnung aufstellt, die für eine Farbe zu gut ist, sieht den Gegner diese Farbe nehmen. Also suchen beide eine ausgeglichene Stellung, und jeder Schritt hier ist ein Teilen oder ein Wählen.",
    ],
    steps: "Die sechs Schritte",
    step: [
      {
        heading: "Drei Steine",
        text: "Der erste Spieler setzt die ersten drei Steine: Schwarz auf den Mittelpunkt, Weiß in das zentrale 3 × 3-Quadrat, Schwarz in das zentrale 5 × 5-Quadrat. Zählt man gedrehte und gespiegelte Stellungen nur einmal, gibt es dafür genau 26 Möglichkeiten, die <strong>26 Standarderöffnungen</strong>. Alle haben japanische Namen, in denen von Sternen und Monden die Rede ist.",
        caption:
          "Der erste Stein gehört auf den Mittelpunkt, die nächsten beiden in die Quadrate 3 × 3 und 5 × 5 um ihn herum.",
        task: "Setze die drei Steine. Frei ist nur das markierte Quadrat.",
        done: "Das ist {pattern}, eine der 26 Eröffnungen.",
      },
      {
        heading: "Der erste Farbtausch",
        text: "Der andere Spieler sieht sich die drei Steine an und darf die Farben tauschen. Die Steine bleiben, wie sie sind: es ändert sich, wer Schwarz spielt. Wer Weiß gehabt hätte, hat dann Schwarz, und umgekehrt.",
        caption: "Shogetsu, die achte direkte Eröffnung. Welche Farbe hättest du lieber?",
        task: "Du bist der andere Spieler, Spieler 2, und hast Weiß. Entscheide dich.",
        done: "Von jetzt an können die Farben nur noch einmal wechseln.",
      },
      {
        heading: "Der vierte Stein und eine Zahl",
        text: "Wer jetzt Weiß hat, setzt den vierten Stein an beliebiger Stelle und sagt sofort eine Zahl von 1 bis 8 an: so viele fünfte Züge wird Schwarz anbieten müssen. Eine hohe Zahl hilft Weiß, denn Weiß wird unter ihnen wählen. Aber der nächste Schritt gehört Schwarz.",
        caption: "Der weiße Stein 4 darf auf jedem leeren Punkt liegen.",
        task: "Setze den weißen Stein und sage dann eine Zahl an.",
        done: "Eine kleine Zahl ist gut für Schwarz, eine große für Weiß. Wo ist das Gleichgewicht?",
      },
      {
        heading: "Der zweite Farbtausch",
        text: "Wer Schwarz hat, darf noch einmal tauschen und kennt nun den vierten Stein und die Zahl. Die Zahl bleibt, wer immer dann anbieten muss. Nach dieser Entscheidung stehen die Farben fest.",
        caption: "Weiß hat h6 gesetzt und drei fünfte Züge angesagt.",
        task: "Du hast Schwarz. Willst du es behalten, wenn du drei fünfte Züge anbieten musst?",
        done: "Jetzt steht fest, wer in dieser Partie Schwarz hat.",
      },
      {
        heading: "Die fünften Züge",
        text: "Schwarz bietet genau die angesagte Zahl verschiedener fünfter Züge an, auf beliebigen leeren Punkten. <strong>Keine zwei dürfen symmetrisch sein</strong>: bringt eine Drehung, Spiegelung oder Verschiebung der vier Steine den einen Punkt auf den anderen, wären beide derselbe Zug. Wurde die 1 angesagt, setzt Schwarz den fünften Stein einfach.",
        caption:
          "Diese vier Steine liegen auf einer Linie, darum hat fast jeder Punkt Zwillinge: g8, g7, i8 und i7 sind ein und derselbe Zug.",
        task: "Biete drei fünfte Züge an. Die Zwillinge eines Angebots sind sofort gesperrt; drücke auf einen, um zu sehen, warum.",
        done: "Drei fünfte Züge, keine zwei symmetrisch.",
      },
      {
        heading: "Die Wahl und der sechste Stein",
        text: "Weiß wählt einen der angebotenen fünften Züge. Er wird zum schwarzen Stein 5, die übrigen verschwinden. Dann setzt Weiß den sechsten Stein an beliebiger Stelle, und die Eröffnung ist zu Ende.",
        caption: "Schwarz hat die Punkte A, B und C angeboten.",
        task: "Wähle den fünften Zug, der für Schwarz der schlechteste ist, und setze dann den weißen Stein.",
        done: "Von hier an ist es normales Renju, mit den verbotenen Zügen von Schwarz.",
      },
    ],
    forbidden:
      "Verbotene Züge gelten auch während der Eröffnung, für die Steine von Schwarz und für die angebotenen fünften Züge. Bei so wenigen Steinen kommen sie noch nicht vor, aber Regel ist Regel.",
    changes: "Was sich ändert",
    changesText: "Soosõrv-8 neben Standard-Renju, das keine Eröffnungsregel hat:",
    columns: ["", "Standard-Renju", "Soosõrv‑8"],
    table: [
      [
        "Erste Steine",
        "Schwarz beginnt auf einem beliebigen Punkt, danach setzen beide abwechselnd.",
        "Ein Spieler setzt drei Steine: Schwarz auf den Mittelpunkt, Weiß in das zentrale 3 × 3-Quadrat, Schwarz in das zentrale 5 × 5-Quadrat.",
      ],
      [
        "Vierter Zug",
        "Weiß setzt ihn an beliebiger Stelle.",
        "Weiß setzt ihn an beliebiger Stelle und sagt dann eine Zahl von 1 bis 8 an: so viele fünfte Züge muss Schwarz anbieten.",
      ],
      [
        "Farbtausch",
        "Keiner: die Farben bleiben vom Anfang bis zum Ende.",
        "Zwei Gelegenheiten: für den anderen Spieler nach dem dritten Stein und für den Spieler mit Schwarz nach der Ansage.",
      ],
      [
        "Fünfter Zug",
        "Schwarz setzt ihn an beliebiger Stelle.",
        "Schwarz bietet die angesagte Zahl an, keine zwei symmetrisch, und Weiß wählt. Ein einzelner wird einfach gespielt.",
      ],
      [
        "Nach der Eröffnung",
        "Doppel-Drei, Doppel-Vier und Überlänge sind für Schwarz verboten; Schwarz gewinnt mit genau fünf in einer Reihe. Weiß gewinnt mit fünf oder mehr.",
        "Genauso, ab dem sechsten Stein. Auch in der Eröffnung dürfen Steine und Angebote von Schwarz keine verbotenen Züge sein.",
      ],
    ],
    history: "Geschichte",
    historyText: [
      "Die Regel trägt den Namen von Ants Soosõrv, dem estnischen Spieler, der sie vorgeschlagen hat. Die Europameisterschaft 2008 wurde nach ihr gespielt; im selben Jahr bestätigte sie eine außerordentliche Generalversammlung der Renju International Federation, zusammen mit Taraguchi und Yamaguchi. Weiß konnte damals höchstens vier fünfte Züge ansagen.",
      "2011 bestätigte der Verband Soosõrv‑N, einen Vorschlag des russischen Renju-Verbands: dieselben Schritte mit einer Obergrenze N, die man wählen kann. 2015 entschied sich die Generalversammlung für die Obergrenze acht und für die Weltmeisterschaft ab 2017.",
      "Nach ihr wurden 2017, 2019 und 2023 die Weltmeister ermittelt, 2018 die Mannschaftsweltmeister. 2024 und 2025 trat Taraguchi‑10 an ihre Stelle.",
    ],
  },

  rule: {
    description: (name) =>
      `Die Renju-Eröffnungsregel ${name}: ihre Schritte, ihre Grenzen, ihre Herkunft und ein Brett zum Ausprobieren.`,
    title: (name) => `${name}: eine Eröffnungsregel für Renju`,
    origin: "Herkunft",
    limits: "Fünfte Züge",
    steps: "Schritte",
    task: "Spiel die Eröffnung für beide Spieler. Der Schritt, der an der Reihe ist, ist in der Liste markiert.",
    caption: "Das Brett vor dem ersten Stein.",
    done: "Die Eröffnung ist zu Ende. Von hier an ist es normales Renju.",
    limit: ({ min, max, default: usual }) =>
      `in der Regel ${usual}; jede Obergrenze von ${min} bis ${max} kann vereinbart werden`,
    noLimit: "Die Zahl liegt durch die Regel fest",
    none: "Keine",
    year: (year, place) => `${year}, ${place}`,
    place: (by, color, number, area) => `${WHO[by]} setzt den ${STONE[color]} ${number} ${where(area)}.`,
    choose: (by) => `${WHO[by]} darf die Farben tauschen.`,
    branch: {
      offers: (step) => `Statt zu entscheiden, darf dieser Spieler fünfte Züge anbieten: weiter bei Schritt ${step}.`,
      extend: (step) => `Statt zu entscheiden, darf dieser Spieler zwei Steine setzen: weiter bei Schritt ${step}.`,
    },
    declare: (by) => `${WHO[by]} sagt an, wie viele fünfte Züge Schwarz anbieten muss.`,
    offer: {
      declared:
        "Der Spieler mit Schwarz bietet die angesagte Zahl fünfter Züge an beliebiger Stelle an, keine zwei symmetrisch.",
      fixed: (count) =>
        `Der Spieler mit Schwarz bietet ${count} fünfte Züge an beliebiger Stelle an, keine zwei symmetrisch.`,
    },
    pick: "Der Spieler mit Weiß wählt einen davon als schwarzen Stein 5.",
    play: "Die Eröffnung ist zu Ende, und es geht mit normalem Renju weiter.",
    about: {
      taraguchi: {
        place: "Yusui Yamaguchi, Japan; Weltmeisterschaften 2024 und 2025",
        lead: "Ein Farbtausch nach jedem Stein, in wachsenden Quadraten; und nach dem vierten Stein ein zweiter Weg: zehn fünfte Züge zur Wahl.",
        text: "Taraguchi vereint zwei Regeln, Tarannikov und Yamaguchi, und auch deren Namen. Bestätigt wurde sie 2008 mit fünf fünften Zügen; mit zehn ist sie die Regel der Weltmeisterschaften 2024 und 2025.",
      },
      yamaguchi: {
        place: "Yusui Yamaguchi, Japan; Weltmeisterschaften 2009 bis 2015",
        lead: "Der erste Spieler stellt eine Standarderöffnung auf und sagt zugleich, wie viele fünfte Züge Schwarz anbieten wird. Der andere wählt die Farbe.",
        text: "Teilen und Wählen in reiner Form: Eröffnung und Zahl kommen vom einen, die Farbe vom anderen. Die Regel selbst nennt keine höchste Zahl; Programme hören meist bei zwölf auf.",
      },
      rif: {
        place: "Renju International Federation",
        lead: "Eine Standarderöffnung, ein Farbtausch, zwei fünfte Züge.",
        text: "Die älteste der Regeln hier, die fünfte Züge verlangen. Es sind immer zwei; spätere Regeln lassen die Spieler die Zahl selbst nennen.",
      },
      tarannikov: {
        place: "Russland",
        lead: "Fünf Steine in wachsenden Quadraten, und nach jedem darf der Gegner die Farben tauschen.",
        text: "Hier gibt es keine fünften Züge anzubieten und nichts zu zählen: jeder Stein ist ein Teilen, jede Antwort ein Wählen.",
      },
      swap2: {
        place: "Turniere in Gomoku, dem Verwandten ohne verbotene Züge",
        lead: "Drei Steine an beliebiger Stelle. Dann nimmt der andere Spieler eine Farbe, oder er setzt zwei Steine dazu und überlässt dem ersten die Wahl.",
        text: "Swap2 kommt aus dem Gomoku. Hier wird es mit den Regeln von Renju gespielt: die verbotenen Züge von Schwarz gelten vom ersten Stein an.",
      },
      standard: {
        place: "Japan",
        lead: "Keine Eröffnungsregel: Schwarz beginnt an beliebiger Stelle.",
        text: "Gut zum Lernen und für Partien, in denen der Stärkere Weiß nimmt. Unter Gleichen ist der Vorteil von Schwarz zu groß, auch mit den verbotenen Zügen.",
      },
    },
  },

  forbidden: {
    title: "Verbotene Züge in Renju, auf Brettern erklärt",
    description:
      "Überlänge, Doppel-Vier und Doppel-Drei: was Schwarz in Renju nicht darf, warum manche Doppel-Drei doch erlaubt ist und was Weiß darf. Mit Brettern, die die Gründe zeigen.",
    short: "Überlänge, Doppel-Vier, Doppel-Drei, und warum manche davon erlaubt sind",
    heading: "Verbotene Züge",
    lead: "Schwarz soll nicht mit Gewalt gewinnen: Überlänge, Doppel-Vier und Doppel-Drei sind für Schwarz verboten. Weiß darf das alles.",
    words: "Die Wörter",
    terms: [
      ["Fünfer", "genau fünf Steine einer Farbe in einer Reihe ohne Lücke. Ein Fünfer gewinnt."],
      ["Überlänge", "sechs oder mehr in einer Reihe ohne Lücke."],
      ["Vierer", "vier Steine in einer Reihe, die ein weiterer Stein zum Fünfer macht. Eine Lücke darf darin sein."],
      [
        "Offene Vier",
        "vier in einer Reihe ohne Lücke, deren beide Enden offen sind: sie kann auf zwei Arten zum Fünfer werden.",
      ],
      [
        "Dreier",
        "drei Steine in einer Reihe, die ein weiterer Stein zur offenen Vier macht, ohne dabei einen Fünfer zu bilden.",
      ],
    ],
    kinds: "Was verboten ist",
    kindsText:
      "Die Zahl in Klammern ist der Paragraph der internationalen Renju-Regeln, auch in den Abschnitten darunter.",
    caption: "Der Punkt, um den es geht, ist markiert.",
    task: (point) => `Darf Schwarz auf ${point} setzen? Drücke darauf, oder auf einen anderen Punkt.`,
    nothing: "Auf {point} entsteht für Schwarz keine Reihe, auf die es hier ankommt.",
    five: "Fünf in einer Reihe: {row}. Schwarz gewinnt.",
    allowed: "{point} ist erlaubt.",
    example: {
      overline: {
        heading: "Überlänge (9.2)",
        text: "Schwarz braucht genau fünf. Ein sechster Stein in der Reihe ist zu viel: kein Sieg, sondern ein verbotener Zug.",
      },
      doubleFour: {
        heading: "Doppel-Vier (9.2)",
        text: "Ein Stein macht zwei Vierer zugleich. Der Gegner könnte nur einen davon aufhalten, und darum ist es verboten.",
      },
      oneLine: {
        heading: "Zwei Vierer auf einer Linie",
        text: "Beide Vierer können auf derselben Linie liegen, mit drei Steinen, die zu beiden gehören. Auch das ist eine Doppel-Vier.",
      },
      doubleThree: {
        heading: "Doppel-Drei (9.2)",
        text: "Ein Stein macht zwei Dreier zugleich. Auch mit Lücke zählen sie: es kommt darauf an, ob ein weiterer Stein eine offene Vier macht.",
      },
      fourThree: {
        heading: "Vier-Drei: erlaubt",
        text: "Ein Vierer zusammen mit einem Dreier ist die Gabel, die Schwarz machen darf, und der übliche Weg zum Sieg.",
      },
      five: {
        heading: "Der Fünfer geht vor",
        text: "Ein Stein, der genau fünf macht, gewinnt, auch wenn er zugleich eine Doppel-Drei oder Doppel-Vier bildet.",
      },
      closed: {
        heading: "Gar kein Dreier",
        text: "Drei Steine in einer Reihe sind nur dann ein Dreier, wenn eine offene Vier daraus werden kann. Zwischen zwei weißen Steinen ist dafür hier kein Platz, also bleibt nur ein Dreier übrig.",
      },
      falseFour: {
        heading: "Ein falscher Dreier: der nächste Stein ist verboten (9.3)",
        text: "Ein Dreier zählt nur, wenn Schwarz den Stein, der die offene Vier macht, wirklich setzen darf. Hier wäre er eine Doppel-Vier. Ein Dreier zählt, der andere nicht, und der Zug ist erlaubt.",
      },
      falseThree: {
        heading: "Ein falscher Dreier: es geht tiefer (9.3)",
        text: "Ob der nächste Stein verboten ist, kann von einer weiteren Doppel-Drei abhängen, die man auf dieselbe Art prüfen muss, und so fort, beliebig tief. Hier genügt ein Schritt.",
      },
      falseFive: {
        heading: "Ein falscher Dreier: stattdessen ein Fünfer (9.3)",
        text: "Macht der Stein für die offene Vier zugleich in einer anderen Richtung einen Fünfer, dann gewinnt er sofort, und es war kein Dreier.",
      },
    },
    real: "Echte und falsche Dreier",
    realText:
      "Der schwerste Teil der Regeln und der schönste. Auf zufällig gefüllten Brettern ist etwa jeder fünfte Zug, der nach Doppel-Drei aussieht, doch erlaubt.",
    white: "Und Weiß?",
    whiteText: [
      "Für Weiß ist nichts verboten. Weiß gewinnt mit fünf oder mehr in einer Reihe, und ein guter Weg dahin ist, Schwarz an einen Punkt zu locken, an dem die einzige Verteidigung ein verbotener Zug ist.",
    ],
    consequences: "Wenn Schwarz es doch tut",
    policies: [
      ["Das Brett nimmt den Zug nicht an", "die mildeste Art, und die übliche hier."],
      ["Der Zug verliert sofort", "so halten es viele Server."],
      [
        "Weiß muss reklamieren",
        "so ist es am Brett: merkt Weiß nichts und spielt weiter, ist eine Doppel-Drei oder Doppel-Vier verziehen. Eine Überlänge kann man noch reklamieren, bis Schwarz einen Fünfer macht oder die Partie zu Ende ist (9.8).",
      ],
    ],
  },
};
