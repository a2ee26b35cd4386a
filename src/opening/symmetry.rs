//! Symmetrical fifth moves: no two offers may make the same shape with the stones on the board.

use crate::board::Board;
use crate::color::Color;
use crate::point::{Point, Symmetry};
use crate::point_set::PointSet;

/// The empty points that clash with the offered point, itself left out.
///
/// Two points clash when an isometry of the grid (one of the eight turns and reflections, combined with any shift)
/// takes the black stones onto the black ones, the white stones onto the white ones, and one point to the other. Its
/// axis need not be an axis of the board: after h8 h9 h7 h6 the points g8, g7, i8 and i7 are one move four times.
/// Images that fall off the board clash with nothing.
///
/// ```
/// use soosorv::{Board, Point, symmetrical};
/// let point = |name: &str| name.parse::<Point>().unwrap();
/// let board = Board::from_stones([point("h8"), point("h7")], [point("h9"), point("h6")])?;
/// let clashes: Vec<_> = symmetrical(&board, point("g8")).iter().map(|point| point.to_string()).collect();
/// assert_eq!(clashes, ["g7", "i7", "i8"]);
/// # Ok::<(), soosorv::BoardError>(())
/// ```
pub fn symmetrical(board: &Board, offered: Point) -> PointSet {
    let mut clashes = PointSet::EMPTY;
    let (black, white) = (board.stones(Color::Black), board.stones(Color::White));
    let anchors = if black.is_empty() { white } else { black };
    // All isometries that take one stone to another of its colour, or to itself. Without a stone none is told: a table
    // that asks for an offer before a stone is refused.
    let Some(anchor) = anchors.iter().next() else { return clashes };
    for &symmetry in &Symmetry::ALL {
        for image in anchors {
            let isometry = Isometry::between(symmetry, anchor, image);
            if isometry.maps(black) && isometry.maps(white) {
                clashes = isometry.apply(offered).map_or(clashes, |image| clashes | PointSet::from(image));
            }
        }
    }
    clashes.remove(offered);
    clashes & board.empty()
}

/// A symmetry of the board followed by a shift.
struct Isometry {
    symmetry: Symmetry,
    columns: i8,
    rows: i8,
}

impl Isometry {
    /// The isometry that turns by the symmetry and takes one point to another.
    fn between(symmetry: Symmetry, from: Point, to: Point) -> Isometry {
        let turned = symmetry.apply(from);
        Isometry {
            symmetry,
            columns: to.column() as i8 - turned.column() as i8,
            rows: to.row() as i8 - turned.row() as i8,
        }
    }

    fn apply(&self, point: Point) -> Option<Point> {
        self.symmetry.apply(point).step((self.columns, self.rows), 1)
    }

    fn maps(&self, from: PointSet) -> bool {
        from.iter().all(|point| self.apply(point).is_some_and(|image| from.contains(image)))
    }
}
