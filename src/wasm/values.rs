//! Patterns and opening rules, as values that say what they are.

use super::answer::Answer;
use super::words;
use crate::opening::{Count, PATTERNS, RULES, Rule, Step};

impl Answer {
    /// The 26 standard openings.
    pub(super) fn patterns(&mut self) {
        self.list();
        for pattern in &PATTERNS {
            self.object();
            self.key(words::CODE).text(pattern.code);
            self.key(words::NAME).text(pattern.name);
            self.key(words::KANJI).text(pattern.kanji);
            self.key(words::STONES).points(pattern.stones);
            self.close();
        }
        self.close();
    }

    /// The opening rules.
    pub(super) fn rules(&mut self) {
        self.list();
        RULES.iter().for_each(|rule| self.rule(rule));
        self.close();
    }

    /// Not inlined: in a frame of its own, its numbers are small.
    #[inline(never)]
    fn rule(&mut self, rule: &'static Rule) {
        self.object();
        self.key(words::ID).text(&rule.default_opening().id());
        self.key(words::FAMILY).text(rule.family);
        self.key(words::LIMITS);
        match rule.limits {
            Some(limits) => {
                self.object();
                self.range(limits.min, limits.max);
                self.key(words::DEFAULT).number(limits.default.into());
                self.close();
            }
            None => self.null(),
        }
        self.key(words::STEPS).list();
        rule.steps.iter().for_each(|step| self.step(step));
        self.close();
        self.key(words::ORIGIN).object();
        self.key(words::YEAR).number_or_null(rule.origin.year.map(usize::from));
        self.key(words::PLACE).text(rule.origin.place);
        self.close();
        self.close();
    }

    /// The fields of the two ends.
    pub(super) fn range(&mut self, min: u8, max: u8) {
        self.key(words::MIN).number(min.into());
        self.key(words::MAX).number(max.into());
    }

    fn step(&mut self, step: &Step) {
        let (kind, by) = match step {
            Step::Place { by, .. } => (words::PLACE, Some(by)),
            Step::Choose { by, .. } => (words::CHOOSE, Some(by)),
            Step::Declare { by } => (words::DECLARE, Some(by)),
            Step::Offer { .. } => (words::OFFER, None),
            Step::Pick => (words::PICK, None),
            Step::Play => (words::PLAY, None),
        };
        self.object();
        self.key(words::TYPE).word(kind);
        if let Some(by) = by {
            self.key(words::BY).word(words::PLAYERS + *by as u16);
        }
        if let Step::Offer { count, .. } = step {
            self.key(words::COUNT);
            match count {
                Count::Fixed(count) => self.number((*count).into()),
                Count::Declared => self.word(words::DECLARED),
                Count::Limit => self.word(words::LIMIT),
            }
        }
        if let Step::Place { area, .. } | Step::Offer { area, .. } = step {
            self.key(words::AREA).number((*area).into());
        }
        if let Step::Choose { branches, .. } = step {
            self.key(words::BRANCHES).list();
            for branch in *branches {
                self.object();
                self.key(words::NAME).text(branch.name);
                self.key(words::TO).number(branch.to);
                self.close();
            }
            self.close();
        }
        self.close();
    }
}
