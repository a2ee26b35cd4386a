//! What a stone would make on a point, line by line, with the stones of each shape and the reasons of 9.3.

use super::kinds::{Kind, Kinds};
use super::lines::Direction;
use super::shape::Side;
use super::{Board, BoardError};
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;

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

/// What one stone makes, that stone included in every set of stones.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Shapes {
    /// Unbroken rows of exactly five; for White of five or more.
    pub fives: Vec<PointSet>,
    /// Unbroken rows of six or more; White's are among the fives as well.
    pub overlines: Vec<PointSet>,
    /// Rows of four that one more stone turns into a five.
    pub fours: Vec<Four>,
    /// Rows of three that one more stone turns into a straight four.
    pub threes: Vec<Three>,
    /// All the kinds of forbidden move that the stone is; none for White, and none beside a five (9.1).
    pub forbidden: Kinds,
}

/// A row of four. Two completions: a straight four.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Four {
    /// Its stones: an unbroken row of four, or all that the five will have but the completion. Where White's row
    /// with a gap becomes longer than five they are more than four.
    pub stones: PointSet,
    /// The points where one more stone makes the five.
    pub completions: PointSet,
}

/// A row of three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Three {
    /// Its three stones.
    pub stones: PointSet,
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
        let mut shapes = Shapes::default();
        self.place(point, color);
        for &direction in &Direction::ALL {
            self.add_line(&mut shapes, point, direction, color);
        }
        self.remove(point);
        if color == Color::Black && shapes.fives.is_empty() {
            shapes.forbidden = forbidden(&shapes);
        }
        shapes
    }

    fn add_line(&mut self, shapes: &mut Shapes, point: Point, direction: Direction, color: Color) {
        let shape = self.line_shape(point, direction, color);
        let (before, after) = (shape.before as i8, shape.after as i8);
        let row = point.span(direction.step(), -before, after);
        if shape.row() == 5 || shape.row() > 5 && color == Color::White {
            shapes.fives.push(row);
        }
        if shape.row() > 5 {
            shapes.overlines.push(row);
        }
        for (side, toward) in shape.sides.into_iter().zip([-1, 1]) {
            let (Side::Completes(beyond) | Side::Straightens(beyond)) = side else { continue };
            // The near end of the row, and the last of the stones beyond it.
            let near = if toward < 0 { -before - 1 } else { after + 1 };
            let far = near + toward * beyond as i8;
            let Some(at) = point.step(direction.step(), near) else { continue };
            let mut stones = point.span(direction.step(), far.min(-before), far.max(after));
            stones.remove(at);
            if let Side::Straightens(_) = side {
                let extension = self.extension(at, color);
                // Only the other side of this line can have had the same stones.
                if shapes.threes.last().is_none_or(|three| three.stones != stones) {
                    shapes.threes.push(Three { stones, real: false, extensions: Vec::new() });
                }
                if let Some(three) = shapes.threes.last_mut() {
                    three.real |= extension.real;
                    three.extensions.push(extension);
                }
                continue;
            }
            // Whatever lies beyond, an unbroken row of four is one four.
            let stones = if shape.row() == 4 { row } else { stones };
            if shapes.fours.last().is_none_or(|four| four.stones != stones) {
                shapes.fours.push(Four { stones, completions: PointSet::EMPTY });
            }
            if let Some(four) = shapes.fours.last_mut() {
                four.completions.insert(at);
            }
        }
    }

    fn extension(&mut self, point: Point, color: Color) -> Extension {
        // The verdict alone is cheap; the shapes behind it are drawn only where they are told, since one tree of all that
        // could be tried would take a second on a board made for that.
        let because = match color {
            _ if self.makes_five(point, color) => Some(Because::Five),
            Color::White => None,
            Color::Black => self.forbidden_kinds(point).first().map(|kind| match kind {
                Kind::Overline => Because::Overline,
                Kind::DoubleFour => Because::DoubleFour,
                Kind::DoubleThree => Because::DoubleThree,
            }),
        };
        let inner = (because == Some(Because::DoubleThree)).then(|| Box::new(self.shapes(point, color)));
        Extension { point, real: because.is_none(), because, inner }
    }
}

/// The kinds that follow from the shapes of a black stone that makes no five (9.2, 9.3).
fn forbidden(shapes: &Shapes) -> Kinds {
    let real = shapes.threes.iter().filter(|three| three.real).count();
    let mut kinds = Kinds::NONE;
    kinds.insert_if(!shapes.overlines.is_empty(), Kind::Overline);
    kinds.insert_if(shapes.fours.len() >= 2, Kind::DoubleFour);
    kinds.insert_if(real >= 2, Kind::DoubleThree);
    kinds
}
