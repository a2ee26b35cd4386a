// Every word of the game in Russian. See en.js for how such a file is written.
//
// Sentences about a player stand in the present tense, which has one form for everybody.

const plurals = new Intl.PluralRules("ru");

function fifthMoves(count) {
  const forms = {
    one: `${count} вариант пятого хода`,
    few: `${count} варианта пятого хода`,
    many: `${count} вариантов пятого хода`,
  };
  return forms[plurals.select(count)];
}

const KINDS = { overline: "длинный ряд", "double-four": "вилка 4×4", "double-three": "вилка 3×3" };
const MADE = { five: "сразу пятёрка", ...KINDS };

const kindNames = (kinds) => kinds.map((kind) => KINDS[kind]).join(" и ");

const FAMILIES = {
  soosorv: "Соосырв",
  yamaguchi: "Ямагучи",
  taraguchi: "Тарагучи",
  tarannikov: "Правило Таранникова",
  rif: "Правило RIF",
  swap2: "Swap2",
  standard: "Рэндзю без дебютного правила",
  position: "С позиции",
};

// The 26 openings: В stands for vertical, which English calls direct, and Д for diagonal, indirect.
const VERTICAL = "Кансей Кейгецу Сосей Кагецу Зангецу Угецу Кинсей Шогецу Кюгецу Шингецу Зуйсей Сангецу Юсей".split(
  " ",
);
const DIAGONAL = "Чосей Кёгецу Косей Суйгецу Рюсей Унгецу Хогецу Рангецу Гингецу Мёджо Шагецу Мейгецу Суйсей".split(
  " ",
);

function patternName({ code, name }) {
  const number = Number(code.slice(1));
  const [letter, names] = code[0] === "D" ? ["В", VERTICAL] : ["Д", DIAGONAL];
  return `${number}${letter} ${names[number - 1] ?? name}`;
}

/** @type {import("../board.js").BoardTexts} */
const board = {
  board: () => "Доска рэндзю",

  point(info) {
    const parts = [info.point];
    if (info.stone) {
      const { color, number } = info.stone;
      const name = color === "black" ? "чёрный камень" : "белый камень";
      parts.push(number > 0 ? `${name} ${number}` : name);
    } else if (info.offer) parts.push(`предложение ${info.offer}`);
    else parts.push("пусто");
    if (info.last) parts.push("последний ход");
    if (info.winning) parts.push("победный ряд");
    if (info.forbidden.length > 0) parts.push(`запрещено: ${kindNames(info.forbidden)}`);
    if (info.symmetricalTo) parts.push(`закрыто, симметрично ${info.symmetricalTo}`);
    if (info.unavailable) parts.push("недоступно");
    if (info.aimed) parts.push("выбрано");
    return parts.join(", ");
  },
};

/** @type {import("./texts.js").Texts} */
const texts = {
  language: "ru",
  board,

  newGame: "Новая партия",
  moves: "Список ходов",
  copyRecord: "Скопировать запись",
  recordCopied: "Скопировано",
  pasteRecord: "Вставить запись",
  undo: "Отменить ход",
  redo: "Вернуть ход",
  pass: "Пас",
  offerDraw: "Предложить ничью",
  resign: "Сдаться",
  settings: "Настройки",
  cancel: "Отмена",
  close: "Закрыть",
  players: "Игроки",
  actions: "Партия",
  failed: "В этом браузере партию начать не удалось.",

  seats: { first: "Игрок 1", second: "Игрок 2" },
  colors: { black: "Чёрные", white: "Белые" },
  toAct: "ходят",
  winner: "победа",
  waiting: (name) => `Ожидание: ${name}.`,

  // With a limit the name has a hyphen at which no line breaks.
  ruleName: (family, limit) => (FAMILIES[family] ?? family) + (limit === null ? "" : `\u2011${limit}`),
  patternName,

  replay: {
    group: "Просмотр партии",
    first: "Первая позиция",
    back: "Шаг назад",
    play: "Проиграть партию",
    pause: "Остановить",
    forward: "Шаг вперёд",
    last: "Последняя позиция",
    step: (step, steps) => `Позиция после шага ${step} из ${steps}`,
    detail: "Партия продолжается с последней позиции.",
  },

  ask: {
    place: {
      heading: {
        black: (name, number) => `${name} ставит чёрный камень ${number}`,
        white: (name, number) => `${name} ставит белый камень ${number}`,
      },
      detail: (area) => {
        if (area === 1) return "На центральный пункт.";
        return area < 15 ? `В центральный квадрат ${area} × ${area}.` : "В любое место.";
      },
    },
    choose: {
      heading: (name) => `${name} может поменяться цветами`,
      detail: { black: "Сейчас у вас чёрные.", white: "Сейчас у вас белые." },
    },
    declare: {
      heading: (name) => `${name} объявляет число пятых ходов`,
      detail: "Чёрные должны предложить ровно столько.",
    },
    offer: {
      heading: (name) => `${name} предлагает пятые ходы`,
      detail: (offered, count) => `Предложено ${offered} из ${count}. Без симметричных пар.`,
    },
    pick: {
      heading: (name) => `${name} выбирает пятый ход чёрных`,
      detail: "Один из пунктов с буквой станет чёрным камнем.",
    },
    play: {
      heading: {
        black: (name) => `${name} ходит чёрными`,
        white: (name) => `${name} ходит белыми`,
      },
      detail: (number) => `Камень ${number}.`,
      drawOffered: (name) => `${name} предлагает ничью. Примите её или продолжайте игру, чтобы отклонить.`,
    },
  },

  next: {
    place: {
      black: (name, number) => `Затем ${name} ставит чёрный камень ${number}.`,
      white: (name, number) => `Затем ${name} ставит белый камень ${number}.`,
    },
    placeByColor: {
      black: (number) => `Затем чёрные ставят камень ${number}.`,
      white: (number) => `Затем белые ставят камень ${number}.`,
    },
    choose: (name) => `Затем ${name} может поменяться цветами.`,
    declare: "Затем белые объявляют, сколько пятых ходов должны предложить чёрные.",
    offer: (count) => `Затем чёрные предлагают ${fifthMoves(count)}.`,
    pick: "Затем белые выбирают один из них.",
    play: "Затем дебют окончен, и игра идёт как обычно.",
  },

  choice: {
    keep: "Оставить цвета",
    swap: "Поменяться цветами",
    stay: { black: "у вас останутся чёрные", white: "у вас останутся белые" },
    become: { black: "у вас будут чёрные", white: "у вас будут белые" },
    branch: { offers: "Вместо этого предложить пятые ходы", extend: "Вместо этого поставить два камня" },
    branchAfter: { offers: "без обмена цветами", extend: "затем выбирает другой игрок" },
    declare: (count) => `Объявить ${fifthMoves(count)}`,
    claim: "Заявить о запрещённом ходе",
    claimAfter: "белые побеждают",
    acceptDraw: "Принять ничью",
    colorsGroup: "Цвета",
    countsGroup: "Число пятых ходов",
    offersGroup: "Предложенные пятые ходы",
    answersGroup: "Ответы",
  },

  confirm: {
    place: (point) => `Поставить ${point}`,
    offer: (point) => `Предложить ${point}`,
    pick: (letter) => `Выбрать ${letter}`,
    none: { place: "Поставить", offer: "Предложить", pick: "Выбрать" },
  },

  event: {
    place: {
      black: (name, number, point) => `${name}: чёрный камень ${number} на ${point}.`,
      white: (name, number, point) => `${name}: белый камень ${number} на ${point}.`,
    },
    pass: {
      black: (name) => `${name} пасует чёрными.`,
      white: (name) => `${name} пасует белыми.`,
    },
    keep: (name) => `${name} оставляет цвета.`,
    swap: (name) => `${name} меняет цвета.`,
    nowHolds: {
      black: (name) => `Теперь ${name} играет чёрными.`,
      white: (name) => `Теперь ${name} играет белыми.`,
    },
    branch: (name, to) =>
      ({
        offers: `${name} будет предлагать пятые ходы.`,
        extend: `${name} поставит два камня.`,
      })[to] ?? `${name} выбирает ${to}.`,
    declare: (name, count) => `${name} объявляет ${fifthMoves(count)}.`,
    offer: (name, point, letter) => `${name} предлагает ${point} как ${letter}.`,
    offers: (name, points) => `${name} предлагает ${points.join(", ")}.`,
    pick: (name, number, point) => `${name} выбирает ${point}: чёрный камень ${number}.`,
    claim: (name) => `${name} заявляет о запрещённом ходе.`,
    acceptDraw: (name) => `${name} принимает ничью.`,
    resign: (name) => `${name} сдаётся.`,
    timeout: (name) => `У игрока ${name} вышло время.`,
    drawOffered: (name) => `${name} предлагает ничью.`,
    undone: "Последний шаг отменён.",
    redone: "Шаг повторён.",
    started: "Новая партия.",
    opened: "Запись открыта.",
  },

  result: {
    heading: {
      black: (name) => `${name} побеждает чёрными`,
      white: (name) => `${name} побеждает белыми`,
    },
    draw: "Ничья",
    reason: {
      five: "Пять в ряд.",
      overline: "Белые побеждают длинным рядом.",
      resignation: "Другой игрок сдался.",
      timeout: "У другого игрока вышло время.",
      "full-board": "Доска заполнена.",
      passes: "Оба игрока пасовали.",
      agreement: "Ничья по соглашению.",
    },
    forbidden: (kinds) => `Запрещённый ход чёрных: ${kindNames(kinds)}.`,
  },

  why: {
    forbidden: {
      illegal: (point, kinds) => `Чёрным запрещён пункт ${point}: ${kindNames(kinds)}.`,
      loses: (point, kinds) => `На ${point} чёрные проигрывают из-за запрещённого хода: ${kindNames(kinds)}.`,
      claimed: (point, kinds) => `На ${point} белые могут заявить о запрещённом ходе: ${kindNames(kinds)}.`,
    },
    overline: (row) => `Шесть или больше в ряд: ${row}.`,
    four: (row) => `Четвёрка: ${row}.`,
    three: (row) => `Тройка: ${row}.`,
    allowed: (point) => `${point} разрешён: настоящих троек здесь не больше одной.`,
    falseThree: (row, point, because) => `${row} не тройка: на ${point} у чёрных получится ${MADE[because]}.`,
    noPoint: (text) => `Пункта ${text} нет.`,
    symmetrical: (point, to) => `${point} закрыт: симметричен предложению ${to}.`,
  },

  error: {
    "game-over": () => "Партия окончена.",
    "not-your-turn": () => "Сейчас ход другого игрока.",
    "wrong-phase": () => "Сейчас требуется другое.",
    occupied: () => "На этом пункте уже есть камень.",
    "outside-area": ({ area }) =>
      area === 1
        ? "Первый камень ставится на центральный пункт."
        : `Камень должен лежать в центральном квадрате ${area} × ${area}.`,
    "already-offered": () => "Этот пункт уже предложен.",
    "symmetrical-offer": ({ to }) => `Закрыто: симметрично предложению ${to}.`,
    "not-offered": () => "Этот пункт не был предложен.",
    "forbidden-overline": () => "Чёрным запрещено: длинный ряд.",
    "forbidden-double-four": () => "Чёрным запрещено: вилка 4×4.",
    "forbidden-double-three": () => "Чёрным запрещено: вилка 3×3.",
    "count-out-of-range": ({ min, max }) => `Выберите число от ${min} до ${max}.`,
    "unknown-branch": () => "Такого выбора нет.",
    "nothing-to-claim": () => "Заявлять не о чем.",
    "no-draw-offer": () => "Ничья не предложена.",
    "nothing-to-undo": () => "Отменять нечего.",
    "unknown-opening": () => "Дебютного правила с таким названием нет.",
    "limit-out-of-range": ({ min, max }) => `Число в дебютном правиле должно быть от ${min} до ${max}.`,
    "unsupported-version": () => "Запись сделана более новой версией.",
    "bad-position": () => "Позицию в записи прочитать не удалось.",
    "invalid-argument": () => "Это не запись партии.",
    unknown: (code) => `Это невозможно (${code}).`,
  },

  recordError: {
    word: (word, reason) => `«${word}» здесь не читается. ${reason}`,
    empty: "Сначала вставьте запись.",
    end: "Запись обрывается слишком рано.",
    other: "Сюда это не подходит.",
    causes: {
      unreadable: "Такого слова в записях нет.",
      "not-canonical": "В записях это пишется иначе.",
      "too-long": "Запись слишком длинная.",
      "wrong-phase": "В этом месте требуется другое.",
      "outside-area": "Камень вне квадрата этого шага.",
      "symmetrical-offer": "Пункт симметричен одному из предложенных раньше.",
      "count-out-of-range": "Число слишком велико или слишком мало.",
      "limit-out-of-range": "Число в дебютном правиле слишком велико или слишком мало.",
      "unknown-opening": "Запись начинается с названия дебютного правила.",
      "bad-position": "С этой позиции партию начать нельзя.",
      "game-over": "Партия закончилась раньше.",
      "nothing-to-claim": "В этом месте заявлять не о чем.",
      "no-draw-offer": "В этом месте ничья не предложена.",
    },
  },

  dialog: {
    newGame: {
      heading: "Новая партия",
      rule: "Дебютное правило",
      limit: "Пятых ходов, не больше",
      policy: "Запрещённые ходы чёрных",
      policies: {
        illegal: ["Сыграть нельзя", "Доска их не принимает."],
        loses: ["Проигрывают партию", "Такой ход сразу заканчивает партию."],
        claimed: ["Белые должны заявить", "Как за доской."],
      },
      replaces: "Партия на доске будет прервана.",
      start: "Начать",
    },
    paste: {
      heading: "Вставить запись",
      label: "Запись",
      hint: "Например: soosorv-8 h8 h9 h10 keep …",
      open: "Открыть",
    },
    copy: {
      heading: "Скопировать запись",
      hint: "Этот браузер не даёт странице копировать. Скопируйте выделенный текст.",
    },
    settings: {
      heading: "Настройки",
      numbers: "Номера ходов",
      coordinates: "Координаты",
      forbiddenMarks: "Запрещённые пункты",
      turned: "Повернуть доску",
      input: "Нажатие на доску",
      inputs: {
        auto: "Мышь ставит сразу, палец сначала выбирает",
        direct: "Всегда ставит сразу",
        confirm: "Всегда сначала выбирает",
        drag: "Перетаскивание под лупой",
      },
      theme: "Оформление",
      themes: { auto: "Автоматически", light: "Светлое", dark: "Тёмное" },
    },
    pass: {
      heading: (name) => `${name} пасует?`,
      text: "Два паса подряд заканчивают партию вничью.",
      yes: "Пас",
    },
    resign: {
      heading: (name) => `${name} сдаётся?`,
      text: "Другой игрок побеждает.",
      yes: "Сдаться",
    },
    acceptDraw: {
      heading: (name) => `${name} принимает ничью?`,
      text: "Партия закончится вничью.",
      yes: "Принять ничью",
    },
    claim: {
      heading: (name) => `${name} заявляет о запрещённом ходе?`,
      text: "Белые побеждают.",
      yes: "Заявить",
    },
    forbidden: {
      heading: (point) => `Ходить на ${point}?`,
      yes: "Всё равно ходить",
    },
  },
};

export default texts;
