//! What a black stone would make on every point at once.
//!
//! Four lines are one word, so one step along them is one shift of the word, and one expression asks its question of all
//! their places. The questions are asked of windows, runs of four, five or six places; the bit of a window is that of its
//! first place. Places off the board are neither black nor empty, so no window reaches over an edge.

use super::ForbiddenMap;
use super::lines::{Direction, Lines};
use crate::point::Point;
use crate::point_set::PointSet;

/// What a black stone would make along each direction, by shape alone (RIF 2): a number for every point, its three binary
/// digits in three sets.
///
/// | 0 | 1 | 2 | 3 | 4 | 5 |
/// |---|---|---|---|---|---|
/// | nothing | a three | a four | two fours | a five | an overline |
///
/// It is one of them at most: the four to come of a three has both ends empty and no black stone beyond, which leaves
/// none for a four, and a row of five or more leaves no place for another shape.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Scan([[[u64; 4]; 3]; 4]);

/// The points that follow from all four directions.
#[derive(Default)]
pub(super) struct Made {
    /// Where a stone is forbidden by its shapes alone (9.2). A five wins whatever else it makes (9.1).
    pub map: ForbiddenMap,
    /// Where it makes threes on two lines or more and no five: what 9.3 has to judge.
    pub forks: PointSet,
    /// Where it makes threes on three lines or more.
    pub three_threes: PointSet,
    /// Where it makes a four, a five or an overline.
    pub more_than_threes: PointSet,
}

impl Scan {
    /// Looks at all lines.
    pub(super) fn of(black: &Lines, white: &Lines) -> Scan {
        let mut scan = Scan::default();
        for direction in Direction::ALL {
            let [low, middle, high] = &mut scan.0[direction as usize];
            for word in 0..4 {
                let (black, empty) = Lines::four(black, white, direction, word);
                [low[word], middle[word], high[word]] = digits(black, empty);
            }
            for lines in [low, middle, high] {
                direction.in_board_order(lines);
            }
        }
        scan
    }

    /// Whether a stone on the point makes a three along the direction.
    pub(super) fn has_three(&self, direction: Direction, point: Point) -> bool {
        let word = point.bit() as usize >> 6;
        let [low, middle, high] = &self.0[direction as usize];
        (low[word] & !(middle[word] | high[word])) >> (point.bit() & 63) & 1 != 0
    }

    /// Turns over the digits on these places of the four lines through the point, and tells the points.
    pub(super) fn toggle(&mut self, point: Point, changed: [u64; 3]) -> PointSet {
        // Bits from place to place in board order, and the bit of place 0 of each line, which may be off the board.
        let steps = Direction::ALL.map(|direction| {
            let (columns, rows) = direction.step();
            (columns + 16 * rows) as u8
        });
        let starts = Direction::ALL.map(|direction| {
            let (_, place) = direction.line_and_place(point);
            point.bit().wrapping_sub(steps[direction as usize].wrapping_mul(place))
        });
        let mut points = [0; 4];
        let mut places = changed[0] | changed[1] | changed[2];
        while places != 0 {
            let place = places.trailing_zeros();
            places &= places - 1;
            let direction = place as usize >> 4;
            let bit = starts[direction].wrapping_add(steps[direction].wrapping_mul(place as u8 & 15));
            let (word, bit) = (bit as usize >> 6, bit & 63);
            points[word] |= 1 << bit;
            for (digit, changed) in self.0[direction].iter_mut().zip(changed) {
                digit[word] ^= (changed >> place & 1) << bit;
            }
        }
        PointSet::from_words(points)
    }

    /// What follows for the points.
    pub(super) fn made(&self) -> Made {
        let mut made = Made::default();
        for word in 0..4 {
            let (mut five, mut overline, mut four, mut double_four) = (0, 0, 0, 0);
            let (mut three, mut two_threes, mut three_threes) = (0, 0, 0);
            for [low, middle, high] in &self.0 {
                let (low, middle, high) = (low[word], middle[word], high[word]);
                five |= high & !low;
                overline |= high & low;
                double_four |= middle & (low | four);
                four |= middle;
                let here = low & !(middle | high);
                three_threes |= two_threes & here;
                two_threes |= three & here;
                three |= here;
            }
            made.map.overline.words()[word] = overline & !five;
            made.map.double_four.words()[word] = double_four & !five;
            made.forks.words()[word] = two_threes & !five;
            made.three_threes.words()[word] = three_threes;
            made.more_than_threes.words()[word] = four | five | overline;
        }
        made
    }
}

/// What a black stone makes on the places of four lines: the digits of the table. Written out, so that a build for size has
/// no loop here.
#[inline]
pub(super) fn digits(black: u64, empty: u64) -> [u64; 3] {
    // Windows of two, four, five and six places without a white stone, as one grows out of the other; and those of which
    // one place at least is empty, two are, and three.
    let open = black | empty;
    let open_2 = open & open >> 1;
    let open_4 = open_2 & open_2 >> 2;
    let (one_2, two_2) = (empty | empty >> 1, empty & empty >> 1);
    let (one_next, two_next) = (one_2 >> 2, two_2 >> 2);
    let one_4 = one_2 | one_next;
    let two_4 = two_2 | two_next | one_2 & one_next;
    let three_4 = two_2 & one_next | one_2 & two_next;
    let fifth = empty >> 4;
    let (one_5, two_5, three_5) = (one_4 | fifth, two_4 | one_4 & fifth, three_4 | two_4 & fifth);
    let (one_last, two_last) = (one_2 >> 4, two_2 >> 4);
    let (one_6, two_6) = (one_4 | one_last, two_4 | two_last | one_4 & one_last);

    // All places of windows of four, from their first ones.
    let places_4 = |windows: u64| {
        let places = windows | windows << 1;
        places | places << 2
    };
    // Exactly five, and a four that becomes exactly five: no black stone beyond either end.
    let exact = open_4 & open >> 4 & !(black << 1 | black >> 5);
    let four_of_five = exact & one_5 & !two_5;
    let five = places_4(four_of_five) | four_of_five << 4;
    let five_of_six = open_4 & open_2 >> 4 & one_6 & !two_6;
    let overline = places_4(five_of_six | five_of_six << 2);
    // A window with two empty places, the first one to four before the second: a stone on either makes a four that the
    // other completes. Two completions on one line are two fours, but for the two ends of an unbroken row of four, the
    // straight four.
    let apart_4 = exact & two_5 & !three_5;
    let apart_3 = apart_4 | apart_4 << 1;
    let apart_2 = apart_3 | apart_4 << 2;
    let apart_1 = apart_2 | apart_4 << 3;
    let first_4 = apart_4 & empty >> 4;
    let first_3 = apart_3 & empty >> 3;
    let first_2 = apart_2 & empty >> 2;
    let first_1 = apart_1 & empty >> 1;
    let completed_after = empty & (first_1 | first_2 | first_3 | first_4);
    let completed_before =
        (empty & first_1) << 1 | (empty & first_2) << 2 | (empty & first_3) << 3 | (empty & first_4) << 4;
    let four = completed_after | completed_before;
    let two_fours = completed_after & completed_before & !places_4(open_4 & one_4 & !two_4);
    // Both ends of the four to come are empty, and no black stone lies beyond them: it will be straight.
    let straight = open_4 & empty << 1 & fifth & !(black << 2 | black >> 5);
    let three = places_4(straight & two_4 & !three_4);
    [empty & (three | overline) | two_fours, four, empty & (five | overline)]
}
