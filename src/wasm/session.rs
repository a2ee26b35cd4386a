//! The session as JavaScript classes see it. Bytes go in and out as they are; what is read and made of them stands in
//! `session.js`.

use super::error;
use super::game::Game;
use super::input;
use super::shapes::Numbers;
use crate::game;
use crate::seat::Seat;
use crate::session::{self, Act, Genesis, Receipt, SessionError, Written};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/src/wasm/session.js")]
extern "C" {
    fn written(bytes: &[u8]) -> JsValue;
    fn unverified(bytes: &[u8]) -> JsValue;
    fn receipts(numbers: &[u16], codes: &str, frame: &JsValue) -> JsValue;
    fn comparison(is_equal: bool, send_from: i32) -> JsValue;
    fn evidence(log: &[u8], conflicting: &[u8]) -> JsValue;
    fn view(state: &JsValue, numbers: &[u16]) -> JsValue;
}

const NONE: u16 = 0xffff;

/// One player's or watcher's side of a game. As with [`Game`], nothing of JavaScript's runs while the inside is borrowed.
#[wasm_bindgen]
pub struct Session {
    inner: RefCell<Inner>,
    /// Shows the game.
    game: Game,
}

struct Inner {
    session: session::Session,
    /// The view last shown, until the session changes.
    view: Option<JsValue>,
}

/// The creator's side of a new game.
#[wasm_bindgen(js_name = newSession)]
pub fn new_session(options: &JsValue) -> Result<Session, JsValue> {
    let (rules, creator) = input::session_options(options)?;
    let seat = creator.seat.unwrap_or(Seat::First);
    let genesis = Genesis::new(rules, seat, creator.bytes, creator.key).map_err(error::of_session)?;
    Ok(Session::from(session::Session::create(genesis)))
}

/// A side of a game that exists already.
#[wasm_bindgen(js_name = joinSession)]
pub fn join_session(genesis: &JsValue, options: &JsValue) -> Result<Session, JsValue> {
    let genesis = input::message(genesis, "genesis")?;
    let party = input::join_options(options)?;
    let joined = Genesis::from_bytes(&genesis)
        .and_then(|genesis| session::Session::join(genesis, party.bytes.into(), party.seat, party.key))
        .map_err(error::of_session)?;
    Ok(Session::from(joined))
}

impl From<session::Session> for Session {
    fn from(session: session::Session) -> Session {
        let game = Game::from(session.game().clone());
        Session { inner: RefCell::new(Inner { session, view: None }), game }
    }
}

impl Session {
    fn read<T>(&self, read: impl FnOnce(&session::Session) -> T) -> T {
        read(&self.inner.borrow().session)
    }

    /// Runs what may change the session.
    fn change<T>(&self, change: impl FnOnce(&mut session::Session) -> T) -> T {
        let mut inner = self.inner.borrow_mut();
        inner.view = None;
        change(&mut inner.session)
    }

    fn write(
        &self,
        write: impl FnOnce(&mut session::Session) -> Result<Written, SessionError>,
    ) -> Result<JsValue, JsValue> {
        let done = self.change(write).map_err(error::of_session)?;
        let mut bytes = (done.number as u16).to_be_bytes().to_vec();
        bytes.extend(done.to_sign.iter().flat_map(|head| head.bytes()));
        Ok(written(&bytes))
    }
}

#[wasm_bindgen]
impl Session {
    /// The bytes that the other side needs to take part.
    #[wasm_bindgen(getter)]
    pub fn genesis(&self) -> Vec<u8> {
        self.read(|session| session.genesis().to_bytes())
    }

    /// The name of the game.
    #[wasm_bindgen(getter, js_name = gameId)]
    pub fn game_id(&self) -> Vec<u8> {
        self.read(|session| session.game_id().bytes().to_vec())
    }

    /// Whether every entry must be signed.
    #[wasm_bindgen(getter)]
    pub fn signed(&self) -> bool {
        self.read(|session| session.genesis().is_signed())
    }

    /// The guest's request for the open seat.
    pub fn hello(&self, secret: &JsValue) -> Result<Vec<u8>, JsValue> {
        let secret = input::fixed(secret, "secret")?;
        self.read(|session| session.hello(&secret)).map_err(error::of_session)
    }

    /// The creator's answer to it.
    pub fn admit(&self, hello: &JsValue, secret: &JsValue) -> Result<JsValue, JsValue> {
        let hello = input::message(hello, "hello")?;
        let secret = input::fixed(secret, "secret")?;
        self.write(|session| session.admit(&hello, &secret))
    }

    /// Writes an entry.
    pub fn play(&self, entry: &JsValue) -> Result<JsValue, JsValue> {
        let number = input::entry(entry, self.game.frame())?;
        self.write(|session| {
            let act = input::act_of(number, session.game());
            session.play(act)
        })
    }

    /// Takes the signature of an entry.
    pub fn sign(&self, to_sign: &JsValue, signature: &JsValue) -> Result<(), JsValue> {
        let head: [u8; 32] = input::fixed(to_sign, "toSign")?;
        let signature = input::fixed(signature, "signature")?;
        self.change(|session| session.sign(head.into(), signature)).map_err(error::of_session)
    }

    /// The log from an entry on.
    pub fn since(&self, number: &JsValue) -> Result<Vec<u8>, JsValue> {
        let number = input::length(number, self.read(session::Session::log_length))?;
        Ok(self.read(|session| session.since(number)))
    }

    /// The entries whose signatures are to be checked.
    pub fn inspect(&self, batch: &JsValue) -> Result<JsValue, JsValue> {
        let batch = input::message(batch, "batch")?;
        let found = self.read(|session| session.unverified(&batch)).map_err(error::of_session)?;
        let mut bytes = Vec::new();
        for entry in found {
            bytes.extend((entry.number as u16).to_be_bytes());
            bytes.push(entry.seat as u8);
            bytes.extend(entry.key);
            bytes.extend(entry.head.bytes());
            bytes.extend(entry.signature);
        }
        Ok(unverified(&bytes))
    }

    /// Takes a batch in.
    pub fn receive(&self, batch: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
        let batch = input::message(batch, "batch")?;
        let (from, verified) = input::receive_options(options)?;
        let (numbers, codes) = self.change(|session| {
            let (mut numbers, mut codes) = (Vec::new(), String::new());
            for receipt in session.receive(&batch, from, &verified) {
                write_receipt(&receipt, session.game(), &mut numbers);
                codes.push_str(receipt.error.as_ref().map_or("", SessionError::code));
                codes.push(' ');
            }
            (numbers, codes)
        });
        Ok(receipts(&numbers, &codes, self.game.frame()))
    }

    /// What to tell the other side on every connection.
    pub fn summary(&self) -> Vec<u8> {
        self.read(session::Session::summary)
    }

    /// What the other side's summary calls for.
    pub fn compare(&self, summary: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
        let summary = input::message(summary, "summary")?;
        let (from, _) = input::receive_options(options)?;
        let found = self.change(|session| session.compare(&summary, from)).map_err(error::of_session)?;
        Ok(comparison(found.is_equal, found.send_from.map_or(-1, |number| number as i32)))
    }

    /// The next game between the same two.
    pub fn rematch(&self) -> Result<Session, JsValue> {
        self.read(session::Session::rematch).map(Session::from).map_err(error::of_session)
    }

    /// The binary record of the game.
    pub fn record(&self) -> Vec<u8> {
        self.read(session::Session::record)
    }

    /// What proves a dispute.
    pub fn evidence(&self) -> JsValue {
        match self.read(session::Session::evidence) {
            Some([log, conflicting]) => evidence(&log, &conflicting),
            None => JsValue::NULL,
        }
    }

    /// Everything there is to show.
    pub fn view(&self) -> JsValue {
        if let Some(known) = self.inner.borrow().view.clone() {
            return known;
        }
        self.game.show(self.read(|session| session.game().clone()));
        let state = self.game.render_state();
        let numbers = self.read(|session| {
            let seat = |seat: Option<Seat>| seat.map_or(NONE, |seat| seat as u16);
            let undo = session.undo();
            let mut numbers = vec![
                session.status() as u16,
                session.log_length() as u16,
                seat(session.own_seat()),
                seat(session.actor()),
                u16::from(session.is_recovering()),
                seat(undo.map(|request| request.by)),
                undo.map_or(NONE, |request| request.to),
            ];
            numbers.extend(session.unsigned().iter().map(|number| *number as u16));
            numbers
        });
        let made = view(&state, &numbers);
        self.inner.borrow_mut().view = Some(made.clone());
        made
    }
}

/// The order is that of `session.js`.
fn write_receipt(receipt: &Receipt, game: &game::Game, numbers: &mut Vec<u16>) {
    numbers.push(receipt.verdict as u16);
    numbers.push(receipt.number.map_or(NONE, |number| number as u16));
    numbers.push(receipt.seat.map_or(NONE, |seat| seat as u16));
    numbers.push(receipt.dropped.len() as u16);
    match &receipt.entry {
        Some(entry) => write_act(entry.act, game, numbers),
        None => numbers.extend([NONE, 0]),
    }
    for entry in &receipt.dropped {
        write_act(entry.act, game, numbers);
    }
}

/// Two numbers: an action's own and 0, or 65534 less the place among the acts about the game, and what it names.
fn write_act(act: Act, game: &game::Game, numbers: &mut Vec<u16>) {
    let (place, value) = match act {
        Act::Play(action) => {
            numbers.extend(Numbers::of_actions(&[action], game));
            numbers.push(0);
            return;
        }
        Act::Bind(_) => (0, 0),
        Act::RequestUndo(to) => (1, to),
        Act::AcceptUndo => (2, 0),
        Act::DeclineUndo => (3, 0),
        Act::CancelUndo => (4, 0),
    };
    numbers.extend([NONE - 1 - place, value]);
}
