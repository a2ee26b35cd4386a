//! What a seat writes into the log.

use super::error::SessionError;
use super::genesis::{self, Key};
use super::message::take;
use crate::game::{Action, Game};
use crate::record::codec;
use crate::seat::Seat;

/// Something that a seat does in a session: an action of the game, or one of those about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// An action of the game.
    Play(Action),
    /// The creator gives the other seat to the holder of this key; [`NO_KEY`](super::NO_KEY) in a casual game.
    Bind(Key),
    /// Asks to take back all but this number of the game's actions.
    RequestUndo(u16),
    /// Agrees to the other seat's request.
    AcceptUndo,
    /// Refuses the other seat's request.
    DeclineUndo,
    /// Takes the own request back.
    CancelUndo,
}

/// A line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who wrote it.
    pub seat: Seat,
    /// What.
    pub act: Act,
}

const DRAW_OFFER: u8 = 238;
const BIND: u8 = 239;
const REQUEST_UNDO: u8 = 240;
const ACCEPT_UNDO: u8 = 241;
const DECLINE_UNDO: u8 = 242;
const CANCEL_UNDO: u8 = 243;

impl Entry {
    /// Its bytes: the seat (0 first, 1 second), then what it does. `game` is the one that the entry is written in.
    pub(super) fn encode(&self, game: &Game) -> Vec<u8> {
        let mut bytes = vec![self.seat as u8];
        match self.act {
            Act::Play(action) => codec::encode(game, action, &mut bytes),
            Act::Bind(key) => {
                bytes.push(BIND);
                bytes.extend(key);
            }
            Act::RequestUndo(to) => {
                bytes.push(REQUEST_UNDO);
                bytes.extend(to.to_be_bytes());
            }
            Act::AcceptUndo => bytes.push(ACCEPT_UNDO),
            Act::DeclineUndo => bytes.push(DECLINE_UNDO),
            Act::CancelUndo => bytes.push(CANCEL_UNDO),
        }
        bytes
    }

    /// Reads the bytes of just one entry, as [`split`] gives them.
    pub(super) fn decode(game: &Game, mut rest: &[u8]) -> Result<Entry, SessionError> {
        let [author] = take(&mut rest)?;
        let seat = genesis::seat(author)?;
        let act = match rest.split_first() {
            Some((&BIND, mut key)) => Act::Bind(take(&mut key)?),
            Some((&REQUEST_UNDO, mut to)) => Act::RequestUndo(u16::from_be_bytes(take(&mut to)?)),
            Some((&ACCEPT_UNDO, _)) => Act::AcceptUndo,
            Some((&DECLINE_UNDO, _)) => Act::DeclineUndo,
            Some((&CANCEL_UNDO, _)) => Act::CancelUndo,
            _ => Act::Play(codec::decode(game, rest)?.0),
        };
        Ok(Entry { seat, act })
    }
}

/// Takes the bytes of one entry from the front: how many there are can be told without the game.
pub(super) fn split<'a>(rest: &mut &'a [u8]) -> Result<&'a [u8], SessionError> {
    let length = match rest.get(1) {
        Some(&DRAW_OFFER) => 3,
        Some(&BIND) => 34,
        Some(&REQUEST_UNDO) => 4,
        Some(0..=CANCEL_UNDO) => 2,
        _ => return Err(SessionError::BadMessage),
    };
    let (entry, after) = rest.split_at_checked(length).ok_or(SessionError::BadMessage)?;
    *rest = after;
    genesis::seat(entry[0])?;
    Ok(entry)
}

/// The author of an entry that [`split`] gave.
pub(super) fn author(entry: &[u8]) -> Seat {
    if entry.first() == Some(&0) { Seat::First } else { Seat::Second }
}

/// The key that an entry binds, if it does.
pub(super) fn bound_key(entry: &[u8]) -> Option<Key> {
    match entry {
        [_, BIND, key @ ..] => key.try_into().ok(),
        _ => None,
    }
}
