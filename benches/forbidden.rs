//! All forbidden points of a board from scratch, beside `figrid-board` on the same boards in the same run.
//!
//! Prints one line of JSON: the medians of the rounds in nanoseconds a board, and their ratio, `figrid-board`'s time
//! over ours. The rounds of the two alternate, so that a busy machine slows both.

use figrid_board::renju::{Foul, foul};
use figrid_board::{BitBoard, to_idx};
use soosorv::{Board, Color, Point, PointSet};
use std::hint::black_box;
use std::time::Instant;

/// Odd, so that the median is a measured one.
const ROUNDS: usize = 15;
/// Ours goes over the boards so often a round, to be measured for about as long as the other.
const TIMES: u32 = 20;

fn main() {
    let boards = boards();
    let peers: Vec<_> = boards.iter().map(peer).collect();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        ours.push(nanoseconds(boards.len(), TIMES, || {
            boards.iter().map(|board| black_box(board).forbidden().points().len()).sum()
        }));
        theirs.push(nanoseconds(boards.len(), 1, || peers.iter().map(|peer| forbidden_points(black_box(peer))).sum()));
    }
    let (ours, theirs) = (median(&mut ours), median(&mut theirs));
    let ratio = theirs / ours;
    println!(r#"{{"forbidden-map-native":{{"ns":{ours:.0},"ratio":{ratio:.1},"against":"figrid-board"}}}}"#);
}

/// Nanoseconds a board that the work takes; what it counts is kept from being optimised away.
fn nanoseconds(boards: usize, times: u32, mut work: impl FnMut() -> usize) -> f64 {
    let started = Instant::now();
    for _ in 0..times {
        black_box(work());
    }
    started.elapsed().as_nanos() as f64 / f64::from(times) / boards as f64
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The boards of the vectors.
fn boards() -> Vec<Board> {
    let text = include_str!("../tests/data/forbidden.tsv");
    let points = |names: &str| -> Vec<Point> { names.split(' ').filter_map(|name| name.parse().ok()).collect() };
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| {
            let mut columns = line.split('\t');
            Board::from_stones(points(columns.next()?), points(columns.next()?)).ok()
        })
        .collect()
}

/// The same stones for `figrid-board`, and the empty points.
fn peer(board: &Board) -> (BitBoard, BitBoard, Vec<usize>) {
    let index = |point: Point| to_idx(point.row().into(), point.column().into());
    let bits = |points: PointSet| {
        let mut bits = BitBoard::EMPTY;
        points.iter().for_each(|point| bits.set(index(point)));
        bits
    };
    (bits(board.stones(Color::Black)), bits(board.stones(Color::White)), board.empty().iter().map(index).collect())
}

fn forbidden_points((black, white, empty): &(BitBoard, BitBoard, Vec<usize>)) -> usize {
    empty
        .iter()
        .filter(|&&point| matches!(foul(black, white, point), Foul::DoubleThree | Foul::DoubleFour | Foul::Overline))
        .count()
}
