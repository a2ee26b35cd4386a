//! A view, an action and what it did, an explanation: as bare numbers in the order in which `shapes.js` reads them.

use super::answer::Answer;
use super::input::DRAW_OFFER;
use crate::board::{Board, Explanation, ForbiddenMap, Shapes};
use crate::color::Color;
use crate::game::{Action, Applied, Game, Outcome, Stone};
use crate::opening::PATTERNS;
use crate::point_set::PointSet;
use crate::record::parts;

impl Answer {
    /// What stays for a whole game: the rule as a state shows it, and the names of the branches, a comma before each.
    pub(super) fn frame(&mut self, game: &Game) {
        let rule = game.rule();
        self.add(rule.limit.unwrap_or(0).into());
        self.add(rule.forbidden_moves as u16);
        self.add(rule.revision.into());
        self.bytes(rule.opening.as_bytes());
        let mut number = 0;
        while let Some(name) = game.branch_name(number) {
            self.bytes(b",");
            self.bytes(name.as_bytes());
            number += 1;
        }
    }

    /// The parts of `Game::view`, one after the other: the view as a value would be a hundredth of the module.
    pub(super) fn state(&mut self, game: &Game) {
        let position = &game.position;
        let forbidden = position.board.forbidden();
        self.add(game.actions().len() as u16);
        self.add(position.move_number);
        self.add(game.phase() as u16);
        let turn = game.turn();
        self.optional(turn.map(|turn| turn.seat as u16));
        self.optional(turn.map(|turn| turn.holds as u16));
        self.optional(turn.and_then(|turn| turn.stone).map(|color| color as u16));
        self.add(position.black as u16);
        self.add(position.stones.len() as u16);
        position.stones.iter().for_each(|stone| self.stone(*stone));
        let last = position.last;
        self.optional(last.and_then(|last| last.point).map(|point| point.index().into()));
        self.optional(last.map(|last| last.color as u16));
        self.add(last.map_or(0, |last| last.number));
        self.optional(game.tap().map(|tap| tap as u16));
        self.set(game.legal_points_beside(|| forbidden.points()));
        let choices = game.choices();
        self.add(choices.len() as u16);
        self.actions(&choices, game);
        self.optional(position.area(game.rules()).map(u16::from));
        self.forbidden(&forbidden);
        self.optional(position.declared.map(u16::from));
        self.add(position.offers.len() as u16);
        position.offers.iter().for_each(|point| self.add(point.index().into()));
        self.add(position.offers_missing(game.rules()).into());
        let symmetrical = game.symmetrical_points();
        self.add(symmetrical.len() as u16);
        for closed in &symmetrical {
            self.add(closed.point.index().into());
            self.add(closed.to.index().into());
        }
        self.add(position.swaps.len() as u16);
        for swap in &position.swaps {
            self.add(swap.after);
            self.add(swap.swapped.into());
        }
        let pattern = game.pattern().and_then(|known| PATTERNS.iter().position(|pattern| pattern.code == known.code));
        self.optional(pattern.map(|number| number as u16));
        self.optional(position.draw_offer.map(|seat| seat as u16));
        self.outcome(position.outcome);
    }

    pub(super) fn applied(&mut self, applied: &Applied, game: &Game) {
        self.action(applied.action, game);
        self.add(applied.seat as u16);
        self.add(applied.placed.is_some().into());
        if let Some(stone) = applied.placed {
            self.stone(stone);
        }
        self.add(applied.swapped.into());
        self.outcome(applied.outcome);
    }

    pub(super) fn actions(&mut self, actions: &[Action], game: &Game) {
        actions.iter().for_each(|action| self.action(*action, game));
    }

    pub(super) fn action(&mut self, action: Action, game: &Game) {
        self.add(action_number(action, game));
    }

    fn forbidden(&mut self, forbidden: &ForbiddenMap) {
        self.add(forbidden.points().len() as u16);
        for point in forbidden.points() {
            self.add(point.index().into());
            self.add(forbidden.get(point).bits().into());
        }
    }

    /// The rule checks on a board.
    pub(super) fn analysis(&mut self, board: &Board) {
        self.forbidden(&board.forbidden());
        self.set(board.wins(Color::Black));
        self.set(board.wins(Color::White));
    }

    pub(super) fn explanation(&mut self, explanation: &Explanation) {
        self.add(explanation.point.index().into());
        self.shapes(&explanation.black);
        self.shapes(&explanation.white);
    }

    fn shapes(&mut self, shapes: &Shapes) {
        self.rows(&shapes.fives);
        self.rows(&shapes.overlines);
        self.add(shapes.fours.len() as u16);
        for four in &shapes.fours {
            self.set(four.stones);
            self.set(four.completions);
        }
        self.add(shapes.threes.len() as u16);
        for three in &shapes.threes {
            self.set(three.stones);
            self.add(three.real.into());
            self.add(three.extensions.len() as u16);
            for extension in &three.extensions {
                self.add(extension.point.index().into());
                self.optional(extension.because.map(|because| because as u16));
                // Only where it is not real because of a double-three.
                if let Some(inner) = &extension.inner {
                    self.shapes(inner);
                }
            }
        }
        self.add(shapes.forbidden.bits().into());
    }

    fn rows(&mut self, rows: &[PointSet]) {
        self.add(rows.len() as u16);
        rows.iter().for_each(|row| self.set(*row));
    }

    fn stone(&mut self, stone: Stone) {
        self.add(stone.point.index().into());
        self.add(stone.color as u16);
        self.add(stone.number);
    }

    fn outcome(&mut self, outcome: Option<Outcome>) {
        self.optional(outcome.map(|outcome| outcome.reason as u16));
        if let Some(outcome) = outcome {
            self.optional(outcome.winner.map(|seat| seat as u16));
            self.optional(outcome.color.map(|color| color as u16));
            self.optional(outcome.point.map(|point| point.index().into()));
            self.set(outcome.line);
            self.add(outcome.kinds.bits().into());
        }
    }
}

/// The number of the type in the high byte, of what it names in the low one: those of `record::parts`.
pub(super) fn action_number(action: Action, game: &Game) -> u16 {
    let (kind, value) = parts::of(action, game);
    let draw_offer = if action.offers_draw() { DRAW_OFFER } else { 0 };
    u16::from(kind) << 8 | u16::from(value) | draw_offer
}
