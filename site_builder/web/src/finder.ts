/** <trionfi-finder>: the choices above the list of games. Both are in the page; without scripts the list is whole and the choices are not shown. */
import { announce } from "./announce";
import type { Forgiving } from "./forgiving";
import { bare, joined } from "./search/letters";
import { read, write, type Params } from "./url";
import { say } from "./say";
import { games as gamesWords } from "./words";

// Where there is room for all choices and some of the games as well.
const ROOMY = "(min-width: 50em) and (min-height: 65em)";
/** So many games, the best known ones, stand there until the reader asks for some or for all. */
const FEW = 12;

export class Finder extends HTMLElement {
  private all = false;
  private forgiving: Forgiving | null = null;

  connectedCallback(): void {
    const form = this.form;
    if (!form || form.dataset["ready"]) return;
    form.dataset["ready"] = "";
    this.restore(read("find"));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("click", (event) => this.press(event.target as Element));
    form.addEventListener("input", () => this.find(true));
    form.addEventListener("input", () => void this.forgive(), { once: true });
    this.append(this.more());
    this.find(false);
    if (this.words.value) void this.forgive();
  }

  /** Only who types something fetches what players call things. Where it does not come, words are taken as they are. */
  private async forgive(): Promise<void> {
    const module = await import("./forgiving").catch(() => null);
    this.forgiving = (await module?.forgiving([...this.querySelectorAll<HTMLElement>(".finder-game")].map((game) => plain(game.dataset["text"] ?? "")))) ?? null;
    if (this.words.value.trim()) this.find(true);
  }

  private get form(): HTMLFormElement | null {
    return this.querySelector<HTMLFormElement>(".finder-choices");
  }

  private get chips(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>(".chip")];
  }

  private get words(): HTMLInputElement {
    return this.querySelector<HTMLInputElement>("input[name=words]")!;
  }

  private more(): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet finder-all";
    button.textContent = say("Show all {n} games", { n: this.querySelectorAll(".finder-game").length }, { "n one": "Show all {n} game" });
    button.addEventListener("click", () => {
      this.all = true;
      this.find(false);
      this.querySelectorAll<HTMLAnchorElement>(".finder-game a")[FEW]?.focus();
    });
    return button;
  }

  /** The choices that an address carries; those of the folded part open it. */
  private restore(said: Params): void {
    this.words.value = said["words"] ?? "";
    for (const chip of this.chips) choose(chip, said[chip.name] === chip.value);
    const more = this.querySelector<HTMLDetailsElement>(".finder-more")!;
    more.open = window.matchMedia(ROOMY).matches || more.querySelector("[aria-pressed=true]") !== null;
  }

  private press(target: Element): void {
    const chip = target.closest<HTMLButtonElement>(".chip");
    if (!chip) return;
    const on = !chosen(chip);
    for (const other of this.chips) if (other.name === chip.name) choose(other, on && other === chip);
    this.find(true);
  }

  private find(aloud: boolean): void {
    const wanted = this.chips.filter(chosen);
    const typed = plain(this.words.value).split(" ").filter(Boolean);
    const games = [...this.querySelectorAll<HTMLElement>(".finder-game")];
    const words = this.meant(typed, games);
    for (const game of games) game.hidden = !(words.fits(game) && wanted.every((chip) => answers(game, chip.name).includes(chip.value)));
    const left = games.filter((game) => !game.hidden).length;
    const asked = wanted.length > 0 || typed.length > 0;
    const few = !asked && !this.all && left > FEW;
    if (few) for (const game of games.slice(FEW)) game.hidden = true;
    this.querySelector<HTMLElement>(".finder-all")!.hidden = !few;
    const told = !asked ? gamesWords(left) : left ? counted(left, games.length, words.instead) : say("No game here is like that: choose less.");
    this.querySelector(".finder-told")!.replaceChildren(told, ...(left || !typed.length ? [] : [" ", this.elsewhere()]));
    if (!aloud) return;
    const state = Object.fromEntries(wanted.map((chip) => [chip.name, chip.value]));
    write("find", this.words.value.trim() ? { ...state, words: this.words.value.trim() } : state);
    announce(told);
  }

  /** Which games have the words that were typed, or what a player means by them. */
  private meant(typed: string[], games: HTMLElement[]): { fits: (game: HTMLElement) => boolean; instead: string } {
    const having = (words: string[], facets: Params) => (game: HTMLElement): boolean =>
      words.every((word) => plain(game.dataset["text"] ?? "").includes(word)) && Object.entries(facets).every(([name, value]) => answers(game, name).includes(value!));
    const asTyped = having(typed, {});
    if (!this.forgiving || !typed.length) return { fits: asTyped, instead: "" };
    for (const { words, facets } of this.forgiving(typed)) {
      const fits = having(words, facets);
      const other = words.join(" ") !== typed.join(" ");
      const either = (game: HTMLElement): boolean => fits(game) || (!Object.keys(facets).length && asTyped(game));
      if (games.some(either)) return { fits: either, instead: other && !Object.keys(facets).length ? words.join(" ") : "" };
    }
    return { fits: () => false, instead: "" };
  }

  /** What no game is called may stand in the rules: the search of the page takes it over. */
  private elsewhere(): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    button.textContent = say("Search the rules for “{words}”", { words: this.words.value.trim() });
    button.addEventListener("click", () => {
      const field = document.querySelector<HTMLInputElement>(".md-search input.md-search__input")!;
      field.value = this.words.value.trim();
      field.focus();
      field.dispatchEvent(new Event("input"));
    });
    return button;
  }
}

const counted = (n: number, all: number, instead: string): string =>
  instead ? say("{n} games of {all} for “{instead}”", { n, all, instead }, { "n one": "{n} game of {all} for “{instead}”" })
    : say("{n} games of {all}", { n, all }, { "n one": "{n} game of {all}" });

const chosen = (chip: Element): boolean => chip.getAttribute("aria-pressed") === "true";

const choose = (chip: Element, on: boolean): void => chip.setAttribute("aria-pressed", String(on));

const answers = (game: HTMLElement, key: string): string[] => (game.dataset[key] ?? "").split("|");

/** Without accents, capitals and signs, so that "besancon" finds Besançon. */
const plain = (text: string): string => joined(bare(text)).replace(/[^\p{L}\p{N}.]+/gu, " ").trim();
