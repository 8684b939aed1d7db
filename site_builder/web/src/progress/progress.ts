/** <trionfi-progress>: what the reader has practised on this device, in figures and plots. It needs no engine. */
import { html, nothing, render, type TemplateResult } from "lit";
import { careView, outcome, savingView } from "./care";
import { repeatView } from "./repeat";
import { dayOf } from "./days";
import { allSums, days, games, overview, rows } from "./figures";
import { accuraciesOf, entriesOf, handsOf, MISTAKE, mistakesOf, fits, placesOf, runsOf, type Filter } from "./data";
import type { Course } from "./lessons";
import { mistakesView } from "./mistakes";
import { HAND } from "./playing";
import { ratedView } from "./rated";
import { progress } from "./store";
import { accuracyView, countingView, placesView } from "./trend-views";
import { calendarView, courseView, kindsView, overviewView, handsView, runsView, type Names } from "./views";
import { giveFile } from "../file";
import { unreadView } from "../parts";
import { say, sayWith } from "../say";
import type { Widget } from "../shell";
import { Store } from "../store";
import { capital } from "../words";

const UNREAD = (): string => say("The progress that was kept here cannot be read: it is damaged, or a newer Trionfi wrote it. It is set aside as it was, and the figures begin anew.");

interface State {
  game: string | null;
  said: string;
  bad: boolean;
}

export function mount(host: HTMLElement): Widget {
  const names = namesOf(host.dataset["names"]);
  host.replaceChildren();
  const store = new Store<State>({ game: null, said: "", bad: false }, (state) => render(view(state), host));
  const unsubscribe = progress.subscribe(() => store.set({}));
  // A page that is looked at again after midnight has another today.
  const again = (): void => store.set({});
  document.addEventListener("visibilitychange", again);
  store.flush();
  return {
    close: () => {
      document.removeEventListener("visibilitychange", again);
      unsubscribe();
      store.close();
    },
  };

  function told(words: string, bad = false): void {
    store.set({ said: outcome(words), bad });
  }

  function view(state: State): TemplateResult {
    const now = Date.now();
    const empty = progress.empty;
    return html`<div class="progress-page">
      ${savingView(progress.saving)}
      ${unreadView(UNREAD(), progress.unread, saveUnread, () => progress.forgetUnread())}
      ${empty ? emptyView() : figuresView(state, now)}
      <h2 id="due">${say("What is due")}</h2>
      ${repeatView(names, now)}
      <section class="care">
        <h2 id="data">${say("Your data")}</h2>
        <p>${say("All of this is kept on this device and nowhere else. A file brings it to another one: whatever is there already is not doubled.")}</p>
        ${careView({ told }, empty)}
        ${state.said ? html`<p class=${state.bad ? "problem" : "done-words"}>${state.said}</p>` : nothing}
      </section>
    </div>`;
  }

  function saveUnread(unread: string): void {
    told(say("{file} holds what could not be read.", { file: giveFile("trionfi-progress-damaged", "txt", "text/plain", unread) }));
  }

  function figuresView(state: State, now: number): TemplateResult {
    const all = progress.all;
    const known = games(all);
    const game = state.game !== null && known.includes(state.game) ? state.game : null;
    const filter: Filter = game === null ? {} : { game };
    const sums = allSums(all);
    const byDay = days(sums, filter);
    const kinds = rows(all, sums, filter);
    return html`${known.length > 1 ? pickView(known, game) : nothing}
      ${byDay.length ? overviewView(overview(byDay, dayOf(now))) : nothing}
      ${mistakesView(mistakesOf(all, filter), names)}
      ${handsView(handsOf(all, filter), accuraciesOf(all, filter), names)}
      ${accuracyView(accuraciesOf(all, filter), names)}
      ${placesView(placesOf(all, filter), names)}
      ${byDay.length ? html`<h2 id="days">${say("Days")}</h2>${calendarView(byDay, dayOf(now))}` : nothing}
      ${kinds.length ? html`<h2 id="kinds">${say("Drills")}</h2>${kindsView(kinds, rows(all, sums, filter, true), names)}` : nothing}
      ${countingView(sums.filter((one) => fits(one, filter)))}
      ${ratedView(entriesOf(all, filter))}
      ${byDay.some((row) => row.asked) ? html`<h2 id="course">${say("Day by day")}</h2>${courseView(byDay)}` : nothing}
      ${runsView(runsOf(all, filter), names)}`;
  }

  function pickView(known: string[], game: string | null): TemplateResult {
    return html`<label class="field select progress-pick"><span>${say("Game")}</span>
      <select @change=${(event: Event) => store.set({ game: (event.target as HTMLSelectElement).value || null })}>
        <option value="" ?selected=${game === null}>${say("All games")}</option>
        ${known.map((one) => html`<option value=${one} ?selected=${one === game}>${names.game(one)}</option>`)}
      </select></label>`;
  }
}

const emptyView = (): TemplateResult => html`<p class="empty-state"><b>${say("Nothing is practised yet on this device.")}</b> ${sayWith("Answer a few questions in the {drills}, or begin the {steps}: days, times and right answers will stand here.", {
  drills: () => html`<a href="../">${say("drills")}</a>`, steps: () => html`<a href="../learn/">${say("steps for beginners")}</a>` })}</p>`;

/** Names come with the page, for the engine is not asked here; what is not known is shown by its own short name. */
function namesOf(text: string | undefined): Names {
  let known: { games?: Record<string, string>; pages?: Record<string, string>; kinds?: Record<string, string>; courses?: Course[] } = {};
  try {
    known = JSON.parse(text ?? "{}") as typeof known;
  } catch {
    // The short names will do.
  }
  return { game: (slug) => known.games?.[slug] ?? slug, page: (slug) => known.pages?.[slug] ?? null, kind: (kind) => known.kinds?.[kind] ?? (kind === MISTAKE ? say("Mistakes of your hands") : kind === HAND ? say("Play a hand") : capital(kind)), order: Object.keys(known.kinds ?? {}), courses: known.courses ?? [] };
}
