//! Random boards of many kinds, always the same ones for the same seed; and what the tests need to read and show boards.
#![allow(dead_code, reason = "every test file uses its own part")]

pub mod engine;

use crate::literal::{Grid, SIDE, Spot, Stone, on_board};
use std::io::Write;

/// The generator splitmix64: ten lines, and the same numbers on every machine for ever.
pub struct Random(u64);

impl Random {
    /// A generator that starts from this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        low + (self.next() % (high - low + 1) as u64) as i32
    }

    /// True in this share of the cases.
    pub fn percent(&mut self, share: i32) -> bool {
        self.between(0, 99) < share
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.between(0, from.len() as i32 - 1) as usize]
    }

    fn spot(&mut self) -> Spot {
        (self.between(0, SIDE - 1), self.between(0, SIDE - 1))
    }

    fn stone(&mut self, black: i32) -> Stone {
        if self.percent(black) { Stone::Black } else { Stone::White }
    }
}

/// The kinds of random boards. All of them hold positions that no game reaches: the engine answers for any stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Every square alike, at any density, both colours about as often.
    Uniform,
    /// Every square alike, mostly or only black: counts no game allows, shapes of every kind.
    Unequal,
    /// A thick black-heavy crowd in one place: double-threes that hang on double-threes that hang on double-threes.
    Crowd,
    /// Threes to be, drawn on random lines so that they cross: nests even deeper.
    Crossing,
    /// A regular carpet with a few holes and blots.
    Carpet,
    /// Pairs of neighbouring rows full of black stones. Beside them nearly every point is a double-three by shape, and
    /// whether it is a real one hangs on its neighbours, and so on along the whole row: the deepest nests known.
    FullRows,
    /// Rows of four to nine stones of both colours laid over other boards: fives and overlines on the board.
    LongRows,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Uniform, Self::Unequal, Self::Crowd, Self::Crossing, Self::Carpet, Self::FullRows, Self::LongRows];

    /// How many boards of this kind to look at when there are `usual` of the others. Judges that are slower than the
    /// engine need their time for full rows.
    pub fn share(self, usual: u32) -> u32 {
        if self == Self::FullRows { usual / 15 } else { usual }
    }

    /// A board of this kind.
    pub fn board(self, random: &mut Random) -> Grid {
        match self {
            Self::Uniform => uniform(random, 50),
            Self::Unequal => {
                let black = random.pick(&[20, 65, 80, 90, 100]);
                uniform(random, black)
            }
            Self::Crowd => crowd(random),
            Self::Crossing => crossing(random),
            Self::Carpet => carpet(random),
            Self::FullRows => full_rows(random),
            Self::LongRows => long_rows(random),
        }
    }
}

fn empty() -> Grid {
    Grid::new([], [])
}

/// Every square holds a stone with the same chance, black in this share of the cases.
fn uniform(random: &mut Random, black: i32) -> Grid {
    let density = random.between(5, 85);
    let mut grid = empty();
    for spot in Grid::spots() {
        if random.percent(density) {
            let stone = random.stone(black);
            grid.put(spot, Some(stone));
        }
    }
    grid
}

/// Stones close to one point, the closer the more.
fn crowd(random: &mut Random) -> Grid {
    let (column, row) = random.spot();
    let reach = random.between(3, 7);
    let black = random.between(70, 95);
    let mut grid = empty();
    for _ in 0..random.between(12, 60) {
        // The sum of two equal chances: more often near nought.
        let across = random.between(-reach, reach) + random.between(-reach, reach);
        let along = random.between(-reach, reach) + random.between(-reach, reach);
        let spot = (column + across / 2, row + along / 2);
        if grid.is_empty(spot) {
            let stone = random.stone(black);
            grid.put(spot, Some(stone));
        }
    }
    grid
}

/// Pairs of black stones at the distances from which a three is made, on lines that cross each other.
fn crossing(random: &mut Random) -> Grid {
    let mut grid = empty();
    for _ in 0..random.between(6, 30) {
        let start = random.spot();
        let direction = random.pick(&[(1, 0), (0, 1), (1, 1), (1, -1)]);
        for distance in random.pick(&[[0, 1], [0, 2], [0, 3], [1, 2], [1, 3]]) {
            let spot = (start.0 + distance * direction.0, start.1 + distance * direction.1);
            if grid.is_empty(spot) {
                grid.put(spot, Some(Stone::Black));
            }
        }
    }
    blot(random, &mut grid, 10);
    grid
}

/// Black where a random linear pattern says so.
fn carpet(random: &mut Random) -> Grid {
    let (across, along) = (random.between(1, 7), random.between(1, 7));
    let period = random.between(3, 9);
    let filled = random.between(1, 3);
    let mut grid = empty();
    for (column, row) in Grid::spots() {
        if (across * column + along * row) % period < filled.min(period - 1) {
            grid.put((column, row), Some(Stone::Black));
        }
    }
    blot(random, &mut grid, 40);
    grid
}

fn full_rows(random: &mut Random) -> Grid {
    let mut grid = empty();
    let mut row = random.between(0, 5);
    while row < SIDE {
        let (first, last) = (random.between(0, 4), random.between(10, 14));
        let thickness = random.pick(&[1, 2, 2, 2]);
        for row in row..(row + thickness).min(SIDE) {
            for column in first..=last {
                grid.put((column, row), Some(Stone::Black));
            }
        }
        row += thickness + random.between(2, 5);
    }
    blot(random, &mut grid, 12);
    grid
}

/// Changes up to this many random squares.
fn blot(random: &mut Random, grid: &mut Grid, at_most: i32) {
    for _ in 0..random.between(0, at_most) {
        let spot = random.spot();
        let stone = random.pick(&[None, Some(Stone::Black), Some(Stone::White)]);
        grid.put(spot, stone);
    }
}

fn long_rows(random: &mut Random) -> Grid {
    let kind = random.pick(&[Kind::Uniform, Kind::Crowd, Kind::Crossing]);
    let mut grid = kind.board(random);
    for _ in 0..random.between(1, 4) {
        let start = random.spot();
        let direction = random.pick(&[(1, 0), (0, 1), (1, 1), (1, -1)]);
        let stone = random.stone(70);
        for distance in 0..random.between(4, 9) {
            let spot = (start.0 + distance * direction.0, start.1 + distance * direction.1);
            if on_board(spot) {
                grid.put(spot, Some(stone));
            }
        }
    }
    grid
}

/// Plays one random game of both colours in turn, near the stones that lie there, and shows every position on the way.
/// `allowed` says whether a stone of this colour may be put on an empty point; it should refuse fives, or the game ends
/// with one on the board.
pub fn play(random: &mut Random, allowed: impl Fn(&Grid, Spot, Stone) -> bool, mut show: impl FnMut(&Grid)) {
    let mut grid = empty();
    let mut stone = Stone::Black;
    let mut last = (SIDE / 2, SIDE / 2);
    let length = random.between(20, 200);
    for _ in 0..length {
        // A free allowed point close to the last stone, else farther and farther away.
        let chosen = (0..400).find_map(|attempt| {
            let reach = 2 + attempt / 20;
            let spot = (last.0 + random.between(-reach, reach), last.1 + random.between(-reach, reach));
            (grid.is_empty(spot) && allowed(&grid, spot, stone)).then_some(spot)
        });
        let Some(spot) = chosen else { return };
        grid.put(spot, Some(stone));
        show(&grid);
        last = spot;
        stone = match stone {
            Stone::Black => Stone::White,
            Stone::White => Stone::Black,
        };
    }
}

/// A board as text, row 15 on top, Black `x`, White `o`, and `?` at the spot in question.
pub fn drawing(grid: &Grid, asked: Spot) -> String {
    let mut text = String::from("\n");
    for row in (0..SIDE).rev() {
        text += &format!("{:>3}", row + 1);
        for column in 0..SIDE {
            text += match grid.at((column, row)) {
                _ if (column, row) == asked => " ?",
                None => " .",
                Some(Stone::Black) => " x",
                Some(Stone::White) => " o",
            };
        }
        text += "\n";
    }
    text + "    a b c d e f g h i j k l m n o\n"
}

/// The spot with this name.
pub fn spot(name: &str) -> Spot {
    let mut letters = name.chars();
    let column = letters.next().expect("a point has a column") as i32 - 'a' as i32;
    let row = letters.as_str().parse::<i32>().expect("a point has a row") - 1;
    assert!(on_board((column, row)), "{name} is not on the board");
    (column, row)
}

/// The name of a spot.
pub fn name((column, row): Spot) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// A list of points as the data files write it: names with blanks between them, `-` for none.
pub fn spots(names: &str) -> Vec<Spot> {
    names.split(' ').filter(|&word| word != "-").map(spot).collect()
}

/// The lines of a data file in columns, without comments.
pub fn table(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| line.split('\t').collect())
}

/// Says something in the middle of a test run. Unlike `println!` it is seen when the test passes, too.
pub fn say(text: &str) {
    writeln!(std::io::stderr(), "{text}").expect("the error stream takes text");
}
