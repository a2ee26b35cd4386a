//! What goes out. A view is written as one run of numbers, from which `shapes.js` makes the objects, since that costs a
//! tenth of making them from here one by one; what is seldom asked for goes as JSON.

use super::input::DRAW_OFFER;
use super::json::Json;
use crate::board::Kinds;
use crate::game::{Action, Applied, Game, Last, Outcome, Stone, View};
use crate::point::Point;
use crate::point_set::PointSet;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/wasm/shapes.js")]
extern "C" {
    /// What stays for a whole game: the rule as a state shows it, and the names of the branches, a comma behind each.
    pub(super) fn frame(opening: &str, limit: u8, policy: u8, revision: u8, branches: &str) -> JsValue;
    pub(super) fn state(numbers: &[u16], frame: &JsValue, pattern: &JsValue) -> JsValue;
    pub(super) fn applied(numbers: &[u16], frame: &JsValue) -> JsValue;
    pub(super) fn actions(numbers: &[u16], frame: &JsValue) -> JsValue;
    pub(super) fn action(numbers: &[u16], frame: &JsValue) -> JsValue;
    fn parsed(json: &str) -> JsValue;
}

/// Plain frozen data.
pub(super) fn plain(json: &Json) -> JsValue {
    parsed(json.text())
}

const NONE: u16 = 255;

/// A run of numbers; the order is that of `shapes.js`.
#[derive(Default)]
pub(super) struct Numbers(Vec<u16>);

impl Numbers {
    pub(super) fn of_view(view: &View, game: &Game) -> Vec<u16> {
        let mut numbers = Numbers(Vec::with_capacity(1024));
        numbers.add(view.length as u16);
        numbers.add(view.move_number);
        numbers.add(view.phase as u16);
        numbers.optional(view.turn.map(|turn| turn.seat as u16));
        numbers.optional(view.turn.map(|turn| turn.holds as u16));
        numbers.optional(view.turn.and_then(|turn| turn.stone).map(|color| color as u16));
        numbers.add(view.seats.first as u16);
        numbers.add(view.stones.len() as u16);
        view.stones.iter().for_each(|stone| numbers.stone(*stone));
        numbers.last(view.last);
        numbers.optional(view.tap.map(|tap| tap as u16));
        numbers.points(view.points);
        numbers.add(view.choices.len() as u16);
        view.choices.iter().for_each(|action| numbers.action(*action, game));
        numbers.optional(view.area.map(u16::from));
        numbers.add(view.forbidden.points().len() as u16);
        for point in view.forbidden.points() {
            numbers.point(point);
            numbers.kinds(view.forbidden.get(point));
        }
        numbers.optional(view.declared.map(u16::from));
        numbers.add(view.offers.len() as u16);
        view.offers.iter().for_each(|point| numbers.point(*point));
        numbers.add(u16::from(view.offers_missing));
        numbers.add(view.symmetrical.len() as u16);
        for closed in &view.symmetrical {
            numbers.point(closed.point);
            numbers.point(closed.to);
        }
        numbers.add(view.swaps.len() as u16);
        for swap in view.swaps {
            numbers.add(swap.after);
            numbers.add(u16::from(swap.swapped));
        }
        numbers.optional(view.draw_offer.map(|seat| seat as u16));
        numbers.outcome(view.outcome);
        numbers.0
    }

    pub(super) fn of_applied(applied: &Applied, game: &Game) -> Vec<u16> {
        let mut numbers = Numbers::default();
        numbers.action(applied.action, game);
        numbers.add(applied.seat as u16);
        numbers.add(u16::from(applied.placed.is_some()));
        if let Some(stone) = applied.placed {
            numbers.stone(stone);
        }
        numbers.add(u16::from(applied.swapped));
        numbers.outcome(applied.outcome);
        numbers.0
    }

    pub(super) fn of_actions(actions: &[Action], game: &Game) -> Vec<u16> {
        let mut numbers = Numbers::default();
        actions.iter().for_each(|action| numbers.action(*action, game));
        numbers.0
    }

    // Called from everywhere: inlined, it would be a tenth of the module.
    #[inline(never)]
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

    fn points(&mut self, points: PointSet) {
        self.add(points.len() as u16);
        points.iter().for_each(|point| self.point(point));
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

    fn outcome(&mut self, outcome: Option<Outcome>) {
        self.optional(outcome.map(|outcome| outcome.reason as u16));
        if let Some(outcome) = outcome {
            self.optional(outcome.winner.map(|seat| seat as u16));
            self.optional(outcome.color.map(|color| color as u16));
            self.optional(outcome.point.map(|point| u16::from(point.index())));
            self.points(outcome.line);
            self.kinds(outcome.kinds);
        }
    }

    fn action(&mut self, action: Action, game: &Game) {
        self.add(action_number(action, game));
    }
}

/// The type in the high byte, what it names in the low one: the numbers of `boundary.js`.
pub(super) fn action_number(action: Action, game: &Game) -> u16 {
    let (kind, value) = match action {
        Action::Place { point, .. } => (0, point.index()),
        Action::Pass { .. } => (1, 0),
        Action::Keep => (2, 0),
        Action::Swap => (3, 0),
        Action::Branch(name) => (4, game.branch_number(name.as_bytes()).unwrap_or(0) as u8),
        Action::Declare(count) => (5, count as u8),
        Action::Offer(point) => (6, point.index()),
        Action::Pick(point) => (7, point.index()),
        Action::Claim => (8, 0),
        Action::AcceptDraw => (9, 0),
        Action::Resign(seat) => (10, seat as u8),
        Action::Timeout(seat) => (11, seat as u8),
    };
    let draw_offer = if action.offers_draw() { DRAW_OFFER } else { 0 };
    kind << 8 | u16::from(value) | draw_offer
}
