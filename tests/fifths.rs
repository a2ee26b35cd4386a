//! Symmetrical fifth points: which offers are one and the same move.

mod boards;
mod literal;

use boards::{Random, drawing, engine, name, say, spot, spots, table};
use literal::fifths::{Isometry, isometries, symmetrical};
use literal::{Grid, Spot, Stone};
use soosorv::PATTERNS;
use std::collections::BTreeSet;

/// The board after stones of both colours in turn, Black first.
fn played(stones: &[Spot]) -> Grid {
    let every_other = |first| stones.iter().copied().skip(first).step_by(2);
    Grid::new(every_other(0), every_other(1))
}

/// Holds the engine to what the literal judge finds for an offered point.
fn check(grid: &Grid, board: &soosorv::Board, found: &[Isometry], offered: Spot) -> BTreeSet<Spot> {
    let literal = symmetrical(grid, found, offered);
    let told: BTreeSet<Spot> = soosorv::symmetrical(board, engine::point(offered)).iter().map(engine::spot).collect();
    assert_eq!(told, literal, "{}", drawing(grid, offered));
    literal
}

/// The same for every empty point; returns how many there are.
fn check_all(grid: &Grid, found: &[Isometry]) -> usize {
    let board = engine::board(grid);
    let mut points = 0;
    for offered in Grid::spots().filter(|&spot| grid.is_empty(spot)) {
        check(grid, &board, found, offered);
        points += 1;
    }
    points
}

#[test]
fn the_listed_positions() {
    for row in table(include_str!("data/fifths.tsv")) {
        let [stones, offered, clashes] = row[..] else { panic!("three columns in {row:?}") };
        let grid = played(&spots(stones));
        let told = check(&grid, &engine::board(&grid), &isometries(&grid), spot(offered));
        assert_eq!(told, spots(clashes).into_iter().collect(), "{}", drawing(&grid, spot(offered)));
    }
}

/// An example of the chairman of the federation's rules commission: both axes run between lines or off the centre.
#[test]
fn four_points_that_are_one_move() {
    let grid = played(&spots("h8 h9 h7 h6"));
    let board = engine::board(&grid);
    let found = isometries(&grid);
    let all: BTreeSet<Spot> = spots("g8 g7 i8 i7").into_iter().collect();
    for &offered in &all {
        let mut class = check(&grid, &board, &found, offered);
        class.insert(offered);
        assert_eq!(class, all, "offered {}", name(offered));
    }
}

/// All 26 openings with all free fourth points.
#[test]
fn every_opening_with_every_fourth_stone() {
    let (mut positions, mut points) = (0, 0);
    let (mut with_symmetry, mut off_the_board_axes) = (0, 0);
    for pattern in &PATTERNS {
        let three = pattern.stones.map(engine::spot);
        for fourth in Grid::spots().filter(|spot| !three.contains(spot)) {
            let grid = played(&[three[0], three[1], three[2], fourth]);
            let found = isometries(&grid);
            positions += 1;
            with_symmetry += u32::from(found.iter().any(|isometry| !isometry.is_identity()));
            off_the_board_axes += u32::from(found.iter().any(|isometry| !isometry.keeps_board()));
            points += check_all(&grid, &found);
        }
    }
    assert_eq!(positions, 5772);
    assert_eq!(with_symmetry, 163);
    assert_eq!(off_the_board_axes, 85, "positions with a symmetry that is none of the board's");
    say(&format!("fifths after {positions} openings of four stones: {points} offers, 0 differences"));
}

/// Other openings ask the same with other numbers of stones, anywhere on the board.
#[test]
fn small_shapes_anywhere() {
    let mut random = Random::new(5);
    let (mut points, mut with_symmetry) = (0, 0);
    for _ in 0..1500 {
        let (column, row) = (random.between(0, 11), random.between(0, 11));
        let mut grid = Grid::new([], []);
        for _ in 0..random.between(1, 7) {
            let spot = (column + random.between(0, 3), row + random.between(0, 3));
            let stone = random.pick(&[Stone::Black, Stone::White]);
            grid.put(spot, Some(stone));
        }
        let found = isometries(&grid);
        with_symmetry += u32::from(found.len() > 1);
        points += check_all(&grid, &found);
    }
    assert!(with_symmetry > 500, "enough of them can tell something");
    say(&format!("fifths after small shapes: {points} offers, 0 differences"));
}

/// What the Python package `renju` says (`scripts/renju-sample.py` asks it): it compares the shapes of all stones after
/// the fifth, which comes to the same.
#[test]
fn the_python_sample() {
    let mut points = 0;
    for row in table(include_str!("data/renju-fifths.tsv")) {
        let [stones, groups] = row[..] else { panic!("two columns in {row:?}") };
        let grid = played(&spots(stones));
        let board = engine::board(&grid);
        let groups: Vec<BTreeSet<Spot>> =
            groups.split(' ').filter(|&word| word != "-").map(|group| group.split(',').map(spot).collect()).collect();
        for offered in Grid::spots().filter(|&spot| grid.is_empty(spot)) {
            let mut class: BTreeSet<Spot> =
                soosorv::symmetrical(&board, engine::point(offered)).iter().map(engine::spot).collect();
            class.insert(offered);
            let alone = BTreeSet::from([offered]);
            let said = groups.iter().find(|group| group.contains(&offered)).unwrap_or(&alone);
            assert_eq!(&class, said, "{}", drawing(&grid, offered));
            points += 1;
        }
    }
    say(&format!("fifths of the Python package renju: {points} offers, 0 differences"));
}
