//! A run of entries of one log, as it travels and as it is stored.

use super::chain::{GameId, Head};
use super::entry;
use super::error::SessionError;
use super::message::{self, take};
use super::standing::LOG_LIMIT;

/// A signature of a head (Ed25519).
pub type Signature = [u8; 64];

/// An entry as it travels. In a casual game there is no signature.
pub(super) struct Sent<'a> {
    /// The author's seat and what it did.
    pub bytes: &'a [u8],
    /// The author's [`hash`](crate::Game::hash) of the position after it.
    pub digest: u64,
    pub signature: Option<Signature>,
}

/// The first entry of a run is `number`, and `previous` is the head before it.
pub(super) struct Batch<'a> {
    pub number: usize,
    pub previous: Head,
    pub entries: Vec<Sent<'a>>,
}

impl<'a> Batch<'a> {
    pub(super) fn to_bytes(&self, game: GameId) -> Vec<u8> {
        let mut bytes = message::start_of(message::ENTRIES, game);
        bytes.extend((self.number as u16).to_be_bytes());
        bytes.extend(self.previous.bytes());
        for sent in &self.entries {
            bytes.extend(sent.bytes);
            bytes.extend(sent.digest.to_be_bytes());
            bytes.extend(sent.signature.as_ref().map_or(&[][..], |signature| signature));
        }
        bytes
    }

    /// Reads the entries up to the end; whether they are signed is the game's affair.
    pub(super) fn read(mut rest: &'a [u8], game: GameId, is_signed: bool) -> Result<Batch<'a>, SessionError> {
        message::read_start_of(&mut rest, message::ENTRIES, game)?;
        let number = usize::from(u16::from_be_bytes(take(&mut rest)?));
        let previous = Head::from(take::<32>(&mut rest)?);
        let mut entries = Vec::new();
        while !rest.is_empty() {
            let bytes = entry::split(&mut rest)?;
            let digest = u64::from_be_bytes(take(&mut rest)?);
            let signature = if is_signed { Some(take(&mut rest)?) } else { None };
            entries.push(Sent { bytes, digest, signature });
            if number + entries.len() > LOG_LIMIT {
                return Err(SessionError::BadMessage);
            }
        }
        Ok(Batch { number, previous, entries })
    }
}
