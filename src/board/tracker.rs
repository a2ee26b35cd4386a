//! Forbidden points kept up to date while stones come and go.

use super::lines::{Direction, Through};
use super::scan::{Scan, digits};
use super::{Board, ForbiddenMap};
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;
use std::fmt;

/// A board whose forbidden points are kept up to date: for a search, which asks for them after each stone that it tries.
///
/// What one more black stone would make is remembered for every point. A stone that comes or goes changes that on its own
/// four lines only, and these are looked at anew. Whether a double-three is allowed can depend on stones anywhere (9.3);
/// each such verdict is remembered with what it rests on. To place a stone, ask, and take the stone away costs about half
/// of what [`Board::forbidden`] does; `cargo bench` measures both. Who asks once for a board is better served there.
///
/// ```
/// use soosorv::{Board, Color, Point, Tracker};
/// let points = |names: &str| names.split(' ').map(|name| name.parse::<Point>().unwrap()).collect::<Vec<_>>();
/// let mut tracker = Tracker::new(Board::from_stones(points("g8 i8 h7 h10"), points("g7 f9 k10"))?);
///
/// assert_eq!(tracker.forbidden().points().len(), 1);
///
/// // Each white stone, and how many points are forbidden to Black after it.
/// let after = tracker.board().empty().iter().map(|point| {
///     tracker.place(point, Color::White);
///     let forbidden = tracker.forbidden().points().len();
///     tracker.remove(point);
///     (forbidden, point.to_string())
/// });
/// assert_eq!(after.min(), Some((0, "f8".to_owned())));
/// # Ok::<(), soosorv::BoardError>(())
/// ```
#[derive(Clone)]
pub struct Tracker {
    board: Board,
    scan: Scan,
    /// Of forks that have been judged.
    verdicts: Vec<Verdict>,
    /// The stones that have come, in their order, as far as they can go again in the opposite order.
    placed: Vec<Placed>,
    /// The verdicts that each of these stones has put in doubt, with its point. They stand again when it goes.
    doubted: Vec<(Point, Verdict)>,
}

/// What 9.3 says of a fork.
#[derive(Clone, Copy)]
struct Verdict {
    point: Point,
    is_forbidden: bool,
    /// The verdict stands as long as the scan says of these points what it said,
    rests_on: PointSet,
    /// and no stone comes or goes on these lines.
    lines: u64,
}

impl Verdict {
    fn stands(&self, change: &Change) -> bool {
        (self.rests_on & change.points).is_empty() && self.lines & change.lines == 0
    }
}

/// What a stone that comes or goes changes.
struct Change {
    /// The points of which the scan says something else.
    points: PointSet,
    /// The lines through the point.
    lines: u64,
}

/// A stone, and what it has changed in the scan.
#[derive(Clone, Copy)]
struct Placed {
    point: Point,
    digits: [u64; 3],
}

impl fmt::Debug for Tracker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Tracker").field(&self.board).finish()
    }
}

impl Default for Tracker {
    /// Begins without a stone.
    fn default() -> Tracker {
        Tracker::new(Board::new())
    }
}

impl Tracker {
    /// Begins with the stones of a board.
    pub fn new(board: Board) -> Tracker {
        let scan = board.scan();
        Tracker { board, scan, verdicts: Vec::new(), placed: Vec::new(), doubted: Vec::new() }
    }

    /// The board as it is now.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Puts a stone on the point. False, and nothing done, when one is there already.
    pub fn place(&mut self, point: Point, color: Color) -> bool {
        let free = self.board.place(point, color);
        if free {
            let digits = self.changed_by(point, color);
            let change = self.change(point, digits);
            self.placed.push(Placed { point, digits });
            let mut number = 0;
            while let Some(verdict) = self.verdicts.get(number) {
                if verdict.stands(&change) {
                    number += 1;
                } else {
                    self.doubted.push((point, self.verdicts.swap_remove(number)));
                }
            }
        }
        free
    }

    /// Takes the stone on the point away, and tells its colour; `None` when there is none. Costs least for the stone that
    /// came last, and then the next to last, as a search goes back.
    pub fn remove(&mut self, point: Point) -> Option<Color> {
        let color = self.board.at(point)?;
        let last = self.placed.pop_if(|last| last.point == point);
        let digits = last.map_or_else(|| self.changed_by(point, color), |last| last.digits);
        self.board.remove(point);
        let change = self.change(point, digits);
        self.verdicts.retain(|verdict| verdict.stands(&change));
        if last.is_none() {
            self.placed.clear();
            self.doubted.clear();
        }
        while let Some((_, verdict)) = self.doubted.pop_if(|(by, _)| *by == point) {
            self.verdicts.push(verdict);
        }
        Some(color)
    }

    /// The digits of the scan that differ on the four lines with and without the stone on the point, which is there.
    fn changed_by(&self, point: Point, color: Color) -> [u64; 3] {
        let Through { own, empty, point } = self.board.through(point);
        let with = digits(own, empty);
        let without = digits(if color == Color::Black { own & !point } else { own }, empty | point);
        [with[0] ^ without[0], with[1] ^ without[1], with[2] ^ without[2]]
    }

    fn change(&mut self, point: Point, digits: [u64; 3]) -> Change {
        Change { points: self.scan.toggle(point, digits), lines: lines(point) }
    }

    /// All points where a black stone is forbidden, with the kinds: what [`Board::forbidden`] says of the board.
    pub fn forbidden(&mut self) -> ForbiddenMap {
        let made = self.scan.made();
        let mut map = made.map;
        let mut forks = made.forks;
        for verdict in &self.verdicts {
            forks.remove(verdict.point);
            if verdict.is_forbidden {
                map.double_three.insert(verdict.point);
            }
        }
        for point in forks {
            let mut seen = 0;
            let is_forbidden =
                self.board.is_double_three_by_scan(point, &self.scan, &made, &mut |at| seen |= lines(at));
            if is_forbidden {
                map.double_three.insert(point);
            }
            self.verdicts.push(Verdict { point, is_forbidden, rests_on: self.rests_on(point), lines: seen });
        }
        map
    }

    /// The fork and, on each line where it makes a three, the nearest empty points. One of the two at least can straighten
    /// the three, and the other is then an end of the four to come. Which of them can follows from what the scan says of
    /// the three points: if one stone, on whatever place, makes an end that straightened the three one that does not, or the
    /// other way round, then that end or the fork makes something else on the line than before.
    fn rests_on(&self, point: Point) -> PointSet {
        let mut rests_on = PointSet::from(point);
        for direction in Direction::ALL {
            if self.scan.has_three(direction, point) {
                let (before, after) = self.board.window(point, direction, Color::Black).row();
                for steps in [-(before as i8) - 1, after as i8 + 1] {
                    if let Some(end) = point.step(direction.step(), steps) {
                        rests_on.insert(end);
                    }
                }
            }
        }
        rests_on
    }
}

/// The four lines through the point, as bits.
fn lines(point: Point) -> u64 {
    Direction::ALL.iter().fold(0, |lines, direction| {
        let (line, _) = direction.line_and_place(point);
        lines | 1 << ((*direction as u8) << 4 | line)
    })
}
