//! Where a log stands: the game, who is bound, what is asked. The log alone decides it, so equal logs stand alike.

use super::entry::{Act, Entry};
use super::error::SessionError;
use super::genesis::{Genesis, Key, NO_KEY};
use crate::game::{Action, Game};
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
    length: usize,
}

impl Standing {
    pub(super) fn start(genesis: &Genesis) -> Standing {
        Standing {
            game: Game::new(genesis.rules().clone()),
            keys: genesis.keys(),
            is_bound: genesis.is_bound(),
            undo: None,
            creator: genesis.creator(),
            is_signed: genesis.is_signed(),
            must_wait: [false; 2],
            length: 0,
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
    pub(super) fn apply(&mut self, entry: Entry) -> Result<(), SessionError> {
        if self.length + 1 < LOG_LIMIT {
            return self.apply_anywhere(entry);
        }
        let mut after = self.clone();
        after.apply_anywhere(entry)?;
        if after.game.outcome().is_none() {
            return Err(SessionError::LogFull);
        }
        *self = after;
        Ok(())
    }

    fn apply_anywhere(&mut self, Entry { seat, act }: Entry) -> Result<(), SessionError> {
        let actor = self.actor().ok_or(crate::game::RuleError::GameOver)?;
        if !self.is_bound && seat != self.creator {
            return Err(SessionError::Unbound);
        }
        if seat != actor && !self.is_open_out_of_turn(act) {
            return Err(SessionError::not_your_turn(actor));
        }
        match act {
            Act::Play(action) => self.play(seat, action)?,
            Act::Bind(key) => self.bind(seat, key)?,
            Act::RequestUndo(to) => self.request_undo(seat, to)?,
            Act::AcceptUndo => {
                let request = self.request_of(seat.other())?;
                self.game = self.game.at(usize::from(request.to));
                self.undo = None;
            }
            Act::DeclineUndo => self.refuse_undo(seat.other())?,
            Act::CancelUndo => self.refuse_undo(seat)?,
        }
        self.length += 1;
        Ok(())
    }

    /// Whether a seat may write this while the other one is to act.
    fn is_open_out_of_turn(&self, act: Act) -> bool {
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

    fn bind(&mut self, seat: Seat, key: Key) -> Result<(), SessionError> {
        if self.is_bound {
            return Err(SessionError::InviteSpent);
        }
        if (key != NO_KEY) != self.is_signed {
            return Err(SessionError::BadMessage);
        }
        self.keys[seat.other() as usize] = key;
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

    fn request_of(&self, seat: Seat) -> Result<UndoRequest, SessionError> {
        self.undo.filter(|request| request.by == seat).ok_or(SessionError::NoUndoRequest)
    }

    /// The request of the seat came to nothing.
    fn refuse_undo(&mut self, seat: Seat) -> Result<(), SessionError> {
        self.request_of(seat)?;
        self.must_wait[seat as usize] = true;
        self.undo = None;
        Ok(())
    }
}
