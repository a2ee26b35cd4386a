//! The chain: each head is the hash of the head before and of the entry, so equal heads mean equal logs.

use hmac_sha256::Hash;

/// The hash of a log up to some entry: SHA-256 of the head before it and the bytes of the entry; before the first
/// entry, SHA-256 of the genesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head([u8; 32]);

impl Head {
    pub(super) fn of_genesis(genesis: &[u8]) -> Head {
        Head::of(genesis, &[])
    }

    pub(super) fn after(&self, entry: &[u8]) -> Head {
        Head::of(&self.0, entry)
    }

    fn of(first: &[u8], second: &[u8]) -> Head {
        let mut hash = Hash::new();
        hash.update(first);
        hash.update(second);
        Head(hash.finalize())
    }

    /// HMAC-SHA256 (RFC 2104) of the message; the key is shorter than a block.
    pub(super) fn of_keyed(key: &[u8; 32], message: &[u8]) -> Head {
        let padded = |pad| {
            let mut block = [pad; 64];
            (0..key.len()).for_each(|place| block[place] ^= key[place]);
            block
        };
        Head::of(&padded(0x5c), &Head::of(&padded(0x36), message).0)
    }

    /// The random bytes of the next game after the one that ends here.
    pub(super) fn rematch(&self) -> [u8; 16] {
        *Head::of(b"rematch", &self.0).half()
    }

    /// The name of the game whose genesis has this head.
    pub(super) fn game_id(&self) -> GameId {
        GameId(*self.half())
    }

    /// The first half, which names the game.
    pub(super) fn half(&self) -> &[u8; 16] {
        self.0.first_chunk().unwrap_or(&[0; 16])
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
