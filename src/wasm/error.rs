//! Refusals as JavaScript sees them: a stable code, and the details that a frontend needs to explain itself.

use super::answer::Answer;
use crate::board::BoardError;
use crate::game::{RuleError, StartError};
use crate::opening::OpeningError;
use crate::point::Point;
use crate::record::{BoardTextError, Cause, RecordError};
use crate::session::SessionError;

pub(super) fn of_rules(error: RuleError) -> Answer {
    let mut answer = Answer::refusal(error.code());
    match error {
        RuleError::GameOver | RuleError::NothingToClaim | RuleError::NoDrawOffer | RuleError::NothingToUndo => {}
        RuleError::NotYourTurn { seat } => drop(answer.text("seat").text(seat.as_str())),
        RuleError::WrongPhase { phase, expected } => {
            answer.text("phase").text(phase.as_str());
            answer.text("expected").texts(expected.iter().copied());
        }
        RuleError::Occupied { point } | RuleError::AlreadyOffered { point } | RuleError::NotOffered { point } => {
            answer.text("point").point(point);
        }
        RuleError::OutsideArea { area } => answer.text("area").number(area.into()),
        RuleError::SymmetricalOffer { to } => answer.text("to").point(to),
        RuleError::Forbidden { kinds } => answer.text("kinds").kinds(kinds),
        RuleError::CountOutOfRange { min, max } => answer.range(min, max),
        RuleError::UnknownBranch { expected } => {
            answer.text("expected").texts(expected.iter().map(|branch| branch.name));
        }
    }
    answer.close();
    answer
}

pub(super) fn of_record(error: RecordError) -> Answer {
    let mut answer = Answer::refusal(error.code());
    match &error {
        RecordError::Bad { at, word, cause } => {
            answer.text("at").number(*at);
            answer.text("word").text_or_null(word.as_deref());
            answer.text("cause").text(cause.code());
        }
        RecordError::UnsupportedVersion { found, supported } => versions(&mut answer, found, supported),
    }
    answer.close();
    answer
}

pub(super) fn of_session(error: SessionError) -> Answer {
    let mut answer = Answer::refusal(error.code());
    match error {
        SessionError::Rule(error) => return of_rules(error),
        SessionError::BadGenesis(fault) => drop(answer.text("cause").text(fault.as_str())),
        SessionError::UnsupportedVersion { found, supported } => versions(&mut answer, &found, &supported),
        SessionError::UndoOutOfRange { max } => answer.text("max").number_or_null(max.map(usize::from)),
        _ => {}
    }
    answer.close();
    answer
}

fn versions(answer: &mut Answer, found: &[u8; 2], supported: &[u8; 2]) {
    for (name, versions) in [("found", found), ("supported", supported)] {
        answer.text(name).list();
        versions.iter().for_each(|version| answer.number((*version).into()));
        answer.close();
    }
}

/// What no game can start from: an opening that does not exist, or stones that make no position.
pub(super) fn of_start(cause: Cause, opening: &str) -> Answer {
    let mut answer;
    match cause {
        Cause::Opening(OpeningError::LimitOutOfRange(limits)) => {
            answer = Answer::refusal("limit-out-of-range");
            answer.range(limits.min, limits.max);
        }
        Cause::Board(BoardError { point }) => return bad_position(Some(point), None),
        Cause::Start(StartError { five }) => return bad_position(Some(five), None),
        _ => {
            answer = Answer::refusal("unknown-opening");
            answer.text("opening").text(opening);
        }
    }
    answer.close();
    answer
}

/// Stones or a drawing that make no position; of a drawing, the place that is wrong.
pub(super) fn bad_position(point: Option<Point>, place: Option<BoardTextError>) -> Answer {
    let mut answer = Answer::refusal("bad-position");
    answer.text("point");
    match point {
        Some(point) => answer.point(point),
        None => answer.null(),
    }
    answer.text("line").number_or_null(place.map(|place| place.line));
    answer.text("column").number_or_null(place.map(|place| place.column));
    answer.close();
    answer
}
