//! Why an action is refused. The same list of codes stands in the types of the npm package and in the README.

use super::phase::Phase;
use crate::board::{Kind, Kinds};
use crate::opening::Branch;
use crate::point::Point;
use crate::seat::Seat;
use std::fmt;

/// Why the rules refuse an action. The first that applies, in this order; the game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RuleError {
    /// The game has ended.
    GameOver,
    /// The seat that is to act is another one (for resign and timeout: the action's own seat).
    NotYourTurn {
        /// Who may act.
        seat: Seat,
    },
    /// An action of this type is not asked for now.
    WrongPhase {
        /// The phase of the game.
        phase: Phase,
        /// The types of action that the phase knows.
        expected: &'static [&'static str],
    },
    /// There is a stone on the point.
    Occupied {
        /// The point.
        point: Point,
    },
    /// The stone must lie in the central square.
    OutsideArea {
        /// Side of the square.
        area: u8,
    },
    /// The point is offered already.
    AlreadyOffered {
        /// The point.
        point: Point,
    },
    /// The point is symmetrical to an offer.
    SymmetricalOffer {
        /// That offer.
        to: Point,
    },
    /// The point is not among the offers.
    NotOffered {
        /// The point.
        point: Point,
    },
    /// A forbidden move of Black's (RIF 9.2, 9.3).
    Forbidden {
        /// All the kinds that apply; at least one.
        kinds: Kinds,
    },
    /// The number cannot be declared.
    CountOutOfRange {
        /// The least that can.
        min: u8,
        /// The greatest that can.
        max: u8,
    },
    /// The choice has no branch of this name.
    UnknownBranch {
        /// Those that it has.
        expected: &'static [Branch],
    },
    /// White has nothing to claim, or it is not White's turn.
    NothingToClaim,
    /// No draw offer of the other player stands.
    NoDrawOffer,
    /// No action has been played.
    NothingToUndo,
}

impl RuleError {
    /// All the codes, in the order of the errors.
    pub const CODES: [&str; 16] = [
        "game-over",
        "not-your-turn",
        "wrong-phase",
        "occupied",
        "outside-area",
        "already-offered",
        "symmetrical-offer",
        "not-offered",
        "forbidden-overline",
        "forbidden-double-four",
        "forbidden-double-three",
        "count-out-of-range",
        "unknown-branch",
        "nothing-to-claim",
        "no-draw-offer",
        "nothing-to-undo",
    ];

    /// The place of the code in the list.
    pub(crate) fn number(&self) -> usize {
        match self {
            RuleError::GameOver => 0,
            RuleError::NotYourTurn { .. } => 1,
            RuleError::WrongPhase { .. } => 2,
            RuleError::Occupied { .. } => 3,
            RuleError::OutsideArea { .. } => 4,
            RuleError::AlreadyOffered { .. } => 5,
            RuleError::SymmetricalOffer { .. } => 6,
            RuleError::NotOffered { .. } => 7,
            RuleError::Forbidden { kinds } => match kinds.first() {
                Some(Kind::Overline) => 8,
                Some(Kind::DoubleFour) => 9,
                Some(Kind::DoubleThree) | None => 10,
            },
            RuleError::CountOutOfRange { .. } => 11,
            RuleError::UnknownBranch { .. } => 12,
            RuleError::NothingToClaim => 13,
            RuleError::NoDrawOffer => 14,
            RuleError::NothingToUndo => 15,
        }
    }

    /// The stable code, as JavaScript sees it.
    pub fn code(&self) -> &'static str {
        RuleError::CODES[self.number()]
    }

    /// What is wrong, in one sentence.
    pub fn message(&self) -> &'static str {
        match self {
            RuleError::GameOver => "the game is over",
            RuleError::NotYourTurn { .. } => "it is the other seat that may do this now",
            RuleError::WrongPhase { .. } => "an action of this type is not asked for now",
            RuleError::Occupied { .. } => "there is a stone on the point",
            RuleError::OutsideArea { .. } => "the stone must lie in the central square",
            RuleError::AlreadyOffered { .. } => "the point is offered already",
            RuleError::SymmetricalOffer { .. } => "the point is symmetrical to an offer",
            RuleError::NotOffered { .. } => "the point is not among the offers",
            RuleError::Forbidden { kinds } => match kinds.first() {
                Some(Kind::Overline) => "the stone makes an overline, which is forbidden to Black",
                Some(Kind::DoubleFour) => "the stone makes a double-four, which is forbidden to Black",
                Some(Kind::DoubleThree) | None => "the stone makes a double-three, which is forbidden to Black",
            },
            RuleError::CountOutOfRange { .. } => "the number cannot be declared under this rule",
            RuleError::UnknownBranch { .. } => "the choice has no branch of this name",
            RuleError::NothingToClaim => "there is no forbidden move to claim",
            RuleError::NoDrawOffer => "no draw offer of the other player stands",
            RuleError::NothingToUndo => "no action has been played",
        }
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for RuleError {}
