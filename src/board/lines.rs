//! The stones as the lines of each direction see them, and the window of a line around a point.

use crate::point::{Point, SIZE};
use crate::point_set::PointSet;

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

    /// The number of the line through the point, and the point's place on it, both below 16. A diagonal counts its places
    /// by column. Two diagonals that lie 16 apart share a number: they have no column in common, and one between them
    /// that neither has.
    pub(super) const fn line_and_place(self, point: Point) -> (u8, u8) {
        let (column, row) = (point.column(), point.row());
        match self {
            Direction::Horizontal => (row, column),
            Direction::Vertical => (column, row),
            Direction::Rising => (row.wrapping_sub(column) & 15, column),
            Direction::Falling => ((row + column + 1) & 15, column),
        }
    }

    /// From the order of the direction to that of a [`PointSet`].
    pub(super) fn in_board_order(self, lines: &mut [u64; 4]) {
        match self {
            Direction::Horizontal => {}
            // Columns and rows change places: halves of the square, halves of each half, and so on.
            Direction::Vertical => {
                let [a, b, c, d] = *lines;
                let swap = |one: u64, other: u64, by: u32, columns: u64| {
                    let differ = (one >> by ^ other) & columns;
                    (one ^ differ << by, other ^ differ)
                };
                let (a, c) = swap(a, c, 8, 0x00ff_00ff_00ff_00ff);
                let (b, d) = swap(b, d, 8, 0x00ff_00ff_00ff_00ff);
                let (a, b) = swap(a, b, 4, 0x0f0f_0f0f_0f0f_0f0f);
                let (c, d) = swap(c, d, 4, 0x0f0f_0f0f_0f0f_0f0f);
                *lines = [a, b, c, d];
                for four in lines {
                    let differ = (*four >> 30 ^ *four) & 0xcccc_cccc;
                    *four ^= differ << 30 ^ differ;
                    let differ = (*four >> 15 ^ *four) & 0xaaaa_0000_aaaa;
                    *four ^= differ << 15 ^ differ;
                }
            }
            // Each column moves up by its number, or by what its number lacks to 15: by one line, by two, by four, by eight.
            // The last of the sixteen lines moves to the front.
            Direction::Rising | Direction::Falling => {
                let lacks = if self == Direction::Falling { u64::MAX } else { 0 };
                let join = |four: u64, before: u64, bits: u32| four << bits | before >> (64 - bits);
                let [a, b, c, d] = *lines;
                let up = |four: u64, moved: u64| four ^ (four ^ moved) & (0xaaaa_aaaa_aaaa_aaaa ^ lacks);
                let (a, b, c, d) =
                    (up(a, join(a, d, 16)), up(b, join(b, a, 16)), up(c, join(c, b, 16)), up(d, join(d, c, 16)));
                let up = |four: u64, moved: u64| four ^ (four ^ moved) & (0xcccc_cccc_cccc_cccc ^ lacks);
                let (a, b, c, d) =
                    (up(a, join(a, d, 32)), up(b, join(b, a, 32)), up(c, join(c, b, 32)), up(d, join(d, c, 32)));
                let up = |four: u64, moved: u64| four ^ (four ^ moved) & (0xf0f0_f0f0_f0f0_f0f0 ^ lacks);
                let (a, b, c, d) = (up(a, d), up(b, a), up(c, b), up(d, c));
                let up = |four: u64, moved: u64| four ^ (four ^ moved) & (0xff00_ff00_ff00_ff00 ^ lacks);
                *lines = [up(a, c), up(b, d), up(c, a), up(d, b)];
            }
        }
    }
}

/// A set of points four times over: in the order of each direction, so that its lines are runs of bits. A word holds four
/// lines of 16 places, of which at least the last is off the board, and so is a place between the two diagonals of one
/// line: what is asked of neighbours never reaches from line to line. The first order is that of a [`PointSet`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lines([[u64; 4]; 4]);

impl Lines {
    pub(crate) const EMPTY: Lines = Lines([[0; 4]; 4]);

    /// The places that are on the board.
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
            self.0[number][line as usize >> 2] ^= 1 << ((line & 3) << 4 | place);
            number += 1;
        }
    }

    /// The points.
    pub(crate) const fn points(&self) -> PointSet {
        PointSet::from_words(self.0[0])
    }

    /// Four lines of the direction: the places of the one set, and those on the board that are in neither.
    #[inline(always)]
    pub(super) const fn four(own: &Lines, other: &Lines, direction: Direction, word: usize) -> (u64, u64) {
        let direction = direction as usize;
        let (own, other) = (own.0[direction][word], other.0[direction][word]);
        (own, Lines::ON_BOARD.0[direction][word] & !(own | other))
    }
}

/// The four lines through a point in one word, in the order of [`Direction::ALL`].
pub(super) struct Through {
    /// Places of the one set.
    pub own: u64,
    /// Places on the board that are in neither set.
    pub empty: u64,
    /// The four places of the point.
    pub point: u64,
}

impl Through {
    pub(super) fn of(own: &Lines, other: &Lines, point: Point) -> Through {
        let mut through = Through { own: 0, empty: 0, point: 0 };
        for direction in Direction::ALL {
            let (line, place) = direction.line_and_place(point);
            let (own, empty) = Lines::four(own, other, direction, line as usize >> 2);
            let (from, to) = ((line & 3) << 4, (direction as u8) << 4);
            through.own |= (own >> from & 0xffff) << to;
            through.empty |= (empty >> from & 0xffff) << to;
            through.point |= 1 << (to | place);
        }
        through
    }

    /// Whether one of the places lies on the line of this direction.
    pub(super) const fn meets(places: u64, direction: Direction) -> bool {
        places >> ((direction as u8) << 4) & 0xffff != 0
    }
}

/// The places of a line around the point in question: what decides the shapes that a stone there makes. Six to each side
/// are enough: a five that reaches four away, and the place beyond its other end filled by one more stone. What follows
/// beyond an end of the line is of no account, as the place at the end is neither a stone nor empty.
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

    pub(crate) fn around(own: &Lines, other: &Lines, point: Point, direction: Direction) -> Window {
        let (line, place) = direction.line_and_place(point);
        let (own, empty) = Lines::four(own, other, direction, line as usize >> 2);
        let bit = u32::from(line << 4 | place);
        let cut = |lines: u64| lines.rotate_right(bit.wrapping_sub(Window::CENTRE)) as u32;
        Window { own: cut(own), empty: cut(empty) }
    }

    /// How many stones stand unbroken before the point, and after it.
    pub(crate) const fn row(self) -> (u32, u32) {
        let before = (self.own << (32 - Window::CENTRE)).leading_ones();
        let after = (self.own >> (Window::CENTRE + 1)).trailing_ones();
        (before, after)
    }
}

const _: () = assert!(SIZE < 16, "a line fits its bits, and one is left");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_order_leads_back_to_the_points() {
        for direction in Direction::ALL {
            let mut seen = Lines::EMPTY.0[0];
            for point in Point::all() {
                let mut lines = Lines::EMPTY;
                lines.toggle(point);
                let mut lines = lines.0[direction as usize];
                for word in 0..4 {
                    assert_eq!(seen[word] & lines[word], 0, "{point} has its own place");
                    seen[word] |= lines[word];
                }
                direction.in_board_order(&mut lines);
                assert_eq!(PointSet::from_words(lines), PointSet::from(point), "{direction:?}");
            }
        }
    }

    #[test]
    fn neighbours_are_neighbouring_bits_and_edges_are_kept_apart() {
        for direction in Direction::ALL {
            for point in Point::all() {
                let (line, place) = direction.line_and_place(point);
                match point.step(direction.step(), 1) {
                    Some(next) => {
                        assert_eq!(direction.line_and_place(next), (line, place + 1), "{point} {direction:?}")
                    }
                    None => {
                        assert!(place < 15, "{point} {direction:?}");
                        let word = Lines::ON_BOARD.0[direction as usize][line as usize >> 2];
                        assert_eq!(word >> ((line & 3) << 4 | (place + 1)) & 1, 0, "{point} {direction:?}");
                    }
                }
            }
        }
    }
}
