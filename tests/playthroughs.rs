//! Golden playthroughs: whole games of every opening rule, and after every action what the rules say must be so.

mod games;

use games::{action, game};
use soosorv::{Color, Game, Phase, RULES, Seat};
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

/// One line of a file: a word of the record, and what the game must be like after it.
struct Line<'a> {
    number: usize,
    word: &'a str,
    expected: [&'a str; 6],
}

/// A game of a file. The word of its first line is the rule, those of the others are actions.
struct Playthrough<'a> {
    lines: Vec<Line<'a>>,
    /// Reason, winner and its colour; none when the game is not over.
    ends: Option<&'a str>,
}

/// The games of a file, blank lines between them.
fn playthroughs(text: &str) -> Vec<Playthrough<'_>> {
    let mut playthroughs = Vec::new();
    let mut open: Option<Playthrough> = None;
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() {
            playthroughs.extend(open.take());
        } else if let Some(ends) = line.strip_prefix("ends ") {
            open.as_mut().expect("an end of something").ends = Some(ends);
        } else if !line.starts_with('#') {
            let columns: Vec<&str> = line.split_whitespace().collect();
            let [word, expected @ ..] = &columns[..] else { unreachable!("the line is not blank") };
            let expected = expected.try_into().unwrap_or_else(|_| panic!("line {number}: seven columns"));
            let playthrough = open.get_or_insert(Playthrough { lines: Vec::new(), ends: None });
            playthrough.lines.push(Line { number, word, expected });
        }
    }
    playthroughs.extend(open);
    playthroughs
}

/// The columns behind the word, as the game has them.
fn columns(game: &Game) -> [String; 6] {
    let view = game.view();
    [
        view.phase.as_str().to_owned(),
        view.turn.map_or("-", |turn| turn.seat.as_str()).to_owned(),
        view.seats.first.as_str().to_owned(),
        view.seats.second.as_str().to_owned(),
        game.legal_actions().len().to_string(),
        format!("{:016x}", game.hash()),
    ]
}

/// What the line `ends` says, as the game has it.
fn end(game: &Game) -> Option<String> {
    let outcome = game.outcome()?;
    let winner = outcome.winner.map_or("-", Seat::as_str);
    let color = outcome.color.map_or("-", Color::as_str);
    Some(format!("{} {winner} {color}", outcome.reason.as_str()))
}

/// Plays the game, and tells every difference in the manner of a diff.
fn differences(playthrough: &Playthrough) -> String {
    let [rule, actions @ ..] = &playthrough.lines[..] else { return "no lines\n".to_owned() };
    let mut different = String::new();
    let mut game = game(rule.word);
    let mut compare = |line: &Line, game: &Game| {
        let told = columns(game);
        if told != line.expected {
            let Line { number, word, expected } = line;
            writeln!(different, "line {number}:\n- {word}  {}\n+ {word}  {}", expected.join("  "), told.join("  "))
                .expect("strings take text");
        }
    };
    compare(rule, &game);
    for line in actions {
        if let Err(error) = game.apply(action(line.word)) {
            return format!("{different}line {}: {} is refused: {error}\n", line.number, line.word);
        }
        compare(line, &game);
    }
    if end(&game).as_deref() != playthrough.ends {
        let number = actions.last().unwrap_or(rule).number + 1;
        writeln!(different, "line {number}:\n- ends {:?}\n+ ends {:?}", playthrough.ends, end(&game))
            .expect("strings take text");
    }
    let words: Vec<&str> = playthrough.lines.iter().map(|line| line.word).collect();
    assert_eq!(game.to_string(), words.join(" "), "the words read downwards are the record");
    different
}

/// The text with the hashes that the games have now, everything else untouched.
fn with_hashes(text: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for playthrough in playthroughs(text) {
        let mut record = String::new();
        for line in &playthrough.lines {
            record = format!("{record} {}", line.word);
            let hash = format!("{:016x}", game(record.trim()).hash());
            let kept = lines[line.number - 1].trim_end_matches(|last: char| last.is_ascii_hexdigit()).len();
            lines[line.number - 1].replace_range(kept.., &hash);
        }
    }
    lines.join("\n") + "\n"
}

fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/playthroughs").join(name);
    let mut text = fs::read_to_string(&path).expect("the file is there");
    if env::var_os("UPDATE_GOLDEN").is_some() {
        text = with_hashes(&text);
        fs::write(&path, &text).expect("the file can be written");
    }
    let playthroughs = playthroughs(&text);
    assert!(playthroughs.len() >= 2, "at least two games a rule");
    let different: String = playthroughs.iter().map(differences).collect();
    assert!(different.is_empty(), "tests/data/playthroughs/{name} (- as it must be, + as it is)\n{different}");
}

#[test]
fn soosorv_8() {
    check("soosorv-8.txt");
}

#[test]
fn soosorv_4() {
    check("soosorv-4.txt");
}

#[test]
fn soosorv_1() {
    check("soosorv-1.txt");
}

#[test]
fn soosorv_50() {
    check("soosorv-50.txt");
}

#[test]
fn rif() {
    check("rif.txt");
}

#[test]
fn yamaguchi() {
    check("yamaguchi.txt");
}

#[test]
fn taraguchi() {
    check("taraguchi.txt");
}

#[test]
fn tarannikov() {
    check("tarannikov.txt");
}

#[test]
fn swap2() {
    check("swap2.txt");
}

#[test]
fn standard() {
    check("standard.txt");
}

#[test]
fn from_a_position() {
    check("position.txt");
}

/// Whoever adds a swap or a number of fifth moves to the protocol must add its games.
#[test]
fn all_combinations_of_swaps_and_numbers_of_fifth_moves_are_played() {
    let text = include_str!("data/playthroughs/soosorv-8.txt");
    let mut played = Vec::new();
    for playthrough in playthroughs(text) {
        let words: Vec<&str> = playthrough.lines.iter().map(|line| line.word).collect();
        // Stones, choice, stone, number, choice: the order of the protocol.
        if let ["soosorv-8", _, _, _, one, _, count, other, ..] = words[..] {
            played.push([one, count, other]);
        }
    }
    for one in ["keep", "swap"] {
        for count in ["1", "2", "8"] {
            for other in ["keep", "swap"] {
                assert!(played.contains(&[one, count, other]), "no game with {one}, {count}, {other}");
            }
        }
    }
}

/// Whoever adds a rule must add its games.
#[test]
fn every_rule_is_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/playthroughs");
    let mut played = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a text");
        let rules = playthroughs(&text).into_iter().map(|playthrough| playthrough.lines[0].word.to_owned());
        played.extend(rules.map(|word| game(&word).rules().opening().map(|opening| opening.rule().family)));
    }
    for rule in &RULES {
        let games = played.iter().filter(|family| **family == Some(rule.family)).count();
        assert!(games >= 2, "{games} games of {}", rule.family);
    }
}

#[test]
fn every_phase_is_seen() {
    let texts = [include_str!("data/playthroughs/soosorv-8.txt"), include_str!("data/playthroughs/standard.txt")];
    let seen: Vec<&str> = texts
        .into_iter()
        .flat_map(|text| playthroughs(text).into_iter().flat_map(|playthrough| playthrough.lines))
        .map(|line| line.expected[0])
        .collect();
    for phase in Phase::ALL {
        assert!(seen.contains(&phase.as_str()), "no line in phase {}", phase.as_str());
    }
}
