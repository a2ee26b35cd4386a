//! The opening rules as their sentences tell them, acted out before the referee. P1 opens, P2 is the other player; a
//! swap exchanges colours between the players, stones never change colour.

use super::referee::{Choice, Referee};
use soosorv::Color::{Black, White};
use soosorv::Seat::{First as P1, Second as P2};

/// An opening: its id, and its words.
pub struct Told {
    /// As records write it.
    pub id: &'static str,
    /// From the first stone to the first moves of normal play.
    pub words: fn(&mut Referee),
}

const fn told(id: &'static str, words: fn(&mut Referee)) -> Told {
    Told { id, words }
}

/// Every rule, with the limits that are played, and the least and the greatest.
pub const OPENINGS: [Told; 18] = [
    told("soosorv-8", |referee| soosorv(referee, 8)),
    told("soosorv-4", |referee| soosorv(referee, 4)),
    told("soosorv-1", |referee| soosorv(referee, 1)),
    told("soosorv-2", |referee| soosorv(referee, 2)),
    told("soosorv-50", |referee| soosorv(referee, 50)),
    told("taraguchi-10", |referee| taraguchi(referee, 10)),
    told("taraguchi-5", |referee| taraguchi(referee, 5)),
    told("taraguchi-1", |referee| taraguchi(referee, 1)),
    told("taraguchi-2", |referee| taraguchi(referee, 2)),
    told("taraguchi-50", |referee| taraguchi(referee, 50)),
    told("yamaguchi-12", |referee| yamaguchi(referee, 12)),
    told("yamaguchi-1", |referee| yamaguchi(referee, 1)),
    told("yamaguchi-2", |referee| yamaguchi(referee, 2)),
    told("yamaguchi-50", |referee| yamaguchi(referee, 50)),
    told("rif", rif),
    told("tarannikov", tarannikov),
    told("swap2", swap2),
    told("standard", standard),
];

/// P1 places stones 1–3: Black on the centre, White in the central 3 × 3, Black in the central 5 × 5.
fn one_of_the_26(referee: &mut Referee) {
    referee.stone(P1, Black, 1);
    referee.stone(P1, White, 3);
    referee.stone(P1, Black, 5);
}

/// White picks and plays 6 anywhere; from then on, normal play.
fn sixth_stone(referee: &mut Referee) {
    let white = referee.holder(White);
    referee.stone(white, White, 15);
    referee.normal_play(Black);
}

/// Soosõrv-N.
fn soosorv(referee: &mut Referee, limit: u32) {
    one_of_the_26(referee);
    // P2 may swap.
    referee.may_swap(P2);
    // The player now White plays stone 4 anywhere, then declares N, 1 ≤ N ≤ limit.
    let white = referee.holder(White);
    referee.stone(white, White, 15);
    let count = referee.declares(white, limit);
    // The player now Black may swap. N stays.
    let black = referee.holder(Black);
    referee.may_swap(black);
    // The player now Black offers exactly N different fifth points. With N = 1 Black simply plays stone 5.
    referee.fifths(count);
    sixth_stone(referee);
}

/// Yamaguchi.
fn yamaguchi(referee: &mut Referee, limit: u32) {
    // P1 places 1–3 and declares the number of fifths.
    one_of_the_26(referee);
    let count = referee.declares(P1, limit);
    // P2 may swap.
    referee.may_swap(P2);
    // White plays 4 anywhere.
    let white = referee.holder(White);
    referee.stone(white, White, 15);
    // Black offers that many.
    referee.fifths(count);
    sixth_stone(referee);
}

/// The rule of 1996.
fn rif(referee: &mut Referee) {
    one_of_the_26(referee);
    referee.may_swap(P2);
    let white = referee.holder(White);
    referee.stone(white, White, 15);
    // Black offers 2 fifths, not symmetrical.
    referee.fifths(2);
    sixth_stone(referee);
}

/// The stone of this number in a square that grows by two with every stone, 1 × 1, 3 × 3, 5 × 5 and so on, placed by
/// the holder of its colour, who is not asked to swap after it: tells the other player.
fn stone_of_the_growing_square(referee: &mut Referee, number: u8) -> soosorv::Seat {
    let color = if number % 2 == 1 { Black } else { White };
    let placing = referee.holder(color);
    referee.stone(placing, color, 2 * number - 1);
    placing.other()
}

/// Tarannikov.
fn tarannikov(referee: &mut Referee) {
    // Stones 1–5 inside 1×1, 3×3, 5×5, 7×7, 9×9 in turn; after each the other player may swap.
    for number in 1..=5 {
        let other = stone_of_the_growing_square(referee, number);
        referee.may_swap(other);
    }
    // Stone 6 anywhere.
    sixth_stone(referee);
}

/// Taraguchi-N.
fn taraguchi(referee: &mut Referee, offers: u32) {
    for number in 1..=3 {
        let other = stone_of_the_growing_square(referee, number);
        referee.may_swap(other);
    }
    // Stone 4 in 7 × 7, then either … or, open to the holder of Black (who did not place stone 4) instead of deciding …
    let other = stone_of_the_growing_square(referee, 4);
    assert_eq!(other, referee.holder(Black));
    match referee.chooses(other, &["offers"]) {
        // … N offered fifths anywhere.
        Choice::Branch(_) => referee.fifths(offers),
        // … stone 5 in 9 × 9, swap?
        Choice::Keep | Choice::Swap => {
            let other = stone_of_the_growing_square(referee, 5);
            referee.may_swap(other);
        }
    }
    sixth_stone(referee);
}

/// Renju with the Swap2 opening.
fn swap2(referee: &mut Referee) {
    // P1 places B, W, B anywhere.
    for color in [Black, White, Black] {
        referee.stone(P1, color, 15);
    }
    match referee.chooses(P2, &["extend"]) {
        // P2 keeps (stays White).
        Choice::Keep => assert_eq!(referee.holder(White), P2),
        // Or takes Black.
        Choice::Swap => assert_eq!(referee.holder(Black), P2),
        // Or adds a white and a black stone and lets P1 choose.
        Choice::Branch(_) => {
            referee.stone(P2, White, 15);
            referee.stone(P2, Black, 15);
            referee.may_swap(P1);
        }
    }
    referee.normal_play(White);
}

/// No protocol: Black plays stone 1 anywhere, then alternation.
fn standard(referee: &mut Referee) {
    referee.stone(P1, Black, 15);
    referee.normal_play(White);
}
