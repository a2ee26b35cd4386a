//! What crosses to JavaScript as numbers: names stand there in the order of the engine's own lists, questions have one
//! number on both sides.

use soosorv::{Because, Color, ForbiddenMoves, Kind, Phase, Reason, Seat, Status, Verdict};
use std::fs;

fn boundary(file: &str) -> String {
    fs::read_to_string(format!("src/wasm/{file}")).expect("a file of the boundary")
}

/// The strings of a list of JavaScript's.
fn list(name: &str) -> Vec<String> {
    let text = boundary("names.js");
    let (_, rest) = text.split_once(&format!("const {name} = ")).unwrap_or_else(|| panic!("no {name}"));
    let (list, _) = rest.split_once(']').expect("the end of the list");
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
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
    assert_eq!(list("BECAUSE"), because.map(Because::as_str));
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
    parts.map(|(name, number)| (name.replace(": u8", ""), number.parse().expect("a number"))).collect()
}

#[test]
fn questions_have_one_number_on_both_sides() {
    let questions = constants("questions.rs");
    assert_eq!(questions, constants("questions.js"));
    assert!(questions.len() > 30);
    assert!(questions.iter().enumerate().all(|(place, (_, number))| *number == place), "a number each, in order");
}
