//! A board drawn with characters: 15 lines, row 15 first; `x X ●` Black, `o O ○` White, `. + -` empty.
//!
//! Spaces, empty lines and a frame are ignored: the letters a–o above or below, each row's number before or behind it.

use crate::board::Board;
use crate::color::Color;
use crate::decimal;
use crate::point::{Point, SIZE};
use std::fmt;
use std::str::FromStr;

/// The text is not a drawn board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardTextError {
    /// The line of the text, from 1, that is wrong, or after which rows are missing.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
}

impl fmt::Display for BoardTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a drawn board: line ")?;
        fmt::Display::fmt(&self.line, f)?;
        f.write_str(", column ")?;
        fmt::Display::fmt(&self.column, f)
    }
}

impl std::error::Error for BoardTextError {}

impl Board {
    /// The board drawn with its frame: `x` Black, `o` White, `.` empty.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for row in (0..SIZE).rev() {
            if row < 9 {
                text.push(' ');
            }
            decimal::push(&mut text, usize::from(row) + 1);
            for column in 0..SIZE {
                text.push_str(match Point::new(column, row).and_then(|point| self.at(point)) {
                    Some(Color::Black) => " x",
                    Some(Color::White) => " o",
                    None => " .",
                });
            }
            text.push('\n');
        }
        text.push_str("   a b c d e f g h i j k l m n o\n");
        text
    }
}

impl fmt::Display for Board {
    /// The board drawn with its frame.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl FromStr for Board {
    type Err = BoardTextError;

    fn from_str(text: &str) -> Result<Board, BoardTextError> {
        let mut board = Board::new();
        // Rows still to come: the next line is the row of this number.
        let mut rows = SIZE;
        let (mut line, mut last) = (0, 0);
        let mut rest = Some(text);
        while let Some(text) = rest {
            let end = text.bytes().position(|byte| byte == b'\n');
            rest = end.map(|end| &text[end + 1..]);
            let text = &text[..end.unwrap_or(text.len())];
            line += 1;
            let is_between = rows > 0 && rows < SIZE;
            if text.chars().all(char::is_whitespace) || !is_between && is_frame(text) {
                continue;
            }
            last = line;
            let refuse = |column| BoardTextError { line, column };
            let Some(row) = rows.checked_sub(1) else {
                return Err(refuse(1));
            };
            read_row(&mut board, row, text).map_err(refuse)?;
            rows = row;
        }
        if rows == 0 { Ok(board) } else { Err(BoardTextError { line: last + 1, column: 1 }) }
    }
}

/// Whether the line holds just the letters a to o.
fn is_frame(text: &str) -> bool {
    let mut next = b'a';
    for character in text.chars() {
        if character.to_ascii_lowercase() == char::from(next) {
            next += 1;
        } else if !character.is_whitespace() {
            return false;
        }
    }
    next == b'a' + SIZE
}

/// Reads one row of the board; the error is the column of the first character that is wrong.
fn read_row(board: &mut Board, row: u8, text: &str) -> Result<(), usize> {
    let mut column = 0;
    let mut end = 1;
    // The row's number, before its points or behind them: as far as it has been read, and where it begins.
    let (mut number, mut begin) = (0, 0);
    let mut characters = text.chars();
    let (mut at, mut is_over) = (0, false);
    while !is_over {
        at += 1;
        // Behind the last one comes a space, which ends a number.
        let next = characters.next();
        is_over = next.is_none();
        let character = next.unwrap_or(' ');
        let digit = character.to_digit(10).filter(|digit| number + digit > 0 && (column == 0 || column == SIZE));
        if let Some(digit) = digit {
            begin = if number == 0 { at } else { begin };
            number = (number * 10 + digit).min(99);
            continue;
        }
        if number != 0 && number != u32::from(row) + 1 {
            return Err(begin);
        }
        number = 0;
        if character.is_whitespace() {
            continue;
        }
        let stone = match character {
            'x' | 'X' | '●' => Some(Color::Black),
            'o' | 'O' | '○' => Some(Color::White),
            '.' | '+' | '-' => None,
            _ => return Err(at),
        };
        let point = Point::new(column, row).ok_or(at)?;
        if let Some(color) = stone {
            board.place(point, color);
        }
        column += 1;
        end = at + 1;
    }
    if column == SIZE { Ok(()) } else { Err(end) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(row: &str) -> String {
        [row; 15].join("\n")
    }

    #[test]
    fn every_mark_and_every_frame_is_read() {
        let plain = rows("xX●oO○.+-......");
        let board: Board = plain.parse().expect("a board");
        assert_eq!(board.stones(Color::Black).len(), 45);
        assert_eq!(board.stones(Color::White).len(), 45);
        assert_eq!(board.to_string().parse(), Ok(board.clone()));
        let framed = format!("  a b c d e f g h i j k l m n o\n\n{board}");
        assert_eq!(framed.parse(), Ok(board.clone()));
        let numbered: String =
            (1..=15).rev().zip(plain.lines()).map(|(number, line)| format!("{line} {number}\r\n")).collect();
        assert_eq!(numbered.parse(), Ok(board));
    }

    #[test]
    fn the_place_of_a_fault_is_told() {
        let refused = |text: String| text.parse::<Board>().expect_err("not a board");
        assert_eq!(refused(String::new()), BoardTextError { line: 1, column: 1 });
        assert_eq!(refused(rows("..............")), BoardTextError { line: 1, column: 15 });
        assert_eq!(refused(rows("................")), BoardTextError { line: 1, column: 16 });
        assert_eq!(refused(rows("...............").replacen('.', "?", 1)), BoardTextError { line: 1, column: 1 });
        assert_eq!(refused(rows("...............").replacen('.', "7.", 1)), BoardTextError { line: 1, column: 1 });
        assert_eq!(
            refused([&rows("..............."), "..............."].join("\n")),
            BoardTextError { line: 16, column: 1 }
        );
        assert_eq!(refused(["..............."; 14].join("\n")), BoardTextError { line: 15, column: 1 });
    }
}
