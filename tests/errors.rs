//! Every wrong act in every phase has its own code, and changes nothing.

mod games;

use games::{action, assert_refused, game, point, seat};
use soosorv::{Branch, Color, Game, Kind, Kinds, Phase, RuleError, Seat};

/// A game in each phase, in the order of the columns below. Stones on h8, h9, h7 and h6; g8 is offered and closes its
/// images g7, i7 and i8.
const GAMES: [(Phase, &str); 7] = [
    (Phase::Place, "soosorv-8 h8"),
    (Phase::Choose, "soosorv-8 h8 h9 h7"),
    (Phase::Declare, "soosorv-8 h8 h9 h7 keep h6"),
    (Phase::Offer, "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8"),
    (Phase::Pick, "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8 ?a1 ?b2"),
    (Phase::Play, "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8 ?a1 ?b2 =g8 a15"),
    (Phase::Over, "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8 ?a1 ?b2 =g8 a15 resign:first"),
];

/// What becomes of each action in each phase; `ok`: it is legal. The actions of each kind: one that is right in its
/// phase, and every way to get it wrong.
const TABLE: &str = "
                place          choose          declare             offer              pick           play              over
i9              ok             wrong-phase     wrong-phase         wrong-phase        wrong-phase    ok                game-over
h8              occupied       wrong-phase     wrong-phase         wrong-phase        wrong-phase    occupied          game-over
a2              outside-area   wrong-phase     wrong-phase         wrong-phase        wrong-phase    ok                game-over
i9~             wrong-phase    wrong-phase     wrong-phase         wrong-phase        wrong-phase    ok                game-over
h8~             wrong-phase    wrong-phase     wrong-phase         wrong-phase        wrong-phase    occupied          game-over
pass            wrong-phase    wrong-phase     wrong-phase         wrong-phase        wrong-phase    ok                game-over
pass~           wrong-phase    wrong-phase     wrong-phase         wrong-phase        wrong-phase    ok                game-over
keep            wrong-phase    ok              wrong-phase         wrong-phase        wrong-phase    wrong-phase       game-over
swap            wrong-phase    ok              wrong-phase         wrong-phase        wrong-phase    wrong-phase       game-over
>offers         wrong-phase    unknown-branch  wrong-phase         wrong-phase        wrong-phase    wrong-phase       game-over
0               wrong-phase    wrong-phase     count-out-of-range  wrong-phase        wrong-phase    wrong-phase       game-over
1               wrong-phase    wrong-phase     ok                  wrong-phase        wrong-phase    wrong-phase       game-over
8               wrong-phase    wrong-phase     ok                  wrong-phase        wrong-phase    wrong-phase       game-over
9               wrong-phase    wrong-phase     count-out-of-range  wrong-phase        wrong-phase    wrong-phase       game-over
?a3             wrong-phase    wrong-phase     wrong-phase         ok                 wrong-phase    wrong-phase       game-over
?h8             wrong-phase    wrong-phase     wrong-phase         occupied           wrong-phase    wrong-phase       game-over
?g8             wrong-phase    wrong-phase     wrong-phase         already-offered    wrong-phase    wrong-phase       game-over
?i7             wrong-phase    wrong-phase     wrong-phase         symmetrical-offer  wrong-phase    wrong-phase       game-over
=a1             wrong-phase    wrong-phase     wrong-phase         wrong-phase        ok             wrong-phase       game-over
=h8             wrong-phase    wrong-phase     wrong-phase         wrong-phase        occupied       wrong-phase       game-over
=i8             wrong-phase    wrong-phase     wrong-phase         wrong-phase        not-offered    wrong-phase       game-over
claim           wrong-phase    wrong-phase     wrong-phase         wrong-phase        wrong-phase    nothing-to-claim  game-over
draw            no-draw-offer  no-draw-offer   no-draw-offer       no-draw-offer      no-draw-offer  no-draw-offer     game-over
resign:first    ok             ok              ok                  ok                 ok             ok                game-over
resign:second   ok             ok              ok                  ok                 ok             ok                game-over
timeout:first   ok             ok              ok                  ok                 ok             ok                game-over
timeout:second  ok             ok              ok                  ok                 ok             ok                game-over
";

#[test]
fn every_action_in_every_phase() {
    let mut lines = TABLE.trim().lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let phases = lines.next().expect("the names of the phases");
    assert_eq!(phases, GAMES.map(|(phase, _)| phase.as_str()));
    for line in lines {
        let [word, codes @ ..] = &line[..] else { panic!("a line without a word") };
        assert_eq!(codes.len(), GAMES.len(), "{word}");
        for (code, (phase, record)) in codes.iter().zip(GAMES) {
            let mut game = game(record);
            assert_eq!(game.phase(), phase);
            if *code == "ok" {
                assert!(game.is_legal(action(word)), "{word} after {record}");
                assert!(game.apply(action(word)).is_ok(), "{word} after {record}");
            } else {
                assert_refused(&mut game, word, code);
            }
        }
    }
}

fn refusal(record: &str, word: &str) -> RuleError {
    game(record).check(action(word)).expect_err("refused")
}

#[test]
fn errors_say_what_would_be_right() {
    let [place, choose, declare, offer, pick, play, over] = GAMES.map(|(_, record)| record);
    let wrong_phase = |phase, expected| RuleError::WrongPhase { phase, expected };
    assert_eq!(refusal(place, "keep"), wrong_phase(Phase::Place, &["place"]));
    assert_eq!(refusal(choose, "i9"), wrong_phase(Phase::Choose, &["keep", "swap", "branch"]));
    assert_eq!(refusal(declare, "pass"), wrong_phase(Phase::Declare, &["declare"]));
    assert_eq!(refusal(offer, "=g8"), wrong_phase(Phase::Offer, &["offer"]));
    assert_eq!(refusal(pick, "?c3"), wrong_phase(Phase::Pick, &["pick"]));
    assert_eq!(refusal(play, "swap"), wrong_phase(Phase::Play, &["place", "pass", "claim"]));
    assert_eq!(refusal(over, "a1"), RuleError::GameOver);
    assert_eq!(refusal(place, "h8"), RuleError::Occupied { point: point("h8") });
    assert_eq!(refusal(place, "a2"), RuleError::OutsideArea { area: 3 });
    assert_eq!(refusal("soosorv-8", "a2"), RuleError::OutsideArea { area: 1 });
    assert_eq!(refusal("soosorv-8 h8 h9", "k8"), RuleError::OutsideArea { area: 5 });
    assert_eq!(refusal(declare, "9"), RuleError::CountOutOfRange { min: 1, max: 8 });
    assert_eq!(refusal(declare, "4294967295"), RuleError::CountOutOfRange { min: 1, max: 8 });
    assert_eq!(refusal("soosorv-50 h8 h9 h7 keep h6", "51"), RuleError::CountOutOfRange { min: 1, max: 50 });
    assert_eq!(refusal(offer, "?g8"), RuleError::AlreadyOffered { point: point("g8") });
    for image in ["?g7", "?i7", "?i8"] {
        assert_eq!(refusal(offer, image), RuleError::SymmetricalOffer { to: point("g8") });
    }
    assert_eq!(refusal(pick, "=i8"), RuleError::NotOffered { point: point("i8") });
    assert_eq!(refusal(choose, ">offers"), RuleError::UnknownBranch { expected: &[] });
    let taraguchi = "taraguchi-10 h8 keep h9 keep h10 keep g7";
    assert_eq!(
        refusal(taraguchi, ">extend"),
        RuleError::UnknownBranch { expected: &[Branch { name: "offers", to: 12 }] }
    );
}

/// The kinds of the error are all that apply; its code names the first.
#[test]
fn forbidden_moves_have_codes_by_kind() {
    let overline = "position:d8,e8,f8,h8,i8:-:black";
    let double_four = "position:a4,b4,c4,d1,d2,d3:-:black";
    let double_three = "position:e3,c4,f4,c5:g1:black";
    let all = "position:d8,e8,f8,h8,i8,g5,g6,g7,d5,e6,f7:c4,g4:black";
    let told = |record, word| {
        let error = refusal(record, word);
        let RuleError::Forbidden { kinds } = error else { panic!("{error}") };
        (error.code(), kinds)
    };
    assert_eq!(told(overline, "g8"), ("forbidden-overline", Kinds::only(Kind::Overline)));
    assert_eq!(told(double_four, "d4"), ("forbidden-double-four", Kinds::only(Kind::DoubleFour)));
    assert_eq!(told(double_three, "d4"), ("forbidden-double-three", Kinds::only(Kind::DoubleThree)));
    let both = [Kind::Overline, Kind::DoubleFour].into_iter().collect();
    assert_eq!(told(all, "g8"), ("forbidden-overline", both));
    assert_refused(&mut game(all), "g8", "forbidden-overline");
    assert_refused(&mut game(all), "g8~", "forbidden-overline");
    assert_refused(&mut game(all), "d8", "occupied");
}

/// The reason that comes first in the list of errors is the one that is told.
#[test]
fn the_first_reason_is_told() {
    let [place, choose, declare, offer, pick, play, over] = GAMES.map(|(_, record)| record);
    let refused_as = |record, as_seat, word, code| {
        let mut tried = game(record);
        let before = tried.clone();
        let told = tried.apply_as(seat(as_seat), action(word)).expect_err("refused");
        assert_eq!(told.code(), code, "{word} as {as_seat} after {record}");
        assert_eq!(tried, before, "{word} as {as_seat} after {record}");
    };
    // The end of the game goes before everything.
    for word in ["a1", "h8", "keep", "9", "?g8", "=i8", "claim", "draw", "resign:first", ">none"] {
        refused_as(over, "first", word, "game-over");
        refused_as(over, "second", word, "game-over");
    }
    // Another seat goes before another phase, and before whatever else is wrong.
    refused_as(place, "second", "pass", "not-your-turn");
    refused_as(place, "second", "h8", "not-your-turn");
    refused_as(place, "second", "a2", "not-your-turn");
    refused_as(choose, "first", "swap", "not-your-turn");
    refused_as(choose, "first", ">none", "not-your-turn");
    refused_as(declare, "first", "9", "not-your-turn");
    refused_as(offer, "second", "?g8", "not-your-turn");
    refused_as(pick, "first", "=i8", "not-your-turn");
    refused_as(play, "second", "claim", "not-your-turn");
    refused_as(play, "second", "draw", "not-your-turn");
    // Who resigns, or is out of time, is the action's own seat, whoever's turn it is.
    refused_as(play, "first", "resign:second", "not-your-turn");
    refused_as(play, "second", "timeout:first", "not-your-turn");
    // Another phase goes before the point, the number and the name.
    refused_as(place, "first", "?h8", "wrong-phase");
    refused_as(choose, "second", "h8", "wrong-phase");
    refused_as(place, "first", "99", "wrong-phase");
    refused_as(declare, "second", ">none", "wrong-phase");
    refused_as(place, "first", "h8~", "wrong-phase");
    // A stone on the point goes before the offers.
    refused_as(pick, "second", "=h8", "occupied");
}

#[test]
fn not_your_turn_names_the_seat_that_may_act() {
    let [place, choose, .., play, _] = GAMES.map(|(_, record)| record);
    let told = |record, as_seat, word| game(record).apply_as(as_seat, action(word)).expect_err("refused");
    let first = RuleError::NotYourTurn { seat: Seat::First };
    let second = RuleError::NotYourTurn { seat: Seat::Second };
    assert_eq!(told(place, Seat::Second, "i9"), first);
    assert_eq!(told(choose, Seat::First, "keep"), second);
    assert_eq!(told(play, Seat::First, "resign:second"), second);
    assert_eq!(told(play, Seat::Second, "timeout:first"), first);
}

/// The seat to act places White's stone here, though it holds Black: the opening says who, not the colour.
#[test]
fn who_places_need_not_hold_the_colour() {
    let mut game = game("soosorv-8 h8");
    let turn = game.view().turn.expect("a turn");
    assert_eq!((turn.seat, turn.holds, turn.stone), (Seat::First, Color::Black, Some(Color::White)));
    assert!(game.apply_as(Seat::First, action("h9")).is_ok());
}

#[test]
fn nothing_to_undo() {
    let mut start = Game::default();
    assert_eq!(start.undo().map_err(|error| error.code()), Err("nothing-to-undo"));
    assert_eq!(start, Game::default());
    let mut position = game("position:h8:-:white");
    assert_eq!(position.undo(), Err(RuleError::NothingToUndo));
    assert_eq!(position.board().stones(Color::Black).len(), 1);
}
