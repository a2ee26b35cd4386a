//! The bytes: golden ones for every message, one form of each, and nothing else is read.

use crate::boards::Random;
use crate::games::random::with_draw_offer;
use soosorv::{
    Act, Action, Board, Color, ForbiddenMoves, Game, Genesis, Opening, Phase, Rules, Seat, Session, StartPosition,
    Verdict,
};
use std::fs;
use std::path::Path;

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A game in which every kind of entry occurs.
fn signed_game() -> (Session, Session) {
    let point = |name: &str| name.parse().expect("a point");
    let opening = Opening::of_id("taraguchi-10").expect("an opening");
    let genesis = Genesis::new(Rules::from(opening), Seat::Second, [0x5a; 16], Some([0xc1; 32])).expect("a genesis");
    let id = genesis.game_id();
    let mut creator = Session::create(genesis.clone());
    let mut guest = Session::join(genesis, id, Some(Seat::First), Some([0xc2; 32])).expect("a guest");
    let secret = [0x33; 32];
    let signed = |session: &mut Session, written: soosorv::Written| {
        let head = written.to_sign.expect("a signed game");
        session.sign(head, [number_of(head.bytes()); 64]).expect("it waits");
    };
    let hello = guest.hello(&secret).expect("a hello");
    let bind = creator.admit(&hello, &secret).expect("the seat is open");
    signed(&mut creator, bind);
    pass(&creator, &mut guest);
    guest.compare(&creator.summary(), Some(Seat::Second)).expect("a summary");
    let acts = [
        (Seat::First, Act::Play(Action::place(point("h8")))),
        (Seat::Second, Act::Play(Action::Keep)),
        (Seat::Second, Act::Play(Action::place(point("h9")))),
        (Seat::First, Act::Play(Action::Swap)),
        (Seat::First, Act::RequestUndo(3)),
        (Seat::Second, Act::AcceptUndo),
        (Seat::First, Act::Play(Action::Keep)),
        (Seat::First, Act::Play(Action::place(point("h10")))),
        (Seat::Second, Act::RequestUndo(0)),
        (Seat::First, Act::DeclineUndo),
        (Seat::Second, Act::Play(Action::Keep)),
        (Seat::First, Act::RequestUndo(258)),
        (Seat::First, Act::RequestUndo(1)),
        (Seat::First, Act::CancelUndo),
        (Seat::Second, Act::Play(Action::place(point("g7")))),
        (Seat::First, Act::Play(Action::Branch("offers"))),
        (Seat::Second, Act::Play(Action::Timeout(Seat::Second))),
    ];
    for (seat, act) in acts {
        let (writer, reader) =
            if seat == Seat::Second { (&mut creator, &mut guest) } else { (&mut guest, &mut creator) };
        let Ok(written) = writer.play(act) else {
            assert_eq!(act, Act::RequestUndo(258), "the others are allowed");
            continue;
        };
        signed(writer, written);
        pass(writer, reader);
    }
    (creator, guest)
}

fn number_of(head: &[u8; 32]) -> u8 {
    head[0]
}

fn pass(from: &Session, to: &mut Session) {
    let batch = from.since(0);
    let numbers: Vec<usize> = (0..from.log_length()).collect();
    let receipts = to.receive(&batch, from.own_seat(), &numbers);
    assert!(receipts.iter().all(|receipt| receipt.error.is_none()), "{receipts:?}");
}

fn golden() -> String {
    let (creator, guest) = signed_game();
    let start = Board::from_stones(["h8".parse().expect("a point")], ["h9".parse().expect("a point")]);
    let position = StartPosition::new(start.expect("a board"), Color::White).expect("no five");
    let rules = Rules::from(position).with_forbidden_moves(ForbiddenMoves::Claimed);
    let casual = Genesis::new(rules, Seat::First, [1; 16], None).expect("a genesis");
    let casual_guest = Session::join(casual.clone(), casual.game_id(), Some(Seat::Second), None).expect("a guest");
    let rematch = guest.rematch().expect("the game is over");
    [
        ("genesis", creator.genesis().to_bytes()),
        ("entries", creator.since(0)),
        ("entries-from-5", creator.since(5)),
        ("summary", creator.summary()),
        ("record", creator.record()),
        ("rematch-genesis", rematch.genesis().to_bytes()),
        ("casual-genesis", casual.to_bytes()),
        ("casual-hello", casual_guest.hello(&[2; 32]).expect("a hello")),
        ("casual-summary", casual_guest.summary()),
    ]
    .map(|(name, bytes)| format!("{name} {}\n", hexadecimal(&bytes)))
    .concat()
}

#[test]
fn the_bytes_are_the_golden_ones() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/session.txt");
    let stored = fs::read_to_string(path).expect("tests/data/session.txt");
    let golden = golden();
    for (line, expected) in golden.lines().zip(stored.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(golden.lines().count(), stored.lines().count());
}

/// A game goes through its bytes: whoever reads them has the same log, and writes the same bytes.
#[test]
fn a_stored_log_is_read_back() {
    let (creator, _) = signed_game();
    let genesis = Genesis::from_bytes(&creator.genesis().to_bytes()).expect("a genesis");
    let mut again = Session::join(genesis, creator.game_id(), Some(Seat::Second), Some([0xc1; 32])).expect("its own");
    pass(&creator, &mut again);
    assert_eq!(again.since(0), creator.since(0));
    assert_eq!(again, creator);
    assert_eq!(Game::from_bytes(&creator.record()).as_ref(), Ok(creator.game()));
}

/// A store that is not whole does not pass for all that its seat has written.
#[test]
fn a_spoilt_store_leaves_a_session_recovering() {
    let (creator, _) = signed_game();
    let numbers: Vec<usize> = (0..creator.log_length()).collect();
    let log = creator.since(0);
    let mut changed = log.clone();
    changed[54 + 34] ^= 1; // the first digest
    for store in [&log[..log.len() - 1], &changed, &creator.since(1), &creator.since(creator.log_length())] {
        let genesis = creator.genesis().clone();
        let mut again =
            Session::join(genesis, creator.game_id(), Some(Seat::Second), Some([0xc1; 32])).expect("its own");
        again.receive(store, Some(Seat::Second), &numbers);
        assert!(again.is_recovering());
    }
}

/// Bytes that are one change away from a message are read as exactly that, or refused; nothing is normalised.
#[test]
fn there_is_one_form_of_everything() {
    let (creator, _) = signed_game();
    let genesis = creator.genesis().to_bytes();
    let mut random = Random::new(3);
    for place in 0..genesis.len() {
        for _ in 0..20 {
            let mut changed = genesis.clone();
            changed[place] = random.between(0, 255) as u8;
            if let Ok(read) = Genesis::from_bytes(&changed) {
                assert_eq!(read.to_bytes(), changed);
            }
        }
    }
    for length in 0..genesis.len() {
        assert!(Genesis::from_bytes(&genesis[..length]).is_err());
    }
    let log = creator.since(0);
    let numbers: Vec<usize> = (0..creator.log_length()).collect();
    let watcher = || {
        let genesis = Genesis::from_bytes(&genesis).expect("a genesis");
        Session::join(genesis, creator.game_id(), None, None).expect("a watcher")
    };
    let mut read = 0;
    for place in 0..log.len() {
        for _ in 0..6 {
            let mut changed = log.clone();
            changed[place] = random.between(0, 255) as u8;
            let mut watcher = watcher();
            let receipts = watcher.receive(&changed, None, &numbers);
            let whole = receipts.len() == numbers.len();
            if whole && receipts.iter().all(|receipt| receipt.verdict == Verdict::Applied) {
                assert_eq!(watcher.since(0), changed);
                read += 1;
            }
        }
    }
    assert!(read > 0, "a signature is not this crate's to judge");
}

/// Any bytes, and messages cut, changed and put together anew, leave a session that works.
#[test]
fn nothing_breaks_a_session() {
    let (creator, guest) = signed_game();
    let mut random = Random::new(5);
    let messages =
        [creator.since(0), creator.since(7), creator.summary(), creator.genesis().to_bytes(), guest.record()];
    let numbers: Vec<usize> = (0..64).collect();
    for _ in 0..60_000 {
        let mut bytes = messages[random.between(0, 4) as usize].clone();
        for _ in 0..random.between(0, 4) {
            match random.between(0, 3) {
                0 => bytes.truncate(random.between(0, bytes.len() as i32) as usize),
                1 => bytes.extend_from_slice(&messages[random.between(0, 4) as usize]),
                _ if bytes.is_empty() => {}
                2 => {
                    let place = random.between(0, bytes.len() as i32 - 1) as usize;
                    bytes[place] = random.between(0, 255) as u8;
                }
                _ => drop(bytes.drain(..random.between(0, bytes.len() as i32) as usize)),
            }
        }
        let genesis = creator.genesis().clone();
        let mut session = Session::join(genesis, creator.game_id(), None, None).expect("a watcher");
        let _ = Genesis::from_bytes(&bytes);
        let _ = session.compare(&bytes, Some(Seat::First));
        let _ = session.unverified(&bytes);
        session.receive(&bytes, Some(Seat::First), &numbers);
        session.receive(&creator.since(0), None, &numbers);
        assert!(session.log_length() >= 1 || session.disputed().is_some());
    }
}

/// A full game fits a link: at most 2,000 characters of base64url.
#[test]
fn the_record_of_a_long_game_fits_a_link() {
    let mut random = Random::new(11);
    let mut longest = 0;
    for _ in 0..200 {
        let mut game = Game::new(Rules::from(Opening::of_id("soosorv-50").expect("an opening")));
        while let Some(action) = { game.legal_actions().first().map(|_| random.pick(&game.legal_actions())) } {
            let action = if game.phase() == Phase::Play { with_draw_offer(action) } else { action };
            game.apply(action).expect("a legal action");
        }
        longest = longest.max(game.to_bytes().len().div_ceil(3) * 4);
    }
    crate::boards::say(&format!(
        "the longest of 200 random games with a draw offer at each move: {longest} characters"
    ));
    assert!(longest <= 2000);
}
