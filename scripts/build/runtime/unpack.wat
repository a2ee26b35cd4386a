;; The engine's bytes out of the text that `../inline.mjs` makes of them, which says why and how.
;;
;; At 0 is the text, at 0x30000 comes the module, and at 0x50000 each function before its length is known. Between are
;;   0x20000  the opcodes by their numbers in the text
;;   0x20060  what the operand of each opcode is, by the numbers of `../code.mjs`
;;   0x20160  for each of these numbers, where the next such piece is in the text; then the same for bytes (13), and for
;;            the lengths of all of it (14), with which the text begins.
(module
  (memory (export "memory") 6)

  ;; The next number of one kind. The first 64 of the 91 characters end it, with a last digit; the others are the digits
  ;; before. The characters go from "#" to "~", without the backslash.
  (func $next (param $what i32) (result i64)
    (local $place i32) (local $number i64) (local $digit i64)
    (local.set $place (i32.load offset=0x20160 (local.tee $what (i32.shl (local.get $what) (i32.const 2)))))
    (loop $digits
      (local.set $digit (i64.sub (i64.load8_u (local.get $place)) (i64.const 35)))
      (local.set $digit (i64.sub (local.get $digit) (i64.extend_i32_u (i64.gt_u (local.get $digit) (i64.const 57)))))
      (local.set $place (i32.add (local.get $place) (i32.const 1)))
      (if (i64.gt_u (local.get $digit) (i64.const 63))
        (then
          (local.set $number
            (i64.add
              (i64.mul (local.get $number) (i64.const 27))
              (i64.sub (local.get $digit) (i64.const 64))))
          (br $digits))))
    (i32.store offset=0x20160 (local.get $what) (local.get $place))
    (i64.add (i64.shl (local.get $number) (i64.const 6)) (local.get $digit)))

  ;; Writes as many bytes as are told, and gives their end. The small ones and the letters have short numbers.
  (func $bytes (param $place i32) (param $count i32) (result i32)
    (local $number i32)
    (loop $each
      (local.set $number (i32.wrap_i64 (call $next (i32.const 13))))
      (i32.store8
        (local.get $place)
        (i32.add
          (local.get $number)
          (i32.shl (i32.and (local.get $number) (i32.const 0xe0)) (i32.const 1))))
      (local.set $place (i32.add (local.get $place) (i32.const 1)))
      (br_if $each (local.tee $count (i32.sub (local.get $count) (i32.const 1)))))
    (local.get $place))

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

  ;; Gives the end of the module.
  (func (export "unpack") (result i32)
    (local $end i32) (local $place i32) (local $what i32) (local $count i32) (local $functions i32) (local $number i64)
    (local $signed i64)

    ;; Each piece begins where the one before ends, and the first, of the lengths themselves, at 0.
    (loop $lengths
      (i32.store offset=0x20160
        (local.get $what)
        (local.tee $place (i32.add (local.get $place) (i32.wrap_i64 (call $next (i32.const 14))))))
      (br_if $lengths
        (i32.lt_u (local.tee $what (i32.add (local.get $what) (i32.const 4))) (i32.const 56))))

    (drop (call $bytes (i32.const 0x20000) (i32.const 0x160)))
    (local.set $end (call $bytes (i32.const 0x30000) (i32.wrap_i64 (call $next (i32.const 13)))))
    (local.set $functions (i32.wrap_i64 (call $next (i32.const 13))))

    (loop $function
      ;; First the declarations: how many groups of locals, and two numbers for each.
      (local.set $place (i32.const 0x50000))
      (local.set $what (i32.const 3))
      (local.set $count (i32.const -1))
      (loop $pieces
        (local.set $number (call $next (local.get $what)))
        (if (i32.eq (local.get $what) (i32.const 2))
          (then
            (i32.store8
              (local.get $place)
              (local.tee $count (i32.load8_u offset=0x20000 (i32.wrap_i64 (local.get $number)))))
            (local.set $what (i32.load8_u offset=0x20060 (local.get $count)))
            ;; Where to load and to store stands behind the alignment, which is 0.
            (i32.store8 offset=1 (local.get $place) (i32.const 0))
            (local.set $place
              (i32.add (i32.add (local.get $place) (i32.const 1)) (i32.gt_u (local.get $what) (i32.const 10))))
            ;; What is no opcode stands for the last `end` of the function.
            (if (i32.ne (local.get $count) (i32.const 0xff))
              (then
                ;; A branch by a table: how many, those, and the one for all else.
                (local.set $count (select (i32.const -1) (i32.const 1) (i32.eq (local.get $count) (i32.const 0x0e))))
                (br $pieces))))
          (else
            ;; Constants are signed, and those from -2 on have short numbers.
            (local.set $signed (i64.extend_i32_u (i32.lt_u (local.get $what) (i32.const 2))))
            (local.set $place
              (call $write
                (local.get $place)
                (i64.sub (local.get $number) (i64.shl (local.get $signed) (i64.const 1)))
                (i64.shl (local.get $signed) (i64.const 6))))
            ;; A negative count: the number says how many follow.
            (if (i32.lt_s (local.get $count) (i32.const 0))
              (then
                (local.set $count (i32.add (i32.wrap_i64 (local.get $number)) (i32.const 2)))
                (if (i32.eq (local.get $what) (i32.const 3))
                  (then (local.set $count (i32.add (i32.shl (i32.wrap_i64 (local.get $number)) (i32.const 1)) (i32.const 1)))))))
            (if (i32.eqz (local.tee $count (i32.sub (local.get $count) (i32.const 1))))
              (then (local.set $what (i32.const 2))))
            (br $pieces))))
      (i32.store8 (i32.sub (local.get $place) (i32.const 1)) (i32.const 0x0b))
      (local.set $place (i32.sub (local.get $place) (i32.const 0x50000)))
      (memory.copy
        (local.tee $end (call $write (local.get $end) (i64.extend_i32_u (local.get $place)) (i64.const 0)))
        (i32.const 0x50000)
        (local.get $place))
      (local.set $end (i32.add (local.get $end) (local.get $place)))
      (br_if $function (local.tee $functions (i32.sub (local.get $functions) (i32.const 1)))))

    (call $bytes (local.get $end) (i32.wrap_i64 (call $next (i32.const 13))))))
