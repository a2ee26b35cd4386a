//! The text record: words separated by white space, first the rule, then one word an action.
//!
//! ```text
//! soosorv-8 h8 h9 h10 keep g7 3 swap ?i7 ?j12 ?c3 =j12 a1
//! ```
//!
//! The first word is the id of the opening, or `position:` with the black stones, the white stones (board order,
//! commas between, `-` for none) and the colour due, colons between; then `/loses` or `/claimed` where forbidden moves
//! can be played. An action is a point (a stone), `?point` (an offer), `=point` (a pick), a number (a declaration),
//! `>name` (a branch), `keep`, `swap`, `pass`, `claim`, `draw` (accepted), `resign:first`, `timeout:second`; a stone or
//! pass with `~` behind it carries a draw offer.

use super::{Cause, RecordError};
use crate::board::Board;
use crate::color::Color;
use crate::decimal;
use crate::game::{Action, ForbiddenMoves, Game, Rules, Start, StartPosition};
use crate::opening::Opening;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::seat::Seat;
use std::fmt;
use std::str::FromStr;

impl Game {
    /// The text record, words separated by single spaces.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        match &self.rules().start {
            Start::Opening(opening) => text.push_str(&opening.id()),
            Start::Position(position) => {
                text.push_str("position:");
                push_points(&mut text, position.board().stones(Color::Black));
                text.push(':');
                push_points(&mut text, position.board().stones(Color::White));
                text.push(':');
                text.push_str(position.due().as_str());
            }
        }
        if self.rules().forbidden_moves != ForbiddenMoves::Illegal {
            text.push('/');
            text.push_str(self.rules().forbidden_moves.as_str());
        }
        for action in self.actions() {
            text.push(' ');
            push_action(&mut text, *action);
        }
        text
    }
}

impl fmt::Display for Game {
    /// The text record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

fn push_points(text: &mut String, points: PointSet) {
    if points.is_empty() {
        text.push('-');
    }
    for (number, point) in points.iter().enumerate() {
        if number > 0 {
            text.push(',');
        }
        point.push_name(text);
    }
}

fn push_action(text: &mut String, action: Action) {
    text.push_str(match action {
        Action::Place { .. } | Action::Declare(_) => "",
        Action::Pass { .. } => "pass",
        Action::Keep => "keep",
        Action::Swap => "swap",
        Action::Claim => "claim",
        Action::AcceptDraw => "draw",
        Action::Branch(_) => ">",
        Action::Offer(_) => "?",
        Action::Pick(_) => "=",
        Action::Resign(_) => "resign:",
        Action::Timeout(_) => "timeout:",
    });
    match action {
        Action::Place { point, .. } | Action::Offer(point) | Action::Pick(point) => point.push_name(text),
        Action::Declare(count) => decimal::push(text, count as usize),
        Action::Branch(name) => text.push_str(name),
        Action::Resign(seat) | Action::Timeout(seat) => text.push_str(seat.as_str()),
        _ => {}
    }
    if action.offers_draw() {
        text.push('~');
    }
}

impl FromStr for Game {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Game, RecordError> {
        let bad = |at: usize, word: &str, cause| RecordError::Bad { at, word: Some(word.to_owned()), cause };
        let mut words = text.split_ascii_whitespace().enumerate();
        let (_, rule) = words.next().ok_or_else(|| bad(0, "", Cause::Truncated))?;
        let mut game = Game::new(read_rules(rule).map_err(|cause| bad(0, rule, cause))?);
        for (at, word) in words {
            let action = read_action(&game, word).ok_or_else(|| bad(at, word, Cause::Unreadable))?;
            game.apply(action).map_err(|error| bad(at, word, Cause::Rule(error)))?;
        }
        Ok(game)
    }
}

fn read_rules(word: &str) -> Result<Rules, Cause> {
    let (start, forbidden_moves) = match word.rsplit_once('/') {
        None => (word, ForbiddenMoves::Illegal),
        Some((start, "loses")) => (start, ForbiddenMoves::Loses),
        Some((start, "claimed")) => (start, ForbiddenMoves::Claimed),
        Some(_) => return Err(Cause::Unreadable),
    };
    let rules = match start.strip_prefix("position:") {
        Some(position) => Rules::from(read_position(position)?),
        None => {
            let opening = Opening::of_id(start).map_err(Cause::Opening)?;
            // The bare name of a family with limits means its default, but is not how a record writes it.
            if opening.limit().is_some() && !start.contains('-') {
                return Err(Cause::NotCanonical);
            }
            Rules::from(opening)
        }
    };
    Ok(rules.with_forbidden_moves(forbidden_moves))
}

fn read_position(word: &str) -> Result<StartPosition, Cause> {
    let mut parts = word.split(':');
    let (Some(black), Some(white), Some(due), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
        return Err(Cause::Unreadable);
    };
    let due = match due {
        "black" => Color::Black,
        "white" => Color::White,
        _ => return Err(Cause::Unreadable),
    };
    let board = Board::from_stones(read_points(black)?, read_points(white)?).map_err(Cause::Board)?;
    StartPosition::new(board, due).map_err(Cause::Start)
}

fn read_points(list: &str) -> Result<Vec<Point>, Cause> {
    if list == "-" {
        return Ok(Vec::new());
    }
    let points: Vec<Point> =
        list.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|_| Cause::Unreadable)?;
    if points.is_sorted_by(|one, next| one < next) { Ok(points) } else { Err(Cause::NotCanonical) }
}

/// The action that the word spells; the names of branches are those of the game's opening.
fn read_action(game: &Game, word: &str) -> Option<Action> {
    if let Some(moved) = word.strip_suffix('~') {
        return match read_action(game, moved)? {
            Action::Place { point, offer_draw: false } => Some(Action::Place { point, offer_draw: true }),
            Action::Pass { offer_draw: false } => Some(Action::Pass { offer_draw: true }),
            _ => None,
        };
    }
    Some(match word {
        "pass" => Action::PASS,
        "keep" => Action::Keep,
        "swap" => Action::Swap,
        "claim" => Action::Claim,
        "draw" => Action::AcceptDraw,
        "resign:first" => Action::Resign(Seat::First),
        "resign:second" => Action::Resign(Seat::Second),
        "timeout:first" => Action::Timeout(Seat::First),
        "timeout:second" => Action::Timeout(Seat::Second),
        _ => match word.as_bytes().first()? {
            b'?' => Action::Offer(word[1..].parse().ok()?),
            b'=' => Action::Pick(word[1..].parse().ok()?),
            b'>' => game.branch(&word[1..]),
            b'0'..=b'9' => Action::Declare(decimal::read(word)?),
            _ => Action::place(word.parse().ok()?),
        },
    })
}
