//! What a player can do.

use crate::point::Point;
use crate::seat::Seat;

/// An action. Whether it is legal depends on the game: ask [`Game::check`](crate::Game::check).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Places a stone of the colour due.
    Place {
        /// Where.
        point: Point,
        /// Offers a draw together with the stone; in normal play only.
        offer_draw: bool,
    },
    /// Plays no stone; in normal play only.
    Pass {
        /// Offers a draw together with the pass.
        offer_draw: bool,
    },
    /// Keeps the colours as they are.
    Keep,
    /// Exchanges the colours between the players.
    Swap,
    /// Takes the branch of this name instead of choosing. The empty name is no rule's.
    Branch(&'static str),
    /// Declares the number of fifth moves.
    Declare(u32),
    /// Offers a point for Black's next stone.
    Offer(Point),
    /// Picks one of the offers.
    Pick(Point),
    /// Claims the win because of Black's forbidden move, where such moves must be claimed.
    Claim,
    /// Accepts the other player's draw offer.
    AcceptDraw,
    /// Resigns.
    Resign(Seat),
    /// The seat's time is out; the app keeps the clock.
    Timeout(Seat),
}

impl Action {
    /// A stone on the point, without a draw offer.
    pub const fn place(point: Point) -> Action {
        Action::Place { point, offer_draw: false }
    }

    /// A pass without a draw offer.
    pub const PASS: Action = Action::Pass { offer_draw: false };

    /// The point that the action names.
    pub const fn point(self) -> Option<Point> {
        match self {
            Action::Place { point, .. } | Action::Offer(point) | Action::Pick(point) => Some(point),
            _ => None,
        }
    }

    /// Whether a draw offer travels with it.
    pub const fn offers_draw(self) -> bool {
        matches!(self, Action::Place { offer_draw: true, .. } | Action::Pass { offer_draw: true })
    }
}

/// What a tap on a point means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// [`Action::Place`].
    Place,
    /// [`Action::Offer`].
    Offer,
    /// [`Action::Pick`].
    Pick,
}

impl Tap {
    /// The action on the point.
    pub const fn on(self, point: Point) -> Action {
        match self {
            Tap::Place => Action::place(point),
            Tap::Offer => Action::Offer(point),
            Tap::Pick => Action::Pick(point),
        }
    }
}
