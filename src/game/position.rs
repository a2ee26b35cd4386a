//! Where a game stands: everything that the rules ask about, and nothing of how it came to be but what they need.

use super::outcome::Outcome;
use super::phase::Phase;
use super::rules::{Rules, Start};
use crate::board::{Board, Kind, Kinds};
use crate::color::Color;
use crate::opening::{By, Count, Step};
use crate::point::{Point, SIZE};
use crate::point_set::PointSet;
use crate::seat::Seat;

/// A stone of the game, in the order of placing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stone {
    /// Where it lies.
    pub point: Point,
    /// Its colour, which never changes.
    pub color: Color,
    /// Its move number from 1, passes counted; 0 for the stones that a game from a position starts with.
    pub number: u16,
}

/// The last stone or pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Last {
    /// Where the stone lies; `None`: a pass.
    pub point: Option<Point>,
    /// The colour that moved.
    pub color: Color,
    /// The move number.
    pub number: u16,
}

/// A decision to swap or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwapDecision {
    /// The number of the stone after which it fell.
    pub after: u16,
    /// Whether the colours were exchanged.
    pub swapped: bool,
}

/// What White can still claim, where forbidden moves must be claimed (RIF 9.8).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Claimable {
    /// The black stone just played, if it was forbidden; White's next stone or pass lets it lapse.
    pub just_played: Option<(Point, Kinds)>,
    /// The latest of Black's overlines made in this game; it stays until the end.
    pub overline: Option<Point>,
}

impl Claimable {
    /// The stone to claim and its kinds: the one just played before an older overline.
    pub(crate) fn best(self) -> Option<(Point, Kinds)> {
        self.just_played.or(self.overline.map(|point| (point, Kinds::only(Kind::Overline))))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub board: Box<Board>,
    pub stones: Vec<Stone>,
    /// The number of the stone or pass that comes next.
    pub move_number: u16,
    pub due: Color,
    /// The seat that holds Black now.
    pub black: Seat,
    /// Number of the opening's step; past the end in a game from a position.
    pub step: usize,
    pub declared: Option<u8>,
    pub offers: Vec<Point>,
    pub swaps: Vec<SwapDecision>,
    pub last: Option<Last>,
    pub draw_offer: Option<Seat>,
    pub claimable: Claimable,
    pub outcome: Option<Outcome>,
}

impl Position {
    pub(crate) fn start(rules: &Rules) -> Position {
        let (board, due) = match &rules.start {
            Start::Opening(_) => (Box::default(), Color::Black),
            Start::Position(position) => (Box::new(position.board().clone()), position.due()),
        };
        let mut stones = Vec::new();
        for &color in &[Color::Black, Color::White] {
            for point in board.stones(color) {
                stones.push(Stone { point, color, number: 0 });
            }
        }
        Position {
            board,
            stones,
            move_number: 1,
            due,
            black: Seat::First,
            step: 0,
            declared: None,
            offers: Vec::new(),
            swaps: Vec::new(),
            last: None,
            draw_offer: None,
            claimable: Claimable::default(),
            outcome: None,
        }
    }

    /// The step of the opening; normal play after its end, and in a game from a position.
    pub(crate) fn step(&self, rules: &Rules) -> Step {
        rules.opening().and_then(|opening| opening.rule().steps.get(self.step).copied()).unwrap_or(Step::Play)
    }

    pub(crate) fn phase(&self, rules: &Rules) -> Phase {
        if self.outcome.is_some() {
            return Phase::Over;
        }
        match self.step(rules) {
            Step::Place { .. } => Phase::Place,
            Step::Choose { .. } => Phase::Choose,
            Step::Declare { .. } => Phase::Declare,
            // A single fifth move is simply played.
            Step::Offer { count, .. } if self.count(count, rules) == 1 => Phase::Place,
            Step::Offer { .. } => Phase::Offer,
            Step::Pick => Phase::Pick,
            Step::Play => Phase::Play,
        }
    }

    /// The seat that the rules ask to act.
    pub(crate) fn actor(&self, rules: &Rules) -> Seat {
        match self.step(rules) {
            Step::Place { by, .. } | Step::Choose { by, .. } | Step::Declare { by } => match by {
                By::First => Seat::First,
                By::Second => Seat::Second,
                By::Black => self.holder(Color::Black),
                By::White => self.holder(Color::White),
            },
            Step::Offer { .. } => self.holder(Color::Black),
            Step::Pick => self.holder(Color::White),
            Step::Play => self.holder(self.due),
        }
    }

    /// The seat that holds the colour now.
    pub(crate) fn holder(&self, color: Color) -> Seat {
        match color {
            Color::Black => self.black,
            Color::White => self.black.other(),
        }
    }

    /// The colour that the seat holds now.
    pub(crate) fn held_by(&self, seat: Seat) -> Color {
        if seat == self.black { Color::Black } else { Color::White }
    }

    /// Side of the central square in which the next stone or offer must lie; `None` where no stone is asked for.
    pub(crate) fn area(&self, rules: &Rules) -> Option<u8> {
        match (self.phase(rules), self.step(rules)) {
            (Phase::Place | Phase::Offer, Step::Place { area, .. } | Step::Offer { area, .. }) => Some(area),
            (Phase::Play, _) => Some(SIZE),
            _ => None,
        }
    }

    /// How many points are to be offered in all.
    pub(crate) fn count(&self, count: Count, rules: &Rules) -> u8 {
        match count {
            Count::Fixed(count) => count,
            Count::Declared => self.declared.unwrap_or(1),
            Count::Limit => rules.limit(),
        }
    }

    /// How many points are still to be offered, in the phase of offering; else 0.
    pub(crate) fn offers_missing(&self, rules: &Rules) -> u8 {
        match (self.phase(rules), self.step(rules)) {
            (Phase::Offer, Step::Offer { count, .. }) => {
                self.count(count, rules).saturating_sub(self.offers.len() as u8)
            }
            _ => 0,
        }
    }

    /// The points offered.
    pub(crate) fn offered(&self) -> PointSet {
        let mut offered = PointSet::EMPTY;
        for offer in &self.offers {
            offered.insert(*offer);
        }
        offered
    }

    /// What White may claim now (RIF 9.8): on White's own turn, in normal play.
    pub(crate) fn claim(&self, rules: &Rules) -> Option<(Point, Kinds)> {
        if self.phase(rules) == Phase::Play && self.due == Color::White { self.claimable.best() } else { None }
    }

    /// Whether the last move was a pass.
    pub(crate) fn has_passed(&self) -> bool {
        self.last.is_some_and(|last| last.point.is_none())
    }
}
