//! What holds for arbitrary bytes. libFuzzer drives these bodies through `fuzz/targets/`, a seeded generator through
//! `tests/fuzz.rs`; each panics when what it holds does not.

use crate::literal::{Grid, Spot, Stone};
use figrid_board::renju::{Foul, foul};
use figrid_board::{BitBoard, to_idx};
use soosorv::{Action, Board, Color, Game, Genesis, Kind, Kinds, Point, Rules, Seat, Session, Tracker, Verdict};

/// Beyond this many black stones only the other fast judge is asked: the literal one tries every nest to its end.
const MOST_FOR_THE_LITERAL_JUDGE: usize = 40;

/// A body by its name.
pub type Body = (&'static str, fn(&[u8]));

/// All bodies. What reads bytes or text of others belongs here as well.
pub const BODIES: [Body; 7] = [
    ("forbidden", forbidden),
    ("restore", restore),
    ("game", game),
    ("record_text", record_text),
    ("record_bytes", record_bytes),
    ("board_text", board_text),
    ("session", session),
];

/// A byte below 225 changes its point: from empty to black, to white, and to empty again.
fn board(data: &[u8]) -> Board {
    let mut board = Board::new();
    for byte in data {
        let Some(point) = Point::from_index(*byte) else { continue };
        match board.remove(point) {
            None => board.place(point, Color::Black),
            Some(Color::Black) => board.place(point, Color::White),
            Some(Color::White) => true,
        };
    }
    board
}

/// The bytes from which [`board`] makes the board again.
pub fn bytes_of(board: &Board) -> Vec<u8> {
    let of = |color| board.stones(color).iter().map(Point::index);
    of(Color::Black).chain(of(Color::White)).chain(of(Color::White)).collect()
}

/// The engine's forbidden points are those of its judges.
pub fn forbidden(data: &[u8]) {
    let board = board(data);
    let map = board.forbidden();
    let stones = |color| board.stones(color).iter();
    let [black, white] = [Color::Black, Color::White].map(|color| {
        let mut bits = BitBoard::EMPTY;
        stones(color).for_each(|point| bits.set(figrid(point)));
        bits
    });
    let grid = Grid::new(stones(Color::Black).map(spot), stones(Color::White).map(spot));
    let is_light = board.stones(Color::Black).len() <= MOST_FOR_THE_LITERAL_JUDGE;
    for point in board.empty().iter() {
        let kinds = map.get(point);
        assert_eq!(board.forbidden_at(point), kinds, "{point} by itself{board}");
        assert_eq!(foul(&black, &white, figrid(point)), as_figrid_says(&board, point, kinds), "{point}{board}");
        if is_light {
            let names: Vec<&str> = kinds.iter().map(Kind::as_str).collect();
            assert_eq!(names, grid.forbidden(spot(point)).names(), "{point} literally{board}");
            let five = grid.makes_five(spot(point), Stone::White);
            assert_eq!(board.makes_five(point, Color::White), five, "{point} literally{board}");
        }
    }
}

fn spot(point: Point) -> Spot {
    (i32::from(point.column()), i32::from(point.row()))
}

fn figrid(point: Point) -> usize {
    to_idx(point.row().into(), point.column().into())
}

/// `figrid-board` tells one kind at most, in an order of its own.
fn as_figrid_says(board: &Board, point: Point, kinds: Kinds) -> Foul {
    if board.makes_five(point, Color::Black) {
        Foul::Five
    } else if kinds.contains(Kind::DoubleFour) {
        Foul::DoubleFour
    } else if kinds.contains(Kind::DoubleThree) {
        Foul::DoubleThree
    } else if kinds.contains(Kind::Overline) {
        Foul::Overline
    } else {
        Foul::None
    }
}

/// A stone put down and taken away leaves the board as it was, and so does every question; what is there in the end is
/// the board made anew from its stones. The tracker, which is asked now and then, says the same as the board.
pub fn restore(data: &[u8]) {
    let (start, changes) = data.split_at(data.len() - data.len().min(32));
    let mut board = board(start);
    let mut tracker = Tracker::new(board.clone());
    for byte in changes {
        let Some(point) = Point::from_index(*byte) else { continue };
        let asks = byte % 3 != 0;
        let before = board.clone();
        let answers = (board.forbidden(), board.wins(Color::Black), board.wins(Color::White));
        match board.at(point) {
            Some(there) => {
                assert!(!board.place(point, there.other()), "no stone on a stone");
                assert_eq!(board, before);
                assert_eq!(board.remove(point), Some(there));
                assert!(board.place(point, there));
            }
            None => {
                assert_eq!(board.remove(point), None, "nothing to take away");
                for color in [Color::Black, Color::White] {
                    assert!(board.place(point, color));
                    assert!(tracker.place(point, color));
                    let map = board.forbidden();
                    assert!(!asks || tracker.forbidden() == map, "{board}");
                    assert_eq!(board.remove(point), Some(color));
                    assert_eq!(tracker.remove(point), Some(color));
                }
            }
        }
        assert_eq!(board, before);
        assert_eq!((board.forbidden(), board.wins(Color::Black), board.wins(Color::White)), answers);
        assert!(!asks || tracker.forbidden() == board.forbidden(), "{board}");
        if board.remove(point).is_none() {
            let color = if byte % 2 == 0 { Color::Black } else { Color::White };
            board.place(point, color);
            assert!(tracker.place(point, color));
        } else {
            tracker.remove(point);
        }
        assert_eq!(*tracker.board(), board);
        let stones = |color| board.stones(color).iter();
        let anew = Board::from_stones(stones(Color::Black), stones(Color::White)).expect("one stone on a point");
        assert_eq!(board, anew);
        assert_eq!(board.forbidden(), anew.forbidden());
    }
}

/// A game that two bytes an action lead through: everything in it can be shown, taken back, and read from its records.
pub fn game(data: &[u8]) {
    let Some((start, choices)) = data.split_first_chunk::<2>() else { return };
    let rule = &soosorv::RULES[usize::from(start[0]) % soosorv::RULES.len()];
    let policy = soosorv::ForbiddenMoves::ALL[usize::from(start[1]) % 3];
    let mut game = Game::new(soosorv::Rules::from(rule.default_opening()).with_forbidden_moves(policy));
    for choice in choices.chunks_exact(2).take(300) {
        let listed = game.legal_actions();
        let number = usize::from(choice[1]);
        let action = match choice[0] {
            0 => Action::Resign(Seat::First),
            1 => Action::Timeout(Seat::Second),
            2 => Action::AcceptDraw,
            3 => Action::Declare(number as u32),
            4 => Action::Pass { offer_draw: true },
            5..=60 => match Point::from_index(choice[1]) {
                Some(point) => Action::Place { point, offer_draw: choice[0] % 2 == 0 },
                None => Action::Claim,
            },
            _ if listed.is_empty() => break,
            _ => listed[number % listed.len()],
        };
        let before = game.clone();
        assert_eq!(game.is_legal(action), game.apply(action).is_ok());
        if game == before {
            continue;
        }
        let after = game.clone();
        assert_eq!(game.undo(), Ok(action));
        assert_eq!(game, before);
        assert!(game.apply(action).is_ok());
        assert_eq!(game, after);
    }
    game.view();
    assert_eq!(game.to_text().parse(), Ok(game.clone()));
    assert_eq!(Game::from_bytes(&game.to_bytes()), Ok(game));
}

/// A text is refused, or is the one spelling of its game but for white space.
pub fn record_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(game) = text.parse::<Game>() {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        assert_eq!(game.to_text(), words.join(" "));
        game.view();
    }
}

/// Bytes are refused, or are the one spelling of their game.
pub fn record_bytes(data: &[u8]) {
    if let Ok(game) = Game::from_bytes(data) {
        assert_eq!(game.to_bytes(), data);
        game.view();
    }
}

/// A drawing is refused, or its board can be drawn and read again.
pub fn board_text(data: &[u8]) {
    if let Ok(board) = String::from_utf8_lossy(data).parse::<Board>() {
        assert_eq!(board.to_text().parse(), Ok(board));
    }
}

/// The two sides of a casual game whose seats are both taken.
pub fn players() -> (Session, Session) {
    let genesis = Genesis::new(Rules::default(), Seat::First, [8; 16], None).expect("a genesis");
    let mut creator = Session::create(genesis.clone());
    let mut guest = Session::join(genesis.clone(), genesis.game_id(), Some(Seat::Second), None).expect("a guest");
    creator.admit(&guest.hello(&[9; 32]).expect("a hello"), &[9; 32]).expect("an open seat");
    guest.receive(&creator.since(0), Some(Seat::First), &[]);
    guest.compare(&creator.summary(), Some(Seat::First)).expect("a summary");
    (creator, guest)
}

/// A message of others never breaks a session, and leaves what it does not change; what was taken in is handed on.
pub fn session(data: &[u8]) {
    if let Ok(genesis) = Genesis::from_bytes(data) {
        assert_eq!(genesis.to_bytes(), data);
    }
    let (creator, _) = players();
    let watcher = || {
        let genesis = creator.genesis().clone();
        Session::join(genesis, creator.game_id(), None, None).expect("a watcher")
    };
    let mut session = watcher();
    let mut creator = creator.clone();
    // As it is, and behind the start of a batch.
    for bytes in [data.to_vec(), [&creator.since(0)[..54], data].concat()] {
        let before = session.clone();
        let receipts = session.receive(&bytes, None, &[]);
        let changes = |verdict| matches!(verdict, Verdict::Applied | Verdict::Replaced | Verdict::Equivocation);
        assert_eq!(session != before, receipts.iter().any(|receipt| changes(receipt.verdict)));
        let _ = session.compare(&bytes, None);
        let _ = session.unverified(&bytes);
        let _ = creator.admit(&bytes, &[9; 32]);
        creator.receive(&bytes, Some(Seat::Second), &[]);
    }
    let mut again = watcher();
    again.receive(&session.since(0), None, &[]);
    assert_eq!((again.head(), again.game()), (session.head(), session.game()));
}
