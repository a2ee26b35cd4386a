//! The game as a JavaScript class.

use super::error::thrown;
use super::input;
use super::shapes::{self, Numbers};
use crate::game;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// A game. Every method takes it by shared reference and borrows the inside only while nothing of JavaScript's runs, so
/// no caller can find it taken.
#[wasm_bindgen]
pub struct Game {
    inner: RefCell<Inner>,
    /// The part of a state that stays for the whole game.
    rule: JsValue,
    branch_names: Vec<&'static str>,
    /// The same for JavaScript.
    branches: JsValue,
}

struct Inner {
    game: game::Game,
    /// The state last rendered, until the game changes.
    state: Option<JsValue>,
}

impl From<game::Game> for Game {
    fn from(game: game::Game) -> Game {
        let rule = game.rule();
        let branch_names = game.branch_names();
        Game {
            rule: shapes::rule(&rule.opening, rule.limit.unwrap_or(0), rule.forbidden_moves as u8, rule.revision),
            branches: shapes::plain(&branch_names),
            branch_names,
            inner: RefCell::new(Inner { game, state: None }),
        }
    }
}

impl Game {
    /// Shows this game from now on, of the same rules.
    pub(super) fn show(&self, game: game::Game) {
        let mut inner = self.inner.borrow_mut();
        if inner.game != game {
            *inner = Inner { game, state: None };
        }
    }

    /// The names of the opening's branches, for JavaScript.
    pub(super) fn branches(&self) -> &JsValue {
        &self.branches
    }

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
        changed.map_err(thrown)
    }

    fn state_of(&self, view: &game::View) -> JsValue {
        let pattern = view.pattern.map_or(JsValue::NULL, |pattern| shapes::plain(&pattern.naming()));
        shapes::state(&Numbers::of_view(view, &self.branch_names), &self.rule, &pattern, &self.branches)
    }

    fn list(&self, actions: &[game::Action]) -> JsValue {
        shapes::actions(&Numbers::of_actions(actions, &self.branch_names), &self.branches)
    }
}

#[wasm_bindgen]
impl Game {
    /// What the rules ask of the seat to act.
    #[wasm_bindgen(js_name = legalActions)]
    pub fn legal_actions(&self) -> JsValue {
        self.list(&self.read(game::Game::legal_actions))
    }

    /// Whether `applyAction` would accept the value. Never throws.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, action: &JsValue) -> bool {
        input::action(action).is_ok_and(|action| self.read(|game| game.is_legal(action.of(game))))
    }

    /// Plays an action.
    #[wasm_bindgen(js_name = applyAction)]
    pub fn apply_action(&self, action: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
        let action = input::action(action)?;
        let seat = input::seat(options)?;
        let applied = self.change(|game| {
            let action = action.of(game);
            match seat {
                Some(seat) => game.apply_as(seat, action),
                None => game.apply(action),
            }
        })?;
        Ok(shapes::applied(&Numbers::of_applied(&applied, &self.branch_names), &self.branches))
    }

    /// Everything there is to show.
    #[wasm_bindgen(js_name = renderState)]
    pub fn render_state(&self) -> JsValue {
        let known = self.inner.borrow().state.clone();
        known.unwrap_or_else(|| {
            let state = self.state_of(&self.read(game::Game::view));
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
        Ok(self.state_of(&self.read(|game| game.at(length).view())))
    }

    /// What a stone of either colour would make on the point.
    pub fn explain(&self, point: &JsValue) -> Result<JsValue, JsValue> {
        let point = input::point(point)?;
        super::explanation(self.read(|game| game.board().explain(point)))
    }

    /// Takes the last action back.
    pub fn undo(&self) -> Result<JsValue, JsValue> {
        let undone = self.change(game::Game::undo)?;
        let numbers = Numbers::of_actions(&[undone], &self.branch_names);
        Ok(shapes::action(&numbers, &self.branches))
    }

    /// The actions so far.
    pub fn actions(&self) -> JsValue {
        self.list(&self.read(|game| game.actions().to_vec()))
    }

    /// The text record.
    #[allow(clippy::inherent_to_string)] // this is JavaScript's `toString`
    #[wasm_bindgen(js_name = toString)]
    pub fn to_string(&self) -> String {
        self.read(game::Game::to_text)
    }

    /// The text record, for `JSON.stringify`.
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_json(&self) -> String {
        self.to_string()
    }

    /// The binary record.
    #[wasm_bindgen(js_name = toBytes)]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.read(game::Game::to_bytes)
    }

    /// The board drawn with characters.
    pub fn ascii(&self) -> String {
        self.read(|game| game.board().to_text())
    }

    /// The fingerprint of the position: 16 hexadecimal digits.
    pub fn hash(&self) -> String {
        let hash = self.read(game::Game::hash);
        let digit = |place: u32| char::from_digit((hash >> (4 * place)) as u32 & 15, 16).unwrap_or('0');
        (0..16).rev().map(digit).collect()
    }

    /// A game of its own with the same actions.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Game {
        Game::from(self.read(game::Game::clone))
    }
}
