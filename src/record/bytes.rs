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
use crate::game::{Game, RULES_REVISION, Rules};

/// Version of the binary record.
pub const RECORD_VERSION: u8 = 1;

const MAGIC: &[u8; 2] = b"SV";

impl Game {
    /// The binary record: a byte an action, one more where it carries a draw offer, behind a header of seven.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([RECORD_VERSION, RULES_REVISION]);
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
        let rules = read_header(&mut reader)?;
        let mut game = Game::new(rules);
        while !reader.rest.is_empty() {
            let at = reader.at();
            let bad = |cause| RecordError::Bad { at, word: None, cause };
            let (action, rest) = codec::decode(&game, reader.rest).map_err(bad)?;
            game.apply(action).map_err(|error| bad(Cause::Rule(error)))?;
            reader.rest = rest;
        }
        Ok(game)
    }
}

fn read_header(reader: &mut Reader) -> Result<Rules, RecordError> {
    for expected in *MAGIC {
        reader.one_of(|byte| if byte == expected { Ok(()) } else { Err(Cause::Unreadable) })?;
    }
    let found = [reader.byte()?, reader.byte()?];
    let supported = [RECORD_VERSION, RULES_REVISION];
    if found != supported {
        return Err(RecordError::UnsupportedVersion { found, supported });
    }
    rules::decode(reader)
}
