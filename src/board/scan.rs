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
        scan.add_direction::<1>(black, empty);
        scan.add_direction::<16>(black, empty);
        scan.add_direction::<17>(black, empty);
        scan.add_direction::<15>(black, empty);
        scan
    }

    fn add_direction<const STEP: i32>(&mut self, black: PointSet, empty: PointSet) {
        let ahead = |set: PointSet, places: i32| set.shifted(STEP * places);
        let empties: [PointSet; 6] = std::array::from_fn(|place| ahead(empty, place as i32));

        // Windows without a white stone, by how many of their places are empty.
        let (mut open, mut one, mut two, mut three) =
            (PointSet::FULL, PointSet::EMPTY, PointSet::EMPTY, PointSet::EMPTY);
        let mut grow = |place: usize| {
            open = open & (empties[place] | ahead(black, place as i32));
            three = three | (two & empties[place]);
            two = two | (one & empties[place]);
            one = one | empties[place];
            (open & (one - two), open & (two - three))
        };
        grow(0);
        grow(1);
        grow(2);
        let (three_stones, two_stones) = grow(3);
        let (four_of_five, three_of_five) = grow(4);
        let (five_of_six, _) = grow(5);

        // The points of the windows, gathered back from their first places.
        let points = |windows: PointSet, length: usize| {
            let gather = |points: PointSet, place: usize| points.shifted(-STEP) | (windows & empties[place]);
            (0..length).rev().fold(PointSet::EMPTY, gather)
        };
        // Exactly five, and a four that becomes exactly five: no black stone beyond either end.
        let exact = PointSet::FULL - ahead(black, -1) - ahead(black, 5);
        self.five = self.five | points(four_of_five & exact, 5);
        self.overline = self.overline | points(five_of_six, 6);

        // A window with two empty places: a stone on either makes a four that the other completes. Two completions on
        // one line are two fours, but for the two ends of an unbroken row of four, the straight four.
        let fours = three_of_five & exact;
        let (mut completed_after, mut completed_before) = (PointSet::EMPTY, PointSet::EMPTY);
        let mut later = PointSet::EMPTY;
        for place in (0..5).rev() {
            let here = fours & empties[place];
            completed_after = completed_after.shifted(-STEP) | (here & later);
            completed_before = completed_before.shifted(-STEP) | (here - later);
            later = later | empties[place];
        }
        let straight = points(three_stones, 4);
        let four = completed_after | completed_before;
        let double = (completed_after & completed_before) - straight;
        self.two_fours = self.two_fours | (self.four & four) | double;
        self.four = self.four | four;

        // Both ends of the four to come are empty, and no black stone lies beyond them: it will be straight.
        let ends = ahead(empty, -1) & empties[4];
        let threes = points((two_stones & ends) - ahead(black, -2) - ahead(black, 5), 4);
        self.two_threes = self.two_threes | (self.three & threes);
        self.three = self.three | threes;
    }
}
