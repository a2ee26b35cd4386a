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

/// What a black stone makes on the places of four lines: the digits of the table.
#[inline]
pub(super) fn digits(black: u64, empty: u64) -> [u64; 3] {
    // Windows without a white stone, by how many of their places are empty.
    let (mut open, mut one, mut two, mut three) = (!0, 0, 0, 0);
    let mut windows = [(0, 0); 6];
    for (place, window) in windows.iter_mut().enumerate() {
        let here = empty >> place;
        open &= (black | empty) >> place;
        three |= two & here;
        two |= one & here;
        one |= here;
        *window = (open & one & !two, open & two & !three);
    }
    let [.., (three_of_four, two_of_four), (four_of_five, three_of_five), (five_of_six, _)] = windows;

    // The empty places of the windows, from their first ones.
    let places = |windows: u64, length: u32| empty & (1..length).fold(windows, |places, _| places << 1 | windows);
    // Exactly five, and a four that becomes exactly five: no black stone beyond either end.
    let exact = !(black << 1 | black >> 5);
    let five = places(four_of_five & exact, 5);
    let overline = places(five_of_six, 6);
    // A window with two empty places: a stone on either makes a four that the other completes. Two completions on one
    // line are two fours, but for the two ends of an unbroken row of four, the straight four.
    let mut windows = three_of_five & exact;
    let (mut completed_after, mut completed_before) = (0, 0);
    for apart in (1..5).rev() {
        let first = empty & empty >> apart & windows;
        completed_after |= first;
        completed_before |= first << apart;
        windows = windows << 1 | three_of_five & exact;
    }
    let four = completed_after | completed_before;
    let two_fours = completed_after & completed_before & !places(three_of_four, 4);
    // Both ends of the four to come are empty, and no black stone lies beyond them: it will be straight.
    let straight = empty << 1 & empty >> 4 & !(black << 2 | black >> 5);
    let three = places(two_of_four & straight, 4);
    [three | two_fours | overline, four, five | overline]
}
