//! The session as JavaScript sees it. A session takes bytes and gives bytes, so there is one door; the class around it,
//! which reads what comes in and shapes what goes out, stands in `session.js`.

use super::error;
use super::input::{act_of, some_seat};
use super::shapes::action_number;
use crate::game::Game;
use crate::seat::Seat;
use crate::session::{self, Act, Entry, Genesis, Receipt, SessionError, Unverified, Written};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

const NO_SEAT: u8 = 255;
const NONE: u16 = 0xffff;

/// One player's or watcher's side of a game. As with a game, nothing of JavaScript's runs while the inside is borrowed.
#[wasm_bindgen]
pub struct Session(RefCell<session::Session>);

/// A session: with a binary record the creator's side of a new game by the rules of that one, with a genesis a side of
/// a game that exists already. `party` is 1 or 0 for which of them, the seat or 255, the random bytes or the game's name
/// (16), and the key, if there is one.
#[wasm_bindgen(js_name = openSession)]
pub fn open_session(start: &[u8], party: &[u8]) -> Result<Session, JsValue> {
    let ([is_new, seat], rest) = fixed(party);
    let (bytes, key) = fixed(rest);
    let (seat, key) = (some_seat(*seat), key.first_chunk().copied());
    if *is_new == 1 {
        let rules = Game::from_bytes(start).map_err(|error| error::of_record(&error))?.rules().clone();
        Genesis::new(rules, seat.unwrap_or(Seat::First), *bytes, key).map(session::Session::create)
    } else {
        Genesis::from_bytes(start).and_then(|genesis| session::Session::join(genesis, (*bytes).into(), seat, key))
    }
    .map(Session::from)
    .map_err(error::of_session)
}

impl From<session::Session> for Session {
    fn from(session: session::Session) -> Session {
        Session(RefCell::new(session))
    }
}

#[wasm_bindgen]
impl Session {
    /// Does what is asked for: what that is, a seat or an act, a number in two bytes, and what else belongs to it. All of
    /// it stands in `session.js`.
    pub fn ask(&self, question: &[u8]) -> Result<Vec<u8>, JsValue> {
        let mut bytes = Vec::new();
        let answered = answer(&mut self.0.borrow_mut(), question, &mut bytes);
        answered.map(|()| bytes).map_err(error::of_session)
    }

    /// The next game between the same two.
    pub fn rematch(&self) -> Result<Session, JsValue> {
        let next = self.0.borrow().rematch();
        next.map(Session::from).map_err(error::of_session)
    }
}

fn answer(session: &mut session::Session, question: &[u8], bytes: &mut Vec<u8>) -> Result<(), SessionError> {
    let ([what, who, number @ ..], rest) = fixed::<4>(question);
    let number = u16::from_be_bytes(*number);
    match what {
        0 => view(session, bytes),
        1 => *bytes = session.genesis().to_bytes(),
        2 => bytes.extend_from_slice(session.game_id().bytes()),
        3 => *bytes = session.hello(fixed(rest).0)?,
        4 => {
            let (secret, hello) = fixed(rest);
            let written = session.admit(hello, secret)?;
            push_written(&written, bytes);
        }
        5 => {
            let act = act_of(*who, number, session.game());
            let written = session.play(act)?;
            push_written(&written, bytes);
        }
        6 => {
            let (head, signature) = fixed(rest);
            session.sign((*head).into(), *fixed(signature).0)?;
        }
        7 => *bytes = session.since(number.into()),
        8 => session.each_unverified(rest, |entry| push_unverified(&entry, bytes))?,
        9 => {
            let (verified, batch) = rest.split_at_checked(2 * usize::from(number)).unwrap_or((&[], rest));
            let is_verified =
                |number: usize| verified.chunks_exact(2).any(|pair| pair == (number as u16).to_be_bytes());
            session.receive_each(batch, some_seat(*who), is_verified, |receipt, session| {
                push_receipt(&receipt, session.game(), bytes);
            });
        }
        10 => *bytes = session.summary(),
        11 => {
            let found = session.compare(rest, some_seat(*who))?;
            bytes.push(found.is_equal.into());
            push(bytes, found.send_from.map_or(NONE, |number| number as u16));
        }
        12 => *bytes = session.record(),
        13 => bytes.extend_from_slice(session.conflicting()),
        _ => push_branches(session.game(), bytes),
    }
    Ok(())
}

/// The first bytes, and what comes after them; `session.js` never sends less.
fn fixed<const N: usize>(bytes: &[u8]) -> (&[u8; N], &[u8]) {
    bytes.split_first_chunk().unwrap_or((&[0; N], &[]))
}

// What follows is written in the order in which `session.js` reads it.

/// Called from everywhere: inlined, it would be a kilobyte.
#[inline(never)]
fn push(bytes: &mut Vec<u8>, number: u16) {
    bytes.extend_from_slice(&number.to_be_bytes());
}

fn seat_number(seat: Option<Seat>) -> u8 {
    seat.map_or(NO_SEAT, |seat| seat as u8)
}

fn view(session: &session::Session, bytes: &mut Vec<u8>) {
    let undo = session.undo();
    bytes.extend_from_slice(session.head_at(session.log_length()).bytes());
    push(bytes, session.log_length() as u16);
    bytes.extend_from_slice(&[
        session.genesis().is_signed().into(),
        session.status() as u8,
        seat_number(session.own_seat()),
        seat_number(session.actor()),
        session.is_recovering().into(),
        seat_number(undo.map(|request| request.by)),
    ]);
    push(bytes, undo.map_or(NONE, |request| request.to));
    for number in session.unsigned() {
        push(bytes, number as u16);
    }
}

fn push_branches(game: &Game, bytes: &mut Vec<u8>) {
    let mut number = 0;
    while let Some(name) = game.branch_name(number) {
        bytes.extend_from_slice(name.as_bytes());
        bytes.push(b',');
        number += 1;
    }
}

fn push_written(written: &Written, bytes: &mut Vec<u8>) {
    push(bytes, written.number as u16);
    if let Some(head) = &written.to_sign {
        bytes.extend_from_slice(head.bytes());
    }
}

fn push_unverified(entry: &Unverified, bytes: &mut Vec<u8>) {
    push(bytes, entry.number as u16);
    bytes.push(entry.seat as u8);
    bytes.extend_from_slice(entry.key);
    bytes.extend_from_slice(entry.head.bytes());
    bytes.extend_from_slice(entry.signature);
}

fn push_receipt(receipt: &Receipt, game: &Game, bytes: &mut Vec<u8>) {
    bytes.extend_from_slice(&[receipt.verdict as u8, seat_number(receipt.seat)]);
    push(bytes, receipt.number.map_or(NONE, |number| number as u16));
    push_act(receipt.entry.as_ref(), game, bytes);
    push(bytes, receipt.dropped.len() as u16);
    for entry in &receipt.dropped {
        push_act(Some(entry), game, bytes);
    }
    let code = receipt.error.as_ref().map_or("", SessionError::code);
    push(bytes, code.len() as u16);
    bytes.extend_from_slice(code.as_bytes());
}

/// Two numbers: an action's own and 0, or 65534 less the place among the acts about the game, and what it names.
fn push_act(entry: Option<&Entry>, game: &Game, bytes: &mut Vec<u8>) {
    let (number, value) = match entry.map(|entry| &entry.act) {
        None => (NONE, 0),
        Some(Act::Play(action)) => (action_number(*action, game), 0),
        Some(Act::Bind(_)) => (NONE - 1, 0),
        Some(Act::RequestUndo(to)) => (NONE - 2, *to),
        Some(Act::AcceptUndo) => (NONE - 3, 0),
        Some(Act::DeclineUndo) => (NONE - 4, 0),
        Some(Act::CancelUndo) => (NONE - 5, 0),
    };
    push(bytes, number);
    push(bytes, value);
}
