//! Errors as JavaScript sees them: real ones, with a stable code and the data that a frontend needs to explain itself.

use super::json::{Json, Value};
use crate::board::BoardError;
use crate::game::{RuleError, StartError};
use crate::opening::OpeningError;
use crate::point::Point;
use crate::record::{BoardTextError, RecordError};
use crate::session::SessionError;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/wasm/boundary.js")]
extern "C" {
    /// `details` as JSON.
    #[wasm_bindgen(js_name = ruleErrorOf)]
    fn rule_error(code: &str, message: &str, details: &str) -> JsValue;
}

/// An error of the engine, ready to be thrown.
pub(super) fn thrown(error: impl Into<Thrown>) -> JsValue {
    error.into().0
}

pub(super) struct Thrown(JsValue);

/// The `details` of an error, by its code.
type Details<'a> = &'a [(&'a str, &'a dyn Value)];

impl Value for Details<'_> {
    fn write(&self, json: &mut Json) {
        json.object(self);
    }
}

impl Thrown {
    fn new(code: &str, message: &str, details: Details) -> Thrown {
        Thrown(rule_error(code, message, &Json::of(&details)))
    }

    fn bad_position(message: &str, point: Option<Point>, line: Option<usize>, column: Option<usize>) -> Thrown {
        Thrown::new("bad-position", message, &[("point", &point), ("line", &line), ("column", &column)])
    }
}

impl From<RuleError> for Thrown {
    fn from(error: RuleError) -> Thrown {
        let details: Details = match &error {
            RuleError::GameOver | RuleError::NothingToClaim | RuleError::NoDrawOffer | RuleError::NothingToUndo => &[],
            RuleError::NotYourTurn { seat } => &[("seat", &seat.as_str())],
            RuleError::WrongPhase { phase, expected } => &[("phase", &phase.as_str()), ("expected", expected)],
            RuleError::Occupied { point } | RuleError::AlreadyOffered { point } | RuleError::NotOffered { point } => {
                &[("point", point)]
            }
            RuleError::OutsideArea { area } => &[("area", area)],
            RuleError::SymmetricalOffer { to } => &[("to", to)],
            RuleError::Forbidden { kinds } => &[("kinds", kinds)],
            RuleError::CountOutOfRange { min, max } => &[("min", min), ("max", max)],
            RuleError::UnknownBranch { expected } => &[("expected", expected)],
        };
        Thrown::new(error.code(), error.message(), details)
    }
}

impl From<SessionError> for Thrown {
    fn from(error: SessionError) -> Thrown {
        let (code, message) = (error.code(), error.message());
        match error {
            SessionError::Rule(error) => error.into(),
            SessionError::BadGenesis(fault) => Thrown::new(code, message, &[("cause", &fault.as_str())]),
            SessionError::UnsupportedVersion { found, supported } => {
                Thrown::new(code, message, &[("found", &found.as_slice()), ("supported", &supported.as_slice())])
            }
            SessionError::UndoOutOfRange { max } => Thrown::new(code, message, &[("max", &max.map(usize::from))]),
            _ => Thrown::new(code, message, &[]),
        }
    }
}

/// An error of a session, ready to be thrown.
pub(super) fn of_session(error: SessionError) -> JsValue {
    thrown(error)
}

impl From<RecordError> for Thrown {
    fn from(error: RecordError) -> Thrown {
        let (code, message) = (error.code(), error.message());
        match &error {
            RecordError::Bad { at, word, cause } => {
                Thrown::new(code, message, &[("at", at), ("word", word), ("cause", &cause.code())])
            }
            RecordError::UnsupportedVersion { found, supported } => {
                Thrown::new(code, message, &[("found", &found.as_slice()), ("supported", &supported.as_slice())])
            }
        }
    }
}

impl From<StartError> for Thrown {
    fn from(error: StartError) -> Thrown {
        Thrown::bad_position("a five is there already", Some(error.five), None, None)
    }
}

impl From<BoardError> for Thrown {
    fn from(error: BoardError) -> Thrown {
        Thrown::bad_position("a point is named twice", Some(error.point), None, None)
    }
}

impl From<BoardTextError> for Thrown {
    fn from(error: BoardTextError) -> Thrown {
        Thrown::bad_position("not a drawn board", None, Some(error.line), Some(error.column))
    }
}

/// The error for a name or limit that no opening has.
pub(super) fn unknown_opening(error: OpeningError, opening: &str) -> JsValue {
    let thrown = match error {
        OpeningError::Unknown | OpeningError::Impossible(_) => {
            Thrown::new("unknown-opening", "no opening rule has this name", &[("opening", &opening)])
        }
        OpeningError::LimitOutOfRange(limits) => Thrown::new(
            "limit-out-of-range",
            "the rule's limit does not reach so far",
            &[("min", &limits.min), ("max", &limits.max)],
        ),
    };
    thrown.0
}
