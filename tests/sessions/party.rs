//! Somebody who takes part: a session, its store, and what an app does with both.

use super::signing::signature;
use crate::boards::Random;
use crate::games::random::with_draw_offer;
use soosorv::{
    Act, Action, Genesis, Key, Phase, Receipt, Seat, Secret, Session, SessionError, Status, Verdict, Written,
};

/// What is taken out of the protocol to see that the simulation notices.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Without {
    Nothing,
    /// Whichever entry came first stays.
    TieRule,
    /// Only "the missing entries" are sent, by comparing lengths.
    WholeLog,
}

pub struct Party {
    pub session: Session,
    pub seat: Option<Seat>,
    key: Option<Key>,
    secret: Secret,
    without: Without,
    /// The batch that the party wrote to its store; none before it knew all that it has written.
    store: Option<Vec<u8>>,
    /// Entries that wait for their signature.
    to_sign: Vec<Written>,
}

impl Party {
    pub fn creator(genesis: Genesis, secret: Secret, without: Without) -> Party {
        let seat = genesis.creator();
        let key = genesis.is_signed().then_some(*genesis.key(seat));
        let session = Session::create(genesis);
        let store = Some(session.since(0));
        Party { session, seat: Some(seat), key, secret, without, store, to_sign: Vec::new() }
    }

    pub fn joined(genesis: Genesis, seat: Option<Seat>, key: Option<Key>, secret: Secret, without: Without) -> Party {
        let id = genesis.game_id();
        let session = Session::join(genesis, id, seat, key).expect("a genesis of this game");
        Party { session, seat, key, secret, without, store: None, to_sign: Vec::new() }
    }

    /// Starts again, from the store or, where that is lost, from nothing.
    pub fn crash(&mut self, store_is_lost: bool) {
        let genesis = self.session.genesis().clone();
        let again = Party::joined(genesis, self.seat, self.key, self.secret, self.without);
        let store = std::mem::replace(self, again).store;
        if let Some(store) = store.filter(|_| !store_is_lost) {
            let receipts = self.receive(&store, self.seat);
            assert!(receipts.iter().all(|receipt| receipt.verdict == Verdict::Applied), "{receipts:?}");
            self.store = Some(store);
        }
    }

    pub fn persist(&mut self) {
        if !self.session.is_recovering() {
            self.store = Some(self.session.since(0));
        }
    }

    /// Checks the signatures, then takes the batch in.
    pub fn receive(&mut self, batch: &[u8], from: Option<Seat>) -> Vec<Receipt> {
        let Ok(unverified) = self.session.unverified(batch) else {
            return self.session.receive(batch, from, &[]);
        };
        let right = unverified.iter().filter(|entry| signature(entry.key, &entry.head) == *entry.signature);
        let verified: Vec<usize> = right.map(|entry| entry.number).collect();
        self.session.receive(batch, from, &verified)
    }

    /// What to send back for a message.
    pub fn handle(&mut self, message: &[u8], from: Option<Seat>, random: &mut Random) -> (Vec<Receipt>, Vec<Vec<u8>>) {
        match &message[..2] {
            b"SS" => (Vec::new(), self.answer_summary(message, from)),
            b"SH" => (Vec::new(), self.answer_hello(message, random)),
            _ => {
                if self.without == Without::TieRule {
                    let receipts = Party::receive(&mut self.copy(), message, from);
                    if receipts.iter().any(|receipt| receipt.verdict == Verdict::Replaced) {
                        return (Vec::new(), Vec::new());
                    }
                }
                let receipts = self.receive(message, from);
                let mut answers = Vec::new();
                for receipt in &receipts {
                    match receipt.verdict {
                        Verdict::Gap | Verdict::OtherBranch => answers.push(self.session.summary()),
                        Verdict::Superseded => answers.push(self.session.since(receipt.number.unwrap_or(0))),
                        _ => {}
                    }
                }
                // What is acknowledged must outlive a crash: the other side may have nothing but this.
                self.persist();
                (receipts, answers)
            }
        }
    }

    fn copy(&self) -> Party {
        Party { session: self.session.clone(), store: None, to_sign: Vec::new(), ..*self }
    }

    fn answer_summary(&mut self, summary: &[u8], from: Option<Seat>) -> Vec<Vec<u8>> {
        if self.without == Without::WholeLog {
            let theirs = usize::from(u16::from_be_bytes([summary[20], summary[21]]));
            let is_equal = self.session.compare(summary, from).expect("a summary of this game").is_equal;
            let mut answers = Vec::new();
            if theirs < self.session.log_length() {
                answers.push(self.session.since(theirs));
            }
            if !is_equal {
                answers.push(self.session.summary());
            }
            return answers;
        }
        let comparison = self.session.compare(summary, from).expect("a summary of this game");
        // It may have caught up by this, and will be counted on.
        self.persist();
        let mut answers: Vec<_> = comparison.send_from.map(|from| self.session.since(from)).into_iter().collect();
        if !comparison.is_equal {
            answers.push(self.session.summary());
        }
        answers
    }

    fn answer_hello(&mut self, hello: &[u8], random: &mut Random) -> Vec<Vec<u8>> {
        match self.session.admit(hello, &self.secret.clone()) {
            Ok(written) => {
                self.after_writing(written, random);
                vec![self.session.since(0)]
            }
            Err(SessionError::InviteSpent) => vec![self.session.since(0)],
            // Not the creator, not caught up yet, or resigned meanwhile.
            Err(_) => Vec::new(),
        }
    }

    /// Signs at once or later; what is not signed is neither stored nor sent.
    fn after_writing(&mut self, written: Written, random: &mut Random) {
        if written.to_sign.is_some() {
            self.to_sign.push(written);
            if random.percent(15) {
                return;
            }
        }
        self.sign_all();
    }

    pub fn sign_all(&mut self) {
        for written in std::mem::take(&mut self.to_sign) {
            let (Some(key), Some(head)) = (self.key, written.to_sign) else { continue };
            // What was dropped meanwhile waits for nothing.
            let _ = self.session.sign(head, signature(&key, &head));
        }
        self.persist();
    }

    /// Does something that the log allows; `None`: there is nothing to do.
    pub fn act(&mut self, random: &mut Random) -> Option<usize> {
        let seat = self.session.own_seat()?;
        if self.session.status() == Status::Over {
            return None;
        }
        if self.session.is_recovering() {
            let resign = Act::Play(Action::Resign(seat));
            assert_eq!(self.session.play(resign), Err(SessionError::Recovering));
            return None;
        }
        let act = self.choose(seat, random)?;
        match self.session.play(act) {
            Ok(written) => {
                self.after_writing(written, random);
                Some(written.number)
            }
            // The others are told so by the session before they try.
            Err(error) => {
                let is_known = [SessionError::Unbound, SessionError::UndoTooSoon].contains(&error);
                assert!(is_known, "{act:?}: {error:?}");
                None
            }
        }
    }

    fn choose(&self, seat: Seat, random: &mut Random) -> Option<Act> {
        let game = self.session.game();
        let length = game.actions().len() as i32;
        if random.between(0, 299) == 0 {
            return Some(Act::Play(random.pick(&[Action::Resign(seat), Action::Timeout(seat)])));
        }
        if let Some(request) = self.session.undo() {
            if request.by == seat {
                return random.percent(20).then_some(Act::CancelUndo);
            }
            if random.percent(80) {
                return Some(random.pick(&[Act::AcceptUndo, Act::DeclineUndo]));
            }
        } else if length > 0 && random.percent(6) {
            let back = random.between(1, length.min(6));
            return Some(Act::RequestUndo((length - back) as u16));
        }
        if game.to_act() != Some(seat) || self.session.actor() != Some(seat) {
            return None;
        }
        if game.is_legal(Action::AcceptDraw) && random.percent(10) {
            return Some(Act::Play(Action::AcceptDraw));
        }
        let action = random.pick(&game.legal_actions());
        let offers_draw = game.phase() == Phase::Play && random.percent(5);
        Some(Act::Play(if offers_draw { with_draw_offer(action) } else { action }))
    }

    /// Writes this, which must be allowed.
    pub fn write(&mut self, act: Act) {
        let written = self.session.play(act).unwrap_or_else(|error| panic!("{act:?}: {error:?}"));
        self.to_sign.push(written);
        self.sign_all();
    }

    pub fn hello(&self) -> Option<Vec<u8>> {
        self.session.hello(&self.secret).ok()
    }
}
