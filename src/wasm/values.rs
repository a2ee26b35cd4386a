//! What is seldom asked for, as values that say what they are: explanations, patterns, opening rules.

use super::answer::Answer;
use crate::board::{Because, Board, Explanation, Shapes};
use crate::color::Color;
use crate::opening::{Count, PATTERNS, RULES, Rule, Step};
use crate::point_set::PointSet;

impl Answer {
    /// `{ forbidden, wins }` of a board.
    pub(super) fn analysis(&mut self, board: &Board) {
        self.object();
        self.text("forbidden").list();
        let forbidden = board.forbidden();
        for point in forbidden.points() {
            self.object();
            self.text("point").point(point);
            self.text("kinds").kinds(forbidden.get(point));
            self.close();
        }
        self.close();
        self.text("wins").object();
        for color in [Color::Black, Color::White] {
            self.text(color.as_str()).points(board.wins(color));
        }
        self.close();
        self.close();
    }

    pub(super) fn explanation(&mut self, explanation: &Explanation) {
        self.object();
        self.text("point").point(explanation.point);
        self.text("black").shapes(&explanation.black);
        self.text("white").shapes(&explanation.white);
        self.close();
    }

    fn shapes(&mut self, shapes: &Shapes) {
        self.object();
        self.text("fives").rows(&shapes.fives);
        self.text("overlines").rows(&shapes.overlines);
        self.text("fours").list();
        for four in &shapes.fours {
            self.object();
            self.text("stones").points(four.stones);
            self.text("completions").points(four.completions);
            self.close();
        }
        self.close();
        self.text("threes").list();
        for three in &shapes.threes {
            self.object();
            self.text("stones").points(three.stones);
            self.text("real").flag(three.real);
            self.text("extensions").list();
            for extension in &three.extensions {
                self.object();
                self.text("point").point(extension.point);
                self.text("real").flag(extension.real);
                self.text("because").text_or_null(extension.because.map(Because::as_str));
                self.text("inner");
                match &extension.inner {
                    Some(inner) => self.shapes(inner),
                    None => self.null(),
                }
                self.close();
            }
            self.close();
            self.close();
        }
        self.close();
        self.text("forbidden").kinds(shapes.forbidden);
        self.close();
    }

    fn rows(&mut self, rows: &[PointSet]) {
        self.list();
        rows.iter().for_each(|row| self.points(*row));
        self.close();
    }

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
