//! Patterns and opening rules, as values that say what they are.

use super::answer::Answer;
use crate::opening::{Count, PATTERNS, RULES, Rule, Step};

impl Answer {
    pub(super) fn text_or_null(&mut self, text: Option<&str>) {
        match text {
            Some(text) => drop(self.text(text)),
            None => self.null(),
        }
    }

    pub(super) fn number_or_null(&mut self, number: Option<usize>) {
        match number {
            Some(number) => self.number(number),
            None => self.null(),
        }
    }

    /// The 26 standard openings.
    pub(super) fn patterns(&mut self) {
        self.list();
        for pattern in &PATTERNS {
            self.object();
            self.text("code").text(pattern.code);
            self.text("name").text(pattern.name);
            self.text("kanji").text(pattern.kanji);
            self.text("stones").points(pattern.stones);
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

    fn rule(&mut self, rule: &'static Rule) {
        self.object();
        self.text("id").text(&rule.default_opening().id());
        self.text("family").text(rule.family);
        self.text("limits");
        match rule.limits {
            Some(limits) => {
                self.object();
                self.range(limits.min, limits.max);
                self.text("default").number(limits.default.into());
                self.close();
            }
            None => self.null(),
        }
        self.text("steps").list();
        rule.steps.iter().for_each(|step| self.step(step));
        self.close();
        self.text("origin").object();
        self.text("year").number_or_null(rule.origin.year.map(usize::from));
        self.text("place").text(rule.origin.place);
        self.close();
        self.close();
    }

    /// The fields of the two ends.
    pub(super) fn range(&mut self, min: u8, max: u8) {
        self.text("min").number(min.into());
        self.text("max").number(max.into());
    }

    fn step(&mut self, step: &Step) {
        let (kind, by) = match step {
            Step::Place { by, .. } => ("place", Some(by)),
            Step::Choose { by, .. } => ("choose", Some(by)),
            Step::Declare { by } => ("declare", Some(by)),
            Step::Offer { .. } => ("offer", None),
            Step::Pick => ("pick", None),
            Step::Play => ("play", None),
        };
        self.object();
        self.text("type").text(kind);
        if let Some(by) = by {
            self.text("by").text(by.as_str());
        }
        if let Step::Offer { count, .. } = step {
            self.text("count");
            match count {
                Count::Fixed(count) => self.number((*count).into()),
                Count::Declared => drop(self.text("declared")),
                Count::Limit => drop(self.text("limit")),
            }
        }
        if let Step::Place { area, .. } | Step::Offer { area, .. } = step {
            self.text("area").number((*area).into());
        }
        if let Step::Choose { branches, .. } = step {
            self.text("branches").list();
            for branch in *branches {
                self.object();
                self.text("name").text(branch.name);
                self.text("to").number(branch.to);
                self.close();
            }
            self.close();
        }
        self.close();
    }
}
