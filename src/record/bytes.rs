//! The binary record.
//!
//! | bytes | what |
//! |---|---|
//! | 2 | `SV` |
//! | 1 | record version |
//! | 1 | rules revision |
//! | 3, from a position more | what the game is played by, as `rules.rs` has it |
//! | then | the actions, each as `codec.rs` has it |

use super::rules::{self, Reader};
use super::{Cause, RecordError, codec};
use crate::game::{Game, RULES_REVISION};

/// Version of the binary record.
pub const RECORD_VERSION: u8 = 1;

const MAGIC: &[u8; 2] = b"SV";
const SUPPORTED: [u8; 2] = [RECORD_VERSION, RULES_REVISION];

impl Game {
    /// The binary record: a byte an action, one more where it carries a draw offer, behind a header of seven.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&SUPPORTED);
        rules::encode(self.rules(), &mut bytes);
        for action in self.actions() {
            codec::encode(self, *action, &mut bytes);
        }
        bytes
    }

    /// Reads a binary record.
    ///
    /// # Errors
    /// [`RecordError`]: another version, or the first byte that is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Result<Game, RecordError> {
        let mut reader = Reader::new(bytes);
        read(&mut reader).map_err(|cause| match reader.done() {
            [b'S', b'V', found @ ..] if found.len() >= 2 && found[..2] != SUPPORTED => {
                RecordError::UnsupportedVersion { found: [found[0], found[1]], supported: SUPPORTED }
            }
            _ => RecordError::Bad { at: reader.at, word: None, cause },
        })
    }
}

fn read(reader: &mut Reader) -> Result<Game, Cause> {
    for expected in *MAGIC {
        if reader.byte()? != expected {
            return Err(Cause::Unreadable);
        }
    }
    if [reader.byte()?, reader.byte()?] != SUPPORTED {
        return Err(Cause::Unreadable);
    }
    let mut game = Game::new(rules::decode(reader)?);
    loop {
        let rest = reader.rest();
        if rest.is_empty() {
            return Ok(game);
        }
        let (action, rest) = codec::decode(&game, rest)?;
        game.apply(action).map_err(Cause::Rule)?;
        reader.go_on(rest);
    }
}
