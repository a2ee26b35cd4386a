//! Forbidden points kept up to date, against those found from scratch and against the literal judge: stones come and go
//! in any order, and the points are asked for now and then.

mod boards;
mod literal;

use boards::{Kind, Random, drawing, engine, say};
use literal::{Grid, Spot};
use soosorv::{Board, Color, Point, Tracker};

fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
}

fn random_point(random: &mut Random) -> Point {
    engine::point((random.between(0, 14), random.between(0, 14)))
}

fn random_color(random: &mut Random) -> Color {
    random.pick(&[Color::Black, Color::White])
}

/// Lets stones come and go: mostly the last ones go first, as in a search, sometimes any. `ask` is called after steps of
/// its own choice of the generator's.
fn walk(random: &mut Random, board: Board, steps: u32, mut ask: impl FnMut(&mut Tracker, &Board)) {
    let mut tracker = Tracker::new(board.clone());
    let mut plain = board;
    let mut placed = Vec::new();
    let often = random.pick(&[30, 70, 100]);
    for _ in 0..steps {
        let point = match random.between(0, 9) {
            0..6 => {
                let (point, color) = (random_point(random), random_color(random));
                assert_eq!(tracker.place(point, color), plain.at(point).is_none());
                if plain.place(point, color) {
                    placed.push(point);
                }
                point
            }
            6..9 => {
                let Some(point) = placed.pop() else { continue };
                assert_eq!(tracker.remove(point), plain.remove(point));
                point
            }
            _ => {
                let point = random_point(random);
                assert_eq!(tracker.remove(point), plain.remove(point), "{point}");
                point
            }
        };
        assert_eq!(*tracker.board(), plain, "{point}");
        if random.percent(often) {
            ask(&mut tracker, &plain);
        }
    }
    for point in placed.into_iter().rev() {
        assert_eq!(tracker.remove(point), plain.remove(point));
    }
    ask(&mut tracker, &plain);
}

fn against_scratch(seed: u64, points: u64) {
    let mut random = Random::new(seed);
    let (mut compared, mut forbidden) = (0, 0);
    while compared < points {
        for kind in Kind::ALL {
            let board = engine::board(&kind.board(&mut random));
            walk(&mut random, board, 60, |tracker, plain| {
                let map = plain.forbidden();
                assert_eq!(tracker.forbidden(), map, "{plain}");
                assert_eq!(tracker.forbidden(), map, "asked again{plain}");
                compared += Point::COUNT as u64;
                forbidden += map.points().len();
            });
        }
    }
    say(&format!("up to date against from scratch: {compared} points, {forbidden} of them forbidden, 0 differences"));
}

#[test]
fn random_walks_against_from_scratch() {
    against_scratch(21, 3_000_000);
}

/// As many points as `POINTS` says (a thousand million if it says nothing), by `cargo test --release --test tracker in_bulk
/// -- --ignored`; `SEED` asks for other walks.
#[test]
#[ignore = "takes some minutes"]
fn in_bulk() {
    against_scratch(asked("SEED", 22), asked("POINTS", 1_000_000_000));
}

#[test]
fn random_walks_against_the_literal_judge() {
    let mut random = Random::new(23);
    let mut compared = 0;
    for kind in Kind::ALL {
        for _ in 0..kind.share(15) {
            let board = engine::board(&kind.board(&mut random));
            walk(&mut random, board, 12, |tracker, plain| {
                let of = |color| plain.stones(color).iter().map(engine::spot);
                let grid = Grid::new(of(Color::Black), of(Color::White));
                let map = tracker.forbidden();
                for spot in Grid::spots().filter(|&spot: &Spot| grid.is_empty(spot)) {
                    let names = engine::names(map.get(engine::point(spot)));
                    assert_eq!(names, grid.forbidden(spot).names(), "{}", drawing(&grid, spot));
                    compared += 1;
                }
            });
        }
    }
    say(&format!("up to date against the literal judge: {compared} points, 0 differences"));
}

/// A search of all replies and replies to them: on the way back every board is asked again.
#[test]
fn a_search_finds_each_board_as_it_left_it() {
    fn search(tracker: &mut Tracker, color: Color, depth: u32, random: &mut Random) {
        let map = tracker.board().forbidden();
        assert_eq!(tracker.forbidden(), map, "{}", tracker.board());
        if depth == 0 {
            return;
        }
        for point in tracker.board().empty() {
            if random.percent(if depth == 1 { 20 } else { 6 }) {
                tracker.place(point, color);
                search(tracker, color.other(), depth - 1, random);
                assert_eq!(tracker.remove(point), Some(color));
                assert_eq!(tracker.forbidden(), map, "{point}{}", tracker.board());
            }
        }
    }
    let mut random = Random::new(24);
    for kind in Kind::ALL {
        for _ in 0..kind.share(15) {
            let board = engine::board(&kind.board(&mut random));
            search(&mut Tracker::new(board), Color::Black, 3, &mut random);
        }
    }
}

#[test]
fn the_order_of_the_stones_does_not_matter() {
    let mut random = Random::new(25);
    for kind in Kind::ALL {
        for _ in 0..30 {
            let board = engine::board(&kind.board(&mut random));
            let of = |color| board.stones(color).iter().map(move |point| (point, color));
            let mut stones: Vec<_> = of(Color::Black).chain(of(Color::White)).collect();
            for _ in 0..2 {
                for number in 1..stones.len() {
                    stones.swap(number, random.between(0, number as i32) as usize);
                }
                let mut tracker = Tracker::default();
                for (point, color) in &stones {
                    assert!(tracker.place(*point, *color));
                    if random.percent(20) {
                        tracker.forbidden();
                    }
                }
                assert_eq!(*tracker.board(), board);
                assert_eq!(tracker.forbidden(), board.forbidden(), "{board}");
            }
        }
    }
}
