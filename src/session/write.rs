//! How entries come into the log: this side's, and those of others once they are judged.

use super::batch::{self, Sent, Signature};
use super::chain::Head;
use super::entry::{Act, Entry};
use super::error::SessionError;
use super::standing::{LOG_LIMIT, Standing};
use super::{Logged, Session};

/// An entry that this side wrote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// Its number in the log, from 0.
    pub number: usize,
    /// In a signed game, the head that is to be signed; [`Session::sign`] takes the signature.
    pub to_sign: Option<Head>,
}

impl Session {
    /// Writes an entry at the end of the log. Nothing is sent: [`since`](Session::since) gives what there is to send.
    ///
    /// # Errors
    /// What the rules say of the action; [`SessionError::WrongSeat`] for who watches, [`SessionError::InviteSpent`] when
    /// the seat went to another key, [`SessionError::Recovering`], [`SessionError::Disputed`], [`SessionError::Unbound`],
    /// [`SessionError::LogFull`], and the errors of undoing.
    pub fn play(&mut self, act: Act) -> Result<Written, SessionError> {
        let seat = self.seat.ok_or(SessionError::WrongSeat)?;
        if matches!(act, Act::Bind(_)) {
            // Only `admit` knows that a guest is there.
            return Err(SessionError::WrongSeat);
        }
        self.write(&Entry { seat, act })
    }

    pub(super) fn write(&mut self, entry: &Entry) -> Result<Written, SessionError> {
        self.append(entry)?;
        Ok(Written { number: self.log.len() - 1, to_sign: self.genesis.is_signed().then(|| self.head()) })
    }

    fn append(&mut self, entry: &Entry) -> Result<(), SessionError> {
        if self.dispute.is_some() {
            return Err(SessionError::Disputed);
        }
        if self.is_recovering {
            return Err(SessionError::Recovering);
        }
        if self.own_seat().is_none() {
            return Err(SessionError::InviteSpent);
        }
        let bytes = entry.encode(&self.standing.game);
        self.put(self.log.len(), Some(entry), &Sent { entry: &bytes, proof: &[] })
    }

    /// Puts an entry in the place of this number; what is there and after it is dropped. It is read from what was sent,
    /// unless this side has written it.
    pub(super) fn put(&mut self, number: usize, own: Option<&Entry>, sent: &Sent) -> Result<(), SessionError> {
        if number < self.log.len() {
            self.standing = self.standing_at(number);
        }
        let done = self.put_next(number, own, sent);
        let is_applied = matches!(done, Err(SessionError::WrongDigest | SessionError::LogFull));
        if is_applied || done.is_err() && number < self.log.len() {
            self.standing = self.standing_at(self.log.len());
        }
        done
    }

    /// The same where the log stands before this number. What does not come into the log may be applied all the same.
    fn put_next(&mut self, number: usize, own: Option<&Entry>, sent: &Sent) -> Result<(), SessionError> {
        let standing = &mut self.standing;
        let sent_entry;
        let entry = match own {
            Some(entry) => entry,
            None => {
                sent_entry = Entry::decode(&standing.game, sent.entry);
                let Some(entry) = &sent_entry else { return Err(SessionError::BadMessage) };
                entry
            }
        };
        // Nothing is applied where nobody may act.
        let actor = standing.actor().unwrap_or(entry.seat);
        standing.apply(entry)?;
        if number + 1 == LOG_LIMIT && standing.game.outcome().is_none() {
            return Err(SessionError::LogFull);
        }
        let digest = batch::digest(&standing.game);
        let proof = if own.is_some() { &digest } else { sent.proof };
        if !proof.starts_with(&digest) {
            return Err(SessionError::WrongDigest);
        }
        let mut bytes = sent.entry.to_vec();
        bytes.extend_from_slice(proof);
        let is_unsigned = own.is_some() && self.genesis.is_signed();
        let head = self.head_at(number).after(sent.entry);
        self.log.truncate(number);
        self.log.push(Logged { entry: *entry, bytes, is_unsigned, head, actor });
        Ok(())
    }

    /// Takes the signature of an entry that this side wrote, known by the head that was signed: its number may belong to
    /// another entry by now. Without its signature an entry is not handed out.
    ///
    /// # Errors
    /// [`SessionError::NothingToSign`]: no entry of this head waits for a signature; it may have been dropped meanwhile.
    pub fn sign(&mut self, head: Head, signature: Signature) -> Result<(), SessionError> {
        let waits = |held: &&mut Logged| held.is_unsigned && held.head == head;
        let held = self.log.iter_mut().find(waits).ok_or(SessionError::NothingToSign)?;
        held.bytes.extend_from_slice(&signature);
        held.is_unsigned = false;
        Ok(())
    }

    /// Where the log stood before the entry of this number.
    fn standing_at(&self, number: usize) -> Standing {
        let mut standing = Standing::start(&self.genesis);
        for held in &self.log[..number] {
            // It was legal here before, so it is again.
            let replayed = standing.apply(&held.entry);
            debug_assert!(replayed.is_ok());
        }
        standing
    }
}
