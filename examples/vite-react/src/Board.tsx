import type { Action, Point, State } from "soosorv";

const rows = Array.from({ length: 15 }, (_, index) => 15 - index);
const columns = [..."abcdefghijklmno"];
const board = rows.flatMap((row) => columns.map((column): Point => `${column}${row}`));

interface Props {
  readonly state: State;
  readonly onAction: (action: Action) => void;
}

/** Draws a state: a button for each point, on which only the legal ones can be pressed. Knows no rule. */
export function Board({ state, onAction }: Props) {
  const { tap, last, outcome } = state;
  const stones = new Map(state.stones.map((stone) => [stone.point, stone]));
  const legal = new Set(state.points);
  const forbidden = new Set(state.forbidden.map(({ point }) => point));

  return (
    <div className="board">
      {board.map((point) => {
        const stone = stones.get(point);
        const offer = state.offers.indexOf(point) + 1;
        const marks = [
          stone?.color,
          point === last?.point && "last",
          outcome?.line.includes(point) && "winning",
          !stone && forbidden.has(point) && "forbidden",
          offer > 0 && "offer",
        ].filter((mark) => typeof mark === "string");
        return (
          <button
            key={point}
            type="button"
            className={["point", ...marks].join(" ")}
            aria-label={[point, ...marks].join(", ")}
            disabled={!tap || !legal.has(point)}
            onClick={() => tap && onAction({ type: tap, point })}
          >
            {stone ? stone.number || "" : offer || ""}
          </button>
        );
      })}
    </div>
  );
}
