//! Stones on a board, and the shapes they make (RIF 2 and 9). Knows Black and White, no seats and no phases.

mod explain;
mod forbidden;
mod kinds;
mod lines;
mod scan;
mod shape;
mod tracker;

pub use explain::{Because, Explanation, Extension, Four, Shapes, Three};
pub use kinds::{Kind, Kinds};
pub use tracker::Tracker;

use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;
use lines::{Direction, Lines, Window};
use shape::LineShape;
use std::fmt;

/// Any set of stones on the 225 points, reachable in a game or not.
///
/// ```
/// use soosorv::{Board, Kind, Point};
/// let points = |names: &str| names.split(' ').map(|name| name.parse::<Point>().unwrap()).collect::<Vec<_>>();
/// let board = Board::from_stones(points("g8 h7 i8 h10"), [])?;
/// assert_eq!(board.forbidden_at("h8".parse().unwrap()).first(), Some(Kind::DoubleThree));
/// # Ok::<(), soosorv::BoardError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    stones: [Lines; 2],
}

/// Where a black stone is forbidden, and why. Made by [`Board::forbidden`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ForbiddenMap {
    overline: PointSet,
    double_four: PointSet,
    double_three: PointSet,
}

/// The point was named twice among the stones of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardError {
    /// The point in question.
    pub point: Point,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("two stones on ")?;
        fmt::Display::fmt(&self.point, f)
    }
}

impl std::error::Error for BoardError {}

impl Default for Board {
    fn default() -> Board {
        Board::new()
    }
}

impl Board {
    /// The board without a stone.
    pub const fn new() -> Board {
        Board { stones: [Lines::EMPTY; 2] }
    }

    /// The board with these stones.
    ///
    /// # Errors
    /// When a point is named twice, in one list or in both.
    pub fn from_stones(
        black: impl IntoIterator<Item = Point>,
        white: impl IntoIterator<Item = Point>,
    ) -> Result<Board, BoardError> {
        let mut board = Board::new();
        board.place_all(&mut black.into_iter(), Color::Black)?;
        board.place_all(&mut white.into_iter(), Color::White)?;
        Ok(board)
    }

    fn place_all(&mut self, points: &mut dyn Iterator<Item = Point>, color: Color) -> Result<(), BoardError> {
        for point in points {
            if !self.place(point, color) {
                return Err(BoardError { point });
            }
        }
        Ok(())
    }

    /// Puts a stone on the point. False, and nothing done, when one is there already.
    pub fn place(&mut self, point: Point, color: Color) -> bool {
        let free = self.at(point).is_none();
        if free {
            self.stones[color as usize].toggle(point);
        }
        free
    }

    /// Takes the stone on the point away, and tells its colour; `None` when there is none.
    pub fn remove(&mut self, point: Point) -> Option<Color> {
        let color = self.at(point)?;
        self.stones[color as usize].toggle(point);
        Some(color)
    }

    /// The colour of the stone on the point, `None` when it is empty.
    pub fn at(&self, point: Point) -> Option<Color> {
        [Color::Black, Color::White].into_iter().find(|color| self.stones(*color).contains(point))
    }

    /// The stones of the colour.
    pub fn stones(&self, color: Color) -> PointSet {
        self.stones[color as usize].points()
    }

    /// The points without a stone.
    pub fn empty(&self) -> PointSet {
        PointSet::ALL - self.stones(Color::Black) - self.stones(Color::White)
    }

    /// Whether a stone of the colour on the point makes a five (9.1): exactly five for Black, five or more for White.
    /// False where there is a stone already.
    pub fn makes_five(&self, point: Point, color: Color) -> bool {
        self.at(point).is_none() && self.five_through(point, color).is_some()
    }

    /// The points where a stone of the colour makes a five (9.1): exactly five for Black, five or more for White.
    pub fn wins(&self, color: Color) -> PointSet {
        let mut wins = PointSet::EMPTY;
        for point in self.empty() {
            if self.makes_five(point, color) {
                wins.insert(point);
            }
        }
        wins
    }

    /// The winning row through the stone on the point (9.1), if it stands in one. A row of exactly five goes before a
    /// longer one of White's.
    pub fn winning_row(&self, point: Point) -> Option<PointSet> {
        self.five_through(point, self.at(point)?)
    }

    /// The winning row of the stone that stands, or would stand, on the point.
    fn five_through(&self, point: Point, color: Color) -> Option<PointSet> {
        let mut longer = None;
        for direction in Direction::ALL {
            let shape = self.line_shape(point, direction, color);
            let row = point.span(direction.step(), -(shape.before as i8), shape.after as i8);
            match shape.row() {
                5 => return Some(row),
                6.. if color == Color::White => longer = longer.or(Some(row)),
                _ => {}
            }
        }
        longer
    }

    fn line_shape(&self, point: Point, direction: Direction, color: Color) -> LineShape {
        LineShape::of(self.window(point, direction, color), color)
    }

    fn window(&self, point: Point, direction: Direction, color: Color) -> Window {
        let (own, other) = (&self.stones[color as usize], &self.stones[color.other() as usize]);
        Window::around(own, other, point, direction)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Board")
            .field("black", &self.stones(Color::Black))
            .field("white", &self.stones(Color::White))
            .finish()
    }
}
