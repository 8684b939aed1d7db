/** The calculator's form, made from what the engine says it asks for. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { picture } from "../card";
import { pickerView } from "../picker";
import { row, say } from "../say";
import type { FormField, Pack } from "../types";
import { packCards, unpackCards } from "../url";
import { capital } from "../words";

/** The questions that say who is what: their answers go by number or name. */
const ROLES = ["declarer", "partner"];

export type Fact = string | number | boolean | (string | number)[];
export type Facts = Record<string, Fact>;

/** What the fields need to draw themselves. */
export interface Sheet {
  pack: Pack;
  name: string;
  /** The players in the order of their seats, and as they are called where a question says who is what. */
  names: string[];
  seated: string[];
  facts: Facts;
  change: (field: FormField, fact: Fact | undefined) => void;
}

export const defaults = (form: FormField[]): Facts =>
  Object.fromEntries(form.filter((field) => field.default !== undefined && field.default !== null).map((field) => [field.key, field.default as Fact]));

export const factText = (fact: Fact): string => (Array.isArray(fact) ? packCards(fact.map(String)) : String(fact));

/** The answer that there was none, such as no partner: it has to be said, where it is easily forgotten. */
export const NONE = -1;

/** What must be said of a hand that could be settled without it. */
export const unsaidOf = (form: FormField[], facts: Facts): FormField | undefined =>
  asked(form, facts).find((field) => field.optional && facts[field.key] === undefined && field.without?.usual === false);

/** Where a field's answer is entered, for the focus. */
export const entryOf = (host: HTMLElement, name: string, key: string): HTMLElement | null =>
  host.querySelector<HTMLElement>(`#${CSS.escape(`${name}-${key}`)}, [name="${CSS.escape(`${name}-${key}`)}"]`);

/** Whether an answer is a bare number, such as how many bouts there were: without its question it says nothing. */
const isFigure = (words: string): boolean => !/\p{L}/u.test(words);

/** What a deal may be called, in a word or two: who, and what was bid or chosen. */
export function briefly(form: FormField[], facts: Facts, names: string[]): string {
  const said = asked(form, facts).flatMap((field) => {
    const fact = facts[field.key];
    if (fact === undefined) return [];
    if (field.unit === "seat") return [names[fact as number] ?? ""];
    const natural = field.default === fact && field.key !== "rate";
    const words = natural || Array.isArray(fact) ? "" : (field.values?.find((one) => one.value === fact)?.words ?? "");
    return isFigure(words) ? [] : [words];
  });
  return capital(row(said.filter(Boolean).slice(0, 3), ","));
}

/** What the address or an input says, as the engine wants it; undefined while it is no fact. */
export function factOf(field: FormField, text: string): Fact | undefined {
  if (field.unit === "cards") return unpackCards(text).split(" ").filter(Boolean);
  if (field.unit === "choices") return unpackCards(text).split(" ").filter((one) => field.values?.some((value) => String(value.value) === one));
  if (field.unit === "seats") return unpackCards(text).split(" ").filter(Boolean).map(Number);
  if (field.values) return field.values.find((one) => String(one.value) === text)?.value;
  if (text.trim() === "") return undefined;
  const value = Number(text.replace(",", ".").replace("\u2212", "-"));
  return Number.isFinite(value) ? value : text;
}

/** The facts when the players sit on other seats; `to` says where, below 0 for who plays no more. */
export function moved(form: FormField[], facts: Facts, to: (seat: number) => number): Facts {
  const keys = new Set(form.map((field) => field.key));
  const found: Facts = {};
  for (const [key, fact] of Object.entries(facts)) {
    const unit = form.find((field) => field.key === key)?.unit;
    const [, stem, seat] = /^(.*_)(\d+)$/.exec(key) ?? [];
    const own = seat === undefined || !keys.has(`${stem}0`) ? key : `${stem}${to(Number(seat))}`;
    const now = unit === "seat" && fact !== NONE ? to(fact as number) : unit === "seats" ? (fact as number[]).map(to).filter((one) => one >= 0) : fact;
    if (keys.has(own) && (unit !== "seat" || fact === NONE || (now as number) >= 0)) found[own] = now;
  }
  return { ...defaults(form), ...found };
}

/** The facts that hold under another form too; what had its usual answer has the usual answer there. */
export function carried(before: FormField[], after: FormField[], facts: Facts): Facts {
  const natural = defaults(before);
  const holds = (field: FormField): boolean => {
    const fact = facts[field.key];
    if (fact === undefined || (natural[field.key] !== undefined && factText(natural[field.key]!) === factText(fact))) return false;
    const one = before.find((other) => other.key === field.key);
    return one?.unit === field.unit && (!field.values || [fact].flat().every((part) => field.values!.some(({ value }) => value === part)));
  };
  return { ...defaults(after), ...Object.fromEntries(after.filter(holds).map(({ key }) => [key, facts[key]!])) };
}

/** The fields that are asked now: what hangs on a question that is not asked is not asked either. */
export function asked(form: FormField[], facts: Facts): FormField[] {
  const open = new Set<string>();
  for (const field of form) {
    const { only_if, unless } = field;
    if (only_if && (!open.has(only_if.key) || facts[only_if.key] !== only_if.value)) continue;
    if (unless && (!open.has(unless.key) || facts[unless.key] === unless.value)) continue;
    open.add(field.key);
  }
  return form.filter((field) => open.has(field.key));
}

/** Whether a question is another way to say the same; who did a thing that need not have happened is not. */
const another = (field: FormField): boolean => field.optional === true && field.unit !== "seat" && field.unit !== "seats";

/** What has its usual answer already, and on which everything else hangs, is asked last: at the table it is hardly ever touched. */
function inOrder(form: FormField[]): FormField[] {
  const asks = (field: FormField): boolean => field.default !== undefined && form.some((other) => other.only_if?.key === field.key && other.only_if.value === field.default);
  return [...form.filter((field) => !asks(field)), ...form.filter(asks)];
}

export function formView(form: FormField[], sheet: Sheet): TemplateResult {
  const shown = inOrder(asked(form, sheet.facts));
  // Where one player stands against the others, what was declared is beside the point in most deals.
  const apart = shown.some((field) => field.unit === "seat" && !field.optional);
  const declared = shown.filter((field) => apart && field.unit === "declarations");
  const others = shown.filter(another);
  const fields = (some: FormField[]): TemplateResult =>
    html`<div class="form-group">${repeat(some, (field) => field.key, (field) => fieldView(field, sheet))}</div>`;
  const fold = (words: string, some: FormField[], open = false): TemplateResult | typeof nothing =>
    some.length ? html`<details class="fold" ?open=${open}><summary>${words}</summary>${fields(some)}</details>` : nothing;
  return html`${fields(shown.filter((field) => !declared.includes(field) && !another(field)))}
    ${fold(say("What was declared"), declared, declared.some((field) => sheet.facts[field.key] !== undefined && String(sheet.facts[field.key])))}
    ${declarableView(shown)}
    ${fold(say("Other ways to say it"), others)}`;
}

function fieldView(field: FormField, sheet: Sheet): TemplateResult {
  const seats = (ROLES.includes(field.key) ? sheet.seated : sheet.names).map((words, seat) => ({ value: seat, words }));
  if (field.unit === "cards") return cardsView(field, sheet);
  if (field.unit === "seats") return ticksView(field, seats, sheet);
  if (field.unit === "choices") return ticksView(field, field.values ?? [], sheet);
  if (field.values || field.unit === "seat") return valuesView(field, field.values ?? seats, sheet);
  return numberView(field, sheet);
}

/** What is typed stays as it is typed: a point at the end is the beginning of a half. */
function numberView(field: FormField, sheet: Sheet): TemplateResult {
  const id = `${sheet.name}-${field.key}`;
  const fact = sheet.facts[field.key];
  const several = field.unit === "gains" || field.unit === "declarations";
  return html`<div class="field">
    <label for=${id}>${capital(field.asks)}</label>
    <span class="field-entry"><input id=${id} inputmode=${several || field.unit === "total" ? "text" : field.unit === "card points" ? "decimal" : "numeric"} autocomplete="off" enterkeyhint="done" maxlength=${several ? 200 : 8} .value=${fact === undefined ? "" : String(fact)}
      @input=${(event: Event) => sheet.change(field, factOf(field, (event.target as HTMLInputElement).value))} />
    ${field.unit && UNITS[field.unit] ? html`<span class="unit">${UNITS[field.unit]!()}</span>` : nothing}</span>
  </div>`;
}

/** What declarations there are, once below the fields that take the same ones. */
function declarableView(shown: FormField[]): TemplateResult | typeof nothing {
  const tables = new Map(shown.filter((field) => field.declared).map((field) => [JSON.stringify(field.declared), field]));
  if (!tables.size) return nothing;
  return html`${[...tables.values()].map(
    ({ declared, sample }) => html`<details class="fold declarable"><summary>${say("Which there are")}</summary>
      <p>${say("Type one sum for all of them, or each by its name with what it is worth, such as {sample}. More than one stand with a semicolon between them.", { sample: row(sample!.map(({ name, value }) => say("{name} {n}", { name, n: value })), ";") })}</p>
      <dl>${declared!.map(({ name, worth }) => html`<dt>${name}</dt><dd>${worth}</dd>`)}</dl></details>`,
  )}`;
}

function valuesView(field: FormField, values: NonNullable<FormField["values"]>, sheet: Sheet): TemplateResult {
  const without = field.without?.usual === false ? NONE : undefined;
  return html`<fieldset class="field choices" @keydown=${byDigit}>
    <legend>${capital(field.asks)}</legend>
    ${values.map(
      (one) => html`<label><input type="radio" name="${sheet.name}-${field.key}" .checked=${live(sheet.facts[field.key] === one.value)}
        @change=${() => sheet.change(field, one.value)} /><span>${capital(one.words)}</span></label>`,
    )}
    ${field.optional
      ? html`<label><input type="radio" name="${sheet.name}-${field.key}" .checked=${live(sheet.facts[field.key] === without)} @change=${() => sheet.change(field, without)} /><span>${capital(field.without?.words ?? say("nobody"))}</span></label>`
      : nothing}
  </fieldset>`;
}

/** A digit chooses the answer that reads so, else the answer with that number. */
export function byDigit(event: KeyboardEvent): void {
  if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
  const entries = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLInputElement>("input")];
  const entry = entries.find((one) => one.parentElement!.textContent!.trim() === event.key) ?? entries[Number(event.key) - 1];
  if (!entry) return;
  event.preventDefault();
  entry.focus();
  entry.click();
}

/** Units that are worth printing behind the figure. */
const UNITS: Record<string, () => string> = { "card points": () => say("card points"), declarations: () => say("in all") };

const flipped = <T>(list: T[], one: T): T[] => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

function ticksView(field: FormField, values: NonNullable<FormField["values"]>, sheet: Sheet): TemplateResult {
  const chosen = (sheet.facts[field.key] as (string | number)[] | undefined) ?? [];
  return html`<fieldset class="field choices" @keydown=${byDigit}>
    <legend>${capital(field.asks)}</legend>
    ${values.map((one) => html`<label><input type="checkbox" name="${sheet.name}-${field.key}" .checked=${live(chosen.includes(one.value as string))}
      @change=${() => sheet.change(field, flipped(chosen, one.value as string))} /><span>${capital(one.words)}</span></label>`)}
  </fieldset>`;
}

function cardsView(field: FormField, sheet: Sheet): TemplateResult {
  const { pack } = sheet;
  const cards = (sheet.facts[field.key] as string[] | undefined) ?? [];
  const press = (card: string): void => sheet.change(field, flipped(cards, card));
  if (field.cards) {
    return html`<div class="field"><p class="field-words">${capital(field.asks)}</p>${pickerView(pack, new Set(cards), press, say("chosen"), field.cards)}</div>`;
  }
  return html`<details class="field fold">
    <summary>${capital(field.asks)}</summary>
    ${cards.length ? html`<span class="cards cards-small">${cards.map((card) => picture(pack, card))}</span>` : nothing}
    ${pickerView(pack, new Set(cards), press, say("chosen"))}
  </details>`;
}
