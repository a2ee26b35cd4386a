// What was done, in words: for the list of moves and for the voice.

/** An entry in words. */
export function sentenceFor(entry, { event }, nameOf) {
  const { type, seat, point, color, number, count, to, letter } = entry;
  const name = nameOf(seat);
  switch (type) {
    case "place":
      return event.place[color](name, number, point);
    case "pass":
      return event.pass[color](name);
    case "branch":
      return event.branch(name, to);
    case "declare":
      return event.declare(name, count);
    case "offer":
      return event.offer(name, point, letter);
    case "pick":
      return event.pick(name, number, point);
    case "accept-draw":
      return event.acceptDraw(name);
    default:
      // keep, swap, claim, resign, timeout
      return event[type](name);
  }
}

/** What a change of the game says: what was done, and after a swap who is who. */
export function messageFor({ type, entry }, state, texts, nameOf) {
  const { event } = texts;
  if (type !== "applied") return event[type];
  const parts = [sentenceFor(entry, texts, nameOf)];
  if (entry.type === "swap") {
    for (const seat of ["first", "second"]) parts.push(event.nowHolds[state.seats[seat]](nameOf(seat)));
  }
  if (entry.offerDraw) parts.push(event.drawOffered(nameOf(entry.seat)));
  return parts.join(" ");
}
