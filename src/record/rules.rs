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

use super::{Cause, RecordError};
use crate::board::Board;
use crate::color::Color;
use crate::game::{ForbiddenMoves, Rules, Start, StartPosition};
use crate::opening::{Opening, RULES};
use crate::point::Point;
use crate::point_set::PointSet;

const FROM_POSITION: u8 = 0;

/// Appends the bytes of the rules.
pub(crate) fn encode(rules: &Rules, bytes: &mut Vec<u8>) {
    let (number, limit) = match &rules.start {
        Start::Opening(opening) => (opening.rule().number, opening.limit().unwrap_or(0)),
        Start::Position(_) => (FROM_POSITION, 0),
    };
    bytes.extend([number, limit, rules.forbidden_moves as u8]);
    if let Start::Position(position) = &rules.start {
        bytes.push(position.due() as u8);
        for color in [Color::Black, Color::White] {
            let stones = position.board().stones(color);
            bytes.push(stones.len() as u8);
            bytes.extend(stones.iter().map(Point::index));
        }
    }
}

/// Reads bytes from their start, and knows the place of a fault.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    pub(crate) rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, rest: bytes }
    }

    /// How many bytes have been read.
    pub(crate) fn at(&self) -> usize {
        self.bytes.len() - self.rest.len()
    }

    pub(crate) fn byte(&mut self) -> Result<u8, RecordError> {
        let (byte, rest) = self.rest.split_first().ok_or(self.bad(Cause::Truncated))?;
        self.rest = rest;
        Ok(*byte)
    }

    /// The next byte, which must be one of the few that `choose` knows.
    pub(crate) fn one_of<T>(&mut self, choose: impl FnOnce(u8) -> Result<T, Cause>) -> Result<T, RecordError> {
        let here = self.rest;
        let byte = self.byte()?;
        choose(byte).map_err(|cause| {
            self.rest = here;
            self.bad(cause)
        })
    }

    fn bad(&self, cause: Cause) -> RecordError {
        RecordError::Bad { at: self.at(), word: None, cause }
    }
}

/// Reads the rules.
///
/// # Errors
/// [`RecordError::Bad`], at the byte that is wrong.
pub(crate) fn decode(reader: &mut Reader) -> Result<Rules, RecordError> {
    let rule = reader.one_of(|byte| match RULES.iter().find(|rule| rule.number == byte) {
        Some(rule) => Ok(Some(rule)),
        None if byte == FROM_POSITION => Ok(None),
        None => Err(Cause::Unreadable),
    })?;
    let opening = reader.one_of(|limit| match rule {
        None if limit == 0 => Ok(None),
        None => Err(Cause::NotCanonical),
        // 0 stands for "no limit", which is not the same as none given.
        Some(rule) if limit == 0 && rule.limits.is_some() => Err(Cause::NotCanonical),
        Some(rule) => {
            Opening::of_checked(rule, (limit != 0).then_some(u32::from(limit))).map(Some).map_err(Cause::Opening)
        }
    })?;
    let forbidden_moves =
        reader.one_of(|byte| ForbiddenMoves::ALL.get(usize::from(byte)).copied().ok_or(Cause::Unreadable))?;
    let rules = match opening {
        Some(opening) => Rules::from(opening),
        None => Rules::from(read_position(reader)?),
    };
    Ok(rules.with_forbidden_moves(forbidden_moves))
}

fn read_position(reader: &mut Reader) -> Result<StartPosition, RecordError> {
    let due = reader.one_of(|byte| match byte {
        0 => Ok(Color::Black),
        1 => Ok(Color::White),
        _ => Err(Cause::Unreadable),
    })?;
    let black = read_stones(reader)?;
    let white = read_stones(reader)?;
    let board = Board::from_stones(black.iter(), white.iter()).map_err(|error| reader.bad(Cause::Board(error)))?;
    StartPosition::new(board, due).map_err(|error| reader.bad(Cause::Start(error)))
}

fn read_stones(reader: &mut Reader) -> Result<PointSet, RecordError> {
    let count = reader.byte()?;
    let mut stones = PointSet::EMPTY;
    let mut before = None;
    for _ in 0..count {
        let point = reader.one_of(|byte| {
            let point = Point::from_index(byte).ok_or(Cause::Unreadable)?;
            if before < Some(point) { Ok(point) } else { Err(Cause::NotCanonical) }
        })?;
        stones.insert(point);
        before = Some(point);
    }
    Ok(stones)
}
