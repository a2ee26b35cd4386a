//! A game: actions, phases, outcome, errors, the view. Knows seats.

mod action;
mod apply;
mod error;
mod hash;
mod legal;
mod outcome;
mod perft;
mod phase;
mod position;
mod rules;
mod view;

pub use action::{Action, Tap};
pub use apply::Applied;
pub use error::RuleError;
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use phase::Phase;
pub use position::{Last, Stone, SwapDecision};
pub use rules::{ForbiddenMoves, RULES_REVISION, Rules, Start, StartError, StartPosition};
pub use view::{RuleView, SeatsView, SymmetricalPoint, Turn, View};

use crate::board::Board;
use crate::seat::Seat;
use position::Position;

/// A game, reachable only by legal actions from its start. The list of actions is its only truth.
///
/// ```
/// use soosorv::{Action, Game, Phase};
/// let mut game = Game::default(); // Soosõrv-8
/// game.apply(Action::place("h8".parse().unwrap()))?;
/// assert_eq!(game.phase(), Phase::Place);
/// assert_eq!(game.legal_actions().len(), 8); // White's stone, inside the central 3 × 3
/// # Ok::<(), soosorv::RuleError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: Rules,
    actions: Vec<Action>,
    // Boxed, so that a game is moved as a few words.
    pub(crate) position: Box<Position>,
}

impl Default for Game {
    fn default() -> Game {
        Game::new(Rules::default())
    }
}

impl Game {
    /// A new game by the rules.
    pub fn new(rules: Rules) -> Game {
        Game { position: Box::new(Position::start(&rules)), rules, actions: Vec::new() }
    }

    /// The game after these actions.
    ///
    /// # Errors
    /// As [`apply`](Game::apply), at the first action that is refused.
    pub fn replay(rules: Rules, actions: impl IntoIterator<Item = Action>) -> Result<Game, RuleError> {
        let mut game = Game::new(rules);
        for action in actions {
            game.apply(action)?;
        }
        Ok(game)
    }

    /// What it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The actions so far.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// What is asked for.
    pub fn phase(&self) -> Phase {
        self.position.phase(&self.rules)
    }

    /// Who is to act; `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.position.outcome.is_none().then(|| self.position.actor(&self.rules))
    }

    /// The stones on the board.
    pub fn board(&self) -> &Board {
        &self.position.board
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.position.outcome.as_ref()
    }

    /// The game as it was after the first `length` actions; as it is when there are no more than that.
    pub fn at(&self, length: usize) -> Game {
        let kept = &self.actions[..length.min(self.actions.len())];
        let mut game = Game::new(self.rules.clone());
        for action in kept {
            // They were legal here before, so they are again.
            let replayed = game.apply(*action);
            debug_assert!(replayed.is_ok());
        }
        game
    }

    /// Takes the last action back, of whatever kind, and returns it; applying it again restores the game.
    ///
    /// # Errors
    /// [`RuleError::NothingToUndo`] when there is none.
    pub fn undo(&mut self) -> Result<Action, RuleError> {
        let last = *self.actions.last().ok_or(RuleError::NothingToUndo)?;
        *self = self.at(self.actions.len() - 1);
        Ok(last)
    }
}
