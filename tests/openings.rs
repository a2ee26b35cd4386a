//! The opening rules of the field, judged by a referee that knows them in words: every combination of choices, every
//! wrong act, random games by the ten thousand, and tables of one's own.
//!
//! The engine runs tables of steps. The referee of these tests has no such tables: `openings/words.rs` tells every rule
//! as its sentences do, and the two must agree after every action.

mod boards;
mod games;
mod literal;

/// The parts of this file.
mod openings {
    mod own;
    mod playthroughs;
    mod random;
    mod referee;
    mod refusals;
    mod situation;
    mod words;
}
