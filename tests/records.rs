//! Records as text and as bytes: what they look like to the letter, that they come back, that nothing else is read.

mod games;

use games::game;
use games::random::{Played, boards, config, games};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use soosorv::{Board, Cause, Game, RECORD_VERSION, RULES, RULES_REVISION, RecordError};

const HEADER: [u8; 4] = [b'S', b'V', 1, 1];

/// Records and their bytes behind `SV`, version and revision, worked out by hand: h8 is 7 · 15 + 7 = 112.
const RECORDS: [(&str, &[u8]); 9] = [
    ("soosorv-8", &[2, 8, 0]),
    ("standard/loses h8 a1 o15", &[1, 0, 1, 112, 0, 224]),
    (
        "soosorv-8 h8 h9 h10 keep g7 3 swap ?i7 ?j12 ?c3 =j12 a1 pass b1~ draw",
        &[2, 8, 0, 112, 127, 142, 226, 96, 3, 227, 98, 174, 32, 174, 0, 225, 238, 1, 229],
    ),
    ("soosorv-50 h8 h9 h10 keep g7 50 timeout:first", &[2, 50, 0, 112, 127, 142, 226, 96, 50, 232]),
    ("soosorv-1/claimed h8 resign:second", &[2, 1, 2, 112, 231]),
    ("standard h8 pass~ resign:first", &[1, 0, 0, 112, 238, 225, 230]),
    ("taraguchi-2 h8 keep h9 keep h10 swap g7 >offers ?a1", &[5, 2, 0, 112, 226, 127, 226, 142, 227, 96, 234, 0]),
    ("position:-:-:white timeout:second", &[0, 0, 0, 1, 0, 0, 233]),
    ("position:e3,c4,f4,c5:g1:black/claimed d4 claim", &[0, 0, 2, 0, 4, 34, 47, 50, 62, 1, 6, 48, 228]),
];

#[test]
fn records_are_written_and_read_to_the_letter() {
    for (text, rest) in RECORDS {
        let game = game(text);
        let bytes = [&HEADER, rest].concat();
        assert_eq!(game.to_string(), text);
        assert_eq!(game.to_bytes(), bytes, "{text}");
        assert_eq!(text.parse(), Ok(game.clone()));
        assert_eq!(Game::from_bytes(&bytes), Ok(game), "{text}");
    }
    assert_eq!(HEADER[2..], [RECORD_VERSION, RULES_REVISION]);
}

/// These numbers stand in stored records: they never change, and a new rule takes a new one.
#[test]
fn the_numbers_of_the_opening_rules_stay() {
    let numbers = [
        ("standard", 1),
        ("soosorv", 2),
        ("rif", 3),
        ("yamaguchi", 4),
        ("taraguchi", 5),
        ("tarannikov", 6),
        ("swap2", 7),
    ];
    for rule in &RULES {
        let known = numbers.iter().find(|(family, _)| *family == rule.family);
        assert_eq!(known.map(|(_, number)| *number), Some(rule.number), "{}", rule.family);
    }
}

#[test]
fn any_white_space_separates_words() {
    for text in ["soosorv-8  h8 h9", " soosorv-8\nh8\th9\r\n", "\n\n soosorv-8\n\n\nh8 h9 "] {
        assert_eq!(text.parse(), Ok(game("soosorv-8 h8 h9")), "{text:?}");
    }
}

/// The place of a fault and its cause; a rule that is broken is told by its own code.
fn refusal(told: Result<Game, RecordError>) -> (usize, &'static str) {
    match told.expect_err("not a record") {
        RecordError::Bad { at, cause, .. } => (at, cause.code()),
        error => panic!("{error}"),
    }
}

#[test]
fn other_spellings_are_refused() {
    let refused = [
        // The rule.
        ("", 0, "truncated"),
        (" \n", 0, "truncated"),
        ("soosorv", 0, "not-canonical"),
        ("Soosorv-8", 0, "unknown-opening"),
        ("soosõrv-8", 0, "unknown-opening"),
        ("soosorv-", 0, "unknown-opening"),
        ("soosorv-08", 0, "unknown-opening"),
        ("soosorv-+8", 0, "unknown-opening"),
        ("soosorv-8-8", 0, "unknown-opening"),
        ("soosorv-0", 0, "limit-out-of-range"),
        ("soosorv-51", 0, "limit-out-of-range"),
        ("soosorv-256", 0, "limit-out-of-range"),
        ("soosorv-4294967304", 0, "limit-out-of-range"),
        ("standard-8", 0, "unknown-opening"),
        ("standard\u{a0}h8", 0, "unknown-opening"),
        ("\u{feff}standard", 0, "unknown-opening"),
        ("h8", 0, "unknown-opening"),
        ("soosorv-8/illegal", 0, "unreadable"),
        ("soosorv-8/", 0, "unreadable"),
        ("soosorv-8/Loses", 0, "unreadable"),
        ("soosorv-8/loses/loses", 0, "unreadable"),
        // Stones to start from.
        ("position", 0, "unknown-opening"),
        ("position:-:-", 0, "unreadable"),
        ("position:-:-:", 0, "unreadable"),
        ("position:-:-:Black", 0, "unreadable"),
        ("position:-:-:black:", 0, "unreadable"),
        ("position::-:black", 0, "unreadable"),
        ("position:a1,:-:black", 0, "unreadable"),
        ("position:A1:-:black", 0, "unreadable"),
        ("position:-,a1:-:black", 0, "unreadable"),
        ("position:g8,f8:-:black", 0, "not-canonical"),
        ("position:a10,a9:-:black", 0, "not-canonical"),
        ("position:f8,f8:-:black", 0, "not-canonical"),
        ("position:f8:f8:black", 0, "bad-position"),
        ("position:a1,b1,c1,d1,e1:-:white", 0, "bad-position"),
        ("position:-:a1,b1,c1,d1,e1,f1:black", 0, "bad-position"),
        // The actions.
        ("standard H8", 1, "unreadable"),
        ("standard h08", 1, "unreadable"),
        ("standard i16", 1, "unreadable"),
        ("standard p1", 1, "unreadable"),
        ("standard h8,h9", 1, "unreadable"),
        ("standard h8 Pass", 2, "unreadable"),
        ("standard h8 h9~~", 2, "unreadable"),
        ("standard h8 ~", 2, "unreadable"),
        ("standard h8 ~h9", 2, "unreadable"),
        ("standard h8 resign", 2, "unreadable"),
        ("standard h8 resign:white", 2, "unreadable"),
        ("standard h8 resign:first~", 2, "unreadable"),
        ("standard h8 h9~ draw~", 3, "unreadable"),
        ("standard h8 h9~ accept-draw", 3, "unreadable"),
        ("standard h8 ?", 2, "unreadable"),
        ("standard h8 ?H8", 2, "unreadable"),
        ("standard h8 =", 2, "unreadable"),
        ("soosorv-8 h8 h9 h10 keep~", 4, "unreadable"),
        ("soosorv-8 h8 h9 h10 KEEP", 4, "unreadable"),
        ("soosorv-8 h8 h9 h10 keep g7 03", 6, "unreadable"),
        ("soosorv-8 h8 h9 h10 keep g7 +3", 6, "unreadable"),
        ("soosorv-8 h8 h9 h10 keep g7 3~", 6, "unreadable"),
        ("soosorv-8 h8 h9 h10 keep g7 3.0", 6, "unreadable"),
        ("soosorv-8 h8 h9 h10 keep g7 ３", 6, "unreadable"),
        // Words of the format that the rules refuse.
        ("soosorv-8 h8 h9 h10 keep g7 0", 6, "count-out-of-range"),
        ("soosorv-8 h8 h9 h10 keep g7 9", 6, "count-out-of-range"),
        ("soosorv-8 h8 h9 h10 keep g7 4294967299", 6, "count-out-of-range"),
        ("soosorv-8 h8 h9 h10 >", 4, "unknown-branch"),
        ("soosorv-8 h8 h9 h10 >offers", 4, "unknown-branch"),
        ("soosorv-8 h7", 1, "outside-area"),
        ("soosorv-8 h8 h9 h10 pass", 4, "wrong-phase"),
        ("standard h8 h8", 2, "occupied"),
        ("standard h8 resign:first a1", 3, "game-over"),
        ("standard h8 draw", 2, "no-draw-offer"),
        ("standard h8 claim", 2, "nothing-to-claim"),
    ];
    for (text, at, cause) in refused {
        assert_eq!(refusal(text.parse()), (at, cause), "{text:?}");
    }
}

/// For Black six in a row is no five: such stones can be started from.
#[test]
fn an_overline_of_blacks_is_no_five() {
    let text = "position:a1,b1,c1,d1,e1,f1:-:white";
    assert_eq!(text.parse::<Game>().map(|game| game.to_string()), Ok(text.to_owned()));
}

#[test]
fn other_bytes_are_refused() {
    let refused: [(&[u8], usize, &str); 24] = [
        (b"", 0, "truncated"),
        (b"S", 1, "truncated"),
        (b"sV\x01\x01\x01\0\0", 0, "unreadable"),
        (b"SS\x01\x01\x01\0\0", 1, "unreadable"),
        (b"SV", 2, "truncated"),
        (b"SV\x01", 3, "truncated"),
        (b"SV\x01\x01", 4, "truncated"),
        (b"SV\x01\x01\xff\0\0", 4, "unreadable"),
        (b"SV\x01\x01\x02", 5, "truncated"),
        (b"SV\x01\x01\x02\0\0", 5, "not-canonical"),
        (b"SV\x01\x01\x02\x33\0", 5, "limit-out-of-range"),
        (b"SV\x01\x01\x01\x08\0", 5, "unknown-opening"),
        (b"SV\x01\x01\x01\0\x03", 6, "unreadable"),
        // 255 and 239 are no action, a draw offer needs a stone or a pass behind it.
        (b"SV\x01\x01\x01\0\0\xff", 7, "unreadable"),
        (b"SV\x01\x01\x01\0\0\xef", 7, "unreadable"),
        (b"SV\x01\x01\x01\0\0\x70\xee", 8, "truncated"),
        (b"SV\x01\x01\x01\0\0\x70\xee\xe6", 8, "unreadable"),
        (b"SV\x01\x01\x01\0\0\x70\x70", 8, "occupied"),
        // Stones to start from: colour due, order, a point twice, five in a row.
        (b"SV\x01\x01\0\x08\0\0\0\0", 5, "not-canonical"),
        (b"SV\x01\x01\0\0\0\x02\0\0", 7, "unreadable"),
        (b"SV\x01\x01\0\0\0\0\x02\x01\0\0", 10, "not-canonical"),
        (b"SV\x01\x01\0\0\0\0\x01\xe1\0", 9, "unreadable"),
        (b"SV\x01\x01\0\0\0\0\x01\x05\x01\x05", 12, "bad-position"),
        (b"SV\x01\x01\0\0\0\0\x05\0\x01\x02\x03\x04\0", 15, "bad-position"),
    ];
    for (bytes, at, cause) in refused {
        assert_eq!(refusal(Game::from_bytes(bytes)), (at, cause), "{bytes:?}");
    }
}

#[test]
fn other_versions_are_told_apart_from_nonsense() {
    for (version, revision) in [(0, 1), (2, 1), (1, 0), (1, 2), (255, 255)] {
        let told = Game::from_bytes(&[b'S', b'V', version, revision, 250]);
        let expected = RecordError::UnsupportedVersion { found: [version, revision], supported: [1, 1] };
        assert_eq!(told, Err(expected));
    }
}

/// One space between words: what a text is, apart from its white space, which is that of ASCII.
fn normal(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text that is read is the record of the game it is read as; of one that is not, the fault is its first.
fn check_text(text: &str) -> Result<(), TestCaseError> {
    match text.parse::<Game>() {
        Ok(game) => prop_assert_eq!(game.to_string(), normal(text)),
        Err(RecordError::Bad { at, word, .. }) => {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            prop_assert_eq!(word.as_deref(), Some(*words.get(at).unwrap_or(&"")));
            prop_assert!(at == 0 || words[..at].join(" ").parse::<Game>().is_ok(), "{:?}", text);
            prop_assert!(words.len() <= at || words[..=at].join(" ").parse::<Game>().is_err(), "{:?}", text);
        }
        Err(error) => prop_assert!(false, "{}", error),
    }
    Ok(())
}

/// The same for bytes.
fn check_bytes(bytes: &[u8]) -> Result<(), TestCaseError> {
    match Game::from_bytes(bytes) {
        Ok(game) => prop_assert_eq!(game.to_bytes(), bytes),
        Err(RecordError::Bad { at, cause, .. }) => {
            prop_assert!(at <= bytes.len());
            if let Cause::Rule(_) = cause {
                prop_assert!(Game::from_bytes(&bytes[..at]).is_ok(), "{:?}", bytes);
            }
        }
        Err(error) => prop_assert_eq!(error.code(), "unsupported-version"),
    }
    Ok(())
}

/// Words of the format, and some that look like them.
fn words() -> impl Strategy<Value = String> {
    let kinds = "keep swap pass claim draw resign:first timeout:second 1 2 8 50 h8 h9 h10 g7 i9 a1 o15 ?a1 ?b1 =a1 \
                 pass~ h8~ h9~ >offers >extend soosorv-8 standard keep~ ?? 00 -1 H8";
    select(kinds.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
}

fn mutated<T: Copy>(mut items: Vec<T>, changes: &[(Index, u8, T)]) -> Vec<T> {
    for (place, manner, item) in changes {
        let place = place.index(items.len() + 1);
        match manner % 3 {
            0 => items.insert(place, *item),
            1 if place < items.len() => items[place] = *item,
            _ if place < items.len() => drop(items.remove(place)),
            _ => {}
        }
    }
    items
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn games_come_back_from_their_records(Played(game) in games()) {
        let text = game.to_string();
        let bytes = game.to_bytes();
        prop_assert_eq!(text.parse(), Ok(game.clone()));
        prop_assert_eq!(&Game::from_bytes(&bytes), &Ok(game));
        // Any beginning is a record, too, but where a draw offer is cut from its stone.
        for length in HEADER.len() + 3..bytes.len() {
            check_bytes(&bytes[..length])?;
        }
        check_text(&format!("\t{} \n", text.replace(' ', "\r\n")))?;
    }

    #[test]
    fn a_changed_text_is_another_record_or_none(
        Played(game) in games(),
        changes in vec((any::<Index>(), any::<u8>(), select(" \n0123456789abhioAH~?=>:/,-esõ８".chars().collect::<Vec<_>>())), 1..4),
    ) {
        let text: String = mutated(game.to_string().chars().collect(), &changes).into_iter().collect();
        check_text(&text)?;
    }

    #[test]
    fn changed_bytes_are_another_record_or_none(
        Played(game) in games(),
        changes in vec((any::<Index>(), any::<u8>(), any::<u8>()), 1..4),
    ) {
        check_bytes(&mutated(game.to_bytes(), &changes))?;
    }

    #[test]
    fn any_words_are_read_or_refused(rule in words(), words in vec(words(), 0..12), starts in any::<bool>()) {
        let rule = if starts { "soosorv-2".to_owned() } else { rule };
        check_text(&format!("{rule} {}", words.join(" ")))?;
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), behind in any::<bool>()) {
        check_text(&if behind { format!("standard h8 {text}") } else { text })?;
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..40), header in 0..3_usize, limit in 0..60_u8) {
        let headers: [&[u8]; 3] = [&[], &[b'S', b'V', 1, 1], &[b'S', b'V', 1, 1, 2, limit, 0, 112, 127, 142, 226]];
        check_bytes(&[headers[header], &bytes].concat())?;
    }

    #[test]
    fn drawn_boards_come_back(board in boards(), changes in vec((any::<Index>(), any::<u8>(), any::<char>()), 0..3)) {
        let drawn = board.to_string();
        prop_assert_eq!(drawn.parse(), Ok(board));
        let changed: String = mutated(drawn.chars().collect(), &changes).into_iter().collect();
        if let Ok(read) = changed.parse::<Board>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }
}

#[test]
fn a_run_of_draw_offers_is_not_read_deeper_and_deeper() {
    let text = format!("standard h8{}", "~".repeat(10_000_000));
    let refused = text.parse::<Game>().expect_err("no spelling has two marks");
    assert!(matches!(refused, RecordError::Bad { at: 1, cause: Cause::Unreadable, .. }), "{}", refused.code());
}
