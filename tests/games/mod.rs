//! Games as the tests write them: by their records. The words are read here once more, apart from the engine's own
//! reader, which is under test itself.
#![allow(dead_code, reason = "every test file uses its own part")]

pub mod random;

use soosorv::{Action, Board, Color, ForbiddenMoves, Game, Opening, Point, Rules, Seat, StartPosition};

/// The point with this name.
pub fn point(name: &str) -> Point {
    name.parse().unwrap_or_else(|_| panic!("{name} is no point"))
}

/// The points with these names, blanks between them.
pub fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(point).collect()
}

/// The seat with this name.
pub fn seat(name: &str) -> Seat {
    match name {
        "first" => Seat::First,
        "second" => Seat::Second,
        _ => panic!("{name} is no seat"),
    }
}

/// The colour with this name.
pub fn color(name: &str) -> Color {
    match name {
        "black" => Color::Black,
        "white" => Color::White,
        _ => panic!("{name} is no colour"),
    }
}

/// The action that a word of a record spells.
pub fn action(word: &str) -> Action {
    let (word, offer_draw) = match word.strip_suffix('~') {
        Some(word) => (word, true),
        None => (word, false),
    };
    let read = match word {
        "pass" => Action::Pass { offer_draw },
        "keep" => Action::Keep,
        "swap" => Action::Swap,
        "claim" => Action::Claim,
        "draw" => Action::AcceptDraw,
        _ => {
            if let Some(name) = word.strip_prefix('?') {
                Action::Offer(point(name))
            } else if let Some(name) = word.strip_prefix('=') {
                Action::Pick(point(name))
            } else if let Some(name) = word.strip_prefix('>') {
                Action::Branch(String::from(name).leak())
            } else if let Some(name) = word.strip_prefix("resign:") {
                Action::Resign(seat(name))
            } else if let Some(name) = word.strip_prefix("timeout:") {
                Action::Timeout(seat(name))
            } else if let Ok(count) = word.parse() {
                Action::Declare(count)
            } else {
                Action::Place { point: point(word), offer_draw }
            }
        }
    };
    assert_eq!(read.offers_draw(), offer_draw, "{word} carries no draw offer");
    read
}

/// What the first word of a record says a game is played by.
pub fn rules(word: &str) -> Rules {
    let (start, policy) = word.split_once('/').unwrap_or((word, "illegal"));
    let policies = ForbiddenMoves::ALL.into_iter();
    let policy = policies.clone().find(|known| known.as_str() == policy).expect("a policy");
    let rules = match start.strip_prefix("position:") {
        Some(stones) => Rules::from(position(stones)),
        None => Rules::from(Opening::of_id(start).expect("an opening")),
    };
    rules.with_forbidden_moves(policy)
}

/// Black's stones, White's and the colour due: `f8,g8:-:white`.
fn position(text: &str) -> StartPosition {
    let [black, white, due] = text.split(':').collect::<Vec<_>>()[..] else { panic!("three parts in {text}") };
    let stones = |list: &str| points(&list.replace([',', '-'], " "));
    let board = Board::from_stones(stones(black), stones(white)).expect("one stone on a point");
    StartPosition::new(board, color(due)).expect("no five")
}

/// The game of a record: the rule, then one word an action.
pub fn game(record: &str) -> Game {
    let (rule, words) = record.split_once(' ').unwrap_or((record, ""));
    let mut game = Game::new(rules(rule));
    play(&mut game, words);
    game
}

/// Plays the actions that these words spell; all must be legal.
pub fn play(game: &mut Game, words: &str) {
    for word in words.split_whitespace() {
        if let Err(error) = game.apply(action(word)) {
            panic!("{game}: {word} is refused: {error:?}");
        }
    }
}

/// Holds that the game refuses the action with this code, and that nothing has changed.
pub fn assert_refused(game: &mut Game, word: &str, code: &str) {
    let before = game.clone();
    let refused = game.apply(action(word)).map_err(|error| error.code());
    assert_eq!(refused.err(), Some(code), "{word} after {before}");
    assert!(!game.is_legal(action(word)), "{word} after {before}");
    assert_eq!(*game, before, "changed by the refused {word}");
    assert_eq!(game.hash(), before.hash(), "changed by the refused {word}");
}
