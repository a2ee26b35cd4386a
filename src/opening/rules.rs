//! The opening rules, each a table. A new rule is a new table here, its name in [`RULES`], and its tests.

use super::rule::{Branch, By, Count, Limits, Origin, Rule, Step};

/// Any limit lies here: with 56 offers or fewer there is always a next one that is not symmetrical.
const fn limits(default: u8) -> Option<Limits> {
    Some(Limits { min: 1, max: 50, default })
}

const fn place(by: By, area: u8) -> Step {
    Step::Place { by, area }
}

const fn choose(by: By) -> Step {
    Step::Choose { by, branches: &[] }
}

const fn offer(count: Count) -> Step {
    Step::Offer { count, area: 15 }
}

/// Soosõrv-N: with limit 4 as certified by the Renju International Federation in 2008, with any since 2011; with 8
/// the rule of the World Championships 2017 to 2023.
const SOOSORV: Rule = Rule {
    family: "soosorv",
    number: 2,
    limits: limits(8),
    origin: Origin { year: Some(2008), place: "Ants Soosõrv, Estonia; World Championships 2017 to 2023" },
    steps: &[
        place(By::First, 1),
        place(By::First, 3),
        place(By::First, 5),
        choose(By::Second),
        place(By::White, 15),
        Step::Declare { by: By::White },
        choose(By::Black),
        offer(Count::Declared),
        Step::Pick,
        place(By::White, 15),
        Step::Play,
    ],
};

/// Taraguchi-N: with limit 5 as certified in 2008; with 10 the rule of the World Championships 2024 and 2025. Instead
/// of deciding after stone 4, the holder of Black may offer N fifth moves.
const TARAGUCHI: Rule = Rule {
    family: "taraguchi",
    number: 5,
    limits: limits(10),
    origin: Origin { year: Some(2008), place: "Yusui Yamaguchi, Japan; World Championships 2024 and 2025" },
    steps: &[
        place(By::Black, 1),
        choose(By::White),
        place(By::White, 3),
        choose(By::Black),
        place(By::Black, 5),
        choose(By::White),
        place(By::White, 7),
        Step::Choose { by: By::Black, branches: &[Branch { name: "offers", to: 12 }] },
        place(By::Black, 9),
        choose(By::White),
        place(By::White, 15),
        Step::Play,
        offer(Count::Limit),
        Step::Pick,
        place(By::White, 15),
        Step::Play,
    ],
};

/// Yamaguchi: certified in 2008. The text has no upper limit; two implementations stop at 12, the default here.
const YAMAGUCHI: Rule = Rule {
    family: "yamaguchi",
    number: 4,
    limits: limits(12),
    origin: Origin { year: Some(2008), place: "Yusui Yamaguchi, Japan; World Championships 2009 to 2015" },
    steps: &[
        place(By::First, 1),
        place(By::First, 3),
        place(By::First, 5),
        Step::Declare { by: By::First },
        choose(By::Second),
        place(By::White, 15),
        offer(Count::Declared),
        Step::Pick,
        place(By::White, 15),
        Step::Play,
    ],
};

/// The rule of the Renju International Federation of 1996: one swap, two fifth moves.
const RIF: Rule = Rule {
    family: "rif",
    number: 3,
    limits: None,
    origin: Origin { year: Some(1996), place: "Renju International Federation" },
    steps: &[
        place(By::First, 1),
        place(By::First, 3),
        place(By::First, 5),
        choose(By::Second),
        place(By::White, 15),
        offer(Count::Fixed(2)),
        Step::Pick,
        place(By::White, 15),
        Step::Play,
    ],
};

/// Tarannikov: a growing square, and a swap after each of the first five stones.
const TARANNIKOV: Rule = Rule {
    family: "tarannikov",
    number: 6,
    limits: None,
    origin: Origin { year: None, place: "Russia" },
    steps: &[
        place(By::Black, 1),
        choose(By::White),
        place(By::White, 3),
        choose(By::Black),
        place(By::Black, 5),
        choose(By::White),
        place(By::White, 7),
        choose(By::Black),
        place(By::Black, 9),
        choose(By::White),
        place(By::White, 15),
        Step::Play,
    ],
};

/// Renju with the Swap2 opening of gomoku: three stones anywhere; the other player keeps, swaps, or adds two stones
/// and leaves the choice to the first.
const SWAP2: Rule = Rule {
    family: "swap2",
    number: 7,
    limits: None,
    origin: Origin { year: None, place: "gomoku tournaments" },
    steps: &[
        place(By::First, 15),
        place(By::First, 15),
        place(By::First, 15),
        Step::Choose { by: By::Second, branches: &[Branch { name: "extend", to: 5 }] },
        Step::Play,
        place(By::Second, 15),
        place(By::Second, 15),
        choose(By::First),
        Step::Play,
    ],
};

/// Standard renju: Black plays the first stone anywhere, then the players take turns.
const STANDARD: Rule = Rule {
    family: "standard",
    number: 1,
    limits: None,
    origin: Origin { year: None, place: "Japan" },
    steps: &[place(By::Black, 15), Step::Play],
};

/// All opening rules, the default first.
pub static RULES: [Rule; 7] = [SOOSORV, TARAGUCHI, YAMAGUCHI, RIF, TARANNIKOV, SWAP2, STANDARD];
