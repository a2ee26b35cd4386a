//! What a stone would make on a point, line by line, with the stones of each shape and the reasons of 9.3.

use super::kinds::{Kind, Kinds};
use super::lines::Direction;
use super::shape::{LineShape, Side};
use super::{Board, BoardError};
use crate::color::Color;
use crate::point::Point;

/// What a stone of either colour would make on a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The point.
    pub point: Point,
    /// What a black stone would make there.
    pub black: Shapes,
    /// What a white stone would make there.
    pub white: Shapes,
}

/// What one stone makes, that stone included in every list of stones. Lists of points run along their line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shapes {
    /// Unbroken rows of exactly five; for White of five or more.
    pub fives: Vec<Vec<Point>>,
    /// Unbroken rows of six or more; White's are among the fives as well.
    pub overlines: Vec<Vec<Point>>,
    /// Rows of four that one more stone turns into a five.
    pub fours: Vec<Four>,
    /// Rows of three that one more stone turns into a straight four.
    pub threes: Vec<Three>,
    /// All the kinds of forbidden move that the stone is; none for White, and none beside a five (9.1).
    pub forbidden: Kinds,
}

/// A row of four. Two completions: a straight four.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Four {
    /// Its stones: an unbroken row of four, or all that the five will have but the completion. Where White's row
    /// with a gap becomes longer than five they are more than four.
    pub stones: Vec<Point>,
    /// The points where one more stone makes the five.
    pub completions: Vec<Point>,
}

/// A row of three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Three {
    /// Its three stones.
    pub stones: Vec<Point>,
    /// Whether one of the extensions is real: only such threes count in a double-three (9.3).
    pub real: bool,
    /// The points where one more stone makes the straight four.
    pub extensions: Vec<Extension>,
}

/// A point where one more stone turns a three into a straight four.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extension {
    /// The point.
    pub point: Point,
    /// Whether the stone can be played there without making a five at the same time.
    pub real: bool,
    /// Why it is not real.
    pub because: Option<Because>,
    /// What the stone there makes for Black, where it is not real because of a double-three.
    pub inner: Option<Box<Shapes>>,
}

/// Why an extension does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// The stone makes a five at the same time (the definition of three).
    Five,
    /// The stone is an overline (9.3 a).
    Overline,
    /// The stone is a double-four (9.3 a).
    DoubleFour,
    /// The stone is a forbidden double-three itself (9.3 b).
    DoubleThree,
}

impl Because {
    /// `"five"`, `"overline"`, `"double-four"` or `"double-three"`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Because::Five => "five",
            Because::Overline => "overline",
            Because::DoubleFour => "double-four",
            Because::DoubleThree => "double-three",
        }
    }
}

impl Board {
    /// What a stone of either colour would make on the point, and why it is forbidden to Black or allowed.
    ///
    /// # Errors
    /// When there is a stone on the point.
    pub fn explain(&self, point: Point) -> Result<Explanation, BoardError> {
        if self.at(point).is_some() {
            return Err(BoardError { point });
        }
        let mut board = self.clone();
        let black = board.shapes(point, Color::Black);
        let white = board.shapes(point, Color::White);
        Ok(Explanation { point, black, white })
    }

    /// The shapes of a stone on the point, which is empty. The board is the same again when this returns.
    fn shapes(&mut self, point: Point, color: Color) -> Shapes {
        let mut shapes = Shapes {
            fives: Vec::new(),
            overlines: Vec::new(),
            fours: Vec::new(),
            threes: Vec::new(),
            forbidden: Kinds::NONE,
        };
        let lines = Direction::ALL.map(|direction| (direction, self.line_shape(point, direction, color)));
        self.place(point, color);
        for (direction, shape) in lines {
            self.add_rows(&mut shapes, point, direction, shape, color);
            self.add_fours(&mut shapes, point, direction, shape);
            self.add_threes(&mut shapes, point, direction, shape, color);
        }
        self.remove(point);
        if color == Color::Black && shapes.fives.is_empty() {
            shapes.forbidden = forbidden(&shapes);
        }
        shapes
    }

    fn add_rows(&self, shapes: &mut Shapes, point: Point, direction: Direction, shape: LineShape, color: Color) {
        let row = self.row_points(point, direction, shape);
        if row.len() == 5 || row.len() > 5 && color == Color::White {
            shapes.fives.push(row.clone());
        }
        if row.len() > 5 {
            shapes.overlines.push(row);
        }
    }

    fn add_fours(&self, shapes: &mut Shapes, point: Point, direction: Direction, shape: LineShape) {
        let completions = self
            .sides(point, direction, shape)
            .filter(|(side, ..)| matches!(side, Side::Completes(_)))
            .map(|(_, completion, stones)| (completion, stones));
        if shape.row() == 4 {
            let completions: Vec<Point> = completions.map(|(completion, _)| completion).collect();
            if !completions.is_empty() {
                let stones = self.row_points(point, direction, shape);
                shapes.fours.push(Four { stones, completions });
            }
        } else {
            shapes.fours.extend(completions.map(|(completion, stones)| Four { stones, completions: vec![completion] }));
        }
    }

    fn add_threes(&mut self, shapes: &mut Shapes, point: Point, direction: Direction, shape: LineShape, color: Color) {
        let first = shapes.threes.len();
        for (side, at, stones) in self.sides(point, direction, shape) {
            if !matches!(side, Side::Straightens(_)) {
                continue;
            }
            let extension = self.extension(at, color);
            match shapes.threes[first..].iter_mut().find(|three| three.stones == stones) {
                Some(three) => {
                    three.real |= extension.real;
                    three.extensions.push(extension);
                }
                None => shapes.threes.push(Three { stones, real: extension.real, extensions: vec![extension] }),
            }
        }
    }

    fn extension(&mut self, point: Point, color: Color) -> Extension {
        // The verdict alone is cheap; the shapes behind it are drawn only where they are told, since one tree of all that
        // could be tried would take a second on a board made for that.
        let because = match color {
            _ if self.makes_five(point, color) => Some(Because::Five),
            Color::White => None,
            Color::Black => self.forbidden_at(point).first().map(|kind| match kind {
                Kind::Overline => Because::Overline,
                Kind::DoubleFour => Because::DoubleFour,
                Kind::DoubleThree => Because::DoubleThree,
            }),
        };
        let inner = (because == Some(Because::DoubleThree)).then(|| Box::new(self.shapes(point, color)));
        Extension { point, real: because.is_none(), because, inner }
    }

    /// The sides of the shape that make something: what, by a stone where, together with which stones.
    fn sides(
        &self,
        point: Point,
        direction: Direction,
        shape: LineShape,
    ) -> impl Iterator<Item = (Side, Point, Vec<Point>)> + use<> {
        let (before, after) = (shape.before as i8, shape.after as i8);
        let [toward_start, toward_end] = shape.sides;
        let beyond = |side| match side {
            Side::Completes(beyond) | Side::Straightens(beyond) => beyond as i8,
            Side::Nothing => 0,
        };
        let ends = [
            (toward_start, -before - 1, -before - 1 - beyond(toward_start), after),
            (toward_end, after + 1, -before, after + 1 + beyond(toward_end)),
        ];
        ends.into_iter().filter(|(side, ..)| *side != Side::Nothing).filter_map(move |(side, gap, from, to)| {
            let stones = (from..=to)
                .filter(|steps| *steps != gap)
                .filter_map(|steps| point.step(direction.step(), steps))
                .collect();
            Some((side, point.step(direction.step(), gap)?, stones))
        })
    }
}

/// The kinds that follow from the shapes of a black stone that makes no five (9.2, 9.3).
fn forbidden(shapes: &Shapes) -> Kinds {
    let real = shapes.threes.iter().filter(|three| three.real).count();
    [
        (Kind::Overline, !shapes.overlines.is_empty()),
        (Kind::DoubleFour, shapes.fours.len() >= 2),
        (Kind::DoubleThree, real >= 2),
    ]
    .into_iter()
    .filter_map(|(kind, applies)| applies.then_some(kind))
    .collect()
}
