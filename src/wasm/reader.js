// Reads an answer of the engine from its start: bare numbers, whose order is known, and values that say what they are,
// whose tags are those of answer.rs beside this file.

import { KIND_LISTS, NONE, POINTS, WORDS } from "./names.js";

// The tags of answer.rs; those below stand before one number each, but the first, which is null.
const TEXT = 5;
const LIST = 6;

export class Reader {
  constructor(numbers) {
    this.numbers = numbers;
    this.place = 1;
  }

  next() {
    return this.numbers[this.place++];
  }

  name(names) {
    return names[this.next()] ?? null;
  }

  number() {
    const number = this.next();
    return number === NONE ? null : number;
  }

  /** As many numbers as it is told to. */
  take(count) {
    this.place += count;
    return this.numbers.subarray(this.place - count, this.place);
  }

  bytes(count) {
    return Uint8Array.from(this.take(count));
  }

  /** A text of so many units. */
  text(count) {
    let text = "";
    for (const unit of this.take(count)) text += String.fromCharCode(unit);
    return text;
  }

  /** A list, whose length comes first. */
  list(read) {
    const list = new Array(this.next());
    for (let place = 0; place < list.length; place++) {
      list[place] = read(this);
    }
    return Object.freeze(list);
  }

  /** All that is left. */
  rest(read) {
    const list = [];
    while (this.place < this.numbers.length) {
      list.push(read(this));
    }
    return Object.freeze(list);
  }

  /** A value that says what it is; undefined at the end of a list. */
  value() {
    const tag = this.next();
    if (tag === NONE) {
      return undefined;
    }
    if (tag < LIST) {
      const number = tag && this.next();
      return tag === TEXT ? this.text(number) : [null, number, POINTS[number], KIND_LISTS[number], WORDS[number]][tag];
    }
    const values = tag === LIST ? [] : {};
    if (tag === LIST) {
      for (let value = this.value(); value !== undefined; value = this.value()) values.push(value);
    } else {
      for (let key = this.next(); key !== NONE; key = this.next()) values[WORDS[key]] = this.value();
    }
    return Object.freeze(values);
  }
}

/** All bytes of an answer. */
export const bytesIn = (answer) => Uint8Array.from(answer.subarray(1));

/** The text that an answer is. */
export const textIn = (answer) => new Reader(answer).text(answer.length - 1);
