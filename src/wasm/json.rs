//! A writer of JSON text, for what is seldom asked for: explanations, rules, the details of errors. JavaScript parses it
//! faster than objects can be made from here key by key, and it weighs less than a general serialiser.

use crate::board::{Because, Explanation, Kinds, Shapes};
use crate::decimal;
use crate::opening::{Count, Pattern, Rule, Step};
use crate::point::Point;
use crate::point_set::PointSet;

/// JSON text in the making.
#[derive(Default)]
pub(super) struct Json {
    text: String,
}

impl Json {
    /// The text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// A comma where one is due, and the text as it is.
    fn raw(&mut self, text: &str) -> &mut Json {
        if !matches!(self.text.as_bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.text.push(',');
        }
        self.text.push_str(text);
        self
    }

    /// Begins an object or a list.
    pub(super) fn open(&mut self, bracket: &str) -> &mut Json {
        self.raw(bracket)
    }

    /// Ends it.
    pub(super) fn close(&mut self, bracket: char) {
        self.text.push(bracket);
    }

    /// The name of a field; its value comes next.
    pub(super) fn key(&mut self, name: &str) -> &mut Json {
        self.string(name).text.push(':');
        self
    }

    pub(super) fn null(&mut self) {
        self.raw("null");
    }

    fn flag(&mut self, flag: bool) {
        self.raw(if flag { "true" } else { "false" });
    }

    pub(super) fn number(&mut self, number: usize) {
        decimal::push(&mut self.raw("").text, number);
    }

    pub(super) fn string(&mut self, string: &str) -> &mut Json {
        self.raw("\"");
        for character in string.chars() {
            let code = character as u32;
            if code < 0x20 || character == '"' || character == '\\' {
                self.text.push_str("\\u00");
                for digit in [code >> 4, code & 15] {
                    self.text.push(char::from(b"0123456789abcdef"[digit as usize]));
                }
            } else {
                self.text.push(character);
            }
        }
        self.text.push('"');
        self
    }

    pub(super) fn strings<'a>(&mut self, strings: impl Iterator<Item = &'a str>) {
        self.open("[");
        for string in strings {
            self.string(string);
        }
        self.close(']');
    }

    pub(super) fn point(&mut self, point: Point) {
        self.raw("\"");
        point.push_name(&mut self.text);
        self.text.push('"');
    }

    pub(super) fn points(&mut self, points: PointSet) -> &mut Json {
        self.open("[");
        for point in points {
            self.point(point);
        }
        self.close(']');
        self
    }

    pub(super) fn kinds(&mut self, kinds: Kinds) {
        self.strings(kinds.iter().map(|kind| kind.as_str()));
    }

    pub(super) fn explanation(&mut self, explanation: &Explanation) {
        self.open("{");
        self.key("point").point(explanation.point);
        self.key("black").shapes(&explanation.black);
        self.key("white").shapes(&explanation.white);
        self.close('}');
    }

    fn shapes(&mut self, shapes: &Shapes) {
        self.open("{");
        self.key("fives").rows(&shapes.fives);
        self.key("overlines").rows(&shapes.overlines);
        self.key("fours").open("[");
        for four in &shapes.fours {
            self.open("{");
            self.key("stones").points(four.stones);
            self.key("completions").points(four.completions);
            self.close('}');
        }
        self.close(']');
        self.key("threes").open("[");
        for three in &shapes.threes {
            self.open("{");
            self.key("stones").points(three.stones);
            self.key("real").flag(three.real);
            self.key("extensions").open("[");
            for extension in &three.extensions {
                self.open("{");
                self.key("point").point(extension.point);
                self.key("real").flag(extension.real);
                self.key("because");
                match extension.because.map(Because::as_str) {
                    Some(because) => drop(self.string(because)),
                    None => self.null(),
                }
                self.key("inner");
                match &extension.inner {
                    Some(inner) => self.shapes(inner),
                    None => self.null(),
                }
                self.close('}');
            }
            self.close(']');
            self.close('}');
        }
        self.close(']');
        self.key("forbidden").kinds(shapes.forbidden);
        self.close('}');
    }

    fn rows(&mut self, rows: &[PointSet]) {
        self.open("[");
        for row in rows {
            self.points(*row);
        }
        self.close(']');
    }

    /// What a pattern is called; the stones only where they are asked for.
    pub(super) fn pattern(&mut self, pattern: &Pattern, with_stones: bool) {
        self.open("{");
        self.key("code").string(pattern.code);
        self.key("name").string(pattern.name);
        self.key("kanji").string(pattern.kanji);
        if with_stones {
            self.key("stones").open("[");
            for stone in pattern.stones {
                self.point(stone);
            }
            self.close(']');
        }
        self.close('}');
    }

    pub(super) fn rule(&mut self, rule: &'static Rule) {
        self.open("{");
        self.key("id").string(&rule.default_opening().id());
        self.key("family").string(rule.family);
        self.key("limits");
        match rule.limits {
            Some(limits) => {
                self.open("{").range(limits.min, limits.max).key("default").number(limits.default.into());
                self.close('}');
            }
            None => self.null(),
        }
        self.key("steps").open("[");
        for step in rule.steps {
            self.step(step);
        }
        self.close(']');
        self.key("origin").open("{").key("year");
        match rule.origin.year {
            Some(year) => self.number(year.into()),
            None => self.null(),
        }
        self.key("place").string(rule.origin.place);
        self.close('}');
        self.close('}');
    }

    /// The fields of the two ends.
    pub(super) fn range(&mut self, min: u8, max: u8) -> &mut Json {
        self.key("min").number(min.into());
        self.key("max").number(max.into());
        self
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
        self.open("{").key("type").string(kind);
        if let Some(by) = by {
            self.key("by").string(by.as_str());
        }
        if let Step::Offer { count, .. } = step {
            self.key("count");
            match count {
                Count::Fixed(count) => self.number(usize::from(*count)),
                Count::Declared => drop(self.string("declared")),
                Count::Limit => drop(self.string("limit")),
            }
        }
        if let Step::Place { area, .. } | Step::Offer { area, .. } = step {
            self.key("area").number(usize::from(*area));
        }
        if let Step::Choose { branches, .. } = step {
            self.key("branches").open("[");
            for branch in *branches {
                self.open("{").key("name").string(branch.name);
                self.key("to").number(branch.to);
                self.close('}');
            }
            self.close(']');
        }
        self.close('}');
    }
}
