/**
 * What the page says: whole sentences with named values, in the page's language. The English stands where it is said; other languages have
 * it in `languages/LANGUAGE/page.po`. Said when it is drawn, never kept: `const STOP = () => say("Stop")`.
 */
import { figure } from "./figures";
import { formsOf, voice, wordOf, type Form } from "./language";

/** A player as the reader calls him; `you` says that he is that reader, `within` is his name in the midst of a sentence. */
export interface Person {
  name: string;
  you?: boolean;
  within?: string;
}

/** A word that a language has by itself, with its article and its prepositions. */
export interface Term {
  term: string;
  kind: string;
  many: string;
}

/** What may fill a place: a number, a player, a word of the language, or a text that has been said already. */
export type Value = number | string | Person | Term;
export type Values = Record<string, Value>;
export type Forms = Record<string, string>;

/**
 * A message said: `say("{n} cards are left.", { n }, { "n =1": "One card is left." })`. The forms are other whole sentences, by what they
 * want; the first whose wants all hold is said.
 */
export function say(pattern: string, values: Values = {}, forms: Forms = {}, context = ""): string {
  return pieces(pattern, values, forms, context).map((piece) => (typeof piece === "string" ? piece : spoken(values[piece.name]!, piece.form, piece.capital))).join("");
}

/** The same for a view: a value may be drawn, as a picture or in bold, where the sentence has its place. */
export function sayWith<T>(pattern: string, values: Record<string, Value | (() => T)>, forms: Forms = {}, context = ""): (string | T)[] {
  return pieces(pattern, values, forms, context).map((piece) => {
    if (typeof piece === "string") return piece;
    const value = values[piece.name]!;
    return typeof value === "function" ? value() : spoken(value, piece.form, piece.capital);
  });
}

const ONE = "one";

/** A word that is counted or takes an article: `term("soloist")`, `term("card", "term", "cards")`. */
export const term = (english: string, kind = "term", many = ""): Term => ({ term: english, kind, many });

/** So many of a thing: "1 card", "2½ points". */
export const quantity = (number: number, unit: Term): string => `${figure(number)} ${word(unit, "", plural(number))}`;

/** Things in a row: "A, B and C". */
export function row(items: string[], between: "and" | "or" | "," | ";" = "and"): string {
  const last = items.at(-1) ?? "";
  if (between === ";") return items.join(voice().rows[";"] ?? "; ");
  return items.length > 1 ? `${items.slice(0, -1).join(voice().rows[","])}${voice().rows[between]}${last}` : last;
}

interface Place {
  name: string;
  form: string;
  capital: boolean;
}

const PLACE = /\{([A-Za-z]+)(?:_([a-z]+))?\}/;

function pieces(pattern: string, values: Record<string, unknown>, forms: Forms, context: string): (string | Place)[] {
  const known = formsOf(context ? `${context}\u0004${pattern}` : pattern) ?? [...Object.entries(forms).map(wanted), [[], pattern] as Form];
  const chosen = known.find(([wants]) => wants.every(([place, trait]) => traits(values[place]).includes(trait))) ?? known.at(-1)!;
  const cut = chosen[1].split(PLACE);
  const made: (string | Place)[] = [];
  for (let at = 0; at < cut.length; at += 3) {
    if (cut[at]) made.push(cut[at]!);
    const name = cut[at + 1];
    if (!name) continue;
    const place = name.toLowerCase();
    if (!(place in values)) throw new Error(`nothing fills {${place}}: ${pattern}`);
    made.push({ name: place, form: cut[at + 2] ?? "", capital: name !== place });
  }
  return made;
}

const wanted = ([wants, text]: [string, string]): Form => [wants.split(", ").map((one) => one.split(" ") as [string, string]), text];

/** The plural category that a number takes, as CLDR calls it. */
function plural(number: number): string {
  const size = Math.abs(number);
  const whole = Math.trunc(size);
  const at = whole < 200 ? whole : 100 + (whole % 100);
  const turns = whole === size ? voice().whole : voice().broken;
  return turns.filter(([first]) => first <= at).at(-1)![1];
}

function traits(value: unknown): string[] {
  if (typeof value === "number") return [`=${value}`, plural(value)];
  if (typeof value === "string") return value ? (ENDED.test(value) ? ["ended"] : []) : ["none"];
  if (isTerm(value)) return (wordOf(`${value.kind}:${value.term}`)?.["gender"] ?? "").split(" ");
  return (value as Person).you ? ["you"] : [];
}

/** Words that have an end of their own. */
const ENDED = /[.!?…]$/;

const isTerm = (value: unknown): value is Term => typeof value === "object" && value !== null && "term" in value;

function spoken(value: Value, form: string, capital: boolean): string {
  const text = typeof value === "number" ? figure(value) : typeof value === "string" ? value : isTerm(value) ? word(value, form) : name(value, form, capital);
  return capital ? headed(text) : text;
}

/** With a capital at the head, behind the sign that opens a quotation. */
function headed(text: string): string {
  const at = "\"“«„".includes(text.charAt(0)) ? 1 : 0;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

function name({ name: own, you, within }: Person, form: string, capital: boolean): string {
  if (you) return word(term("you", "person"), form);
  const called = capital ? own : (within ?? own);
  const around = voice().names[form];
  return around ? around[/^[AEIOUÀÂÉÈÊÎÔ]/i.test(called) ? 1 : 0]!.replace("{}", called) : called;
}

/** A word in a form such as "the" or "of", for as many as have this plural category. */
function word(one: Term, form: string, category = ONE): string {
  const known = wordOf(`${one.kind}:${one.term}`);
  const alone = category === ONE;
  if (known) return known[alone ? form : `${category} ${form}`.trim()] ?? (alone ? undefined : known[`other ${form}`.trim()]) ?? known[""]!;
  if (one.kind === "person") return form === "of" ? "your" : one.term;
  const text = alone ? one.term : one.many || one.term;
  if (form === "the") return `the ${text}`;
  if (form === "a") return `${/^[aeiou]/i.test(text) ? "an" : "a"} ${text}`;
  return form === "of" ? `${text}'s` : text;
}
