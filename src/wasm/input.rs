//! What comes in: JavaScript reads and checks it (`boundary.js`), this side makes it the engine's own types.

use super::error;
use crate::board::Board;
use crate::decimal;
use crate::game::{Action, ForbiddenMoves, Game, Rules};
use crate::opening::{Opening, OpeningError};
use crate::point::Point;
use crate::record::{Cause, read_board, read_position};
use crate::seat::Seat;
use crate::session::Act;
use wasm_bindgen::prelude::*;

// None of these gives an object: an import that does and throws would leave a slot of the engine's table of references
// taken for ever.
mod read {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(module = "/src/wasm/boundary.js")]
    extern "C" {
        /// The options of a new game: the policy's digit, then `:` and a position as records write it, or the limit, if
        /// there is one, `/` and the name of the opening.
        #[wasm_bindgen(catch, js_name = readOptions)]
        pub fn options(value: &JsValue) -> Result<String, JsValue>;
        /// A position: `:` and the stones as records write them, or `=` and a drawn board.
        #[wasm_bindgen(catch, js_name = readPosition)]
        pub fn position(value: &JsValue) -> Result<String, JsValue>;
        /// The number of an action.
        #[wasm_bindgen(catch, js_name = readAction)]
        pub fn action(value: &JsValue, frame: &JsValue) -> Result<u16, JsValue>;
        #[wasm_bindgen(catch, js_name = readSeat)]
        pub fn seat(value: &JsValue) -> Result<u8, JsValue>;
        #[wasm_bindgen(catch, js_name = readLength)]
        pub fn length(value: &JsValue, most: u32) -> Result<u32, JsValue>;
        #[wasm_bindgen(catch, js_name = readPoint)]
        pub fn point(value: &JsValue) -> Result<u8, JsValue>;
        #[wasm_bindgen(catch, js_name = readText)]
        pub fn text(value: &JsValue) -> Result<String, JsValue>;
        #[wasm_bindgen(catch, js_name = readBytes)]
        pub fn bytes(value: &JsValue) -> Result<Vec<u8>, JsValue>;
    }
}

pub(super) use read::{action, bytes, text};

/// Set in the number of an action with which a draw is offered.
pub(super) const DRAW_OFFER: u16 = 1 << 15;

pub(super) fn point(value: &JsValue) -> Result<Point, JsValue> {
    read::point(value).map(at)
}

/// The reader on the other side lets only numbers of points through.
fn at(index: u8) -> Point {
    Point::from_index(index).unwrap_or(Point::CENTRE)
}

/// The action of a number: its type's in the high byte, what it names in the low one.
pub(super) fn action_of(number: u16, game: &Game) -> Action {
    let low = number as u8;
    let offer_draw = number & DRAW_OFFER != 0;
    match (number & !DRAW_OFFER) >> 8 {
        0 => Action::Place { point: at(low), offer_draw },
        1 => Action::Pass { offer_draw },
        2 => Action::Keep,
        3 => Action::Swap,
        4 => Action::Branch(game.branch_name(low.into()).unwrap_or("")),
        5 => Action::Declare(u32::from(low)),
        6 => Action::Offer(at(low)),
        7 => Action::Pick(at(low)),
        8 => Action::Claim,
        9 => Action::AcceptDraw,
        10 => Action::Resign(seat_of(low)),
        _ => Action::Timeout(seat_of(low)),
    }
}

fn seat_of(number: u8) -> Seat {
    if number == 0 { Seat::First } else { Seat::Second }
}

pub(super) fn seat(value: &JsValue) -> Result<Option<Seat>, JsValue> {
    read::seat(value).map(some_seat)
}

/// The seat of a number, or none.
pub(super) fn some_seat(number: u8) -> Option<Seat> {
    (number < 2).then(|| seat_of(number))
}

pub(super) fn length(value: &JsValue, most: usize) -> Result<usize, JsValue> {
    read::length(value, most as u32).map(|length| length as usize)
}

pub(super) fn rules(value: &JsValue) -> Result<Rules, JsValue> {
    rules_of(&read::options(value)?)
}

pub(super) fn rules_of(options: &str) -> Result<Rules, JsValue> {
    let (policy, start) = options.as_bytes().split_first().unwrap_or((&b'0', &[]));
    let mut name = "";
    let rules = if let [b':', position @ ..] = start {
        read_position(position).map(Rules::from)
    } else {
        let slash = options.bytes().position(|byte| byte == b'/').unwrap_or(0);
        name = options.get(slash + 1..).unwrap_or("");
        opening(options.as_bytes().get(1..slash).unwrap_or(&[]), name).map(Rules::from).map_err(Cause::Opening)
    };
    let rules = rules.map_err(|cause| error::of_start(cause, name))?;
    let policy = ForbiddenMoves::ALL.get(usize::from(policy & 15)).copied();
    Ok(rules.with_forbidden_moves(policy.unwrap_or_default()))
}

fn opening(limit: &[u8], name: &str) -> Result<Opening, OpeningError> {
    if limit.is_empty() { Opening::of_id(name) } else { Opening::of_family(name, decimal::read(limit)) }
}

pub(super) fn board(value: &JsValue) -> Result<Board, JsValue> {
    let position = read::position(value)?;
    match position.strip_prefix("=") {
        Some(drawn) => drawn.parse().map_err(|place| error::bad_position("not a drawn board", None, Some(place))),
        None => {
            let read = read_board(position.as_bytes().get(1..).unwrap_or_default());
            read.map(|(board, _)| board).map_err(|cause| error::of_start(cause, ""))
        }
    }
}

/// What an entry does: 0 and the number of an action, or the number of an act about the game and what it names.
pub(super) fn act_of(act: u8, number: u16, game: &Game) -> Act {
    match act {
        0 => Act::Play(action_of(number, game)),
        1 => Act::RequestUndo(number),
        2 => Act::AcceptUndo,
        3 => Act::DeclineUndo,
        _ => Act::CancelUndo,
    }
}
