//! What turning and mirroring the board must not change, and what the order of moves must not.

mod games;

use games::random::{Played, boards, config, games, openings, played, policies, positions};
use games::{game, point};
use proptest::collection::vec;
use proptest::prelude::*;
use soosorv::{Action, Board, Color, ForbiddenMoves, Game, Phase, Point, PointSet, Rules, Symmetry, symmetrical};
use std::collections::HashMap;

fn turned(board: &Board, symmetry: Symmetry) -> Board {
    let of = |color| board.stones(color).iter().map(move |point| symmetry.apply(point));
    Board::from_stones(of(Color::Black), of(Color::White)).expect("a symmetry keeps points apart")
}

fn turned_points(points: PointSet, symmetry: Symmetry) -> PointSet {
    points.iter().map(|point| symmetry.apply(point)).collect()
}

fn turned_action(action: Action, symmetry: Symmetry) -> Action {
    match action {
        Action::Place { point, offer_draw } => Action::Place { point: symmetry.apply(point), offer_draw },
        Action::Offer(point) => Action::Offer(symmetry.apply(point)),
        Action::Pick(point) => Action::Pick(symmetry.apply(point)),
        other => other,
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn forbidden_points_and_wins_turn_with_the_board(board in boards()) {
        let forbidden = board.forbidden();
        for symmetry in Symmetry::ALL {
            let image = turned(&board, symmetry);
            let told = image.forbidden();
            prop_assert_eq!(told.points(), turned_points(forbidden.points(), symmetry));
            for point in Point::all() {
                let kinds = forbidden.get(point);
                prop_assert_eq!(told.get(symmetry.apply(point)), kinds);
                prop_assert_eq!(board.forbidden_at(point), kinds, "one point asked alone");
            }
            for color in [Color::Black, Color::White] {
                prop_assert_eq!(image.wins(color), turned_points(board.wins(color), symmetry));
            }
        }
    }

    /// What is explained is what is decided.
    #[test]
    fn explanations_agree_with_the_verdicts(board in boards()) {
        for point in board.empty().iter() {
            let told = board.explain(point).expect("an empty point");
            prop_assert_eq!(told.black.forbidden, board.forbidden_at(point), "{}", point);
            prop_assert!(told.white.forbidden.is_empty());
            prop_assert_eq!(!told.black.fives.is_empty(), board.makes_five(point, Color::Black), "{}", point);
            prop_assert_eq!(!told.white.fives.is_empty(), board.makes_five(point, Color::White), "{}", point);
        }
    }

    #[test]
    fn symmetrical_fifth_moves_turn_with_the_board(stones in proptest::sample::subsequence((0..225_u8).collect::<Vec<_>>(), 4),
                                                   offered in 0..225_u8) {
        let [one, two, three, four] = stones[..] else { unreachable!() };
        let at = |index| Point::from_index(index).expect("a point");
        let board = Board::from_stones([at(one), at(three)], [at(two), at(four)]).expect("different points");
        check_symmetrical(&board, at(offered))?;
    }

    /// The same close together, where most of the symmetrical positions are.
    #[test]
    fn symmetrical_fifth_moves_turn_with_the_board_close_together(corner in (0..12_u8, 0..12_u8), stones in 0..81_u16,
                                                                  offered in 0..225_u8) {
        let mut left = stones;
        let mut next = || {
            let digit = left % 3;
            left /= 3;
            digit as u8
        };
        let mut board = Board::new();
        for color in [Color::Black, Color::White, Color::Black, Color::White] {
            board.place(Point::new(corner.0 + next(), corner.1 + next()).expect("a point"), color);
        }
        check_symmetrical(&board, Point::from_index(offered).expect("a point"))?;
    }

    /// A whole game turns: the areas of the opening, its patterns, the legal points, the outcome.
    #[test]
    fn games_turn_with_the_board(opening in openings(), policy in policies(), choices in vec(any::<u32>(), 0..60)) {
        let rules = Rules::from(opening).with_forbidden_moves(policy);
        let game = played(rules.clone(), &choices);
        for symmetry in Symmetry::ALL {
            let mut image = Game::new(rules.clone());
            for (length, action) in game.actions().iter().enumerate() {
                if length % 5 == 0 {
                    prop_assert_eq!(image.legal_points(), turned_points(game.at(length).legal_points(), symmetry));
                }
                let told = image.apply(turned_action(*action, symmetry));
                prop_assert!(told.is_ok(), "{} {:?}: {:?}", image, action, told);
            }
            prop_assert_eq!(image.legal_points(), turned_points(game.legal_points(), symmetry));
            let (view, turned) = (game.view(), image.view());
            prop_assert_eq!(turned.pattern, view.pattern);
            prop_assert_eq!((turned.phase, turned.turn, turned.seats), (view.phase, view.turn, view.seats));
            let reason = |game: &Game| game.outcome().map(|outcome| (outcome.reason, outcome.winner, outcome.kinds));
            prop_assert_eq!(reason(&image), reason(&game));
        }
    }

    #[test]
    fn the_same_stones_in_another_order_have_the_same_hash(
        start in prop_oneof![Just(Rules::from(soosorv::Opening::of_id("standard").expect("a rule"))),
                             positions().prop_map(Rules::from)],
        loses in any::<bool>(),
        choices in vec(any::<u32>(), 4..40),
        keys in vec(any::<u32>(), 40),
    ) {
        // Not `claimed`: there an overline can be one in one order and a five or nothing in another.
        let policy = if loses { ForbiddenMoves::Loses } else { ForbiddenMoves::Illegal };
        let rules = start.with_forbidden_moves(policy);
        let game = played(rules.clone(), &choices);
        // The last two actions stay where they are: what they leave behind belongs to the position.
        let shuffled = shuffled(&game, game.actions().len().saturating_sub(2), &keys);
        let replayed = Game::replay(rules, shuffled);
        prop_assume!(replayed.is_ok());
        let replayed = replayed.expect("as assumed");
        prop_assert_eq!(replayed.board(), game.board());
        prop_assert_eq!(replayed.hash(), game.hash(), "{} and {}", replayed, game);
    }

    /// Games with the same hash stand at the same position.
    #[test]
    fn hashes_tell_positions_apart(games in vec(games(), 8)) {
        let mut seen: HashMap<u64, String> = HashMap::new();
        for Played(game) in games {
            for length in 0..=game.actions().len() {
                let game = game.at(length);
                let known = seen.entry(game.hash()).or_insert_with(|| position_text(&game));
                prop_assert_eq!(&*known, &position_text(&game));
            }
        }
    }
}

fn check_symmetrical(board: &Board, offered: Point) -> Result<(), TestCaseError> {
    let clashes = symmetrical(board, offered);
    prop_assert!(!clashes.contains(offered), "a point is not symmetrical to itself");
    for point in clashes.iter() {
        prop_assert!(board.at(point).is_none());
        if board.at(offered).is_none() {
            prop_assert!(symmetrical(board, point).contains(offered), "{} and {} clash both ways", point, offered);
        }
    }
    for symmetry in Symmetry::ALL {
        let told = symmetrical(&turned(board, symmetry), symmetry.apply(offered));
        prop_assert_eq!(told, turned_points(clashes, symmetry));
    }
    Ok(())
}

/// The first `length` actions with the stones of each colour exchanged among themselves, by the order of the keys; the
/// rest as it was.
fn shuffled(game: &Game, length: usize, keys: &[u32]) -> Vec<Action> {
    let mut actions: Vec<Action> = game.actions().to_vec();
    for parity in [0, 1] {
        let places: Vec<usize> = (0..length)
            .filter(|place| place % 2 == parity && matches!(actions[*place], Action::Place { .. }))
            .collect();
        let mut stones: Vec<Action> = places.iter().map(|place| actions[*place]).collect();
        let mut number = 0;
        stones.sort_by_cached_key(|_| {
            number += 1;
            keys[number % keys.len()]
        });
        for (place, stone) in places.into_iter().zip(stones) {
            actions[place] = stone;
        }
    }
    actions
}

/// What makes a position, as text: what is the same in two games of one position, and differs in some way otherwise.
fn position_text(game: &Game) -> String {
    let view = game.view();
    let start = view.rule.opening;
    let mut offers = view.offers.to_vec();
    offers.sort();
    let stones = [Color::Black, Color::White].map(|color| game.board().stones(color));
    let passed = view.last.is_some_and(|last| last.point.is_none());
    let claim = game.legal_actions().contains(&Action::Claim);
    let outcome = view.outcome.map(|outcome| (outcome.reason, outcome.winner, outcome.color, outcome.kinds));
    format!(
        "{start} {:?} {stones:?} {:?} {:?} {:?} {offers:?} {} {:?} {passed} {claim} {:?} {outcome:?}",
        view.rule.forbidden_moves,
        view.phase,
        view.turn,
        view.seats,
        view.offers_missing,
        view.declared,
        view.draw_offer
    )
}

/// Offers are a set; what White picks is what Black might have played.
#[test]
fn the_order_of_offers_does_not_matter() {
    let one = game("soosorv-8 h8 h9 h10 keep g7 3 keep ?a1 ?b1 ?c1");
    let other = game("soosorv-8 h8 h9 h10 keep g7 3 keep ?c1 ?a1 ?b1");
    assert_eq!(one.hash(), other.hash());
    assert_ne!(one, other);
}

/// Two swaps are none, as far as the position goes.
#[test]
fn two_swaps_lead_to_the_position_of_none() {
    let none = game("soosorv-8 h8 h9 h10 keep g7 3 keep");
    assert_eq!(game("soosorv-8 h8 h9 h10 swap g7 3 swap").hash(), none.hash());
    assert_ne!(game("soosorv-8 h8 h9 h10 swap g7 3 keep").hash(), none.hash());
}

/// Once White has played on, nothing tells a double-three from any other stone: d4 made one, c5 in the other order not.
#[test]
fn a_lapsed_claim_leaves_nothing_behind() {
    let start = "position:e3,c4,f4:g1:black/claimed";
    for white in ["a2", "pass"] {
        let forbidden = game(&format!("{start} c5 a1 d4 {white}"));
        let allowed = game(&format!("{start} d4 a1 c5 {white}"));
        assert_eq!(forbidden.hash(), allowed.hash(), "{white}");
    }
    assert_ne!(game(&format!("{start} c5 a1 d4")).hash(), game(&format!("{start} d4 a1 c5")).hash());
}

/// Whatever a position consists of is in its hash.
#[test]
fn every_part_of_a_position_counts() {
    let records = [
        "soosorv-8",
        "soosorv-4",
        "standard",
        "standard/loses",
        "standard/claimed",
        "position:-:-:black",
        "position:-:-:white",
        "soosorv-8 h8 h9 h10",
        "soosorv-8 h8 h9 h10 keep",
        "soosorv-8 h8 h9 h10 swap",
        "soosorv-8 h8 h9 h10 keep g7",
        "soosorv-8 h8 h9 h10 keep g7 2",
        "soosorv-8 h8 h9 h10 keep g7 3",
        "soosorv-8 h8 h9 h10 keep g7 3 keep",
        "soosorv-8 h8 h9 h10 keep g7 3 keep ?a1",
        "soosorv-8 h8 h9 h10 keep g7 3 keep ?b1",
        "standard h8 h9",
        "standard h8 h9~",
        "standard h9 h8",
        "standard h8 h9 pass",
        "standard h8 h9 pass~",
        "standard h8 h9 pass pass",
        "standard h8 h9 resign:first",
        "standard h8 h9 resign:second",
        "standard h8 h9 timeout:first",
        "standard h8 h9~ draw",
        "position:e3,c4,d4,f4,c5:g1:white/claimed",
        "position:e3,c4,f4,c5:g1:black/claimed d4",
        "position:e3,c4,f4,c5:g1:black/claimed d4 claim",
        "position:e3,c4,f4,c5:g1:black/claimed d4 resign:first",
        "position:d8,e8,f8,h8,i8:-:black/claimed g8 a1",
        "position:d8,e8,f8,g8,h8,i8:a1:black/claimed",
    ];
    for (number, one) in records.iter().enumerate() {
        for other in &records[..number] {
            assert_ne!(game(one).hash(), game(other).hash(), "{one} and {other}");
        }
    }
}

/// The areas of an opening are central squares, so the centre alone is open in all orientations.
#[test]
fn the_centre_is_the_point_that_no_symmetry_moves() {
    let fixed = Point::all().filter(|point| Symmetry::ALL.iter().all(|symmetry| symmetry.apply(*point) == *point));
    assert_eq!(fixed.collect::<Vec<_>>(), [point("h8")]);
    assert_eq!(Game::default().phase(), Phase::Place);
    assert_eq!(Game::default().legal_actions(), [Action::place(point("h8"))]);
}
