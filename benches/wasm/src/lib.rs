//! The boards of the vectors, and a loop over them, inside WebAssembly.

use soosorv::{Board, Point};
use std::cell::RefCell;
use std::hint::black_box;

thread_local! {
    static BOARDS: RefCell<Vec<Board>> = const { RefCell::new(Vec::new()) };
}

fn points(names: &str) -> Vec<Point> {
    names.split(' ').filter_map(|name| name.parse().ok()).collect()
}

/// Reads the boards; how many there are.
#[unsafe(no_mangle)]
pub extern "C" fn prepare() -> usize {
    let lines = include_str!("../../../tests/data/forbidden.tsv").lines().filter(|line| !line.starts_with('#'));
    let boards = lines.filter_map(|line| {
        let mut columns = line.split('\t');
        Board::from_stones(points(columns.next()?), points(columns.next()?)).ok()
    });
    BOARDS.with_borrow_mut(|all| {
        all.extend(boards);
        all.len()
    })
}

/// All forbidden points of all boards; how many there are.
#[unsafe(no_mangle)]
pub extern "C" fn round() -> usize {
    BOARDS.with_borrow(|all| all.iter().map(|board| black_box(board).forbidden().points().len()).sum())
}
