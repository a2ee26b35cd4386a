//! The referee: is told by the words of a rule what is asked of whom, compares the game with that, and plays an action.

use super::situation::{Situation, What};
use crate::boards::engine;
use crate::literal::{Stone, fifths};
use soosorv::{Action, Color, Game, Opening, Point, Rules, Seat};

/// What came out of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The colours stay.
    Keep,
    /// The colours are exchanged.
    Swap,
    /// This branch instead of a decision.
    Branch(&'static str),
}

/// The decisions of a game, each the number of one of some possibilities. A game asks for them one by one; afterwards
/// the plan counts on to the next game, until every combination has been played.
#[derive(Default)]
pub struct Plan {
    decisions: Vec<(usize, usize)>,
    asked: usize,
}

impl Plan {
    fn decide(&mut self, possibilities: usize) -> usize {
        if self.asked == self.decisions.len() {
            self.decisions.push((0, possibilities));
        }
        let (decided, known) = self.decisions[self.asked];
        assert_eq!(known, possibilities, "the same decisions lead to the same question");
        self.asked += 1;
        decided
    }

    /// The plan of the next game; whether there is one.
    pub fn counts_on(&mut self) -> bool {
        self.asked = 0;
        while let Some((decided, possibilities)) = self.decisions.pop() {
            if decided + 1 < possibilities {
                self.decisions.push((decided + 1, possibilities));
                return true;
            }
        }
        false
    }
}

/// A game under a referee.
pub struct Referee<'a> {
    /// The engine's game.
    pub game: Game,
    situation: Situation,
    plan: &'a mut Plan,
    /// All points, those that are preferred first: a stone or offer goes to the first one that is legal.
    hand: &'a [Point],
    /// Is shown the game before every action.
    witness: &'a mut dyn FnMut(&Game, &Situation),
}

impl<'a> Referee<'a> {
    /// A new game.
    pub fn new(
        opening: Opening,
        plan: &'a mut Plan,
        hand: &'a [Point],
        witness: &'a mut dyn FnMut(&Game, &Situation),
    ) -> Referee<'a> {
        Referee { game: Game::new(Rules::from(opening)), situation: Situation::start(), plan, hand, witness }
    }

    /// The player who holds the colour now.
    pub fn holder(&self, color: Color) -> Seat {
        self.situation.holder(color)
    }

    /// Asks: compares the game with what is known, and returns the first legal action of the hand.
    fn ask(&mut self, who: Seat, what: What) -> Option<Action> {
        self.situation.who = who;
        self.situation.what = what;
        let legal = self.situation.compare(&self.game);
        (self.witness)(&self.game, &self.situation);
        let preferred = |point: &Point| legal.iter().find(|action| action.point() == Some(*point));
        self.hand.iter().find_map(preferred).copied()
    }

    /// Plays the action and holds what it did to what it is to do.
    fn act(&mut self, action: Action, placed: Option<(Point, Color)>) {
        let number = self.situation.stones.len() + self.situation.passes + 1;
        let who = self.situation.who;
        let applied = self.game.apply_as(who, action).unwrap_or_else(|error| panic!("{}: {error:?}", self.game));
        assert_eq!((applied.action, applied.seat), (action, who), "{}", self.game);
        assert_eq!(applied.swapped, action == Action::Swap, "{}", self.game);
        assert_eq!(applied.outcome, None, "{}", self.game);
        let told = applied.placed.map(|stone| (stone.point, stone.color, usize::from(stone.number)));
        assert_eq!(told, placed.map(|(point, color)| (point, color, number)), "{}", self.game);
        if let Some((point, color)) = placed {
            let stone = if color == Color::Black { Stone::Black } else { Stone::White };
            self.situation.grid.put(engine::spot(point), Some(stone));
            self.situation.stones.push((point, color));
        }
    }

    /// The player places a stone of this colour in the central square of this side.
    pub fn stone(&mut self, who: Seat, color: Color, side: u8) {
        let action = self.ask(who, What::Stone(color, side)).expect("room for the stone");
        self.act(action, action.point().map(|point| (point, color)));
    }

    /// The player may swap.
    pub fn may_swap(&mut self, who: Seat) {
        self.chooses(who, &[]);
    }

    /// The player keeps, swaps, or takes a branch.
    pub fn chooses(&mut self, who: Seat, branches: &'static [&'static str]) -> Choice {
        self.ask(who, What::Choice(branches));
        let after = self.situation.stones.len();
        match self.plan.decide(2 + branches.len()) {
            0 => {
                self.act(Action::Keep, None);
                self.situation.swaps.push((after, false));
                Choice::Keep
            }
            1 => {
                self.act(Action::Swap, None);
                self.situation.swaps.push((after, true));
                self.situation.black = self.situation.black.other();
                Choice::Swap
            }
            branch => {
                let name = branches[branch - 2];
                self.act(Action::Branch(name), None);
                Choice::Branch(name)
            }
        }
    }

    /// The player declares a number from 1 to the limit: 1, 2 or the limit.
    pub fn declares(&mut self, who: Seat, limit: u32) -> u32 {
        self.ask(who, What::Number(limit));
        let mut numbers = vec![1, 2, limit];
        numbers.retain(|number| *number <= limit);
        numbers.dedup();
        let number = numbers[self.plan.decide(numbers.len())];
        self.act(Action::Declare(number), None);
        self.situation.declared = Some(number);
        number
    }

    /// Black offers so many fifth points, and White picks one, the first or the last offered; a single one is played.
    pub fn fifths(&mut self, count: u32) {
        let (black, white) = (self.holder(Color::Black), self.holder(Color::White));
        if count == 1 {
            return self.stone(black, Color::Black, 15);
        }
        self.situation.isometries = fifths::isometries(&self.situation.grid);
        for missing in (1..=count).rev() {
            let action = self.ask(black, What::Offers(missing)).expect("a next offer");
            self.act(action, None);
            self.situation.offers.extend(action.point());
        }
        self.ask(white, What::Pick);
        let picked = [0, self.situation.offers.len() - 1][self.plan.decide(2)];
        let point = self.situation.offers[picked];
        self.act(Action::Pick(point), Some((point, Color::Black)));
        self.situation.offers.clear();
    }

    /// The end of the opening: the holder of this colour moves, the other one passes, and it is the first one's turn.
    pub fn normal_play(&mut self, color: Color) {
        let (moving, passing) = (self.holder(color), self.holder(color.other()));
        let action = self.ask(moving, What::Move(color)).expect("room for a stone");
        self.act(action, action.point().map(|point| (point, color)));
        self.ask(passing, What::Move(color.other()));
        self.act(Action::PASS, None);
        self.situation.passes += 1;
        self.ask(moving, What::Move(color));
    }
}
