//! How a game ended.

use crate::board::Kinds;
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::seat::Seat;

/// The result of a game, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Seat>,
    /// The colour that the winner held.
    pub color: Option<Color>,
    /// Why.
    pub reason: Reason,
    /// The stone that decided: the last of the five, or the forbidden one.
    pub point: Option<Point>,
    /// The winning row; else empty.
    pub line: PointSet,
    /// The kinds of the forbidden move that lost; else none.
    pub kinds: Kinds,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// Five in a row (RIF 9.1).
    Five,
    /// Six or more of White's in a row (9.1).
    Overline,
    /// A forbidden move of Black's (9.2).
    Forbidden,
    /// A player resigned.
    Resignation,
    /// A player's time was out.
    Timeout,
    /// The board is full: a draw.
    FullBoard,
    /// Two passes in a row: a draw.
    Passes,
    /// The players agreed on a draw.
    Agreement,
}

impl Reason {
    /// All of them, in the order of declaration.
    pub const ALL: [Reason; 8] = [
        Reason::Five,
        Reason::Overline,
        Reason::Forbidden,
        Reason::Resignation,
        Reason::Timeout,
        Reason::FullBoard,
        Reason::Passes,
        Reason::Agreement,
    ];

    /// `"five"`, `"overline"`, `"forbidden"`, `"resignation"`, `"timeout"`, `"full-board"`, `"passes"` or
    /// `"agreement"`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Reason::Five => "five",
            Reason::Overline => "overline",
            Reason::Forbidden => "forbidden",
            Reason::Resignation => "resignation",
            Reason::Timeout => "timeout",
            Reason::FullBoard => "full-board",
            Reason::Passes => "passes",
            Reason::Agreement => "agreement",
        }
    }
}

impl Outcome {
    /// A draw.
    pub(crate) fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, color: None, reason, point: None, line: PointSet::EMPTY, kinds: Kinds::NONE }
    }

    /// A win that no stone decided.
    pub(crate) fn win(winner: Seat, color: Color, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), color: Some(color), ..Outcome::draw(reason) }
    }
}
