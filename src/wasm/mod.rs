//! The JavaScript boundary: the only place that knows JavaScript. `boundary.js` reads what comes in, `shapes.js` makes
//! what goes out; here numbers meet the engine.
//!
//! No rule is decided in this layer. Arguments are read before a game is borrowed, so a getter or proxy of the caller
//! that calls back into the same game finds it free.

mod error;
mod game;
mod input;
mod json;
mod session;
mod shapes;

pub use game::Game;

use crate::board::{Board, BoardError, Explanation};
use crate::color::Color;
use crate::game::{RuleError, Rules};
use crate::opening::{PATTERNS, RULES};
use json::Json;
use wasm_bindgen::prelude::*;

/// A third of the size of the standard library's allocator, and as steady: it gives memory back at once and in constant
/// time, however many games come and go.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// In development builds a panic shows its message in the console.
#[cfg(feature = "panic-hook")]
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A new game.
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(options: &JsValue) -> Result<Game, JsValue> {
    let rules: Rules = input::rules(options)?;
    Ok(Game::from(crate::game::Game::new(rules)))
}

/// The game of a text record.
#[wasm_bindgen(js_name = parseGame)]
pub fn parse_game(text: &JsValue) -> Result<Game, JsValue> {
    let game: crate::game::Game = input::text(text)?.parse().map_err(|error| error::of_record(&error))?;
    Ok(Game::from(game))
}

/// The game of a binary record.
#[wasm_bindgen(js_name = gameFromBytes)]
pub fn game_from_bytes(bytes: &JsValue) -> Result<Game, JsValue> {
    let game = crate::game::Game::from_bytes(&input::bytes(bytes)?).map_err(|error| error::of_record(&error))?;
    Ok(Game::from(game))
}

/// The rule checks on any set of stones.
#[wasm_bindgen]
pub fn analyse(position: &JsValue) -> Result<JsValue, JsValue> {
    let board: Board = input::board(position)?;
    let mut json = Json::default();
    json.open("{").key("forbidden").open("[");
    let forbidden = board.forbidden();
    for point in forbidden.points() {
        json.open("{").key("point").point(point);
        json.key("kinds").kinds(forbidden.get(point));
        json.close('}');
    }
    json.close(']');
    json.key("wins").open("{");
    json.key("black").points(board.wins(Color::Black));
    json.key("white").points(board.wins(Color::White));
    json.close('}');
    json.close('}');
    Ok(shapes::plain(&json))
}

/// What a stone of either colour would make on a point.
#[wasm_bindgen]
pub fn explain(position: &JsValue, point: &JsValue) -> Result<JsValue, JsValue> {
    let board = input::board(position)?;
    let point = input::point(point)?;
    explanation(board.explain(point))
}

fn explanation(explained: Result<Explanation, BoardError>) -> Result<JsValue, JsValue> {
    let explanation = explained.map_err(|error| error::of_rules(RuleError::Occupied { point: error.point }))?;
    let mut json = Json::default();
    json.explanation(&explanation);
    Ok(shapes::plain(&json))
}

/// The 26 standard openings.
#[wasm_bindgen(js_name = openingPatterns)]
pub fn opening_patterns() -> JsValue {
    let mut json = Json::default();
    json.open("[");
    for pattern in &PATTERNS {
        json.pattern(pattern, true);
    }
    json.close(']');
    shapes::plain(&json)
}

/// The opening rules.
#[wasm_bindgen(js_name = openingRules)]
pub fn opening_rules() -> JsValue {
    let mut json = Json::default();
    json.open("[");
    for rule in &RULES {
        json.rule(rule);
    }
    json.close(']');
    shapes::plain(&json)
}

/// The revision of the rules, for the test that compares it with the constant of the package.
#[wasm_bindgen(js_name = engineRevisions)]
pub fn engine_revisions() -> Vec<u8> {
    vec![crate::game::RULES_REVISION, crate::WIRE_VERSION]
}
