//! What goes out. A view is written as one run of numbers, from which `shapes.js` makes the objects, since that costs a
//! tenth of making them from here one by one; what is seldom asked for goes as JSON.

use super::input::DRAW_OFFER;
use super::json::{Json, Value};
use crate::board::Kinds;
use crate::game::{Action, Applied, Last, Outcome, Stone, View};
use crate::point::Point;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/wasm/shapes.js")]
extern "C" {
    pub(super) fn rule(opening: &str, limit: u8, policy: u8, revision: u8) -> JsValue;
    pub(super) fn state(numbers: &[u16], rule: &JsValue, pattern: &JsValue, branches: &JsValue) -> JsValue;
    pub(super) fn applied(numbers: &[u16], branches: &JsValue) -> JsValue;
    pub(super) fn actions(numbers: &[u16], branches: &JsValue) -> JsValue;
    #[wasm_bindgen(js_name = action)]
    pub(super) fn action(numbers: &[u16], branches: &JsValue) -> JsValue;
    fn parsed(json: &str) -> JsValue;
}

/// Plain frozen data.
pub(super) fn plain(value: &(impl Value + ?Sized)) -> JsValue {
    parsed(&Json::of(value))
}

const NONE: u16 = 255;

/// A run of numbers; the order is that of `shapes.js`.
#[derive(Default)]
pub(super) struct Numbers(Vec<u16>);

impl Numbers {
    pub(super) fn of_view(view: &View, branches: &[&str]) -> Vec<u16> {
        let mut numbers = Numbers(Vec::with_capacity(1024));
        numbers.add(view.length as u16);
        numbers.add(view.move_number);
        numbers.add(view.phase as u16);
        numbers.optional(view.turn.map(|turn| turn.seat as u16));
        numbers.optional(view.turn.map(|turn| turn.holds as u16));
        numbers.optional(view.turn.and_then(|turn| turn.stone).map(|color| color as u16));
        numbers.add(view.seats.first as u16);
        numbers.list(view.stones.iter(), |numbers, stone| numbers.stone(*stone));
        numbers.last(view.last);
        numbers.optional(view.tap.map(|tap| tap as u16));
        numbers.add(view.points.len() as u16);
        view.points.iter().for_each(|point| numbers.point(point));
        numbers.list(view.choices.iter(), |numbers, action| numbers.action(*action, branches));
        numbers.optional(view.area.map(u16::from));
        numbers.add(view.forbidden.points().len() as u16);
        for (point, kinds) in view.forbidden.iter() {
            numbers.point(point);
            numbers.kinds(kinds);
        }
        numbers.optional(view.declared.map(u16::from));
        numbers.list(view.offers.iter(), |numbers, point| numbers.point(*point));
        numbers.add(u16::from(view.offers_missing));
        numbers.list(view.symmetrical.iter(), |numbers, closed| {
            numbers.point(closed.point);
            numbers.point(closed.to);
        });
        numbers.list(view.swaps.iter(), |numbers, swap| {
            numbers.add(swap.after);
            numbers.add(u16::from(swap.swapped));
        });
        numbers.optional(view.draw_offer.map(|seat| seat as u16));
        numbers.outcome(view.outcome.as_ref());
        numbers.0
    }

    pub(super) fn of_applied(applied: &Applied, branches: &[&str]) -> Vec<u16> {
        let mut numbers = Numbers::default();
        numbers.action(applied.action, branches);
        numbers.add(applied.seat as u16);
        numbers.add(u16::from(applied.placed.is_some()));
        if let Some(stone) = applied.placed {
            numbers.stone(stone);
        }
        numbers.add(u16::from(applied.swapped));
        numbers.outcome(applied.outcome.as_ref());
        numbers.0
    }

    pub(super) fn of_actions(actions: &[Action], branches: &[&str]) -> Vec<u16> {
        let mut numbers = Numbers::default();
        actions.iter().for_each(|action| numbers.action(*action, branches));
        numbers.0
    }

    fn add(&mut self, number: u16) {
        self.0.push(number);
    }

    fn optional(&mut self, number: Option<u16>) {
        self.add(number.unwrap_or(NONE));
    }

    fn point(&mut self, point: Point) {
        self.add(u16::from(point.index()));
    }

    fn kinds(&mut self, kinds: Kinds) {
        self.add(u16::from(kinds.bits()));
    }

    fn list<T>(&mut self, items: impl ExactSizeIterator<Item = T>, write: impl Fn(&mut Numbers, T)) {
        self.add(items.len() as u16);
        items.for_each(|item| write(self, item));
    }

    fn stone(&mut self, stone: Stone) {
        self.point(stone.point);
        self.add(stone.color as u16);
        self.add(stone.number);
    }

    fn last(&mut self, last: Option<Last>) {
        self.optional(last.and_then(|last| last.point).map(|point| u16::from(point.index())));
        self.optional(last.map(|last| last.color as u16));
        self.add(last.map_or(0, |last| last.number));
    }

    fn outcome(&mut self, outcome: Option<&Outcome>) {
        self.optional(outcome.map(|outcome| outcome.reason as u16));
        if let Some(outcome) = outcome {
            self.optional(outcome.winner.map(|seat| seat as u16));
            self.optional(outcome.color.map(|color| color as u16));
            self.optional(outcome.point.map(|point| u16::from(point.index())));
            self.list(outcome.line.iter(), |numbers, point| numbers.point(*point));
            self.kinds(outcome.kinds);
        }
    }

    /// The type in the high byte, what it names in the low one: the numbers of `boundary.js`.
    fn action(&mut self, action: Action, branches: &[&str]) {
        let (kind, value) = match action {
            Action::Place { point, .. } => (0, point.index()),
            Action::Pass { .. } => (1, 0),
            Action::Keep => (2, 0),
            Action::Swap => (3, 0),
            Action::Branch(name) => (4, branches.iter().position(|branch| *branch == name).unwrap_or(0) as u8),
            Action::Declare(count) => (5, count as u8),
            Action::Offer(point) => (6, point.index()),
            Action::Pick(point) => (7, point.index()),
            Action::Claim => (8, 0),
            Action::AcceptDraw => (9, 0),
            Action::Resign(seat) => (10, seat as u8),
            Action::Timeout(seat) => (11, seat as u8),
        };
        let draw_offer = if action.offers_draw() { DRAW_OFFER } else { 0 };
        self.add(kind << 8 | u16::from(value) | draw_offer);
    }
}
