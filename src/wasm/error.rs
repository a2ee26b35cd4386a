//! Refusals as JavaScript sees them: a stable code, and the details that a frontend needs to explain itself.

use super::answer::Answer;
use super::words;
use crate::board::BoardError;
use crate::game::{RuleError, StartError};
use crate::opening::OpeningError;
use crate::point::Point;
use crate::record::{BoardTextError, Cause, RecordError};
use crate::session::SessionError;

/// The word of an error's code.
fn of_rule(error: &RuleError) -> u16 {
    words::RULE_CODES + error.number() as u16
}

fn of_cause(cause: &Cause) -> u16 {
    match cause {
        Cause::Rule(error) => of_rule(error),
        _ => words::CAUSES + cause.number() as u16,
    }
}

pub(super) fn session_code(error: &SessionError) -> u16 {
    match error {
        SessionError::Rule(error) => of_rule(error),
        _ => words::SESSION_CODES + error.number() as u16,
    }
}

pub(super) fn of_rules(error: RuleError) -> Answer {
    let mut answer = Answer::refusal(of_rule(&error));
    match error {
        RuleError::GameOver | RuleError::NothingToClaim | RuleError::NoDrawOffer | RuleError::NothingToUndo => {}
        RuleError::NotYourTurn { seat } => answer.key(words::SEAT).word(words::PLAYERS + seat as u16),
        RuleError::WrongPhase { phase, expected } => {
            answer.key(words::PHASE).word(words::PHASES + phase as u16);
            answer.key(words::EXPECTED).texts(expected.iter().copied());
        }
        RuleError::Occupied { point } | RuleError::AlreadyOffered { point } | RuleError::NotOffered { point } => {
            answer.key(words::POINT).point(point);
        }
        RuleError::OutsideArea { area } => answer.key(words::AREA).number(area.into()),
        RuleError::SymmetricalOffer { to } => answer.key(words::TO).point(to),
        RuleError::Forbidden { kinds } => answer.key(words::KINDS).kinds(kinds),
        RuleError::CountOutOfRange { min, max } => answer.range(min, max),
        RuleError::UnknownBranch { expected } => {
            answer.key(words::EXPECTED).texts(expected.iter().map(|branch| branch.name));
        }
    }
    answer.close();
    answer
}

pub(super) fn of_record(error: RecordError) -> Answer {
    match error {
        RecordError::Bad { at, word, cause } => {
            let mut answer = Answer::refusal(words::BAD_RECORD);
            answer.key(words::AT).number(at);
            answer.key(words::WORD).text_or_null(word.as_deref());
            answer.key(words::CAUSE).word(of_cause(&cause));
            answer.close();
            answer
        }
        RecordError::UnsupportedVersion { found, supported } => {
            of_session(SessionError::UnsupportedVersion { found, supported })
        }
    }
}

pub(super) fn of_session(error: SessionError) -> Answer {
    let mut answer = Answer::refusal(session_code(&error));
    match error {
        SessionError::Rule(error) => return of_rules(error),
        SessionError::BadGenesis(fault) => answer.key(words::CAUSE).word(words::FAULTS + fault as u16),
        SessionError::UnsupportedVersion { found, supported } => {
            versions(&mut answer, words::FOUND, &found);
            versions(&mut answer, words::SUPPORTED, &supported);
        }
        SessionError::UndoOutOfRange { max } => answer.key(words::MAX).number_or_null(max.map(usize::from)),
        _ => {}
    }
    answer.close();
    answer
}

fn versions(answer: &mut Answer, name: u16, versions: &[u8; 2]) {
    answer.key(name).list();
    versions.iter().for_each(|version| answer.number((*version).into()));
    answer.close();
}

/// What no game can start from: an opening that does not exist, or stones that make no position.
pub(super) fn of_start(cause: Cause, opening: &str) -> Answer {
    let mut answer = Answer::refusal(of_cause(&cause));
    match cause {
        Cause::Opening(OpeningError::LimitOutOfRange(limits)) => answer.range(limits.min, limits.max),
        Cause::Board(BoardError { point }) => answer.place(Some(point), None),
        Cause::Start(StartError { five }) => answer.place(Some(five), None),
        _ => answer.key(words::OPENING).text(opening),
    }
    answer.close();
    answer
}

/// A drawing that is no position.
pub(super) fn of_board(place: BoardTextError) -> Answer {
    let mut answer = Answer::refusal(words::BAD_POSITION);
    answer.place(None, Some(place));
    answer.close();
    answer
}

impl Answer {
    /// What of a position is wrong: a point, or a place in its drawing.
    fn place(&mut self, point: Option<Point>, place: Option<BoardTextError>) {
        match point {
            Some(point) => self.key(words::POINT).point(point),
            None => self.key(words::POINT).null(),
        }
        self.key(words::LINE).number_or_null(place.map(|place| place.line));
        self.key(words::COLUMN).number_or_null(place.map(|place| place.column));
    }
}
