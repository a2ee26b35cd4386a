//! The opening rules, each a table. A new rule is a new table here, its name in [`RULES`], and its tests.

use super::rule::{By, Count, Limits, Origin, Rule, Step};

/// Any limit lies here: with 56 offers or fewer there is always a next one that is not symmetrical.
const ANY_LIMIT: Limits = Limits { min: 1, max: 50, default: 8 };

const fn place(by: By, area: u8) -> Step {
    Step::Place { by, area }
}

const fn choose(by: By) -> Step {
    Step::Choose { by, branches: &[] }
}

/// Standard renju: Black plays the first stone anywhere, then the players take turns.
const STANDARD: Rule = Rule {
    family: "standard",
    number: 1,
    limits: None,
    origin: Origin { year: 1899, place: "Japan" },
    steps: &[place(By::Black, 15), Step::Play],
};

/// Soosõrv-N: with limit 4 as certified by the Renju International Federation in 2008, with any since 2011; with 8
/// the rule of the World Championships 2017 to 2023.
const SOOSORV: Rule = Rule {
    family: "soosorv",
    number: 2,
    limits: Some(ANY_LIMIT),
    origin: Origin { year: 2008, place: "Ants Soosõrv, Estonia; European Championship" },
    steps: &[
        place(By::First, 1),
        place(By::First, 3),
        place(By::First, 5),
        choose(By::Second),
        place(By::White, 15),
        Step::Declare { by: By::White },
        choose(By::Black),
        Step::Offer { count: Count::Declared, area: 15 },
        Step::Pick,
        place(By::White, 15),
        Step::Play,
    ],
};

/// All opening rules, the default family first.
pub static RULES: [Rule; 2] = [SOOSORV, STANDARD];
