//! What becomes of entries that arrive. Each is judged by its author and its place in the chain, never by its sender,
//! so it does not matter who passes it on, how often, and in what order.

use super::batch::{Batch, Sent};
use super::chain::Head;
use super::entry::{self, Entry};
use super::error::SessionError;
use super::genesis::Key;
use super::{Dispute, Logged, Session};
use crate::seat::Seat;

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is the next entry of the log now.
    Applied,
    /// The log holds it already.
    Duplicate,
    /// Entries before it are missing: a summary is due.
    Gap,
    /// It stands on an entry that the log does not hold: a summary is due. Common after loss, and no alarm.
    OtherBranch,
    /// It has taken the place of an entry of the other seat, written out of turn and unanswered.
    Replaced,
    /// It was written out of turn, and the log holds the entry that counts: send the log from there.
    Superseded,
    /// Its author has written another entry at the same place: the game is disputed.
    Equivocation,
    /// It is no entry that may stand here; the code says why.
    Refused,
}

impl Verdict {
    /// The stable name, as JavaScript sees it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Verdict::Applied => "applied",
            Verdict::Duplicate => "duplicate",
            Verdict::Gap => "gap",
            Verdict::OtherBranch => "other-branch",
            Verdict::Replaced => "replaced",
            Verdict::Superseded => "superseded",
            Verdict::Equivocation => "equivocation",
            Verdict::Refused => "refused",
        }
    }
}

/// What became of an entry that arrived.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// What became of it.
    pub verdict: Verdict,
    /// Its number in the log, from 0; `None` when the message could not be read.
    pub number: Option<usize>,
    /// Its author; `None` when the message could not be read.
    pub seat: Option<Seat>,
    /// The entry, where it could be read at its place.
    pub entry: Option<Entry>,
    /// What it pushed out of the log, all by the other seat, oldest first.
    pub dropped: Vec<Entry>,
    /// Why it was refused.
    pub error: Option<SessionError>,
}

/// An entry whose signature must be checked before it is received.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unverified {
    /// Its number in the log.
    pub number: usize,
    /// Its author.
    pub seat: Seat,
    /// The author's key.
    pub key: Key,
    /// What is signed: the head after the entry.
    pub head: Head,
    /// The signature (Ed25519).
    pub signature: [u8; 64],
}

impl Session {
    /// The entries of a batch whose signatures are to be checked before [`receive`](Session::receive) is called with it:
    /// those that the log does not hold yet. None in a casual game, and none that stands on something unknown.
    ///
    /// # Errors
    /// [`SessionError::BadMessage`], [`SessionError::UnsupportedVersion`], [`SessionError::WrongGame`].
    pub fn unverified(&self, batch: &[u8]) -> Result<Vec<Unverified>, SessionError> {
        let batch = Batch::read(batch, self.game_id(), self.genesis.is_signed())?;
        let mut found = Vec::new();
        if batch.number > self.log.len() || self.head_before(batch.number) != batch.previous {
            return Ok(found);
        }
        let mut keys = self.keys_before(batch.number);
        let mut head = batch.previous;
        for (number, sent) in (batch.number..).zip(&batch.entries) {
            head = head.after(sent.bytes);
            let seat = entry::author(sent.bytes);
            let is_known = self.log.get(number).is_some_and(|held| held.head == head);
            if let (Some(signature), false) = (sent.signature, is_known) {
                found.push(Unverified { number, seat, key: keys[seat as usize], head, signature });
            }
            if let Some(key) = entry::bound_key(sent.bytes) {
                keys[seat.other() as usize] = key;
            }
        }
        Ok(found)
    }

    /// The keys that are known before the entry of this number.
    fn keys_before(&self, number: usize) -> [Key; 2] {
        let mut keys = self.genesis.keys();
        for held in &self.log[..number] {
            if let Some(key) = entry::bound_key(&held.bytes) {
                keys[held.seat().other() as usize] = key;
            }
        }
        keys
    }

    /// Takes a batch of entries in. `from` is the seat at the other end of the connection, `None` where that is not known
    /// or is no player; it matters in casual games only. `verified` are the numbers of the entries whose signatures were
    /// checked and are right; it matters in signed games only.
    ///
    /// With `from` its own seat a session takes its own store in. It has caught up then, so the store must hold all that
    /// the seat has written: an app stores the log before it sends an entry or a summary, and stores nothing while the
    /// session recovers.
    ///
    /// A receipt an entry, in their order. What follows an entry that did not come into the log, or was not there
    /// already, stands on nothing and is not looked at.
    pub fn receive(&mut self, batch: &[u8], from: Option<Seat>, verified: &[usize]) -> Vec<Receipt> {
        let batch = match Batch::read(batch, self.game_id(), self.genesis.is_signed()) {
            Ok(batch) => batch,
            Err(error) => return vec![Receipt::unread(error)],
        };
        let mut receipts = Vec::new();
        let mut previous = batch.previous;
        let mut goes_on = true;
        for (number, sent) in (batch.number..).zip(&batch.entries) {
            let is_trusted = self.is_trusted(entry::author(sent.bytes), from, verified.contains(&number));
            let receipt = self.receive_entry(number, previous, sent, is_trusted);
            previous = previous.after(sent.bytes);
            goes_on = matches!(receipt.verdict, Verdict::Applied | Verdict::Replaced | Verdict::Duplicate);
            receipts.push(receipt);
            if !goes_on {
                break;
            }
        }
        if goes_on && from.is_some() && from == self.seat {
            self.is_recovering = false;
        }
        receipts
    }

    /// Whether it is sure that the entry is its author's.
    fn is_trusted(&self, author: Seat, from: Option<Seat>, is_verified: bool) -> Result<(), SessionError> {
        if self.genesis.is_signed() {
            return if is_verified { Ok(()) } else { Err(SessionError::BadSignature) };
        }
        let is_the_others = from == Some(author) && from != self.seat;
        let is_recovered = self.is_recovering && from.is_some();
        if self.seat.is_none() || is_the_others || is_recovered { Ok(()) } else { Err(SessionError::WrongSeat) }
    }

    fn receive_entry(
        &mut self,
        number: usize,
        previous: Head,
        sent: &Sent,
        is_trusted: Result<(), SessionError>,
    ) -> Receipt {
        let author = entry::author(sent.bytes);
        let receipt = |verdict| Receipt {
            verdict,
            number: Some(number),
            seat: Some(author),
            entry: None,
            dropped: Vec::new(),
            error: None,
        };
        let refused = |error| Receipt { error: Some(error), ..receipt(Verdict::Refused) };
        if number > self.log.len() {
            return receipt(Verdict::Gap);
        }
        if self.head_before(number) != previous {
            return receipt(Verdict::OtherBranch);
        }
        if let Some(held) = self.log.get(number).filter(|held| *held.bytes == *sent.bytes) {
            return Receipt { entry: Some(held.entry), ..receipt(Verdict::Duplicate) };
        }
        if let Err(error) = is_trusted {
            return refused(error);
        }
        if self.dispute.is_some() {
            return refused(SessionError::Disputed);
        }
        let Some(held) = self.log.get(number) else {
            return match self.append_sent(sent) {
                Ok(entry) => Receipt { entry: Some(entry), ..receipt(Verdict::Applied) },
                Err(error) => refused(error),
            };
        };
        match (held.seat() == held.actor, author == held.actor) {
            (true, false) => receipt(Verdict::Superseded),
            (false, true) if !self.is_answered(number) => match self.replace(number, sent) {
                Ok((entry, dropped)) => Receipt { entry: Some(entry), dropped, ..receipt(Verdict::Replaced) },
                Err(error) => refused(error),
            },
            _ => {
                self.dispute = Some(Dispute { number, conflicting: self.batch_of(number, previous, sent) });
                receipt(Verdict::Equivocation)
            }
        }
    }

    /// Whether the other seat has written anything after this entry, and so has seen it.
    fn is_answered(&self, number: usize) -> bool {
        self.log[number..].iter().any(|later| later.seat() != self.log[number].seat())
    }

    fn append_sent(&mut self, sent: &Sent) -> Result<Entry, SessionError> {
        let entry = Entry::decode(&self.standing.game, sent.bytes)?;
        let before = self.standing.clone();
        let actor = before.actor();
        self.standing.apply(entry)?;
        if self.standing.game.hash() != sent.digest {
            self.standing = before;
            return Err(SessionError::WrongDigest);
        }
        let head = self.head().after(sent.bytes);
        self.log.push(Logged {
            entry,
            bytes: sent.bytes.into(),
            digest: sent.digest,
            head,
            // Nothing is applied where nobody may act.
            actor: actor.unwrap_or(entry.seat),
            signature: sent.signature,
        });
        Ok(entry)
    }

    /// Puts an entry of the seat that was to act in the place of what the other one wrote out of turn.
    fn replace(&mut self, number: usize, sent: &Sent) -> Result<(Entry, Vec<Entry>), SessionError> {
        let before = self.standing_at(number);
        let standing = std::mem::replace(&mut self.standing, before);
        let dropped = self.log.split_off(number);
        match self.append_sent(sent) {
            Ok(entry) => Ok((entry, dropped.iter().map(|held| held.entry).collect())),
            Err(error) => {
                self.log.extend(dropped);
                self.standing = standing;
                Err(error)
            }
        }
    }

    fn batch_of(&self, number: usize, previous: Head, sent: &Sent) -> Vec<u8> {
        let Sent { bytes, digest, signature } = *sent;
        Batch { number, previous, entries: vec![Sent { bytes, digest, signature }] }.to_bytes(self.game_id())
    }
}

impl Receipt {
    fn unread(error: SessionError) -> Receipt {
        let verdict = Verdict::Refused;
        Receipt { verdict, number: None, seat: None, entry: None, dropped: Vec::new(), error: Some(error) }
    }
}
