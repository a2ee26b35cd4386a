//! How two logs find each other again: each side tells its length and head, and who sees that the other lacks
//! something sends. A whole log is small, so whatever is unclear is answered with all of it.

use super::Session;
use super::chain::Head;
use super::error::SessionError;
use super::message::{self, take};
use crate::seat::Seat;

/// What the other side's summary calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// Both logs are the same.
    pub is_equal: bool,
    /// The number of the entry from which on the other side is to be sent the log.
    pub send_from: Option<usize>,
}

impl Session {
    /// What to tell the other side on every connection, and as the acknowledgement of what it sent: how long the log is
    /// and what its head is. Entries that wait for their signature do not count yet.
    pub fn summary(&self) -> Vec<u8> {
        let length = self.shared_length();
        let mut bytes = message::start_of(message::SUMMARY, self.game_id());
        bytes.extend((length as u16).to_be_bytes());
        bytes.extend(self.head_before(length).bytes());
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
        let mut rest = summary;
        message::read_start_of(&mut rest, message::SUMMARY, self.game_id())?;
        let theirs = usize::from(u16::from_be_bytes(take(&mut rest)?));
        let head = Head::from(take::<32>(&mut rest)?);
        message::end(rest)?;
        let ours = self.shared_length();
        let is_known = theirs <= ours && self.head_before(theirs) == head;
        let is_equal = is_known && theirs == ours;
        if is_equal && self.seat.is_some_and(|seat| from == Some(seat.other())) {
            self.is_recovering = false;
        }
        // Who knows only that the logs differ cannot know where: only the whole log is sure to meet the other's.
        let send_from = if is_known { theirs } else { 0 };
        Ok(Comparison { is_equal, send_from: (send_from < ours).then_some(send_from) })
    }
}
