//! The 88 lines of the board, each a word of bits, and the window of a line around a point.

use crate::point::{Point, SIZE};

/// One of the four directions in which a row can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Horizontal,
    Vertical,
    Rising,
    Falling,
}

impl Direction {
    pub(crate) const ALL: [Direction; 4] =
        [Direction::Horizontal, Direction::Vertical, Direction::Rising, Direction::Falling];

    /// Columns and rows gained by one step: along a line always to the right, or else up.
    pub(crate) const fn step(self) -> (i8, i8) {
        match self {
            Direction::Horizontal => (1, 0),
            Direction::Vertical => (0, 1),
            Direction::Rising => (1, 1),
            Direction::Falling => (1, -1),
        }
    }

    /// The number of the line through the point, and the point's place on it. A diagonal counts its places by
    /// column, so the shorter ones begin and end off the board.
    const fn line_and_place(self, point: Point) -> (usize, u8) {
        let (column, row) = (point.column(), point.row());
        match self {
            Direction::Horizontal => (row as usize, column),
            Direction::Vertical => (15 + column as usize, row),
            Direction::Rising => (30 + (14 + row - column) as usize, column),
            Direction::Falling => (59 + (row + column) as usize, column),
        }
    }
}

const COUNT: usize = 15 + 15 + 29 + 29;

/// A set of points by line: bit `place` of word `line`. Every point stands on four lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lines([u16; COUNT]);

impl Lines {
    pub(crate) const EMPTY: Lines = Lines([0; COUNT]);

    /// The places of each line that are on the board.
    const ON_BOARD: Lines = {
        let mut lines = Lines::EMPTY;
        let mut index = 0;
        while index < Point::COUNT as u8 {
            if let Some(point) = Point::from_index(index) {
                lines.toggle(point);
            }
            index += 1;
        }
        lines
    };

    /// Puts the point in, or takes it out.
    pub(crate) const fn toggle(&mut self, point: Point) {
        let mut number = 0;
        while number < 4 {
            let (line, place) = Direction::ALL[number].line_and_place(point);
            self.0[line] ^= 1 << place;
            number += 1;
        }
    }
}

/// Thirteen places of a line, the point in question in the middle: what decides the shapes that a stone there makes.
/// Six to each side: a five that reaches four away, and the place beyond its other end filled by one more stone.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    /// Stones of the one colour.
    pub own: u32,
    /// Empty places; places off the board are neither.
    pub empty: u32,
}

impl Window {
    /// The bit of the point itself.
    pub(crate) const CENTRE: u32 = 6;
    const WIDTH: u32 = 13;

    pub(crate) fn around(own: &Lines, other: &Lines, point: Point, direction: Direction) -> Window {
        let (line, place) = direction.line_and_place(point);
        let cut = |word: u16| u32::from(word) << Window::CENTRE >> place & ((1 << Window::WIDTH) - 1);
        Window { own: cut(own.0[line]), empty: cut(Lines::ON_BOARD.0[line] & !(own.0[line] | other.0[line])) }
    }
}

const _: () = assert!(SIZE <= 16, "a line fits its word");
