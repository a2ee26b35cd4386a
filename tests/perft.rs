//! How many sequences of actions there are: wrong areas, orders of steps and lists of actions all show here.

mod games;

use games::game;
use soosorv::perft;

#[test]
fn counts() {
    let mut lines = 0;
    let mut different = String::new();
    for line in include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let [record, depth, count] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("three columns: {line}") };
        let depth = depth.parse().expect("a depth");
        let expected: u64 = count.replace(',', "").parse().expect("a count");
        let told = perft(&game(record), depth);
        if told != expected {
            different += &format!("{record}, depth {depth}: {told} instead of {expected}\n");
        }
        lines += 1;
    }
    assert!(different.is_empty(), "\n{different}");
    assert!(lines > 0);
}
