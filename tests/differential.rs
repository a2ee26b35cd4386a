//! The engine against two independent judges on random boards: the crate `figrid-board`, whose search engine has its
//! own forbidden-move finder, and the slow literal reading of the rules in `tests/literal`.

mod boards;
mod literal;

use boards::{Kind, Random, drawing, engine, play, say};
use figrid_board::renju::{Foul, foul};
use figrid_board::{BitBoard, to_idx};
use literal::{Grid, Spot, Stone};
use soosorv::{Because, Board, Color, Kinds, Point, Shapes, Symmetry};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

/// What has been compared so far.
struct Tally {
    judge: &'static str,
    started: Instant,
    points: u64,
    forbidden: u64,
}

impl Tally {
    fn new(judge: &'static str) -> Self {
        Self { judge, started: Instant::now(), points: 0, forbidden: 0 }
    }

    fn count(&mut self, kinds: Kinds) {
        self.points += 1;
        self.forbidden += u64::from(!kinds.is_empty());
    }

    /// The first difference ends the test, so who comes here has met none.
    fn report(&self) {
        let Self { judge, points, forbidden, .. } = self;
        let seconds = self.started.elapsed().as_secs_f32();
        say(&format!("{judge}: {points} points, {forbidden} of them forbidden, 0 differences, {seconds:.1} s"));
    }
}

fn empty_spots(grid: &Grid) -> impl Iterator<Item = Spot> {
    Grid::spots().filter(|&spot| grid.is_empty(spot))
}

fn bits(grid: &Grid, stone: Stone) -> BitBoard {
    let mut bits = BitBoard::EMPTY;
    for (column, row) in Grid::spots().filter(|&spot| grid.at(spot) == Some(stone)) {
        bits.set(to_idx(row as usize, column as usize));
    }
    bits
}

/// One kind at most comes from `figrid-board`, in this order of its own.
fn in_figrids_words(board: &Board, spot: Spot, kinds: Kinds) -> Foul {
    if board.makes_five(engine::point(spot), Color::Black) {
        Foul::Five
    } else if kinds.contains(soosorv::Kind::DoubleFour) {
        Foul::DoubleFour
    } else if kinds.contains(soosorv::Kind::DoubleThree) {
        Foul::DoubleThree
    } else if kinds.contains(soosorv::Kind::Overline) {
        Foul::Overline
    } else {
        Foul::None
    }
}

/// Compares all empty points. `foul` looks at the stones and at one point, never at whether a game is over: the question
/// is the same on boards that have a five already.
fn against_figrid(grid: &Grid, tally: &mut Tally) {
    let board = engine::board(grid);
    let map = board.forbidden();
    let (black, white) = (bits(grid, Stone::Black), bits(grid, Stone::White));
    for spot in empty_spots(grid) {
        let kinds = map.get(engine::point(spot));
        assert_eq!(board.forbidden_at(engine::point(spot)), kinds, "one point or all at once{}", drawing(grid, spot));
        let said = foul(&black, &white, to_idx(spot.1 as usize, spot.0 as usize));
        assert_eq!(in_figrids_words(&board, spot, kinds), said, "{}", drawing(grid, spot));
        tally.count(kinds);
    }
}

/// Compares all empty points: every kind that applies, and the fives of both colours.
fn against_the_literal_judge(grid: &Grid, tally: &mut Tally) {
    let board = engine::board(grid);
    let map = board.forbidden();
    for spot in empty_spots(grid) {
        let point = engine::point(spot);
        let kinds = map.get(point);
        assert_eq!(engine::names(kinds), grid.forbidden(spot).names(), "{}", drawing(grid, spot));
        for (color, stone) in [(Color::Black, Stone::Black), (Color::White, Stone::White)] {
            let five = grid.makes_five(spot, stone);
            assert_eq!(board.makes_five(point, color), five, "five of {stone:?}{}", drawing(grid, spot));
        }
        tally.count(kinds);
    }
}

/// Black avoids forbidden points and both avoid fives, so that the game goes on.
fn keeps_the_game_going(grid: &Grid, spot: Spot, stone: Stone) -> bool {
    let point = engine::point(spot);
    let board = engine::board(grid);
    match stone {
        Stone::Black => !board.makes_five(point, Color::Black) && board.forbidden_at(point).is_empty(),
        Stone::White => !board.makes_five(point, Color::White),
    }
}

#[test]
fn random_boards_against_figrid() {
    let mut tally = Tally::new("figrid-board on random boards");
    let mut random = Random::new(1);
    for kind in Kind::ALL {
        for _ in 0..kind.share(3000) {
            against_figrid(&kind.board(&mut random), &mut tally);
        }
    }
    assert!(tally.points > 1_000_000);
    tally.report();
}

/// As many points as `POINTS` says (a thousand million if it says nothing), by `cargo test --release --test differential
/// in_bulk -- --ignored`; `SEED` asks for other boards. One board in 500 goes before the literal judge as well, which
/// needs some milliseconds for each.
#[test]
#[ignore = "takes an hour"]
fn in_bulk() {
    let asked = |name, usual| std::env::var(name).map_or(usual, |text: String| text.parse().expect("a number"));
    let (wanted, seed) = (asked("POINTS", 1_000_000_000), asked("SEED", 10));
    let mut random = Random::new(seed);
    let mut figrid = Tally::new("figrid-board in bulk");
    let mut literal = Tally::new("literal judge in bulk");
    let mut told = 0;
    while figrid.points < wanted {
        for kind in Kind::ALL {
            for number in 0..kind.share(1500) {
                let grid = kind.board(&mut random);
                against_figrid(&grid, &mut figrid);
                if number % 500 == 0 {
                    against_the_literal_judge(&grid, &mut literal);
                }
            }
        }
        for _ in 0..5 {
            play(&mut random, keeps_the_game_going, |grid| against_figrid(grid, &mut figrid));
        }
        if figrid.points / 50_000_000 > told {
            told = figrid.points / 50_000_000;
            figrid.report();
            literal.report();
        }
    }
    figrid.report();
    literal.report();
}

#[test]
fn random_games_against_figrid() {
    let mut tally = Tally::new("figrid-board through random games");
    let mut random = Random::new(2);
    for _ in 0..60 {
        play(&mut random, keeps_the_game_going, |grid| against_figrid(grid, &mut tally));
    }
    tally.report();
}

#[test]
fn random_boards_against_the_literal_judge() {
    let mut tally = Tally::new("literal judge on random boards");
    let mut random = Random::new(3);
    for kind in Kind::ALL {
        for _ in 0..kind.share(200) {
            against_the_literal_judge(&kind.board(&mut random), &mut tally);
        }
    }
    tally.report();
}

#[test]
fn random_games_against_the_literal_judge() {
    let mut tally = Tally::new("literal judge through random games");
    let mut random = Random::new(4);
    for _ in 0..6 {
        play(&mut random, keeps_the_game_going, |grid| against_the_literal_judge(grid, &mut tally));
    }
    tally.report();
}

fn spots(points: impl IntoIterator<Item = Point>) -> BTreeSet<Spot> {
    points.into_iter().map(engine::spot).collect()
}

/// Compares what the engine says a black stone makes with the literal fours and threes, and with the reasons of 9.3 at
/// every depth. Returns how many stones have been looked at.
fn check_black_shapes(grid: &Grid, spot: Spot, shapes: &Shapes) -> u64 {
    let after = grid.with(spot, Stone::Black);
    let at = || drawing(grid, spot);
    assert_eq!(shapes.fives.is_empty(), !grid.makes_five(spot, Stone::Black), "fives{}", at());
    assert_eq!(shapes.overlines.is_empty(), !after.has_overline(spot), "overlines{}", at());
    assert_eq!(engine::names(shapes.forbidden), grid.forbidden(spot).names(), "{}", at());

    let mut fours = BTreeMap::new();
    for four in &shapes.fours {
        let twice = fours.insert(spots(four.stones), spots(four.completions));
        assert_eq!(twice, None, "no four twice{}", at());
    }
    assert_eq!(fours, after.fours(spot), "fours{}", at());

    let mut looked_at = 1;
    let mut threes = BTreeMap::new();
    for three in &shapes.threes {
        let mut counting = BTreeSet::new();
        for extension in &three.extensions {
            let point = engine::spot(extension.point);
            let makes_five = after.makes_five(point, Stone::Black);
            assert_eq!(extension.because == Some(Because::Five), makes_five, "{extension:?}{}", at());
            assert_eq!(extension.real, extension.because.is_none(), "{extension:?}{}", at());
            if !makes_five {
                counting.insert(point);
                assert_eq!(extension.real, !after.is_forbidden(point), "{extension:?}{}", at());
            }
            if let Some(inner) = &extension.inner {
                looked_at += check_black_shapes(&after, point, inner);
            }
        }
        assert_eq!(three.real, three.extensions.iter().any(|extension| extension.real), "{three:?}{}", at());
        // A row of three that only fives straighten is no three; the engine lists it to say why.
        if !counting.is_empty() {
            assert_eq!(threes.insert(spots(three.stones), counting), None, "no three twice{}", at());
        }
    }
    assert_eq!(threes, after.threes(spot), "threes{}", at());
    looked_at
}

/// White's shapes by the points that make something of them: which of White's stones in a longer row belong to a four is
/// a matter of taste.
fn check_white_shapes(grid: &Grid, spot: Spot, shapes: &Shapes) {
    let after = grid.with(spot, Stone::White);
    let at = || drawing(grid, spot);
    assert_eq!(shapes.fives.is_empty(), !grid.makes_five(spot, Stone::White), "fives{}", at());
    assert_eq!(shapes.overlines.is_empty(), !after.has_overline(spot), "overlines{}", at());
    assert!(shapes.forbidden.is_empty(), "nothing is forbidden to White{}", at());
    let completions = spots(shapes.fours.iter().flat_map(|four| four.completions));
    assert_eq!(completions, after.fours(spot).into_values().flatten().collect(), "fours{}", at());
    let extensions = shapes.threes.iter().flat_map(|three| &three.extensions);
    let extensions = spots(extensions.filter(|extension| extension.real).map(|extension| extension.point));
    assert_eq!(extensions, after.threes(spot).into_values().flatten().collect(), "threes{}", at());
}

#[test]
fn explanations_against_the_literal_judge() {
    let mut random = Random::new(6);
    let mut stones = 0;
    for kind in Kind::ALL {
        for _ in 0..kind.share(60) {
            let grid = kind.board(&mut random);
            let board = engine::board(&grid);
            for spot in empty_spots(&grid) {
                let explanation = board.explain(engine::point(spot)).expect("an empty point");
                stones += 1 + check_black_shapes(&grid, spot, &explanation.black);
                check_white_shapes(&grid, spot, &explanation.white);
            }
        }
    }
    say(&format!("literal judge on explanations: {stones} stones, 0 differences"));
}

#[test]
fn symmetries_commute_with_forbidden_points() {
    let mut random = Random::new(8);
    for kind in Kind::ALL {
        for _ in 0..100 {
            let board = engine::board(&kind.board(&mut random));
            let map = board.forbidden();
            for symmetry in Symmetry::ALL {
                let of = |color| board.stones(color).iter().map(move |point| symmetry.apply(point));
                let turned = Board::from_stones(of(Color::Black), of(Color::White)).expect("points stay apart");
                let image: BTreeMap<_, _> =
                    map.iter().map(|(point, kinds)| (symmetry.apply(point), kinds.bits())).collect();
                let told: BTreeMap<_, _> =
                    turned.forbidden().iter().map(|(point, kinds)| (point, kinds.bits())).collect();
                assert_eq!(told, image, "{symmetry:?} of {board:?}");
            }
        }
    }
}

/// A board that has seen stones come and go is the board made anew from its stones, and answers the same.
#[test]
fn placing_and_removing_restores() {
    let mut random = Random::new(9);
    for kind in Kind::ALL {
        for _ in 0..30 {
            let mut grid = kind.board(&mut random);
            let mut board = engine::board(&grid);
            for _ in 0..60 {
                let spot = (random.between(0, 14), random.between(0, 14));
                let point = engine::point(spot);
                let before = board.clone();
                let (color, stone) = random.pick(&[(Color::Black, Stone::Black), (Color::White, Stone::White)]);
                if let Some(there) = board.at(point) {
                    assert!(!board.place(point, color), "no stone on a stone");
                    assert!(board == before);
                    assert_eq!(board.remove(point), Some(there));
                    grid.put(spot, None);
                } else {
                    assert_eq!(board.remove(point), None, "nothing to take away");
                    assert!(board.place(point, color));
                    assert_eq!(board.remove(point), Some(color));
                    assert!(board == before);
                    assert!(board.forbidden() == before.forbidden());
                    board.place(point, color);
                    grid.put(spot, Some(stone));
                }
                let anew = engine::board(&grid);
                assert!(board == anew, "{}", drawing(&grid, spot));
                assert!(board.forbidden() == anew.forbidden(), "{}", drawing(&grid, spot));
            }
        }
    }
}
