//! Errors as JavaScript sees them: real ones, with a stable code and the data that a frontend needs to explain itself.

use super::shapes::plain;
use crate::board::{BoardError, Kinds};
use crate::game::{RuleError, StartError};
use crate::opening::OpeningError;
use crate::point::Point;
use crate::record::{BoardTextError, RecordError};
use crate::seat::Seat;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/wasm/boundary.js")]
extern "C" {
    #[wasm_bindgen(js_name = ruleError)]
    fn rule_error(code: &str, message: &str, details: JsValue) -> JsValue;
}

/// The `details` of an error, by its code.
#[derive(Serialize)]
#[serde(untagged)]
enum Details<'a> {
    None {},
    Seat { seat: Seat },
    Phase { phase: &'static str, expected: &'static [&'static str] },
    Point { point: Point },
    Area { area: u8 },
    To { to: Point },
    Kinds { kinds: Kinds },
    Range { min: u8, max: u8 },
    Branches { expected: &'a [&'static str] },
    Opening { opening: &'a str },
    Record { at: usize, word: Option<&'a str>, cause: &'static str },
    Versions { found: [u8; 2], supported: [u8; 2] },
    Position { point: Option<Point>, line: Option<usize>, column: Option<usize> },
}

/// An error of the engine, ready to be thrown.
pub(super) fn thrown(error: impl Into<Thrown>) -> JsValue {
    error.into().0
}

pub(super) struct Thrown(JsValue);

impl Thrown {
    fn new(code: &str, message: &str, details: &Details) -> Thrown {
        Thrown(rule_error(code, message, plain(details)))
    }

    fn bad_position(message: &str, point: Point) -> Thrown {
        Thrown::new("bad-position", message, &Details::Position { point: Some(point), line: None, column: None })
    }
}

impl From<RuleError> for Thrown {
    fn from(error: RuleError) -> Thrown {
        let details = match &error {
            RuleError::GameOver | RuleError::NothingToClaim | RuleError::NoDrawOffer | RuleError::NothingToUndo => {
                Details::None {}
            }
            RuleError::NotYourTurn { seat } => Details::Seat { seat: *seat },
            RuleError::WrongPhase { phase, expected } => Details::Phase { phase: phase.as_str(), expected },
            RuleError::Occupied { point } | RuleError::AlreadyOffered { point } | RuleError::NotOffered { point } => {
                Details::Point { point: *point }
            }
            RuleError::OutsideArea { area } => Details::Area { area: *area },
            RuleError::SymmetricalOffer { to } => Details::To { to: *to },
            RuleError::Forbidden { kinds } => Details::Kinds { kinds: *kinds },
            RuleError::CountOutOfRange { min, max } => Details::Range { min: *min, max: *max },
            RuleError::UnknownBranch { expected } => Details::Branches { expected },
        };
        Thrown::new(error.code(), error.message(), &details)
    }
}

impl From<RecordError> for Thrown {
    fn from(error: RecordError) -> Thrown {
        let details = match &error {
            RecordError::Bad { at, word, cause } => {
                Details::Record { at: *at, word: word.as_deref(), cause: cause.code() }
            }
            RecordError::UnsupportedVersion { found, supported } => {
                Details::Versions { found: *found, supported: *supported }
            }
        };
        Thrown::new(error.code(), error.message(), &details)
    }
}

impl From<StartError> for Thrown {
    fn from(error: StartError) -> Thrown {
        Thrown::bad_position("a five is there already", error.five)
    }
}

impl From<BoardError> for Thrown {
    fn from(error: BoardError) -> Thrown {
        Thrown::bad_position("a point is named twice", error.point)
    }
}

pub(super) fn bad_position(error: BoardTextError) -> JsValue {
    let BoardTextError { line, column } = error;
    let details = Details::Position { point: None, line: Some(line), column: Some(column) };
    Thrown::new("bad-position", "not a drawn board", &details).0
}

/// The error for a name or limit that no opening has.
pub(super) fn unknown_opening(error: OpeningError, opening: &str) -> JsValue {
    match error {
        OpeningError::Unknown | OpeningError::Impossible(_) => {
            Thrown::new("unknown-opening", "no opening rule has this name", &Details::Opening { opening }).0
        }
        OpeningError::LimitOutOfRange(limits) => {
            let details = Details::Range { min: limits.min, max: limits.max };
            Thrown::new("limit-out-of-range", "the rule's limit does not reach so far", &details).0
        }
    }
}
