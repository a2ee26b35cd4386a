//! What an action does.

use super::Game;
use super::action::Action;
use super::error::RuleError;
use super::outcome::{Outcome, Reason};
use super::phase::Phase;
use super::position::{Last, Stone, SwapDecision};
use super::rules::ForbiddenMoves;
use crate::board::{Kind, Kinds};
use crate::color::Color;
use crate::opening::Step;
use crate::point::Point;
use crate::seat::Seat;

/// What an action did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Applied {
    /// The action.
    pub action: Action,
    /// Who acted.
    pub seat: Seat,
    /// The stone that it placed.
    pub placed: Option<Stone>,
    /// Whether it exchanged the colours.
    pub swapped: bool,
    /// How it ended the game, if it did.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// Plays the action.
    ///
    /// # Errors
    /// As [`check`](Game::check); the game is unchanged then.
    pub fn apply(&mut self, action: Action) -> Result<Applied, RuleError> {
        self.check(action)?;
        let seat = self.acting(action);
        let placed = self.perform(action, seat);
        self.actions.push(action);
        Ok(Applied { action, seat, placed, swapped: matches!(action, Action::Swap), outcome: self.position.outcome })
    }

    /// Plays the action as the seat.
    ///
    /// # Errors
    /// As [`apply`](Game::apply), and [`RuleError::NotYourTurn`] when the seat is not the one to act.
    pub fn apply_as(&mut self, seat: Seat, action: Action) -> Result<Applied, RuleError> {
        let may_act = self.acting(action);
        if self.phase() != Phase::Over && seat != may_act {
            return Err(RuleError::NotYourTurn { seat: may_act });
        }
        self.apply(action)
    }

    /// Whose action it is: resignation and time belong to a seat, all else to the one to act.
    fn acting(&self, action: Action) -> Seat {
        match action {
            Action::Resign(seat) | Action::Timeout(seat) => seat,
            _ => self.position.actor(&self.rules),
        }
    }

    /// Changes the position by a legal action; nothing can fail any more.
    fn perform(&mut self, action: Action, seat: Seat) -> Option<Stone> {
        // An offer lapses when the other player acts; a new one travels with this action.
        self.position.draw_offer = action.offers_draw().then_some(seat);
        let mut placed = None;
        match action {
            Action::Place { point, .. } => {
                // A single fifth move was played at the step of its offer: the pick falls away.
                let steps = if matches!(self.position.step(&self.rules), Step::Offer { .. }) { 2 } else { 1 };
                placed = Some(self.place(point));
                self.advance(steps);
            }
            Action::Pick(point) => {
                self.position.offers.clear();
                placed = Some(self.place(point));
                self.advance(1);
            }
            Action::Offer(point) => {
                self.position.offers.push(point);
                if self.position.offers_missing(&self.rules) == 0 {
                    self.advance(1);
                }
            }
            Action::Pass { .. } => self.pass(),
            Action::Keep => self.choose(false),
            Action::Swap => self.choose(true),
            Action::Branch(name) => {
                if let Some(branch) = self.branch_named(name) {
                    self.position.step = branch.to;
                }
            }
            Action::Declare(count) => {
                self.position.declared = u8::try_from(count).ok();
                self.advance(1);
            }
            Action::Claim => {
                if let Some((point, kinds)) = self.position.claim(&self.rules) {
                    self.lose_by_forbidden_move(point, kinds);
                }
            }
            Action::AcceptDraw => self.end(Outcome::draw(Reason::Agreement)),
            Action::Resign(seat) => self.lose(seat, Reason::Resignation),
            Action::Timeout(seat) => self.lose(seat, Reason::Timeout),
        }
        placed
    }

    fn place(&mut self, point: Point) -> Stone {
        let position = &mut self.position;
        let color = position.due;
        let stone = Stone { point, color, number: position.move_number };
        let kinds = match color {
            Color::Black => position.board.forbidden_at(point),
            Color::White => Kinds::NONE,
        };
        position.board.place(point, color);
        position.stones.push(stone);
        position.last = Some(Last { point: Some(point), color, number: stone.number });
        position.move_number += 1;
        position.due = color.other();
        position.claimable.just_played = None;
        if self.rules.forbidden_moves == ForbiddenMoves::Claimed && !kinds.is_empty() {
            position.claimable.just_played = Some((point, kinds));
            if kinds.contains(Kind::Overline) {
                position.claimable.overline = Some(point);
            }
        }
        if let Some(line) = position.board.winning_row(point) {
            let reason = if line.len() == 5 { Reason::Five } else { Reason::Overline };
            let win = Outcome::win(position.holder(color), color, reason);
            self.end(Outcome { point: Some(point), line, ..win });
        } else if self.rules.forbidden_moves == ForbiddenMoves::Loses && !kinds.is_empty() {
            self.lose_by_forbidden_move(point, kinds);
        } else {
            self.end_on_full_board();
        }
        stone
    }

    fn pass(&mut self) {
        let position = &mut self.position;
        let twice = position.has_passed();
        position.last = Some(Last { point: None, color: position.due, number: position.move_number });
        position.move_number += 1;
        position.due = position.due.other();
        position.claimable.just_played = None;
        if twice {
            self.end(Outcome::draw(Reason::Passes));
        } else {
            self.end_on_full_board();
        }
    }

    /// A full board is a draw; but where White has something to claim, White still has that turn.
    fn end_on_full_board(&mut self) {
        if self.position.board.empty().is_empty() && self.position.claim(&self.rules).is_none() {
            self.end(Outcome::draw(Reason::FullBoard));
        }
    }

    fn choose(&mut self, swapped: bool) {
        let position = &mut self.position;
        if swapped {
            position.black = position.black.other();
        }
        position.swaps.push(SwapDecision { after: position.stones.len() as u16, swapped });
        self.advance(1);
    }

    // Inlined at its five places, it would be 80 bytes more of the compressed module.
    #[inline(never)]
    fn advance(&mut self, steps: usize) {
        if !matches!(self.position.step(&self.rules), Step::Play) {
            self.position.step += steps;
        }
    }

    fn lose_by_forbidden_move(&mut self, point: Point, kinds: Kinds) {
        let win = Outcome::win(self.position.holder(Color::White), Color::White, Reason::Forbidden);
        self.end(Outcome { point: Some(point), kinds, ..win });
    }

    fn lose(&mut self, seat: Seat, reason: Reason) {
        let winner = seat.other();
        self.end(Outcome::win(winner, self.position.held_by(winner), reason));
    }

    fn end(&mut self, outcome: Outcome) {
        self.position.draw_offer = None;
        self.position.offers.clear();
        self.position.outcome = Some(outcome);
    }
}
