//! What crosses to JavaScript as numbers: names stand there in the order of the engine's own lists, questions have one
//! number on both sides.

use soosorv::{
    Because, Cause, Color, ForbiddenMoves, GenesisFault, Kind, Phase, Reason, RuleError, Seat, SessionError, Status,
    Tap, Verdict,
};
use std::fs;

fn boundary(file: &str) -> String {
    fs::read_to_string(format!("src/wasm/{file}")).expect("a file of the boundary")
}

/// The words of a list of JavaScript's.
fn list(name: &str) -> Vec<String> {
    let text = boundary("names.js");
    let (_, rest) = text.split_once(&format!("const {name} = \"")).unwrap_or_else(|| panic!("no {name}"));
    let (list, _) = rest.split_once('"').expect("the end of the list");
    list.split(' ').map(str::to_owned).collect()
}

#[test]
fn names_stand_in_the_order_of_their_numbers() {
    assert_eq!(list("PHASES"), Phase::ALL.map(Phase::as_str));
    assert_eq!(list("REASONS"), Reason::ALL.map(Reason::as_str));
    assert_eq!(list("KINDS"), Kind::ALL.map(Kind::as_str));
    assert_eq!(list("POLICIES"), ForbiddenMoves::ALL.map(ForbiddenMoves::as_str));
    assert_eq!(list("SEATS"), [Seat::First, Seat::Second].map(Seat::as_str));
    assert_eq!(list("COLORS"), [Color::Black, Color::White].map(Color::as_str));
    let because = [Because::Five, Because::Overline, Because::DoubleFour, Because::DoubleThree];
    assert!(boundary("names.js").contains("BECAUSE = [\"five\", ...KINDS]"));
    assert_eq!(
        because.map(Because::as_str),
        ["five", Kind::ALL[0].as_str(), Kind::ALL[1].as_str(), Kind::ALL[2].as_str()]
    );
    // What a tap does is one of the first types.
    let taps = [Tap::Place, Tap::Offer, Tap::Pick];
    assert!(taps.iter().enumerate().all(|(number, tap)| *tap as usize == number));
    assert_eq!(list("TYPES")[..3], ["place", "offer", "pick"]);
    assert!(because.iter().enumerate().all(|(number, because)| *because as usize == number));
    assert_eq!(list("STATUSES"), Status::ALL.map(Status::as_str));
    assert_eq!(list("VERDICTS"), Verdict::ALL.map(Verdict::as_str));
    // A list numbers its members as the engine does.
    assert!(Phase::ALL.iter().enumerate().all(|(number, phase)| *phase as usize == number));
    assert!(Reason::ALL.iter().enumerate().all(|(number, reason)| *reason as usize == number));
    assert!(Status::ALL.iter().enumerate().all(|(number, status)| *status as usize == number));
    assert!(Verdict::ALL.iter().enumerate().all(|(number, verdict)| *verdict as usize == number));
    assert!(ForbiddenMoves::ALL.iter().enumerate().all(|(number, policy)| *policy as usize == number));
}

/// The constants of a file, `NAME = number`, in their order.
fn constants(file: &str) -> Vec<(String, usize)> {
    let text = boundary(file);
    let lines = text.lines().filter_map(|line| line.split_once("const "));
    let parts = lines.map(|(_, constant)| constant.trim_end_matches(';').split_once(" = ").expect("a constant"));
    let names = parts.map(|(name, number)| (name.split(':').next().unwrap_or(name).to_owned(), number));
    names.filter_map(|(name, number)| Some((name, number.parse().ok()?))).collect()
}

#[test]
fn questions_have_one_number_on_both_sides() {
    let questions = constants("questions.rs");
    assert_eq!(questions, constants("questions.js"));
    assert!(questions.len() > 30);
    assert!(questions.iter().enumerate().all(|(place, (_, number))| *number == place), "a number each, in order");
}

#[test]
fn words_stand_in_the_order_of_their_numbers() {
    let text = boundary("names.js");
    let (_, words) = text.split_once("const WORDS = [").expect("the words");
    let (words, _) = words.split_once(']').expect("the end of the words");
    let words: Vec<&str> = words.split('"').skip(1).step_by(2).flat_map(|line| line.split(' ')).collect();
    let own = constants("words.rs");
    let (_, begin) = own.last().expect("where the codes begin");
    for (place, (name, number)) in own[..own.len() - 1].iter().enumerate() {
        assert_eq!((*number, words[place]), (place, name.to_lowercase().replace('_', "-").as_str()));
    }
    assert_eq!(*begin, own.len() - 1);
    let mut lists = words[*begin..].iter();
    let mut are_next = |list: &[&str]| list.iter().all(|word| lists.next() == Some(word));
    assert!(are_next(&RuleError::CODES) && are_next(&Cause::CODES) && are_next(&SessionError::CODES));
    assert!(are_next(&GenesisFault::ALL.map(GenesisFault::as_str)));
    assert!(text.contains("  ...PHASES,\n  ...SEATS,\n  ...COLORS,\n"));
    assert_eq!(lists.next(), None);
}
