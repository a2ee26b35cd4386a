//! How the open seat is given away: the guest proves to know the invite, the creator writes the guest's key into the
//! log. The secret itself never travels, so who relays the messages cannot put a key of its own in.

use super::chain::Head;
use super::entry::{Act, Entry};
use super::error::SessionError;
use super::genesis::{self, Key, NO_KEY};
use super::message::{self, take};
use super::{Session, Written};
use crate::seat::Seat;
use std::ops::Range;

/// What an invite holds beside the game and the seat. It is worth the seat until somebody has taken it.
pub type Secret = [u8; 32];

/// What the proof of a hello is about: the game, the seat and the key.
const PROVEN: Range<usize> = 4..4 + 16 + 1 + 32;

/// What follows the start of a hello: the seat, the key, the proof.
fn read(mut rest: &[u8]) -> Option<(Seat, &Key, &[u8; 32])> {
    let [seat] = take(&mut rest)?;
    let (key, proof) = (take(&mut rest)?, take(&mut rest)?);
    rest.is_empty().then_some((genesis::seat(*seat)?, key, proof))
}

impl Session {
    /// The guest's request for the seat of the invite: its key, and the proof that it knows the secret.
    ///
    /// # Errors
    /// [`SessionError::WrongSeat`] for the creator and for who watches, [`SessionError::InviteSpent`] once the seat is
    /// taken.
    pub fn hello(&self, secret: &Secret) -> Result<Vec<u8>, SessionError> {
        let seat = self.seat.filter(|seat| *seat != self.genesis.creator()).ok_or(SessionError::WrongSeat)?;
        if self.standing.is_bound {
            return Err(SessionError::InviteSpent);
        }
        let mut bytes = message::start_of(message::HELLO, self.origin.half());
        bytes.push(seat as u8);
        bytes.extend_from_slice(&self.key);
        let proof = Head::of_keyed(secret, &bytes[PROVEN]);
        bytes.extend_from_slice(proof.bytes());
        Ok(bytes)
    }

    /// The creator's answer to a hello: writes the entry that binds the guest's key to the seat.
    ///
    /// # Errors
    /// As [`play`](Session::play); [`SessionError::BadMessage`], [`SessionError::UnsupportedVersion`],
    /// [`SessionError::WrongGame`] for other bytes, [`SessionError::WrongSeat`] unless this is the creator and the seat
    /// the other one, [`SessionError::BadHello`] when the proof is wrong, [`SessionError::InviteSpent`] once the seat is
    /// taken.
    pub fn admit(&mut self, hello: &[u8], secret: &Secret) -> Result<Written, SessionError> {
        let rest = message::after_start_of(hello, message::HELLO, self.origin.half())?;
        let Some((seat, key, claimed)) = read(rest) else { return Err(SessionError::BadMessage) };
        let creator = self.genesis.creator();
        if self.seat != Some(creator) || seat == creator {
            return Err(SessionError::WrongSeat);
        }
        // Compared in a time that tells nothing.
        let proof = Head::of_keyed(secret, &hello[PROVEN]);
        let differing = (0..claimed.len()).fold(0, |all, place| all | proof.bytes()[place] ^ claimed[place]);
        if differing != 0 || (*key == NO_KEY) == self.genesis.is_signed() {
            return Err(SessionError::BadHello);
        }
        self.write(&Entry { seat: creator, act: Act::Bind(*key) })
    }
}
