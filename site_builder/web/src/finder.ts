/** <trionfi-finder>: the choices above the list of games. Both are in the page; without scripts the list is whole and the choices are not shown. */
import { announce } from "./announce";
import { read, write, type Params } from "./url";
import { say } from "./say";
import { games as gamesWords } from "./words";

// Where there is room for all choices and some of the games as well.
const ROOMY = "(min-width: 50em) and (min-height: 65em)";
/** So many games, the best known ones, stand there until the reader asks for some or for all. */
const FEW = 12;

export class Finder extends HTMLElement {
  private all = false;

  connectedCallback(): void {
    const form = this.form;
    if (!form || form.dataset["ready"]) return;
    form.dataset["ready"] = "";
    this.restore(read("find"));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("click", (event) => this.press(event.target as Element));
    form.addEventListener("input", () => this.find(true));
    this.append(this.more());
    this.find(false);
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
    const words = plain(this.words.value).split(" ").filter(Boolean);
    const games = [...this.querySelectorAll<HTMLElement>(".finder-game")];
    for (const game of games) {
      const text = plain(game.dataset["text"] ?? "");
      game.hidden = !(words.every((word) => text.includes(word)) && wanted.every((chip) => answers(game, chip.name).includes(chip.value)));
    }
    const left = games.filter((game) => !game.hidden).length;
    const asked = wanted.length > 0 || words.length > 0;
    const few = !asked && !this.all && left > FEW;
    if (few) for (const game of games.slice(FEW)) game.hidden = true;
    this.querySelector<HTMLElement>(".finder-all")!.hidden = !few;
    const told = !asked ? gamesWords(left) : left ? say("{n} games of {all}", { n: left, all: games.length }, { "n one": "{n} game of {all}" }) : say("No game here is like that: choose less.");
    this.querySelector(".finder-told")!.textContent = told;
    if (!aloud) return;
    const state = Object.fromEntries(wanted.map((chip) => [chip.name, chip.value]));
    write("find", this.words.value.trim() ? { ...state, words: this.words.value.trim() } : state);
    announce(told);
  }
}

const chosen = (chip: Element): boolean => chip.getAttribute("aria-pressed") === "true";

const choose = (chip: Element, on: boolean): void => chip.setAttribute("aria-pressed", String(on));

const answers = (game: HTMLElement, key: string): string[] => (game.dataset[key] ?? "").split("|");

/** Without accents, capitals and signs, so that "besancon" finds Besançon. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, " ").trim();
