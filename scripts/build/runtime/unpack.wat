;; The engine's bytes out of the text that `../inline.mjs` makes of them, which says why and how.
;;
;; At 0 is the text, at 0x20000 are the bytes that its characters stand for, and at 0x40000 comes the module. The bytes of
;; the text are
;;   0x20000  what the operand of each opcode is, by the numbers of `../code.mjs`
;;   0x20100  for each of these numbers, where the next such piece is
;;   0x20130  where it is that stands behind the functions, and its length
;;   0x20138  what stands before the functions
;;            and all the rest.
(module
  (memory (export "memory") 6)

  ;; The characters from "#" to "~", without the backslash, as numbers from 0.
  (func $number (param $place i32) (result i32)
    (i32.sub
      (i32.sub (local.tee $place (i32.load8_u (local.get $place))) (i32.const 35))
      (i32.gt_u (local.get $place) (i32.const 92))))

  ;; Takes the length of the text and gives the end of the module.
  (func (export "unpack") (param $end i32) (result i32)
    (local $from i32) (local $to i32) (local $byte i32) (local $what i32) (local $count i32) (local $start i32)

    (loop $characters
      (local.set $byte
        (if (result i32) (i32.lt_u (local.tee $byte (call $number (local.get $from))) (i32.const 88))
          ;; The frequent bytes: 0 to 57, 64 and 65, 96 to 123.
          (then
            (i32.add
              (local.get $byte)
              (i32.add
                (i32.mul (i32.gt_u (local.get $byte) (i32.const 57)) (i32.const 6))
                (i32.mul (i32.gt_u (local.get $byte) (i32.const 59)) (i32.const 30)))))
          ;; Any byte, as two characters.
          (else
            (i32.add
              (i32.mul (i32.sub (local.get $byte) (i32.const 88)) (i32.const 91))
              (call $number (local.tee $from (i32.add (local.get $from) (i32.const 1))))))))
      (i32.store8 offset=0x20000 (local.get $to) (local.get $byte))
      (local.set $to (i32.add (local.get $to) (i32.const 1)))
      (br_if $characters
        (i32.lt_u (local.tee $from (i32.add (local.get $from) (i32.const 1))) (local.get $end))))

    (memory.copy
      (i32.const 0x40000)
      (i32.const 0x20138)
      (local.tee $end (i32.sub (i32.load (i32.const 0x20100)) (i32.const 0x20138))))
    (local.set $end (i32.add (local.get $end) (i32.const 0x40000)))

    (loop $functions
      ;; Room for its size. Then the declarations: how many groups of locals, and two numbers for each.
      (local.set $start (local.tee $end (i32.add (local.get $end) (i32.const 2))))
      (local.set $what (i32.const 1))
      (local.set $count (i32.const -1))
      (loop $bytes
        (local.set $from (i32.load offset=0x20100 (local.tee $to (i32.shl (local.get $what) (i32.const 2)))))
        (i32.store offset=0x20100 (local.get $to) (i32.add (local.get $from) (i32.const 1)))
        (i32.store8 (local.get $end) (local.tee $byte (i32.load8_u (local.get $from))))
        (local.set $end (i32.add (local.get $end) (i32.const 1)))
        (if (local.get $what)
          (then
            ;; The last byte of a number is the one without the highest bit.
            (br_if $bytes (i32.gt_u (local.get $byte) (i32.const 127)))
            ;; A negative count: the number says how many follow.
            (if (i32.lt_s (local.get $count) (i32.const 0))
              (then
                (local.set $count
                  (i32.add
                    (i32.const 1)
                    (select
                      (i32.shl (local.get $byte) (i32.const 1))
                      (i32.add (local.get $byte) (i32.const 1))
                      (i32.eq (local.get $what) (i32.const 1)))))))
            (if (i32.eqz (local.tee $count (i32.sub (local.get $count) (i32.const 1))))
              (then (local.set $what (i32.const 0))))
            (br $bytes))
          (else
            (local.set $what (i32.load8_u offset=0x20000 (local.get $byte)))
            ;; Where to load and to store stands behind the alignment, which is 0.
            (local.set $end (i32.add (local.get $end) (i32.gt_u (local.get $what) (i32.const 9))))
            ;; A branch by a table: how many, those, and the one for all else.
            (local.set $count (select (i32.const -1) (i32.const 1) (i32.eq (local.get $byte) (i32.const 0x0e))))
            ;; What is no opcode stands for the last `end` of the function.
            (br_if $bytes (i32.ne (local.get $byte) (i32.const 0xff))))))
      (i32.store8 (i32.sub (local.get $end) (i32.const 1)) (i32.const 0x0b))
      (local.set $to (i32.sub (local.get $end) (local.get $start)))
      (if (i32.gt_u (local.get $to) (i32.const 127))
        (then
          (i32.store8 (i32.sub (local.get $start) (i32.const 2)) (i32.or (local.get $to) (i32.const 128)))
          (i32.store8 (i32.sub (local.get $start) (i32.const 1)) (i32.shr_u (local.get $to) (i32.const 7))))
        (else
          (i32.store8 (i32.sub (local.get $start) (i32.const 2)) (local.get $to))
          (memory.copy (i32.sub (local.get $start) (i32.const 1)) (local.get $start) (local.get $to))
          (local.set $end (i32.sub (local.get $end) (i32.const 1)))))
      ;; After the last function the same stands alone.
      (br_if $functions (i32.ne (i32.load8_u (i32.load (i32.const 0x20100))) (i32.const 0xff))))

    (memory.copy (local.get $end) (i32.load (i32.const 0x20130)) (local.tee $to (i32.load (i32.const 0x20134))))
    (i32.add (local.get $end) (local.get $to))))
