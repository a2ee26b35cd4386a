//! What a stone is. A player is a [`Seat`](crate::Seat), never a colour.

/// The colour of a stone; also what a seat holds at the moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Plays first; its overlines, double-fours and double-threes are forbidden.
    Black,
    /// Has no forbidden moves; wins with five or more.
    White,
}

impl Color {
    /// The other colour.
    pub const fn other(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// `"black"` or `"white"`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Color::Black => "black",
            Color::White => "white",
        }
    }
}
