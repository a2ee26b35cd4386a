import { useSyncExternalStore } from "react";
import { Board } from "./Board.tsx";
import { GameStore } from "./game-store.ts";
import { label, prompt } from "./words.ts";

const game = new GameStore(sessionStorage);

export function App() {
  const { state, record, canRedo } = useSyncExternalStore(game.subscribe, game.getSnapshot);
  return (
    <main>
      <h1>Soosõrv-8</h1>
      <p role="status">{prompt(state)}</p>
      <Board state={state} onAction={game.act} />
      <div className="buttons">
        {state.choices.map((action) => (
          <button key={label(action)} type="button" onClick={() => game.act(action)}>
            {label(action)}
          </button>
        ))}
      </div>
      <div className="buttons">
        <button type="button" onClick={game.undo} disabled={state.length === 0}>
          Undo
        </button>
        <button type="button" onClick={game.redo} disabled={!canRedo}>
          Redo
        </button>
        <button type="button" onClick={game.restart}>
          New game
        </button>
      </div>
      <code>{record}</code>
    </main>
  );
}
