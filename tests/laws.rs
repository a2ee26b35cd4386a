//! What holds in every game: laws, tried on random games of every rule and policy.

mod games;

use games::random::{Played, config, games, with_draw_offer};
use games::{action, play};
use proptest::prelude::*;
use soosorv::{Action, Color, Count, Game, Phase, Point, PointSet, RuleError, Seat, Step, Tap, View};

/// Every action of the forms that are ever listed, in the order of the list: those on a point in board order, then
/// keep, swap, the branches, the numbers, pass, claim.
fn candidates() -> Vec<Action> {
    let taps = [Tap::Place, Tap::Offer, Tap::Pick];
    let on_points = taps.into_iter().flat_map(|tap| Point::all().map(move |point| tap.on(point)));
    let choices = [Action::Keep, Action::Swap, Action::Branch("offers"), Action::Branch("extend"), Action::Branch("")];
    let counts = (0..=60).chain([u32::MAX]).map(Action::Declare);
    on_points.chain(choices).chain(counts).chain([Action::PASS, Action::Claim]).collect()
}

/// The actions that are open beside the list.
fn unlisted() -> Vec<Action> {
    let of_seats =
        [Seat::First, Seat::Second].into_iter().flat_map(|seat| [Action::Resign(seat), Action::Timeout(seat)]);
    let offers = candidates().into_iter().map(with_draw_offer).filter(|action| action.offers_draw());
    of_seats.chain([Action::AcceptDraw]).chain(offers).collect()
}

/// The game, and the games that it was before, latest first.
fn positions(game: Game) -> impl Iterator<Item = Game> {
    std::iter::successors(Some(game), |game| {
        let mut earlier = game.clone();
        earlier.undo().ok().map(|_| earlier)
    })
}

/// Some of the positions of a game, its last ones among them: each costs hundreds of questions.
fn some_positions(game: Game) -> impl Iterator<Item = Game> {
    let length = game.actions().len();
    positions(game).filter(move |game| {
        let ago = length - game.actions().len();
        ago < 3 || ago.is_multiple_of(7) || game.phase() != Phase::Play
    })
}

fn points_of(actions: &[Action]) -> PointSet {
    actions.iter().filter_map(|action| action.point()).collect()
}

/// What the errors say of a point in this phase.
fn reason(game: &Game, point: Point) -> Option<RuleError> {
    game.check(game.view().tap?.on(point)).err()
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn the_list_is_all_that_is_legal_and_in_order(Played(game) in games()) {
        for game in some_positions(game) {
            let legal: Vec<Action> = candidates().into_iter().filter(|action| game.is_legal(*action)).collect();
            prop_assert_eq!(&game.legal_actions(), &legal, "{}", game);
            prop_assert_eq!(legal.is_empty(), game.phase() == Phase::Over, "{}", game);
        }
    }

    #[test]
    fn legal_is_what_can_be_applied_and_a_refused_action_changes_nothing(Played(game) in games()) {
        for game in some_positions(game) {
            let mut tried = game.clone();
            for action in candidates().into_iter().chain(unlisted()) {
                match tried.apply(action) {
                    Err(error) => {
                        prop_assert_eq!(game.check(action), Err(error), "{} {:?}", game, action);
                        prop_assert_eq!(&tried, &game, "changed by the refused {:?}", action);
                    }
                    Ok(applied) => {
                        prop_assert_eq!(game.check(action), Ok(()), "{} {:?}", game, action);
                        prop_assert_eq!(applied.action, action);
                        prop_assert_eq!(tried.actions().len(), game.actions().len() + 1);
                        prop_assert_eq!(tried.actions().last(), Some(&action));
                        tried = game.clone();
                    }
                }
            }
            prop_assert_eq!(tried.hash(), game.hash());
        }
    }

    /// Whatever a draw offer travels with is legal with it just when it is legal without, in normal play and nowhere else.
    #[test]
    fn what_is_open_beside_the_list(Played(game) in games()) {
        for game in some_positions(game) {
            let phase = game.phase();
            for action in candidates() {
                let offering = with_draw_offer(action);
                if offering != action {
                    prop_assert_eq!(game.is_legal(offering), phase == Phase::Play && game.is_legal(action), "{}", game);
                }
            }
            for seat in [Seat::First, Seat::Second] {
                prop_assert_eq!(game.is_legal(Action::Resign(seat)), phase != Phase::Over, "{}", game);
                prop_assert_eq!(game.is_legal(Action::Timeout(seat)), phase != Phase::Over, "{}", game);
            }
            let offered = game.view().draw_offer;
            let may_accept = game.to_act().is_some_and(|seat| offered == Some(seat.other()));
            prop_assert_eq!(game.is_legal(Action::AcceptDraw), may_accept, "{}", game);
        }
    }

    #[test]
    fn only_the_seat_that_may_act_can_act(Played(game) in games()) {
        for game in some_positions(game) {
            let asked = game.legal_actions().into_iter().chain(unlisted()).filter(|action| game.is_legal(*action));
            for action in asked.step_by(9) {
                let expected = match action {
                    Action::Resign(seat) | Action::Timeout(seat) => seat,
                    _ => game.to_act().expect("a seat to act"),
                };
                let mut tried = game.clone();
                let refused = tried.apply_as(expected.other(), action);
                prop_assert_eq!(refused, Err(RuleError::NotYourTurn { seat: expected }), "{} {:?}", game, action);
                prop_assert_eq!(&tried, &game);
                let applied = tried.apply_as(expected, action);
                prop_assert_eq!(applied.map(|applied| applied.seat), Ok(expected), "{} {:?}", game, action);
            }
        }
    }

    #[test]
    fn undo_goes_back_through_every_phase_and_applying_again_is_redo(Played(game) in games()) {
        let mut rewound = game.clone();
        for length in (0..game.actions().len()).rev() {
            let later = rewound.clone();
            let undone = rewound.undo();
            prop_assert_eq!(undone, Ok(game.actions()[length]));
            prop_assert_eq!(&rewound, &game.at(length));
            let mut redone = rewound.clone();
            prop_assert!(redone.apply(undone.expect("an action")).is_ok());
            prop_assert_eq!(&redone, &later);
            prop_assert_eq!(redone.hash(), later.hash());
        }
        prop_assert_eq!(rewound.undo(), Err(RuleError::NothingToUndo));
        prop_assert_eq!(rewound, Game::new(game.rules().clone()));
    }

    #[test]
    fn replay_is_the_same_game(Played(game) in games()) {
        let replayed = Game::replay(game.rules().clone(), game.actions().iter().copied());
        prop_assert_eq!(replayed.as_ref().map(Game::view), Ok(game.view()));
        prop_assert_eq!(replayed.as_ref().map(Game::hash), Ok(game.hash()));
        prop_assert_eq!(replayed, Ok(game));
    }

    #[test]
    fn the_view_says_what_the_rules_say(Played(game) in games()) {
        for game in some_positions(game) {
            let view = game.view();
            let on_points = view.points.iter().map(|point| view.tap.expect("a tap").on(point));
            let shown: Vec<Action> = on_points.chain(view.choices.iter().copied()).collect();
            prop_assert_eq!(shown, game.legal_actions(), "{}", game);
            prop_assert!(view.choices.iter().all(|action| action.point().is_none()));
            prop_assert_eq!(view.points, points_of(&game.legal_actions()));
            prop_assert_eq!(view.tap.is_some(), matches!(view.phase, Phase::Place | Phase::Offer | Phase::Pick | Phase::Play));
            prop_assert_eq!(&view.forbidden, &game.board().forbidden());
            prop_assert_eq!(view.length, game.actions().len());
            prop_assert_eq!(view.turn.map(|turn| turn.seat), game.to_act());
            prop_assert_eq!(view.outcome.as_ref(), game.outcome());
            prop_assert_eq!(view.outcome.is_some(), view.phase == Phase::Over);
            check_area(&game, &view)?;
            check_offers(&game, &view)?;
        }
    }

    #[test]
    fn seats_and_colours_are_never_confused(Played(game) in games()) {
        let mut before: Option<Game> = None;
        let mut history: Vec<Game> = positions(game).collect();
        history.reverse();
        for after in history {
            if let Some(before) = before {
                check_step(&before.view(), &after.view(), *after.actions().last().expect("an action"))?;
            }
            before = Some(after);
        }
    }
}

/// The area is a central square outside which nothing is legal, and inside which only what is occupied, closed or
/// forbidden is not.
fn check_area(game: &Game, view: &View) -> Result<(), TestCaseError> {
    let Some(area) = view.area else {
        prop_assert!(!matches!(view.phase, Phase::Place | Phase::Offer | Phase::Play), "{}", game);
        return Ok(());
    };
    for point in Point::all() {
        let code = reason(game, point).map(|error| error.code());
        let expected: &[Option<&str>] = match game.board().at(point) {
            Some(_) => &[Some("occupied")],
            None if !point.is_within(area) => &[Some("outside-area")],
            None if view.points.contains(point) => &[None],
            None if view.offers.contains(&point) => &[Some("already-offered")],
            None if view.symmetrical.iter().any(|closed| closed.point == point) => &[Some("symmetrical-offer")],
            None => {
                prop_assert!(!view.forbidden.get(point).is_empty(), "{}: {} is neither open nor closed", game, point);
                &[Some("forbidden-overline"), Some("forbidden-double-four"), Some("forbidden-double-three")]
            }
        };
        prop_assert!(expected.contains(&code), "{}: {} is {:?}", game, point, code);
    }
    Ok(())
}

/// What is shown of the fifth moves is what the errors say of them.
fn check_offers(game: &Game, view: &View) -> Result<(), TestCaseError> {
    let is_shown = matches!(view.phase, Phase::Offer | Phase::Pick);
    prop_assert!(is_shown || view.offers.is_empty(), "{}", game);
    prop_assert_eq!(view.offers_missing > 0, view.phase == Phase::Offer, "{}", game);
    if is_shown {
        prop_assert_eq!(view.offers.len() + usize::from(view.offers_missing), asked_offers(game), "{}", game);
    }
    let closed: Vec<(Point, Point)> = match view.phase {
        Phase::Offer => Point::all()
            .filter_map(|point| match reason(game, point) {
                Some(RuleError::SymmetricalOffer { to }) => Some((point, to)),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    };
    let shown: Vec<(Point, Point)> = view.symmetrical.iter().map(|closed| (closed.point, closed.to)).collect();
    prop_assert_eq!(shown, closed, "{}", game);
    Ok(())
}

/// How many fifth moves the table of the game's opening asks for.
fn asked_offers(game: &Game) -> usize {
    let opening = game.rules().opening().expect("an opening");
    let count = opening.rule().steps.iter().find_map(|step| match step {
        Step::Offer { count, .. } => Some(*count),
        _ => None,
    });
    usize::from(match count.expect("a step that offers") {
        Count::Fixed(count) => count,
        Count::Declared => game.view().declared.expect("a number of fifth moves"),
        Count::Limit => opening.limit().expect("a limit"),
    })
}

/// What one action may change of seats, stones and numbers.
fn check_step(before: &View, after: &View, action: Action) -> Result<(), TestCaseError> {
    prop_assert_eq!(after.seats.first, after.seats.second.other());
    prop_assert_eq!(after.seats.first != before.seats.first, action == Action::Swap, "{:?}", action);
    let turn = before.turn.expect("a turn before an action");
    let held = if turn.seat == Seat::First { before.seats.first } else { before.seats.second };
    prop_assert_eq!(turn.holds, held);

    let (kept, added) = after.stones.split_at(before.stones.len());
    prop_assert_eq!(kept, before.stones, "stones never move and never change colour");
    let is_stone = matches!(action, Action::Place { .. } | Action::Pick(_));
    prop_assert_eq!(added.len(), usize::from(is_stone), "{:?}", action);
    if let [stone] = added {
        prop_assert_eq!(Some(stone.point), action.point());
        prop_assert_eq!(Some(stone.color), turn.stone);
        prop_assert_eq!(stone.number, before.move_number);
    }
    let moves = is_stone || matches!(action, Action::Pass { .. });
    prop_assert_eq!(after.move_number, before.move_number + u16::from(moves));
    if moves {
        let last = after.last.expect("a last move");
        prop_assert_eq!((last.number, last.color), (before.move_number, turn.stone.expect("a colour due")));
        prop_assert_eq!(last.point, action.point());
        let due = after.turn.and_then(|turn| turn.stone);
        prop_assert!(due.is_none_or(|due| due == last.color.other()), "{:?}", action);
    } else {
        prop_assert_eq!(after.last, before.last);
    }
    let offered = action.offers_draw() && after.phase != Phase::Over;
    prop_assert_eq!(after.draw_offer, offered.then_some(turn.seat), "an offer lapses when the other acts");
    prop_assert_eq!(after.swaps.len(), before.swaps.len() + usize::from(matches!(action, Action::Keep | Action::Swap)));
    Ok(())
}

/// In normal play whoever holds the colour due acts.
#[test]
fn the_colour_due_alternates_through_passes() {
    let mut game = games::game("soosorv-8 h8 h9 h10 swap g7 1 keep j12 a1");
    for word in ["a2", "a3", "pass", "a4", "b1", "pass", "c1"] {
        let due = if game.view().move_number % 2 == 1 { Color::Black } else { Color::White };
        let turn = game.view().turn.expect("a turn");
        assert_eq!((turn.stone, turn.holds), (Some(due), due), "before {word}");
        assert_eq!(turn.seat, if due == Color::Black { Seat::Second } else { Seat::First }, "before {word}");
        play(&mut game, word);
    }
    assert!(game.is_legal(action("a5")));
}
