//! A point of the board: checked once, when it is made; and the eight symmetries of the board.

use crate::decimal;
use crate::point_set::PointSet;
use std::fmt;
use std::str::FromStr;

/// Lines a side: the board is 15 × 15 (RIF 2.1).
pub const SIZE: u8 = 15;

/// One of the 225 points, from a1 (bottom left) to o15 (top right); columns a–o, the letter i included.
///
/// Points order as the board is read: a1, b1, … o1, a2, … o15.
///
/// ```
/// let centre: soosorv::Point = "h8".parse()?;
/// assert_eq!((centre.column(), centre.row()), (7, 7));
/// assert_eq!(centre.to_string(), "h8");
/// # Ok::<(), soosorv::PointError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8); // row << 4 | column, so that a point is also its bit in a PointSet

impl Point {
    /// How many points there are.
    pub const COUNT: usize = SIZE as usize * SIZE as usize;

    /// h8, the centre.
    pub const CENTRE: Point = Point::named("h8");

    /// The point in the given column and row, both from 0 to 14; else `None`.
    pub const fn new(column: u8, row: u8) -> Option<Point> {
        if column < SIZE && row < SIZE { Some(Point(row << 4 | column)) } else { None }
    }

    /// The point with the given number in board order, 0 (a1) to 224 (o15); else `None`.
    pub const fn from_index(index: u8) -> Option<Point> {
        Point::new(index % SIZE, index / SIZE)
    }

    /// For tables: the point with this name. Anything else fails the build.
    pub(crate) const fn named(name: &str) -> Point {
        match Point::parse(name.as_bytes()) {
            Some(point) => point,
            None => panic!("not a point"),
        }
    }

    /// The column from 0 (a) to 14 (o).
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    /// The row from 0 (the bottom one, 1) to 14 (15).
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// The number in board order: row · 15 + column, 0 to 224.
    pub const fn index(self) -> u8 {
        self.row() * SIZE + self.column()
    }

    /// All 225 points in board order.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> {
        (0..Point::COUNT as u8).filter_map(Point::from_index)
    }

    /// Appends the name.
    pub(crate) fn push_name(self, text: &mut String) {
        text.push((b'a' + self.column()) as char);
        decimal::push(text, self.row() as usize + 1);
    }

    /// Whether the point lies in the central square of the given side (1, 3, 5, … 15).
    pub const fn is_within(self, side: u8) -> bool {
        let reach = side / 2;
        self.column().abs_diff(SIZE / 2) <= reach && self.row().abs_diff(SIZE / 2) <= reach
    }

    /// The point `steps` further in the direction, or `None` off the board.
    pub(crate) fn step(self, (columns, rows): (i8, i8), steps: i8) -> Option<Point> {
        let column = self.column() as i8 + columns * steps;
        let row = self.row() as i8 + rows * steps;
        Point::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    }

    /// The points of a line through this one, between the two steps, both included, as far as they are on the board.
    pub(crate) fn span(self, direction: (i8, i8), from: i8, to: i8) -> PointSet {
        let mut span = PointSet::EMPTY;
        for steps in from..to + 1 {
            if let Some(point) = self.step(direction, steps) {
                span.insert(point);
            }
        }
        span
    }

    pub(crate) const fn bit(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_bit(bit: u8) -> Option<Point> {
        Point::new(bit & 15, bit >> 4)
    }

    pub(crate) const fn parse(name: &[u8]) -> Option<Point> {
        let (column, row) = match *name {
            [column, digit @ b'1'..=b'9'] => (column, digit - b'0'),
            [column, b'1', digit @ b'0'..=b'5'] => (column, 10 + digit - b'0'),
            _ => return None,
        };
        Point::new(column.wrapping_sub(b'a'), row - 1)
    }
}

/// The text is not the name of a point: `a1` to `o15`, lower case, without leading zeros.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointError;

impl fmt::Display for PointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a point: a1 to o15")
    }
}

impl std::error::Error for PointError {}

impl FromStr for Point {
    type Err = PointError;

    fn from_str(name: &str) -> Result<Point, PointError> {
        Point::parse(name.as_bytes()).ok_or(PointError)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = String::new();
        self.push_name(&mut name);
        f.write_str(&name)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the eight symmetries of the board: turns and reflections about its centre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    transpose: bool,
    flip_columns: bool,
    flip_rows: bool,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry { transpose: false, flip_columns: false, flip_rows: false }; 8];
        let mut number = 0;
        while number < 8 {
            all[number] =
                Symmetry { transpose: number & 4 != 0, flip_columns: number & 2 != 0, flip_rows: number & 1 != 0 };
            number += 1;
        }
        all
    };

    /// Where the symmetry takes the point.
    pub fn apply(self, point: Point) -> Point {
        let (mut column, mut row) = (point.column(), point.row());
        if self.transpose {
            (column, row) = (row, column);
        }
        if self.flip_columns {
            column = SIZE - 1 - column;
        }
        if self.flip_rows {
            row = SIZE - 1 - row;
        }
        Point(row << 4 | column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_agree() {
        for (index, point) in Point::all().enumerate() {
            assert_eq!(point.index() as usize, index);
            assert_eq!(point.to_string().parse(), Ok(point));
        }
        assert_eq!(Point::all().count(), Point::COUNT);
    }

    #[test]
    fn other_spellings_are_refused() {
        for name in
            ["", "h", "8", "H8", "h08", "h0", "h16", "h20", "h100", "p1", "h8 ", " h8", "h+8", "hh8", "h８", "é8", "`1"]
        {
            assert_eq!(name.parse::<Point>(), Err(PointError), "{name:?}");
        }
    }

    #[test]
    fn the_symmetries_differ_and_keep_the_centre() {
        let probe = Point::named("b5");
        let images: std::collections::HashSet<_> = Symmetry::ALL.iter().map(|symmetry| symmetry.apply(probe)).collect();
        assert_eq!(images.len(), 8);
        let centre = Point::named("h8");
        assert!(Symmetry::ALL.iter().all(|symmetry| symmetry.apply(centre) == centre));
    }
}
