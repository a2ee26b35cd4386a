//! A fingerprint of the position: equal for the same position, however it was reached.

use super::Game;
use super::rules::Start;
use crate::color::Color;
use crate::point_set::PointSet;
use crate::seat::Seat;

/// FNV-1a, 64 bits.
struct Fnv(u64);

impl Fnv {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;

    // Inlined, these lines would be a hundredth of the module.
    #[inline(never)]
    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(Fnv::PRIME);
    }

    /// Length first, so that no two lists of sets read alike.
    fn set(&mut self, points: PointSet) {
        self.byte(points.len() as u8);
        for point in points.iter() {
            self.byte(point.index());
        }
    }
}

fn seat(seat: Option<Seat>) -> u8 {
    seat.map_or(0, |seat| 1 + seat as u8)
}

impl Game {
    /// FNV-1a 64 over the canonical bytes of the position.
    ///
    /// In this order, a byte each where nothing else is said: number of the opening rule (0 for a game from a
    /// position), limit or 0, policy; the black stones, then the white ones (count and points in board order); colour
    /// due; seat that holds Black; step of the opening; number declared or 0; the offers (count and points in board
    /// order); whether the last move was a pass; seat that offered a draw (0 none, 1 first, 2 second); what White could
    /// claim: kinds of the stone just played as bits, whether there was an overline; the outcome: 0 for none, else
    /// reason + 1, winner (0, 1, 2), colour (0, 1 Black, 2 White), kinds as bits.
    pub fn hash(&self) -> u64 {
        let position = &self.position;
        let mut fnv = Fnv(Fnv::OFFSET);
        fnv.byte(match &self.rules.start {
            Start::Opening(opening) => opening.rule().number,
            Start::Position(_) => 0,
        });
        fnv.byte(self.rules.limit());
        fnv.byte(self.rules.forbidden_moves as u8);
        fnv.set(position.board.stones(Color::Black));
        fnv.set(position.board.stones(Color::White));
        fnv.byte(position.due as u8);
        fnv.byte(position.black as u8);
        fnv.byte(position.step as u8);
        fnv.byte(position.declared.unwrap_or(0));
        fnv.set(position.offered());
        fnv.byte(u8::from(position.has_passed()));
        fnv.byte(seat(position.draw_offer));
        fnv.byte(position.claimable.just_played.map_or(0, |(_, kinds)| kinds.bits()));
        fnv.byte(u8::from(position.claimable.overline.is_some()));
        match &position.outcome {
            None => fnv.byte(0),
            Some(outcome) => {
                fnv.byte(1 + outcome.reason as u8);
                fnv.byte(seat(outcome.winner));
                fnv.byte(outcome.color.map_or(0, |color| 1 + color as u8));
                fnv.byte(outcome.kinds.bits());
            }
        }
        fnv.0
    }
}
