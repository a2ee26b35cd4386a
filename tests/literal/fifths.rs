//! Which offered fifth points are one and the same move, found by trying every way to move the grid onto itself.

use super::{Grid, SIDE, Spot, Stone};
use std::collections::BTreeSet;

/// The eight turns and reflections of the grid that leave (0, 0) where it is, each as two rows of a matrix.
const TURNS: [[Spot; 2]; 8] = [
    [(1, 0), (0, 1)],
    [(0, -1), (1, 0)],
    [(-1, 0), (0, -1)],
    [(0, 1), (-1, 0)],
    [(-1, 0), (0, 1)],
    [(1, 0), (0, -1)],
    [(0, 1), (1, 0)],
    [(0, -1), (-1, 0)],
];

/// One way to move the endless grid onto itself: a turn or reflection, then a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Isometry {
    turn: [Spot; 2],
    shift: Spot,
}

impl Isometry {
    /// Where a spot goes.
    pub fn apply(&self, (column, row): Spot) -> Spot {
        let [across, along] = self.turn;
        (across.0 * column + across.1 * row + self.shift.0, along.0 * column + along.1 * row + self.shift.1)
    }

    /// Whether every spot stays where it is.
    pub fn is_identity(&self) -> bool {
        self.turn == TURNS[0] && self.shift == (0, 0)
    }

    /// Whether the board as a whole stays where it is.
    pub fn keeps_board(&self) -> bool {
        Grid::spots().all(|spot| super::on_board(self.apply(spot)))
    }

    fn keeps(&self, stones: &BTreeSet<Spot>) -> bool {
        // An isometry is one to one: when no stone leaves the set, the set is mapped onto itself.
        stones.iter().all(|&stone| stones.contains(&self.apply(stone)))
    }
}

/// All isometries that map the black stones onto the black stones and the white stones onto the white stones.
pub fn isometries(grid: &Grid) -> Vec<Isometry> {
    let of = |stone| Grid::spots().filter(|&spot| grid.at(spot) == Some(stone)).collect();
    let black: BTreeSet<Spot> = of(Stone::Black);
    let white: BTreeSet<Spot> = of(Stone::White);
    // A turn takes the board to coordinates between -14 and 14, so a shift of 29 would bring no stone back onto it.
    let shifts = -2 * (SIDE - 1)..=2 * (SIDE - 1);
    let mut found = Vec::new();
    for turn in TURNS {
        for across in shifts.clone() {
            for along in shifts.clone() {
                let shift = (across, along);
                let isometry = Isometry { turn, shift };
                if isometry.keeps(&black) && isometry.keeps(&white) {
                    found.push(isometry);
                }
            }
        }
    }
    found
}

/// The empty points that one of the isometries takes the offered point to, without the offered point itself. Images off
/// the board clash with nothing.
pub fn symmetrical(grid: &Grid, isometries: &[Isometry], offered: Spot) -> BTreeSet<Spot> {
    isometries
        .iter()
        .map(|isometry| isometry.apply(offered))
        .filter(|&image| image != offered && grid.is_empty(image))
        .collect()
}
