//! A slow referee that reads the rules literally, to judge the engine by.
//!
//! It follows the sentences of the Renju International Federation's rules one by one on a plain table of squares:
//! stones are put down, looked at and taken back. There are no bit sets, no tables of shapes, no shortcuts, no memory
//! of earlier answers, and nothing is shared with `src/`. Where the engine and this file disagree, believe this file.
//!
//! The terms of the rules:
//!
//! * row: stones of one colour on one line with no enemy stone among them; gaps are allowed;
//! * five: an unbroken row of exactly five; overline: an unbroken row of six or more;
//! * four: a row of four that one more stone turns into a five;
//! * straight four: an unbroken row of four that can become a five in two ways;
//! * three: a row of three that one more stone turns into a straight four without making a five at the same time.
#![allow(dead_code, reason = "every test file uses its own part")]

pub mod fifths;

use std::collections::{BTreeMap, BTreeSet};

/// Length of a side of the board.
pub const SIDE: i32 = 15;

/// Column and row, both from 0; may lie off the board.
pub type Spot = (i32, i32);

/// The four directions in which lines run.
const DIRECTIONS: [Spot; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Fours or threes: the stones of each, and the points where one more stone makes something of it.
pub type Shapes = BTreeMap<BTreeSet<Spot>, BTreeSet<Spot>>;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stone {
    /// Moves first and has forbidden moves.
    Black,
    /// May do as it pleases.
    White,
}

/// Everything that forbids a black stone at a point (rule 9.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forbidden {
    /// The stone makes an unbroken row of six or more.
    pub overline: bool,
    /// The stone makes two or more fours.
    pub double_four: bool,
    /// The stone makes two or more threes and rule 9.3 does not allow it.
    pub double_three: bool,
}

impl Forbidden {
    /// Whether anything forbids the stone.
    pub fn any(self) -> bool {
        self.overline || self.double_four || self.double_three
    }

    /// The names of all kinds, in the order overline, double-four, double-three.
    pub fn names(self) -> Vec<&'static str> {
        let mut names = Vec::new();
        if self.overline {
            names.push("overline");
        }
        if self.double_four {
            names.push("double-four");
        }
        if self.double_three {
            names.push("double-three");
        }
        names
    }
}

/// A board as a table of squares.
#[derive(Clone)]
pub struct Grid {
    /// `squares[row][column]`.
    squares: [[Option<Stone>; SIDE as usize]; SIDE as usize],
}

impl Grid {
    /// A board with these stones.
    pub fn new(black: impl IntoIterator<Item = Spot>, white: impl IntoIterator<Item = Spot>) -> Self {
        let mut grid = Self { squares: [[None; SIDE as usize]; SIDE as usize] };
        for spot in black {
            grid.put(spot, Some(Stone::Black));
        }
        for spot in white {
            grid.put(spot, Some(Stone::White));
        }
        grid
    }

    /// All spots of the board: a1, b1, …, o15.
    pub fn spots() -> impl Iterator<Item = Spot> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (column, row)))
    }

    /// The stone at a spot; none on empty points and off the board.
    pub fn at(&self, (column, row): Spot) -> Option<Stone> {
        if !on_board((column, row)) {
            return None;
        }
        self.squares[row as usize][column as usize]
    }

    /// Whether a stone can be put down at a spot.
    pub fn is_empty(&self, spot: Spot) -> bool {
        on_board(spot) && self.at(spot).is_none()
    }

    /// Puts a stone on a spot of the board, or takes it away.
    pub fn put(&mut self, (column, row): Spot, stone: Option<Stone>) {
        self.squares[row as usize][column as usize] = stone;
    }

    /// The board with one more stone.
    pub fn with(&self, spot: Spot, stone: Stone) -> Self {
        assert!(self.is_empty(spot));
        let mut next = self.clone();
        next.put(spot, Some(stone));
        next
    }

    /// The unbroken row through the stone at a spot: its spots in order along the direction.
    fn unbroken_row(&self, spot: Spot, direction: Spot) -> Vec<Spot> {
        let colour = self.at(spot);
        assert!(colour.is_some());
        let mut first = spot;
        while self.at(step(first, direction, -1)) == colour {
            first = step(first, direction, -1);
        }
        let mut row = vec![first];
        while self.at(step(row[row.len() - 1], direction, 1)) == colour {
            row.push(step(row[row.len() - 1], direction, 1));
        }
        row
    }

    /// The empty points of the line through a spot.
    fn empty_on_line(&self, spot: Spot, direction: Spot) -> Vec<Spot> {
        (-SIDE..=SIDE).map(|distance| step(spot, direction, distance)).filter(|&other| self.is_empty(other)).collect()
    }

    /// Rule 9.1: whether a stone of this colour at this empty point wins.
    pub fn makes_five(&self, spot: Spot, stone: Stone) -> bool {
        let after = self.with(spot, stone);
        DIRECTIONS.iter().any(|&direction| is_five(&after.unbroken_row(spot, direction), stone))
    }

    /// Rule 9.2: everything that forbids a black stone at this empty point. A stone that makes a five wins, whatever
    /// else it makes.
    pub fn forbidden(&self, spot: Spot) -> Forbidden {
        if self.makes_five(spot, Stone::Black) {
            return Forbidden::default();
        }
        let after = self.with(spot, Stone::Black);
        Forbidden {
            overline: after.has_overline(spot),
            double_four: after.fours(spot).len() >= 2,
            double_three: after.has_forbidden_double_three(spot),
        }
    }

    /// Overline: an unbroken row of six or more through the stone just put down.
    pub fn has_overline(&self, spot: Spot) -> bool {
        DIRECTIONS.iter().any(|&direction| self.unbroken_row(spot, direction).len() >= 6)
    }

    /// The fours that contain the stone just put down, each with the points where one more stone turns it into a five.
    /// However many they are, it is one four. (What one stone turns into White's overline counts as a four here, too.)
    pub fn fours(&self, spot: Spot) -> Shapes {
        let stone = self.at(spot).expect("a stone has been put down");
        let mut fours = Shapes::new();
        for direction in DIRECTIONS {
            if is_five(&self.unbroken_row(spot, direction), stone) {
                continue;
            }
            for completion in self.empty_on_line(spot, direction) {
                let five = self.with(completion, stone).unbroken_row(completion, direction);
                if is_five(&five, stone) && five.contains(&spot) {
                    fours.entry(without(&five, completion)).or_default().insert(completion);
                }
            }
        }
        fours
    }

    /// The threes that contain the stone just put down, each with the points where one more stone turns it into a
    /// straight four without making a five at the same time, in any direction.
    pub fn threes(&self, spot: Spot) -> Shapes {
        let stone = self.at(spot).expect("a stone has been put down");
        let mut threes = Shapes::new();
        for direction in DIRECTIONS {
            for extension in self.empty_on_line(spot, direction) {
                let after = self.with(extension, stone);
                let four = after.unbroken_row(extension, direction);
                if four.contains(&spot)
                    && after.is_straight_four(&four, direction)
                    && !self.makes_five(extension, stone)
                {
                    threes.entry(without(&four, extension)).or_default().insert(extension);
                }
            }
        }
        threes
    }

    /// Straight four: an unbroken row of four that can become a five in two ways.
    fn is_straight_four(&self, row: &[Spot], direction: Spot) -> bool {
        let stone = self.at(row[0]).expect("a row of stones");
        let ways = self
            .empty_on_line(row[0], direction)
            .into_iter()
            .filter(|&completion| {
                let five = self.with(completion, stone).unbroken_row(completion, direction);
                is_five(&five, stone) && row.iter().all(|spot| five.contains(spot))
            })
            .count();
        row.len() == 4 && ways == 2
    }

    /// Double-three, and rule 9.3: it is allowed if at most one of its threes can become a straight four by a stone
    /// that is itself neither an overline nor a double-four (a), nor a double-three that is forbidden when this very
    /// rule is applied to it (b).
    fn has_forbidden_double_three(&self, spot: Spot) -> bool {
        let threes = self.threes(spot);
        // Fewer than two threes are no double-three, so there is nothing to allow.
        threes.len() >= 2
            && threes
                .values()
                .filter(|extensions| extensions.iter().any(|&extension| !self.is_forbidden(extension)))
                .count()
                >= 2
    }

    /// Whether anything forbids a black stone at this empty point; stops at the first reason.
    pub fn is_forbidden(&self, spot: Spot) -> bool {
        if self.makes_five(spot, Stone::Black) {
            return false;
        }
        let after = self.with(spot, Stone::Black);
        after.has_overline(spot) || after.fours(spot).len() >= 2 || after.has_forbidden_double_three(spot)
    }
}

/// Rule 9.1: Black needs exactly five, White wins with five or more.
fn is_five(unbroken_row: &[Spot], stone: Stone) -> bool {
    match stone {
        Stone::Black => unbroken_row.len() == 5,
        Stone::White => unbroken_row.len() >= 5,
    }
}

/// Whether a spot lies on the board.
pub fn on_board((column, row): Spot) -> bool {
    (0..SIDE).contains(&column) && (0..SIDE).contains(&row)
}

fn step((column, row): Spot, direction: Spot, distance: i32) -> Spot {
    (column + distance * direction.0, row + distance * direction.1)
}

fn without(row: &[Spot], spot: Spot) -> BTreeSet<Spot> {
    row.iter().copied().filter(|&other| other != spot).collect()
}
