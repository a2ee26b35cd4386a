//! Renju with the Soosõrv-8 opening: rules engine and opening protocol.
//!
//! A [`Board`] holds any stones and knows shapes and forbidden moves, a [`Tracker`] keeps them up to date for a search; a
//! [`Game`] is reached by legal actions only and knows seats, phases and swaps. An opening rule is a table of steps ([`rules`]); one interpreter runs them all. Rule
//! functions cite the rules of the Renju International Federation (RIF) by number. A [`Session`] is one side of a game
//! between two players who share nothing but messages.
//!
//! The crate has no clock, no randomness and does no input or output. In WebAssembly it is the npm package of the same
//! name; from Rust take it with `default-features = false`.

mod board;
mod color;
mod cut;
mod decimal;
mod game;
mod opening;
mod point;
mod point_set;
mod record;
mod seat;
mod session;
#[cfg(all(feature = "wasm", target_arch = "wasm32"))]
mod wasm;

pub use board::{
    Because, Board, BoardError, Explanation, Extension, ForbiddenMap, Four, Kind, Kinds, Shapes, Three, Tracker,
};
pub use color::Color;
pub use game::{
    Action, Applied, ForbiddenMoves, Game, Last, Outcome, Phase, RULES_REVISION, Reason, RuleError, RuleView, Rules,
    SeatsView, Start, StartError, StartPosition, Stone, SwapDecision, SymmetricalPoint, Tap, Turn, View, perft,
};
pub use opening::rules;
pub use opening::{
    Branch, By, Count, Fault, Limits, Opening, OpeningError, Origin, PATTERNS, Pattern, PatternName, RULES, Rule,
    RuleFault, Step, symmetrical,
};
pub use point::{Point, PointError, SIZE, Symmetry};
pub use point_set::{PointSet, Points};
pub use record::{BoardTextError, Cause, RECORD_VERSION, RecordError};
pub use seat::Seat;
pub use session::{
    Act, Comparison, Entry, GameId, Genesis, GenesisFault, Head, Key, LOG_LIMIT, NO_KEY, Receipt, Secret, Session,
    SessionError, Signature, Status, UndoRequest, Unverified, Verdict, Written,
};

/// Version of the messages with which two players share a game.
pub const WIRE_VERSION: u8 = 1;

/// The examples in the texts are compiled and run.
#[cfg(doctest)]
mod texts {
    #[doc = include_str!("../README.md")]
    struct Readme;
    #[doc = include_str!("../CONTRIBUTING.md")]
    struct Contributing;
}
