//! The game as a JavaScript class.

use super::input;
use super::json::Json;
use super::shapes::{self, Numbers};
use super::{error, explanation};
use crate::game;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// A game. Every method takes it by shared reference and borrows the inside only while nothing of JavaScript's runs, so
/// no caller can find it taken.
#[wasm_bindgen]
pub struct Game {
    inner: RefCell<Inner>,
    /// What stays for the whole game.
    frame: JsValue,
}

struct Inner {
    game: game::Game,
    /// The state last rendered, until the game changes.
    state: Option<JsValue>,
}

impl From<game::Game> for Game {
    fn from(game: game::Game) -> Game {
        let rule = game.rule();
        let mut names = String::new();
        for name in (0..).map_while(|number| game.branch_name(number)) {
            names.push_str(name);
            names.push(',');
        }
        let (opening, limit) = (rule.opening.as_str(), rule.limit.unwrap_or(0));
        Game {
            frame: shapes::frame(opening, limit, rule.forbidden_moves as u8, rule.revision, &names),
            inner: RefCell::new(Inner { game, state: None }),
        }
    }
}

impl Game {
    fn read<T>(&self, read: impl FnOnce(&game::Game) -> T) -> T {
        read(&self.inner.borrow().game)
    }

    /// Runs a change of the game, after which the state is a new one.
    fn change<T>(&self, change: impl FnOnce(&mut game::Game) -> Result<T, game::RuleError>) -> Result<T, JsValue> {
        let changed = {
            let mut inner = self.inner.borrow_mut();
            let changed = change(&mut inner.game);
            if changed.is_ok() {
                inner.state = None;
            }
            changed
        };
        changed.map_err(error::of_rules)
    }

    /// The state of a game with the same rules.
    fn state_of(&self, view: (Vec<u16>, Json)) -> JsValue {
        let (numbers, pattern) = view;
        shapes::state(&numbers, &self.frame, &shapes::plain(&pattern))
    }

    fn list(&self, actions: impl FnOnce(&game::Game) -> Vec<game::Action>) -> JsValue {
        let numbers = self.read(|game| Numbers::of_actions(&actions(game), game));
        shapes::actions(&numbers, &self.frame)
    }
}

/// The numbers of a view, and the name of its pattern.
fn view_of(game: &game::Game) -> (Vec<u16>, Json) {
    let view = game.view();
    let mut pattern = Json::default();
    match view.pattern {
        Some(known) => pattern.pattern(known, false),
        None => pattern.null(),
    }
    (Numbers::of_view(&view, game), pattern)
}

#[wasm_bindgen]
impl Game {
    /// What the rules ask of the seat to act.
    #[wasm_bindgen(js_name = legalActions)]
    pub fn legal_actions(&self) -> JsValue {
        self.list(game::Game::legal_actions)
    }

    /// Whether `applyAction` would accept the value. Never throws.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, action: &JsValue) -> bool {
        let number = input::action(action, &self.frame);
        number.is_ok_and(|number| self.read(|game| game.is_legal(input::action_of(number, game))))
    }

    /// Plays an action.
    #[wasm_bindgen(js_name = applyAction)]
    pub fn apply_action(&self, action: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
        let number = input::action(action, &self.frame)?;
        let seat = input::seat(options)?;
        let numbers = self.change(|game| {
            let action = input::action_of(number, game);
            let applied = match seat {
                Some(seat) => game.apply_as(seat, action),
                None => game.apply(action),
            }?;
            Ok(Numbers::of_applied(&applied, game))
        })?;
        Ok(shapes::applied(&numbers, &self.frame))
    }

    /// Everything there is to show.
    #[wasm_bindgen(js_name = renderState)]
    pub fn render_state(&self) -> JsValue {
        let known = self.inner.borrow().state.clone();
        known.unwrap_or_else(|| {
            let state = self.state_of(self.read(view_of));
            self.inner.borrow_mut().state = Some(state.clone());
            state
        })
    }

    /// The state after the first `length` actions.
    #[wasm_bindgen(js_name = stateAt)]
    pub fn state_at(&self, length: &JsValue) -> Result<JsValue, JsValue> {
        let most = self.read(|game| game.actions().len());
        let length = input::length(length, most)?;
        if length == most {
            return Ok(self.render_state());
        }
        Ok(self.state_of(self.read(|game| view_of(&game.at(length)))))
    }

    /// What a stone of either colour would make on the point.
    pub fn explain(&self, point: &JsValue) -> Result<JsValue, JsValue> {
        let point = input::point(point)?;
        explanation(self.read(|game| game.board().explain(point)))
    }

    /// Takes the last action back.
    pub fn undo(&self) -> Result<JsValue, JsValue> {
        let numbers = self.change(|game| Ok(Numbers::of_actions(&[game.undo()?], game)))?;
        Ok(shapes::action(&numbers, &self.frame))
    }

    /// The actions so far.
    pub fn actions(&self) -> JsValue {
        self.list(|game| game.actions().to_vec())
    }

    /// The text record.
    #[allow(clippy::inherent_to_string)] // this is JavaScript's `toString`
    #[wasm_bindgen(js_name = toString)]
    pub fn to_string(&self) -> JsValue {
        JsValue::from_str(&self.read(game::Game::to_text))
    }

    /// The text record, for `JSON.stringify`.
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_json(&self) -> JsValue {
        self.to_string()
    }

    /// The binary record.
    #[wasm_bindgen(js_name = toBytes)]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.read(game::Game::to_bytes)
    }

    /// The board drawn with characters.
    pub fn ascii(&self) -> JsValue {
        JsValue::from_str(&self.read(|game| game.board().to_text()))
    }

    /// The fingerprint of the position: 16 hexadecimal digits.
    pub fn hash(&self) -> JsValue {
        let mut hash = self.read(game::Game::hash);
        let mut digits = String::new();
        for _ in 0..16 {
            hash = hash.rotate_left(4);
            digits.push(char::from(b"0123456789abcdef"[hash as usize & 15]));
        }
        JsValue::from_str(&digits)
    }

    /// A game of its own with the same actions.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Game {
        // Replayed rather than cloned: what plays is here anyway, what copies would be code of its own.
        Game::from(self.read(|game| game.at(usize::MAX)))
    }
}
