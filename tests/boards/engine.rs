//! From the squares of the judges to the engine under test, and back.

use crate::literal::{Grid, Spot, Stone};
use soosorv::{Board, Kinds, Point};

/// The engine's point.
pub fn point((column, row): Spot) -> Point {
    Point::new(column as u8, row as u8).expect("a spot of the board")
}

/// The spot of the engine's point.
pub fn spot(point: Point) -> Spot {
    (i32::from(point.column()), i32::from(point.row()))
}

/// The engine's board with the same stones.
pub fn board(grid: &Grid) -> Board {
    let of = |stone| Grid::spots().filter(move |&spot| grid.at(spot) == Some(stone)).map(point);
    Board::from_stones(of(Stone::Black), of(Stone::White)).expect("one stone on a point")
}

/// The names of all kinds, in the engine's order.
pub fn names(kinds: Kinds) -> Vec<&'static str> {
    kinds.iter().map(|kind| kind.as_str()).collect()
}
