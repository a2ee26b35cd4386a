//! All forbidden points of a board, natively: from scratch beside `figrid-board`, and after a stone; and how the cost
//! grows with the stones.
//!
//! Prints one line of JSON. All that is compared is measured in alternating rounds of one run, so that a busy machine
//! slows both sides; the figures are medians.

use figrid_board::renju::{Foul, foul};
use figrid_board::{BitBoard, to_idx};
use soosorv::{Board, Color, Point, PointSet, Tracker};
use std::hint::black_box;
use std::time::Instant;

/// Odd, so that the median is a measured one.
const ROUNDS: usize = 15;

/// Stones to try on each board.
const TRIED: usize = 8;

fn main() {
    let boards = boards();
    let mut searches = searches(&boards);
    let tried = searches.len() * TRIED;
    let peers: Vec<_> = boards.iter().map(peer).collect();
    let [mut scratch, mut update, mut theirs] = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        scratch.push(nanoseconds(boards.len(), 20, || from_scratch(&boards)));
        update.push(nanoseconds(tried, 3, || after_a_stone(&mut searches)));
        theirs.push(nanoseconds(boards.len(), 1, || peers.iter().map(|peer| forbidden_points(black_box(peer))).sum()));
    }
    let (scratch, update, theirs) = (median(&mut scratch), median(&mut update), median(&mut theirs));
    let growth: Vec<String> = [20, 60, 120, 180].into_iter().map(cost).collect();
    let (worst, point, board) = worst();
    eprintln!("the dearest point found: {point}, {worst:.0} ns\n{board}");
    println!(
        r#"{{"scratch":{scratch:.0},"update":{update:.0},"figrid-board":{theirs:.0},"growth":[{}],"worst":{worst:.0}}}"#,
        growth.join(",")
    );
}

fn from_scratch(boards: &[Board]) -> usize {
    boards.iter().map(|board| black_box(board).forbidden().points().len()).sum()
}

/// A board kept up to date, and the stones to try on it.
type Search = (Tracker, [(Point, Color); TRIED]);

/// The stones are drawn from all empty points, in both colours alike. A full board is left out.
fn searches(boards: &[Board]) -> Vec<Search> {
    let mut seed = 7;
    let mut search = |board: &Board| {
        let empty: Vec<Point> = board.empty().iter().collect();
        let mut draw = |number| {
            let color = if number % 2 == 0 { Color::Black } else { Color::White };
            (empty[next(&mut seed) as usize % empty.len()], color)
        };
        (!empty.is_empty()).then(|| (Tracker::new(board.clone()), std::array::from_fn(&mut draw)))
    };
    boards.iter().filter_map(&mut search).collect()
}

/// A stone, all forbidden points, the stone away again; then the next one on the same board, as a search does.
fn after_a_stone(searches: &mut [Search]) -> usize {
    let mut count = 0;
    for (tracker, stones) in searches {
        for (point, color) in stones {
            tracker.place(*point, *color);
            count += black_box(&mut *tracker).forbidden().points().len();
            tracker.remove(*point);
        }
    }
    count
}

/// The cost of random boards with so many stones, half of them black.
fn cost(stones: usize) -> String {
    let mut seed = stones as u64;
    let boards: Vec<Board> = (0..200).map(|_| random_board(stones, &mut seed)).collect();
    let mut times: Vec<f64> = (0..ROUNDS).map(|_| nanoseconds(boards.len(), 100, || from_scratch(&boards))).collect();
    format!(r#"{{"stones":{stones},"ns":{:.0}}}"#, median(&mut times))
}

fn random_board(stones: usize, seed: &mut u64) -> Board {
    let mut board = Board::new();
    let mut placed = 0;
    while placed < stones {
        let color = if placed % 2 == 0 { Color::Black } else { Color::White };
        let point = Point::from_index((next(seed) >> 16) as u8);
        placed += usize::from(point.is_some_and(|point| board.place(point, color)));
    }
    board
}

/// The dearest point that a search finds: among pairs of full rows, where nests are deepest, and then by changing point
/// after point of the dearest board as long as that makes it dearer.
fn worst() -> (f64, Point, Board) {
    let mut seed = 1;
    let mut worst = dearest(Board::new());
    for _ in 0..400 {
        worst = dearer(worst, dearest(full_rows(&mut seed)));
    }
    for _ in 0..3000 {
        let mut board = worst.2.clone();
        let (Some(point), choice) = (Point::from_index((next(&mut seed) % 225) as u8), next(&mut seed) % 3) else {
            continue;
        };
        board.remove(point);
        if choice > 0 {
            board.place(point, if choice == 1 { Color::Black } else { Color::White });
        }
        worst = dearer(worst, dearest(board));
    }
    worst
}

/// What seems dearer is measured anew, so that a busy machine does not choose.
fn dearer(one: (f64, Point, Board), other: (f64, Point, Board)) -> (f64, Point, Board) {
    if other.0 <= one.0 {
        return one;
    }
    let (_, point, board) = other;
    let anew = cost_of(&board, point, 30);
    if anew > one.0 { (anew, point, board) } else { one }
}

/// The dearest point of the board.
fn dearest(board: Board) -> (f64, Point, Board) {
    let costs = board.empty().iter().map(|point| (cost_of(&board, point, 3), point));
    let (cost, point) = costs.max_by(|one, other| one.0.total_cmp(&other.0)).unwrap_or((0.0, Point::CENTRE));
    (cost, point, board)
}

/// The least of so many times.
fn cost_of(board: &Board, point: Point, times: u32) -> f64 {
    let once = || nanoseconds(1, 1, || black_box(board).forbidden_at(point).bits().into());
    (0..times).map(|_| once()).fold(f64::INFINITY, f64::min)
}

fn full_rows(seed: &mut u64) -> Board {
    let mut board = Board::new();
    let mut row = (next(seed) % 6) as u8;
    while row < 15 {
        let (first, last) = ((next(seed) % 5) as u8, 10 + (next(seed) % 5) as u8);
        for row in [row, row + 1] {
            for point in (first..=last).filter_map(|column| Point::new(column, row)) {
                board.place(point, Color::Black);
            }
        }
        row += 4 + (next(seed) % 4) as u8;
    }
    board
}

/// A linear congruential generator; its high bits are random enough to scatter stones.
fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *seed >> 40
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
    let is_forbidden =
        |point| matches!(foul(black, white, point), Foul::DoubleThree | Foul::DoubleFour | Foul::Overline);
    empty.iter().filter(|&&point| is_forbidden(point)).count()
}
