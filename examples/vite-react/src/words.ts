// What the players read. The compiler holds that every phase and every action has its words.

import type { Action, Phase, State, Turn } from "soosorv";

type Question = (turn: Turn, state: State) => string;

const questions: Record<Exclude<Phase, "over">, Question> = {
  place: ({ stone }, { area }) => `places a ${stone} stone${area === 15 ? "" : ` in the central ${area} × ${area}`}`,
  choose: ({ holds }) => `keeps ${holds} or swaps`,
  declare: () => "says how many fifth moves there will be",
  offer: (_, { offersMissing }) => `offers fifth moves, ${offersMissing} to go`,
  pick: () => "picks one of the fifth moves",
  play: ({ stone }) => `plays ${stone}`,
};

export function prompt(state: State): string {
  const { outcome, phase, turn } = state;
  if (outcome) return outcome.winner ? `The ${outcome.winner} player wins (${outcome.reason})` : "A draw";
  if (!turn || phase === "over") return "";
  return `The ${turn.seat} player ${questions[phase](turn, state)}`;
}

export function label(action: Action): string {
  switch (action.type) {
    case "declare":
      return String(action.count);
    case "branch":
      return `Instead: ${action.to}`;
    case "accept-draw":
      return "Accept the draw";
    default:
      return action.type[0]?.toUpperCase() + action.type.slice(1);
  }
}
