//! An answer: one run of numbers, the first of which says whether the question was refused. Before it stands the length.
//!
//! What is asked for all the time is written as bare numbers, whose order both sides know; JavaScript makes the objects,
//! which costs a tenth of making them from here one by one. What is seldom asked for is written as values that say what
//! they are: `Reader` in `reader.js` reads both.

use crate::board::Kinds;
use crate::point::Point;
use crate::point_set::PointSet;
use std::cell::Cell;

/// Stands for what is absent.
pub(super) const NONE: u16 = 0xffff;

/// So many numbers are the length: its low half and its high half.
const LENGTH: usize = 2;

// What comes next, where a value says so itself.
const NULL: u16 = 0;
const NUMBER: u16 = 1;
const POINT: u16 = 2;
const KINDS: u16 = 3;
const WORD: u16 = 4;
const TEXT: u16 = 5;
const LIST: u16 = 6;
const OBJECT: u16 = 7;

thread_local! {
    /// The last answer. JavaScript takes it before it asks again; then its memory serves the next one.
    static LAST: Cell<Vec<u16>> = const { Cell::new(Vec::new()) };
}

/// An answer in the making.
pub(super) struct Answer(Vec<u16>);

impl Answer {
    /// An answer to a question that is not refused.
    pub(super) fn new() -> Answer {
        let mut answer = Answer(LAST.take());
        answer.0.clear();
        (0..=LENGTH).for_each(|_| answer.add(0));
        answer
    }

    /// The refusal of a question; its details come next, and end with [`close`](Self::close).
    pub(super) fn refusal(code: u16) -> Answer {
        let mut answer = Answer::new();
        answer.0[LENGTH] = 1;
        answer.word(code);
        answer.object();
        answer
    }

    /// Keeps it until there is a new one, and tells where it is.
    pub(super) fn keep(mut self) -> *const u16 {
        let length = self.0.len() - LENGTH;
        self.0[0] = length as u16;
        self.0[1] = (length >> 16) as u16;
        let place = self.0.as_ptr();
        LAST.set(self.0);
        place
    }

    // Called from everywhere: inlined, it would be a tenth of the module.
    #[inline(never)]
    pub(super) fn add(&mut self, number: u16) {
        self.0.push(number);
    }

    pub(super) fn optional(&mut self, number: Option<u16>) {
        self.add(number.unwrap_or(NONE));
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.add((*byte).into()));
    }

    /// A text that ends where the answer ends. No text of the engine's own is beyond the first plane; what `input::text`
    /// has put there comes back.
    pub(super) fn units(&mut self, text: &str) {
        text.chars().for_each(|character| self.add(character as u16));
    }

    pub(super) fn set(&mut self, points: PointSet) {
        self.add(points.len() as u16);
        points.iter().for_each(|point| self.add(point.index().into()));
    }

    // --- Values that say what they are ---

    fn tagged(&mut self, tag: u16, number: u16) {
        self.add(tag);
        self.add(number);
    }

    pub(super) fn null(&mut self) {
        self.add(NULL);
    }

    pub(super) fn number(&mut self, number: usize) {
        self.tagged(NUMBER, number as u16);
    }

    pub(super) fn point(&mut self, point: Point) {
        self.tagged(POINT, point.index().into());
    }

    /// A word that both sides know.
    pub(super) fn word(&mut self, word: u16) {
        self.tagged(WORD, word);
    }

    pub(super) fn text(&mut self, text: &str) {
        self.tagged(TEXT, 0);
        let start = self.0.len();
        self.units(text);
        self.0[start - 1] = (self.0.len() - start) as u16;
    }

    pub(super) fn text_or_null(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.text(text),
            None => self.null(),
        }
    }

    pub(super) fn number_or_null(&mut self, number: Option<usize>) {
        match number {
            Some(number) => self.number(number),
            None => self.null(),
        }
    }

    /// Begins a list, which [`close`](Self::close) ends.
    pub(super) fn list(&mut self) {
        self.add(LIST);
    }

    /// Begins an object: keys, each before its value, up to [`close`](Self::close).
    pub(super) fn object(&mut self) {
        self.add(OBJECT);
    }

    /// The key of the value that comes next.
    pub(super) fn key(&mut self, word: u16) -> &mut Answer {
        self.add(word);
        self
    }

    pub(super) fn close(&mut self) {
        self.add(NONE);
    }

    pub(super) fn texts<'a>(&mut self, texts: impl Iterator<Item = &'a str>) {
        self.list();
        texts.for_each(|text| self.text(text));
        self.close();
    }

    pub(super) fn points(&mut self, points: impl IntoIterator<Item = Point>) {
        self.list();
        points.into_iter().for_each(|point| self.point(point));
        self.close();
    }

    pub(super) fn kinds(&mut self, kinds: Kinds) {
        self.tagged(KINDS, kinds.bits().into());
    }
}
