// Compiled only: the elements in React 19's JSX.

import { type SoosorvBoard, SoosorvGame } from "soosorv/element";

export const game = (
  <soosorv-game
    opening="soosorv-8"
    forbiddenMoves="loses"
    lang="de"
    seat="first"
    theme="dark"
    input="confirm"
    className="wide"
    onaction={(event) => console.log(event.detail.type)}
    onstate={({ detail }) => console.log(detail.phase)}
    onover={({ detail }) => console.log(detail.reason)}
    ref={(element: SoosorvGame | null) => void element?.undo()}
  />
);

export const board = (
  <soosorv-board state={new SoosorvGame().state} numbers={5} onaction={({ detail }) => detail.type} />
);

// @ts-expect-error: no such seat
export const wrongSeat = <soosorv-game seat="third" />;
// @ts-expect-error: a state is no text
export const wrongState = <soosorv-board state="soosorv-8" />;

const element = document.createElement("soosorv-game");
element.addEventListener("action", ({ detail }) => element.apply(detail, { seat: "second" }));
export const found: SoosorvBoard | null = document.querySelector("soosorv-board");
