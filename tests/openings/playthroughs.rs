//! Every combination of choices of every rule, by hands that place stones in different ways.

use super::referee::{Plan, Referee};
use super::words::{OPENINGS, Told};
use crate::boards::{Random, say};
use crate::games::points;
use soosorv::{Action, Game, Opening, Pattern, Point, RULES};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Ways to place stones: all points, the preferred ones first.
pub fn hands() -> [Vec<Point>; 4] {
    let corner_first: Vec<Point> = Point::all().collect();
    let corner_last: Vec<Point> = Point::all().rev().collect();
    // Four stones with two axes that are none of the board's: every offer closes up to three others.
    let mut symmetrical = points("h8 h9 h7 h6 g8 a1 h1");
    symmetrical.extend(Point::all());
    let mut mixed = corner_first.clone();
    let mut random = Random::new(15);
    for last in (1..mixed.len()).rev() {
        mixed.swap(last, random.between(0, last as i32) as usize);
    }
    [corner_first, corner_last, symmetrical, mixed]
}

/// The choices and numbers of a game, in words.
fn combination(game: &Game) -> String {
    let mut words = String::new();
    for action in game.actions() {
        match action {
            Action::Keep => words += " keep",
            Action::Swap => words += " swap",
            Action::Branch(name) => write!(words, " >{name}").expect("strings take text"),
            Action::Declare(count) => write!(words, " {count}").expect("strings take text"),
            _ => {}
        }
    }
    words
}

/// Text, bytes and undo, step by step back to the empty board.
fn there_and_back(mut game: Game, earlier: &[Game]) {
    assert_eq!(game.to_string().parse::<Game>().as_ref(), Ok(&game));
    assert_eq!(Game::from_bytes(&game.to_bytes()).as_ref(), Ok(&game));
    for before in earlier.iter().rev() {
        let after = game.clone();
        let undone = game.undo().expect("an action to undo");
        assert_eq!(&game, before, "{after}");
        assert_eq!(game.hash(), before.hash(), "{after}");
        let mut again = game.clone();
        assert!(again.apply(undone).is_ok(), "{after}");
        assert_eq!(again, after);
        assert_eq!(again.hash(), after.hash(), "{after}");
    }
    assert!(game.undo().is_err());
}

/// Of one opening: how many combinations, how many games, how many actions in them.
#[derive(Default)]
struct Ticks {
    combinations: BTreeSet<String>,
    games: usize,
    actions: usize,
}

fn play_all(told: &Told) -> Ticks {
    let opening = Opening::of_id(told.id).expect("an opening");
    assert_eq!(opening.id(), told.id);
    let mut ticks = Ticks::default();
    for hand in &hands() {
        let mut plan = Plan::default();
        loop {
            let mut earlier = Vec::new();
            let mut witness = |game: &Game, _: &_| earlier.push(game.clone());
            let mut referee = Referee::new(opening, &mut plan, hand, &mut witness);
            (told.words)(&mut referee);
            let game = referee.game;
            // The last position is that of the game itself.
            earlier.pop();
            assert_eq!(earlier.len(), game.actions().len());
            ticks.combinations.insert(combination(&game));
            ticks.games += 1;
            ticks.actions += game.actions().len();
            there_and_back(game, &earlier);
            if !plan.counts_on() {
                break;
            }
        }
    }
    ticks
}

/// The committed table says which combinations there must be, and the games of each opening.
#[test]
fn every_combination_of_choices() {
    let mut found = Vec::new();
    for told in &OPENINGS {
        let ticks = play_all(told);
        found.push(format!(
            "{:<13} {:>12} {:>12} {:>8}",
            told.id,
            ticks.combinations.len(),
            ticks.games,
            ticks.actions
        ));
    }
    say(&format!("opening       combinations playthroughs  actions\n{}", found.join("\n")));
    let committed: Vec<&str> =
        include_str!("../data/openings/ticks.txt").lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(found, committed, "tests/data/openings/ticks.txt");
}

/// Whoever adds a rule must tell it in words.
#[test]
fn every_rule_is_told_in_words() {
    for rule in &RULES {
        let told = OPENINGS.iter().filter_map(|told| Opening::of_id(told.id).ok());
        let limits: Vec<Option<u8>> =
            told.filter(|opening| opening.rule() == rule).map(|opening| opening.limit()).collect();
        let expected = rule.limits.map(|limits| [limits.min, limits.default, limits.max]);
        match expected {
            Some(expected) => {
                for limit in expected {
                    assert!(limits.contains(&Some(limit)), "{}-{limit}", rule.family);
                }
            }
            None => assert_eq!(limits, [None], "{}", rule.family),
        }
    }
}

/// A bare family means its usual limit.
#[test]
fn bare_families() {
    for (family, id) in [("soosorv", "soosorv-8"), ("yamaguchi", "yamaguchi-12"), ("taraguchi", "taraguchi-10")] {
        assert_eq!(Opening::of_id(family), Opening::of_id(id));
    }
    for family in ["rif", "tarannikov", "swap2", "standard"] {
        assert_eq!(Opening::of_id(family).map(|opening| opening.id()), Ok(family.to_owned()));
        assert!(Opening::of_id(&format!("{family}-8")).is_err());
    }
}

/// The rules that begin with one of the 26 patterns name it from the third stone on, and the others when it is one.
#[test]
fn patterns_are_named_from_the_third_stone_on() {
    for told in &OPENINGS {
        let opening = Opening::of_id(told.id).expect("an opening");
        for hand in &hands() {
            let mut witness = |game: &Game, situation: &super::situation::Situation| {
                let pattern = game.view().pattern;
                let stones: Vec<Point> = situation.stones.iter().map(|(point, _)| *point).collect();
                let expected = stones.get(..3).and_then(|three| Pattern::of([three[0], three[1], three[2]]));
                assert_eq!(pattern, expected, "{game}");
                let is_free = matches!(opening.rule().family, "swap2" | "standard");
                assert!(is_free || pattern.is_some() == (stones.len() >= 3), "{game}");
            };
            let mut plan = Plan::default();
            let mut referee = Referee::new(opening, &mut plan, hand, &mut witness);
            (told.words)(&mut referee);
        }
    }
}
