//! Words that cross as numbers: their places in the list `WORDS` of `names.js`. A test holds the two together.

use crate::game::{Phase, RuleError};
use crate::record::Cause;
use crate::session::{GenesisFault, SessionError};

pub(super) const AREA: u16 = 0;
pub(super) const AT: u16 = 1;
pub(super) const BAD_RECORD: u16 = 2;
pub(super) const BRANCHES: u16 = 3;
pub(super) const BY: u16 = 4;
pub(super) const CAUSE: u16 = 5;
pub(super) const CHOOSE: u16 = 6;
pub(super) const CODE: u16 = 7;
pub(super) const COLUMN: u16 = 8;
pub(super) const COUNT: u16 = 9;
pub(super) const DECLARE: u16 = 10;
pub(super) const DECLARED: u16 = 11;
pub(super) const DEFAULT: u16 = 12;
pub(super) const EXPECTED: u16 = 13;
pub(super) const FAMILY: u16 = 14;
pub(super) const FOUND: u16 = 15;
pub(super) const ID: u16 = 16;
pub(super) const KANJI: u16 = 17;
pub(super) const KINDS: u16 = 18;
pub(super) const LIMIT: u16 = 19;
pub(super) const LIMITS: u16 = 20;
pub(super) const LINE: u16 = 21;
pub(super) const MAX: u16 = 22;
pub(super) const MIN: u16 = 23;
pub(super) const NAME: u16 = 24;
pub(super) const OFFER: u16 = 25;
pub(super) const OPENING: u16 = 26;
pub(super) const ORIGIN: u16 = 27;
pub(super) const PHASE: u16 = 28;
pub(super) const PICK: u16 = 29;
pub(super) const PLACE: u16 = 30;
pub(super) const PLAY: u16 = 31;
pub(super) const POINT: u16 = 32;
pub(super) const SEAT: u16 = 33;
pub(super) const STEPS: u16 = 34;
pub(super) const STONES: u16 = 35;
pub(super) const SUPPORTED: u16 = 36;
pub(super) const TO: u16 = 37;
pub(super) const TYPE: u16 = 38;
pub(super) const WORD: u16 = 39;
pub(super) const YEAR: u16 = 40;

// Behind these come lists of the engine's own; where each begins.
pub(super) const RULE_CODES: u16 = 41;
pub(super) const CAUSES: u16 = RULE_CODES + RuleError::CODES.len() as u16;
pub(super) const SESSION_CODES: u16 = CAUSES + Cause::CODES.len() as u16;
pub(super) const FAULTS: u16 = SESSION_CODES + SessionError::CODES.len() as u16;
pub(super) const PHASES: u16 = FAULTS + GenesisFault::ALL.len() as u16;
/// The last of the causes.
pub(super) const BAD_POSITION: u16 = SESSION_CODES - 1;
/// The seats, and behind them the colours.
pub(super) const PLAYERS: u16 = PHASES + Phase::ALL.len() as u16;
