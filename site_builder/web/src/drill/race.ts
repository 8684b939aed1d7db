/** A timed run: before it, the clock over it, and what came of it. */
import { html, nothing, type TemplateResult } from "lit";
import { middle, runsLine, seconds } from "./marks";
import { score, SECONDS, type Race, type State } from "./state";
import { progress } from "../progress/store";
import { figure, plural } from "../words";

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
    <p class="race-title">${SECONDS} seconds</p>
    <p>A right answer counts one, a wrong one takes one away, and while you read why it was wrong the clock goes on.
      ${best === null ? "" : html`Your best here is <b>${figure(best)}</b>.`}</p>
    <p><button type="button" class="button primary" @click=${acts.start}>Start the clock</button></p>
  </div>`;
}

export function clockView(race: Race, acts: RaceActs): TemplateResult {
  const now = left(race);
  return html`<div class="race-clock ${now <= 10 ? "soon" : ""}">
    <p class="race-left" role="timer" aria-label="Seconds left"><b>${now}</b> <span>s</span></p>
    <p class="race-count"><span><b>${race.right}</b> right</span> <span><b>${race.wrong}</b> wrong</span></p>
    <button type="button" class="button quiet" @click=${acts.stop}>Stop</button>
    <span class="race-bar" aria-hidden="true"><i .style="inline-size:${(100 * now) / SECONDS}%"></i></span>
  </div>`;
}

export function endView(state: State, acts: RaceActs): TemplateResult {
  const race = state.race!;
  const { game, kind, level } = state.wish;
  const answers = race.right + race.wrong;
  const times = progress.attempts({ game, kind, level }).slice(-answers || undefined).filter((one) => one.right);
  return html`<div class="race-end">
    <p class="race-title">Time</p>
    <p class="race-score"><b>${figure(score(race))}</b> <span>${race.right} right − ${race.wrong} wrong</span></p>
    <p>${bestWords(race)} ${answers && times.length ? `A right answer took you ${seconds(middle(times.map((one) => one.ms)))}.` : ""}</p>
    ${runsLine(progress.runs({ game, kind, level }))}
    <p class="tools">
      <button type="button" class="button primary" @click=${acts.start}>Again</button>
      ${race.misses.length ? html`<button type="button" class="button quiet" @click=${acts.replay}>Replay the ${plural(race.misses.length, "miss", "misses")}</button>` : nothing}
      <button type="button" class="button quiet" @click=${acts.leave}>Without the clock</button>
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
  if (race.before === null) return "Your first run here.";
  if (now > race.before) return `A new best: it was ${figure(race.before)}.`;
  return `Your best here is ${figure(race.before)}${now === race.before ? ", reached again" : ""}.`;
}
