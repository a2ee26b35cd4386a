//! Taking moves back by consent: who may ask and answer what, and when.

use soosorv::{Act, Action, Genesis, Opening, Rules, Seat, Session, SessionError, UndoRequest};

fn place(name: &str) -> Act {
    Act::Play(Action::place(name.parse().expect("a point")))
}

/// Both sides of a casual game of three stones; the second seat is to act.
fn players() -> (Session, Session) {
    let opening = Opening::of_id("standard").expect("an opening");
    let genesis = Genesis::new(Rules::from(opening), Seat::First, [1; 16], None).expect("a genesis");
    let mut first = Session::create(genesis.clone());
    let mut second = Session::join(genesis.clone(), genesis.game_id(), Some(Seat::Second), None).expect("a guest");
    first.admit(&second.hello(&[2; 32]).expect("a hello"), &[2; 32]).expect("an open seat");
    pass(&first, &mut second);
    second.compare(&first.summary(), Some(Seat::First)).expect("a summary");
    play(&mut first, &mut second, &[place("h8")]);
    play(&mut second, &mut first, &[place("h9")]);
    play(&mut first, &mut second, &[place("i8")]);
    (first, second)
}

fn pass(from: &Session, to: &mut Session) {
    let receipts = to.receive(&from.since(to.log_length()), from.own_seat(), &[]);
    assert!(receipts.iter().all(|receipt| receipt.error.is_none()), "{receipts:?}");
}

fn play(writer: &mut Session, reader: &mut Session, acts: &[Act]) {
    for act in acts {
        writer.play(*act).unwrap_or_else(|error| panic!("{act:?}: {error:?}"));
        pass(writer, reader);
    }
}

#[test]
fn whoever_is_asked_and_plays_on_has_declined() {
    let (mut first, mut second) = players();
    play(&mut first, &mut second, &[Act::RequestUndo(2)]);
    assert_eq!(second.undo(), Some(UndoRequest { by: Seat::First, to: 2 }));
    play(&mut second, &mut first, &[place("i9")]);
    assert_eq!((first.undo(), second.undo()), (None, None));
    assert_eq!(first.game().actions().len(), 4);
    // The position is another one, so the same seat may ask at once.
    play(&mut first, &mut second, &[Act::RequestUndo(2)]);
    play(&mut second, &mut first, &[Act::AcceptUndo]);
    assert_eq!(first.game().actions().len(), 2);
}

#[test]
fn after_a_request_that_came_to_nothing_something_must_be_played() {
    for closing in [Act::CancelUndo, Act::DeclineUndo] {
        let (mut first, mut second) = players();
        play(&mut first, &mut second, &[Act::RequestUndo(0)]);
        match closing {
            Act::CancelUndo => play(&mut first, &mut second, &[closing]),
            _ => play(&mut second, &mut first, &[closing]),
        }
        assert_eq!(first.play(Act::RequestUndo(0)), Err(SessionError::UndoTooSoon));
        play(&mut second, &mut first, &[Act::RequestUndo(0), Act::CancelUndo, place("i9")]);
        play(&mut first, &mut second, &[Act::RequestUndo(0)]);
    }
}

#[test]
fn who_asks_on_its_own_turn_plays_only_after_taking_that_back() {
    let (mut first, mut second) = players();
    play(&mut second, &mut first, &[Act::RequestUndo(1)]);
    assert_eq!(first.actor(), Some(Seat::First));
    assert_eq!(second.play(place("i9")).map_err(|error| error.code()), Err("not-your-turn"));
    assert_eq!(first.play(place("i9")).map_err(|error| error.code()), Err("not-your-turn"));
    assert_eq!(second.play(Act::AcceptUndo).map_err(|error| error.code()), Err("not-your-turn"));
    play(&mut second, &mut first, &[Act::CancelUndo, place("i9")]);
}
