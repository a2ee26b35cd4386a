//! Ten thousand random games of each rule, always the same ones: the list of legal actions against the question about
//! each action, records, hashes and undo.

use crate::boards::{Random, say};
use crate::games::random::with_draw_offer;
use soosorv::{Action, ForbiddenMoves, Game, Opening, Phase, Point, Rules, Tap};

/// Games of each rule.
const GAMES: u64 = 10_000;

/// What a run has seen.
#[derive(Default)]
struct Seen {
    actions: usize,
    audits: usize,
    questions: usize,
    symmetrical: usize,
    over: usize,
}

/// Every action of the forms that are ever listed, in the order of the list.
fn candidates(opening: Opening) -> Vec<Action> {
    let on_points = |tap: Tap| Point::all().map(move |point| tap.on(point));
    let mut candidates: Vec<Action> = [Tap::Place, Tap::Offer, Tap::Pick].into_iter().flat_map(on_points).collect();
    candidates.extend([Action::Keep, Action::Swap]);
    candidates.extend(["offers", "extend", ""].map(Action::Branch));
    let above = u32::from(opening.limit().unwrap_or(0)) + 2;
    candidates.extend((0..=above).map(Action::Declare));
    candidates.extend([Action::PASS, Action::Claim]);
    candidates
}

/// One of the legal actions; of the stones every other one close to the centre, so that shapes and symmetries come to be.
fn chosen(game: &Game, legal: &[Action], random: &mut Random) -> Action {
    let side = [3, 5, 7][random.between(0, 2) as usize];
    let near: Vec<Action> = if random.percent(60) {
        legal.iter().copied().filter(|action| action.point().is_some_and(|point| point.is_within(side))).collect()
    } else {
        Vec::new()
    };
    let action = random.pick(if near.is_empty() { legal } else { &near });
    if game.phase() == Phase::Play && random.percent(5) { with_draw_offer(action) } else { action }
}

/// Plays to some moves after the opening; every position on the way.
fn play(rules: Rules, candidates: &[Action], random: &mut Random, seen: &mut Seen) -> Vec<Game> {
    let mut positions = vec![Game::new(rules)];
    let mut moves = random.between(0, 8);
    loop {
        let game = &positions[positions.len() - 1];
        let legal = game.legal_actions();
        assert_eq!(legal.is_empty(), game.phase() == Phase::Over, "{game}");
        // All steps that offer no points; a sample of offers and of normal play, which come in greater numbers.
        let share = if matches!(game.phase(), Phase::Offer | Phase::Play) { 12 } else { 100 };
        if random.percent(share) {
            let allowed: Vec<Action> = candidates.iter().copied().filter(|action| game.is_legal(*action)).collect();
            assert_eq!(legal, allowed, "{game}");
            seen.audits += 1;
            seen.questions += candidates.len();
            if game.phase() == Phase::Offer {
                seen.symmetrical += usize::from(!game.view().symmetrical.is_empty());
            }
        }
        if game.phase() == Phase::Play {
            moves -= 1;
        }
        if legal.is_empty() || moves < 0 {
            seen.over += usize::from(legal.is_empty());
            return positions;
        }
        let action = chosen(game, &legal, random);
        let mut next = game.clone();
        if let Err(error) = next.apply(action) {
            panic!("{game}: {action:?} was listed and is refused: {error:?}");
        }
        positions.push(next);
    }
}

/// Records in both forms, and undo, some steps back and forth.
fn there_and_back(positions: &[Game], random: &mut Random) {
    let game = &positions[positions.len() - 1];
    let (text, bytes) = (game.to_text(), game.to_bytes());
    let read: Game = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!((&read, read.hash()), (game, game.hash()), "{text}");
    let read = Game::from_bytes(&bytes).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!((&read, read.hash()), (game, game.hash()), "{text}");
    assert_eq!((read.to_text(), read.to_bytes()), (text, bytes));

    let steps = if random.percent(10) { positions.len() - 1 } else { random.between(0, 2) as usize };
    let mut undone = game.clone();
    let mut actions = Vec::new();
    for before in positions.iter().rev().skip(1).take(steps) {
        actions.push(undone.undo().expect("an action to undo"));
        assert_eq!((&undone, undone.hash()), (before, before.hash()), "{game}");
    }
    for action in actions.into_iter().rev() {
        undone.apply(action).expect("it was legal before");
    }
    assert_eq!((&undone, undone.hash()), (game, game.hash()), "{game}");
}

/// The games of a rule; the limit of each may depend on its number.
fn games(name: &str, opening: impl Fn(u64) -> String) {
    let mut seen = Seen::default();
    for number in 0..GAMES {
        let opening = Opening::of_id(&opening(number)).expect("an opening");
        let policy = ForbiddenMoves::ALL[number as usize % 3];
        let mut random = Random::new(number);
        let rules = Rules::from(opening).with_forbidden_moves(policy);
        let positions = play(rules, &candidates(opening), &mut random, &mut seen);
        seen.actions += positions.len() - 1;
        there_and_back(&positions, &mut random);
    }
    let Seen { actions, audits, questions, symmetrical, over } = seen;
    say(&format!(
        "{name}: {GAMES} games, {actions} actions, {over} games over; {audits} lists against {questions} questions, \
         {symmetrical} with symmetrical points"
    ));
    // Should the games turn out to be too tame, nothing is shown by them.
    assert!(audits as u64 >= GAMES && actions as u64 >= 4 * GAMES, "{name}");
}

#[test]
fn soosorv_8() {
    games("soosorv-8", |_| "soosorv-8".to_owned());
}

#[test]
fn soosorv_4() {
    games("soosorv-4", |_| "soosorv-4".to_owned());
}

#[test]
fn taraguchi_10() {
    games("taraguchi-10", |_| "taraguchi-10".to_owned());
}

#[test]
fn taraguchi_5() {
    games("taraguchi-5", |_| "taraguchi-5".to_owned());
}

#[test]
fn yamaguchi_12() {
    games("yamaguchi-12", |_| "yamaguchi-12".to_owned());
}

/// All limits that there are.
#[test]
fn any_limit() {
    games("any limit", |number| {
        let family = ["soosorv", "taraguchi", "yamaguchi"][number as usize % 3];
        format!("{family}-{}", number / 3 % 50 + 1)
    });
}

#[test]
fn rif() {
    games("rif", |_| "rif".to_owned());
}

#[test]
fn tarannikov() {
    games("tarannikov", |_| "tarannikov".to_owned());
}

#[test]
fn swap2() {
    games("swap2", |_| "swap2".to_owned());
}

#[test]
fn standard() {
    games("standard", |_| "standard".to_owned());
}
