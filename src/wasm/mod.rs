//! The JavaScript boundary: the only place that knows JavaScript.
//!
//! It is one door, [`ask`]: numbers go in and numbers come out, as `questions.rs` says. The JavaScript beside these files
//! is the API: it checks what callers give before it asks, and makes what they get from the answer. So nothing of
//! JavaScript's runs while the engine does, and no caller can find a game taken. No rule is decided in this layer.
//!
//! WebAssembly is compiled function by function, each when it is first called. So what a new game does not need is not
//! inlined into what it needs.

mod answer;
mod error;
mod game;
mod input;
mod questions;
mod session;
mod shapes;
mod values;
mod words;

use crate::game::Game;
use crate::session::Session;
use answer::Answer;
use questions::*;
use std::cell::RefCell;
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

/// What JavaScript holds by a number of its choice.
enum Held {
    Game(Box<Game>),
    Session(Box<Session>),
}

thread_local! {
    static HELD: RefCell<Vec<Option<Held>>> = const { RefCell::new(Vec::new()) };
}

/// Answers a question. The answer lies in memory up to the next question; what is returned is where. Its length is the
/// first two numbers there, the low half before the high one.
///
/// A pointer rather than a `Vec`, which would be two results: engines compile a wrapper of its own for that, half of what
/// it costs them to start this module.
#[wasm_bindgen]
pub fn ask(what: u8, handle: usize, numbers: &[u16]) -> *const u16 {
    let answer = HELD.with_borrow_mut(|held| answer(held, what, handle, numbers));
    let (Ok(answer) | Err(answer)) = answer;
    answer.keep()
}

// Inlined, it would be 60 bytes more of the inlined engine.
#[inline(never)]
fn answer(held: &mut Vec<Option<Held>>, what: u8, handle: usize, numbers: &[u16]) -> Result<Answer, Answer> {
    if what <= FREE {
        let made = make(held, what, numbers)?;
        // JavaScript gives out one number after the other, and again those that were given up.
        match held.get_mut(handle) {
            Some(place) => *place = made,
            None => held.push(made),
        }
        return Ok(Answer::new());
    }
    match (what, held.get_mut(handle)) {
        (..FRAME, _) => answer_at_large(what, numbers),
        (APPLY_ACTION | UNDO, Some(Some(Held::Game(game)))) => game::change(game, what, numbers),
        (..VIEW, Some(Some(Held::Game(game)))) => game::answer(game, what, numbers),
        (..VIEW, Some(Some(Held::Session(session)))) => game::answer(session.game(), what, numbers),
        (_, Some(Some(Held::Session(session)))) => session::answer(session, what, numbers),
        // Never asked: JavaScript knows what it holds.
        _ => Ok(Answer::new()),
    }
}

/// What is to be held from now on.
fn make(held: &[Option<Held>], what: u8, numbers: &[u16]) -> Result<Option<Held>, Answer> {
    let like = held.get(input::handle(numbers)).and_then(Option::as_ref);
    let game = match (what, like) {
        (NEW_GAME, _) => Game::new(input::rules(numbers)?),
        (PARSE_GAME, _) => input::text(numbers).parse().map_err(error::of_record)?,
        (GAME_FROM_BYTES, _) => Game::from_bytes(&input::bytes(numbers)).map_err(error::of_record)?,
        // Replayed rather than cloned: what plays is here anyway, what copies would be code of its own.
        (CLONE, Some(Held::Game(game))) => game.at(usize::MAX),
        (NEW_SESSION | JOIN_SESSION, _) => {
            return session::open(what, numbers).map(|session| Some(Held::Session(session.into())));
        }
        (REMATCH, Some(Held::Session(session))) => {
            let next = session.rematch().map_err(error::of_session)?;
            return Ok(Some(Held::Session(next.into())));
        }
        _ => return Ok(None),
    };
    Ok(Some(Held::Game(game.into())))
}

/// What is asked without a game.
#[inline(never)]
fn answer_at_large(what: u8, numbers: &[u16]) -> Result<Answer, Answer> {
    let mut answer = Answer::new();
    match what {
        ANALYSE => answer.analysis(&*input::board(numbers)?),
        EXPLAIN_POSITION => {
            let (point, position) = input::first(numbers);
            return game::explain(&*input::board(position)?, point);
        }
        OPENING_PATTERNS => answer.patterns(),
        OPENING_RULES => answer.rules(),
        // Never asked.
        _ => {}
    }
    Ok(answer)
}
