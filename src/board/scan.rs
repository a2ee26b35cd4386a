//! What a black stone would make on every point at once.
//!
//! A set of points is four words, so one step along a direction is one shift of the whole set, and one expression asks
//! its question of all 225 points. The questions are asked of windows, runs of four, five or six places; the bit of a
//! window is that of its first place. Places off the board are neither black nor empty, so no window reaches over an
//! edge.

use crate::point_set::PointSet;

/// What black stones would make by shape alone (RIF 2 and 9.2), before 9.3.
#[derive(Clone, Copy, Default)]
pub(super) struct Scan {
    /// Points where a stone makes a row of exactly five.
    pub five: PointSet,
    /// Points where a stone makes a row of six or more.
    pub overline: PointSet,
    /// Points where a stone makes one four or more, two or more.
    pub four: PointSet,
    pub two_fours: PointSet,
    /// Points where a stone makes a three on one line or more, two or more.
    pub three: PointSet,
    pub two_threes: PointSet,
}

impl Scan {
    pub(super) fn of(black: PointSet, empty: PointSet) -> Scan {
        let mut scan = Scan::default();
        for step in [1, 16, 17, 15] {
            scan.add_direction(black, empty, step);
        }
        scan
    }

    /// Along the direction in which the next place is `step` bits on.
    fn add_direction(&mut self, black: PointSet, empty: PointSet, step: u32) {
        let mut empties = [empty; 6];
        for place in 1..6 {
            empties[place] = empties[place - 1].ahead(step);
        }

        // Windows without a white stone, by how many of their places are empty.
        let (mut open, mut one, mut two, mut three) =
            (PointSet::FULL, PointSet::EMPTY, PointSet::EMPTY, PointSet::EMPTY);
        let mut black_ahead = black;
        let mut windows = [(PointSet::EMPTY, PointSet::EMPTY); 6];
        for place in 0..6 {
            let here = empties[place];
            open = open & (here | black_ahead);
            three = three | (two & here);
            two = two | (one & here);
            one = one | here;
            windows[place] = (open & (one - two), open & (two - three));
            if place < 5 {
                black_ahead = black_ahead.ahead(step);
            }
        }
        let [.., (three_of_four, two_of_four), (four_of_five, three_of_five), (five_of_six, _)] = windows;

        // The points of the windows, gathered back from their first places.
        let points = |windows: PointSet, length: usize| {
            let mut points = PointSet::EMPTY;
            for here in empties[..length].iter().rev() {
                points = points.behind(step) | (windows & *here);
            }
            points
        };
        // Exactly five, and a four that becomes exactly five: no black stone beyond either end.
        let black_behind = black.behind(step);
        let exact = PointSet::FULL - black_behind - black_ahead;
        self.five = self.five | points(four_of_five & exact, 5);
        self.overline = self.overline | points(five_of_six, 6);

        // A window with two empty places: a stone on either makes a four that the other completes. Two completions on
        // one line are two fours, but for the two ends of an unbroken row of four, the straight four.
        let fours = three_of_five & exact;
        let (mut completed_after, mut completed_before) = (PointSet::EMPTY, PointSet::EMPTY);
        let mut later = PointSet::EMPTY;
        for here in empties[..5].iter().rev() {
            completed_after = completed_after.behind(step) | (fours & *here & later);
            completed_before = completed_before.behind(step) | ((fours & *here) - later);
            later = later | *here;
        }
        let four = completed_after | completed_before;
        let double = (completed_after & completed_before) - points(three_of_four, 4);
        self.two_fours = self.two_fours | (self.four & four) | double;
        self.four = self.four | four;

        // Both ends of the four to come are empty, and no black stone lies beyond them: it will be straight.
        let ends = (empty.behind(step) & empties[4]) - black_behind.behind(step) - black_ahead;
        let threes = points(two_of_four & ends, 4);
        self.two_threes = self.two_threes | (self.three & threes);
        self.three = self.three | threes;
    }
}
