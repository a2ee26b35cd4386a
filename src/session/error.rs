//! Why a session refuses something. The same list of codes stands in the types of the npm package and in the README.

use crate::game::RuleError;
use crate::seat::Seat;
use std::fmt;

/// Why a session refuses an entry, a message or a call; the session is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SessionError {
    /// The rules of the game refuse the action; the code is theirs.
    Rule(RuleError),
    /// The genesis is not one that this seat can play by.
    BadGenesis(GenesisFault),
    /// The bytes are no message of a session, or not in its one form.
    BadMessage,
    /// The message is of a version that this one cannot read.
    UnsupportedVersion {
        /// Wire version and rules revision found.
        found: [u8; 2],
        /// Wire version and rules revision supported.
        supported: [u8; 2],
    },
    /// The message belongs to another game.
    WrongGame,
    /// It is not for this seat, or not for who sent it.
    WrongSeat,
    /// No valid signature of the author's key was reported for the entry.
    BadSignature,
    /// The author sees another position after the entry.
    WrongDigest,
    /// The other seat is not taken yet, so nobody but the creator may write.
    Unbound,
    /// The hello does not prove that its sender knows the invite.
    BadHello,
    /// The seat is taken.
    InviteSpent,
    /// A request to undo is open already.
    UndoOpen,
    /// No request to undo is open that this seat can answer or cancel.
    NoUndoRequest,
    /// The seat's last request was declined or cancelled, and nothing was played since.
    UndoTooSoon,
    /// There is no such number of actions to go back to.
    UndoOutOfRange {
        /// The greatest that can be asked for; `None` when there is nothing to undo.
        max: Option<u16>,
    },
    /// The log can take one more entry at most, and that one must end the game.
    LogFull,
    /// The session was opened without its log, and has not caught up yet.
    Recovering,
    /// A seat has written two different entries at one place.
    Disputed,
    /// The game is not over.
    NotOver,
    /// No entry of this head waits for a signature.
    NothingToSign,
}

/// What is wrong with a genesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GenesisFault {
    /// The bytes are no genesis, or not in its one form; the opening rule may be unknown.
    Unreadable,
    /// Its wire version or rules revision is another one.
    Version,
    /// It is not the genesis of the game that was asked for.
    GameId,
    /// The random bytes are all zero, so game ids would repeat.
    Random,
    /// The key is not that of the seat, or is missing, or is given where none belongs.
    Key,
}

impl GenesisFault {
    /// All of them, in the order of declaration.
    pub const ALL: [GenesisFault; 5] = [
        GenesisFault::Unreadable,
        GenesisFault::Version,
        GenesisFault::GameId,
        GenesisFault::Random,
        GenesisFault::Key,
    ];

    /// The stable name of the fault.
    pub const fn as_str(self) -> &'static str {
        match self {
            GenesisFault::Unreadable => "unreadable",
            GenesisFault::Version => "version",
            GenesisFault::GameId => "game-id",
            GenesisFault::Random => "random",
            GenesisFault::Key => "key",
        }
    }
}

impl SessionError {
    /// The stable code, as JavaScript sees it.
    pub fn code(&self) -> &'static str {
        match self {
            SessionError::Rule(error) => error.code(),
            _ => SessionError::CODES[self.number()],
        }
    }

    /// The codes of what only sessions refuse.
    pub const CODES: [&str; 19] = [
        "bad-genesis",
        "bad-message",
        "unsupported-version",
        "wrong-game",
        "wrong-seat",
        "bad-signature",
        "wrong-digest",
        "unbound",
        "bad-hello",
        "invite-spent",
        "undo-open",
        "no-undo-request",
        "undo-too-soon",
        "undo-out-of-range",
        "log-full",
        "recovering",
        "disputed",
        "not-over",
        "nothing-to-sign",
    ];

    /// The place of the code in the list; that of what the rules refuse is none of them.
    pub(crate) fn number(&self) -> usize {
        match self {
            SessionError::Rule(_) => SessionError::CODES.len(),
            SessionError::BadGenesis(_) => 0,
            SessionError::BadMessage => 1,
            SessionError::UnsupportedVersion { .. } => 2,
            SessionError::WrongGame => 3,
            SessionError::WrongSeat => 4,
            SessionError::BadSignature => 5,
            SessionError::WrongDigest => 6,
            SessionError::Unbound => 7,
            SessionError::BadHello => 8,
            SessionError::InviteSpent => 9,
            SessionError::UndoOpen => 10,
            SessionError::NoUndoRequest => 11,
            SessionError::UndoTooSoon => 12,
            SessionError::UndoOutOfRange { .. } => 13,
            SessionError::LogFull => 14,
            SessionError::Recovering => 15,
            SessionError::Disputed => 16,
            SessionError::NotOver => 17,
            SessionError::NothingToSign => 18,
        }
    }

    /// What is wrong, in one sentence.
    pub fn message(&self) -> &'static str {
        match self {
            SessionError::Rule(error) => error.message(),
            SessionError::BadGenesis(_) => "the game cannot be joined by this genesis",
            SessionError::BadMessage => "the bytes are no message of a session",
            SessionError::UnsupportedVersion { .. } => "the message is of a version that is not supported",
            SessionError::WrongGame => "the message belongs to another game",
            SessionError::WrongSeat => "this seat may not do that",
            SessionError::BadSignature => "the author's signature was not confirmed",
            SessionError::WrongDigest => "the author sees another position after the entry",
            SessionError::Unbound => "the other seat is not taken yet",
            SessionError::BadHello => "the hello does not prove that its sender knows the invite",
            SessionError::InviteSpent => "the seat is taken",
            SessionError::UndoOpen => "a request to undo is open already",
            SessionError::NoUndoRequest => "no request to undo is open for this seat",
            SessionError::UndoTooSoon => "something must be played before this seat may ask again",
            SessionError::UndoOutOfRange { .. } => "there is no such number of actions to go back to",
            SessionError::LogFull => "the log has room only for an entry that ends the game",
            SessionError::Recovering => "the session has not caught up with its game yet",
            SessionError::Disputed => "a seat has written two different entries at one place",
            SessionError::NotOver => "the game is not over",
            SessionError::NothingToSign => "no entry of this head waits for a signature",
        }
    }
}

impl From<RuleError> for SessionError {
    fn from(error: RuleError) -> SessionError {
        SessionError::Rule(error)
    }
}

impl SessionError {
    /// It is the other seat's turn.
    pub(super) fn not_your_turn(seat: Seat) -> SessionError {
        SessionError::Rule(RuleError::NotYourTurn { seat })
    }
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for SessionError {}
