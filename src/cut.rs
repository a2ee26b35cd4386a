//! Texts cut at a mark; the standard library's splitting, made anew for every mark, would be a hundredth of the module.

/// What stands before the first such byte, and what stands behind it, if there is one.
#[inline(never)]
pub(crate) fn at(mark: u8, text: &[u8]) -> (&[u8], Option<&[u8]>) {
    match text.iter().position(|byte| *byte == mark) {
        Some(place) => (&text[..place], Some(&text[place + 1..])),
        None => (text, None),
    }
}
