//! The chain: each head is the hash of the head before and of the entry, so equal heads mean equal logs.

use sha2::{Digest, Sha256};

/// The hash of a log up to some entry: SHA-256 of the head before it and the bytes of the entry; before the first
/// entry, SHA-256 of the genesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head([u8; 32]);

impl Head {
    pub(super) fn of_genesis(genesis: &[u8]) -> Head {
        Head(Sha256::digest(genesis).into())
    }

    pub(super) fn after(self, entry: &[u8]) -> Head {
        Head(Sha256::new().chain_update(self.0).chain_update(entry).finalize().into())
    }

    /// The random bytes of the next game after the one that ends here.
    pub(super) fn rematch(self) -> [u8; 16] {
        let hash: [u8; 32] = Sha256::new().chain_update(b"rematch").chain_update(self.0).finalize().into();
        std::array::from_fn(|place| hash[place])
    }

    /// The name of the game whose genesis has this head.
    pub(super) fn game_id(self) -> GameId {
        GameId(std::array::from_fn(|place| self.0[place]))
    }

    /// The 32 bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for Head {
    fn from(bytes: [u8; 32]) -> Head {
        Head(bytes)
    }
}

/// The name of a game: the first 16 bytes of the hash of its genesis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId([u8; 16]);

impl GameId {
    /// The 16 bytes.
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

impl From<[u8; 16]> for GameId {
    fn from(bytes: [u8; 16]) -> GameId {
        GameId(bytes)
    }
}
