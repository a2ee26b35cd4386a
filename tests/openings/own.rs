//! Rules of one's own: tables that are not of this crate, played by the whole interface; and tables that cannot be
//! played, refused by the step.

use super::playthroughs::hands;
use super::referee::{Choice, Plan, Referee};
use crate::games::{point, points};
use soosorv::Color::{Black, White};
use soosorv::Seat::{First as P1, Second as P2};
use soosorv::{
    Action, Branch, By, Cause, Count, Fault, ForbiddenMoves, Game, Limits, Opening, OpeningError, Origin, Phase, RULES,
    RecordError, Rule, RuleError, RuleFault, Rules, Step, perft,
};

const NO_ORIGIN: Origin = Origin { year: None, place: "" };

const fn place(by: By, area: u8) -> Step {
    Step::Place { by, area }
}

const STONE: Step = place(By::Black, 15);

/// The one of CONTRIBUTING.md: three stones in the centre, one swap, three fifth moves near the centre.
static CLUB: Rule = Rule {
    family: "club",
    number: 200,
    limits: None,
    origin: NO_ORIGIN,
    steps: &[
        place(By::First, 1),
        place(By::First, 3),
        place(By::First, 5),
        Step::Choose { by: By::Second, branches: &[] },
        place(By::White, 7),
        Step::Offer { count: Count::Fixed(3), area: 9 },
        Step::Pick,
        Step::Play,
    ],
};

/// Two branches at one choice: the second player keeps, swaps, goes on at once, or asks for offers.
static FORKED: Rule = Rule {
    family: "forked",
    number: 201,
    limits: Some(Limits { min: 2, max: 6, default: 3 }),
    origin: NO_ORIGIN,
    steps: &[
        place(By::First, 3),
        place(By::Second, 5),
        Step::Choose {
            by: By::Second,
            branches: &[Branch { name: "go-on", to: 4 }, Branch { name: "offers2", to: 6 }],
        },
        Step::Choose { by: By::First, branches: &[] },
        place(By::Black, 7),
        Step::Play,
        Step::Offer { count: Count::Limit, area: 15 },
        Step::Pick,
        place(By::First, 15),
        Step::Play,
    ],
};

/// The same in words.
fn forked(referee: &mut Referee) {
    referee.stone(P1, Black, 3);
    referee.stone(P2, White, 5);
    let choice = referee.chooses(P2, &["go-on", "offers2"]);
    match choice {
        Choice::Branch("offers2") => {
            referee.fifths(5);
            referee.stone(P1, White, 15);
            return referee.normal_play(Black);
        }
        Choice::Branch(_) => {}
        Choice::Keep | Choice::Swap => referee.may_swap(P1),
    }
    let black = referee.holder(Black);
    referee.stone(black, Black, 7);
    referee.normal_play(White);
}

#[test]
fn a_rule_with_two_branches_under_the_referee() {
    let opening = Opening::new(&FORKED, Some(5)).expect("a table that can be played");
    let mut games = 0;
    for hand in &hands() {
        let mut plan = Plan::default();
        loop {
            let mut witness = |_: &Game, _: &_| games += 1;
            forked(&mut Referee::new(opening, &mut plan, hand, &mut witness));
            if !plan.counts_on() {
                break;
            }
        }
    }
    // By each of four hands: four games of 8 questions, after keep or swap and another of them; one of 7 by the branch
    // that goes on; two of 13 by the other one, since one of two offers is picked.
    assert_eq!(games, 4 * (4 * 8 + 7 + 2 * 13));
}

#[test]
fn branches_of_ones_own() {
    let opening = Opening::new(&FORKED, None).expect("a table that can be played");
    assert_eq!((opening.id(), opening.limit()), ("forked-3".to_owned(), Some(3)));
    let mut game = Game::new(Rules::from(opening).with_forbidden_moves(ForbiddenMoves::Claimed));
    for name in ["g9", "j6"] {
        game.apply(Action::place(point(name))).expect("inside the square");
    }
    let listed = [Action::Keep, Action::Swap, Action::Branch("go-on"), Action::Branch("offers2")];
    assert_eq!(game.legal_actions(), listed);
    assert_eq!(game.branch("offers2"), Action::Branch("offers2"));
    // Of the field's rules, not of this one.
    assert_eq!(game.branch("offers"), Action::Branch(""));
    let refused = game.clone().apply(Action::Branch("offers"));
    let Err(RuleError::UnknownBranch { expected }) = refused else { panic!("{refused:?}") };
    assert_eq!(expected.iter().map(|branch| branch.name).collect::<Vec<_>>(), ["go-on", "offers2"]);
    // Two numbers of branches in the bytes, two names in the text.
    let [mut on, mut offers] = [game.clone(), game.clone()];
    on.apply(Action::Branch("go-on")).expect("a branch");
    offers.apply(Action::Branch("offers2")).expect("a branch");
    assert_eq!(on.to_string(), "forked-3/claimed g9 j6 >go-on");
    assert_eq!(offers.to_string(), "forked-3/claimed g9 j6 >offers2");
    assert_eq!((on.to_bytes().last(), offers.to_bytes().last()), (Some(&234), Some(&235)));
    assert_ne!(on.hash(), offers.hash());
    assert_eq!((on.phase(), on.view().area), (Phase::Place, Some(7)));
    assert_eq!((offers.phase(), offers.view().offers_missing), (Phase::Offer, 3));
    // A branch is no decision about the colours.
    assert!(on.view().swaps.is_empty());
}

#[test]
fn the_rule_of_the_club_by_the_whole_interface() {
    let opening = Opening::new(&CLUB, None).expect("a table that can be played");
    let rules = Rules::from(opening);
    let mut game = Game::new(rules.clone());
    assert_eq!(perft(&game, 4), 8 * 23 * 2);
    assert_eq!(perft(&game, 5), 8 * 23 * 2 * 46);
    let stones = points("h8 h9 h10 g7");
    let mut positions = vec![game.clone()];
    let mut play = |action: Action| {
        let applied = game.apply(action).unwrap_or_else(|error| panic!("{action:?}: {error}"));
        positions.push(game.clone());
        (applied.seat, game.phase(), game.to_act(), game.legal_actions().len())
    };
    assert_eq!(play(Action::place(stones[0])), (P1, Phase::Place, Some(P1), 8));
    assert_eq!(play(Action::place(stones[1])), (P1, Phase::Place, Some(P1), 23));
    assert_eq!(play(Action::place(stones[2])), (P1, Phase::Choose, Some(P2), 2));
    assert_eq!(play(Action::Swap), (P2, Phase::Place, Some(P1), 46));
    assert_eq!(play(Action::place(stones[3])), (P1, Phase::Offer, Some(P2), 77));
    assert_eq!(play(Action::Offer(point("d4"))), (P2, Phase::Offer, Some(P2), 76));
    assert_eq!(play(Action::Offer(point("l12"))), (P2, Phase::Offer, Some(P2), 75));
    assert_eq!(play(Action::Offer(point("i8"))), (P2, Phase::Pick, Some(P1), 3));
    assert_eq!(play(Action::Pick(point("l12"))), (P1, Phase::Play, Some(P1), 221));
    assert_eq!(play(Action::PASS), (P1, Phase::Play, Some(P2), 221));

    let view = game.view();
    assert_eq!((view.rule.opening.as_str(), view.rule.limit), ("club", None));
    assert_eq!(view.pattern.map(|pattern| pattern.code), Some("D1"));
    // Written, and read only where the rule is known.
    let text = "club h8 h9 h10 swap g7 ?d4 ?l12 ?i8 =l12 pass";
    assert_eq!(game.to_text(), text);
    let unknown =
        RecordError::Bad { at: 0, word: Some("club".to_owned()), cause: Cause::Opening(OpeningError::Unknown) };
    assert_eq!(text.parse::<Game>(), Err(unknown));
    let unreadable = RecordError::Bad { at: 4, word: None, cause: Cause::Unreadable };
    assert_eq!(Game::from_bytes(&game.to_bytes()), Err(unreadable));
    assert_eq!(Game::replay(rules, game.actions().iter().copied()), Ok(game.clone()));
    for (length, before) in positions.iter().enumerate().rev() {
        assert_eq!((&game, game.hash()), (before, before.hash()));
        assert_eq!(game.actions().len(), length);
        assert_eq!(game.undo().is_ok(), length > 0);
    }
}

#[test]
fn the_square_of_the_offers_holds() {
    let mut game = Game::new(Rules::from(Opening::new(&CLUB, None).expect("a table that can be played")));
    for name in ["h8", "h9", "h10"] {
        game.apply(Action::place(point(name))).expect("inside the square");
    }
    game.apply(Action::Keep).expect("a choice");
    assert_eq!(game.check(Action::place(point("d4"))), Err(RuleError::OutsideArea { area: 7 }));
    game.apply(Action::place(point("g7"))).expect("inside the square");
    assert_eq!(game.check(Action::Offer(point("c4"))), Err(RuleError::OutsideArea { area: 9 }));
    assert_eq!(game.check(Action::Offer(point("d4"))), Ok(()));
}

/// A rule with this table.
fn rule(steps: &[Step]) -> &'static Rule {
    let steps = steps.to_vec().leak();
    let limits = Some(Limits { min: 1, max: 50, default: 8 });
    Box::leak(Box::new(Rule { family: "club", number: 200, limits, origin: NO_ORIGIN, steps }))
}

fn assert_impossible(steps: &[Step], step: usize, fault: Fault) {
    let refused = Opening::new(rule(steps), None);
    assert_eq!(refused, Err(OpeningError::Impossible(RuleFault { step, fault })), "{steps:?}");
    let told = refused.map_or_else(|error| error.to_string(), |opening| opening.id());
    assert!(told.contains(&format!("step {step}:")), "{told}");
}

const fn offer(count: Count, area: u8) -> Step {
    Step::Offer { count, area }
}

const fn to(branches: &'static [Branch]) -> Step {
    Step::Choose { by: By::White, branches }
}

#[test]
fn impossible_tables_are_refused_and_the_step_is_named() {
    assert_impossible(&[], 0, Fault::End);
    assert_impossible(&[STONE, STONE], 2, Fault::End);
    assert_impossible(&[STONE, place(By::White, 0), Step::Play], 1, Fault::Area);
    assert_impossible(&[STONE, place(By::White, 6), Step::Play], 1, Fault::Area);
    assert_impossible(&[STONE, STONE, offer(Count::Fixed(2), 255), Step::Pick, Step::Play], 2, Fault::Area);
    // An area that cannot hold the stone, or that is full of others.
    assert_impossible(&[STONE, STONE, place(By::Black, 1), Step::Play], 2, Fault::NoRoom);
    assert_impossible(&[STONE, STONE, offer(Count::Fixed(1), 1), Step::Pick, Step::Play], 2, Fault::NoRoom);
    // A pick without offers, offers without a pick.
    assert_impossible(&[STONE, Step::Pick, Step::Play], 1, Fault::Pick);
    assert_impossible(&[STONE, STONE, offer(Count::Fixed(1), 15), Step::Play], 2, Fault::Pick);
    assert_impossible(&[STONE, STONE, offer(Count::Fixed(2), 15)], 2, Fault::Pick);
    assert_impossible(&[STONE, STONE, offer(Count::Fixed(2), 15), Step::Pick], 4, Fault::End);
    // An offer before a stone, and of a white one.
    assert_impossible(&[offer(Count::Fixed(1), 15), Step::Pick, Step::Play], 0, Fault::NoStone);
    assert_impossible(&[STONE, offer(Count::Fixed(2), 15), Step::Pick, Step::Play], 1, Fault::NotBlack);
    // No number of offers, or one that was never declared, or that all could be symmetrical.
    assert_impossible(&[STONE, STONE, offer(Count::Fixed(0), 15), Step::Pick, Step::Play], 2, Fault::Count);
    assert_impossible(&[STONE, STONE, offer(Count::Fixed(57), 15), Step::Pick, Step::Play], 2, Fault::Count);
    assert_impossible(&[STONE, STONE, offer(Count::Declared, 15), Step::Pick, Step::Play], 2, Fault::Count);
    assert_impossible(&[STONE, STONE, offer(Count::Limit, 9), Step::Pick, Step::Play], 2, Fault::Count);
    // A declaration that a branch passes over.
    let over = to(&[Branch { name: "over", to: 4 }]);
    let declare = Step::Declare { by: By::White };
    assert_impossible(
        &[STONE, STONE, over, declare, offer(Count::Declared, 15), Step::Pick, Step::Play],
        4,
        Fault::Count,
    );
    // Branches back, to themselves, off the table; with no name, a bad one, one that is taken.
    for (name, target) in [("b", 0), ("b", 1), ("b", 3), ("", 2), ("B", 2), ("b b", 2), ("ö", 2)] {
        let branches = vec![Branch { name, to: target }].leak();
        assert_impossible(&[STONE, to(branches), Step::Play], 1, Fault::Branch);
    }
    let [one, other] = [to(&[Branch { name: "b", to: 2 }]), to(&[Branch { name: "b", to: 3 }])];
    assert_impossible(&[STONE, one, other, Step::Play], 1, Fault::Branch);
}

/// Three ways lead to the offers, over two, three and four stones: after three of them White's stone is due.
#[test]
fn offers_are_black_whichever_way_leads_to_them() {
    let ways = to(&[Branch { name: "two", to: 5 }, Branch { name: "three", to: 4 }]);
    assert_impossible(
        &[STONE, STONE, ways, STONE, STONE, offer(Count::Fixed(2), 15), Step::Pick, Step::Play],
        5,
        Fault::NotBlack,
    );
}

/// The last point of a square can be a double-three of Black's, and then no action would be listed before the end.
#[test]
fn black_is_never_left_without_a_point() {
    let mut full = vec![place(By::First, 3); 9];
    full.push(Step::Play);
    if let Ok(opening) = Opening::new(rule(&full), None) {
        let mut game = Game::new(Rules::from(opening));
        for name in "h7 h8 i7 i8 g8 h9 g9 i9".split(' ') {
            game.apply(Action::place(point(name))).expect("inside the square");
        }
        assert!(!game.legal_actions().is_empty(), "{game}");
    }
}

/// Records name the rule by its family or its number. Where these are another's, the record would be read as a game of
/// another kind; the number 0 is that of games from a position.
#[test]
fn families_and_numbers_of_others_are_taken() {
    for (family, number) in [("club", 0), ("club", 2), ("club", 7), ("rif", 200), ("standard", 200)] {
        let taken = Rule { family, number, ..*rule(&[STONE, Step::Play]) };
        assert!(Opening::new(Box::leak(Box::new(taken)), None).is_err(), "{family}, {number}");
    }
    // The rules of the field themselves can be named by their tables.
    for known in &RULES {
        assert_eq!(Opening::new(known, None), Opening::of_family(known.family, None));
    }
}
