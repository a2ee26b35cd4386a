//! Random games for the laws: of every rule and policy, from empty boards and from stones that are there already, with
//! everything in them that a game can hold.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use soosorv::{Action, Board, Color, ForbiddenMoves, Game, Opening, Phase, Point, RULES, Rules, Seat, StartPosition};
use std::fmt;

/// So many cases, the same ones in every run. `PROPTEST_RNG_SEED` asks for others, `PROPTEST_CASES` for more of them
/// (256 are as many as usual).
pub fn config(cases: u32) -> ProptestConfig {
    let asked = ProptestConfig::default();
    ProptestConfig {
        cases: (cases * asked.cases / 256).max(1),
        rng_seed: match asked.rng_seed {
            RngSeed::Random => RngSeed::Fixed(8),
            fixed => fixed,
        },
        // A failing game is printed as a record, which is all that is needed to see it again.
        failure_persistence: None,
        ..asked
    }
}

/// A policy for forbidden moves.
pub fn policies() -> impl Strategy<Value = ForbiddenMoves> {
    proptest::sample::select(ForbiddenMoves::ALL.to_vec())
}

/// An opening: any family with any of its limits, small ones more often.
pub fn openings() -> impl Strategy<Value = Opening> {
    (0..RULES.len(), prop_oneof![3 => 1..=8_u32, 1 => 1..=50_u32]).prop_map(|(number, limit)| {
        let rule = &RULES[number];
        let limit = rule.limits.map(|limits| limit.clamp(limits.min.into(), limits.max.into()));
        Opening::new(rule, limit).expect("a limit of the rule")
    })
}

/// Boards with some stones close together, more of them black: full of shapes.
pub fn boards() -> impl Strategy<Value = Board> {
    let corner = (0..9_u8, 0..9_u8);
    let stones = vec((0..7_u8, 0..7_u8, proptest::bool::weighted(0.65)), 0..30);
    (corner, stones).prop_map(|((column, row), stones)| {
        let mut board = Board::new();
        for (across, up, is_black) in stones {
            let point = Point::new(column + across, row + up).expect("a point of the board");
            board.place(point, if is_black { Color::Black } else { Color::White });
        }
        board
    })
}

/// Stones to start from: a board whose fives have been broken.
pub fn positions() -> impl Strategy<Value = StartPosition> {
    (boards(), any::<bool>()).prop_map(|(mut board, black_is_due)| {
        let due = if black_is_due { Color::Black } else { Color::White };
        loop {
            match StartPosition::new(board.clone(), due) {
                Ok(position) => return position,
                Err(error) => board.remove(error.five),
            };
        }
    })
}

/// What games are played by.
pub fn rules() -> impl Strategy<Value = Rules> {
    let starts = prop_oneof![3 => openings().prop_map(Rules::from), 1 => positions().prop_map(Rules::from)];
    (starts, policies()).prop_map(|(rules, policy)| rules.with_forbidden_moves(policy))
}

/// A game that shows as its record.
#[derive(Clone)]
pub struct Played(pub Game);

impl fmt::Debug for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Games of any rule, over or not.
pub fn games() -> impl Strategy<Value = Played> {
    (rules(), vec(any::<u32>(), 0..90)).prop_map(|(rules, choices)| Played(played(rules, &choices)))
}

/// The game in which every number has chosen an action, until the game was over.
pub fn played(rules: Rules, choices: &[u32]) -> Game {
    let mut game = Game::new(rules);
    for choice in choices {
        let Some(action) = chosen(&game, *choice) else { break };
        if let Err(error) = game.apply(action) {
            panic!("{game}: {action:?} was chosen and is refused: {error:?}");
        }
    }
    game
}

/// The action that the number chooses; `None` when the game is over. Stones mostly go next to stones, so that shapes
/// come to be; what ends a game by the players' will is rare.
fn chosen(game: &Game, choice: u32) -> Option<Action> {
    let listed = game.legal_actions();
    let manner = choice % 256;
    let rest = (choice / 256) as usize;
    let seat = if rest.is_multiple_of(2) { Seat::First } else { Seat::Second };
    let wish = match manner {
        0 => Some(Action::Resign(seat)),
        1 => Some(Action::Timeout(seat)),
        2..12 => Some(Action::PASS),
        12..28 => Some(Action::AcceptDraw),
        28..60 => Some(Action::Claim),
        _ => None,
    };
    if let Some(action) = wish.filter(|action| game.is_legal(*action)) {
        return Some(action);
    }
    let near: Vec<Action> = match manner {
        60..90 => Vec::new(),
        _ => listed.iter().copied().filter(|action| action.point().is_some_and(|point| is_near(game, point))).collect(),
    };
    let from = if near.is_empty() { &listed } else { &near };
    let action = *from.get(rest % from.len().max(1))?;
    let offers_draw = game.phase() == Phase::Play && (90..110).contains(&manner);
    Some(if offers_draw { with_draw_offer(action) } else { action })
}

/// The same with a draw offer, where it can carry one.
pub fn with_draw_offer(action: Action) -> Action {
    match action {
        Action::Place { point, .. } => Action::Place { point, offer_draw: true },
        Action::Pass { .. } => Action::Pass { offer_draw: true },
        other => other,
    }
}

/// Whether a stone lies next to the point.
fn is_near(game: &Game, point: Point) -> bool {
    let (column, row) = (point.column(), point.row());
    let around = (column.saturating_sub(1)..=column + 1)
        .flat_map(|column| (row.saturating_sub(1)..=row + 1).map(move |row| Point::new(column, row)));
    around.flatten().any(|point| game.board().at(point).is_some())
}
