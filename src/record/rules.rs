//! What a game is played by, as bytes: one form for binary records and for the genesis of a session.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | number of the opening rule; 0: a game from a position |
//! | 1 | limit, 0 for none |
//! | 1 | forbidden moves: 0 illegal, 1 loses, 2 claimed |
//! | only from a position: 1 | colour due: 0 Black, 1 White |
//! | 1 + n | number of black stones, their points in board order |
//! | 1 + n | number of white stones, their points in board order |

use super::Cause;
use crate::board::Board;
use crate::color::Color;
use crate::game::{ForbiddenMoves, Rules, Start, StartPosition};
use crate::opening::{Opening, RULES, Rule};
use crate::point::Point;
use crate::point_set::PointSet;

const FROM_POSITION: u8 = 0;

/// Appends the bytes of the rules.
pub(crate) fn encode(rules: &Rules, bytes: &mut Vec<u8>) {
    let (number, limit) = match &rules.start {
        Start::Opening(opening) => (opening.rule().number, opening.limit().unwrap_or(0)),
        Start::Position(_) => (FROM_POSITION, 0),
    };
    bytes.extend_from_slice(&[number, limit, rules.forbidden_moves as u8]);
    if let Start::Position(position) = &rules.start {
        bytes.push(position.due() as u8);
        for &color in &[Color::Black, Color::White] {
            let stones = position.board().stones(color);
            bytes.push(stones.len() as u8);
            for point in stones {
                bytes.push(point.index());
            }
        }
    }
}

/// Reads bytes from their start. What is wrong is the one at `at`.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    pub(crate) at: usize,
    next: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0, next: 0 }
    }

    // Inlined at its seven places, it would be half of this file in the module.
    #[inline(never)]
    pub(crate) fn byte(&mut self) -> Result<u8, Cause> {
        self.at = self.next;
        let byte = *self.bytes.get(self.at).ok_or(Cause::Truncated)?;
        self.next += 1;
        Ok(byte)
    }

    /// The bytes that have been read.
    pub(crate) fn done(&self) -> &'a [u8] {
        &self.bytes[..self.next]
    }

    /// The bytes still to be read, about which the next fault is.
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        self.at = self.next;
        &self.bytes[self.next..]
    }

    /// Goes on where only these bytes are left.
    pub(crate) fn go_on(&mut self, rest: &[u8]) {
        self.next = self.bytes.len() - rest.len();
    }
}

/// Reads the rules.
///
/// # Errors
/// Why the byte at the reader's `at` is wrong.
pub(crate) fn decode(reader: &mut Reader) -> Result<Rules, Cause> {
    let number = reader.byte()?;
    let rule = RULES.iter().find(|rule| rule.number == number);
    if rule.is_none() && number != FROM_POSITION {
        return Err(Cause::Unreadable);
    }
    let opening = match (rule, reader.byte()?) {
        (None, 0) => None,
        // 0 stands for "no limit", which is not the same as none given.
        (None, _) | (Some(Rule { limits: Some(_), .. }), 0) => return Err(Cause::NotCanonical),
        (Some(rule), 0) => Some(rule.default_opening()),
        (Some(rule), limit) => Some(Opening::of_checked(rule, Some(limit.into())).map_err(Cause::Opening)?),
    };
    let forbidden_moves = *ForbiddenMoves::ALL.get(usize::from(reader.byte()?)).ok_or(Cause::Unreadable)?;
    let rules = match opening {
        Some(opening) => Rules::from(opening),
        None => Rules::from(read_position(reader)?),
    };
    Ok(rules.with_forbidden_moves(forbidden_moves))
}

/// Reads stones to start from: the colour due, the stones.
///
/// # Errors
/// Why the byte at the reader's `at` is wrong.
pub(crate) fn read_position(reader: &mut Reader) -> Result<StartPosition, Cause> {
    let due = match reader.byte()? {
        0 => Color::Black,
        1 => Color::White,
        _ => return Err(Cause::Unreadable),
    };
    StartPosition::new(read_board(reader)?, due).map_err(Cause::Start)
}

/// Reads the stones of both colours.
///
/// # Errors
/// Why the byte at the reader's `at` is wrong.
pub(crate) fn read_board(reader: &mut Reader) -> Result<Box<Board>, Cause> {
    let (black, white) = (read_stones(reader)?, read_stones(reader)?);
    // What is wrong with the stones together is told behind them.
    reader.rest();
    Board::from_stones(black, white).map(Box::new).map_err(Cause::Board)
}

fn read_stones(reader: &mut Reader) -> Result<PointSet, Cause> {
    let mut stones = PointSet::EMPTY;
    let mut before = None;
    for _ in 0..reader.byte()? {
        let point = Point::from_index(reader.byte()?).ok_or(Cause::Unreadable)?;
        if before >= Some(point) {
            return Err(Cause::NotCanonical);
        }
        stones.insert(point);
        before = Some(point);
    }
    Ok(stones)
}
