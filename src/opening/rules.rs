//! The opening rules of the field, each a table. A new rule is a new table here, its name in [`RULES`], and its tests.
//!
//! In the words below P1 opens and P2 is the other player; a swap exchanges colours between the players.

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

/// Soosõrv-N, by Ants Soosõrv; with limit 8 the rule of the World Championships 2017, 2019 and 2023.
///
/// 1. P1 places stones 1 to 3: Black on the centre, White in the central 3 × 3, Black in the central 5 × 5.
/// 2. P2 may swap.
/// 3. White's holder places stone 4 anywhere, then declares a number from 1 to the limit.
/// 4. Black's holder may swap; the number stays.
/// 5. Black's holder offers exactly that many fifth moves, no two symmetrical. A single one is simply played.
/// 6. White's holder picks one of them and places stone 6 anywhere. Then normal play.
///
/// Source: certified by the Renju International Federation in 2008 with limit 4, in 2011 as Soosõrv-N; chosen with
/// limit 8 by its General Assembly in 2015.
pub const SOOSORV: Rule = Rule {
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

/// Taraguchi-N, by Yusui Yamaguchi; with limit 10 the rule of the World Championships 2024 and 2025.
///
/// 1. Stone 1 on the centre; the other player may swap. Stone 2 in the central 3 × 3; swap? Stone 3 in the 5 × 5; swap?
/// 2. Stone 4 in the central 7 × 7. Then either
///    - Black's holder may swap; stone 5 in the central 9 × 9; the other player may swap; stone 6 anywhere; or
///    - instead of deciding, Black's holder takes the branch `offers` and offers N fifth moves anywhere, no two
///      symmetrical; White's holder picks one and places stone 6 anywhere.
///
/// Source: certified by the Renju International Federation in 2008 with five offers; later with N.
pub const TARAGUCHI: Rule = Rule {
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

/// Yamaguchi, by Yusui Yamaguchi; the rule of the World Championships 2009 to 2015.
///
/// 1. P1 places stones 1 to 3, as in [`SOOSORV`], and declares the number of fifth moves.
/// 2. P2 may swap.
/// 3. White's holder places stone 4 anywhere; Black's holder offers that many fifth moves, no two symmetrical.
/// 4. White's holder picks one and places stone 6 anywhere. Then normal play.
///
/// Source: certified by the Renju International Federation in 2008. The text has no upper limit; two implementations
/// stop at 12, which is the default here.
pub const YAMAGUCHI: Rule = Rule {
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

/// The rule of the Renju International Federation of 1996.
///
/// 1. P1 places stones 1 to 3, as in [`SOOSORV`].
/// 2. P2 may swap.
/// 3. White's holder places stone 4 anywhere; Black's holder offers two fifth moves, not symmetrical.
/// 4. White's holder picks one and places stone 6 anywhere. Then normal play.
///
/// Source: the federation's rules of the game, 1996.
pub const RIF: Rule = Rule {
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
///
/// 1. Stones 1 to 5 in the central 1 × 1, 3 × 3, 5 × 5, 7 × 7 and 9 × 9, each placed by whoever holds its colour.
/// 2. After each of them the other player may swap.
/// 3. Stone 6 anywhere. Then normal play.
///
/// Source: the rule from which Taraguchi was made; played in Russia.
pub const TARANNIKOV: Rule = Rule {
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

/// Renju with the Swap2 opening of gomoku. Renju's forbidden moves apply from the first stone.
///
/// 1. P1 places a black, a white and a black stone anywhere.
/// 2. P2 keeps (and stays White), or swaps (and is Black), or takes the branch `extend`:
/// 3. P2 places a white and a black stone anywhere, and P1 keeps or swaps.
/// 4. Then normal play, White to move.
///
/// Source: the opening of the gomoku tournaments.
pub const SWAP2: Rule = Rule {
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

/// Standard renju: no protocol.
///
/// 1. Black places stone 1 anywhere. Then normal play.
///
/// Source: the rules of the Renju International Federation without an opening rule.
pub const STANDARD: Rule = Rule {
    family: "standard",
    number: 1,
    limits: None,
    origin: Origin { year: None, place: "Japan" },
    steps: &[place(By::Black, 15), Step::Play],
};

/// All opening rules, the default first.
pub static RULES: [Rule; 7] = [SOOSORV, TARAGUCHI, YAMAGUCHI, RIF, TARANNIKOV, SWAP2, STANDARD];
