//! Questions about a session. What is answered is written in the order in which `session.js` reads it.

use super::answer::{Answer, NONE};
use super::questions::*;
use super::shapes::action_number;
use super::{error, input};
use crate::game::Game;
use crate::seat::Seat;
use crate::session::{Act, Entry, Genesis, Receipt, Session, SessionError, Unverified};

/// A session: the creator's side of a new game, or a side of a game that exists already.
#[inline(never)]
pub(super) fn open(what: u8, numbers: &[u16]) -> Result<Session, Answer> {
    let (seat, rest) = input::first(numbers);
    let (key_length, rest) = input::first(rest);
    let (party, rest) = rest.split_at_checked(16 + usize::from(key_length)).unwrap_or_default();
    let party = input::bytes(party);
    let (id, key) = fixed::<16>(&party);
    let (seat, key) = (input::some_seat(seat), key.first_chunk().copied());
    if what == NEW_SESSION {
        let rules = input::rules(rest)?;
        Genesis::new(rules, seat.unwrap_or(Seat::First), *id, key).map(Session::create)
    } else {
        let genesis = Genesis::from_bytes(&input::bytes(rest));
        genesis.and_then(|genesis| Session::join(genesis, (*id).into(), seat, key))
    }
    .map_err(error::of_session)
}

/// Answers, and does what is asked for.
#[inline(never)]
pub(super) fn answer(session: &mut Session, what: u8, numbers: &[u16]) -> Result<Answer, Answer> {
    let mut answer = Answer::new();
    do_answer(session, what, numbers, &mut answer).map(|()| answer).map_err(error::of_session)
}

/// Not inlined: in a frame of its own, its numbers are small.
#[inline(never)]
fn do_answer(session: &mut Session, what: u8, numbers: &[u16], answer: &mut Answer) -> Result<(), SessionError> {
    let (number, rest) = input::first(numbers);
    let bytes = input::bytes(numbers);
    match what {
        VIEW => view(session, answer),
        GENESIS => answer.bytes(&session.genesis().to_bytes()),
        GAME_ID => answer.bytes(session.game_id().bytes()),
        HELLO => answer.bytes(&session.hello(fixed(&bytes).0)?),
        ADMIT | PLAY => {
            let written = if what == ADMIT {
                let (secret, hello) = fixed(&bytes);
                session.admit(hello, secret)?
            } else {
                let act = input::act(number, input::first(rest).0, session.game());
                session.play(act)?
            };
            answer.add(written.number as u16);
            if let Some(head) = &written.to_sign {
                answer.bytes(head.bytes());
            }
        }
        SIGN => {
            let (head, signature) = fixed(&bytes);
            session.sign((*head).into(), *fixed(signature).0)?;
        }
        SINCE => answer.bytes(&session.since(number.into())),
        INSPECT => session.each_unverified(&bytes, |entry| unverified(&entry, answer))?,
        RECEIVE => {
            let (count, rest) = input::first(rest);
            let (verified, batch) = rest.split_at_checked(count.into()).unwrap_or_default();
            let is_verified = |number: usize| verified.iter().any(|known| usize::from(*known) == number);
            session.receive_each(&input::bytes(batch), input::some_seat(number), is_verified, |told, session| {
                receipt(&told, session.game(), answer);
            });
        }
        SUMMARY => answer.bytes(&session.summary()),
        COMPARE => {
            let found = session.compare(&input::bytes(rest), input::some_seat(number))?;
            answer.add(found.is_equal.into());
            answer.optional(found.send_from.map(|number| number as u16));
        }
        RECORD => answer.bytes(&session.record()),
        CONFLICTING => answer.bytes(session.conflicting()),
        // Never asked about a session.
        _ => {}
    }
    Ok(())
}

/// The first bytes, and what comes after them; `session.js` never sends less.
fn fixed<const N: usize>(bytes: &[u8]) -> (&[u8; N], &[u8]) {
    bytes.split_first_chunk().unwrap_or((&[0; N], &[]))
}

fn view(session: &Session, answer: &mut Answer) {
    let undo = session.undo();
    answer.bytes(session.head_at(session.log_length()).bytes());
    answer.add(session.log_length() as u16);
    answer.add(session.genesis().is_signed().into());
    answer.add(session.status() as u16);
    for seat in [session.own_seat(), session.actor()] {
        answer.optional(seat.map(|seat| seat as u16));
    }
    answer.add(session.is_recovering().into());
    answer.optional(undo.map(|request| request.by as u16));
    answer.optional(undo.map(|request| request.to));
    session.unsigned().for_each(|number| answer.add(number as u16));
}

fn unverified(entry: &Unverified, answer: &mut Answer) {
    answer.add(entry.number as u16);
    answer.add(entry.seat as u16);
    answer.bytes(entry.key);
    answer.bytes(entry.head.bytes());
    answer.bytes(entry.signature);
}

fn receipt(receipt: &Receipt, game: &Game, answer: &mut Answer) {
    answer.add(receipt.verdict as u16);
    answer.optional(receipt.seat.map(|seat| seat as u16));
    answer.optional(receipt.number.map(|number| number as u16));
    act(receipt.entry.as_ref(), game, answer);
    answer.add(receipt.dropped.len() as u16);
    receipt.dropped.iter().for_each(|entry| act(Some(entry), game, answer));
    match &receipt.error {
        Some(error) => answer.word(error::session_code(error)),
        None => answer.null(),
    }
}

/// Two numbers: an action's own and 0, or 65534 less the place among the acts about the game, and what it names.
fn act(entry: Option<&Entry>, game: &Game, answer: &mut Answer) {
    let (number, value) = match entry.map(|entry| &entry.act) {
        None => (NONE, 0),
        Some(Act::Play(action)) => (action_number(*action, game), 0),
        Some(Act::Bind(_)) => (NONE - 1, 0),
        Some(Act::RequestUndo(to)) => (NONE - 2, *to),
        Some(Act::AcceptUndo) => (NONE - 3, 0),
        Some(Act::DeclineUndo) => (NONE - 4, 0),
        Some(Act::CancelUndo) => (NONE - 5, 0),
    };
    answer.add(number);
    answer.add(value);
}
