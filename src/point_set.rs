//! A set of points, 240 bits in four words: 15 rows of 16, the sixteenth column always empty.

use crate::point::Point;
use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

/// A set of points; iterates in board order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct PointSet([u64; 4]);

impl PointSet {
    /// The set without a point.
    pub const EMPTY: PointSet = PointSet([0; 4]);

    /// The set of all 225 points.
    pub const ALL: PointSet =
        PointSet([0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff, 0x0000_7fff_7fff_7fff]);

    /// The points of the central square of the given side.
    pub(crate) fn square(side: u8) -> PointSet {
        let mut square = PointSet::EMPTY;
        for point in PointSet::ALL {
            if point.is_within(side) {
                square.insert(point);
            }
        }
        square
    }

    /// The set of these bits, which are points.
    pub(crate) const fn from_words(words: [u64; 4]) -> PointSet {
        PointSet(words)
    }

    /// The bits, to write points word by word.
    pub(crate) fn words(&mut self) -> &mut [u64; 4] {
        &mut self.0
    }

    /// Whether the point is in the set.
    pub const fn contains(&self, point: Point) -> bool {
        self.0[point.bit() as usize >> 6] >> (point.bit() & 63) & 1 != 0
    }

    /// Puts the point in.
    pub fn insert(&mut self, point: Point) {
        self.0[point.bit() as usize >> 6] |= 1 << (point.bit() & 63);
    }

    /// Takes the point out.
    pub fn remove(&mut self, point: Point) {
        self.0[point.bit() as usize >> 6] &= !(1 << (point.bit() & 63));
    }

    /// How many points are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no point is in the set.
    pub fn is_empty(&self) -> bool {
        *self == PointSet::EMPTY
    }

    /// The points in board order.
    // In place it would be two copies of the set at every loop.
    #[inline(never)]
    pub fn iter(&self) -> Points {
        Points { rest: self.0, word: 0 }
    }
}

/// The points of a set in board order. Made by [`PointSet::iter`].
#[derive(Clone, Debug)]
pub struct Points {
    rest: [u64; 4],
    word: u8,
}

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        loop {
            let rest = self.rest.get_mut(self.word as usize)?;
            if *rest != 0 {
                let bit = rest.trailing_zeros() as u8;
                *rest &= *rest - 1;
                return Point::from_bit(self.word * 64 + bit);
            }
            self.word += 1;
        }
    }
}

impl PointSet {
    /// Word by word. Written out, so that a build for size has no loop here: the search for forbidden points is made of
    /// these operations.
    #[inline(always)]
    fn with(self, other: PointSet, join: impl Fn(u64, u64) -> u64) -> PointSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        PointSet([join(a, e), join(b, f), join(c, g), join(d, h)])
    }
}

impl BitOr for PointSet {
    type Output = PointSet;

    #[inline(never)]
    fn bitor(self, other: PointSet) -> PointSet {
        self.with(other, |own, other| own | other)
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;

    #[inline(never)]
    fn bitand(self, other: PointSet) -> PointSet {
        self.with(other, |own, other| own & other)
    }
}

impl Sub for PointSet {
    type Output = PointSet;

    #[inline(never)]
    fn sub(self, other: PointSet) -> PointSet {
        self.with(other, |own, other| own & !other)
    }
}

impl From<Point> for PointSet {
    fn from(point: Point) -> PointSet {
        let mut set = PointSet::EMPTY;
        set.insert(point);
        set
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::EMPTY;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_what_was_put_in_and_iterates_in_board_order() {
        let all: PointSet = Point::all().collect();
        assert_eq!(all, PointSet::ALL);
        assert!(all.iter().eq(Point::all()));
        let odd: PointSet = Point::all().filter(|point| point.index() % 2 == 1).collect();
        assert_eq!(odd.len(), 112);
        assert!(Point::all().all(|point| odd.contains(point) == (point.index() % 2 == 1)));
        assert_eq!((all - odd).len() + odd.len(), Point::COUNT);
    }
}
