//! How the open seat is given away: the guest proves to know the invite, the creator writes the guest's key into the
//! log. The secret itself never travels, so who relays the messages cannot put a key of its own in.

use super::chain::GameId;
use super::entry::{Act, Entry};
use super::error::SessionError;
use super::genesis::{self, Key, NO_KEY};
use super::message::{self, take};
use super::{Session, Written};
use crate::seat::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// What an invite holds beside the game and the seat. It is worth the seat until somebody has taken it.
pub type Secret = [u8; 32];

/// HMAC-SHA256 with the secret over the game, the seat and the key.
fn proof(game: GameId, seat: Seat, key: &Key, secret: &Secret) -> Hmac<Sha256> {
    let mut padded = [0; 64];
    padded[..32].copy_from_slice(secret);
    // A key of just one block, so it is neither hashed nor padded on the way; the padding above is HMAC's own.
    Hmac::<Sha256>::new(&padded.into()).chain_update(game.bytes()).chain_update([seat as u8]).chain_update(key)
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
        let key = self.key.unwrap_or(NO_KEY);
        let mut bytes = message::start_of(message::HELLO, self.game_id());
        bytes.push(seat as u8);
        bytes.extend(key);
        bytes.extend(proof(self.game_id(), seat, &key, secret).finalize().into_bytes());
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
        let mut rest = hello;
        message::read_start_of(&mut rest, message::HELLO, self.game_id())?;
        let [seat] = take(&mut rest)?;
        let seat = genesis::seat(seat)?;
        let key: Key = take(&mut rest)?;
        let claimed: [u8; 32] = take(&mut rest)?;
        message::end(rest)?;
        let creator = self.genesis.creator();
        if self.seat != Some(creator) || seat == creator {
            return Err(SessionError::WrongSeat);
        }
        // Compares in a time that tells nothing.
        proof(self.game_id(), seat, &key, secret).verify(&claimed.into()).map_err(|_| SessionError::BadHello)?;
        if (key == NO_KEY) == self.genesis.is_signed() {
            return Err(SessionError::BadHello);
        }
        self.write(Entry { seat: creator, act: Act::Bind(key) })
    }
}
