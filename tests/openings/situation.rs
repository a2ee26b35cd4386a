//! What the referee knows of a game, in its own terms: who is asked for what, on which board; and what a frontend must
//! be told of it.

use crate::boards::engine;
use crate::literal::fifths::{self, Isometry};
use crate::literal::{Grid, SIDE, Spot};
use soosorv::{Action, Color, Game, Phase, Point, Seat, SeatsView, Tap, Turn};

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A stone of this colour in the central square of this side.
    Stone(Color, u8),
    /// Keep, swap, or one of these branches.
    Choice(&'static [&'static str]),
    /// A number from 1 to this one.
    Number(u32),
    /// Fifth points, this many more.
    Offers(u32),
    /// One of the offers.
    Pick,
    /// A move of this colour in normal play.
    Move(Color),
}

/// The game as the referee sees it.
#[derive(Clone)]
pub struct Situation {
    /// Of whom it is asked.
    pub who: Seat,
    /// What is asked for.
    pub what: What,
    /// Who holds Black.
    pub black: Seat,
    /// The board.
    pub grid: Grid,
    /// The stones in the order of placing.
    pub stones: Vec<(Point, Color)>,
    /// Passes so far.
    pub passes: usize,
    /// The number declared.
    pub declared: Option<u32>,
    /// The offers.
    pub offers: Vec<Point>,
    /// What makes two of them one move; no stone comes between the first offer and the pick.
    pub isometries: Vec<Isometry>,
    /// After how many stones there was a decision, and whether it was to swap.
    pub swaps: Vec<(usize, bool)>,
}

impl Situation {
    /// The empty board, before anything was asked; P1 holds Black.
    pub fn start() -> Situation {
        Situation {
            who: Seat::First,
            what: What::Stone(Color::Black, 1),
            black: Seat::First,
            grid: Grid::new([], []),
            stones: Vec::new(),
            passes: 0,
            declared: None,
            offers: Vec::new(),
            isometries: Vec::new(),
            swaps: Vec::new(),
        }
    }

    /// The player who holds the colour now.
    pub fn holder(&self, color: Color) -> Seat {
        if color == Color::Black { self.black } else { self.black.other() }
    }

    fn held_by(&self, seat: Seat) -> Color {
        if self.holder(Color::Black) == seat { Color::Black } else { Color::White }
    }

    /// The kind of action that is asked for.
    pub fn phase(&self) -> Phase {
        match self.what {
            What::Stone(..) => Phase::Place,
            What::Choice(_) => Phase::Choose,
            What::Number(_) => Phase::Declare,
            What::Offers(_) => Phase::Offer,
            What::Pick => Phase::Pick,
            What::Move(_) => Phase::Play,
        }
    }

    /// Side of the central square for the stone, offer or move that is asked for. Offered fifths can be anywhere.
    pub fn square(&self) -> Option<u8> {
        match self.what {
            What::Stone(_, side) => Some(side),
            What::Offers(_) | What::Move(_) => Some(15),
            What::Choice(_) | What::Number(_) | What::Pick => None,
        }
    }

    /// The colour of the stone that it is about.
    fn stone(&self) -> Option<Color> {
        match self.what {
            What::Stone(color, _) | What::Move(color) => Some(color),
            What::Offers(_) | What::Pick => Some(Color::Black),
            What::Choice(_) | What::Number(_) => None,
        }
    }

    /// The points that are one move with an offer, with that offer, in board order. No two offers may be symmetrical.
    pub fn closed(&self) -> Vec<(Point, Point)> {
        let mut closed = Vec::new();
        if matches!(self.what, What::Offers(_)) {
            for offer in &self.offers {
                let images = fifths::symmetrical(&self.grid, &self.isometries, engine::spot(*offer));
                closed.extend(images.into_iter().map(|image| (engine::point(image), *offer)));
            }
        }
        closed.sort_unstable();
        closed
    }

    /// Whether Black may not play there. It takes five black stones, so that no opening of the field comes to it.
    fn is_forbidden(&self, spot: Spot) -> bool {
        let black = self.stones.iter().filter(|(_, color)| *color == Color::Black).count();
        self.stone() == Some(Color::Black) && black >= 4 && self.grid.is_forbidden(spot)
    }

    /// Where a tap is legal.
    pub fn points(&self) -> Vec<Point> {
        let Some(side) = self.square() else {
            let mut offers = if self.what == What::Pick { self.offers.clone() } else { Vec::new() };
            offers.sort_unstable();
            return offers;
        };
        let closed: Vec<Point> = self.closed().into_iter().map(|(point, _)| point).collect();
        Grid::spots()
            .filter(|&spot| lies_in(spot, side) && self.grid.is_empty(spot) && !self.is_forbidden(spot))
            .map(engine::point)
            .filter(|point| !closed.contains(point) && !self.offers.contains(point))
            .collect()
    }

    /// What can be chosen without a point.
    fn choices(&self) -> Vec<Action> {
        match self.what {
            What::Choice(branches) => {
                let branches = branches.iter().map(|name| Action::Branch(name));
                [Action::Keep, Action::Swap].into_iter().chain(branches).collect()
            }
            What::Number(limit) => (1..=limit).map(Action::Declare).collect(),
            What::Move(_) => vec![Action::PASS],
            What::Stone(..) | What::Offers(_) | What::Pick => Vec::new(),
        }
    }

    /// Holds the game to all that is known here, and returns the legal actions.
    pub fn compare(&self, game: &Game) -> Vec<Action> {
        let view = game.view();
        assert_eq!((game.phase(), view.phase), (self.phase(), self.phase()), "{game}");
        let turn = Turn { seat: self.who, holds: self.held_by(self.who), stone: self.stone() };
        assert_eq!(view.turn, Some(turn), "{game}");
        assert_eq!(game.to_act(), Some(self.who), "{game}");
        let seats = SeatsView { first: self.held_by(Seat::First), second: self.held_by(Seat::Second) };
        assert_eq!(view.seats, seats, "{game}");
        assert_eq!(view.area, self.square(), "{game}");

        let points = self.points();
        let tap = match self.what {
            What::Stone(..) | What::Move(_) => Some(Tap::Place),
            What::Offers(_) => Some(Tap::Offer),
            What::Pick => Some(Tap::Pick),
            What::Choice(_) | What::Number(_) => None,
        };
        let taps = points.iter().filter_map(|point| Some(tap?.on(*point)));
        let legal: Vec<Action> = taps.chain(self.choices()).collect();
        let listed = game.legal_actions();
        assert_eq!(listed.len(), legal.len(), "number of legal actions of {game}");
        assert_eq!(listed, legal, "{game}");
        assert_eq!(view.tap, tap, "{game}");
        assert_eq!(view.points.iter().collect::<Vec<_>>(), points, "{game}");
        assert_eq!(view.choices, self.choices(), "{game}");

        assert_eq!(view.declared.map(u32::from), self.declared, "{game}");
        assert_eq!(view.offers, self.offers, "{game}");
        let missing = if let What::Offers(missing) = self.what { missing } else { 0 };
        assert_eq!(u32::from(view.offers_missing), missing, "{game}");
        let closed: Vec<(Point, Point)> = view.symmetrical.iter().map(|closed| (closed.point, closed.to)).collect();
        assert_eq!(closed, self.closed(), "{game}");
        let swaps: Vec<(usize, bool)> = view.swaps.iter().map(|swap| (usize::from(swap.after), swap.swapped)).collect();
        assert_eq!(swaps, self.swaps, "{game}");

        let stones: Vec<(Point, Color)> = view.stones.iter().map(|stone| (stone.point, stone.color)).collect();
        assert_eq!(stones, self.stones, "{game}");
        assert_eq!(game.board(), &engine::board(&self.grid), "{game}");
        let played = self.stones.len() + self.passes;
        assert_eq!(usize::from(view.move_number), played + 1, "{game}");
        assert_eq!(view.last.map_or(0, |last| usize::from(last.number)), played, "{game}");
        assert_eq!((view.outcome, view.draw_offer), (None, None), "{game}");
        assert_eq!(view.length, game.actions().len(), "{game}");
        legal
    }
}

/// Whether the spot lies in the central square of this side.
pub fn lies_in((column, row): Spot, side: u8) -> bool {
    let margin = (SIDE - i32::from(side)) / 2;
    let inside = margin..SIDE - margin;
    inside.contains(&column) && inside.contains(&row)
}
