//! What a game between two players starts from, and what its name stands for.

use super::chain::{GameId, Head};
use super::error::{GenesisFault, SessionError};
use super::message;
use crate::game::Rules;
use crate::record::rules::{self, Reader};
use crate::seat::Seat;

/// A public key (Ed25519).
pub type Key = [u8; 32];

/// Stands for no key: of a seat not yet taken, and of every seat in a casual game.
pub const NO_KEY: Key = [0; 32];

/// What stands behind the rules: the creator's seat, whether both seats are taken, their keys, the random bytes.
type Tail = [u8; 82];
const KEYS: usize = 2;
const RANDOM: usize = 66;

/// What a game starts from. Whoever holds the same genesis plays the same game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Genesis {
    rules: Rules,
    tail: Box<Tail>,
}

impl Genesis {
    /// The genesis of a new game whose other seat is open. With a key the game is signed, without one it is casual.
    ///
    /// # Errors
    /// [`SessionError::BadGenesis`]: all random bytes are zero, or the key is.
    pub fn new(rules: Rules, creator: Seat, random: [u8; 16], key: Option<Key>) -> Result<Genesis, SessionError> {
        if key == Some(NO_KEY) {
            return Err(SessionError::BadGenesis(GenesisFault::Key));
        }
        let mut genesis = Genesis { rules, tail: Box::new([0; 82]) };
        genesis.tail[0] = creator as u8;
        genesis.set_key(creator, &key.unwrap_or(NO_KEY));
        genesis.tail[RANDOM..].copy_from_slice(&random);
        genesis.checked()
    }

    /// The genesis of the next game between the same two: seats exchanged, both taken from the start.
    pub(super) fn rematch(&self, keys: &[Key; 2], last: &Head) -> Genesis {
        let mut next = self.clone();
        next.tail[0] = self.creator().other() as u8;
        next.tail[1] = 1;
        next.set_key(Seat::Second, &keys[0]);
        next.set_key(Seat::First, &keys[1]);
        next.tail[RANDOM..].copy_from_slice(&last.rematch());
        next
    }

    fn checked(self) -> Result<Genesis, SessionError> {
        let has_guest = *self.key(self.creator().other()) != NO_KEY;
        if has_guest != (self.is_bound() && self.is_signed()) {
            return Err(SessionError::BadGenesis(GenesisFault::Key));
        }
        if self.tail[RANDOM..] == [0; 16] {
            return Err(SessionError::BadGenesis(GenesisFault::Random));
        }
        Ok(self)
    }

    /// What is played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seat of the player who made it.
    pub fn creator(&self) -> Seat {
        if self.tail[0] == 0 { Seat::First } else { Seat::Second }
    }

    /// Whether every entry must be signed; else the game is casual.
    pub fn is_signed(&self) -> bool {
        *self.key(self.creator()) != NO_KEY
    }

    /// Whether both seats are taken from the start.
    pub fn is_bound(&self) -> bool {
        self.tail[1] == 1
    }

    /// The key that the seat has from the start.
    pub fn key(&self, seat: Seat) -> &Key {
        self.tail[key_place(seat)..].first_chunk().unwrap_or(&NO_KEY)
    }

    fn set_key(&mut self, seat: Seat, key: &Key) {
        self.tail[key_place(seat)..][..key.len()].copy_from_slice(key);
    }

    /// The name of the game.
    pub fn game_id(&self) -> GameId {
        self.head().game_id()
    }

    pub(super) fn head(&self) -> Head {
        Head::of_genesis(&self.to_bytes())
    }

    /// Its bytes, as the table of the module has them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = message::start(message::GENESIS);
        rules::encode(&self.rules, &mut bytes);
        bytes.extend_from_slice(self.tail.as_slice());
        bytes
    }

    /// Reads a genesis.
    ///
    /// # Errors
    /// [`SessionError::BadGenesis`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Genesis, SessionError> {
        let rest = message::after_start(bytes, message::GENESIS).map_err(|error| {
            SessionError::BadGenesis(match error {
                SessionError::UnsupportedVersion { .. } => GenesisFault::Version,
                _ => GenesisFault::Unreadable,
            })
        })?;
        match Genesis::read(rest) {
            Some(genesis) => genesis.checked(),
            None => Err(SessionError::BadGenesis(GenesisFault::Unreadable)),
        }
    }

    fn read(bytes: &[u8]) -> Option<Genesis> {
        let mut reader = Reader::new(bytes);
        let rules = rules::decode(&mut reader).ok()?;
        let tail: Box<Tail> = Box::new(reader.rest().try_into().ok()?);
        (tail[0] <= 1 && tail[1] <= 1).then_some(Genesis { rules, tail })
    }
}

fn key_place(seat: Seat) -> usize {
    KEYS + seat as usize * size_of::<Key>()
}

/// The seat of a byte: 0 first, 1 second.
pub(super) fn seat(byte: u8) -> Option<Seat> {
    match byte {
        0 => Some(Seat::First),
        1 => Some(Seat::Second),
        _ => None,
    }
}
