//! What is asked of whom.

/// The phase of a game: the kind of action that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// A stone of the opening.
    Place,
    /// Keep, swap, or a branch.
    Choose,
    /// The number of fifth moves.
    Declare,
    /// The next offered point.
    Offer,
    /// One of the offers.
    Pick,
    /// Normal play.
    Play,
    /// Nothing: the game has ended.
    Over,
}

impl Phase {
    /// All of them, in the order of declaration.
    pub const ALL: [Phase; 7] =
        [Phase::Place, Phase::Choose, Phase::Declare, Phase::Offer, Phase::Pick, Phase::Play, Phase::Over];

    /// `"place"`, `"choose"`, `"declare"`, `"offer"`, `"pick"`, `"play"` or `"over"`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::Choose => "choose",
            Phase::Declare => "declare",
            Phase::Offer => "offer",
            Phase::Pick => "pick",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }

    /// The types of action that the phase knows, resignation, timeout and the acceptance of a draw aside.
    pub const fn expected(self) -> &'static [&'static str] {
        match self {
            Phase::Place => &["place"],
            Phase::Choose => &["keep", "swap", "branch"],
            Phase::Declare => &["declare"],
            Phase::Offer => &["offer"],
            Phase::Pick => &["pick"],
            Phase::Play => &["place", "pass", "claim"],
            Phase::Over => &[],
        }
    }
}
