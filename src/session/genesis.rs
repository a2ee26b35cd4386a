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

/// What a game starts from. Whoever holds the same genesis plays the same game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Genesis {
    rules: Rules,
    creator: Seat,
    /// Whether both seats are taken from the start, as in a rematch.
    is_bound: bool,
    keys: [Key; 2],
    random: [u8; 16],
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
        let mut keys = [NO_KEY; 2];
        keys[creator as usize] = key.unwrap_or(NO_KEY);
        Genesis { rules, creator, is_bound: false, keys, random }.checked()
    }

    /// The genesis of the next game between the same two: seats exchanged, both taken from the start.
    pub(super) fn rematch(&self, keys: [Key; 2], last: Head) -> Genesis {
        let [first, second] = keys;
        Genesis {
            rules: self.rules.clone(),
            creator: self.creator.other(),
            is_bound: true,
            keys: [second, first],
            random: last.rematch(),
        }
    }

    fn checked(self) -> Result<Genesis, SessionError> {
        let guest = self.key(self.creator.other());
        let key_is_right = if self.is_bound { (*guest != NO_KEY) == self.is_signed() } else { *guest == NO_KEY };
        if !key_is_right {
            return Err(SessionError::BadGenesis(GenesisFault::Key));
        }
        if self.random == [0; 16] {
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
        self.creator
    }

    /// Whether every entry must be signed; else the game is casual.
    pub fn is_signed(&self) -> bool {
        *self.key(self.creator) != NO_KEY
    }

    /// Whether both seats are taken from the start.
    pub fn is_bound(&self) -> bool {
        self.is_bound
    }

    /// The key that the seat has from the start.
    pub fn key(&self, seat: Seat) -> &Key {
        &self.keys[seat as usize]
    }

    pub(super) fn keys(&self) -> [Key; 2] {
        self.keys
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
        bytes.extend([self.creator as u8, u8::from(self.is_bound)]);
        bytes.extend(self.keys.as_flattened());
        bytes.extend(self.random);
        bytes
    }

    /// Reads a genesis.
    ///
    /// # Errors
    /// [`SessionError::BadGenesis`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Genesis, SessionError> {
        Genesis::read(bytes).map_err(|error| match error {
            SessionError::BadGenesis(fault) => SessionError::BadGenesis(fault),
            SessionError::UnsupportedVersion { .. } => SessionError::BadGenesis(GenesisFault::Version),
            _ => SessionError::BadGenesis(GenesisFault::Unreadable),
        })
    }

    fn read(mut rest: &[u8]) -> Result<Genesis, SessionError> {
        message::read_start(&mut rest, message::GENESIS)?;
        let mut reader = Reader::new(rest);
        let rules = rules::decode(&mut reader)?;
        rest = reader.rest();
        let [creator, is_bound] = message::take(&mut rest)?;
        let creator = seat(creator)?;
        if is_bound > 1 {
            return Err(SessionError::BadMessage);
        }
        let keys = [message::take(&mut rest)?, message::take(&mut rest)?];
        let random = message::take(&mut rest)?;
        message::end(rest)?;
        Genesis { rules, creator, is_bound: is_bound == 1, keys, random }.checked()
    }
}

/// The seat of a byte: 0 first, 1 second.
pub(super) fn seat(byte: u8) -> Result<Seat, SessionError> {
    match byte {
        0 => Ok(Seat::First),
        1 => Ok(Seat::Second),
        _ => Err(SessionError::BadMessage),
    }
}
