//! Numbers in texts, plain decimal digits; the standard library's formatter stays out of the published module.

/// Appends the number.
pub(crate) fn push(text: &mut String, number: usize) {
    if number >= 10 {
        push(text, number / 10);
    }
    text.push((b'0' + (number % 10) as u8) as char);
}

/// The number that the digits spell, without sign and leading zeros; one too great for any use stays too great.
pub(crate) fn read(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() || digits.len() > 1 && digits[0] == b'0' {
        return None;
    }
    let mut number: u32 = 0;
    for byte in digits {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number.saturating_mul(10).saturating_add(u32::from(digit));
    }
    Some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_and_read_in_one_way() {
        for number in [0, 7, 10, 99, 100, 225, 65_535, u32::MAX] {
            let mut text = String::new();
            push(&mut text, number as usize);
            assert_eq!(text, number.to_string());
            assert_eq!(read(text.as_bytes()), Some(number));
        }
        assert_eq!(read(b"99999999999999999999"), Some(u32::MAX));
        for text in ["", "00", "01", "+1", "-1", " 1", "1 ", "1_0", "٣"] {
            assert_eq!(read(text.as_bytes()), None, "{text:?}");
        }
    }
}
