//! Simulated games by the thousand, and that the simulation notices when the protocol lacks something.

use super::network::{Network, Seen};
use super::party::Without;
use crate::boards::say;
use std::env;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

const GAMES: u64 = 20_000;

fn run(games: u64, without: Without) -> Seen {
    let next = AtomicU64::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut seen = Seen::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return seen;
            }
            seen.add(Network::new(number, without).run());
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let mut seen = Seen::default();
        for thread in threads {
            seen.add(thread.join().expect("a game that keeps the laws"));
        }
        seen
    })
}

#[test]
fn all_agree_whatever_the_network_does() {
    let games = env::var("SOOSORV_SESSION_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(GAMES);
    let seen = run(games, Without::Nothing);
    say(&format!(
        "{} games: {} entries, {} messages delivered, {} crashes, {} entries replaced, {} superseded, {} undone, \
         {} ended, {} rematches, {} diverged",
        seen.games,
        seen.entries,
        seen.messages,
        seen.crashes,
        seen.replaced,
        seen.superseded,
        seen.undone,
        seen.over,
        seen.rematches,
        seen.diverged
    ));
    assert_eq!(seen.diverged, 0);
    assert_eq!(seen.over, seen.games, "every game was ended by its players");
    assert!(seen.replaced > games / 50 && seen.superseded > games / 50 && seen.undone > games / 10);
}

#[test]
fn without_the_tie_rule_they_do_not_agree() {
    let seen = run(300, Without::TieRule);
    say(&format!("without the tie rule {} of {} games diverge", seen.diverged, seen.games));
    assert!(seen.diverged > 0);
}

#[test]
fn without_the_whole_log_they_do_not_agree() {
    let seen = run(300, Without::WholeLog);
    say(&format!("without the whole log {} of {} games diverge", seen.diverged, seen.games));
    assert!(seen.diverged > 0);
}
