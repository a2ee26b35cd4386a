#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| soosorv_fuzz::bodies::session(data));
