//! The 26 standard openings: what three stones, Black on the centre, White in the central 3 × 3, Black in the
//! central 5 × 5, can look like up to the symmetries of the board.

use crate::point::{Point, Symmetry};

/// One of the 26 standard openings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// `"D1"` … `"D13"` (direct: White's stone beside the centre), `"I1"` … `"I13"` (indirect: on its diagonal).
    pub code: &'static str,
    /// The Japanese name in Latin letters, without marks of length.
    pub name: &'static str,
    /// The Japanese name.
    pub kanji: &'static str,
    /// Black's, White's and Black's stone, in the usual orientation.
    pub stones: [Point; 3],
}

/// What a pattern is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternName {
    /// As in [`Pattern`].
    pub code: &'static str,
    /// As in [`Pattern`].
    pub name: &'static str,
    /// As in [`Pattern`].
    pub kanji: &'static str,
}

impl Pattern {
    /// What it is called, without its stones.
    pub fn naming(&self) -> PatternName {
        PatternName { code: self.code, name: self.name, kanji: self.kanji }
    }

    /// The pattern of the first three stones, in whichever orientation; `None` when they make none of the 26.
    pub fn of(stones: [Point; 3]) -> Option<&'static Pattern> {
        PATTERNS.iter().find(|pattern| {
            let is_shown_by = |symmetry: &Symmetry| (0..3).all(|at| symmetry.apply(pattern.stones[at]) == stones[at]);
            Symmetry::ALL.iter().any(is_shown_by)
        })
    }
}

const fn direct(code: &'static str, third: &str, kanji: &'static str, name: &'static str) -> Pattern {
    Pattern { code, name, kanji, stones: [Point::named("h8"), Point::named("h9"), Point::named(third)] }
}

const fn indirect(code: &'static str, third: &str, kanji: &'static str, name: &'static str) -> Pattern {
    Pattern { code, name, kanji, stones: [Point::named("h8"), Point::named("i9"), Point::named(third)] }
}

/// The 26 standard openings, the direct ones first.
pub static PATTERNS: [Pattern; 26] = [
    direct("D1", "h10", "寒星", "Kansei"),
    direct("D2", "i10", "渓月", "Keigetsu"),
    direct("D3", "j10", "疎星", "Sosei"),
    direct("D4", "i9", "花月", "Kagetsu"),
    direct("D5", "j9", "残月", "Zangetsu"),
    direct("D6", "i8", "雨月", "Ugetsu"),
    direct("D7", "j8", "金星", "Kinsei"),
    direct("D8", "h7", "松月", "Shogetsu"),
    direct("D9", "i7", "丘月", "Kyugetsu"),
    direct("D10", "j7", "新月", "Shingetsu"),
    direct("D11", "h6", "瑞星", "Zuisei"),
    direct("D12", "i6", "山月", "Sangetsu"),
    direct("D13", "j6", "遊星", "Yusei"),
    indirect("I1", "j10", "長星", "Chosei"),
    indirect("I2", "j9", "峡月", "Kyogetsu"),
    indirect("I3", "j8", "恒星", "Kosei"),
    indirect("I4", "j7", "水月", "Suigetsu"),
    indirect("I5", "j6", "流星", "Ryusei"),
    indirect("I6", "i8", "雲月", "Ungetsu"),
    indirect("I7", "i7", "浦月", "Hogetsu"),
    indirect("I8", "i6", "嵐月", "Rangetsu"),
    indirect("I9", "h7", "銀月", "Gingetsu"),
    indirect("I10", "h6", "明星", "Myojo"),
    indirect("I11", "g7", "斜月", "Shagetsu"),
    indirect("I12", "g6", "名月", "Meigetsu"),
    indirect("I13", "f6", "彗星", "Suisei"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn every_placement_is_one_of_the_26() {
        let centre = Point::named("h8");
        let mut counts = HashMap::new();
        for second in Point::all().filter(|point| point.is_within(3) && *point != centre) {
            for third in Point::all().filter(|point| point.is_within(5) && ![centre, second].contains(point)) {
                let pattern = Pattern::of([centre, second, third]).expect("one of the 26");
                *counts.entry(pattern.code).or_insert(0) += 1;
            }
        }
        assert_eq!(counts.len(), 26);
        assert_eq!(counts.values().sum::<i32>(), 184);
    }
}
