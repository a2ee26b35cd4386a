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
use crate::game::Rules;
use crate::opening::{PATTERNS, RULES, Rule};
use crate::point::Point;
use crate::{Color, Kinds};
use error::thrown;
use json::{Json, Value};
use wasm_bindgen::prelude::*;

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
    let game: crate::game::Game = input::text(text)?.parse().map_err(thrown)?;
    Ok(Game::from(game))
}

/// The game of a binary record.
#[wasm_bindgen(js_name = gameFromBytes)]
pub fn game_from_bytes(bytes: &JsValue) -> Result<Game, JsValue> {
    let game = crate::game::Game::from_bytes(&input::bytes(bytes)?).map_err(thrown)?;
    Ok(Game::from(game))
}

struct ForbiddenPoint(Point, Kinds);

impl Value for ForbiddenPoint {
    fn write(&self, json: &mut Json) {
        json.object(&[("point", &self.0), ("kinds", &self.1)]);
    }
}

struct Wins(Vec<Point>, Vec<Point>);

impl Value for Wins {
    fn write(&self, json: &mut Json) {
        json.object(&[("black", &self.0), ("white", &self.1)]);
    }
}

struct Analysis(Vec<ForbiddenPoint>, Wins);

impl Value for Analysis {
    fn write(&self, json: &mut Json) {
        json.object(&[("forbidden", &self.0), ("wins", &self.1)]);
    }
}

/// The rule checks on any set of stones.
#[wasm_bindgen]
pub fn analyse(position: &JsValue) -> Result<JsValue, JsValue> {
    let board: Board = input::board(position)?;
    let forbidden = board.forbidden().iter().map(|(point, kinds)| ForbiddenPoint(point, kinds)).collect();
    let wins = |color| board.wins(color).iter().collect();
    Ok(shapes::plain(&Analysis(forbidden, Wins(wins(Color::Black), wins(Color::White)))))
}

/// What a stone of either colour would make on a point.
#[wasm_bindgen]
pub fn explain(position: &JsValue, point: &JsValue) -> Result<JsValue, JsValue> {
    let board = input::board(position)?;
    let point = input::point(point)?;
    explanation(board.explain(point))
}

fn explanation(explained: Result<Explanation, BoardError>) -> Result<JsValue, JsValue> {
    let explanation = explained.map_err(|error| thrown(crate::RuleError::Occupied { point: error.point }))?;
    Ok(shapes::plain(&explanation))
}

/// The 26 standard openings.
#[wasm_bindgen(js_name = openingPatterns)]
pub fn opening_patterns() -> JsValue {
    shapes::plain(&PATTERNS[..])
}

impl Value for &'static Rule {
    fn write(&self, json: &mut Json) {
        json.object(&[
            ("id", &self.default_opening().id()),
            ("family", &self.family),
            ("limits", &self.limits),
            ("steps", &self.steps),
            ("origin", &self.origin),
        ]);
    }
}

/// The opening rules.
#[wasm_bindgen(js_name = openingRules)]
pub fn opening_rules() -> JsValue {
    let rules: Vec<&'static Rule> = RULES.iter().collect();
    shapes::plain(&rules)
}

/// The revision of the rules, for the test that compares it with the constant of the package.
#[wasm_bindgen(js_name = engineRevisions)]
pub fn engine_revisions() -> Vec<u8> {
    vec![crate::RULES_REVISION, crate::WIRE_VERSION]
}
