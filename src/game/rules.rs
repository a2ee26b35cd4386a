//! What a game is played by: the opening or the position it starts from, and the policy for forbidden moves.

use crate::board::Board;
use crate::color::Color;
use crate::opening::Opening;
use crate::point::Point;
use std::fmt;

/// Renju by these rules counts as the same game in any version of this crate that has the same revision. A change of
/// any verdict, or of what is legal when, raises it.
pub const RULES_REVISION: u8 = 1;

/// What happens to a forbidden move of Black's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum ForbiddenMoves {
    /// It cannot be played.
    #[default]
    Illegal,
    /// It can be played, and loses at once.
    Loses,
    /// It can be played; White must claim the win, as over the board (RIF 9.7, 9.8).
    Claimed,
}

impl ForbiddenMoves {
    /// All three, in the order of their numbers in binary records.
    pub const ALL: [ForbiddenMoves; 3] = [ForbiddenMoves::Illegal, ForbiddenMoves::Loses, ForbiddenMoves::Claimed];

    /// `"illegal"`, `"loses"` or `"claimed"`.
    pub const fn as_str(self) -> &'static str {
        match self {
            ForbiddenMoves::Illegal => "illegal",
            ForbiddenMoves::Loses => "loses",
            ForbiddenMoves::Claimed => "claimed",
        }
    }
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// On the empty board, by an opening rule.
    Opening(Opening),
    /// In normal play, from stones that are there already; the first seat holds Black.
    Position(StartPosition),
}

/// Stones to start from: any without a five.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartPosition {
    board: Box<Board>,
    due: Color,
}

/// The game is won before it starts: the stone stands in a five (exactly five of Black's, five or more of White's).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartError {
    /// The stone, the first one in board order.
    pub five: Point,
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is won already by the row through ")?;
        fmt::Display::fmt(&self.five, f)
    }
}

impl std::error::Error for StartError {}

impl StartPosition {
    /// The stones on the board, and the colour that plays first.
    ///
    /// # Errors
    /// When a five is there already.
    pub fn new(board: impl Into<Box<Board>>, due: Color) -> Result<StartPosition, StartError> {
        let board = board.into();
        let mut stones = (board.stones(Color::Black) | board.stones(Color::White)).iter();
        match stones.find(|point| board.winning_row(*point).is_some()) {
            Some(point) => Err(StartError { five: point }),
            None => Ok(StartPosition { board, due }),
        }
    }

    /// The stones.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The colour that plays first.
    pub fn due(&self) -> Color {
        self.due
    }
}

/// What a game is played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Where it starts.
    pub start: Start,
    /// What happens to a forbidden move.
    pub forbidden_moves: ForbiddenMoves,
}

impl Default for Rules {
    /// Soosõrv-8; forbidden moves cannot be played.
    fn default() -> Rules {
        Rules::from(Opening::default())
    }
}

impl From<Opening> for Rules {
    fn from(opening: Opening) -> Rules {
        Rules { start: Start::Opening(opening), forbidden_moves: ForbiddenMoves::default() }
    }
}

impl From<StartPosition> for Rules {
    fn from(position: StartPosition) -> Rules {
        Rules { start: Start::Position(position), forbidden_moves: ForbiddenMoves::default() }
    }
}

impl Rules {
    /// The same start with another policy for forbidden moves.
    pub fn with_forbidden_moves(self, forbidden_moves: ForbiddenMoves) -> Rules {
        Rules { forbidden_moves, ..self }
    }

    /// The opening, if the game starts with one.
    pub fn opening(&self) -> Option<Opening> {
        match self.start {
            Start::Opening(opening) => Some(opening),
            Start::Position(_) => None,
        }
    }

    /// The limit of the opening rule; 0 for one without.
    pub(crate) fn limit(&self) -> u8 {
        self.opening().and_then(|opening| opening.limit()).unwrap_or(0)
    }
}
