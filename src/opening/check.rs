//! A table that cannot be played is refused before a game starts by it.

use super::rule::{Count, Rule, Step};
use super::rules::RULES;
use std::fmt;

/// Branches have four numbers in binary records.
const MOST_BRANCHES: usize = 4;

/// What is wrong with a table, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleFault {
    /// The number of the step, from 0; the length of the table when its end is wrong.
    pub step: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The family's name is not of lower-case letters and digits, 1 to 32 of them.
    Name,
    /// The number is 0, which means a game from a position, or the number or the family's name is another rule's:
    /// records would be read as games of another kind.
    Taken,
    /// The limits are not 1 ≤ min ≤ default ≤ max ≤ 50, or a step asks for a limit that the rule does not have.
    Limits,
    /// The side of a square is not 1, 3, 5, … 15.
    Area,
    /// The square can be full before the stone comes, or all that is left of it forbidden to Black.
    NoRoom,
    /// A branch does not lead forward to a step, or its name is not one of lower-case letters, digits and hyphens, or
    /// is used twice, or there are more than four.
    Branch,
    /// The number of offers is 0, or so great that they could all be symmetrical, or is to be declared and was not.
    Count,
    /// An offer that no pick follows, or a pick that follows no offer.
    Pick,
    /// An offer before the first stone: all points would be one.
    NoStone,
    /// An offer while White's stone is due: what is offered is Black's.
    NotBlack,
    /// The table does not end in normal play.
    End,
}

impl fmt::Display for RuleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("step ")?;
        fmt::Display::fmt(&self.step, f)?;
        f.write_str(match self.fault {
            Fault::Name => ": the family's name is not of lower-case letters and digits",
            Fault::Taken => ": the number or the family's name is another rule's",
            Fault::Limits => ": the rule has no such limits",
            Fault::Area => ": no such central square",
            Fault::NoRoom => ": the square can be without room for the stone",
            Fault::Branch => ": a branch has no good name or does not lead forward",
            Fault::Count => ": no such number of offers",
            Fault::Pick => ": an offer and its pick belong together",
            Fault::NoStone => ": an offer before the first stone",
            Fault::NotBlack => ": an offer while White's stone is due",
            Fault::End => ": the table does not end in normal play",
        })
    }
}

impl std::error::Error for RuleFault {}

/// What is known at a step, whichever way led there.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Known {
    /// The fewest and the most stones that can be on the board.
    fewest: u32,
    most: u32,
    /// Whether Black's stone, and whether White's can be due: colours alternate in an opening, where nobody passes.
    black_due: bool,
    white_due: bool,
    declared: bool,
}

impl Known {
    fn or(self, other: Option<Known>) -> Known {
        other.map_or(self, |other| Known {
            fewest: self.fewest.min(other.fewest),
            most: self.most.max(other.most),
            black_due: self.black_due || other.black_due,
            white_due: self.white_due || other.white_due,
            declared: self.declared && other.declared,
        })
    }

    /// The same after one more stone.
    fn with_stone(self) -> Known {
        Known {
            fewest: self.fewest + 1,
            most: self.most + 1,
            black_due: self.white_due,
            white_due: self.black_due,
            ..self
        }
    }

    /// How many points of the square are open to the next stone at the least.
    fn room(self, area: u8) -> Result<u32, Fault> {
        if area > 15 || area.is_multiple_of(2) {
            return Err(Fault::Area);
        }
        // A forbidden point takes four black stones: two on each of two lines that cross there, which is three points
        // at the most for any four stones; or all on one line, in one of at most three gaps.
        let black = self.most / 2;
        let fours = black * black.saturating_sub(1) * black.saturating_sub(2) * black.saturating_sub(3) / 24;
        let forbidden = if self.black_due { 3 * fours } else { 0 };
        let open = (u32::from(area) * u32::from(area)).saturating_sub(self.most + forbidden);
        if open > 0 { Ok(open) } else { Err(Fault::NoRoom) }
    }
}

impl Rule {
    /// Whether the table can be played from its first step to normal play, whatever the players choose.
    ///
    /// # Errors
    /// The first step that cannot, and why.
    pub fn check(&self) -> Result<(), RuleFault> {
        let is_name = |name: &str| !name.is_empty() && name.len() <= 32;
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        if !is_name(self.family) || !self.family.bytes().all(is_plain) {
            return Err(RuleFault { step: 0, fault: Fault::Name });
        }
        let is_taken = |known: &Rule| known != self && (known.family == self.family || known.number == self.number);
        if self.number == 0 || RULES.iter().any(is_taken) {
            return Err(RuleFault { step: 0, fault: Fault::Taken });
        }
        if self.limits.is_some_and(|limits| {
            !(1 <= limits.min && limits.min <= limits.default && limits.default <= limits.max && limits.max <= 50)
        }) {
            return Err(RuleFault { step: 0, fault: Fault::Limits });
        }
        let names = self.branches();
        let mut known = vec![None; self.steps.len()];
        if let Some(first) = known.first_mut() {
            *first = Some(Known { fewest: 0, most: 0, black_due: true, white_due: false, declared: false });
        }
        for (number, step) in self.steps.iter().enumerate() {
            let fail = |fault| Err(RuleFault { step: number, fault });
            // A step that nothing leads to cannot do harm.
            let Some(mut here) = known[number] else { continue };
            let mut next = number + 1;
            match *step {
                Step::Place { area, .. } => {
                    if let Err(fault) = here.room(area) {
                        return fail(fault);
                    }
                    here = here.with_stone();
                }
                Step::Choose { branches, .. } => {
                    for branch in branches {
                        let is_good = is_name(branch.name)
                            && branch.name.bytes().all(|byte| is_plain(byte) || byte == b'-')
                            && names.iter().filter(|name| **name == branch.name).count() == 1
                            && names.len() <= MOST_BRANCHES
                            && number < branch.to;
                        match known.get_mut(branch.to).filter(|_| is_good) {
                            Some(target) => *target = Some(here.or(*target)),
                            None => return fail(Fault::Branch),
                        }
                    }
                }
                Step::Declare { .. } => {
                    if self.limits.is_none() {
                        return fail(Fault::Limits);
                    }
                    here.declared = true;
                }
                Step::Offer { count, area } => {
                    self.check_offer(count, area, here).or_else(fail)?;
                    if self.steps.get(next) != Some(&Step::Pick) {
                        return fail(Fault::Pick);
                    }
                    // The pick is passed over here, so that one without an offer stands out.
                    here = here.with_stone();
                    next += 1;
                }
                Step::Pick => return fail(Fault::Pick),
                Step::Play => continue,
            }
            match known.get_mut(next) {
                Some(target) => *target = Some(here.or(*target)),
                None => return Err(RuleFault { step: self.steps.len(), fault: Fault::End }),
            }
        }
        if self.steps.is_empty() { Err(RuleFault { step: 0, fault: Fault::End }) } else { Ok(()) }
    }

    fn check_offer(&self, count: Count, area: u8, here: Known) -> Result<(), Fault> {
        let count = match count {
            Count::Fixed(count) => count,
            Count::Declared if !here.declared => return Err(Fault::Count),
            Count::Declared | Count::Limit => self.limits.ok_or(Fault::Limits)?.max,
        };
        if here.fewest == 0 {
            return Err(Fault::NoStone);
        }
        if here.white_due {
            return Err(Fault::NotBlack);
        }
        let points = here.room(area)?;
        // As many points as there are isometries can be one offer: at most four while there are two or three stones of
        // each colour, eight with more.
        let isometries = if here.most < 8 { 4 } else { 8 };
        if (1..=points.div_ceil(isometries)).contains(&u32::from(count)) { Ok(()) } else { Err(Fault::Count) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opening::{Branch, By, Limits, Origin, RULES};

    const fn club(steps: &'static [Step]) -> Rule {
        Rule { family: "club", number: 200, limits: None, origin: Origin { year: None, place: "" }, steps }
    }

    const STONE: Step = Step::Place { by: By::Black, area: 15 };
    const OFFER: Step = Step::Offer { count: Count::Fixed(2), area: 15 };

    fn fault(steps: &'static [Step]) -> (usize, Fault) {
        let RuleFault { step, fault } = club(steps).check().expect_err("a fault");
        (step, fault)
    }

    #[test]
    fn every_rule_of_the_field_can_be_played() {
        for rule in &RULES {
            assert_eq!(rule.check(), Ok(()), "{}", rule.family);
        }
        let numbers: std::collections::HashSet<u8> = RULES.iter().map(|rule| rule.number).collect();
        assert_eq!(numbers.len(), RULES.len());
        assert!(!numbers.contains(&0));
    }

    #[test]
    fn impossible_tables_are_refused_by_the_step() {
        assert_eq!(fault(&[]), (0, Fault::End));
        assert_eq!(fault(&[STONE]), (1, Fault::End));
        assert_eq!(fault(&[STONE, STONE, Step::Pick, Step::Play]), (2, Fault::Pick));
        assert_eq!(fault(&[STONE, STONE, OFFER, STONE, Step::Play]), (2, Fault::Pick));
        assert_eq!(fault(&[OFFER, Step::Pick, Step::Play]), (0, Fault::NoStone));
        assert_eq!(fault(&[STONE, OFFER, Step::Pick, Step::Play]), (1, Fault::NotBlack));
        assert_eq!(fault(&[Step::Place { by: By::Black, area: 4 }, Step::Play]), (0, Fault::Area));
        assert_eq!(fault(&[Step::Place { by: By::Black, area: 17 }, Step::Play]), (0, Fault::Area));
        let centre = Step::Place { by: By::Black, area: 1 };
        static TWO: [Step; 3] =
            [Step::Place { by: By::Black, area: 1 }, Step::Place { by: By::White, area: 1 }, Step::Play];
        assert_eq!(TWO[0], centre);
        assert_eq!(fault(&TWO), (1, Fault::NoRoom));
        assert_eq!(fault(&[STONE, Step::Declare { by: By::White }, Step::Play]), (1, Fault::Limits));
        static UNDECLARED: [Step; 5] =
            [STONE, STONE, Step::Offer { count: Count::Declared, area: 15 }, Step::Pick, Step::Play];
        assert_eq!(fault(&UNDECLARED), (2, Fault::Count));
        static MANY: [Step; 5] =
            [STONE, STONE, Step::Offer { count: Count::Fixed(57), area: 15 }, Step::Pick, Step::Play];
        assert_eq!(fault(&MANY), (2, Fault::Count));
    }

    #[test]
    fn branches_lead_forward_to_a_step() {
        static BACK: [Step; 3] =
            [STONE, Step::Choose { by: By::White, branches: &[Branch { name: "back", to: 0 }] }, Step::Play];
        assert_eq!(fault(&BACK), (1, Fault::Branch));
        static BEYOND: [Step; 3] =
            [STONE, Step::Choose { by: By::White, branches: &[Branch { name: "on", to: 3 }] }, Step::Play];
        assert_eq!(fault(&BEYOND), (1, Fault::Branch));
        static NAMELESS: [Step; 3] =
            [STONE, Step::Choose { by: By::White, branches: &[Branch { name: "", to: 2 }] }, Step::Play];
        assert_eq!(fault(&NAMELESS), (1, Fault::Branch));
        // A branch to the pick would pass over the offers.
        static TO_PICK: [Step; 6] = [
            STONE,
            Step::Choose { by: By::White, branches: &[Branch { name: "pick", to: 4 }] },
            STONE,
            OFFER,
            Step::Pick,
            Step::Play,
        ];
        assert_eq!(fault(&TO_PICK), (4, Fault::Pick));
    }

    #[test]
    fn limits_and_names_are_checked() {
        let rule = |limits| Rule { limits: Some(limits), ..club(&[STONE, Step::Play]) };
        for (min, default, max) in [(0, 1, 2), (1, 51, 51), (3, 2, 4), (1, 5, 4)] {
            let limits = Limits { min, max, default };
            assert_eq!(rule(limits).check(), Err(RuleFault { step: 0, fault: Fault::Limits }));
        }
        let named = Rule { family: "Club-8", ..club(&[STONE, Step::Play]) };
        assert_eq!(named.check(), Err(RuleFault { step: 0, fault: Fault::Name }));
    }
}
