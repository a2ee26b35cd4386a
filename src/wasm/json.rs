//! A writer of JSON text, for what is seldom asked for: explanations, rules, the details of errors. JavaScript parses it
//! faster than objects can be made from here key by key, and it weighs less than a general serialiser.

use crate::board::{Because, Explanation, Extension, Four, Kinds, Shapes, Three};
use crate::decimal;
use crate::opening::{Branch, By, Count, Limits, Origin, Pattern, PatternName, Step};
use crate::point::Point;

/// JSON text in the making.
#[derive(Default)]
pub(super) struct Json {
    text: String,
}

/// What can be written as JSON.
pub(super) trait Value {
    fn write(&self, json: &mut Json);
}

impl Json {
    /// The text of one value.
    pub(super) fn of(value: &(impl Value + ?Sized)) -> String {
        let mut json = Json::default();
        value.write(&mut json);
        json.text
    }

    /// An object of these fields, whose names need no escapes.
    pub(super) fn object(&mut self, fields: &[(&str, &dyn Value)]) {
        self.text.push('{');
        for (number, (name, value)) in fields.iter().enumerate() {
            self.comma(number);
            self.string(name);
            self.text.push(':');
            value.write(self);
        }
        self.text.push('}');
    }

    fn list(&mut self, values: &mut dyn Iterator<Item = &dyn Value>) {
        self.text.push('[');
        for (number, value) in values.enumerate() {
            self.comma(number);
            value.write(self);
        }
        self.text.push(']');
    }

    fn comma(&mut self, number: usize) {
        if number > 0 {
            self.text.push(',');
        }
    }

    fn string(&mut self, string: &str) {
        self.text.push('"');
        for character in string.chars() {
            if matches!(character, '"' | '\\' | '\0'..='\u{1f}') {
                self.text.push_str("\\u00");
                for digit in [character as u32 >> 4, character as u32 & 15] {
                    self.text.extend(char::from_digit(digit, 16));
                }
            } else {
                self.text.push(character);
            }
        }
        self.text.push('"');
    }
}

impl Value for &str {
    fn write(&self, json: &mut Json) {
        json.string(self);
    }
}

impl Value for String {
    fn write(&self, json: &mut Json) {
        json.string(self);
    }
}

impl Value for bool {
    fn write(&self, json: &mut Json) {
        json.text.push_str(if *self { "true" } else { "false" });
    }
}

impl Value for usize {
    fn write(&self, json: &mut Json) {
        decimal::push(&mut json.text, *self);
    }
}

impl Value for u8 {
    fn write(&self, json: &mut Json) {
        usize::from(*self).write(json);
    }
}

impl<T: Value> Value for Option<T> {
    fn write(&self, json: &mut Json) {
        match self {
            Some(value) => value.write(json),
            None => json.text.push_str("null"),
        }
    }
}

impl<T: Value> Value for [T] {
    fn write(&self, json: &mut Json) {
        json.list(&mut self.iter().map(|value| value as &dyn Value));
    }
}

impl<T: Value> Value for &[T] {
    fn write(&self, json: &mut Json) {
        (**self).write(json);
    }
}

impl<T: Value> Value for Vec<T> {
    fn write(&self, json: &mut Json) {
        self.as_slice().write(json);
    }
}

impl<T: Value> Value for Box<T> {
    fn write(&self, json: &mut Json) {
        (**self).write(json);
    }
}

impl Value for Point {
    fn write(&self, json: &mut Json) {
        json.text.push('"');
        self.push_name(&mut json.text);
        json.text.push('"');
    }
}

impl Value for Kinds {
    fn write(&self, json: &mut Json) {
        let names: Vec<&str> = self.iter().map(|kind| kind.as_str()).collect();
        names.write(json);
    }
}

impl Value for Explanation {
    fn write(&self, json: &mut Json) {
        json.object(&[("point", &self.point), ("black", &self.black), ("white", &self.white)]);
    }
}

impl Value for Shapes {
    fn write(&self, json: &mut Json) {
        json.object(&[
            ("fives", &self.fives),
            ("overlines", &self.overlines),
            ("fours", &self.fours),
            ("threes", &self.threes),
            ("forbidden", &self.forbidden),
        ]);
    }
}

impl Value for Four {
    fn write(&self, json: &mut Json) {
        json.object(&[("stones", &self.stones), ("completions", &self.completions)]);
    }
}

impl Value for Three {
    fn write(&self, json: &mut Json) {
        json.object(&[("stones", &self.stones), ("real", &self.real), ("extensions", &self.extensions)]);
    }
}

impl Value for Extension {
    fn write(&self, json: &mut Json) {
        let because = self.because.map(Because::as_str);
        json.object(&[("point", &self.point), ("real", &self.real), ("because", &because), ("inner", &self.inner)]);
    }
}

impl Value for PatternName {
    fn write(&self, json: &mut Json) {
        json.object(&[("code", &self.code), ("name", &self.name), ("kanji", &self.kanji)]);
    }
}

impl Value for Pattern {
    fn write(&self, json: &mut Json) {
        let PatternName { code, name, kanji } = self.naming();
        json.object(&[("code", &code), ("name", &name), ("kanji", &kanji), ("stones", &self.stones.as_slice())]);
    }
}

impl Value for Limits {
    fn write(&self, json: &mut Json) {
        json.object(&[("min", &self.min), ("max", &self.max), ("default", &self.default)]);
    }
}

impl Value for Origin {
    fn write(&self, json: &mut Json) {
        json.object(&[("year", &self.year.map(usize::from)), ("place", &self.place)]);
    }
}

impl Value for Branch {
    fn write(&self, json: &mut Json) {
        json.object(&[("name", &self.name), ("to", &self.to)]);
    }
}

impl Value for Step {
    fn write(&self, json: &mut Json) {
        match self {
            Step::Place { by, area } => json.object(&[("type", &"place"), ("by", &by.as_str()), ("area", area)]),
            Step::Choose { by, branches } => {
                json.object(&[("type", &"choose"), ("by", &by.as_str()), ("branches", branches)]);
            }
            Step::Declare { by } => json.object(&[("type", &"declare"), ("by", &by.as_str())]),
            Step::Offer { count, area } => json.object(&[("type", &"offer"), ("count", count), ("area", area)]),
            Step::Pick => json.object(&[("type", &"pick")]),
            Step::Play => json.object(&[("type", &"play")]),
        }
    }
}

impl Value for Count {
    fn write(&self, json: &mut Json) {
        match self {
            Count::Fixed(count) => count.write(json),
            Count::Declared => "declared".write(json),
            Count::Limit => "limit".write(json),
        }
    }
}

impl By {
    const fn as_str(self) -> &'static str {
        match self {
            By::First => "first",
            By::Second => "second",
            By::Black => "black",
            By::White => "white",
        }
    }
}
