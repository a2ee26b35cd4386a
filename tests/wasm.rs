//! The engine as WebAssembly, in Node and in a browser: the published positions, whole games, records. Nothing here
//! decides where it runs; the runner does (`WASM_BINDGEN_USE_BROWSER`).
#![cfg(target_arch = "wasm32")]

use soosorv::{Board, Game, Opening, PATTERNS, Phase, Point, RULES, Rules, perft};
use wasm_bindgen_test::wasm_bindgen_test;

fn points(names: &str) -> Vec<Point> {
    let names = names.split(' ').filter(|name| *name != "-");
    names.map(|name| name.parse().expect("a point")).collect()
}

#[wasm_bindgen_test]
fn published_positions() {
    let mut positions = 0;
    for line in include_str!("data/tutorial.tsv").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let [id, asked, black, white, verdict] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let board = Board::from_stones(points(black), points(white)).expect("one stone on a point");
        let asked = points(asked)[0];
        let kind = board.forbidden_at(asked).first().map_or("allowed", |kind| kind.as_str());
        assert_eq!(kind, verdict, "{id}");
        assert_eq!(board.forbidden().get(asked), board.forbidden_at(asked), "{id}");
        assert_eq!(board.explain(asked).expect("an empty point").black.forbidden, board.forbidden_at(asked), "{id}");
        positions += 1;
    }
    assert!(positions >= 23);
}

#[wasm_bindgen_test]
fn counts_of_the_protocol() {
    let counts: Vec<u64> = (1..=5).map(|depth| perft(&Game::default(), depth)).collect();
    assert_eq!(counts, [1, 8, 184, 368, 81_696]);
}

/// The generator splitmix64, since nothing here may ask the outside for chance.
fn random(state: &mut u64) -> usize {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed >> 33) as usize
}

/// Every rule to the end of a game, and back from its records.
#[wasm_bindgen_test]
fn random_games_and_their_records() {
    let mut state = 8;
    for rule in &RULES {
        let limit = rule.limits.map(|limits| u32::from(limits.min) + 1);
        let opening = Opening::new(rule, limit).expect("a limit of the rule");
        let mut game = Game::new(Rules::from(opening));
        while game.phase() != Phase::Over {
            let legal = game.legal_actions();
            let action = legal[random(&mut state) % legal.len()];
            assert!(game.is_legal(action), "{game} {action:?}");
            game.apply(action).expect("a legal action");
        }
        assert!(game.outcome().is_some());
        assert_eq!(game.to_string().parse(), Ok(game.clone()));
        assert_eq!(Game::from_bytes(&game.to_bytes()), Ok(game.clone()));
        let hash = game.hash();
        let last = game.undo().expect("an action");
        game.apply(last).expect("a legal action");
        assert_eq!(game.hash(), hash);
    }
}

/// Hashes, bytes and texts are the same on every machine: here numbers have 32 bits.
#[wasm_bindgen_test]
fn records_and_hashes_are_those_of_other_machines() {
    let record = "soosorv-8 h8 h9 h10 keep g7 1 keep j12 a1 i11 a2 g9 a3 f8";
    let line = include_str!("data/playthroughs/soosorv-8.txt").lines().find(|line| line.starts_with("f8 "));
    let expected = line.and_then(|line| line.split_whitespace().last()).expect("the hash after that game");
    let game: Game = record.parse().expect("a record");
    assert_eq!(format!("{:016x}", game.hash()), expected);
    assert_eq!(game.to_string(), record);
    assert_eq!(game.to_bytes().len(), 7 + record.split(' ').count() - 1);
}

#[wasm_bindgen_test]
fn the_patterns_are_named() {
    for pattern in &PATTERNS {
        let mut game = Game::default();
        for point in pattern.stones {
            game.apply(soosorv::Action::place(point)).expect("a legal stone");
        }
        assert_eq!(game.view().pattern.map(|pattern| pattern.code), Some(pattern.code));
    }
}
