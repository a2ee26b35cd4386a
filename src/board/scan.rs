//! What a black stone would make on every point at once.
//!
//! Four lines are one word, so one step along them is one shift of the word, and one expression asks its question of all
//! their places. The questions are asked of windows, runs of four, five or six places; the bit of a window is that of its
//! first place. Places off the board are neither black nor empty, so no window reaches over an edge.

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

/// The sets that follow from all four directions.
#[derive(Default)]
pub(super) struct Made {
    /// Points where a stone makes a five (9.1).
    pub five: PointSet,
    /// Points where a stone makes an overline.
    pub overline: PointSet,
    /// Points where a stone makes two fours or more, on one line or on two.
    pub double_four: PointSet,
    /// Points where a stone makes a four, a five or an overline.
    pub more_than_threes: PointSet,
    /// Points where a stone makes threes on two lines or more.
    pub two_threes: PointSet,
    /// Points where a stone makes threes on three lines or more.
    pub three_threes: PointSet,
}

impl Scan {
    pub(super) fn of(black: &Lines, white: &Lines) -> Scan {
        let mut scan = Scan::default();
        for direction in Direction::ALL {
            let [low, middle, high] = &mut scan.0[direction as usize];
            for word in 0..4 {
                let (black, empty) = Lines::four(black, white, direction, word);
                [low[word], middle[word], high[word]] = made(black, empty);
            }
            for digit in [low, middle, high] {
                direction.in_board_order(digit);
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

    pub(super) fn made(&self) -> Made {
        let mut sets = [[0; 4]; 6];
        for word in 0..4 {
            let (mut five, mut overline, mut double_four, mut fours) = (0, 0, 0, 0);
            let (mut rows, mut one, mut two, mut three) = (0, 0, 0, 0);
            for [low, middle, high] in &self.0 {
                let (low, middle, high) = (low[word], middle[word], high[word]);
                five |= high & !low;
                overline |= high & low;
                double_four |= middle & (low | fours);
                fours |= middle;
                rows |= high;
                let here = low & !(middle | high);
                three |= two & here;
                two |= one & here;
                one |= here;
            }
            sets[0][word] = five;
            sets[1][word] = overline;
            sets[2][word] = double_four;
            sets[3][word] = fours | rows;
            sets[4][word] = two;
            sets[5][word] = three;
        }
        let set = |number: usize| PointSet::from_words(sets[number]);
        Made {
            five: set(0),
            overline: set(1),
            double_four: set(2),
            more_than_threes: set(3),
            two_threes: set(4),
            three_threes: set(5),
        }
    }
}

/// What a black stone makes on the places of four lines: the digits of the table.
pub(super) fn made(black: u64, empty: u64) -> [u64; 3] {
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
