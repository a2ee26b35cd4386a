//! Published positions and positions with a known verdict for every point, in all eight orientations of the board.

mod boards;
mod literal;

use boards::{drawing, engine, say, spot, spots, table};
use literal::{Grid, Spot};
use soosorv::{Board, Color, Kind, Symmetry};
use std::collections::BTreeMap;

/// The board turned or reflected.
fn turned(board: &Board, symmetry: Symmetry) -> Board {
    let of = |color| board.stones(color).iter().map(move |point| symmetry.apply(point)).collect::<Vec<_>>();
    Board::from_stones(of(Color::Black), of(Color::White)).expect("a symmetry keeps points apart")
}

/// Holds the engine, in all orientations, and the literal judge to a verdict: the first kind that applies, or `allowed`.
fn check(black: &str, white: &str, asked: Spot, verdict: &str) {
    let grid = Grid::new(spots(black), spots(white));
    let kinds = grid.forbidden(asked).names();
    assert_eq!(*kinds.first().unwrap_or(&"allowed"), verdict, "the literal judge{}", drawing(&grid, asked));
    let board = engine::board(&grid);
    for symmetry in Symmetry::ALL {
        let point = symmetry.apply(engine::point(asked));
        let told = engine::names(turned(&board, symmetry).forbidden_at(point));
        assert_eq!(told, kinds, "{symmetry:?} of{}", drawing(&grid, asked));
    }
}

#[test]
fn tutorial_and_other_published_positions() {
    for row in table(include_str!("data/tutorial.tsv")) {
        let [_, asked, black, white, verdict] = row[..] else { panic!("five columns in {row:?}") };
        check(black, white, spot(asked), verdict);
    }
}

/// The smallest position that tells the two readings of a three apart: the only stone that makes a straight four of one
/// of the threes makes a five as well, so it is no three (definition of three), and there is no double-three.
#[test]
fn an_extension_that_makes_a_five_does_not_count() {
    check("f8 h8 g7 g6 g5 g4 h5", "-", spot("e8"), "allowed");
}

/// Rule 9.3 makes verdicts depend on stones that share no line with the point: g7 and e8 share none.
#[test]
fn a_far_stone_changes_a_verdict() {
    check("i5 g6 d8 f8 e10 g10 e11", "h10", spot("e8"), "double-three");
    check("i5 g6 g7 d8 f8 e10 g10 e11", "h10", spot("e8"), "allowed");
}

#[test]
fn fours_on_one_line() {
    check("d8 f8 g8 j8", "-", spot("h8"), "double-four"); // B.BBB.B
    check("d8 e8 g8 j8 k8", "-", spot("h8"), "double-four"); // BB.BB.BB
    check("d8 e8 f8 j8 k8 l8", "-", spot("h8"), "double-four"); // BBB.B.BBB
    check("e8 f8 g8", "-", spot("h8"), "allowed"); // .BBBB. is one four
    check("e8 f8 g8", "d8", spot("h8"), "allowed");
    check("c8 d8 f8 g8", "-", spot("h8"), "allowed"); // BB.BBB: a six is no five
}

/// A five wins whatever else the stone makes (9.2).
#[test]
fn a_five_is_never_forbidden() {
    check("d8 e8 f8 g8 h4 h5 h6 h7 h9 h10", "-", spot("h8"), "allowed"); // five and overline
    check("d8 e8 f8 g8 h9 h10 i9 j10", "-", spot("h8"), "allowed"); // five and double-three
}

#[test]
fn every_point_of_the_sampled_positions() {
    let mut points = 0;
    for row in table(include_str!("data/forbidden.tsv")) {
        let [black, white, forbidden] = row[..] else { panic!("three columns in {row:?}") };
        let listed: BTreeMap<Spot, &str> = forbidden
            .split(' ')
            .filter(|&word| word != "-")
            .map(|word| word.split_once(':').expect("a point and a kind"))
            .map(|(point, kind)| (spot(point), kind))
            .collect();
        let grid = Grid::new(spots(black), spots(white));
        let board = engine::board(&grid);
        let maps = Symmetry::ALL.map(|symmetry| (symmetry, turned(&board, symmetry).forbidden()));
        for asked in Grid::spots().filter(|&spot| grid.is_empty(spot)) {
            let kinds = grid.forbidden(asked).names();
            assert_eq!(kinds.first(), listed.get(&asked), "the literal judge{}", drawing(&grid, asked));
            for (symmetry, map) in &maps {
                let told = engine::names(map.get(symmetry.apply(engine::point(asked))));
                assert_eq!(told, kinds, "{symmetry:?} of{}", drawing(&grid, asked));
                points += 1;
            }
        }
        let count = maps.iter().map(|(_, map)| map.iter().count()).sum::<usize>();
        assert_eq!(count, 8 * listed.len(), "no kinds on points with a stone");
    }
    say(&format!("sampled positions: {points} points, 0 differences"));
}

/// What the Python package `renju` says (`scripts/renju-sample.py` asks it).
#[test]
fn every_point_of_the_python_sample() {
    let (mut points, mut forbidden_points) = (0, 0);
    for row in table(include_str!("data/renju-sample.tsv")) {
        let [black, white, forbidden] = row[..] else { panic!("three columns in {row:?}") };
        let grid = Grid::new(spots(black), spots(white));
        let map = engine::board(&grid).forbidden();
        let told: Vec<String> = map
            .iter()
            // Like this engine, the package puts an overline before a double-four before a double-three.
            .map(|(point, kinds)| format!("{point}:{}", kinds.first().map_or("", Kind::as_str)))
            .collect();
        let said: Vec<&str> = forbidden.split(' ').filter(|&word| word != "-").collect();
        assert_eq!(told, said, "{}", drawing(&grid, (-1, -1)));
        points += Grid::spots().filter(|&spot| grid.is_empty(spot)).count();
        forbidden_points += said.len();
    }
    say(&format!("Python package renju: {points} points, {forbidden_points} of them forbidden, 0 differences"));
}
