/** Where a single word may be said and no card played, nothing is to be decided: it says itself. */
import type { Position, Step } from "../types";
import { playTime } from "./cards";

type On = (moves: string[]) => Promise<Position>;

/** The only move of the reader's, null where he has a choice. */
export function forcedMove(position: Position): string | null {
  const { actions, asides, choice, over, sums, waits } = position;
  const only = actions.length === 1 && !over && !waits && !choice && !sums.length && !asides.length && !playTime(position);
  return only && !actions[0]!.cards?.length ? actions[0]!.text : null;
}

/** Goes on to where the reader has something to decide; the steps on the way are those of the position reached. */
export async function toDecision(from: Position, on: On): Promise<Position> {
  const steps: Step[] = [...from.steps];
  let now = from;
  for (let said = forcedMove(now); said !== null; said = forcedMove(now)) {
    const { turn, seat, actions } = now;
    steps.push({ move: said, seat: turn ?? seat, kind: "say", card: null, words: actions[0]!.label, said: actions[0]!.label });
    now = await on([...now.moves, said]);
    steps.push(...now.steps);
  }
  return { ...now, steps };
}

/** Goes back to where the reader had something to decide. */
export async function goesBack(from: Position, on: On): Promise<Position> {
  let now = from;
  while (forcedMove(now) !== null && now.undo) now = await on(now.moves.slice(0, -now.undo));
  return toDecision(now, on);
}
