//! Signatures for the tests. A session neither makes nor checks them, so any function will do that nobody here calls with
//! a key that is not its own.

use soosorv::{Head, Key, Signature};

/// The signature of a head by the holder of the key.
pub fn signature(key: &Key, head: &Head) -> Signature {
    let mut state = 0xcbf2_9ce4_8422_2325_u64;
    let mut signature = [0; 64];
    for (place, byte) in key.iter().chain(head.bytes()).enumerate() {
        state = (state ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
        signature[place] = (state >> 32) as u8;
    }
    for byte in &mut signature {
        state = (state ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
        *byte = (state >> 24) as u8;
    }
    signature
}
