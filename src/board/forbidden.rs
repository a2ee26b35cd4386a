//! Black's forbidden points (RIF 9.2 and 9.3), by the literal reading, to any depth.
//!
//! # What the recursion can cost
//! Only 9.3 recurses, from a stone to the stones that would straighten its threes, and only where a stone has threes on
//! two lines or more.
//!
//! * It ends: each level puts one more black stone on the board, so there are never more levels than empty points. The
//!   stack holds one small frame a level, whatever is on the board.
//! * It is narrow: a line has at most one three of Black's, with at most two extensions. On the line from which an
//!   extension came it makes the straight four, which is no three; so a stone below the first has at most three lines
//!   with threes, and six extensions to ask about. Asking stops at the first allowed extension of a three, at the second
//!   real three of a stone, and where too few threes are left for a second.
//! * It is dear only where threes cross threes again and again: every level needs, on each of two lines through its
//!   stone, two more black stones and free ends, and an overline or a four there ends the question. By counting alone
//!   the bound is six to the power of the depth; nothing here remembers an answer, and none is known that would need it:
//!   two full neighbouring rows are the worst shape known, and `cargo bench` prints what the dearest point found costs.

use super::kinds::{Kind, Kinds};
use super::lines::{Direction, Through};
use super::scan::{Made, Scan, digits};
use super::{Board, ForbiddenMap};
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;

/// What the lines alone tell of a black stone, before 9.3.
enum ByShape {
    /// A five wins whatever else the stone makes (9.1).
    Five,
    /// The kinds that need no recursion, and the threes for 9.3 to judge, if there are two or more: their places in the
    /// word of the four lines.
    Other { kinds: Kinds, threes: u64 },
}

impl Board {
    /// Why a black stone on the point is forbidden (9.2, 9.3): all the kinds that apply.
    ///
    /// [`Kinds::NONE`] where it is allowed, where it makes a five (9.1: a five wins whatever else it makes) and where
    /// there is a stone already.
    pub fn forbidden_at(&self, point: Point) -> Kinds {
        let mut board = self.clone();
        board.forbidden_kinds(point)
    }

    /// All points where a black stone is forbidden, with the kinds.
    pub fn forbidden(&self) -> ForbiddenMap {
        // An overline has six stones; of two fours, the second has a stone that is not among the first's four; two
        // threes share only the new stone. So all kinds need four stones before it.
        if self.stones(Color::Black).len() < 4 {
            return ForbiddenMap::default();
        }
        self.forbidden_by_scan()
    }

    /// Not inlined: WebAssembly is compiled function by function, and the first moves do not need this one.
    #[inline(never)]
    fn forbidden_by_scan(&self) -> ForbiddenMap {
        let scan = self.scan();
        let made = scan.made();
        let mut map = made.map;
        for point in made.forks {
            if self.is_double_three_by_scan(point, &scan, &made, &mut nobody) {
                map.double_three.insert(point);
            }
        }
        map
    }

    pub(super) fn scan(&self) -> Scan {
        Scan::of(&self.stones[Color::Black as usize], &self.stones[Color::White as usize])
    }

    /// 9.3 with what the scan has found: the first stone changes nothing for an extension but on their common line. There
    /// the extension makes just the straight four, where the scan finds the three of the same two stones in the other
    /// order. So only an extension that has threes on two more lines needs the board; `looks` is told the points through
    /// which the lines are then looked at.
    pub(super) fn is_double_three_by_scan(
        &self,
        point: Point,
        scan: &Scan,
        made: &Made,
        looks: &mut impl FnMut(Point),
    ) -> bool {
        let mut real = 0;
        for direction in Direction::ALL {
            if scan.has_three(direction, point) {
                let is_real = self.extensions(point, direction).into_iter().flatten().any(|extension| {
                    !made.more_than_threes.contains(extension)
                        && (!made.three_threes.contains(extension) || {
                            let mut board = self.clone();
                            board.place(point, Color::Black);
                            board.is_allowed_extension(extension, looks)
                        })
                });
                if is_real {
                    real += 1;
                } else if !made.three_threes.contains(point) {
                    return false;
                }
            }
        }
        real >= 2
    }

    /// The board is the same again when this returns.
    pub(super) fn forbidden_kinds(&mut self, point: Point) -> Kinds {
        if self.at(point).is_some() {
            return Kinds::NONE;
        }
        match self.by_shape(point) {
            ByShape::Five => Kinds::NONE,
            ByShape::Other { mut kinds, threes } => {
                kinds.insert_if(threes != 0 && self.is_double_three(point, threes, &mut nobody), Kind::DoubleThree);
                kinds
            }
        }
    }

    /// 9.3: a double-three is allowed if at most one of its threes can become a straight four by an allowed stone, one that
    /// makes no five and is itself no overline, no double-four (9.3 a) and no forbidden double-three (9.3 b).
    fn is_double_three(&mut self, point: Point, threes: u64, looks: &mut impl FnMut(Point)) -> bool {
        self.place(point, Color::Black);
        let (mut real, mut left) = (0, threes.count_ones());
        for direction in Direction::ALL {
            if !Through::meets(threes, direction) {
                continue;
            }
            let extensions = self.extensions(point, direction);
            real += u32::from(
                extensions.into_iter().flatten().any(|extension| self.is_allowed_extension(extension, looks)),
            );
            left -= 1;
            if real == 2 || real + left < 2 {
                break;
            }
        }
        self.remove(point);
        real == 2
    }

    /// The points where one more stone makes a straight four of a three through the point.
    fn extensions(&self, point: Point, direction: Direction) -> [Option<Point>; 2] {
        let [before, after] = self.line_shape(point, direction, Color::Black).extensions();
        let at = |steps: Option<i8>| point.step(direction.step(), steps?);
        [at(before), at(after)]
    }

    fn is_allowed_extension(&mut self, point: Point, looks: &mut impl FnMut(Point)) -> bool {
        looks(point);
        match self.by_shape(point) {
            ByShape::Other { kinds, threes } => {
                kinds.is_empty() && !(threes != 0 && self.is_double_three(point, threes, looks))
            }
            ByShape::Five => false,
        }
    }

    /// The point is empty.
    fn by_shape(&self, point: Point) -> ByShape {
        let Through { own, empty, point } = self.through(point);
        let [low, middle, high] = digits(own, empty);
        if high & !low & point != 0 {
            return ByShape::Five;
        }
        let fours = middle & point;
        let mut kinds = Kinds::NONE;
        kinds.insert_if(high & low & point != 0, Kind::Overline);
        kinds.insert_if(fours & low != 0 || fours.count_ones() >= 2, Kind::DoubleFour);
        let threes = low & !(middle | high) & point;
        ByShape::Other { kinds, threes: if threes.count_ones() >= 2 { threes } else { 0 } }
    }

    pub(super) fn through(&self, point: Point) -> Through {
        Through::of(&self.stones[Color::Black as usize], &self.stones[Color::White as usize], point)
    }
}

/// Is told the points through which lines are looked at, where no one asks.
fn nobody(_: Point) {}

impl ForbiddenMap {
    /// The kinds at the point; [`Kinds::NONE`] where a black stone is allowed.
    pub fn get(&self, point: Point) -> Kinds {
        let mut kinds = Kinds::NONE;
        kinds.insert_if(self.overline.contains(point), Kind::Overline);
        kinds.insert_if(self.double_four.contains(point), Kind::DoubleFour);
        kinds.insert_if(self.double_three.contains(point), Kind::DoubleThree);
        kinds
    }

    /// The forbidden points in board order, with their kinds.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Kinds)> + '_ {
        self.points().iter().map(|point| (point, self.get(point)))
    }

    /// The forbidden points.
    pub fn points(&self) -> PointSet {
        self.overline | self.double_four | self.double_three
    }
}
