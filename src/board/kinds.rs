//! The three kinds of forbidden move.

use std::fmt;

/// A kind of forbidden move (RIF 9.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// An unbroken row of six or more.
    Overline,
    /// Two or more fours at once.
    DoubleFour,
    /// Two or more threes at once that 9.3 does not allow.
    DoubleThree,
}

impl Kind {
    /// All three, in the order in which they are reported.
    pub const ALL: [Kind; 3] = [Kind::Overline, Kind::DoubleFour, Kind::DoubleThree];

    /// `"overline"`, `"double-four"` or `"double-three"`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Overline => "overline",
            Kind::DoubleFour => "double-four",
            Kind::DoubleThree => "double-three",
        }
    }
}

/// All the kinds that apply to one stone; empty: the stone is allowed.
///
/// Which kind to name when several apply is not regulated, so all are kept, in the order of [`Kind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind: an allowed stone.
    pub const NONE: Kinds = Kinds(0);

    /// Just this kind.
    pub const fn only(kind: Kind) -> Kinds {
        Kinds(1 << kind as u8)
    }

    /// Whether the kind applies.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Whether no kind applies.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first that applies, in the order of [`Kind::ALL`].
    pub fn first(self) -> Option<Kind> {
        self.iter().next()
    }

    /// Those that apply, in the order of [`Kind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(move |kind| self.contains(*kind))
    }

    /// As bits: 1 overline, 2 double-four, 4 double-three.
    pub const fn bits(self) -> u8 {
        self.0
    }

    pub(crate) fn insert_if(&mut self, applies: bool, kind: Kind) {
        self.0 |= u8::from(applies) << kind as u8;
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        let mut set = Kinds::NONE;
        for kind in kinds {
            set.insert_if(true, kind);
        }
        set
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
