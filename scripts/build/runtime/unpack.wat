;; The engine's bytes out of the text that `../inline.mjs` makes of them, which says why and how.
;;
;; At 0 is the text, at 0x30000 comes the module, and at 0x50000 each function before its length is known. Between are
;;   0x20000  the opcodes by their characters, from " " on
;;   0x20060  what follows on each opcode, likewise: the numbers of `../code.mjs` times 4; the last `end` has 60
;;   0x200c0  for each of these numbers, where the next such piece is in the text; then the same for bytes (56), and for
;;            the lengths of all of it (60), with which the text begins.
(module
  (type $writes_function (func (result i32)))
  (memory (export "memory") 6)

  ;; The build makes them of the one below. They take turns: V8 would set about to optimise a single one, on another
  ;; thread but at the cost of this one, and would be ready when all is done.
  (table 3 funcref)
  (elem (i32.const 0) $function0 $function1 $function2)

  ;; The next number of one kind. The first 64 of the 92 characters from "#" to "~" end it, with a last digit; the others
  ;; are the digits before.
  (func $next (param $what i32) (result i64)
    (local $place i32) (local $number i64) (local $digit i64)
    (local.set $place (i32.load offset=0x200c0 (local.get $what)))
    (loop $digits
      (local.set $digit (i64.sub (i64.load8_u (local.get $place)) (i64.const 35)))
      (local.set $place (i32.add (local.get $place) (i32.const 1)))
      (if (i64.gt_u (local.get $digit) (i64.const 63))
        (then
          (local.set $number
            (i64.add
              (i64.mul (local.get $number) (i64.const 28))
              (i64.sub (local.get $digit) (i64.const 64))))
          (br $digits))))
    (i32.store offset=0x200c0 (local.get $what) (local.get $place))
    (i64.add (i64.shl (local.get $number) (i64.const 6)) (local.get $digit)))

  ;; Writes a number (LEB128) and gives its end. A signed one has 64 values less above 0 in its last byte.
  (func $write (param $place i32) (param $number i64) (param $below i64) (result i32)
    (loop $each
      (if (i64.gt_u (i64.add (local.get $number) (local.get $below)) (i64.const 127))
        (then
          (i64.store8 (local.get $place) (i64.or (local.get $number) (i64.const 128)))
          (local.set $number (i64.shr_s (local.get $number) (i64.const 7)))
          (local.set $place (i32.add (local.get $place) (i32.const 1)))
          (br $each))))
    (i64.store8 (local.get $place) (i64.and (local.get $number) (i64.const 127)))
    (i32.add (local.get $place) (i32.const 1)))

  ;; Writes the next numbers of one kind and gives their end. Constants are signed. One with more than one character has
  ;; its sign in the lowest bit.
  (func $numbers (param $place i32) (param $what i32) (param $count i32) (result i32)
    (local $number i64) (local $below i64)
    (loop $each
      (if (local.get $count)
        (then
          (local.set $number (call $next (local.get $what)))
          (if (i32.lt_u (local.get $what) (i32.const 12))
            (then
              (local.set $below (i64.const 64))
              (local.set $number
                (i64.xor
                  (i64.shr_u (local.get $number) (i64.const 1))
                  (i64.sub (i64.const 0) (i64.and (local.get $number) (i64.const 1)))))))
          (local.set $place (call $write (local.get $place) (local.get $number) (local.get $below)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $each))))
    (local.get $place))

  ;; Writes as many bytes as are told, and gives their end. The small ones and the letters have short numbers.
  (func $bytes (param $place i32) (param $count i32) (result i32)
    (local $number i32) (local $high i32) (local $from i32)
    (local.set $from (i32.load offset=0x200c0 (i32.const 56)))
    (loop $each
      (local.set $number (i32.sub (i32.load8_u (local.get $from)) (i32.const 35)))
      (local.set $from (i32.add (local.get $from) (i32.const 1)))
      (if (i32.gt_u (local.get $number) (i32.const 63))
        (then
          (local.set $high (i32.shl (local.get $number) (i32.const 6)))
          (br $each)))
      (local.set $number (i32.add (local.get $number) (local.get $high)))
      (local.set $high (i32.const 0))
      (i32.store8
        (local.get $place)
        (i32.add
          (local.get $number)
          (i32.shl (i32.and (local.get $number) (i32.const 0xe0)) (i32.const 1))))
      (local.set $place (i32.add (local.get $place) (i32.const 1)))
      (br_if $each (local.tee $count (i32.sub (local.get $count) (i32.const 1)))))
    (i32.store offset=0x200c0 (i32.const 56) (local.get $from))
    (local.get $place))

  ;; Writes a function to 0x50000 and gives its end. The loop reads what is frequent, a number of one character, by
  ;; itself: a call would double its time.
  (func $function0 (type $writes_function)
    (local $place i32) (local $what i32) (local $opcode i32) (local $from i32) (local $digit i32) (local $count i64)
    ;; The declarations: how many groups of locals, and two numbers for each.
    (local.set $place
      (call $numbers
        (call $write (i32.const 0x50000) (local.tee $count (call $next (i32.const 12))) (i64.const 0))
        (i32.const 12)
        (i32.shl (i32.wrap_i64 (local.get $count)) (i32.const 1))))
    (local.set $opcode (i32.load offset=0x200c0 (i32.const 0)))
    (loop $piece
      ;; Where to load and to store stands behind the alignment, which is 0: the second byte of these two.
      (i32.store16
        (local.get $place)
        (i32.load8_u offset=0x1ffe0 (local.tee $what (i32.load8_u (local.get $opcode)))))
      (local.set $opcode (i32.add (local.get $opcode) (i32.const 1)))
      (local.set $place (i32.add (local.get $place) (i32.const 1)))
      (br_if $piece (i32.eqz (local.tee $what (i32.load8_u offset=0x20040 (local.get $what)))))
      (if (i32.lt_u (local.get $what) (i32.const 52))
        (then
          (local.set $place (i32.add (local.get $place) (i32.gt_u (local.get $what) (i32.const 40))))
          (i32.store8
            (local.get $place)
            (local.tee $digit
              (i32.sub
                (i32.load8_u (local.tee $from (i32.load offset=0x200c0 (local.get $what))))
                (i32.const 35))))
          (if (i32.lt_u (local.get $digit) (i32.const 64))
            (then
              (i32.store offset=0x200c0 (local.get $what) (i32.add (local.get $from) (i32.const 1)))
              (local.set $place (i32.add (local.get $place) (i32.const 1)))
              (br $piece)))
          (local.set $place (call $numbers (local.get $place) (local.get $what) (i32.const 1)))
          (br $piece)))
      ;; A branch by a table: how many, those, and the one for all else.
      (if (i32.eq (local.get $what) (i32.const 52))
        (then
          (local.set $place
            (call $numbers
              (call $write (local.get $place) (local.tee $count (call $next (i32.const 52))) (i64.const 0))
              (i32.const 52)
              (i32.add (i32.wrap_i64 (local.get $count)) (i32.const 1))))
          (br $piece))))
    (i32.store offset=0x200c0 (i32.const 0) (local.get $opcode))
    (i32.store8 (i32.sub (local.get $place) (i32.const 1)) (i32.const 0x0b))
    (local.get $place))

  ;; Gives the end of the module.
  (func (export "unpack") (result i32)
    (local $end i32) (local $place i32) (local $what i32) (local $functions i32)
    ;; Each piece begins where the one before ends, and the first, of the lengths themselves, at 0.
    (loop $lengths
      (i32.store offset=0x200c0
        (local.get $what)
        (local.tee $place (i32.add (local.get $place) (i32.wrap_i64 (call $next (i32.const 60))))))
      (br_if $lengths
        (i32.lt_u (local.tee $what (i32.add (local.get $what) (i32.const 4))) (i32.const 60))))
    (drop (call $bytes (i32.const 0x20000) (i32.const 0xc0)))
    (local.set $end (call $bytes (i32.const 0x30000) (i32.wrap_i64 (call $next (i32.const 56)))))
    (local.set $functions (i32.wrap_i64 (call $next (i32.const 56))))
    (loop $each
      (local.set $place
        (i32.sub
          (call_indirect (type $writes_function) (i32.rem_u (local.get $functions) (i32.const 3)))
          (i32.const 0x50000)))
      (memory.copy
        (local.tee $end (call $write (local.get $end) (i64.extend_i32_u (local.get $place)) (i64.const 0)))
        (i32.const 0x50000)
        (local.get $place))
      (local.set $end (i32.add (local.get $end) (local.get $place)))
      (br_if $each (local.tee $functions (i32.sub (local.get $functions) (i32.const 1)))))
    (call $bytes (local.get $end) (i32.wrap_i64 (call $next (i32.const 56))))))
