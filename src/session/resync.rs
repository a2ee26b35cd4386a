//! How two logs find each other again: each side tells its length and head, and who sees that the other lacks
//! something sends. A whole log is small, so whatever is unclear is answered with all of it.

use super::Session;
use super::error::SessionError;
use super::message::{self, take, take_number};
use crate::seat::Seat;

/// What the other side's summary calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// Both logs are the same.
    pub is_equal: bool,
    /// The number of the entry from which on the other side is to be sent the log.
    pub send_from: Option<usize>,
}

/// What follows the start of a summary: the length and the head.
fn read(mut rest: &[u8]) -> Option<(usize, &[u8; 32])> {
    let length = take_number(&mut rest)?;
    let head = take(&mut rest)?;
    rest.is_empty().then_some((usize::from(length), head))
}

impl Session {
    /// What to tell the other side on every connection, and as the acknowledgement of what it sent: how long the log is
    /// and what its head is. Entries that wait for their signature do not count yet.
    pub fn summary(&self) -> Vec<u8> {
        let length = self.shared_length();
        let mut bytes = message::start_of(message::SUMMARY, self.origin.half());
        bytes.extend_from_slice(&(length as u16).to_be_bytes());
        bytes.extend_from_slice(self.head_at(length).bytes());
        bytes
    }

    /// Compares with the summary of another side. `from` is the seat at the other end of the connection, `None` where it
    /// is no player. When both logs are equal, and the other one is the other player's, the session has caught up.
    ///
    /// A summary is not signed, and tells how the log was when it was sent: on a new connection it must not be one that
    /// was sent on an old one. Whoever relays the messages can hide what a player has written who has lost the store, and
    /// so make that player write another entry in its place. Who keeps the store is safe from that.
    ///
    /// # Errors
    /// [`SessionError::BadMessage`], [`SessionError::UnsupportedVersion`], [`SessionError::WrongGame`].
    pub fn compare(&mut self, summary: &[u8], from: Option<Seat>) -> Result<Comparison, SessionError> {
        let rest = message::after_start_of(summary, message::SUMMARY, self.origin.half())?;
        let Some((theirs, head)) = read(rest) else { return Err(SessionError::BadMessage) };
        let ours = self.shared_length();
        let is_known = theirs <= ours && self.head_at(theirs).bytes() == head;
        let is_equal = is_known && theirs == ours;
        if is_equal && self.seat.is_some_and(|seat| from == Some(seat.other())) {
            self.is_recovering = false;
        }
        // Who knows only that the logs differ cannot know where: only the whole log is sure to meet the other's.
        let send_from = if is_known { theirs } else { 0 };
        Ok(Comparison { is_equal, send_from: (send_from < ours).then_some(send_from) })
    }
}
