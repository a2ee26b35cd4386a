//! Sessions: two players and any number of watchers agree on one game, whatever the network does.
//!
//! The game is its log. Entries are hashed and chained; what stands on the board follows from the log and is never sent.
//! A session does no input or output and has no clock and no randomness: it takes bytes and gives bytes. In a *signed*
//! game every entry carries a signature of its author, made and checked outside; a *casual* game has none, and belongs on
//! connections whose other end is the other player.
//!
//! # Who may write
//! At every place of the log one seat is the *actor*: the seat that the game asks to act; while a request to undo is
//! open, the seat that is asked; while the second player has not come, the creator. The other seat may write there only
//! that it resigns, that its own time is out, that it asks to undo or takes that back. If both wrote at one place, the
//! actor's entry stands and what the other one wrote from there on is dropped, unless the actor has answered it. That
//! rule needs nothing but the log, so all who hold the same entries agree.
//!
//! # Bytes
//! Numbers of several bytes are big-endian. A message begins with two letters, the wire version and the rules revision;
//! all but the genesis go on with the 16 bytes of the game's name. There is one form of everything; any other is refused.
//!
//! | message | after its start |
//! |---|---|
//! | `SG` genesis | the rules as in binary records (3 bytes, more for a game from a position); the creator's seat; 1 if both seats are taken from the start, else 0; the first and the second seat's key (32 each, zeros for none); 16 random bytes |
//! | `SE` entries | number of the first (2); head before it (32); then each entry, the digest of the position after it (8, [`Game::hash`]), in a signed game the signature of the head after it (64) |
//! | `SH` hello | seat (1); key (32); HMAC-SHA256 with the invite's secret over game, seat and key (32) |
//! | `SS` summary | length of the log (2); its head (32) |
//!
//! | entry | bytes after the author's seat (0 first, 1 second) |
//! |---|---|
//! | an action of the game | 1, with a draw offer 2: as in binary records, 0–238 |
//! | the open seat is bound | 239, the key (32) |
//! | undo: request, accept, decline, cancel | 240 and the number of actions to stay (2); 241; 242; 243 |
//!
//! The first head is the SHA-256 of the genesis; each further one the SHA-256 of the head before and the entry. The
//! game's name is the first 16 bytes of the first head.
//!
//! # Stability
//! These bytes are [`WIRE_VERSION`](crate::WIRE_VERSION) 1. What changes them, or what any of them means, raises that
//! number; a change of what the rules of the game allow raises [`RULES_REVISION`](crate::RULES_REVISION). Sessions of
//! different versions refuse each other with a code; a stored log is read by every version that writes the same two.

mod batch;
mod chain;
mod entry;
mod error;
mod genesis;
mod invite;
mod message;
mod receive;
mod resync;
mod standing;
mod write;

pub use batch::Signature;
pub use chain::{GameId, Head};
pub use entry::{Act, Entry};
pub use error::{GenesisFault, SessionError};
pub use genesis::{Genesis, Key, NO_KEY};
pub use invite::Secret;
pub use receive::{Receipt, Unverified, Verdict};
pub use resync::Comparison;
pub use standing::{LOG_LIMIT, UndoRequest};
pub use write::Written;

use crate::game::Game;
use crate::seat::Seat;
use standing::Standing;

/// One player's or watcher's side of a game.
///
/// ```
/// use soosorv::{Act, Action, Genesis, Rules, Seat, Session};
/// // A casual game: without keys. The random bytes are the app's to find.
/// let genesis = Genesis::new(Rules::default(), Seat::First, [7; 16], None)?;
/// let (id, secret) = (genesis.game_id(), [9; 32]);
/// let mut anna = Session::create(genesis.clone());
/// let mut boris = Session::join(genesis, id, Some(Seat::Second), None)?;
///
/// anna.admit(&boris.hello(&secret)?, &secret)?;
/// anna.play(Act::Play(Action::place("h8".parse().unwrap())))?;
/// let receipts = boris.receive(&anna.since(0), Some(Seat::First), &[]);
/// assert_eq!(receipts.len(), 2); // the seat was given, the stone placed
/// assert!(boris.compare(&anna.summary(), Some(Seat::First))?.is_equal);
/// # Ok::<(), soosorv::SessionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    genesis: Genesis,
    /// The head before the first entry.
    origin: Head,
    /// Who writes here; `None`: nobody, this one watches.
    seat: Option<Seat>,
    /// [`NO_KEY`] where it signs nothing.
    key: Key,
    /// Opened without its log, and not yet sure to hold all that its seat has written.
    is_recovering: bool,
    log: Vec<Logged>,
    /// What the log leads to.
    standing: Standing,
    dispute: Option<Dispute>,
}

/// An entry of the log, and what was found when it came in.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Logged {
    entry: Entry,
    /// As it travels: the entry, the digest, and in a signed game the signature.
    bytes: Vec<u8>,
    /// Whether its signature is missing.
    is_unsigned: bool,
    /// The head after it.
    head: Head,
    /// The seat whose entry counts at its place.
    actor: Seat,
}

/// A second entry of one seat at one place.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Dispute {
    number: usize,
    /// A batch of just that entry.
    conflicting: Vec<u8>,
}

/// How far a session is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The second player has not come.
    Unbound,
    /// The game goes on.
    Open,
    /// The game is over.
    Over,
    /// A seat has written two different entries at one place; nothing is written any more.
    Disputed,
}

impl Status {
    /// All four, in the order of their numbers.
    pub const ALL: [Status; 4] = [Status::Unbound, Status::Open, Status::Over, Status::Disputed];

    /// The stable name, as JavaScript sees it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Unbound => "unbound",
            Status::Open => "open",
            Status::Over => "over",
            Status::Disputed => "disputed",
        }
    }
}

impl Session {
    /// The creator's side of a new game.
    pub fn create(genesis: Genesis) -> Session {
        let (seat, key) = (genesis.creator(), *genesis.key(genesis.creator()));
        Session::open(genesis, Some(seat), key, false)
    }

    /// A side of a game that exists already: the guest's, a watcher's (`None`), or a player's own without its log. A
    /// player writes only after it has caught up: by a summary of the other side that is equal to its own, or by
    /// receiving its own store (`from` its own seat).
    ///
    /// # Errors
    /// [`SessionError::BadGenesis`]: the genesis is not that of the game, or the key is not one for the seat.
    pub fn join(genesis: Genesis, game: GameId, seat: Option<Seat>, key: Option<Key>) -> Result<Session, SessionError> {
        if genesis.game_id() != game {
            return Err(SessionError::BadGenesis(GenesisFault::GameId));
        }
        let fits = match (seat, &key) {
            // Who watches has no key, nor has anybody in a casual game.
            (Some(seat), Some(key)) if genesis.is_signed() => {
                let known = genesis.key(seat);
                *key != NO_KEY && (known == key || *known == NO_KEY)
            }
            (Some(_), None) => !genesis.is_signed(),
            (None, None) => true,
            _ => false,
        };
        if !fits {
            return Err(SessionError::BadGenesis(GenesisFault::Key));
        }
        Ok(Session::open(genesis, seat, key.unwrap_or(NO_KEY), true))
    }

    fn open(genesis: Genesis, seat: Option<Seat>, key: Key, is_recovering: bool) -> Session {
        Session {
            origin: genesis.head(),
            standing: Standing::start(&genesis),
            seat,
            key,
            is_recovering,
            log: Vec::new(),
            dispute: None,
            genesis,
        }
    }

    /// The next game between the same two, colours and seats exchanged: both sides come to the same one without a word.
    /// To be called when both logs are known to be equal; a resignation out of turn can still be dropped before.
    ///
    /// # Errors
    /// [`SessionError::NotOver`], [`SessionError::Disputed`], [`SessionError::Unbound`] when no second player ever came.
    pub fn rematch(&self) -> Result<Session, SessionError> {
        match self.status() {
            Status::Disputed => return Err(SessionError::Disputed),
            Status::Over if !self.standing.is_bound => return Err(SessionError::Unbound),
            Status::Over => {}
            Status::Open | Status::Unbound => return Err(SessionError::NotOver),
        }
        let genesis = self.genesis.rematch(&self.standing.keys, self.head_at(self.log.len()));
        let (seat, key) = match self.own_seat() {
            Some(seat) => (Some(seat.other()), self.key),
            None => (None, NO_KEY),
        };
        Ok(Session::open(genesis, seat, key, false))
    }

    /// What the game started from.
    pub fn genesis(&self) -> &Genesis {
        &self.genesis
    }

    /// The name of the game.
    pub fn game_id(&self) -> GameId {
        self.origin.game_id()
    }

    /// The seat that this side plays: `None` for a watcher, and once the invite has gone to another key.
    pub fn own_seat(&self) -> Option<Seat> {
        let is_mine = |seat: &Seat| !self.standing.is_bound || self.standing.keys[*seat as usize] == self.key;
        self.seat.filter(is_mine)
    }

    /// The game as the log has it.
    pub fn game(&self) -> &Game {
        &self.standing.game
    }

    /// The open request to undo.
    pub fn undo(&self) -> Option<UndoRequest> {
        self.standing.undo
    }

    /// How far it is.
    pub fn status(&self) -> Status {
        if self.dispute.is_some() {
            Status::Disputed
        } else if self.standing.game.outcome().is_some() {
            Status::Over
        } else if self.standing.is_bound {
            Status::Open
        } else {
            Status::Unbound
        }
    }

    /// Whether the session was opened without its log and has not caught up yet.
    pub fn is_recovering(&self) -> bool {
        self.is_recovering && self.seat.is_some()
    }

    /// How many entries the log has.
    pub fn log_length(&self) -> usize {
        self.log.len()
    }

    /// The seat whose entry counts next; `None` after the end.
    pub fn actor(&self) -> Option<Seat> {
        self.standing.actor()
    }

    /// The entries so far.
    pub fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        self.log.iter().map(|held| held.entry)
    }

    /// The numbers of this side's entries that wait for their signature.
    pub fn unsigned(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.log.len()).filter(|number| self.log[*number].is_unsigned)
    }

    /// The entries from this number on, as one batch to send or to store; those that wait for their signature, and what
    /// follows them, are left out.
    pub fn since(&self, number: usize) -> Vec<u8> {
        let end = self.shared_length();
        let number = number.min(end);
        let mut bytes = batch::start(self.origin.half(), number, self.head_at(number).bytes());
        for held in &self.log[number..end] {
            bytes.extend_from_slice(&held.bytes);
        }
        bytes
    }

    /// The binary record of the game, without what was undone.
    pub fn record(&self) -> Vec<u8> {
        self.standing.game.to_bytes()
    }

    /// What proves the dispute to anybody: the log, and the other entry. A watcher's session
    /// that verifies and receives both comes to the same verdict.
    pub fn evidence(&self) -> Option<[Vec<u8>; 2]> {
        self.dispute.as_ref().map(|dispute| [self.since(0), dispute.conflicting.clone()])
    }

    /// The other entry of the evidence alone; empty when there is no dispute.
    #[cfg(all(feature = "wasm", target_arch = "wasm32"))]
    pub(crate) fn conflicting(&self) -> &[u8] {
        self.dispute.as_ref().map_or(&[], |dispute| &dispute.conflicting)
    }

    /// The number of the entry that is disputed.
    pub fn disputed(&self) -> Option<usize> {
        self.dispute.as_ref().map(|dispute| dispute.number)
    }

    /// The head of the log: sessions with the same head hold the same entries.
    pub fn head(&self) -> Head {
        self.head_before(self.log.len())
    }

    /// The head before the entry of this number; the last one where there is no such entry.
    pub fn head_before(&self, number: usize) -> Head {
        *self.head_at(number)
    }

    pub(crate) fn head_at(&self, number: usize) -> &Head {
        self.log[..number.min(self.log.len())].last().map_or(&self.origin, |held| &held.head)
    }

    /// How many entries can be handed out.
    fn shared_length(&self) -> usize {
        self.log.iter().position(|held| held.is_unsigned).unwrap_or(self.log.len())
    }
}
