/** The evenings that are over, on the score sheet's page: each with its figures, seasons of a game, and what may be done with them. */
import { html, nothing, render, type TemplateResult } from "lit";
import { announce } from "../announce";
import { selectView } from "../table-rules";
import { row, say } from "../say";
import { allNames } from "../sheet/data";
import { tableView } from "../sheet/table";
import { repeat } from "lit/directives/repeat.js";
import { began, Broken, fromFile, idOf, type Evening } from "./data";
import { dayWords, dealsWords, handOver, saveFile, titleOf } from "./hand-over";
import { standings } from "./standings";
import { addEvenings, dropEvening, evenings, keepEvening } from "./store";
import { eveningView, seasonView } from "./views";

const ALL = "all";

/** Draws the part into its place; what it returns draws it anew. `goOn` opens an evening as the sheet of its game. */
export function past(place: HTMLElement, goOn: (evening: Evening) => void): () => void {
  let said = "";
  let bad = false;
  let game = "";
  let year = ALL;
  let dropped: Evening | null = null;
  const draw = (): void => void render(view(evenings()), place);
  draw();
  return draw;

  function told(words: string, wrong = false): void {
    [said, bad] = [words, wrong];
    announce(words);
    draw();
  }

  function drop(evening: Evening): void {
    dropped = evening;
    dropEvening(evening);
    told(say("The evening is deleted: {what}.", { what: titleOf(evening) }));
  }

  function undo(evening: Evening): void {
    dropped = null;
    keepEvening(evening);
    told(say("The evening is back: {what}.", { what: titleOf(evening) }));
  }

  async function bring(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    try {
      const { added, saving } = addEvenings(fromFile(await file.text()));
      const full = saving === "on" ? "" : say("They last only until the tab is closed, for this browser keeps no more.");
      told([added ? say("Added {n} evenings from {file}.", { n: added, file: file.name }, { "n one": "Added {n} evening from {file}." }) : say("{file} holds nothing that was not here already.", { file: file.name }), full].filter(Boolean).join(" "));
    } catch (problem) {
      const why = problem instanceof Broken ? problem.message : say("it cannot be opened");
      told(say("{file} was not imported: {why}. Nothing was changed.", { file: file.name, why }), true);
    }
  }

  function view(all: Evening[]): TemplateResult {
    return html`<h2 id="evenings">${say("Past evenings")}</h2>
      ${all.length
        ? html`${season(all)}<h3>${say("Evening by evening")}</h3>${repeat(all, idOf, oneView)}`
        : html`<p>${say("No evening is kept yet on this device. When one is over, press Keep this evening below its sheet: it will stand here, with places, bids and a graph.")}</p>`}
      <div class="tools evenings-tools">
        ${all.length ? html`<button type="button" class="button quiet" @click=${() => told(say("{file} holds all evenings.", { file: saveFile(all) }))}>${say("Export")}</button>` : nothing}
        <label class="button quiet file">${say("Import")}<input class="visually-hidden" type="file" accept=".json,application/json" @change=${(event: Event) => void bring(event)} /></label>
        ${dropped ? html`<button type="button" class="button quiet" @click=${() => undo(dropped!)}>${say("Undo: evening deleted")}</button>` : nothing}
      </div>
      ${said ? html`<p class=${bad ? "problem" : "done-words"}>${said}</p>` : nothing}`;
  }

  /** The season of one game, of all years or of one. */
  function season(all: Evening[]): TemplateResult {
    const titles = new Map(all.map((one) => [one.game, one.title]));
    if (!titles.has(game)) game = all[0]!.game;
    const own = all.filter((one) => one.game === game);
    const years = [...new Set(own.map(yearOf))];
    if (!years.includes(year)) year = ALL;
    const chosen = own.filter((one) => year === ALL || yearOf(one) === year);
    const pick = (set: (value: string) => void) => (value: string): void => (set(value), draw());
    return html`<section class="season"><h3>${say("Season")}</h3>
      <div class="season-picks">
        ${titles.size > 1 ? selectView(say("Game"), game, [...titles].map(([value, words]) => ({ value, words })), pick((value) => (game = value))) : html`<p><b>${titles.get(game)}</b></p>`}
        ${years.length > 1 ? selectView(say("Year"), year, [{ value: ALL, words: say("All years") }, ...years.map((value) => ({ value, words: value }))], pick((value) => (year = value))) : nothing}
      </div>
      ${seasonView(chosen)}</section>`;
  }

  function oneView(evening: Evening): TemplateResult {
    const firsts = standings(evening).filter(({ place }) => place === 1).map(({ name }) => name);
    return html`<details class="fold evening"><summary><b>${titleOf(evening)}</b>
        <span class="unit">${say("{deals}: {names}. First: {first}", { deals: dealsWords(evening.deals.length), names: row(allNames(evening), ","), first: row(firsts) })}</span></summary>
      ${eveningView(evening)}
      ${tableView(evening, null)}
      <div class="tools"><button type="button" class="button quiet" @click=${() => goOn(evening)}>${say("Go on with it")}</button>
        <button type="button" class="button quiet" @click=${() => void handOver(evening)}>${say("Hand over …")}</button>
        <button type="button" class="button quiet" aria-label=${say("Delete the evening of {day}", { day: dayWords(evening) })} @click=${() => drop(evening)}>${say("Delete")}</button></div>
    </details>`;
  }
}

const yearOf = (evening: Evening): string => String(new Date(began(evening)).getFullYear());
