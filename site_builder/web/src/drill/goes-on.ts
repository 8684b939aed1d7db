/** How the hand of a question goes on after a card: asked of the engine, with what is kept where the question is a mistake of the reader's own. */
import { engine } from "../engine";
import { MISTAKE } from "../progress/data";
import { insisted } from "../read-file";
import type { Lines } from "../types";
import type { Posed } from "./state";

export async function goesOn(game: string, asked: Posed, answer: string | null, signal: AbortSignal): Promise<Lines> {
  if (asked.kind === MISTAKE) return (await insisted(() => import("./own"))).lines({ game }, asked, answer, signal);
  const { kind, level, seed } = asked;
  return engine.call("lines", { game, kind, level, seed, drawn: true, ...(answer === null ? {} : { answer }) }, signal);
}
