//! What JavaScript can ask, by number; `questions.js` beside this file has the same list, and a test compares them.
//!
//! Behind the number go a handle, where the question is about a game or a session, and numbers, which stand in the order
//! told here. A text is its UTF-16 units, bytes are a number each, a seat is 0 or 1, [`NO_SEAT`] for none.

// --- Something new, held from now on under the handle ---

/// The options of a new game: see `input::rules`.
pub(super) const NEW_GAME: u8 = 0;
/// A text record.
pub(super) const PARSE_GAME: u8 = 1;
/// A binary record.
pub(super) const GAME_FROM_BYTES: u8 = 2;
/// A game of its own like the one of another handle: its low half, its high half.
pub(super) const CLONE: u8 = 3;
/// The creator's side of a new game: the seat, how many bytes the key has, 16 random bytes, the key, the game's options.
pub(super) const NEW_SESSION: u8 = 4;
/// A side of a game that exists: the seat or none, how many bytes the key has, the game's id, the key, the genesis.
pub(super) const JOIN_SESSION: u8 = 5;
/// The next game of the session of another handle: its low half, its high half.
pub(super) const REMATCH: u8 = 6;
/// Nothing: what the handle holds is given up.
pub(super) const FREE: u8 = 7;

// --- Without a handle ---

/// A position: see `input::board`.
pub(super) const ANALYSE: u8 = 8;
/// A point, a position.
pub(super) const EXPLAIN_POSITION: u8 = 9;
/// The 26 standard openings.
pub(super) const OPENING_PATTERNS: u8 = 10;
/// The opening rules.
pub(super) const OPENING_RULES: u8 = 11;

// --- About a game; the first two also about the game of a session ---

/// What stays for the whole game.
pub(super) const FRAME: u8 = 12;
/// What there is to show, after so many actions where a number is given.
pub(super) const STATE: u8 = 13;
/// What the rules ask of the seat to act.
pub(super) const LEGAL_ACTIONS: u8 = 14;
/// The number of an action: whether it can be played.
pub(super) const IS_LEGAL: u8 = 15;
/// The number of an action, the seat that plays it or none.
pub(super) const APPLY_ACTION: u8 = 16;
/// To take back the last action.
pub(super) const UNDO: u8 = 17;
/// The actions so far.
pub(super) const ACTIONS: u8 = 18;
/// A point.
pub(super) const EXPLAIN: u8 = 19;
/// The text record.
pub(super) const TO_TEXT: u8 = 20;
/// The binary record.
pub(super) const TO_BYTES: u8 = 21;
/// The board drawn with characters.
pub(super) const ASCII: u8 = 22;
/// The fingerprint of the position.
pub(super) const HASH: u8 = 23;

// --- About a session ---

/// What there is to show of it.
pub(super) const VIEW: u8 = 24;
/// The genesis.
pub(super) const GENESIS: u8 = 25;
/// The name of the game.
pub(super) const GAME_ID: u8 = 26;
/// The secret of the invite.
pub(super) const HELLO: u8 = 27;
/// The secret of the invite, the guest's hello.
pub(super) const ADMIT: u8 = 28;
/// An act, and the number of an action or of what the act names.
pub(super) const PLAY: u8 = 29;
/// The head to sign, the signature.
pub(super) const SIGN: u8 = 30;
/// The number of an entry: it and what follows.
pub(super) const SINCE: u8 = 31;
/// A batch: the signatures to check in it.
pub(super) const INSPECT: u8 = 32;
/// The seat it comes from or none, how many signatures are right, the numbers of their entries, a batch.
pub(super) const RECEIVE: u8 = 33;
/// The summary of the log.
pub(super) const SUMMARY: u8 = 34;
/// The seat it comes from or none, a summary.
pub(super) const COMPARE: u8 = 35;
/// The binary record of its game.
pub(super) const RECORD: u8 = 36;
/// The entry that contradicts one of the log.
pub(super) const CONFLICTING: u8 = 37;
