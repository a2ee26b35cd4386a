//! What comes in: JavaScript has checked it (`arguments.js`), here numbers become the engine's own types.

use super::answer::{Answer, NONE};
use super::error;
use crate::board::Board;
use crate::game::{Action, ForbiddenMoves, Game, Rules};
use crate::opening::Opening;
use crate::point::Point;
use crate::record::rules::{Reader, read_board, read_position};
use crate::record::{Cause, parts};
use crate::seat::Seat;
use crate::session::Act;

/// Set in the number of an action with which a draw is offered.
pub(super) const DRAW_OFFER: u16 = 1 << 15;

/// The first number, and those after it; 0 where there is none, which JavaScript never leaves out.
pub(super) fn first(numbers: &[u16]) -> (u16, &[u16]) {
    numbers.split_first().map_or((0, &[]), |(first, rest)| (*first, rest))
}

/// Bytes. What is more than a byte, a character of a caller's, becomes one that no name of the engine's has.
pub(super) fn bytes(numbers: &[u16]) -> Vec<u8> {
    numbers.iter().map(|number| u8::try_from(*number).unwrap_or(u8::MAX)).collect()
}

/// The number in two halves, the low one first.
pub(super) fn handle(numbers: &[u16]) -> usize {
    let (low, rest) = first(numbers);
    usize::from(low) | usize::from(first(rest).0) << 16
}

/// JavaScript lets only numbers of points through.
pub(super) fn point(number: u16) -> Point {
    Point::from_index(number as u8).unwrap_or(Point::CENTRE)
}

/// The action of a number: its type's in the high byte, that of what it names in the low one.
pub(super) fn action(number: u16, game: &Game) -> Action {
    let action = parts::action((number >> 8 & 127) as u8, number as u8, game).unwrap_or(Action::PASS);
    if number & DRAW_OFFER == 0 { action } else { parts::with_draw_offer(action).unwrap_or(action) }
}

fn seat(number: u16) -> Seat {
    if number == 0 { Seat::First } else { Seat::Second }
}

/// The seat of a number, or none.
pub(super) fn some_seat(number: u16) -> Option<Seat> {
    (number < 2).then(|| seat(number))
}

/// The options of a game: the number of the policy for forbidden moves and 1 before a position (the colour due, then as
/// for [`board`]), 0 before an opening (its limit or none, its name).
pub(super) fn rules(numbers: &[u16]) -> Result<Rules, Answer> {
    let (policy, rest) = first(numbers);
    let (is_position, rest) = first(rest);
    let rules = if is_position == 1 {
        position(rest)
    } else {
        let (limit, units) = first(rest);
        let name = bytes(units);
        let opening = if limit == NONE { Opening::of_bytes(&name) } else { Opening::named(&name, Some(limit.into())) };
        opening.map(Rules::from).map_err(|cause| error::of_start(Cause::Opening(cause), &text(units)))
    }?;
    let policy = ForbiddenMoves::ALL.get(usize::from(policy)).copied();
    Ok(rules.with_forbidden_moves(policy.unwrap_or_default()))
}

#[inline(never)]
fn position(numbers: &[u16]) -> Result<Rules, Answer> {
    read_position(&mut Reader::new(&bytes(numbers))).map(Rules::from).map_err(|cause| error::of_start(cause, ""))
}

/// A position: none and a drawn board, or how many black stones there are, their points in board order, and the same of
/// the white ones.
pub(super) fn board(numbers: &[u16]) -> Result<Box<Board>, Answer> {
    match numbers {
        [NONE, drawn @ ..] => text(drawn).parse().map(Box::new).map_err(error::of_board),
        stones => read_board(&mut Reader::new(&bytes(stones))).map_err(|cause| error::of_start(cause, "")),
    }
}

/// What an entry does: 0 and the number of an action, or the number of an act about the game and what it names.
pub(super) fn act(act: u16, number: u16, game: &Game) -> Act {
    match act {
        0 => Act::Play(action(number, game)),
        1 => Act::RequestUndo(number),
        2 => Act::AcceptUndo,
        3 => Act::DeclineUndo,
        _ => Act::CancelUndo,
    }
}

/// A text, a character a unit: halves of pairs, which alone are no characters, stand in the next plane, from which
/// `Answer::units` takes them back.
pub(super) fn text(units: &[u16]) -> String {
    let character = |unit: &u16| char::from_u32((*unit).into()).or(char::from_u32(u32::from(*unit) | 0x1_0000));
    units.iter().filter_map(character).collect()
}
