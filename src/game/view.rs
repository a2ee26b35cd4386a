//! The view: complete plain data, so that a frontend computes no rule.

use super::Game;
use super::action::{Action, Tap};
use super::outcome::Outcome;
use super::phase::Phase;
use super::position::{Last, Stone, SwapDecision};
use super::rules::{ForbiddenMoves, RULES_REVISION};
use crate::board::ForbiddenMap;
use crate::color::Color;
use crate::opening::Pattern;
use crate::point::{Point, SIZE};
use crate::point_set::PointSet;
use crate::seat::Seat;

/// Everything there is to show of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<'a> {
    /// Lines a side: 15.
    pub size: u8,
    /// What the game is played by.
    pub rule: RuleView,
    /// Actions so far.
    pub length: usize,
    /// The number of the stone or pass that comes next, from 1; passes count.
    pub move_number: u16,
    /// What is asked for.
    pub phase: Phase,
    /// Of whom it is asked; `None` when the game is over.
    pub turn: Option<Turn>,
    /// The colours that the seats hold now; tentative until the last choice of the opening.
    pub seats: SeatsView,
    /// The stones, in the order of placing.
    pub stones: &'a [Stone],
    /// The last stone or pass; `None` before the first, and until then in a game from a position.
    pub last: Option<Last>,
    /// The action that a tap on one of `points` makes; `None` where no point is asked for.
    pub tap: Option<Tap>,
    /// Where a tap is legal now.
    pub points: PointSet,
    /// The legal actions that name no point.
    pub choices: Vec<Action>,
    /// Side of the central square that the stone must lie in; `None` where no stone is asked for.
    pub area: Option<u8>,
    /// Where a black stone is forbidden on this board, whoever is to act.
    pub forbidden: ForbiddenMap,
    /// The number of fifth moves declared.
    pub declared: Option<u8>,
    /// The offers, while offering and picking, in the order in which they were made.
    pub offers: &'a [Point],
    /// How many are still to be offered.
    pub offers_missing: u8,
    /// The points closed by an offer.
    pub symmetrical: Vec<SymmetricalPoint>,
    /// The decisions to swap or not.
    pub swaps: &'a [SwapDecision],
    /// Which of the 26 the first three stones make.
    pub pattern: Option<&'static Pattern>,
    /// The seat whose draw offer stands.
    pub draw_offer: Option<Seat>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What a game is played by, as the view shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleView {
    /// The id of the opening as the record writes it; `"position"` for a game from a position.
    pub opening: String,
    /// Its limit.
    pub limit: Option<u8>,
    /// The policy for forbidden moves.
    pub forbidden_moves: ForbiddenMoves,
    /// The [`RULES_REVISION`].
    pub revision: u8,
}

/// Of whom an action is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who is to act.
    pub seat: Seat,
    /// The colour that this seat holds now.
    pub holds: Color,
    /// The colour of the stone placed, offered or picked now; `None` where it is about none.
    pub stone: Option<Color>,
}

/// The colours that the seats hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatsView {
    /// The colour of the player who opened.
    pub first: Color,
    /// The colour of the other player.
    pub second: Color,
}

/// A point that cannot be offered because of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymmetricalPoint {
    /// The closed point.
    pub point: Point,
    /// The offer that it is symmetrical to.
    pub to: Point,
}

impl Game {
    /// Everything there is to show.
    pub fn view(&self) -> View<'_> {
        let position = &self.position;
        let phase = self.phase();
        let forbidden = position.board.forbidden();
        View {
            size: SIZE,
            rule: self.rule(),
            length: self.actions.len(),
            move_number: position.move_number,
            phase,
            turn: self.turn(),
            seats: SeatsView { first: position.held_by(Seat::First), second: position.held_by(Seat::Second) },
            stones: &position.stones,
            last: position.last,
            tap: self.tap(),
            points: self.legal_points_beside(|| forbidden.points()),
            choices: self.choices(),
            area: position.area(&self.rules),
            forbidden,
            declared: position.declared,
            offers: &position.offers,
            offers_missing: position.offers_missing(&self.rules),
            symmetrical: self.symmetrical_points(),
            swaps: &position.swaps,
            pattern: self.pattern(),
            draw_offer: position.draw_offer,
            outcome: position.outcome,
        }
    }

    /// What the game is played by: the part of the view that stays for the whole game.
    pub fn rule(&self) -> RuleView {
        let opening = self.rules.opening();
        RuleView {
            opening: opening.map_or_else(|| "position".to_owned(), |opening| opening.id()),
            limit: opening.and_then(|opening| opening.limit()),
            forbidden_moves: self.rules.forbidden_moves,
            revision: RULES_REVISION,
        }
    }

    pub(crate) fn turn(&self) -> Option<Turn> {
        let seat = self.to_act()?;
        let stone = match self.phase() {
            Phase::Place | Phase::Play => Some(self.position.due),
            Phase::Offer | Phase::Pick => Some(Color::Black),
            Phase::Choose | Phase::Declare | Phase::Over => None,
        };
        Some(Turn { seat, holds: self.position.held_by(seat), stone })
    }

    /// The points closed by an offer, in board order.
    pub(crate) fn symmetrical_points(&self) -> Vec<SymmetricalPoint> {
        let mut points = Vec::new();
        if self.phase() == Phase::Offer {
            for point in self.closed_by_offers() {
                if let Some(to) = self.symmetrical_offer(point) {
                    points.push(SymmetricalPoint { point, to });
                }
            }
        }
        points
    }

    /// Which of the 26 the first three stones make, once they are there.
    pub(crate) fn pattern(&self) -> Option<&'static Pattern> {
        match self.position.stones.get(..3)? {
            [first, second, third] if self.position.stones[0].number == 1 => {
                match (first.color, second.color, third.color) {
                    (Color::Black, Color::White, Color::Black) => Pattern::of([first.point, second.point, third.point]),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
