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
use crate::game::{Action, Game, Phase};
use crate::point::Point;
use crate::seat::Seat;

const PASS: u8 = 225;
const KEEP: u8 = 226;
const SWAP: u8 = 227;
const CLAIM: u8 = 228;
const ACCEPT_DRAW: u8 = 229;
const RESIGN: u8 = 230;
const TIMEOUT: u8 = 232;
const BRANCH: u8 = 234;
const DRAW_OFFER: u8 = 238;

/// Appends the bytes of an action of the game.
pub(crate) fn encode(game: &Game, action: Action, bytes: &mut Vec<u8>) {
    if action.offers_draw() {
        bytes.push(DRAW_OFFER);
    }
    bytes.push(match action {
        Action::Place { point, .. } | Action::Offer(point) | Action::Pick(point) => point.index(),
        // Only numbers up to a limit of 50 are ever accepted into a game.
        Action::Declare(count) => count as u8,
        Action::Pass { .. } => PASS,
        Action::Keep => KEEP,
        Action::Swap => SWAP,
        Action::Claim => CLAIM,
        Action::AcceptDraw => ACCEPT_DRAW,
        Action::Resign(seat) => RESIGN + seat as u8,
        Action::Timeout(seat) => TIMEOUT + seat as u8,
        Action::Branch(name) => BRANCH + game.branch_number(name.as_bytes()).unwrap_or(0) as u8,
    });
}

/// The action that the bytes begin with, in the phase that the game is in, and the bytes after it.
pub(crate) fn decode<'a>(game: &Game, bytes: &'a [u8]) -> Result<(Action, &'a [u8]), Cause> {
    let (byte, rest) = bytes.split_first().ok_or(Cause::Truncated)?;
    let seat = |first: u8| if *byte == first { Seat::First } else { Seat::Second };
    let action = match *byte {
        DRAW_OFFER => {
            // One byte alone, so that a run of draw offers is not read deeper and deeper.
            let (next, rest) = rest.split_at_checked(1).ok_or(Cause::Truncated)?;
            return match decode(game, next)?.0 {
                Action::Place { point, .. } => Ok((Action::Place { point, offer_draw: true }, rest)),
                Action::Pass { .. } => Ok((Action::Pass { offer_draw: true }, rest)),
                _ => Err(Cause::Unreadable),
            };
        }
        PASS => Action::PASS,
        KEEP => Action::Keep,
        SWAP => Action::Swap,
        CLAIM => Action::Claim,
        ACCEPT_DRAW => Action::AcceptDraw,
        RESIGN..TIMEOUT => Action::Resign(seat(RESIGN)),
        TIMEOUT..BRANCH => Action::Timeout(seat(TIMEOUT)),
        BRANCH..DRAW_OFFER => Action::Branch(game.branch_name(usize::from(byte - BRANCH)).ok_or(Cause::Unreadable)?),
        _ if game.phase() == Phase::Declare && *byte < PASS => Action::Declare(u32::from(*byte)),
        _ => {
            let point = Point::from_index(*byte).ok_or(Cause::Unreadable)?;
            match game.phase() {
                Phase::Offer => Action::Offer(point),
                Phase::Pick => Action::Pick(point),
                _ => Action::place(point),
            }
        }
    };
    Ok((action, rest))
}
