//! Where a log stands: the game, who is bound, what is asked. The log alone decides it, so equal logs stand alike.

use super::entry::{Act, Entry};
use super::error::SessionError;
use super::genesis::{Genesis, Key, NO_KEY};
use crate::game::{Action, Game, RuleError};
use crate::seat::Seat;

/// The greatest number of entries in a log. The last place is kept for an entry that ends the game, so a game can be
/// ended at any length.
pub const LOG_LIMIT: usize = 4096;

/// A request to take actions back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// Who asks.
    pub by: Seat,
    /// How many of the game's actions are to stay.
    pub to: u16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub game: Game,
    pub keys: [Key; 2],
    pub is_bound: bool,
    pub undo: Option<UndoRequest>,
    creator: Seat,
    /// Whether the keys stand for players who sign.
    is_signed: bool,
    /// Whether a seat's last request came to nothing and no action was played since.
    must_wait: [bool; 2],
}

impl Standing {
    pub(super) fn start(genesis: &Genesis) -> Standing {
        Standing {
            game: Game::new(genesis.rules().clone()),
            keys: [*genesis.key(Seat::First), *genesis.key(Seat::Second)],
            is_bound: genesis.is_bound(),
            undo: None,
            creator: genesis.creator(),
            is_signed: genesis.is_signed(),
            must_wait: [false; 2],
        }
    }

    /// The seat whose entry counts here if both write one; `None` after the end.
    pub(super) fn actor(&self) -> Option<Seat> {
        let to_act = self.game.to_act()?;
        Some(match self.undo {
            _ if !self.is_bound => self.creator,
            Some(request) => request.by.other(),
            None => to_act,
        })
    }

    /// Applies the next entry of the log.
    ///
    /// # Errors
    /// When its author may not write it here; nothing is changed then.
    pub(super) fn apply(&mut self, Entry { seat, act }: &Entry) -> Result<(), SessionError> {
        let seat = *seat;
        let actor = self.actor().ok_or(RuleError::GameOver)?;
        if !self.is_bound && seat != self.creator {
            return Err(SessionError::Unbound);
        }
        if seat != actor && !self.is_open_out_of_turn(act) {
            return Err(SessionError::not_your_turn(actor));
        }
        match *act {
            Act::Play(action) => self.play(seat, action),
            Act::Bind(ref key) => self.bind(seat, key),
            Act::RequestUndo(to) => self.request_undo(seat, to),
            Act::AcceptUndo => self.close_undo(seat.other(), true),
            Act::DeclineUndo => self.close_undo(seat.other(), false),
            Act::CancelUndo => self.close_undo(seat, false),
        }
    }

    /// Whether a seat may write this while the other one is to act.
    fn is_open_out_of_turn(&self, act: &Act) -> bool {
        match act {
            Act::Play(Action::Resign(_) | Action::Timeout(_)) | Act::RequestUndo(_) | Act::CancelUndo => true,
            Act::Play(_) | Act::AcceptUndo | Act::DeclineUndo | Act::Bind(_) => false,
        }
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), SessionError> {
        self.game.apply_as(seat, action)?;
        self.must_wait = [false; 2];
        // Whoever is asked and plays on instead has declined; a game that is over has nothing to ask.
        self.undo = None;
        Ok(())
    }

    fn bind(&mut self, seat: Seat, key: &Key) -> Result<(), SessionError> {
        if self.is_bound {
            return Err(SessionError::InviteSpent);
        }
        if (*key != NO_KEY) != self.is_signed {
            return Err(SessionError::BadMessage);
        }
        self.keys[seat.other() as usize] = *key;
        self.is_bound = true;
        Ok(())
    }

    fn request_undo(&mut self, seat: Seat, to: u16) -> Result<(), SessionError> {
        if self.undo.is_some() {
            return Err(SessionError::UndoOpen);
        }
        if self.must_wait[seat as usize] {
            return Err(SessionError::UndoTooSoon);
        }
        let length = self.game.actions().len() as u16;
        if to >= length {
            return Err(SessionError::UndoOutOfRange { max: length.checked_sub(1) });
        }
        self.undo = Some(UndoRequest { by: seat, to });
        Ok(())
    }

    /// Ends the request of the seat.
    fn close_undo(&mut self, seat: Seat, is_accepted: bool) -> Result<(), SessionError> {
        match self.undo {
            Some(UndoRequest { by, to }) if by == seat => {
                if is_accepted {
                    self.game = self.game.at(usize::from(to));
                } else {
                    self.must_wait[seat as usize] = true;
                }
                self.undo = None;
                Ok(())
            }
            _ => Err(SessionError::NoUndoRequest),
        }
    }
}
