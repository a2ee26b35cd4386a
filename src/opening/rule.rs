//! What an opening rule is made of: a table of steps, run by one interpreter.

/// A step of an opening. Steps run in order, but where a branch jumps forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// One stone of the colour due, in the central square of side `area` (1, 3, 5, 7, 9 or 15).
    Place {
        /// Who places it.
        by: By,
        /// Side of the square.
        area: u8,
    },
    /// Keep the colours or swap them; or, instead of deciding, take a branch.
    Choose {
        /// Who chooses.
        by: By,
        /// The branches that are open here.
        branches: &'static [Branch],
    },
    /// A number of fifth moves, from 1 to the rule's limit.
    Declare {
        /// Who declares it.
        by: By,
    },
    /// Black's holder offers different points, no two symmetrical. With a count of 1 the stone is played instead,
    /// and the pick falls away.
    Offer {
        /// How many.
        count: Count,
        /// Side of the central square in which they lie.
        area: u8,
    },
    /// White's holder picks one of the offers, which becomes Black's stone.
    Pick,
    /// The end of the opening: normal play.
    Play,
}

/// Who acts at a step: a seat, or whoever holds a colour at that time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The player who opens.
    First,
    /// The other player.
    Second,
    /// The player who holds Black now.
    Black,
    /// The player who holds White now.
    White,
}

impl By {
    /// `"first"`, `"second"`, `"black"` or `"white"`.
    pub const fn as_str(self) -> &'static str {
        match self {
            By::First => "first",
            By::Second => "second",
            By::Black => "black",
            By::White => "white",
        }
    }
}

/// A branch of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// What the action names: lower-case letters, digits and hyphens.
    pub name: &'static str,
    /// The number of the step that follows, from 0; always further on.
    pub to: usize,
}

/// How many points are offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// As many as were declared.
    Declared,
    /// As many as the limit of the rule.
    Limit,
    /// As many as the table says.
    Fixed(u8),
}

/// The limits that a family of rules can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The least.
    pub min: u8,
    /// The greatest.
    pub max: u8,
    /// The one that the bare family name means.
    pub default: u8,
}

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The year in which it came into use, where one is known for certain.
    pub year: Option<u16>,
    /// By whom, and where it was or is played.
    pub place: &'static str,
}

/// A family of opening rules: its table, and the limits that may be put to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The name: lower-case letters and digits. With a limit the rule is called `family-limit`.
    pub family: &'static str,
    /// Its number in binary records; 0 means a game from a position.
    pub number: u8,
    /// `None`: a rule without a limit.
    pub limits: Option<Limits>,
    /// Where it comes from.
    pub origin: Origin,
    /// The table.
    pub steps: &'static [Step],
}

impl Rule {
    /// The names of the branches, in the order of the table.
    pub fn branches(&self) -> Vec<&'static str> {
        (0..).map_while(|number| self.branch(number)).map(|branch| branch.name).collect()
    }

    /// The branch of this number in the order of the table.
    pub(crate) fn branch(&self, mut number: usize) -> Option<&'static Branch> {
        for step in self.steps {
            if let Step::Choose { branches, .. } = step {
                match branches.get(number) {
                    None => number -= branches.len(),
                    found => return found,
                }
            }
        }
        None
    }
}
