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
import { capital, sentence, signed } from "../words";
import { formView, type Fact } from "./form";
import { settledFor } from "./link";
import type { State } from "./state";

/** Where it is drawn: `names` are the players as the sheet calls them, else by what they are in this hand, and `seated` what they are called
    whatever they are in it. */
export interface Desk {
  name: string;
  names: string[];
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

/** What is still to be said: the question that asks for it, or why what was said makes no sense. */
export function missingOf({ unsaid, form }: State): string | null {
  if (!unsaid) return null;
  const field = form.find((one) => one.key === unsaid.key);
  return field ? say("Still to say: {question}", { question: capital(field.asks) }) : sentence(unsaid.words);
}

export function scoreView(state: State, desk: Desk, does: Acts): TemplateResult {
  const { show, players, rules } = state;
  return html`<div class="widget-body score">
    ${progressView()}${problemView(state.problem)}
    ${show ? desk.readings.view(desk.name, rules, (wanted) => does.choose(players, wanted)) : nothing}
    ${whatView(state, desk, does)}
    ${state.pack ? wholeView(state, desk, does) : nothing}
    <div class="sheet-place"></div>
  </div>`;
}

function wholeView(state: State, desk: Desk, does: Acts): TemplateResult {
  const { pack, show, players, rules, facts, result } = state;
  const { name, names, seated, sheet } = desk;
  const missing = missingOf(state);
  return html`${sheet?.whoView() ?? nothing}<div class="score-halves">
      <form class="score-form" @submit=${does.submit}>
        ${show && settledFor(show, state.match).length > 1 ? segments(`${name}-players`, say("Players"), settledFor(show, state.match).map((one) => ({ value: one, words: String(one) })), players, (many) => does.choose(many, rules)) : nothing}
        ${sheet?.outView() ?? nothing}
        ${formView(state.form, { pack: pack!, name, names, seated, facts, change: does.change })}
        ${barView(state, desk)}
      </form>
      <div class="score-result">
        ${result ? accountView(result.lines, result.scores, result.columns, say("Settled"), result.kept, result.result) : nothing}
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
  const { sheet } = desk;
  const sums = result ? result.columns.map(({ who, seats }) => html`<span>${who} <b>${signed(result.scores[seats[0]!]!)}</b></span> `) : missingOf(state);
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
