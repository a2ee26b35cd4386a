//! The names that cross to JavaScript stand there in the order of the engine's own lists, by which their numbers go.

use soosorv::{Color, ForbiddenMoves, Kind, Phase, Reason, Seat, Status, Verdict};
use std::fs;

/// The strings of a list in one of the JavaScript files of the boundary.
fn list(file: &str, name: &str) -> Vec<String> {
    let text = fs::read_to_string(format!("src/wasm/{file}")).expect("the boundary");
    let (_, rest) = text.split_once(&format!("const {name} = ")).unwrap_or_else(|| panic!("no {name} in {file}"));
    let (list, _) = rest.split_once(']').expect("the end of the list");
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn names_stand_in_the_order_of_their_numbers() {
    assert_eq!(list("shapes.js", "PHASES"), Phase::ALL.map(Phase::as_str));
    assert_eq!(list("shapes.js", "REASONS"), Reason::ALL.map(Reason::as_str));
    assert_eq!(list("shapes.js", "KINDS"), Kind::ALL.map(Kind::as_str));
    assert_eq!(list("boundary.js", "POLICIES"), ForbiddenMoves::ALL.map(ForbiddenMoves::as_str));
    assert_eq!(list("boundary.js", "SEATS"), [Seat::First, Seat::Second].map(Seat::as_str));
    assert_eq!(list("boundary.js", "COLORS"), [Color::Black, Color::White].map(Color::as_str));
    assert_eq!(list("session.js", "STATUSES"), Status::ALL.map(Status::as_str));
    assert_eq!(list("session.js", "VERDICTS"), Verdict::ALL.map(Verdict::as_str));
    // A list numbers its members as the engine does.
    assert!(Phase::ALL.iter().enumerate().all(|(number, phase)| *phase as usize == number));
    assert!(Reason::ALL.iter().enumerate().all(|(number, reason)| *reason as usize == number));
    assert!(Status::ALL.iter().enumerate().all(|(number, status)| *status as usize == number));
    assert!(Verdict::ALL.iter().enumerate().all(|(number, verdict)| *verdict as usize == number));
    assert!(ForbiddenMoves::ALL.iter().enumerate().all(|(number, policy)| *policy as usize == number));
}
