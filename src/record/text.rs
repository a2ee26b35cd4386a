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

use super::parts::{self, WORDS};
use super::rules::{self, Reader};
use super::{Cause, RecordError};
use crate::color::Color;
use crate::game::{Action, ForbiddenMoves, Game, Rules, Start, StartPosition};
use crate::opening::Opening;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::{cut, decimal};
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
            push_action(&mut text, *action, self);
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

fn push_action(text: &mut String, action: Action, game: &Game) {
    let (kind, value) = parts::of(action, game);
    text.push_str(WORDS[usize::from(kind)]);
    match action {
        Action::Place { point, .. } | Action::Offer(point) | Action::Pick(point) => point.push_name(text),
        Action::Declare(_) => decimal::push(text, value.into()),
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
        let mut game = None;
        for (at, word) in text.split_ascii_whitespace().enumerate() {
            let read = match &mut game {
                None => read_rules(word.as_bytes()).map(|rules| game = Some(Game::new(rules))),
                Some(game) => play(game, word.as_bytes()),
            };
            read.map_err(|cause| RecordError::Bad { at, word: Some(word.to_owned()), cause })?;
        }
        game.ok_or_else(|| RecordError::Bad { at: 0, word: Some(String::new()), cause: Cause::Truncated })
    }
}

fn play(game: &mut Game, word: &[u8]) -> Result<(), Cause> {
    let action = read_action(game, word).ok_or(Cause::Unreadable)?;
    game.apply(action).map(drop).map_err(Cause::Rule)
}

/// Not inlined: in a frame of its own, its numbers are small.
#[inline(never)]
fn read_rules(word: &[u8]) -> Result<Rules, Cause> {
    let (start, policy) = cut::at(b'/', word);
    let forbidden_moves = match policy {
        None => ForbiddenMoves::Illegal,
        Some(b"loses") => ForbiddenMoves::Loses,
        Some(b"claimed") => ForbiddenMoves::Claimed,
        Some(_) => return Err(Cause::Unreadable),
    };
    let rules = match start.strip_prefix(b"position:") {
        Some(position) => Rules::from(read_position(position)?),
        None => {
            let opening = Opening::of_bytes(start).map_err(Cause::Opening)?;
            // The bare name of a family with limits means its default, but is not how a record writes it.
            if opening.limit().is_some() && start == opening.rule().family.as_bytes() {
                return Err(Cause::NotCanonical);
            }
            Rules::from(opening)
        }
    };
    Ok(rules.with_forbidden_moves(forbidden_moves))
}

/// Stones to start from: those of Black, those of White and the colour due, colons between. Read as their bytes are, once
/// the words are bytes.
fn read_position(word: &[u8]) -> Result<StartPosition, Cause> {
    let (black, rest) = cut::at(b':', word);
    let (white, due) = cut::at(b':', rest.unwrap_or_default());
    let due = match due {
        Some(b"black") => Color::Black,
        Some(b"white") => Color::White,
        _ => return Err(Cause::Unreadable),
    };
    let mut bytes = vec![due as u8];
    read_points(black, &mut bytes)?;
    read_points(white, &mut bytes)?;
    rules::read_position(&mut Reader::new(&bytes))
}

/// The number of the points, and the points.
fn read_points(list: &[u8], bytes: &mut Vec<u8>) -> Result<(), Cause> {
    let start = bytes.len();
    bytes.push(0);
    let mut names = Some(list).filter(|list| *list != b"-");
    while let Some(rest) = names {
        let name;
        (name, names) = cut::at(b',', rest);
        bytes.push(Point::parse(name).ok_or(Cause::Unreadable)?.index());
    }
    // More than there are cannot be in order.
    bytes[start] = u8::try_from(bytes.len() - start - 1).map_err(|_| Cause::NotCanonical)?;
    Ok(())
}

/// The action that the word spells; the names of branches are those of the game's opening.
fn read_action(game: &Game, word: &[u8]) -> Option<Action> {
    if let Some(moved) = word.strip_suffix(b"~") {
        // One mark alone, so that a run of them is not read deeper and deeper.
        let moved = Some(moved).filter(|moved| !moved.ends_with(b"~"));
        return read_action(game, moved?).and_then(parts::with_draw_offer);
    }
    let marked = WORDS.iter().position(|start| !start.is_empty() && word.starts_with(start.as_bytes()));
    let kind = match marked {
        Some(kind) => kind as u8,
        None if word.first()?.is_ascii_digit() => parts::DECLARE,
        None => parts::PLACE,
    };
    let name = &word[WORDS[usize::from(kind)].len()..];
    let value = match kind {
        parts::PLACE | parts::OFFER | parts::PICK => Point::parse(name)?.index(),
        // No limit reaches to the greatest byte.
        parts::DECLARE => decimal::read(name)?.min(255) as u8,
        parts::BRANCH => game.branch_number(name).unwrap_or(255) as u8,
        parts::RESIGN | parts::TIMEOUT if name == b"first" => 0,
        parts::RESIGN | parts::TIMEOUT => (name == b"second").then_some(1)?,
        _ => name.is_empty().then_some(0)?,
    };
    parts::action(kind, value, game)
}
