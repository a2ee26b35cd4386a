//! What is legal: one action asked about, and all that the rules ask for.

use super::Game;
use super::action::{Action, Tap};
use super::error::RuleError;
use super::phase::Phase;
use super::rules::ForbiddenMoves;
use crate::color::Color;
use crate::opening::{Branch, Step, symmetrical};
use crate::point::Point;
use crate::point_set::PointSet;

impl Game {
    /// Whether [`apply`](Game::apply) would accept the action.
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Why the rules refuse the action.
    ///
    /// # Errors
    /// The first reason that applies, in the order of [`RuleError`].
    pub fn check(&self, action: Action) -> Result<(), RuleError> {
        let phase = self.phase();
        if phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        let in_phase = match action {
            Action::Place { offer_draw, .. } => phase == Phase::Play || phase == Phase::Place && !offer_draw,
            Action::Pass { .. } | Action::Claim => phase == Phase::Play,
            Action::Keep | Action::Swap | Action::Branch(_) => phase == Phase::Choose,
            Action::Declare(_) => phase == Phase::Declare,
            Action::Offer(_) => phase == Phase::Offer,
            Action::Pick(_) => phase == Phase::Pick,
            Action::AcceptDraw | Action::Resign(_) | Action::Timeout(_) => true,
        };
        if !in_phase {
            return Err(RuleError::WrongPhase { phase, expected: phase.expected() });
        }
        match action {
            Action::Place { point, .. } | Action::Offer(point) | Action::Pick(point) => self.check_point(phase, point),
            Action::Declare(count) => {
                let (min, max) = (1, self.rules.limit());
                if (u32::from(min)..=u32::from(max)).contains(&count) {
                    Ok(())
                } else {
                    Err(RuleError::CountOutOfRange { min, max })
                }
            }
            Action::Branch(name) => match self.branch_named(name) {
                Some(_) => Ok(()),
                None => Err(RuleError::UnknownBranch { expected: self.branches() }),
            },
            Action::Claim => self.position.claim(&self.rules).map(drop).ok_or(RuleError::NothingToClaim),
            Action::AcceptDraw => {
                let offered = self.position.draw_offer.is_some_and(|seat| seat != self.position.actor(&self.rules));
                if offered { Ok(()) } else { Err(RuleError::NoDrawOffer) }
            }
            Action::Pass { .. } | Action::Keep | Action::Swap | Action::Resign(_) | Action::Timeout(_) => Ok(()),
        }
    }

    fn check_point(&self, phase: Phase, point: Point) -> Result<(), RuleError> {
        let position = &self.position;
        if position.board.at(point).is_some() {
            return Err(RuleError::Occupied { point });
        }
        if phase == Phase::Pick {
            return if position.offers.contains(&point) { Ok(()) } else { Err(RuleError::NotOffered { point }) };
        }
        if let Some(area) = position.area(&self.rules).filter(|area| !point.is_within(*area)) {
            return Err(RuleError::OutsideArea { area });
        }
        if phase == Phase::Offer {
            if position.offers.contains(&point) {
                return Err(RuleError::AlreadyOffered { point });
            }
            if let Some(to) = self.symmetrical_offer(point) {
                return Err(RuleError::SymmetricalOffer { to });
            }
        }
        if self.forbids(phase) {
            let kinds = position.board.forbidden_at(point);
            if !kinds.is_empty() {
                return Err(RuleError::Forbidden { kinds });
            }
        }
        Ok(())
    }

    /// Whether a forbidden point cannot be chosen in the phase: it cannot be offered under any policy, since White
    /// would have to pick Black's loss.
    fn forbids(&self, phase: Phase) -> bool {
        phase == Phase::Offer
            || self.rules.forbidden_moves == ForbiddenMoves::Illegal && self.position.due == Color::Black
    }

    /// The offers, and the points that are symmetrical to one.
    pub(crate) fn closed_by_offers(&self) -> PointSet {
        let mut closed = self.position.offered();
        for offer in &self.position.offers {
            closed = closed | symmetrical(&self.position.board, *offer);
        }
        closed
    }

    /// The first offer that the point is symmetrical to.
    pub(crate) fn symmetrical_offer(&self, point: Point) -> Option<Point> {
        let clashes = symmetrical(&self.position.board, point);
        self.position.offers.iter().copied().find(|offer| clashes.contains(*offer))
    }

    /// The points where a stone, an offer or a pick is legal now.
    pub fn legal_points(&self) -> PointSet {
        self.legal_points_beside(|| self.position.board.forbidden().points())
    }

    /// The same, by what tells the forbidden points.
    pub(crate) fn legal_points_beside(&self, forbidden: impl FnOnce() -> PointSet) -> PointSet {
        let phase = self.phase();
        match phase {
            Phase::Pick => self.position.offered(),
            Phase::Place | Phase::Offer | Phase::Play => {
                let mut closed = self.closed_by_offers();
                if self.forbids(phase) {
                    closed = closed | forbidden();
                }
                let area = self.position.area(&self.rules).unwrap_or(0);
                (self.position.board.empty() - closed) & PointSet::square(area)
            }
            Phase::Choose | Phase::Declare | Phase::Over => PointSet::EMPTY,
        }
    }

    /// What choosing a point means in this phase.
    pub(crate) fn tap(&self) -> Option<Tap> {
        match self.phase() {
            Phase::Place | Phase::Play => Some(Tap::Place),
            Phase::Offer => Some(Tap::Offer),
            Phase::Pick => Some(Tap::Pick),
            Phase::Choose | Phase::Declare | Phase::Over => None,
        }
    }

    /// The legal actions that name no point, those that are open at any time left out.
    pub fn choices(&self) -> Vec<Action> {
        let mut choices = Vec::new();
        match self.phase() {
            Phase::Choose => {
                push(&mut choices, Action::Keep);
                push(&mut choices, Action::Swap);
                for branch in self.branches() {
                    push(&mut choices, Action::Branch(branch.name));
                }
            }
            Phase::Declare => {
                for count in 1..=self.rules.limit() {
                    push(&mut choices, Action::Declare(count.into()));
                }
            }
            Phase::Play => {
                push(&mut choices, Action::PASS);
                if self.position.claim(&self.rules).is_some() {
                    push(&mut choices, Action::Claim);
                }
            }
            Phase::Place | Phase::Offer | Phase::Pick | Phase::Over => {}
        }
        choices
    }

    /// What the rules ask of the seat to act, in a fixed order; never empty before the end of the game.
    ///
    /// Resignation, timeout, the acceptance of a draw and draw offers are never listed, though they may be legal.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(tap) = self.tap() {
            for point in self.legal_points() {
                push(&mut actions, tap.on(point));
            }
        }
        actions.append(&mut self.choices());
        actions
    }

    /// The branches of this step.
    pub(crate) fn branches(&self) -> &'static [Branch] {
        match self.position.step(&self.rules) {
            Step::Choose { branches, .. } => branches,
            _ => &[],
        }
    }

    /// The branch of this name at this step.
    pub(crate) fn branch_named(&self, name: &str) -> Option<&'static Branch> {
        self.branches().iter().find(|branch| branch.name == name)
    }

    /// The branch of this number among those of the game's opening, in the order of its table.
    pub(crate) fn branch_name(&self, number: usize) -> Option<&'static str> {
        Some(self.rules.opening()?.rule().branch(number)?.name)
    }

    /// The number of the branch of this name.
    pub(crate) fn branch_number(&self, name: &[u8]) -> Option<usize> {
        let mut number = 0;
        while self.branch_name(number)?.as_bytes() != name {
            number += 1;
        }
        Some(number)
    }

    /// The action that takes the branch of this name. A name that the opening does not have makes an action that is
    /// never legal.
    pub fn branch(&self, name: &str) -> Action {
        let number = self.branch_number(name.as_bytes());
        Action::Branch(number.and_then(|number| self.branch_name(number)).unwrap_or(""))
    }
}

// Called for each of them: inlined, it would be 44 bytes more of the inlined engine.
#[inline(never)]
fn push(actions: &mut Vec<Action>, action: Action) {
    actions.push(action);
}
