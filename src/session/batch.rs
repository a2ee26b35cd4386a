//! A run of entries of one log, as it travels and as it is stored.

use super::entry;
use super::error::SessionError;
use super::message::{self, take, take_number};
use super::standing::LOG_LIMIT;
use crate::game::Game;

/// A signature of a head (Ed25519).
pub type Signature = [u8; 64];

const DIGEST: usize = size_of::<u64>();
const SIGNATURE: usize = size_of::<Signature>();

/// An entry as it travels.
#[derive(Clone, Copy)]
pub(super) struct Sent<'a> {
    /// The author's seat and what it did.
    pub entry: &'a [u8],
    /// The digest, and in a signed game the signature.
    pub proof: &'a [u8],
}

impl<'a> Sent<'a> {
    /// The signature; none in a casual game.
    pub(super) fn signature(&self) -> Option<&'a Signature> {
        self.proof.get(DIGEST..)?.first_chunk()
    }
}

/// The first entry of a run is `number`, and `previous` is the head before it.
pub(super) struct Batch<'a> {
    pub number: usize,
    pub previous: &'a [u8; 32],
    pub entries: Vec<Sent<'a>>,
}

/// What the author of an entry sees after it: the [`hash`](Game::hash) of the position, byte by byte, since WebAssembly
/// cannot turn a number around.
pub(super) fn digest(game: &Game) -> [u8; DIGEST] {
    let mut hash = game.hash();
    let mut bytes = [0; DIGEST];
    for byte in bytes.iter_mut().rev() {
        *byte = hash as u8;
        hash >>= 8;
    }
    bytes
}

/// The bytes before the first entry.
pub(super) fn start(game: &[u8; 16], number: usize, previous: &[u8; 32]) -> Vec<u8> {
    let mut bytes = message::start_of(message::ENTRIES, game);
    bytes.extend_from_slice(&(number as u16).to_be_bytes());
    bytes.extend_from_slice(previous);
    bytes
}

impl<'a> Batch<'a> {
    /// Reads the entries up to the end; whether they are signed is the game's affair.
    pub(super) fn read(bytes: &'a [u8], game: &[u8; 16], is_signed: bool) -> Result<Batch<'a>, SessionError> {
        let rest = message::after_start_of(bytes, message::ENTRIES, game)?;
        Batch::read_entries(rest, is_signed).ok_or(SessionError::BadMessage)
    }

    fn read_entries(mut rest: &'a [u8], is_signed: bool) -> Option<Batch<'a>> {
        let number = usize::from(take_number(&mut rest)?);
        let previous = take(&mut rest)?;
        let proof_length = if is_signed { DIGEST + SIGNATURE } else { DIGEST };
        let mut entries = Vec::new();
        while !rest.is_empty() {
            let (entry, after) = entry::split(rest)?;
            let (proof, after) = after.split_at_checked(proof_length)?;
            rest = after;
            entries.push(Sent { entry, proof });
            if number + entries.len() > LOG_LIMIT {
                return None;
            }
        }
        Some(Batch { number, previous, entries })
    }
}
