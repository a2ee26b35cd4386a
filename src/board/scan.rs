//! What a black stone would make on every point at once.
//!
//! A set of points is four words, so one step along a direction is one shift of the whole set, and one expression asks
//! its question of all 225 points. The questions are asked of windows, runs of four, five or six places; the bit of a
//! window is that of its first place. Places off the board are neither black nor empty, so no window reaches over an
//! edge.

use crate::point_set::PointSet;

/// What black stones would make along one direction, by shape alone (RIF 2): the points where a stone makes it.
#[derive(Clone, Copy, Default)]
pub(super) struct Along {
    /// A row of exactly five.
    pub five: PointSet,
    /// A row of six or more.
    pub overline: PointSet,
    /// One four or two.
    pub four: PointSet,
    /// Two fours.
    pub two_fours: PointSet,
    /// A three; there is never more than one on a line.
    pub three: PointSet,
}

/// The same for all four directions, in the order of [`Direction::ALL`].
pub(super) struct Scan {
    pub along: [Along; 4],
}

impl Scan {
    pub(super) fn of(black: PointSet, empty: PointSet) -> Scan {
        // Bits from one place to the next: right, up, up and right, down and right.
        const STEPS: [u32; 4] = [1, 16, 17, 15];
        Scan { along: STEPS.map(|step| Along::of(black, empty, step)) }
    }

    /// Points where a stone makes a five (9.1).
    pub(super) fn five(&self) -> PointSet {
        self.any(|along| along.five)
    }

    /// Points where a stone makes an overline.
    pub(super) fn overline(&self) -> PointSet {
        self.any(|along| along.overline)
    }

    /// Points where a stone makes two fours or more, on one line or on two.
    pub(super) fn double_four(&self) -> PointSet {
        self.any(|along| along.two_fours) | self.two(|along| along.four)
    }

    /// Points where a stone makes threes on two lines or more.
    pub(super) fn two_threes(&self) -> PointSet {
        self.two(|along| along.three)
    }

    fn any(&self, set: impl Fn(&Along) -> PointSet) -> PointSet {
        self.along.iter().fold(PointSet::EMPTY, |any, along| any | set(along))
    }

    fn two(&self, set: impl Fn(&Along) -> PointSet) -> PointSet {
        let (mut one, mut two) = (PointSet::EMPTY, PointSet::EMPTY);
        for along in &self.along {
            two = two | (one & set(along));
            one = one | set(along);
        }
        two
    }
}

impl Along {
    /// Along the direction in which the next place is `step` bits on. The second diagonal leads down: its lines are read
    /// from their other end, which is the same to every question here.
    fn of(black: PointSet, empty: PointSet, step: u32) -> Along {
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
        let both = completed_after & completed_before;

        // Both ends of the four to come are empty, and no black stone lies beyond them: it will be straight.
        let ends = (empty.behind(step) & empties[4]) - black_behind.behind(step) - black_ahead;
        Along {
            five: points(four_of_five & exact, 5),
            overline: points(five_of_six, 6),
            four: completed_after | completed_before,
            two_fours: both - points(three_of_four, 4),
            three: points(two_of_four & ends, 4),
        }
    }
}
