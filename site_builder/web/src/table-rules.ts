/** By which rules a table plays: a profile and single options, chosen in a fold, and carried by the address. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { say } from "./say";
import type { GameOption, Profile, Show } from "./types";
import type { Params } from "./url";
import { capital } from "./words";

export interface TableRules {
  /** null: the profile that the game plays when none is named. */
  profile: string | null;
  /** What differs from the profile. */
  options: Record<string, string>;
}

export const PLAIN: TableRules = { profile: null, options: {} };

/** Whether some data are rules. */
export const isRules = (one: unknown): one is TableRules => {
  const { profile, options } = (typeof one === "object" && one !== null ? one : {}) as Record<string, unknown>;
  const named = typeof options === "object" && options !== null && !Array.isArray(options) && Object.values(options).every((value) => typeof value === "string");
  return named && (profile === null || typeof profile === "string");
};

/** Whether two say the same in the same words. */
export const sameRules = (one: TableRules, other: TableRules): boolean => inWords(one) === inWords(other);

const inWords = ({ profile, options }: TableRules): string => JSON.stringify([profile, ...Object.entries(options).sort(([first], [second]) => (first < second ? -1 : 1))]);

export const profileOf = (show: Show, rules: TableRules): Profile | undefined =>
  show.profiles.find((profile) => profile.name === (rules.profile ?? show.profile));

export const effective = (show: Show, rules: TableRules): Record<string, string> => ({
  ...Object.fromEntries(show.options.map((option) => [option.name, option.value])),
  ...(profileOf(show, rules)?.options ?? {}),
  ...rules.options,
});

/** The options on which it hangs what a hand pays, or what the match does. */
export const settling = (show: Show, match = false): GameOption[] => show.options.filter((option) => (match ? option.settles_match : option.settles));

/** Whether a hand is settled by both alike. */
export function settleAlike(show: Show, one: TableRules, other: TableRules): boolean {
  const [first, second] = [effective(show, one), effective(show, other)];
  return settling(show).every((option) => first[option.name] === second[option.name]);
}

/** What of the rules the game has; `unknown` is the first thing it has not, as the address says it. */
export function known(show: Show, { profile, options }: TableRules): { rules: TableRules; unknown: string | null } {
  const has = profile === null || show.profiles.some((one) => one.name === profile);
  const said = Object.entries(options);
  const kept = said.filter(([name, value]) => show.options.some((option) => option.name === name && option.values.some((one) => one.value === value)));
  const lost = said.find((one) => !kept.includes(one));
  return {
    rules: { profile: has ? profile : null, options: Object.fromEntries(kept) },
    unknown: has ? (lost ? `o.${lost[0]}=${lost[1]}` : null) : `profile=${profile}`,
  };
}

const OPTION = "o.";

export const isRule = (key: string): boolean => key === "profile" || key.startsWith(OPTION);

export const rulesToParams = ({ profile, options }: TableRules): Params => ({
  ...(profile ? { profile } : {}),
  ...Object.fromEntries(Object.entries(options).map(([name, value]) => [OPTION + name, value])),
});

export const rulesFromParams = (said: Params): TableRules => ({
  profile: said["profile"] ?? null,
  options: Object.fromEntries(Object.entries(said).filter(([key]) => key.startsWith(OPTION)).map(([key, value]) => [key.slice(OPTION.length), value])),
});

function withOption(show: Show, rules: TableRules, name: string, value: string): TableRules {
  const { [name]: _, ...rest } = rules.options;
  const natural = effective(show, { ...rules, options: {} })[name];
  return { ...rules, options: value === natural ? rest : { ...rest, [name]: value } };
}

const rulesName = (show: Show, rules: TableRules): string => {
  const name = (profileOf(show, rules) ?? show.profiles.find((one) => one.name === show.profile))?.words ?? "";
  return Object.keys(rules.options).length ? say("{name}, changed", { name: capital(name) }) : capital(name);
};

/** The fold's title, with the rules in force in a word. */
export const rulesTitle = (words: string, show: Show | null, rules: TableRules): TemplateResult =>
  html`<summary>${words}${show ? html` <span class="unit">${rulesName(show, rules)}</span>` : nothing}</summary>`;

/** The profile, and those options; another profile begins without changes. */
export function rulesFields(show: Show, rules: TableRules, options: GameOption[], choose: (rules: TableRules) => void): TemplateResult {
  const now = effective(show, rules);
  return html`${show.profiles.length > 1
    ? selectView(say("Reading of the rules"), rules.profile ?? show.profile, show.profiles.map((one) => ({ value: one.name, words: one.words })), (profile) =>
        choose({ profile: profile === show.profile ? null : profile, options: {} }))
    : nothing}
  ${options.map((option) => selectView(option.words, now[option.name]!, option.values, (value) => choose(withOption(show, rules, option.name, value))))}`;
}

export function selectView(words: string, value: string, values: { value: string; words: string }[], choose: (value: string) => void): TemplateResult {
  return html`<label class="field select"><span>${words}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${values.map((one) => html`<option value=${one.value} .selected=${live(one.value === value)}>${one.words}</option>`)}
    </select></label>`;
}
