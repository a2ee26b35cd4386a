//! Renju with the Soosõrv-8 opening: rules engine and opening protocol.

mod board;
mod color;
mod game;
mod opening;
mod point;
mod point_set;
mod record;
mod seat;
#[cfg(all(feature = "wasm", target_arch = "wasm32"))]
mod wasm;

pub use board::{Because, Board, BoardError, Explanation, Extension, ForbiddenMap, Four, Kind, Kinds, Shapes, Three};
pub use color::Color;
pub use game::{
    Action, Applied, ForbiddenMoves, Game, Last, Outcome, Phase, RULES_REVISION, Reason, RuleError, RuleView, Rules,
    SeatsView, Start, StartError, StartPosition, Stone, SwapDecision, SymmetricalPoint, Tap, Turn, View, perft,
};
pub use opening::{
    Branch, By, Count, Fault, Limits, Opening, OpeningError, Origin, PATTERNS, Pattern, PatternName, RULES, Rule,
    RuleFault, Step, symmetrical,
};
pub use point::{Point, PointError, SIZE, Symmetry};
pub use point_set::{PointSet, Points};
pub use record::{BoardTextError, Cause, RECORD_VERSION, RecordError};
pub use seat::Seat;

/// Version of the messages with which two players share a game.
pub const WIRE_VERSION: u8 = 1;
