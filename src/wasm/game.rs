//! Questions about a game.

use super::answer::Answer;
use super::questions::*;
use super::{error, input};
use crate::board::Board;
use crate::game::{Game, RuleError};

/// Answers without changing the game.
pub(super) fn answer(game: &Game, what: u8, numbers: &[u16]) -> Result<Answer, Answer> {
    let write = match what {
        FRAME => Answer::frame,
        STATE if numbers.is_empty() => Answer::state,
        _ => return answer_later(game, what, numbers),
    };
    let mut answer = Answer::new();
    write(&mut answer, game);
    Ok(answer)
}

/// Answers what the first screen of a game does not ask.
#[inline(never)]
fn answer_later(game: &Game, what: u8, numbers: &[u16]) -> Result<Answer, Answer> {
    let mut answer = Answer::new();
    let (number, _) = input::first(numbers);
    match what {
        STATE => answer.state(&game.at(number.into())),
        LEGAL_ACTIONS => answer.actions(&game.legal_actions(), game),
        IS_LEGAL => answer.add(game.is_legal(input::action(number, game)).into()),
        ACTIONS => answer.actions(game.actions(), game),
        EXPLAIN => return explain(game.board(), number),
        TO_TEXT => answer.units(&game.to_text()),
        TO_BYTES => answer.bytes(&game.to_bytes()),
        ASCII => answer.units(&game.board().to_text()),
        HASH => answer.bytes(&game.hash().to_be_bytes()),
        // Never asked about a game.
        _ => {}
    }
    Ok(answer)
}

/// Plays an action, or takes the last one back.
#[inline(never)]
pub(super) fn change(game: &mut Game, what: u8, numbers: &[u16]) -> Result<Answer, Answer> {
    let mut answer = Answer::new();
    let changed = if what == UNDO {
        game.undo().map(|action| answer.action(action, game))
    } else {
        let (number, seat) = input::first(numbers);
        let action = input::action(number, game);
        match input::some_seat(input::first(seat).0) {
            Some(seat) => game.apply_as(seat, action),
            None => game.apply(action),
        }
        .map(|applied| answer.applied(&applied, game))
    };
    changed.map(|()| answer).map_err(error::of_rules)
}

/// What a stone of either colour would make on a point.
pub(super) fn explain(board: &Board, point: u16) -> Result<Answer, Answer> {
    let explanation = board.explain(input::point(point));
    let explanation = explanation.map_err(|error| error::of_rules(RuleError::Occupied { point: error.point }))?;
    let mut answer = Answer::new();
    answer.explanation(&explanation);
    Ok(answer)
}
