//! Errors as JavaScript sees them: real ones, with a stable code and the data that a frontend needs to explain itself.

use super::json::Json;
use crate::board::BoardError;
use crate::game::{RuleError, StartError};
use crate::opening::OpeningError;
use crate::point::Point;
use crate::record::{BoardTextError, Cause, RecordError};
use crate::session::SessionError;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/wasm/boundary.js")]
extern "C" {
    /// `details` as JSON.
    #[wasm_bindgen(js_name = ruleErrorOf)]
    fn rule_error(code: &str, message: &str, details: &str) -> JsValue;
}

/// The details of an error; [`thrown`] closes them.
fn details() -> Json {
    let mut json = Json::default();
    json.open("{");
    json
}

/// An error ready to be thrown.
fn thrown(code: &str, message: &str, mut details: Json) -> JsValue {
    details.close('}');
    rule_error(code, message, details.text())
}

pub(super) fn of_rules(error: RuleError) -> JsValue {
    let mut json = details();
    match error {
        RuleError::GameOver | RuleError::NothingToClaim | RuleError::NoDrawOffer | RuleError::NothingToUndo => {}
        RuleError::NotYourTurn { seat } => drop(json.key("seat").string(seat.as_str())),
        RuleError::WrongPhase { phase, expected } => {
            json.key("phase").string(phase.as_str());
            json.key("expected").strings(expected.iter().copied());
        }
        RuleError::Occupied { point } | RuleError::AlreadyOffered { point } | RuleError::NotOffered { point } => {
            json.key("point").point(point);
        }
        RuleError::OutsideArea { area } => json.key("area").number(area.into()),
        RuleError::SymmetricalOffer { to } => json.key("to").point(to),
        RuleError::Forbidden { kinds } => json.key("kinds").kinds(kinds),
        RuleError::CountOutOfRange { min, max } => drop(json.range(min, max)),
        RuleError::UnknownBranch { expected } => {
            json.key("expected").strings(expected.iter().map(|branch| branch.name));
        }
    }
    thrown(error.code(), error.message(), json)
}

pub(super) fn of_record(error: &RecordError) -> JsValue {
    let mut json = details();
    match error {
        RecordError::Bad { at, word, cause } => {
            json.key("at").number(*at);
            json.key("word");
            match word {
                Some(word) => drop(json.string(word)),
                None => json.null(),
            }
            json.key("cause").string(cause.code());
        }
        RecordError::UnsupportedVersion { found, supported } => versions(&mut json, found, supported),
    }
    thrown(error.code(), error.message(), json)
}

pub(super) fn of_session(error: SessionError) -> JsValue {
    let mut json = details();
    match error {
        SessionError::Rule(error) => return of_rules(error),
        SessionError::BadGenesis(fault) => drop(json.key("cause").string(fault.as_str())),
        SessionError::UnsupportedVersion { found, supported } => versions(&mut json, &found, &supported),
        SessionError::UndoOutOfRange { max } => match max {
            Some(max) => json.key("max").number(max.into()),
            None => json.key("max").null(),
        },
        _ => {}
    }
    thrown(error.code(), error.message(), json)
}

fn versions(json: &mut Json, found: &[u8; 2], supported: &[u8; 2]) {
    for (name, versions) in [("found", found), ("supported", supported)] {
        json.key(name).open("[");
        versions.iter().for_each(|version| json.number(usize::from(*version)));
        json.close(']');
    }
}

/// What no game can start from: an opening that does not exist, or stones that make no position.
pub(super) fn of_start(cause: Cause, opening: &str) -> JsValue {
    match cause {
        Cause::Opening(OpeningError::LimitOutOfRange(limits)) => {
            let mut json = details();
            json.range(limits.min, limits.max);
            thrown("limit-out-of-range", "the rule's limit does not reach so far", json)
        }
        Cause::Board(BoardError { point }) => bad_position("a point is named twice", Some(point), None),
        Cause::Start(StartError { five }) => bad_position("a five is there already", Some(five), None),
        _ => {
            let mut json = details();
            json.key("opening").string(opening);
            thrown("unknown-opening", "no opening rule has this name", json)
        }
    }
}

/// Stones or a drawing that make no position; of a drawing, the place that is wrong.
pub(super) fn bad_position(message: &str, point: Option<Point>, place: Option<BoardTextError>) -> JsValue {
    let mut json = details();
    json.key("point");
    match point {
        Some(point) => json.point(point),
        None => json.null(),
    }
    for (name, number) in [("line", place.map(|place| place.line)), ("column", place.map(|place| place.column))] {
        json.key(name);
        match number {
            Some(number) => json.number(number),
            None => json.null(),
        }
    }
    thrown("bad-position", message, json)
}
