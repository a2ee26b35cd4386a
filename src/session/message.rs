//! What every message begins with: two letters for its kind, the wire version, the rules revision, the game.

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
pub(super) fn start_of(kind: &[u8; 2], game: &[u8; 16]) -> Vec<u8> {
    let mut bytes = start(kind);
    bytes.extend_from_slice(game);
    bytes
}

/// What follows the first four bytes.
pub(super) fn after_start<'a>(mut message: &'a [u8], kind: &[u8; 2]) -> Result<&'a [u8], SessionError> {
    let supported = [WIRE_VERSION, RULES_REVISION];
    match (take(&mut message), take(&mut message)) {
        (Some(found_kind), Some(found)) if found_kind == kind => {
            if *found == supported {
                Ok(message)
            } else {
                Err(SessionError::UnsupportedVersion { found: *found, supported })
            }
        }
        _ => Err(SessionError::BadMessage),
    }
}

/// What follows the first twenty bytes; the message must belong to the game.
pub(super) fn after_start_of<'a>(message: &'a [u8], kind: &[u8; 2], game: &[u8; 16]) -> Result<&'a [u8], SessionError> {
    let mut rest = after_start(message, kind)?;
    match take(&mut rest) {
        None => Err(SessionError::BadMessage),
        Some(found) if found == game => Ok(rest),
        Some(_) => Err(SessionError::WrongGame),
    }
}

/// The next bytes of fixed number.
pub(super) fn take<'a, const N: usize>(rest: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (taken, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(taken)
}

/// The next number.
pub(super) fn take_number(rest: &mut &[u8]) -> Option<u16> {
    take(rest).map(|bytes| u16::from_be_bytes(*bytes))
}
