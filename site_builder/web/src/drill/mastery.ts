/** When the next level is proposed: after a rule that the reader can count up himself. */
import { html, nothing, type TemplateResult } from "lit";
import { MASTERY, mastered } from "../progress/count";
import { place } from "../progress/levels";
import { progress } from "../progress/store";
import { say } from "../say";
import type { BarActs } from "./bar";
import { kindOf, type State } from "./state";

/** The level to go on to, when this one is mastered and that one is not; else null. */
export function nextLevel(state: State): number | null {
  const { game, kind, level } = state.wish;
  const next = kindOf(state)?.levels.find((one) => one.level > level)?.level;
  if (next === undefined || state.mode !== "free" || !state.outcome) return null;
  const held = (one: number): boolean => mastered(progress.attempts({ game, kind, level: one }));
  return held(level) && !held(next) ? next : null;
}

export function masteryWords(state: State): string {
  if (nextLevel(state) === null) return "";
  return say("You have mastered level {level}: at least {right} of your last {n} answers were right.", { level: place(state.wish), right: MASTERY.right, n: MASTERY.of });
}

export function masteryView(state: State, acts: Pick<BarActs, "wish">): TemplateResult | typeof nothing {
  const next = nextLevel(state);
  if (next === null) return nothing;
  return html`<p class="notice mastery"><span>${masteryWords(state)}</span> <button type="button" class="button quiet" @click=${() => acts.wish({ level: next })}>${say("Go on to level {n}", { n: place({ ...state.wish, level: next }) })}</button></p>`;
}
