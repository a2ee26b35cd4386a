//! What becomes of entries that arrive. Each is judged by its author and its place in the chain, never by its sender,
//! so it does not matter who passes it on, how often, and in what order.

use super::batch::{self, Batch, Sent, Signature};
use super::chain::Head;
use super::entry::{self, Entry};
use super::error::SessionError;
use super::genesis::Key;
use super::{Dispute, Session};
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
    /// All eight, in the order of their numbers.
    pub const ALL: [Verdict; 8] = [
        Verdict::Applied,
        Verdict::Duplicate,
        Verdict::Gap,
        Verdict::OtherBranch,
        Verdict::Replaced,
        Verdict::Superseded,
        Verdict::Equivocation,
        Verdict::Refused,
    ];

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
pub struct Unverified<'a> {
    /// Its number in the log.
    pub number: usize,
    /// Its author.
    pub seat: Seat,
    /// The author's key.
    pub key: &'a Key,
    /// What is signed: the head after the entry.
    pub head: Head,
    /// The signature (Ed25519).
    pub signature: &'a Signature,
}

impl Session {
    /// The entries of a batch whose signatures are to be checked before [`receive`](Session::receive) is called with it:
    /// those that the log does not hold yet. None in a casual game, and none that stands on something unknown.
    ///
    /// # Errors
    /// [`SessionError::BadMessage`], [`SessionError::UnsupportedVersion`], [`SessionError::WrongGame`].
    pub fn unverified<'a>(&'a self, batch: &'a [u8]) -> Result<Vec<Unverified<'a>>, SessionError> {
        let mut found = Vec::new();
        self.each_unverified(batch, |entry| found.push(entry))?;
        Ok(found)
    }

    pub(crate) fn each_unverified<'a>(
        &'a self,
        batch: &'a [u8],
        mut tell: impl FnMut(Unverified<'a>),
    ) -> Result<(), SessionError> {
        let batch = Batch::read(batch, self.origin.half(), self.genesis.is_signed())?;
        if batch.number > self.log.len() || self.head_at(batch.number).bytes() != batch.previous {
            return Ok(());
        }
        let mut keys = [self.genesis.key(Seat::First), self.genesis.key(Seat::Second)];
        for held in &self.log[..batch.number] {
            entry::note_key(&held.bytes, &mut keys);
        }
        let mut head = Head::from(*batch.previous);
        for (place, sent) in batch.entries.iter().enumerate() {
            let number = batch.number + place;
            head = head.after(sent.entry);
            let is_known = self.log.get(number).is_some_and(|held| held.head == head);
            if let (Some(signature), false) = (sent.signature(), is_known) {
                let seat = entry::author(sent.entry);
                tell(Unverified { number, seat, key: keys[seat as usize], head, signature });
            }
            entry::note_key(sent.entry, &mut keys);
        }
        Ok(())
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
        let mut receipts = Vec::new();
        self.receive_each(batch, from, |number| verified.contains(&number), |receipt, _| receipts.push(receipt));
        receipts
    }

    pub(crate) fn receive_each(
        &mut self,
        batch: &[u8],
        from: Option<Seat>,
        is_verified: impl Fn(usize) -> bool,
        mut tell: impl FnMut(Receipt, &Session),
    ) {
        let batch = match Batch::read(batch, self.origin.half(), self.genesis.is_signed()) {
            Ok(batch) => batch,
            Err(error) => return tell(Receipt { error: Some(error), ..Receipt::of(None, None) }, self),
        };
        let mut previous = Head::from(*batch.previous);
        for (place, sent) in batch.entries.iter().enumerate() {
            let number = batch.number + place;
            let mut receipt = Receipt::of(Some(number), Some(entry::author(sent.entry)));
            let is_trusted = self.is_trusted(entry::author(sent.entry), from, || is_verified(number));
            receipt.error = self.judge(number, &previous, sent, is_trusted, &mut receipt).err();
            previous = previous.after(sent.entry);
            let goes_on = matches!(receipt.verdict, Verdict::Applied | Verdict::Replaced | Verdict::Duplicate);
            tell(receipt, self);
            if !goes_on {
                return;
            }
        }
        // The whole of one's own store, which may be empty.
        if from.is_some() && from == self.seat && batch.number == 0 {
            self.is_recovering = false;
        }
    }

    /// Whether it is sure that the entry is its author's.
    fn is_trusted(&self, author: Seat, from: Option<Seat>, is_verified: impl Fn() -> bool) -> bool {
        if self.genesis.is_signed() {
            return is_verified();
        }
        let is_the_others = from == Some(author) && from != self.seat;
        let is_recovered = self.is_recovering && from.is_some();
        self.seat.is_none() || is_the_others || is_recovered
    }

    /// Judges an entry and takes it in. The receipt says "refused" until it is something else.
    fn judge(
        &mut self,
        number: usize,
        previous: &Head,
        sent: &Sent,
        is_trusted: bool,
        receipt: &mut Receipt,
    ) -> Result<(), SessionError> {
        let author = entry::author(sent.entry);
        let mut verdict = Verdict::Applied;
        if number > self.log.len() {
            receipt.verdict = Verdict::Gap;
            return Ok(());
        }
        if self.head_at(number) != previous {
            receipt.verdict = Verdict::OtherBranch;
            return Ok(());
        }
        if let Some(held) = self.log.get(number) {
            if held.bytes.starts_with(sent.entry) {
                receipt.entry = Some(held.entry);
                receipt.verdict = Verdict::Duplicate;
                return Ok(());
            }
            verdict = if held.entry.seat == held.actor && author != held.actor {
                Verdict::Superseded
            } else if held.entry.seat == author || self.is_answered(number) {
                Verdict::Equivocation
            } else {
                Verdict::Replaced
            };
        }
        if !is_trusted {
            let is_signed = self.genesis.is_signed();
            return Err(if is_signed { SessionError::BadSignature } else { SessionError::WrongSeat });
        }
        if self.dispute.is_some() {
            return Err(SessionError::Disputed);
        }
        match verdict {
            Verdict::Superseded => {}
            Verdict::Equivocation => {
                let mut conflicting = batch::start(self.origin.half(), number, previous.bytes());
                conflicting.extend_from_slice(sent.entry);
                conflicting.extend_from_slice(sent.proof);
                self.dispute = Some(Dispute { number, conflicting });
            }
            _ => {
                for held in &self.log[number..] {
                    receipt.dropped.push(held.entry);
                }
                let done = self.put(number, None, sent);
                if done.is_err() {
                    receipt.dropped.clear();
                    return done;
                }
                receipt.entry = Some(self.log[number].entry);
            }
        }
        receipt.verdict = verdict;
        Ok(())
    }

    /// Whether the other seat has written anything after this entry, and so has seen it.
    fn is_answered(&self, number: usize) -> bool {
        self.log[number..].iter().any(|later| later.entry.seat != self.log[number].entry.seat)
    }
}

impl Receipt {
    fn of(number: Option<usize>, seat: Option<Seat>) -> Receipt {
        Receipt { verdict: Verdict::Refused, number, seat, entry: None, dropped: Vec::new(), error: None }
    }
}
