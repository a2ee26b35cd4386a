//! Every wrong act at every step of every rule: refused with the code that the referee expects, and nothing changed.

use super::playthroughs::hands;
use super::referee::{Plan, Referee};
use super::situation::{Situation, What, lies_in};
use super::words::{OPENINGS, Told};
use crate::boards::{engine, say};
use soosorv::{Action, Branch, Color, Game, Opening, Outcome, Phase, Point, Reason, RuleError, Seat, Step};
use std::collections::BTreeMap;

/// Everything that anybody could try, whatever the rule: every type of action with every argument that could matter.
fn attempts() -> Vec<Action> {
    let mut attempts = Vec::new();
    for point in Point::all() {
        attempts.extend([false, true].map(|offer_draw| Action::Place { point, offer_draw }));
        attempts.extend([Action::Offer(point), Action::Pick(point)]);
    }
    attempts.extend([false, true].map(|offer_draw| Action::Pass { offer_draw }));
    attempts.extend([Action::Keep, Action::Swap, Action::Claim, Action::AcceptDraw]);
    attempts.extend(["offers", "extend", "keep", "swap", "offer", "Offers", ""].map(Action::Branch));
    attempts.extend((0..=52).chain([255, 256, 257, u32::MAX]).map(Action::Declare));
    attempts
}

/// The types of action that the phase knows.
fn expected(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Place => &["place"],
        Phase::Choose => &["keep", "swap", "branch"],
        Phase::Declare => &["declare"],
        Phase::Offer => &["offer"],
        Phase::Pick => &["pick"],
        Phase::Play => &["place", "pass", "claim"],
        Phase::Over => &[],
    }
}

/// What is to become of an attempt: the errors in the order of their numbers.
fn verdict(situation: &Situation, closed: &[(Point, Point)], attempt: Action) -> Result<(), RuleError> {
    // No draw offer of the other player stands in these games; whether one stands can be asked at any time.
    if attempt == Action::AcceptDraw {
        return Err(RuleError::NoDrawOffer);
    }
    let (empty, in_phase) = (|point| situation.grid.is_empty(engine::spot(point)), situation.phase());
    let wrong_phase = Err(RuleError::WrongPhase { phase: in_phase, expected: expected(in_phase) });
    match (situation.what, attempt) {
        // A draw is offered with a stone or pass of normal play, never in an opening.
        (What::Stone(..), Action::Place { offer_draw: true, .. }) => wrong_phase,
        (What::Stone(..) | What::Move(_), Action::Place { point, .. }) | (What::Offers(_), Action::Offer(point)) => {
            let area = situation.square().expect("a square for the stone");
            let offer = closed.iter().find(|(closed, _)| *closed == point);
            if !empty(point) {
                Err(RuleError::Occupied { point })
            } else if !lies_in(engine::spot(point), area) {
                Err(RuleError::OutsideArea { area })
            } else if situation.offers.contains(&point) {
                Err(RuleError::AlreadyOffered { point })
            } else if let Some((_, to)) = offer {
                Err(RuleError::SymmetricalOffer { to: *to })
            } else {
                Ok(())
            }
        }
        (What::Pick, Action::Pick(point)) => {
            if !empty(point) {
                Err(RuleError::Occupied { point })
            } else if !situation.offers.contains(&point) {
                Err(RuleError::NotOffered { point })
            } else {
                Ok(())
            }
        }
        (What::Choice(_), Action::Keep | Action::Swap) | (What::Move(_), Action::Pass { .. }) => Ok(()),
        (What::Choice(branches), Action::Branch(name)) => {
            if branches.contains(&name) {
                Ok(())
            } else {
                Err(RuleError::UnknownBranch { expected: table_of(branches) })
            }
        }
        (What::Number(limit), Action::Declare(count)) => {
            let max = u8::try_from(limit).expect("a limit up to 50");
            if (1..=limit).contains(&count) { Ok(()) } else { Err(RuleError::CountOutOfRange { min: 1, max }) }
        }
        (What::Move(_), Action::Claim) => Err(RuleError::NothingToClaim),
        _ => wrong_phase,
    }
}

/// How often each code came.
type Codes = BTreeMap<&'static str, usize>;

/// Holds that the act is refused, by which code, and that the game stays as it was.
fn refused(tried: &mut Game, game: &Game, seat: Option<Seat>, attempt: Action, error: RuleError, codes: &mut Codes) {
    *codes.entry(error.code()).or_default() += 1;
    let told = match seat {
        Some(seat) => tried.apply_as(seat, attempt),
        None => {
            assert!(!game.is_legal(attempt), "{attempt:?} after {game}");
            assert_eq!(game.check(attempt), Err(error), "{attempt:?} after {game}");
            tried.apply(attempt)
        }
    };
    assert_eq!(told, Err(error), "{attempt:?} by {seat:?} after {game}");
    assert_eq!(tried, game, "changed by the refused {attempt:?}");
}

/// Tries everything in this situation.
fn try_all(game: &Game, situation: &Situation, attempts: &[Action], codes: &mut Codes) {
    let mut tried = game.clone();
    let closed = situation.closed();
    let (right, wrong) = (situation.who, situation.who.other());
    for attempt in attempts {
        // Whatever is wrong besides, that it is the other one's turn comes first.
        refused(&mut tried, game, Some(wrong), *attempt, RuleError::NotYourTurn { seat: right }, codes);
        match verdict(situation, &closed, *attempt) {
            Ok(()) => assert_eq!(game.check(*attempt), Ok(()), "{attempt:?} after {game}"),
            Err(error) => {
                refused(&mut tried, game, Some(right), *attempt, error, codes);
                refused(&mut tried, game, None, *attempt, error, codes);
            }
        }
    }
    assert_eq!(tried.hash(), game.hash());
    for loser in [Seat::First, Seat::Second] {
        for (attempt, reason) in
            [(Action::Resign(loser), Reason::Resignation), (Action::Timeout(loser), Reason::Timeout)]
        {
            refused(&mut tried, game, Some(loser.other()), attempt, RuleError::NotYourTurn { seat: loser }, codes);
            // The other player wins, with the colour held at that moment.
            let mut ended = game.clone();
            let outcome = ended.apply_as(loser, attempt).map(|applied| applied.outcome);
            let color = if situation.black == loser { Color::White } else { Color::Black };
            let told =
                outcome.expect("open at any time").map(|Outcome { winner, color, reason, .. }| (winner, color, reason));
            assert_eq!(told, Some((Some(loser.other()), Some(color), reason)), "{game}");
            // One game that is over is like another.
            if attempt == Action::Timeout(situation.who) {
                let over = ended.clone();
                for attempt in attempts.iter().step_by(7).chain(&[attempt, Action::AcceptDraw, Action::Claim]) {
                    refused(&mut ended, &over, Some(wrong), *attempt, RuleError::GameOver, codes);
                    refused(&mut ended, &over, None, *attempt, RuleError::GameOver, codes);
                }
            }
        }
    }
}

/// Every combination of choices; the hand is the one whose offers have symmetrical points.
fn try_all_of(told: &Told, attempts: &[Action]) -> Codes {
    let opening = Opening::of_id(told.id).expect("an opening");
    let mut codes = Codes::new();
    let [_, _, hand, _] = hands();
    let mut plan = Plan::default();
    loop {
        let mut witness = |game: &Game, situation: &Situation| try_all(game, situation, attempts, &mut codes);
        let mut referee = Referee::new(opening, &mut plan, &hand, &mut witness);
        (told.words)(&mut referee);
        if !plan.counts_on() {
            return codes;
        }
    }
}

#[test]
fn every_wrong_act_at_every_step() {
    let attempts = attempts();
    let mut sum = 0;
    for told in &OPENINGS {
        let codes = try_all_of(told, &attempts);
        let refusals: usize = codes.values().sum();
        sum += refusals;
        let list: Vec<String> = codes.iter().map(|(code, times)| format!("{code} {times}")).collect();
        say(&format!("{}: {refusals} refusals: {}", told.id, list.join(", ")));

        let mut must =
            vec!["game-over", "no-draw-offer", "not-your-turn", "nothing-to-claim", "occupied", "wrong-phase"];
        let (family, limit) = told.id.split_once('-').unwrap_or((told.id, "2"));
        if family != "standard" {
            must.push("unknown-branch");
        }
        if !matches!(family, "standard" | "swap2") {
            must.push("outside-area");
        }
        if matches!(family, "soosorv" | "yamaguchi") {
            must.push("count-out-of-range");
        }
        if !matches!(family, "standard" | "swap2" | "tarannikov") && limit != "1" {
            must.extend(["already-offered", "not-offered", "symmetrical-offer"]);
        }
        must.sort_unstable();
        assert_eq!(codes.keys().copied().collect::<Vec<_>>(), must, "{}", told.id);
    }
    say(&format!("{sum} wrong acts refused"));
}

/// The branches of these names as the tables have them.
fn table_of(names: &[&str]) -> &'static [Branch] {
    let choices = soosorv::RULES.iter().flat_map(|rule| rule.steps).filter_map(|step| match step {
        Step::Choose { branches, .. } => Some(*branches),
        _ => None,
    });
    let mut same = choices.filter(|branches| branches.iter().map(|branch| branch.name).eq(names.iter().copied()));
    same.next().expect("a choice with these branches")
}
