//! What a cheating player, relay or watcher can try in a signed game, and the code that each attempt meets. After every
//! attempt the honest side's session is as it was, and goes on.

use super::signing::signature;
use crate::boards::say;
use hmac_sha256::HMAC;
use soosorv::{
    Act, Action, Game, Genesis, Head, Key, Opening, Rules, Seat, Session, SessionError, Status, Verdict, Written,
};
use std::collections::BTreeSet;

const CREATOR: Key = [0xa1; 32];
const GUEST: Key = [0xb2; 32];
const MALLORY: Key = [0xee; 32];
const SECRET: [u8; 32] = [0x77; 32];
/// Bytes before the entries of a batch.
const HEADER: usize = 54;
/// Bytes of a plain entry: seat, action, digest, signature.
const ENTRY: usize = 2 + 8 + 64;

fn place(name: &str) -> Act {
    Act::Play(Action::place(name.parse().expect("a point")))
}

fn receive(session: &mut Session, batch: &[u8]) -> Vec<soosorv::Receipt> {
    let unverified = session.unverified(batch).unwrap_or_default();
    let right = unverified.iter().filter(|entry| signature(entry.key, &entry.head) == *entry.signature);
    let numbers: Vec<usize> = right.map(|entry| entry.number).collect();
    session.receive(batch, None, &numbers)
}

fn sign(session: &mut Session, key: &Key, written: Written) {
    let head = written.to_sign.expect("a signed game");
    session.sign(head, signature(key, &head)).expect("it waits");
}

fn genesis(random: u8) -> Genesis {
    let opening = Opening::of_id("standard").expect("an opening");
    Genesis::new(Rules::from(opening), Seat::First, [random; 16], Some(CREATOR)).expect("a genesis")
}

/// A game of some stones: the creator's side, the guest's.
fn game(random: u8) -> (Session, Session) {
    let genesis = genesis(random);
    let mut creator = Session::create(genesis.clone());
    let mut guest =
        Session::join(genesis.clone(), genesis.game_id(), Some(Seat::Second), Some(GUEST)).expect("a guest");
    let bind = creator.admit(&guest.hello(&SECRET).expect("a hello"), &SECRET).expect("an open seat");
    sign(&mut creator, &CREATOR, bind);
    receive(&mut guest, &creator.since(0));
    guest.compare(&creator.summary(), Some(Seat::First)).expect("a summary");
    for (number, name) in ["h8", "h9", "i8", "i9"].into_iter().enumerate() {
        let (writer, reader, key) =
            if number % 2 == 0 { (&mut creator, &mut guest, &CREATOR) } else { (&mut guest, &mut creator, &GUEST) };
        let written = writer.play(place(name)).expect("a legal stone");
        sign(writer, key, written);
        receive(reader, &writer.since(0));
    }
    (creator, guest)
}

/// A batch of one entry that stands on the session's log, made by hand: seat, what it does, the signer's key.
fn forged(session: &Session, number: usize, entry: &[u8], digest: u64, key: &Key) -> Vec<u8> {
    let previous = session.head_before(number);
    let mut batch = session.since(session.log_length())[..20].to_vec();
    batch.extend((number as u16).to_be_bytes());
    batch.extend(previous.bytes());
    batch.extend(entry);
    batch.extend(digest.to_be_bytes());
    batch.extend(signature(key, &after(session, previous, entry)));
    batch
}

/// The head after an entry, found by a session that judges nothing of it.
fn after(session: &Session, previous: Head, entry: &[u8]) -> Head {
    let mut batch = session.since(session.log_length())[..20].to_vec();
    let number = (0..=session.log_length()).find(|number| session.head_before(*number) == previous);
    batch.extend((number.expect("a head of the log") as u16).to_be_bytes());
    batch.extend(previous.bytes());
    batch.extend(entry);
    batch.extend([0; 72]);
    match session.unverified(&batch) {
        Ok(entries) => entries.first().map_or(previous, |entry| entry.head),
        Err(_) => previous,
    }
}

/// The digest that an honest author would give with this action.
fn digest(session: &Session, act: Act) -> u64 {
    let mut game: Game = session.game().clone();
    if let Act::Play(action) = act {
        let _ = game.apply(action);
    }
    game.hash()
}

/// The attempts, and what they met.
struct Attempts {
    seen: Vec<(&'static str, &'static str)>,
}

impl Attempts {
    /// A batch that must be refused, or read as harmless, with this code or verdict.
    fn batch(&mut self, what: &'static str, honest: &Session, batch: &[u8], expected: &'static str) {
        let mut session = honest.clone();
        let receipts = receive(&mut session, batch);
        let last = receipts.last().expect("a receipt");
        let met = last.error.as_ref().map_or(last.verdict.as_str(), SessionError::code);
        assert_eq!(met, expected, "{what}: {receipts:?}");
        assert_eq!(last.dropped, [], "{what}: nothing is dropped");
        if last.verdict == Verdict::Equivocation {
            assert_eq!(session.status(), Status::Disputed, "{what}");
            self.proven(honest, &session);
        } else {
            assert_eq!(&session, honest, "{what}: unchanged");
        }
        assert_eq!(session.since(0), honest.since(0), "{what}: the log stays");
        self.seen.push((what, met));
    }

    /// Anybody comes to the same verdict from the evidence.
    fn proven(&mut self, honest: &Session, disputed: &Session) {
        let genesis = honest.genesis().clone();
        let mut judge = Session::join(genesis, honest.game_id(), None, None).expect("a watcher");
        for batch in disputed.evidence().expect("evidence") {
            receive(&mut judge, &batch);
        }
        assert_eq!(judge.disputed(), disputed.disputed());
        assert_eq!(judge.since(0), honest.since(0));
    }

    fn call<T: std::fmt::Debug>(
        &mut self,
        what: &'static str,
        honest: &Session,
        attempt: impl FnOnce(&mut Session) -> Result<T, SessionError>,
        expected: &'static str,
    ) {
        let mut session = honest.clone();
        let met = attempt(&mut session).expect_err(what).code();
        assert_eq!(met, expected, "{what}");
        assert_eq!(&session, honest, "{what}: unchanged");
        self.seen.push((what, met));
    }
}

#[test]
fn every_cheat_meets_its_code() {
    let mut attempts = Attempts { seen: Vec::new() };
    by_a_relay(&mut attempts);
    by_the_other_player(&mut attempts);
    with_the_invite(&mut attempts);
    in_a_casual_game(&mut attempts);
    for (what, met) in &attempts.seen {
        say(&format!("{what}: {met}"));
    }
    let names: BTreeSet<_> = attempts.seen.iter().map(|(what, _)| what).collect();
    assert_eq!(names.len(), attempts.seen.len(), "each under its own name");
}

/// Whoever passes messages on, or watches, and has no key.
fn by_a_relay(attempts: &mut Attempts) {
    let (mut creator, guest) = game(1);
    let written = creator.play(place("j8")).expect("a legal stone");
    sign(&mut creator, &CREATOR, written);
    let last = creator.since(written.number);
    let changed = |place: usize, by: u8| {
        let mut bytes = last.clone();
        bytes[place] ^= by;
        bytes
    };
    attempts.batch("a stone moved to another point", &guest, &changed(HEADER + 1, 2), "bad-signature");
    attempts.batch("the digest changed", &guest, &changed(HEADER + 2, 1), "wrong-digest");
    attempts.batch("the signature changed", &guest, &changed(HEADER + 10, 1), "bad-signature");
    attempts.batch("the author changed", &guest, &changed(HEADER, 1), "bad-signature");
    attempts.batch("the number changed", &guest, &changed(21, 1), "other-branch");
    attempts.batch("the number raised", &guest, &changed(20, 1), "gap");
    attempts.batch("the head before changed", &guest, &changed(30, 1), "other-branch");
    attempts.batch("the name of the game changed", &guest, &changed(10, 1), "wrong-game");
    attempts.batch("another wire version", &guest, &changed(2, 2), "unsupported-version");
    attempts.batch("other rules", &guest, &changed(3, 2), "unsupported-version");
    attempts.batch("cut short", &guest, &last[..last.len() - 1], "bad-message");
    attempts.batch("a byte more", &guest, &[&last[..], &[0]].concat(), "bad-message");
    attempts.batch("sent again", &creator, &last, "duplicate");
    attempts.batch("the whole log sent again", &creator, &guest.since(0), "duplicate");
    attempts.batch("a signature of nobody's", &guest, &forged(&guest, 5, &[0, 9], 0, &MALLORY), "bad-signature");
    // Two entries in the other order: each was signed for its own place.
    let mut log = guest.since(3);
    log[HEADER..].rotate_left(ENTRY);
    let mut shorter = Session::join(genesis(1), guest.game_id(), None, None).expect("a watcher");
    receive(&mut shorter, &guest.since(0)[..guest.since(0).len() - 2 * ENTRY]);
    attempts.batch("two entries exchanged", &shorter, &log, "bad-signature");
    // The same stones of another game of the same players.
    let (other, _) = game(2);
    attempts.batch("an entry of another game", &guest, &other.since(0), "wrong-game");
    let mut dressed = other.since(4);
    dressed[4..20].copy_from_slice(guest.game_id().bytes());
    attempts.batch("another game's entry under this one's name", &guest, &dressed, "other-branch");
    dressed[22..54].copy_from_slice(guest.head_before(4).bytes());
    let mut early = Session::join(genesis(1), guest.game_id(), None, None).expect("a watcher");
    receive(&mut early, &guest.since(0)[..guest.since(0).len() - ENTRY]);
    attempts.batch("and on this one's head", &early, &dressed, "bad-signature");
    let summary = other.summary();
    attempts.call("a summary of another game", &guest, |session| session.compare(&summary, None), "wrong-game");
    let summary = guest.summary();
    attempts.call("a summary cut short", &guest, |session| session.compare(&summary[..53], None), "bad-message");
}

/// The creator, whose key signs whatever it likes.
fn by_the_other_player(attempts: &mut Attempts) {
    let (mut creator, guest) = game(1);
    let by_creator = |act: &[u8], digest: u64| forged(&guest, 5, &[&[0], act].concat(), digest, &CREATOR);
    attempts.batch("a stone on a stone", &guest, &by_creator(&[112], 0), "occupied");
    let right = digest(&guest, place("j8"));
    attempts.batch("a position that is another one", &guest, &by_creator(&[113 + 1], !right), "wrong-digest");
    attempts.batch("the other seat's resignation", &guest, &by_creator(&[231], 0), "not-your-turn");
    attempts.batch("the other seat's time is out", &guest, &by_creator(&[233], 0), "not-your-turn");
    attempts.batch("a swap when nothing may be swapped", &guest, &by_creator(&[227], 0), "wrong-phase");
    attempts.batch("a branch that there is not", &guest, &by_creator(&[234], 0), "bad-message");
    attempts.batch("an offer before a swap", &guest, &by_creator(&[238, 227], 0), "bad-message");
    attempts.batch("an act that there is not", &guest, &by_creator(&[244], 0), "bad-message");
    attempts.batch("a request to undo more than there is", &guest, &by_creator(&[240, 0, 4], 0), "undo-out-of-range");
    attempts.batch("an answer to no request", &guest, &by_creator(&[241], 0), "no-undo-request");
    attempts.batch(
        "the seat given away again",
        &guest,
        &by_creator(&[&[239][..], &MALLORY].concat(), 0),
        "invite-spent",
    );
    attempts.batch("an entry for the other seat", &guest, &forged(&guest, 5, &[1, 9], 0, &CREATOR), "bad-signature");
    let third_seat = forged(&guest, 5, &[2, 9], 0, &CREATOR);
    attempts.batch("an entry of a third seat", &guest, &third_seat, "bad-message");
    // Out of turn, and after the own request was declined.
    let stone = forged(&creator, 5, &[1, 9], 0, &GUEST);
    attempts.batch("a stone out of turn", &creator, &stone, "not-your-turn");
    attempts.batch(
        "an answer to the own request",
        &creator,
        &forged(&creator, 5, &[1, 241], 0, &GUEST),
        "not-your-turn",
    );
    // Two entries on one head, and a history written anew.
    let again = forged(&guest, 3, &[0, 50], 0, &CREATOR);
    attempts.batch("another stone in the place of an own one", &guest, &again, "equivocation");
    let resigned = forged(&guest, 3, &[0, 230], 0, &CREATOR);
    attempts.batch("a resignation in the place of an own stone", &guest, &resigned, "equivocation");
    let out_of_turn = forged(&guest, 4, &[0, 230], 0, &CREATOR);
    attempts.batch("a resignation in the place of the other's stone", &guest, &out_of_turn, "superseded");
    let key = forged(&guest, 0, &[&[0, 239][..], &MALLORY].concat(), 0, &CREATOR);
    attempts.batch("the seat given to another key", &guest, &key, "equivocation");
    // What the actor may not write takes no other entry's place either.
    let mut unanswered = guest.clone();
    let request = unanswered.play(Act::RequestUndo(2)).expect("a request out of turn");
    sign(&mut unanswered, &GUEST, request);
    let illegal = forged(&unanswered, 5, &[0, 112], 0, &CREATOR);
    attempts.batch("a stone on a stone in the place of a request", &unanswered, &illegal, "occupied");
    let lie = forged(&unanswered, 5, &[0, 114], !right, &CREATOR);
    attempts.batch("another position in the place of a request", &unanswered, &lie, "wrong-digest");
    // An answered entry out of turn stays, whatever the actor would like to have written.
    let mut answered = guest.clone();
    let request = answered.play(Act::RequestUndo(2)).expect("a request out of turn");
    sign(&mut answered, &GUEST, request);
    receive(&mut creator, &answered.since(0));
    let decline = creator.play(Act::DeclineUndo).expect("an answer");
    sign(&mut creator, &CREATOR, decline);
    receive(&mut answered, &creator.since(0));
    let instead =
        forged(&answered, 5, &[0, 9], digest(&guest, Act::Play(Action::place("j1".parse().unwrap()))), &CREATOR);
    attempts.batch("a stone in the place of an answered request", &answered, &instead, "equivocation");
    let too_soon = forged(&creator, 7, &[1, 240, 0, 1], 0, &GUEST);
    attempts.batch("a request just after a declined one", &creator, &too_soon, "undo-too-soon");
    let mut over = creator.clone();
    let resignation = over.play(Act::Play(Action::Resign(Seat::First))).expect("a resignation");
    sign(&mut over, &CREATOR, resignation);
    let late = forged(&over, 8, &[1, 231], 0, &GUEST);
    attempts.batch("an entry after the end", &over, &late, "game-over");
}

/// Whoever saw an invite, or a hello on its way.
fn with_the_invite(attempts: &mut Attempts) {
    let open = Session::create(genesis(3));
    let join = |key| Session::join(genesis(3), open.game_id(), Some(Seat::Second), Some(key)).expect("a guest");
    let hello = join(GUEST).hello(&SECRET).expect("a hello");
    let mut stolen = hello.clone();
    stolen[21..53].copy_from_slice(&MALLORY);
    attempts.call("a relay's own key in a hello", &open, |session| session.admit(&stolen, &SECRET), "bad-hello");
    let guessed = join(MALLORY).hello(&[0; 32]).expect("a hello");
    let mut without_key = hello.clone();
    without_key[21..53].fill(0);
    let proof = HMAC::mac(&without_key[4..53], SECRET);
    without_key[53..].copy_from_slice(&proof);
    attempts.call("a hello without a key", &open, |session| session.admit(&without_key, &SECRET), "bad-hello");
    let keyless = forged(&open, 0, &[&[0, 239][..], &[0; 32]].concat(), 0, &CREATOR);
    let mut watcher = Session::join(genesis(3), open.game_id(), None, None).expect("a watcher");
    attempts.batch("the seat given to no key", &watcher, &keyless, "bad-message");
    receive(&mut watcher, &keyless);
    attempts.call("a hello without the secret", &open, |session| session.admit(&guessed, &SECRET), "bad-hello");
    let elsewhere = Session::create(genesis(4));
    attempts.call("a hello in another game", &elsewhere, |session| session.admit(&hello, &SECRET), "wrong-game");
    let mut creators = hello.clone();
    creators[20] = 0;
    attempts.call("a hello for the creator's seat", &open, |session| session.admit(&creators, &SECRET), "wrong-seat");
    attempts.call("a guest who admits itself", &join(GUEST), |session| session.admit(&hello, &SECRET), "wrong-seat");
    let mut taken = open.clone();
    let bind = taken.admit(&hello, &SECRET).expect("an open seat");
    sign(&mut taken, &CREATOR, bind);
    let second = join(MALLORY).hello(&SECRET).expect("a hello");
    attempts.call("the invite used again", &taken, |session| session.admit(&second, &SECRET), "invite-spent");
    let mut late = join(MALLORY);
    receive(&mut late, &taken.since(0));
    late.compare(&taken.summary(), Some(Seat::First)).expect("a summary");
    let resigns = Act::Play(Action::Resign(Seat::Second));
    attempts.call("playing a seat that went to another", &late, |session| session.play(resigns), "invite-spent");
    let before = forged(&open, 0, &[1, 231], 0, &GUEST);
    attempts.batch("a guest's entry before it is bound", &open, &before, "bad-signature");
    let other = genesis(9).game_id();
    let joined = |game| Session::join(genesis(3), game, Some(Seat::Second), Some(GUEST));
    attempts.call("a genesis of another game", &open, |_| joined(other), "bad-genesis");
    let imposter = || Session::join(genesis(3), open.game_id(), Some(Seat::First), Some(MALLORY));
    attempts.call("the creator's seat with another key", &open, |_| imposter(), "bad-genesis");
}

/// Without signatures an entry must come from its author's own connection.
fn in_a_casual_game(attempts: &mut Attempts) {
    let opening = Opening::of_id("standard").expect("an opening");
    let genesis = Genesis::new(Rules::from(opening), Seat::First, [5; 16], None).expect("a genesis");
    let mut creator = Session::create(genesis.clone());
    let mut guest = Session::join(genesis.clone(), genesis.game_id(), Some(Seat::Second), None).expect("a guest");
    creator.admit(&guest.hello(&SECRET).expect("a hello"), &SECRET).expect("an open seat");
    guest.receive(&creator.since(0), Some(Seat::First), &[]);
    guest.compare(&creator.summary(), Some(Seat::First)).expect("a summary");
    let mut ahead = creator.clone();
    ahead.play(place("h8")).expect("a legal stone");
    let stone = ahead.since(1);
    let mut resigned = creator.clone();
    resigned.play(Act::Play(Action::Resign(Seat::First))).expect("a resignation");
    let mut cheat = |what, session: &Session, batch: &[u8], from, expected| {
        let mut after = session.clone();
        let receipts = after.receive(batch, from, &[1]);
        let last = receipts.last().expect("a receipt");
        assert_eq!(last.error.as_ref().map_or(last.verdict.as_str(), SessionError::code), expected, "{what}");
        assert_eq!(&after, session, "{what}: unchanged");
        attempts.seen.push((what, expected));
    };
    cheat("casual: the other's stone from a watcher", &guest, &stone, None, "wrong-seat");
    cheat("casual: an own stone from the other", &creator, &stone, Some(Seat::Second), "wrong-seat");
    cheat("casual: an own resignation from the other", &creator, &resigned.since(1), Some(Seat::Second), "wrong-seat");
    cheat(
        "casual: another own entry at a place of the log",
        &ahead,
        &resigned.since(1),
        Some(Seat::Second),
        "wrong-seat",
    );
    cheat("casual: an own stone as if from oneself", &creator, &stone, Some(Seat::First), "wrong-seat");
}
