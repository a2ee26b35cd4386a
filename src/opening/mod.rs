//! Openings: the 26 patterns, symmetrical fifth moves, and the opening rules as tables of steps.

mod check;
mod pattern;
mod rule;
pub mod rules;
mod symmetry;

pub use check::{Fault, RuleFault};
pub use pattern::{PATTERNS, Pattern, PatternName};
pub use rule::{Branch, By, Count, Limits, Origin, Rule, Step};
pub use rules::RULES;
pub use symmetry::symmetrical;

use crate::{cut, decimal};
use std::fmt;

/// An opening rule together with its limit: `soosorv-8`, `standard`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    rule: &'static Rule,
    limit: Option<u8>,
}

/// Why there is no such opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpeningError {
    /// No family has this name, or the family has no limit.
    Unknown,
    /// The family's limits do not reach so far.
    LimitOutOfRange(Limits),
    /// The table cannot be played.
    Impossible(RuleFault),
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OpeningError::Unknown => "no opening rule has this name",
            OpeningError::LimitOutOfRange(_) => "the rule's limit does not reach so far",
            OpeningError::Impossible(_) => "the table of the rule cannot be played",
        })?;
        match self {
            OpeningError::Impossible(fault) => {
                f.write_str(": ")?;
                fmt::Display::fmt(fault, f)
            }
            _ => Ok(()),
        }
    }
}

impl std::error::Error for OpeningError {}

impl Default for Opening {
    /// Soosõrv-8.
    fn default() -> Opening {
        RULES[0].default_opening()
    }
}

impl Rule {
    /// The rule with the family's default limit, if it has limits.
    pub fn default_opening(&'static self) -> Opening {
        Opening { rule: self, limit: self.limits.map(|limits| limits.default) }
    }
}

impl Opening {
    /// A rule, of one's own or one of [`RULES`], with the limit, or with the family's default where none is given.
    ///
    /// # Errors
    /// [`OpeningError::Impossible`] for a table that [`Rule::check`] refuses, [`OpeningError::Unknown`] for a limit on a
    /// rule without one, [`OpeningError::LimitOutOfRange`].
    pub fn new(rule: &'static Rule, limit: Option<u32>) -> Result<Opening, OpeningError> {
        rule.check().map_err(OpeningError::Impossible)?;
        Opening::of_checked(rule, limit)
    }

    /// The opening by a rule whose table can be played; those of [`RULES`] can, a test holds that.
    pub(crate) fn of_checked(rule: &'static Rule, limit: Option<u32>) -> Result<Opening, OpeningError> {
        match (rule.limits, limit) {
            (_, None) => Ok(rule.default_opening()),
            (None, Some(_)) => Err(OpeningError::Unknown),
            (Some(limits), Some(limit)) => match u8::try_from(limit) {
                Ok(limit) if (limits.min..=limits.max).contains(&limit) => Ok(Opening { rule, limit: Some(limit) }),
                _ => Err(OpeningError::LimitOutOfRange(limits)),
            },
        }
    }

    /// The opening of a family.
    ///
    /// # Errors
    /// [`OpeningError::Unknown`] when no family has the name, or for a limit on a rule without one;
    /// [`OpeningError::LimitOutOfRange`].
    pub fn of_family(family: &str, limit: Option<u32>) -> Result<Opening, OpeningError> {
        Opening::named(family.as_bytes(), limit)
    }

    pub(crate) fn named(family: &[u8], limit: Option<u32>) -> Result<Opening, OpeningError> {
        let rule = RULES.iter().find(|rule| rule.family.as_bytes() == family).ok_or(OpeningError::Unknown)?;
        Opening::of_checked(rule, limit)
    }

    /// The opening with the id: a family, or `family-limit` with the limit in plain decimal digits.
    ///
    /// # Errors
    /// As [`Opening::of_family`].
    pub fn of_id(id: &str) -> Result<Opening, OpeningError> {
        Opening::of_bytes(id.as_bytes())
    }

    pub(crate) fn of_bytes(id: &[u8]) -> Result<Opening, OpeningError> {
        let (family, limit) = cut::at(b'-', id);
        let limit = match limit {
            None => None,
            // Digits that overflow are a limit out of range, like any other number too great.
            Some(limit) => Some(decimal::read(limit).ok_or(OpeningError::Unknown)?),
        };
        Opening::named(family, limit)
    }

    /// The rule.
    pub fn rule(&self) -> &'static Rule {
        self.rule
    }

    /// The id as records write it: `soosorv-8`, `standard`.
    pub fn id(&self) -> String {
        let mut id = self.rule.family.to_owned();
        if let Some(limit) = self.limit {
            id.push('-');
            decimal::push(&mut id, usize::from(limit));
        }
        id
    }

    /// The limit, for a rule that has one.
    pub fn limit(&self) -> Option<u8> {
        self.limit
    }
}

impl fmt::Display for Opening {
    /// The id.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}
