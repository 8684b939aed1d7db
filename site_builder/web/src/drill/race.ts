/** A timed run: before it, the clock over it, and what came of it. */
import { html, nothing, type TemplateResult } from "lit";
import { middle, runsLine, seconds } from "./marks";
import { score, SECONDS, type Race, type State } from "./state";
import { progress } from "../progress/store";
import { say, sayWith } from "../say";
import { figure } from "../words";

export interface RaceActs {
  start(): void;
  stop(): void;
  replay(): void;
  leave(): void;
}

export const left = (race: Race): number => Math.max(0, Math.ceil((race.ends - performance.now()) / 1000));

export function startView(state: State, acts: RaceActs): TemplateResult {
  const best = bestOf(state);
  return html`<div class="race-start">
    <p class="race-title">${say("{n} seconds", { n: SECONDS })}</p>
    <p>${say("A right answer counts one, a wrong one takes one away, and while you read why it was wrong the clock goes on.")}
      ${best === null ? "" : sayWith("Your best here is {score}.", { score: () => html`<b>${figure(best)}</b>` })}</p>
    <p><button type="button" class="button primary" @click=${acts.start}>${say("Start the clock")}</button></p>
  </div>`;
}

export function clockView(race: Race, acts: RaceActs): TemplateResult {
  const now = left(race);
  return html`<div class="race-clock ${now <= 10 ? "soon" : ""}">
    <p class="race-left" role="timer" aria-label=${say("Seconds left")}>${sayWith("{n} {unit}", { n: () => html`<b>${now}</b>`, unit: () => html`<span>${say("s", {}, {}, "seconds")}</span>` })}</p>
    <p class="race-count"><span>${sayWith("{n} right", { n: () => html`<b>${race.right}</b>` })}</span> <span>${sayWith("{n} wrong", { n: () => html`<b>${race.wrong}</b>` })}</span></p>
    <button type="button" class="button quiet" @click=${acts.stop}>${say("Stop")}</button>
    <span class="race-bar" aria-hidden="true"><i .style="inline-size:${(100 * now) / SECONDS}%"></i></span>
  </div>`;
}

export function endView(state: State, acts: RaceActs): TemplateResult {
  const race = state.race!;
  const { game, kind, level } = state.wish;
  const answers = race.right + race.wrong;
  const times = progress.attempts({ game, kind, level }).slice(-answers || undefined).filter((one) => one.right);
  return html`<div class="race-end">
    <p class="race-title">${say("Time", {}, {}, "is up")}</p>
    <p class="race-score"><b>${figure(score(race))}</b> <span>${say("{right} right − {wrong} wrong", { right: race.right, wrong: race.wrong })}</span></p>
    <p>${bestWords(race)} ${answers && times.length ? say("A right answer took you {time}.", { time: seconds(middle(times.map((one) => one.ms))) }) : ""}</p>
    ${runsLine(progress.runs({ game, kind, level }))}
    <p class="tools">
      <button type="button" class="button primary" @click=${acts.start}>${say("Again")}</button>
      ${race.misses.length ? html`<button type="button" class="button quiet" @click=${acts.replay}>${say("Replay the {n} misses", { n: race.misses.length }, { "n one": "Replay the {n} miss" })}</button>` : nothing}
      <button type="button" class="button quiet" @click=${acts.leave}>${say("Without the clock")}</button>
    </p>
  </div>`;
}

export const bestOf = (state: State): number | null => {
  const { game, kind, level } = state.wish;
  const run = progress.best({ game, kind, level }).run;
  return run && score(run);
};

export function bestWords(race: Race): string {
  const now = score(race);
  if (race.before === null) return say("Your first run here.");
  if (now > race.before) return say("A new best: it was {score}.", { score: race.before });
  return now === race.before ? say("Your best here is {score}, reached again.", { score: race.before }) : say("Your best here is {score}.", { score: race.before });
}
