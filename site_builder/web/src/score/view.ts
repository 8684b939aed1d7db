/** The calculator as it stands on the page. */
import { html, nothing, type TemplateResult } from "lit";
import { progressView } from "../engine-progress";
import { copyButton, problemView, segments } from "../parts";
import type { Readings } from "../readings";
import { accountView } from "../settlement";
import { say } from "../say";
import type { Sheet } from "../sheet/calculator";
import { rulesFields, rulesTitle, settling, type TableRules } from "../table-rules";
import type { FormField, Line } from "../types";
import { question, signed } from "../words";
import { counted, formView, parted, type Fact } from "./form";
import { settledFor } from "./link";
import type { State } from "./state";

/** Where it is drawn: `names` are the players as the sheet calls them, else by what they are in this hand, `told` the same in a sentence,
    and `seated` what they are called whatever they are in it. */
export interface Desk {
  name: string;
  names: string[];
  told: string[];
  seated: string[];
  sheet: Sheet | null;
  readings: Readings;
}

/** What a press does. */
export interface Acts {
  choose(players: number, rules: TableRules): void;
  turn(match: boolean): void;
  change(field: FormField, fact: Fact | undefined): void;
  submit(event: Event): void;
  reset(): void;
  keepSheet(): void;
  href(): string;
}

/** The form with the players called by their names. */
export function named(form: FormField[], { told }: Desk): FormField[] {
  return form.map((field) => ({
    ...field, words: counted(field.words, told), values: field.values?.map((one) => ({ ...one, words: counted(one.words, told) })) ?? null,
  }));
}

/** What is still to be said, and the question that asks for it: the engine names the fact, the page has the words of its form and the names
    of the players as they are now. */
export function missingOf({ missing, form }: State, desk: Desk): { words: string; key: string | null } | null {
  if (missing === null) return null;
  const key = /^the fact '(\w+)' is missing/i.exec(missing)?.[1];
  const field = named(form, desk).find((one) => one.key === key);
  if (field) return { words: say("Still to say: {question}", { question: question(parted(field.words).asks) }), key: field.key };
  return { words: counted(missing.replace(/^P(?=layers? \d)/, "p"), desk.told).replace(/^"?\p{L}/u, (first) => first.toUpperCase()), key: null };
}

export function scoreView(state: State, desk: Desk, does: Acts): TemplateResult {
  const { show, players, rules } = state;
  return html`<div class="widget-body score">
    ${progressView()}${problemView(state.problem)}
    ${show ? desk.readings.view(desk.name, rules.profile, (wanted) => does.choose(players, wanted)) : nothing}
    ${whatView(state, desk, does)}
    ${state.pack ? wholeView(state, desk, does) : nothing}
    <div class="sheet-place"></div>
  </div>`;
}

function wholeView(state: State, desk: Desk, does: Acts): TemplateResult {
  const { pack, show, players, rules, facts, result } = state;
  const { name, names, told, seated, sheet } = desk;
  const missing = missingOf(state, desk)?.words;
  const reads = (line: Line): Line => ({ ...line, because: counted(line.because, told) });
  return html`${sheet?.whoView() ?? nothing}<div class="score-halves">
      <form class="score-form" @submit=${does.submit}>
        ${show && settledFor(show, state.match).length > 1 ? segments(`${name}-players`, say("Players"), settledFor(show, state.match).map((one) => ({ value: one, words: String(one) })), players, (many) => does.choose(many, rules)) : nothing}
        ${sheet?.outView() ?? nothing}
        ${formView(named(state.form, desk), { pack: pack!, name, names, seated, facts, change: does.change })}
        ${barView(state, desk)}
      </form>
      <div class="score-result">
        ${result ? accountView(result.lines.map(reads), result.scores, names, say("Settled"), result.kept.map(reads)) : nothing}
        ${missing ? html`<p class="missing">${missing}</p>` : nothing}
      </div>
    </div>
    <div class="tools">
      <button type="button" class="button quiet" @click=${does.reset}>${say("Start over")}</button>
      ${copyButton(does.href)}
      ${sheet || state.match ? nothing : html`<button type="button" class="button quiet" @click=${does.keepSheet}>${say("Keep a score sheet")}</button>`}
    </div>
    ${rulesView(state, does)}`;
}

/** A hand or the match, where the game has one that is settled under some of its rules. */
function whatView({ show, match }: State, { name }: Desk, does: Acts): TemplateResult | typeof nothing {
  if (!show || !(match || show.rubber || settling(show, true).length)) return nothing;
  const both = [{ value: "hand", words: say("A hand") }, { value: "match", words: show.rubber ? say("The {rubber}", { rubber: show.rubber }) : say("The match") }];
  return segments(`${name}-what`, say("Settle"), both, match ? "match" : "hand", (what) => does.turn(what === "match"));
}

/** Only what bears on the settlement is asked; where nothing does, there is nothing to choose. */
function rulesView({ show, rules, players, match }: State, does: Acts): TemplateResult | typeof nothing {
  const bearing = show ? settling(show, match) : [];
  if (!show || !bearing.length) return nothing;
  return html`<details class="fold rules">
    ${rulesTitle(say("Rules of this table"), show, rules)}
    <div class="rules-fields">${rulesFields(show, rules, bearing, (wanted) => does.choose(players, wanted))}</div>
  </details>`;
}

/** On a narrow page what is being settled stays in sight: the sums, and what they are made of. */
function barView(state: State, desk: Desk): TemplateResult {
  const { result } = state;
  const { names, sheet } = desk;
  const sums = result ? result.scores.map((score, at) => html`<span>${names[at]} <b>${signed(score)}</b></span> `) : missingOf(state, desk)?.words;
  const made = result ? result.lines.map((line) => say("{label} {n}", { label: line.label, n: signed(most(line)) })).join(" · ") : (sheet?.totalsWords() ?? "");
  return html`<div class="score-bar">
    <p aria-hidden="true">${sums}${made ? html`<small>${made}</small>` : nothing}</p>
    ${sheet ? html`<span class="score-add"><button class="button" aria-disabled=${String(!result || sheet.refuses() !== "")}>${sheet.addWords()}</button>${sheet.cancelView()}</span>` : nothing}
  </div>`;
}

/** The largest amount of a line, as whoever pays or gets most sees it. */
const most = (line: Line): number | string => [...line.amounts].sort((one, two) => size(two) - size(one))[0] ?? 0;

function size(amount: number | string): number {
  const [top, bottom] = String(amount).split("/").map(Number) as [number, number | undefined];
  return Math.abs(top / (bottom ?? 1));
}
