//! What the fuzz targets run: the bodies, and the slow judge that they ask.

pub mod bodies;
#[path = "../../tests/literal/mod.rs"]
pub mod literal;
