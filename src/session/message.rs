//! What every message begins with: two letters for its kind, the wire version, the rules revision, the game.

use super::chain::GameId;
use super::error::SessionError;
use crate::WIRE_VERSION;
use crate::game::RULES_REVISION;

pub(super) const GENESIS: &[u8; 2] = b"SG";
pub(super) const ENTRIES: &[u8; 2] = b"SE";
pub(super) const HELLO: &[u8; 2] = b"SH";
pub(super) const SUMMARY: &[u8; 2] = b"SS";

/// The first four bytes of any message.
pub(super) fn start(kind: &[u8; 2]) -> Vec<u8> {
    vec![kind[0], kind[1], WIRE_VERSION, RULES_REVISION]
}

/// The first twenty bytes of a message about a game.
pub(super) fn start_of(kind: &[u8; 2], game: GameId) -> Vec<u8> {
    let mut bytes = start(kind);
    bytes.extend(game.bytes());
    bytes
}

/// Reads the first four bytes.
pub(super) fn read_start(rest: &mut &[u8], kind: &[u8; 2]) -> Result<(), SessionError> {
    if take::<2>(rest)? != *kind {
        return Err(SessionError::BadMessage);
    }
    let found = take(rest)?;
    let supported = [WIRE_VERSION, RULES_REVISION];
    if found == supported { Ok(()) } else { Err(SessionError::UnsupportedVersion { found, supported }) }
}

/// Reads the first twenty bytes; the message must belong to the game.
pub(super) fn read_start_of(rest: &mut &[u8], kind: &[u8; 2], game: GameId) -> Result<(), SessionError> {
    read_start(rest, kind)?;
    if take::<16>(rest)? == *game.bytes() { Ok(()) } else { Err(SessionError::WrongGame) }
}

/// The next bytes of fixed number.
pub(super) fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], SessionError> {
    let (taken, after) = rest.split_first_chunk().ok_or(SessionError::BadMessage)?;
    *rest = after;
    Ok(*taken)
}

/// Nothing may follow.
pub(super) fn end(rest: &[u8]) -> Result<(), SessionError> {
    if rest.is_empty() { Ok(()) } else { Err(SessionError::BadMessage) }
}
