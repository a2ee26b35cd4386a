//! What one stone makes on one line.
//!
//! Everything follows from two facts (RIF 2, terms). A stone's unbroken row ends, on each side, at the first place
//! without a stone of its colour; and a four or a three that contains the stone is completed or straightened at just
//! that place, since any other stone would leave a gap beside the row. So each side of a line has at most one point
//! to look at, and it makes at most one of the two shapes.

use super::lines::Window;
use crate::color::Color;

/// The shapes that a stone makes on one line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineShape {
    /// Stones of the colour that stand unbroken before the stone, and after it.
    pub before: u32,
    pub after: u32,
    /// What one more stone at the near end of each side would make: toward the start of the line, toward its end.
    pub sides: [Side; 2],
}

/// What one more stone of the colour makes at the first free place on one side of the stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Nothing,
    /// A five (for White, five or more): the stone makes a four. With the stones that stand beyond the place.
    Completes(u32),
    /// A straight four: the stone makes a three. With the stones that stand beyond the place.
    Straightens(u32),
}

impl LineShape {
    /// The shapes of a stone of the colour put in the middle of the window, which is empty.
    pub(crate) fn of(window: Window, color: Color) -> LineShape {
        let (before, after) = window.row();
        let Window { own, empty } = window;
        let centre = Window::CENTRE;
        let row = before + 1 + after;
        let mut shape = LineShape { before, after, sides: [Side::Nothing; 2] };
        if row >= 5 {
            return shape;
        }
        // The places of the two near ends; row ≤ 4 keeps them, and all that is asked about below, in the window.
        let (start, end) = (centre - before - 1, centre + after + 1);
        let has = |bits: u32, place: u32| bits >> place & 1 != 0;
        if has(empty, start) {
            let beyond = (own << (32 - start)).leading_ones();
            shape.sides[0] = side(row, beyond, color, || {
                // Both ends of the four are free, and for Black exactly a five follows there (9.1): no stone beyond.
                let far = start - beyond - 1;
                has(empty, far)
                    && has(empty, end)
                    && (color == Color::White || !has(own, far - 1) && !has(own, end + 1))
            });
        }
        if has(empty, end) {
            let beyond = (own >> (end + 1)).trailing_ones();
            shape.sides[1] = side(row, beyond, color, || {
                let far = end + beyond + 1;
                has(empty, far)
                    && has(empty, start)
                    && (color == Color::White || !has(own, far + 1) && !has(own, start - 1))
            });
        }
        shape
    }

    /// Stones in the unbroken row through the stone.
    pub(crate) fn row(&self) -> u32 {
        self.before + 1 + self.after
    }

    /// Places from the stone to the first free place on each side, where one more stone there makes a straight four.
    pub(crate) fn extensions(&self) -> [Option<i8>; 2] {
        let straightens = |side| matches!(side, Side::Straightens(_));
        [
            straightens(self.sides[0]).then_some(-(self.before as i8) - 1),
            straightens(self.sides[1]).then_some(self.after as i8 + 1),
        ]
    }
}

/// What `row` stones, one more beside them and `beyond` behind that make together.
fn side(row: u32, beyond: u32, color: Color, is_straight: impl FnOnce() -> bool) -> Side {
    match row + 1 + beyond {
        5 => Side::Completes(beyond),
        6.. if color == Color::White => Side::Completes(beyond),
        4 if is_straight() => Side::Straightens(beyond),
        _ => Side::Nothing,
    }
}
