//! How games end: forbidden moves under each policy, fives, passes, full boards, draw offers, resignation and time; and
//! games that start from a position.

mod games;

use games::{action, assert_refused, game, play, point, points};
use soosorv::{
    Action, Board, Color, Game, Kind, Kinds, Last, Outcome, Phase, Point, PointSet, Reason, Rules, Seat, StartPosition,
};

/// One black stone short of a double-three on d4, a double-four on d4, an overline on g8.
const DOUBLE_THREE: &str = "position:e3,c4,f4,c5:g1:black";
const DOUBLE_FOUR: &str = "position:a4,b4,c4,d1,d2,d3:-:black";
const OVERLINE: &str = "position:d8,e8,f8,h8,i8:-:black";
const CASES: [(&str, &str, Kind); 3] =
    [(DOUBLE_THREE, "d4", Kind::DoubleThree), (DOUBLE_FOUR, "d4", Kind::DoubleFour), (OVERLINE, "g8", Kind::Overline)];

fn outcome(record: &str) -> Outcome {
    *game(record).outcome().unwrap_or_else(|| panic!("{record} is not over"))
}

fn row(names: &str) -> PointSet {
    points(names).into_iter().collect()
}

/// White's win by a forbidden stone.
fn by_forbidden(at: &str, kinds: Kinds) -> Outcome {
    Outcome {
        winner: Some(Seat::Second),
        color: Some(Color::White),
        reason: Reason::Forbidden,
        point: Some(point(at)),
        line: PointSet::EMPTY,
        kinds,
    }
}

fn draw(reason: Reason) -> Outcome {
    Outcome { winner: None, color: None, reason, point: None, line: PointSet::EMPTY, kinds: Kinds::NONE }
}

fn can_claim(game: &Game) -> bool {
    let listed = game.legal_actions().contains(&Action::Claim);
    assert_eq!(listed, game.is_legal(Action::Claim), "{game}");
    listed
}

#[test]
fn illegal_cannot_be_played() {
    for (record, at, kind) in CASES {
        let mut game = game(record);
        assert_refused(&mut game, at, &format!("forbidden-{}", kind.as_str()));
        assert!(!game.legal_points().contains(point(at)));
        let shown: Vec<_> = game.view().forbidden.iter().collect();
        assert!(shown.contains(&(point(at), Kinds::only(kind))), "{record}");
        // White may play there.
        play(&mut game, "pass");
        assert!(game.is_legal(action(at)), "{record}");
        assert!(game.view().forbidden.points().contains(point(at)), "shown whoever is to act");
    }
}

#[test]
fn loses_ends_the_game_at_once() {
    for (record, at, kind) in CASES {
        let before = game(&format!("{record}/loses"));
        assert!(before.legal_points().contains(point(at)));
        assert_eq!(outcome(&format!("{record}/loses {at}")), by_forbidden(at, Kinds::only(kind)));
    }
}

#[test]
fn claimed_plays_on_until_white_claims() {
    for (record, at, kind) in CASES {
        let mut game = game(&format!("{record}/claimed {at}"));
        assert_eq!(game.phase(), Phase::Play);
        assert!(can_claim(&game), "{record}");
        assert_eq!(game.legal_actions().last(), Some(&Action::Claim), "the last on the list");
        play(&mut game, "claim");
        assert_eq!(game.outcome(), Some(&by_forbidden(at, Kinds::only(kind))));
    }
}

#[test]
fn a_claim_goes_with_whites_stone_or_pass_unless_it_is_an_overline() {
    for (record, at, kind) in CASES {
        for white in ["o15", "pass", "o15~"] {
            for black in ["a15", "pass"].into_iter().filter(|black| *black != white) {
                let mut game = game(&format!("{record}/claimed {at} {white}"));
                assert_refused(&mut game, "claim", "nothing-to-claim");
                play(&mut game, black);
                assert_eq!(can_claim(&game), kind == Kind::Overline, "{game}");
            }
        }
    }
}

#[test]
fn an_overline_can_be_claimed_until_the_end() {
    let mut game = game(&format!("{OVERLINE}/claimed g8 o15 a15 o14 pass o12 b15 o11 d15"));
    assert!(can_claim(&game));
    play(&mut game, "claim");
    assert_eq!(game.outcome(), Some(&by_forbidden("g8", Kinds::only(Kind::Overline))));
    // Not once Black has made a five.
    let mut five = games::game("position:d8,e8,f8,h8,i8,a1,a2,a3,a4:-:black/claimed g8 o15 a5");
    assert_eq!(five.outcome().map(|outcome| outcome.reason), Some(Reason::Five));
    assert_refused(&mut five, "claim", "game-over");
}

/// The stone just played is claimed before an older overline; of an older stone only its overline is left.
#[test]
fn what_a_claim_names() {
    let double_three_later = "position:d8,e8,f8,h8,i8,e3,c4,f4,c5:g1:black/claimed g8 o15 d4 claim";
    assert_eq!(outcome(double_three_later), by_forbidden("d4", Kinds::only(Kind::DoubleThree)));
    let two_kinds = "position:d8,e8,f8,h8,i8,g5,g6,g7,d5,e6,f7:c4,g4:black/claimed g8";
    let both = [Kind::Overline, Kind::DoubleFour].into_iter().collect();
    assert_eq!(outcome(&format!("{two_kinds} claim")), by_forbidden("g8", both));
    let later = outcome(&format!("{two_kinds} o15 pass claim"));
    assert_eq!(later, by_forbidden("g8", Kinds::only(Kind::Overline)));
}

/// Nothing of the stones to start from can be claimed, however they look, and nothing of White's.
#[test]
fn only_blacks_moves_of_this_game_can_be_claimed() {
    assert!(!can_claim(&game("position:a1,b1,c1,d1,e1,f1:-:white/claimed")));
    assert!(!can_claim(&game("position:-:e3,c4,f4,c5:white/claimed d4 a1")));
    for policy in ["", "/loses"] {
        assert_refused(&mut game(&format!("standard{policy} h8")), "claim", "nothing-to-claim");
    }
}

#[test]
fn a_five_beats_whatever_is_forbidden() {
    // h8 makes five on row 8, and six on column h, or two threes, or two fours.
    let others = ["h4,h5,h6,h7,h9", "h9,h10,i9,j10", "h9,h10,h11,i9,j10,k11"];
    for other in others {
        for policy in ["", "/loses", "/claimed"] {
            let mut stones = points(&format!("d8 e8 f8 g8 {}", other.replace(',', " ")));
            stones.sort();
            let names: Vec<String> = stones.iter().map(Point::to_string).collect();
            let told = outcome(&format!("position:{}:c8:black{policy} h8", names.join(",")));
            assert_eq!((told.reason, told.winner), (Reason::Five, Some(Seat::First)), "{other}{policy}");
            assert_eq!(told.line, row("d8 e8 f8 g8 h8"), "{other}{policy}");
            assert_eq!((told.point, told.kinds), (Some(point("h8")), Kinds::NONE));
        }
    }
}

#[test]
fn white_wins_with_five_or_more() {
    let five = outcome("position:-:d8,e8,f8,g8:white h8");
    assert_eq!((five.reason, five.winner, five.color), (Reason::Five, Some(Seat::Second), Some(Color::White)));
    assert_eq!(five.line, row("d8 e8 f8 g8 h8"));
    let overline = outcome("position:-:d4,e5,f6,h8,i9,j10:white g7");
    assert_eq!((overline.reason, overline.winner), (Reason::Overline, Some(Seat::Second)));
    assert_eq!((overline.line, overline.point), (row("d4 e5 f6 g7 h8 i9 j10"), Some(point("g7"))));
    assert!(overline.kinds.is_empty());
    // White has no forbidden moves.
    assert!(game("position:-:c4,c5,e3,f4:white/loses d4").outcome().is_none());
}

#[test]
fn two_passes_in_a_row_are_a_draw() {
    assert_eq!(outcome("position:h8:-:white pass pass"), draw(Reason::Passes));
    assert_eq!(outcome("soosorv-8 h8 h9 h10 keep g7 1 keep j12 a1 pass pass"), draw(Reason::Passes));
    assert!(game("position:h8:-:white pass a1 pass").outcome().is_none());
    assert!(game("position:h8:-:white pass a1 pass b1 pass").outcome().is_none());
}

/// All points in a pattern without a five, but for those left free.
fn crowded(free: &str, black: &str, white: &str) -> Board {
    let (free, black, white) = (points(free), points(black), points(white));
    let mut board = Board::new();
    for at in Point::all().filter(|at| !free.contains(at)) {
        let by_pattern = (at.column() + 2 * at.row()) % 4 < 2;
        let is_black = black.contains(&at) || by_pattern && !white.contains(&at);
        board.place(at, if is_black { Color::Black } else { Color::White });
    }
    board
}

fn started(board: Board, due: Color, policy: soosorv::ForbiddenMoves) -> Game {
    let position = StartPosition::new(board, due).expect("no five");
    Game::new(Rules::from(position).with_forbidden_moves(policy))
}

#[test]
fn a_full_board_is_a_draw() {
    for policy in soosorv::ForbiddenMoves::ALL {
        // a1 belongs to Black in the pattern, c1 to White.
        let mut game = started(crowded("a1 c1", "", ""), Color::Black, policy);
        play(&mut game, "a1 c1");
        assert_eq!(game.outcome(), Some(&draw(Reason::FullBoard)));
    }
    // The last stone may still decide.
    let mut game = started(crowded("h8", "d8 e8 f8 g8", "c8 i8"), Color::Black, soosorv::ForbiddenMoves::Illegal);
    play(&mut game, "h8");
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Five));
}

/// The last point of the board makes six of Black's: f8 to k8.
fn last_point_forbidden(policy: soosorv::ForbiddenMoves) -> Game {
    started(crowded("i8", "f8 g8 h8 j8 k8", "e8 l8"), Color::Black, policy)
}

#[test]
fn black_without_an_allowed_stone_can_pass() {
    let mut game = last_point_forbidden(soosorv::ForbiddenMoves::Illegal);
    assert_eq!(game.legal_actions(), [Action::PASS]);
    assert_refused(&mut game, "i8", "forbidden-overline");
    play(&mut game, "pass");
    assert_eq!(game.legal_actions(), [action("i8"), Action::PASS]);
    play(&mut game, "i8");
    assert_eq!(game.outcome(), Some(&draw(Reason::FullBoard)));
}

/// White's turn to claim comes even when the board is full.
#[test]
fn the_last_stone_can_be_a_forbidden_one() {
    let mut game = last_point_forbidden(soosorv::ForbiddenMoves::Loses);
    play(&mut game, "i8");
    assert_eq!(game.outcome(), Some(&by_forbidden("i8", Kinds::only(Kind::Overline))));
    let mut game = last_point_forbidden(soosorv::ForbiddenMoves::Claimed);
    play(&mut game, "i8");
    assert_eq!(game.legal_actions(), [Action::PASS, Action::Claim]);
    play(&mut game, "pass");
    assert_eq!(game.outcome(), Some(&draw(Reason::FullBoard)));
    let undone = game.undo();
    assert_eq!(undone, Ok(Action::PASS));
    play(&mut game, "claim");
    assert_eq!(game.outcome(), Some(&by_forbidden("i8", Kinds::only(Kind::Overline))));
}

#[test]
fn a_draw_offer_stands_for_one_turn_of_the_other_seat() {
    for offer in ["h9~", "pass~"] {
        let mut game = game(&format!("standard h8 {offer}"));
        assert_eq!(game.view().draw_offer, Some(Seat::Second));
        play(&mut game, "draw");
        assert_eq!(game.outcome(), Some(&draw(Reason::Agreement)));
        assert_eq!(game.view().draw_offer, None);
    }
    // It lapses when the other seat acts, also by an offer of its own, which then stands.
    let mut lapsed = game("standard h8 h9~ a1");
    assert_refused(&mut lapsed, "draw", "no-draw-offer");
    let countered = game("standard h8 h9~ a1~");
    assert_eq!(countered.view().draw_offer, Some(Seat::First));
    assert!(countered.is_legal(Action::AcceptDraw));
    // Nobody accepts their own offer, and a refused action leaves the offer standing.
    let mut own = game("standard h8 h9~");
    assert!(own.apply_as(Seat::Second, Action::AcceptDraw).is_err());
    assert_refused(&mut own, "h8", "occupied");
    assert!(own.is_legal(Action::AcceptDraw));
}

#[test]
fn a_move_that_ends_the_game_offers_nothing() {
    let game = game("position:d8,e8,f8,g8:-:black h8~");
    assert_eq!(game.view().draw_offer, None);
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Five));
}

#[test]
fn either_seat_can_resign_or_run_out_of_time_in_every_phase() {
    let phases = [
        "",
        "h8",
        "h8 h9 h10",
        "h8 h9 h10 swap",
        "h8 h9 h10 swap g7",
        "h8 h9 h10 swap g7 2",
        "h8 h9 h10 swap g7 2 keep",
        "h8 h9 h10 swap g7 2 keep ?a1",
        "h8 h9 h10 swap g7 2 keep ?a1 ?b1",
        "h8 h9 h10 swap g7 2 keep ?a1 ?b1 =a1",
        "h8 h9 h10 swap g7 2 keep ?a1 ?b1 =a1 o1",
        "h8 h9 h10 swap g7 2 swap",
    ];
    for words in phases {
        let before = game(format!("soosorv-8 {words}").trim());
        for loser in [Seat::First, Seat::Second] {
            for (ends, reason) in
                [(Action::Resign(loser), Reason::Resignation), (Action::Timeout(loser), Reason::Timeout)]
            {
                let mut game = before.clone();
                let applied = game.apply(ends).expect("open in every phase");
                assert_eq!(applied.seat, loser);
                let winner = loser.other();
                let seats = before.view().seats;
                let color = if winner == Seat::First { seats.first } else { seats.second };
                let expected = Outcome { winner: Some(winner), color: Some(color), ..draw(reason) };
                assert_eq!(game.outcome(), Some(&expected), "{before} {ends:?}");
                assert_eq!((game.phase(), game.to_act()), (Phase::Over, None));
                assert!(game.legal_actions().is_empty());
            }
        }
    }
}

#[test]
fn a_game_from_a_position() {
    let mut game = game("position:f8,g8,a10:a1,a3:white/loses");
    let view = game.view();
    let stones: Vec<_> = view.stones.iter().map(|stone| (stone.point, stone.color, stone.number)).collect();
    let expected =
        [("f8", Color::Black), ("g8", Color::Black), ("a10", Color::Black), ("a1", Color::White), ("a3", Color::White)];
    assert_eq!(stones, expected.map(|(name, color)| (point(name), color, 0)), "Black's first, in board order");
    assert_eq!((view.phase, view.move_number, view.length), (Phase::Play, 1, 0));
    assert_eq!((view.last, view.pattern, view.area), (None, None, Some(15)));
    assert_eq!((view.rule.opening.as_str(), view.rule.limit), ("position", None));
    assert_eq!((view.seats.first, view.seats.second), (Color::Black, Color::White));
    assert_eq!(view.turn.map(|turn| (turn.seat, turn.stone)), Some((Seat::Second, Some(Color::White))));
    play(&mut game, "h9 h10");
    let view = game.view();
    assert_eq!(view.last, Some(Last { point: Some(point("h10")), color: Color::Black, number: 2 }));
    assert_eq!(view.stones.iter().map(|stone| stone.number).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 1, 2]);
    assert_eq!(view.pattern, None);
    assert_eq!(game.to_string(), "position:f8,g8,a10:a1,a3:white/loses h9 h10");
}

/// Exactly five for Black, five or more for White; any other stones can be started from, a full board too.
#[test]
fn what_a_game_can_start_from() {
    let refused = |black: &str, white: &str| {
        let board = Board::from_stones(points(black), points(white)).expect("one stone on a point");
        StartPosition::new(board, Color::Black).err().map(|error| error.five)
    };
    assert_eq!(refused("a1 b2 c3 d4 e5", ""), Some(point("a1")));
    assert_eq!(refused("", "e5 f5 g5 h5 i5"), Some(point("e5")));
    assert_eq!(refused("", "e5 f5 g5 h5 i5 j5"), Some(point("e5")));
    assert_eq!(refused("e5 f5 g5 h5 i5 j5", ""), None);
    assert_eq!(refused("e5 f5 g5 h5", "a1 b1 c1 d1"), None);
    let full = started(crowded("", "", ""), Color::Black, soosorv::ForbiddenMoves::Illegal);
    assert_eq!(full.phase(), Phase::Play);
    assert_eq!(full.legal_actions(), [Action::PASS], "the list is never empty before the end");
}
