//! An action as bytes: one codec for records and for the entries of a session.
//!
//! | byte | action |
//! |---|---|
//! | 0–224 | a point, (row − 1) · 15 + column: a stone, an offer or a pick, as the phase asks; when a number is to be declared, the number |
//! | 225 | pass |
//! | 226, 227 | keep, swap |
//! | 228 | claim |
//! | 229 | the draw offer is accepted |
//! | 230, 231 | the first, the second seat resigns |
//! | 232, 233 | the first, the second seat's time is out |
//! | 234–237 | branch 0–3 of the opening's table |
//! | 238 | a draw offer travels with the next byte, a stone or a pass |
//! | 239–255 | never |

use super::Cause;
use super::parts::{self, BYTES};
use crate::game::{Action, Game, Phase};

const PASS: u8 = 225;
const DRAW_OFFER: u8 = 238;

/// Appends the bytes of an action of the game.
pub(crate) fn encode(game: &Game, action: Action, bytes: &mut Vec<u8>) {
    if action.offers_draw() {
        bytes.push(DRAW_OFFER);
    }
    let (kind, value) = parts::of(action, game);
    bytes.push(BYTES[usize::from(kind)] + value);
}

/// The action that the bytes begin with, in the phase that the game is in, and the bytes after it.
pub(crate) fn decode<'a>(game: &Game, bytes: &'a [u8]) -> Result<(Action, &'a [u8]), Cause> {
    match bytes {
        [] | [DRAW_OFFER] => Err(Cause::Truncated),
        [DRAW_OFFER, byte, rest @ ..] => {
            let action = decode_byte(game, *byte).and_then(parts::with_draw_offer);
            Ok((action.ok_or(Cause::Unreadable)?, rest))
        }
        [byte, rest @ ..] => Ok((decode_byte(game, *byte).ok_or(Cause::Unreadable)?, rest)),
    }
}

fn decode_byte(game: &Game, byte: u8) -> Option<Action> {
    if byte >= DRAW_OFFER {
        return None;
    }
    let (kind, value) = if byte < PASS {
        let kind = match game.phase() {
            Phase::Declare => parts::DECLARE,
            Phase::Offer => parts::OFFER,
            Phase::Pick => parts::PICK,
            _ => parts::PLACE,
        };
        (kind, byte)
    } else {
        let kind = BYTES.iter().rposition(|first| *first <= byte)?;
        (kind as u8, byte - BYTES[kind])
    };
    parts::action(kind, value, game).filter(|action| !matches!(action, Action::Branch("")))
}
