//! What a seat writes into the log.

use super::genesis::{self, Key};
use super::message::{take, take_number};
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
        let to;
        let (kind, rest): (u8, &[u8]) = match &self.act {
            Act::Play(action) => {
                let mut bytes = vec![self.seat as u8];
                codec::encode(game, *action, &mut bytes);
                return bytes;
            }
            Act::Bind(key) => (BIND, key),
            Act::RequestUndo(number) => {
                to = number.to_be_bytes();
                (REQUEST_UNDO, &to)
            }
            Act::AcceptUndo => (ACCEPT_UNDO, &[]),
            Act::DeclineUndo => (DECLINE_UNDO, &[]),
            Act::CancelUndo => (CANCEL_UNDO, &[]),
        };
        let mut bytes = vec![self.seat as u8, kind];
        bytes.extend_from_slice(rest);
        bytes
    }

    /// Reads the bytes of just one entry, as [`split`] gives them.
    #[inline(never)]
    pub(super) fn decode(game: &Game, entry: &[u8]) -> Option<Entry> {
        let (seat, mut rest) = entry.split_first()?;
        let act = match take(&mut rest)? {
            [BIND] => Act::Bind(*take(&mut rest)?),
            [REQUEST_UNDO] => Act::RequestUndo(take_number(&mut rest)?),
            [ACCEPT_UNDO] => Act::AcceptUndo,
            [DECLINE_UNDO] => Act::DeclineUndo,
            [CANCEL_UNDO] => Act::CancelUndo,
            _ => Act::Play(codec::decode(game, &entry[1..]).ok()?.0),
        };
        Some(Entry { seat: genesis::seat(*seat)?, act })
    }
}

/// The bytes of one entry at the front, and what comes after them: how many there are can be told without the game.
pub(super) fn split(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    genesis::seat(*bytes.first()?)?;
    bytes.split_at_checked(match bytes.get(1)? {
        &DRAW_OFFER => 3,
        &BIND => 34,
        &REQUEST_UNDO => 4,
        0..=CANCEL_UNDO => 2,
        _ => return None,
    })
}

/// The author of an entry that [`split`] gave.
pub(super) fn author(entry: &[u8]) -> Seat {
    if entry.first() == Some(&0) { Seat::First } else { Seat::Second }
}

/// Notes the key that an entry binds, if it does.
pub(super) fn note_key<'a>(entry: &'a [u8], keys: &mut [&'a Key; 2]) {
    if let [_, BIND, key @ ..] = entry
        && let Some(key) = key.first_chunk()
    {
        keys[author(entry).other() as usize] = key;
    }
}
