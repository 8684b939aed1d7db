/** Bots that sit down in the reader's seat and play his cards, one hand after the other. */
import { announce } from "../announce";
import { engine } from "../engine";
import { amountOf } from "../figures";
import { placeWords } from "../progress/among";
import { dayOf } from "../progress/days";
import { BOTS, meanOf, type Among, type BotName } from "../progress/measure";
import { progress } from "../progress/store";
import { say } from "../say";
import type { Amount } from "../types";
import { problemText } from "../words";
import type { Sitting } from "./measure";
import type { Asking, Played } from "./played";
import { keepDated, queryHere } from "./measured";

/** So often each of them plays a deal: most of what they differ by from one time to the next is seen, and nobody waits for long. */
const TIMES: Record<BotName, number> = { random: 12, easy: 12, simple: 12, search: 8 };

export async function sit({ game, store }: Played, course: Asking): Promise<void> {
  const set = (sitting: Sitting | null, among = store.state.measure.among): void => store.set({ measure: { ...store.state.measure, sitting, among } });
  const { position, setup } = store.state;
  const score = position?.settlement?.scores[position.seat];
  if (!position || score === undefined) return;
  const turns = BOTS.flatMap((by) => Array.from({ length: TIMES[by] }, (_, time) => ({ by, time })));
  const scores = new Map<BotName, Amount[]>();
  set({ running: true, done: 0, of: turns.length, problem: "" });
  announce(say("Bots are playing your cards."));
  for (const [done, { by, time }] of turns.entries()) {
    const answer = await course.sits.run((signal) => engine.call("seated", { ...course.request(setup, []), by, time }, signal));
    if (!answer || store.state.position !== position) return;
    if ("problem" in answer) return failed(problemText(answer.problem), done, turns.length);
    scores.set(by, [...(scores.get(by) ?? []), answer.value.score]);
    set({ running: true, done: done + 1, of: turns.length, problem: "" });
  }
  const now = Date.now();
  const bots = BOTS.map((bot) => ({ bot, ...meanOf(scores.get(bot)!.map(amountOf)), times: TIMES[bot] }));
  const among: Among = { game, query: queryHere(setup, position), day: dayOf(now), at: now, score, bots };
  keepDated(among, (dated) => progress.addPlace(dated));
  if (store.state.position !== position) return;
  set(null, among);
  announce(placeWords(among));

  function failed(problem: string, done: number, of: number): void {
    set({ running: false, done, of, problem });
    announce(problem);
  }
}
