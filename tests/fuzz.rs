//! The fuzz bodies driven by a seeded generator: each for `FUZZ_SECONDS` (1 if nothing is said), from `FUZZ_SEED`. The
//! inputs are random bytes, and what is valid with a few faults put in. libFuzzer drives the same bodies: `fuzz/`.

mod boards;
#[path = "../fuzz/src/bodies.rs"]
mod bodies;
mod literal;

use boards::{Kind, Random, engine, say};
use soosorv::{Act, Board, Game, RULES, Rules, Seat};
use std::time::{Duration, Instant};

fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
}

fn random_bytes(random: &mut Random, most: i32) -> Vec<u8> {
    (0..random.between(0, most)).map(|_| random.between(0, 255) as u8).collect()
}

fn random_board(random: &mut Random) -> Board {
    let kind = random.pick(&Kind::ALL);
    engine::board(&kind.board(random))
}

/// A random game of any opening rule.
fn random_game(random: &mut Random) -> Game {
    let rule = &RULES[random.between(0, RULES.len() as i32 - 1) as usize];
    let mut game = Game::new(Rules::from(rule.default_opening()));
    for _ in 0..random.between(0, 60) {
        let actions = game.legal_actions();
        if actions.is_empty() {
            break;
        }
        game.apply(random.pick(&actions)).expect("a listed action");
    }
    game
}

/// What two players have written, as a batch or its entries alone.
fn random_log(random: &mut Random) -> Vec<u8> {
    let (mut creator, mut guest) = bodies::players();
    for _ in 0..random.between(0, 40) {
        let length = creator.log_length() as i32;
        let acts = match random.between(0, 9) {
            0 => vec![Act::RequestUndo(random.between(0, length) as u16), Act::CancelUndo],
            1 => vec![Act::AcceptUndo, Act::DeclineUndo],
            _ => creator.game().legal_actions().into_iter().map(Act::Play).collect(),
        };
        if acts.is_empty() {
            break;
        }
        let act = random.pick(&acts);
        // Whoever may write it does.
        if creator.play(act).is_ok() {
            guest.receive(&creator.since(length as usize), Some(Seat::First), &[]);
        } else if guest.play(act).is_ok() {
            creator.receive(&guest.since(length as usize), Some(Seat::Second), &[]);
        }
    }
    let log = creator.since(0);
    if random.percent(50) { log[54..].to_vec() } else { log }
}

/// Nothing, one or some of the bytes changed, taken out, put in or doubled.
fn with_faults(random: &mut Random, mut bytes: Vec<u8>) -> Vec<u8> {
    for _ in 0..random.between(0, 4) {
        let at = random.between(0, bytes.len() as i32) as usize;
        let byte = random.between(0, 255) as u8;
        match random.between(0, 3) {
            0 => bytes.insert(at, byte),
            _ if at == bytes.len() => {}
            1 => bytes[at] = byte,
            2 => drop(bytes.remove(at)),
            _ => bytes.insert(at, bytes[at]),
        }
    }
    bytes
}

/// An input of the sort that the body reads.
fn input(random: &mut Random, body: &str) -> Vec<u8> {
    if random.percent(20) {
        return random_bytes(random, 300);
    }
    match body {
        "forbidden" | "restore" => {
            let mut bytes = bodies::bytes_of(&random_board(random));
            bytes.extend(random_bytes(random, 32));
            bytes
        }
        "game" => random_bytes(random, 400),
        "record_text" => {
            let text = random_game(random).to_text();
            with_faults(random, text.into_bytes())
        }
        "record_bytes" => {
            let bytes = random_game(random).to_bytes();
            with_faults(random, bytes)
        }
        "session" => {
            let log = random_log(random);
            with_faults(random, log)
        }
        _ => {
            let text = random_board(random).to_text();
            with_faults(random, text.into_bytes())
        }
    }
}

#[test]
fn bodies_hold() {
    let (seconds, seed) = (asked("FUZZ_SECONDS", 1), asked("FUZZ_SEED", 8));
    for (name, body) in bodies::BODIES {
        let mut random = Random::new(seed);
        let started = Instant::now();
        let mut inputs = 0_u64;
        while started.elapsed() < Duration::from_secs(seconds) {
            let input = input(&mut random, name);
            let held = std::panic::catch_unwind(|| body(&input));
            assert!(held.is_ok(), "{name} does not hold for {input:?}");
            inputs += 1;
        }
        say(&format!("fuzz {name}: {inputs} inputs, seed {seed}"));
    }
}
