//! Counting the games of the protocol: the usual proof that a move generator does what it says.

use super::Game;

/// How many different sequences of `depth` listed actions lead on from the game.
///
/// ```
/// assert_eq!(soosorv::perft(&soosorv::Game::default(), 3), 184);
/// ```
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actions = game.legal_actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .into_iter()
        .filter_map(|action| {
            let mut next = game.clone();
            next.apply(action).ok()?;
            Some(perft(&next, depth - 1))
        })
        .sum()
}
