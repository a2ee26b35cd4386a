//! An action taken apart: the number of its type, and the number of what it names. All that writes or reads actions (text,
//! bytes, the JavaScript boundary) goes by these, so that what a type is called stands in one place.

use crate::game::{Action, Game};
use crate::point::Point;
use crate::seat::Seat;

/// The types, by their numbers: those that name a point or a count first, the others by their bytes.
pub(crate) const PLACE: u8 = 0;
pub(crate) const OFFER: u8 = 1;
pub(crate) const PICK: u8 = 2;
pub(crate) const DECLARE: u8 = 3;
pub(crate) const PASS: u8 = 4;
pub(crate) const KEEP: u8 = 5;
pub(crate) const SWAP: u8 = 6;
pub(crate) const CLAIM: u8 = 7;
pub(crate) const ACCEPT_DRAW: u8 = 8;
pub(crate) const RESIGN: u8 = 9;
pub(crate) const TIMEOUT: u8 = 10;
pub(crate) const BRANCH: u8 = 11;

/// What each type is written with in text: a word, or what stands before that which it names.
pub(super) static WORDS: [&str; 12] =
    ["", "?", "=", "", "pass", "keep", "swap", "claim", "draw", "resign:", "timeout:", ">"];

/// And in bytes: to this the number of what it names is added.
pub(super) static BYTES: [u8; 12] = [0, 0, 0, 0, 225, 226, 227, 228, 229, 230, 232, 234];

/// The number of the type, and that of the point, seat, count or branch (of the game's opening); 0 where none is named.
pub(crate) fn of(action: Action, game: &Game) -> (u8, u8) {
    match action {
        Action::Place { point, .. } => (PLACE, point.index()),
        Action::Pass { .. } => (PASS, 0),
        Action::Keep => (KEEP, 0),
        Action::Swap => (SWAP, 0),
        Action::Branch(name) => (BRANCH, game.branch_number(name.as_bytes()).unwrap_or(0) as u8),
        // Only numbers up to a limit of 50 are ever accepted into a game.
        Action::Declare(count) => (DECLARE, count as u8),
        Action::Offer(point) => (OFFER, point.index()),
        Action::Pick(point) => (PICK, point.index()),
        Action::Claim => (CLAIM, 0),
        Action::AcceptDraw => (ACCEPT_DRAW, 0),
        Action::Resign(seat) => (RESIGN, seat as u8),
        Action::Timeout(seat) => (TIMEOUT, seat as u8),
    }
}

/// The action of the two numbers; a branch that there is not is the one without a name. `None` for a point that there is
/// not.
pub(crate) fn action(kind: u8, value: u8, game: &Game) -> Option<Action> {
    let seat = if value == 0 { Seat::First } else { Seat::Second };
    Some(match kind {
        PASS => Action::PASS,
        KEEP => Action::Keep,
        SWAP => Action::Swap,
        BRANCH => Action::Branch(game.branch_name(value.into()).unwrap_or("")),
        DECLARE => Action::Declare(value.into()),
        CLAIM => Action::Claim,
        ACCEPT_DRAW => Action::AcceptDraw,
        RESIGN => Action::Resign(seat),
        TIMEOUT => Action::Timeout(seat),
        _ => {
            let point = Point::from_index(value)?;
            match kind {
                OFFER => Action::Offer(point),
                PICK => Action::Pick(point),
                _ => Action::place(point),
            }
        }
    })
}

/// The action with a draw offer, which only a stone or a pass can carry.
pub(crate) fn with_draw_offer(action: Action) -> Option<Action> {
    match action {
        Action::Place { point, offer_draw: false } => Some(Action::Place { point, offer_draw: true }),
        Action::PASS => Some(Action::Pass { offer_draw: true }),
        _ => None,
    }
}
