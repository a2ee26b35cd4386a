//! What comes in: JavaScript reads and checks it (`boundary.js`), this side makes it the engine's own types.

use super::error::{thrown, unknown_opening};
use crate::board::Board;
use crate::color::Color;
use crate::game::{Action, ForbiddenMoves, Game, Rules, StartPosition};
use crate::opening::Opening;
use crate::point::Point;
use crate::seat::Seat;
use crate::session::{Act, Key};
use wasm_bindgen::prelude::*;

mod read {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(module = "/src/wasm/boundary.js")]
    extern "C" {
        /// The checked options of a new game.
        pub type Options;

        #[wasm_bindgen(method, getter)]
        pub fn id(this: &Options) -> Option<String>;
        #[wasm_bindgen(method, getter)]
        pub fn family(this: &Options) -> Option<String>;
        #[wasm_bindgen(method, getter)]
        pub fn limit(this: &Options) -> i32;
        #[wasm_bindgen(method, getter)]
        pub fn policy(this: &Options) -> u8;
        #[wasm_bindgen(method, getter)]
        pub fn position(this: &Options) -> Option<Vec<u8>>;

        /// A checked position: drawn, or its stones.
        pub type Position;

        #[wasm_bindgen(method, getter)]
        pub fn drawn(this: &Position) -> Option<String>;
        #[wasm_bindgen(method, getter)]
        pub fn stones(this: &Position) -> Option<Vec<u8>>;

        #[wasm_bindgen(js_name = readOptions)]
        pub fn options(value: &JsValue) -> Option<Options>;
        #[wasm_bindgen(js_name = readAction)]
        pub fn action(value: &JsValue) -> Option<JsValue>;
        #[wasm_bindgen(catch, js_name = throwCaught)]
        fn throw_caught() -> Result<(), JsValue>;

        #[wasm_bindgen(catch, js_name = readSeat)]
        pub fn seat(value: &JsValue) -> Result<u8, JsValue>;
        #[wasm_bindgen(catch, js_name = readLength)]
        pub fn length(value: &JsValue, most: u32) -> Result<u32, JsValue>;
        #[wasm_bindgen(catch, js_name = readPoint)]
        pub fn point(value: &JsValue, argument: &str) -> Result<u8, JsValue>;
        #[wasm_bindgen(js_name = readPosition)]
        pub fn position(value: &JsValue, argument: &str) -> Option<Position>;
        #[wasm_bindgen(catch, js_name = readText)]
        pub fn text(value: &JsValue) -> Result<String, JsValue>;
        #[wasm_bindgen(catch, js_name = readBytes)]
        pub fn bytes(value: &JsValue) -> Result<Vec<u8>, JsValue>;
    }

    #[wasm_bindgen(module = "/src/wasm/session.js")]
    extern "C" {
        /// The checked options of a new session.
        pub type SessionOptions;

        #[wasm_bindgen(method, getter)]
        pub fn options(this: &SessionOptions) -> Options;
        #[wasm_bindgen(method, getter)]
        pub fn seat(this: &SessionOptions) -> u16;
        #[wasm_bindgen(method, getter)]
        pub fn random(this: &SessionOptions) -> Vec<u8>;
        #[wasm_bindgen(method, getter)]
        pub fn key(this: &SessionOptions) -> Option<Vec<u8>>;

        /// The checked options of a session that is joined.
        pub type JoinOptions;

        #[wasm_bindgen(method, getter, js_name = gameId)]
        pub fn game_id(this: &JoinOptions) -> Vec<u8>;
        #[wasm_bindgen(method, getter, js_name = seat)]
        pub fn join_seat(this: &JoinOptions) -> u16;
        #[wasm_bindgen(method, getter, js_name = key)]
        pub fn join_key(this: &JoinOptions) -> Option<Vec<u8>>;

        /// Whom a message is from, and which signatures are right.
        pub type ReceiveOptions;

        #[wasm_bindgen(method, getter)]
        pub fn from(this: &ReceiveOptions) -> u16;
        #[wasm_bindgen(method, getter)]
        pub fn verified(this: &ReceiveOptions) -> Vec<u16>;

        #[wasm_bindgen(js_name = readSessionOptions)]
        pub fn session_options(value: &JsValue) -> Option<SessionOptions>;
        #[wasm_bindgen(js_name = readJoinOptions)]
        pub fn join_options(value: &JsValue) -> Option<JoinOptions>;
        #[wasm_bindgen(js_name = readReceiveOptions)]
        pub fn receive_options(value: &JsValue) -> Option<ReceiveOptions>;
        #[wasm_bindgen(js_name = readEntry)]
        pub fn entry(value: &JsValue) -> Option<JsValue>;
        #[wasm_bindgen(catch, js_name = readFixed)]
        pub fn fixed(value: &JsValue, argument: &str, length: usize) -> Result<Vec<u8>, JsValue>;
        #[wasm_bindgen(catch, js_name = readMessage)]
        pub fn message(value: &JsValue, argument: &str) -> Result<Vec<u8>, JsValue>;
    }

    /// What the reader threw that gave nothing.
    pub fn caught() -> JsValue {
        throw_caught().err().unwrap_or(JsValue::UNDEFINED)
    }
}

pub(super) use read::{bytes, message, text};

/// Set in the number of an action with which a draw is offered.
pub(super) const DRAW_OFFER: u16 = 1 << 15;

pub(super) fn point(value: &JsValue) -> Result<Point, JsValue> {
    read::point(value, "point").map(at)
}

/// The reader on the other side lets only numbers of points through.
fn at(index: u8) -> Point {
    Point::from_index(index).unwrap_or(Point::CENTRE)
}

/// An action as read: the names of branches are still to be found among those of the game's opening.
pub(super) enum ReadAction {
    Plain(Action),
    Branch(String),
}

impl ReadAction {
    pub(super) fn of(self, game: &Game) -> Action {
        match self {
            ReadAction::Plain(action) => action,
            ReadAction::Branch(name) => game.branch(&name),
        }
    }
}

/// The reader on the other side gives a number of its list of types and what belongs to it, or the name of a branch.
pub(super) fn action(value: &JsValue) -> Result<ReadAction, JsValue> {
    Ok(action_of(&read::action(value).ok_or_else(read::caught)?))
}

fn action_of(read: &JsValue) -> ReadAction {
    let Some(number) = read.as_f64() else {
        return ReadAction::Branch(read.as_string().unwrap_or_default());
    };
    let number = number as u16;
    let low = number as u8;
    let offer_draw = number & DRAW_OFFER != 0;
    ReadAction::Plain(match (number & !DRAW_OFFER) >> 8 {
        0 => Action::Place { point: at(low), offer_draw },
        1 => Action::Pass { offer_draw },
        2 => Action::Keep,
        3 => Action::Swap,
        5 => Action::Declare(u32::from(low)),
        6 => Action::Offer(at(low)),
        7 => Action::Pick(at(low)),
        8 => Action::Claim,
        9 => Action::AcceptDraw,
        10 => Action::Resign(seat_of(low)),
        _ => Action::Timeout(seat_of(low)),
    })
}

fn seat_of(number: u8) -> Seat {
    if number == 0 { Seat::First } else { Seat::Second }
}

pub(super) fn seat(value: &JsValue) -> Result<Option<Seat>, JsValue> {
    let number = read::seat(value)?;
    Ok((number < 2).then(|| seat_of(number)))
}

pub(super) fn length(value: &JsValue, most: usize) -> Result<usize, JsValue> {
    read::length(value, most as u32).map(|length| length as usize)
}

pub(super) fn rules(value: &JsValue) -> Result<Rules, JsValue> {
    rules_of(&read::options(value).ok_or_else(read::caught)?)
}

fn rules_of(options: &read::Options) -> Result<Rules, JsValue> {
    let limit = u32::try_from(options.limit()).ok();
    let rules = if let Some(stones) = options.position() {
        let (due, stones) = stones.split_first().unwrap_or((&0, &[]));
        let due = if *due == 0 { Color::Black } else { Color::White };
        Rules::from(StartPosition::new(board_of(stones)?, due).map_err(thrown)?)
    } else if let Some(id) = options.id() {
        Rules::from(Opening::of_id(&id).map_err(|error| unknown_opening(error, &id))?)
    } else if let Some(family) = options.family() {
        Rules::from(Opening::of_family(&family, limit).map_err(|error| unknown_opening(error, &family))?)
    } else {
        Rules::default()
    };
    let policy = ForbiddenMoves::ALL.get(usize::from(options.policy())).copied().unwrap_or_default();
    Ok(rules.with_forbidden_moves(policy))
}

pub(super) fn board(value: &JsValue) -> Result<Board, JsValue> {
    let read = read::position(value, "position").ok_or_else(read::caught)?;
    match read.drawn() {
        Some(drawn) => drawn.parse().map_err(thrown),
        None => board_of(&read.stones().unwrap_or_default()),
    }
}

/// The board of two lists of points, each behind its length.
fn board_of(stones: &[u8]) -> Result<Board, JsValue> {
    let (count, points) = stones.split_first().unwrap_or((&0, &[]));
    let (black, rest) = points.split_at_checked(usize::from(*count)).unwrap_or((points, &[]));
    let white = rest.get(1..).unwrap_or(&[]);
    Board::from_stones(black.iter().map(|index| at(*index)), white.iter().map(|index| at(*index))).map_err(thrown)
}

/// An entry as read: an action, or an act about the game.
pub(super) enum ReadEntry {
    Action(ReadAction),
    About(Act),
}

impl ReadEntry {
    pub(super) fn of(self, game: &Game) -> Act {
        match self {
            ReadEntry::Action(action) => Act::Play(action.of(game)),
            ReadEntry::About(act) => act,
        }
    }
}

/// The reader on the other side gives an action's number or name, or a greater number for an act about the game.
pub(super) fn entry(value: &JsValue) -> Result<ReadEntry, JsValue> {
    let read = read::entry(value).ok_or_else(read::caught)?;
    let number = read.as_f64().unwrap_or_default() as u32;
    Ok(match number >> 16 {
        0 => ReadEntry::Action(action_of(&read)),
        1 => ReadEntry::About(Act::RequestUndo(number as u16)),
        2 => ReadEntry::About(Act::AcceptUndo),
        3 => ReadEntry::About(Act::DeclineUndo),
        _ => ReadEntry::About(Act::CancelUndo),
    })
}

/// Bytes whose number the type tells.
pub(super) fn fixed<const N: usize>(value: &JsValue, argument: &str) -> Result<[u8; N], JsValue> {
    read::fixed(value, argument, N).map(|bytes| array(&bytes))
}

/// The reader on the other side lets only the right number of bytes through.
fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().unwrap_or([0; N])
}

/// The rules, the creator's seat, the random bytes and the key of a new session.
#[allow(clippy::type_complexity, reason = "four things that are taken apart at once")]
pub(super) fn session_options(value: &JsValue) -> Result<(Rules, Seat, [u8; 16], Option<Key>), JsValue> {
    let read = read::session_options(value).ok_or_else(read::caught)?;
    let key = read.key().map(|key| array(&key));
    Ok((rules_of(&read.options())?, seat_of(read.seat() as u8), array(&read.random()), key))
}

/// The game, the seat and the key of a session that is joined.
#[allow(clippy::type_complexity, reason = "three things that are taken apart at once")]
pub(super) fn join_options(value: &JsValue) -> Result<([u8; 16], Option<Seat>, Option<Key>), JsValue> {
    let read = read::join_options(value).ok_or_else(read::caught)?;
    Ok((array(&read.game_id()), some_seat(read.join_seat()), read.join_key().map(|key| array(&key))))
}

/// The seat that a message is from, and the numbers of the entries whose signatures are right.
pub(super) fn receive_options(value: &JsValue) -> Result<(Option<Seat>, Vec<usize>), JsValue> {
    let read = read::receive_options(value).ok_or_else(read::caught)?;
    Ok((some_seat(read.from()), read.verified().into_iter().map(usize::from).collect()))
}

fn some_seat(number: u16) -> Option<Seat> {
    (number < 2).then(|| seat_of(number as u8))
}
