//! Two players and a watcher agree on one game, whatever the network and a cheat do.
//!
//! `SOOSORV_SESSION_GAMES` asks for another number of simulated games than the ordinary one.

mod boards;
mod games;
mod literal;

/// The parts of this file.
mod sessions {
    mod cheats;
    mod network;
    mod party;
    mod signing;
    mod simulation;
    mod undo;
    mod wire;
}
