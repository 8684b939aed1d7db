/** Puzzles of all games by what they are about. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { byQuestion } from "../progress/count";
import { PUZZLE } from "../progress/data";
import type { Again } from "../progress/skills";
import { progress } from "../progress/store";
import { say } from "../say";
import { capital } from "../words";
import type { State, Theme } from "./state";

/** The numbers of the puzzles of a game, level by level. */
export type Stored = Record<string, number[][]>;

export const storedOf = (told: string | undefined): Stored => (told ? (JSON.parse(told) as Stored) : {});

/** `told` has for each theme its words, and the numbers of its puzzles by game. */
export function themesOf(told: string | undefined, stored: Stored): Theme[] {
  const themes = told ? (JSON.parse(told) as [string, Record<string, number[]>][]) : [];
  return themes.map(([words, games]) => ({ words, puzzles: Object.entries(games).flatMap(([game, seeds]) => seeds.map((seed) => puzzleOf(game, seed, stored))) }));
}

function puzzleOf(game: string, seed: number, stored: Stored): Again {
  return { game, kind: PUZZLE, level: stored[game]!.findIndex((level) => level.includes(seed)) + 1, seed };
}

/** Those that are still to be found, or all where every one was, shuffled. */
export function toFind({ puzzles }: Theme): Again[] {
  const answered = [...byQuestion(progress.attempts({ kind: PUZZLE })).values()].map((answers) => answers.at(-1)!);
  const found = new Set(answered.filter(({ right }) => right).map(nameOf));
  const left = puzzles.filter((one) => !found.has(nameOf(one)));
  return shuffled(left.length ? left : puzzles);
}

const nameOf = ({ game, seed }: Pick<Again, "game" | "seed">): string => `${game} ${seed}`;

function shuffled<T>(all: readonly T[]): T[] {
  return all.map((one) => [Math.random(), one] as const).sort(([one], [other]) => one - other).map(([, one]) => one);
}

export function themeView({ themes, theme }: State, choose: (theme: Theme) => void): TemplateResult | typeof nothing {
  if (!themes.length) return nothing;
  const picked = (event: Event): void => {
    const chosen = themes[Number((event.target as HTMLSelectElement).value)];
    if (chosen) choose(chosen);
  };
  return html`<select class="drill-themes" aria-label=${say("Puzzles by theme")} @change=${picked}>
      <option value="" disabled .selected=${live(theme === null)}>${say("Puzzles by theme")}</option>
      ${themes.map((one, at) => html`<option value=${at} .selected=${live(one === theme)}>${say("{theme} ({n})", { theme: capital(one.words), n: one.puzzles.length })}</option>`)}
    </select>`;
}
