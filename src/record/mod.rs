//! Records: a game as text and as bytes, a board as text. One spelling each, everything else is refused.
//!
//! # Stability
//! A text record and a binary record of [`RECORD_VERSION`] are read by every later version that supports that version
//! and the [`RULES_REVISION`](crate::RULES_REVISION) written in it; what changes either raises its number.

mod board_text;
mod bytes;
pub(crate) mod codec;
pub(crate) mod parts;
pub(crate) mod rules;
mod text;

pub use board_text::BoardTextError;
pub use bytes::RECORD_VERSION;

use crate::board::BoardError;
use crate::game::{RuleError, StartError};
use crate::opening::OpeningError;
use std::fmt;

/// Why a record cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordError {
    /// A word or byte is wrong.
    Bad {
        /// Which: the number of the word, or the place of the byte, from 0.
        at: usize,
        /// The word; `None` in binary records.
        word: Option<String>,
        /// Why.
        cause: Cause,
    },
    /// The binary record is of a version that this one cannot read.
    UnsupportedVersion {
        /// Record version and rules revision found.
        found: [u8; 2],
        /// Record version and rules revision supported.
        supported: [u8; 2],
    },
}

/// Why a word or byte of a record is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Cause {
    /// It is no word or byte of the format.
    Unreadable,
    /// The same thing has another spelling, which is the only one.
    NotCanonical,
    /// The record ends too early.
    Truncated,
    /// The opening does not exist.
    Opening(OpeningError),
    /// A point is named twice among the stones to start from.
    Board(BoardError),
    /// The game cannot start from these stones.
    Start(StartError),
    /// The rules refuse the action.
    Rule(RuleError),
}

impl Cause {
    /// The codes of what is no fault of an action's.
    pub const CODES: [&str; 6] =
        ["unreadable", "not-canonical", "truncated", "unknown-opening", "limit-out-of-range", "bad-position"];

    /// The place of the code in the list; that of a fault of an action's is none of them.
    pub(crate) fn number(&self) -> usize {
        match self {
            Cause::Unreadable => 0,
            Cause::NotCanonical => 1,
            Cause::Truncated => 2,
            Cause::Opening(OpeningError::Unknown | OpeningError::Impossible(_)) => 3,
            Cause::Opening(OpeningError::LimitOutOfRange(_)) => 4,
            Cause::Board(_) | Cause::Start(_) => 5,
            Cause::Rule(_) => Cause::CODES.len(),
        }
    }

    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Cause::Rule(error) => error.code(),
            _ => Cause::CODES[self.number()],
        }
    }
}

impl RecordError {
    /// The stable code, as JavaScript sees it.
    pub fn code(&self) -> &'static str {
        match self {
            RecordError::Bad { .. } => "bad-record",
            RecordError::UnsupportedVersion { .. } => "unsupported-version",
        }
    }

    /// What is wrong, in one sentence.
    pub fn message(&self) -> &'static str {
        match self {
            RecordError::Bad { .. } => "the record cannot be read",
            RecordError::UnsupportedVersion { .. } => "the record is of a version that is not supported",
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())?;
        if let RecordError::Bad { at, word, cause } = self {
            f.write_str(": ")?;
            f.write_str(cause.code())?;
            f.write_str(" at ")?;
            fmt::Display::fmt(at, f)?;
            if let Some(word) = word {
                f.write_str(" ")?;
                f.write_str(word)?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for RecordError {}
