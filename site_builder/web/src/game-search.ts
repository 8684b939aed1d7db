/** <trionfi-game-search>: narrows a list of games that stands in the page to those that fit what is typed. */
import type { Widget } from "./shell";
import { say } from "./say";
import { bare } from "./search/letters";
import { games as gamesWords } from "./words";

export function mount(host: HTMLElement): Widget {
  const field = host.querySelector<HTMLInputElement>("input[type=search]")!;
  const status = host.querySelector<HTMLElement>("[role=status]")!;
  const games = [...host.querySelectorAll<HTMLElement>("[data-find]")];
  field.addEventListener("input", narrow);
  if (field.value) narrow();
  return { close: () => field.removeEventListener("input", narrow) };

  function narrow(): void {
    const words = wordsOf(field.value);
    for (const game of games) game.hidden = !fits(game.dataset["find"]!, words);
    for (const region of host.querySelectorAll<HTMLElement>("section")) region.hidden = !region.querySelector("[data-find]:not([hidden])");
    for (const fold of host.querySelectorAll("details")) {
      fold.hidden = !fold.querySelector("[data-find]:not([hidden])");
      fold.open ||= words.length > 0;
    }
    const found = games.filter((game) => !game.hidden).length;
    status.textContent = words.length ? (found ? gamesWords(found) : say("No game fits.")) : "";
  }
}

export const wordsOf = (typed: string): string[] => bare(typed).split(/[\s,]+/).filter(Boolean);

/** Each word must begin a word of the text, so that "3" is not found in "63"; accents do not matter. */
export function fits(text: string, words: string[]): boolean {
  const all = ` ${bare(text).replace(/[\s,()-]+/g, " ")}`;
  return words.every((word) => all.includes(` ${word}`));
}
