//! A network of three that loses, doubles, reorders and splits, and the laws that must hold whatever it does.

use super::party::{Party, Without};
use crate::boards::Random;
use soosorv::{
    Act, Action, ForbiddenMoves, Genesis, Head, Opening, RULES, Receipt, Rules, Seat, Session, Status, Verdict,
};
use std::collections::HashSet;

/// The creator, the guest, a watcher.
const PARTIES: usize = 3;

struct Message {
    from: usize,
    to: usize,
    bytes: Vec<u8>,
}

/// What a simulated game has seen.
#[derive(Clone, Copy, Default)]
pub struct Seen {
    pub games: u64,
    pub entries: u64,
    pub messages: u64,
    pub crashes: u64,
    pub replaced: u64,
    pub superseded: u64,
    pub undone: u64,
    pub over: u64,
    pub rematches: u64,
    pub diverged: u64,
}

impl Seen {
    pub fn add(&mut self, other: Seen) {
        self.games += other.games;
        self.entries += other.entries;
        self.messages += other.messages;
        self.crashes += other.crashes;
        self.replaced += other.replaced;
        self.superseded += other.superseded;
        self.undone += other.undone;
        self.over += other.over;
        self.rematches += other.rematches;
        self.diverged += other.diverged;
    }
}

pub struct Network {
    parties: Vec<Party>,
    messages: Vec<Message>,
    /// Whether two of them are connected.
    is_up: [[bool; PARTIES]; PARTIES],
    /// Heads of entries after which the other seat has written something.
    answered: HashSet<[u8; 32]>,
    random: Random,
    seen: Seen,
    without: Without,
}

/// Bytes that are all different between games and never all zero.
fn bytes<const N: usize>(random: &mut Random) -> [u8; N] {
    std::array::from_fn(|_| random.between(1, 255) as u8)
}

/// Some rules: every opening, its usual limit or a small one, each policy.
fn rules(number: u64, random: &mut Random) -> Rules {
    let rule = &RULES[number as usize % RULES.len()];
    let limit = rule.limits.map(|limits| random.between(limits.min.into(), 4.max(limits.min.into())) as u32);
    let limit = if random.percent(50) { limit } else { rule.default_opening().limit().map(u32::from) };
    let opening = Opening::new(rule, limit).expect("a limit of the rule");
    Rules::from(opening).with_forbidden_moves(random.pick(&ForbiddenMoves::ALL))
}

impl Network {
    pub fn new(number: u64, without: Without) -> Network {
        let mut random = Random::new(number);
        let is_signed = random.percent(50);
        let creator = random.pick(&[Seat::First, Seat::Second]);
        let keys: [Option<[u8; 32]>; 2] =
            [is_signed.then(|| bytes(&mut random)), is_signed.then(|| bytes(&mut random))];
        let rules = rules(number, &mut random);
        let genesis = Genesis::new(rules, creator, bytes(&mut random), keys[0]).expect("a genesis");
        let secret = bytes(&mut random);
        let parties = vec![
            Party::creator(genesis.clone(), secret, without),
            Party::joined(genesis.clone(), Some(creator.other()), keys[1], secret, without),
            Party::joined(genesis, None, None, secret, without),
        ];
        let is_up = [[true; PARTIES]; PARTIES];
        let seen = Seen { games: 1, ..Seen::default() };
        Network { parties, messages: Vec::new(), is_up, answered: HashSet::new(), random, seen, without }
    }

    /// The whole life of a game.
    pub fn run(mut self) -> Seen {
        let steps = self.random.between(100, 1200);
        for _ in 0..steps {
            self.step();
        }
        if !self.settle() {
            return Seen { diverged: 1, ..self.seen };
        }
        if self.without == Without::Nothing {
            self.end();
        }
        self.seen.entries += self.parties[0].session.log_length() as u64;
        self.seen
    }

    fn step(&mut self) {
        let party = self.random.between(0, PARTIES as i32 - 1) as usize;
        match self.random.between(0, 999) {
            0..620 => self.deliver_one(),
            620..860 => self.act(party),
            860..890 => self.parties[party].sign_all(),
            890..950 => {
                let summary = self.parties[party].session.summary();
                self.broadcast(party, &summary);
            }
            950..958 => self.is_up[party] = [false; PARTIES],
            958..994 => {
                self.is_up[party] = [true; PARTIES];
                let summary = self.parties[party].session.summary();
                self.broadcast(party, &summary);
            }
            _ => self.crash(party),
        }
    }

    fn act(&mut self, party: usize) {
        if self.parties[party].session.status() == Status::Unbound
            && let Some(hello) = self.parties[party].hello()
        {
            self.broadcast(party, &hello);
            return;
        }
        if let Some(number) = self.parties[party].act(&mut self.random) {
            self.note_answers(party);
            let batch = self.parties[party].session.since(number);
            self.broadcast(party, &batch);
        }
    }

    /// The last entry of the party's log answers all of the other seat's before it.
    fn note_answers(&mut self, party: usize) {
        let session = &self.parties[party].session;
        let author = session.entries().last().map(|entry| entry.seat);
        let heads = heads(session);
        for (entry, head) in session.entries().zip(&heads) {
            if Some(entry.seat) != author {
                self.answered.insert(*head.bytes());
            }
        }
    }

    /// A player who has lost the store must find all that it wrote with the other one, or its own entries would
    /// contradict each other.
    fn crash(&mut self, party: usize) {
        let store_is_lost = match party {
            0 | 1 => {
                let other = &self.parties[1 - party].session;
                let is_kept = other.head() == self.parties[party].session.head() && !other.is_recovering();
                is_kept && self.random.percent(30)
            }
            _ => true,
        };
        self.parties[party].crash(store_is_lost);
        // What was on its way was on connections that are gone.
        self.messages.retain(|message| message.from != party && message.to != party);
        self.seen.crashes += 1;
        let summary = self.parties[party].session.summary();
        self.broadcast(party, &summary);
    }

    fn broadcast(&mut self, from: usize, bytes: &[u8]) {
        for to in (0..PARTIES).filter(|to| *to != from) {
            self.send(Message { from, to, bytes: bytes.to_vec() });
        }
    }

    /// One resync is in flight at a time: a newer summary takes the place of an older one.
    fn send(&mut self, message: Message) {
        let is_summary = |bytes: &[u8]| bytes.starts_with(b"SS");
        if is_summary(&message.bytes) {
            let same_way = |other: &Message| other.from == message.from && other.to == message.to;
            self.messages.retain(|other| !(is_summary(&other.bytes) && same_way(other)));
        }
        self.messages.push(message);
    }

    /// Any of the messages: a quarter is lost, a fifth of the rest comes again.
    fn deliver_one(&mut self) {
        if self.messages.is_empty() {
            return;
        }
        let place = self.random.between(0, self.messages.len() as i32 - 1) as usize;
        let message = self.messages.swap_remove(place);
        if !self.is_up[message.from][message.to] || !self.is_up[message.to][message.from] || self.random.percent(25) {
            return;
        }
        if self.random.percent(20) {
            self.messages.push(Message { bytes: message.bytes.clone(), ..message });
        }
        self.deliver(&message);
    }

    fn deliver(&mut self, message: &Message) {
        self.seen.messages += 1;
        let from = self.parties[message.from].seat;
        let party = &mut self.parties[message.to];
        let before = heads(&party.session);
        let (receipts, answers) = party.handle(&message.bytes, from, &mut self.random);
        self.check(message.to, &before, &receipts);
        for bytes in answers {
            self.send(Message { from: message.to, to: message.from, bytes });
        }
    }

    /// The laws: nobody honest is accused, and what was answered stays.
    fn check(&mut self, party: usize, before: &[Head], receipts: &[Receipt]) {
        let session = &self.parties[party].session;
        assert_ne!(session.status(), Status::Disputed, "{receipts:?}");
        for receipt in receipts {
            match receipt.verdict {
                Verdict::Replaced => {
                    self.seen.replaced += 1;
                    let dropped = &before[receipt.number.expect("a number")..];
                    assert_eq!(dropped.len(), receipt.dropped.len());
                    for head in dropped {
                        assert!(!self.answered.contains(head.bytes()), "an answered entry was dropped");
                    }
                }
                Verdict::Superseded => self.seen.superseded += 1,
                Verdict::Refused => {
                    let code = receipt.error.as_ref().map(|error| error.code());
                    // In casual games nobody but the author hands on what is not known yet.
                    assert_eq!(code, Some("wrong-seat"), "{receipt:?}");
                    assert!(!session.genesis().is_signed());
                }
                _ => {}
            }
        }
    }

    /// Everybody is connected and says what is to be said. Whether all come to the same log.
    fn settle(&mut self) -> bool {
        self.is_up = [[true; PARTIES]; PARTIES];
        self.messages.clear();
        for _ in 0..8 {
            for party in 0..PARTIES {
                self.parties[party].sign_all();
                let summary = self.parties[party].session.summary();
                self.broadcast(party, &summary);
            }
            // As one resync is in flight at a time, a message that is on its way already is not sent again. Without the
            // tie rule, or the whole log, they may still talk for ever.
            for _ in 0..30 {
                for message in std::mem::take(&mut self.messages) {
                    self.deliver(&message);
                }
                let mut on_their_way = HashSet::new();
                self.messages.retain(|Message { from, to, bytes }| on_their_way.insert((*from, *to, bytes.clone())));
            }
            self.messages.clear();
            if self.agree() && self.parties.iter().all(|party| !party.session.is_recovering()) {
                return true;
            }
        }
        false
    }

    fn agree(&self) -> bool {
        let sessions = || self.parties.iter().map(|party| &party.session);
        let same = |one: &Session, other: &Session| {
            one.head() == other.head() && one.game() == other.game() && one.undo() == other.undo()
        };
        sessions().zip(sessions().skip(1)).all(|(one, other)| same(one, other))
    }

    /// However it stands, the players can end it, and play again.
    fn end(&mut self) {
        let session = &self.parties[0].session;
        self.seen.undone += session.entries().filter(|entry| entry.act == Act::AcceptUndo).count() as u64;
        if session.status() != Status::Over {
            let actor = session.actor().expect("somebody acts in an open game");
            for party in &self.parties[..2] {
                let seat = party.seat.expect("a player");
                let resigned = party.session.clone().play(Act::Play(Action::Resign(seat)));
                let may_write = session.status() == Status::Open || seat == session.genesis().creator();
                assert_eq!(resigned.is_ok(), may_write, "{seat:?} resigns, {actor:?} acts: {resigned:?}");
            }
            let creator = self.parties[0].seat.expect("a player");
            self.parties[0].write(Act::Play(Action::Resign(creator)));
            assert!(self.settle(), "the end is known to all");
        }
        self.seen.over += 1;
        self.rematch();
    }

    fn rematch(&mut self) {
        let next: Vec<_> = self.parties.iter().map(|party| party.session.rematch()).collect();
        if next[0].is_err() {
            assert!(next.iter().all(Result::is_err), "nobody came");
            return;
        }
        self.seen.rematches += 1;
        let next: Vec<Session> = next.into_iter().map(|session| session.expect("a rematch for all")).collect();
        assert!(next.iter().all(|session| session.game_id() == next[0].game_id()));
        assert_ne!(next[0].game_id(), self.parties[0].session.game_id());
        for (party, session) in self.parties.iter().zip(&next) {
            assert_eq!(session.own_seat(), party.seat.map(Seat::other));
            assert_eq!(session.status(), Status::Open);
        }
    }
}

/// The heads after each entry.
fn heads(session: &Session) -> Vec<Head> {
    (1..=session.log_length()).map(|number| session.head_before(number)).collect()
}
