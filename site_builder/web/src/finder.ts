/** <trionfi-finder>: choices above the list of games. The list is in the page; without scripts all of it is there. */
import { announce } from "./announce";
import { read, write, type Params } from "./url";
import { plural } from "./words";

const QUESTIONS: Record<string, string> = {
  players: "Players", cards: "Cards", suits: "Suits", bidding: "Bidding", sides: "Sides", country: "Country", counting: "Counting",
};

export class Finder extends HTMLElement {
  connectedCallback(): void {
    if (this.querySelector(".finder-choices")) return;
    const form = document.createElement("form");
    form.className = "finder-choices";
    form.addEventListener("submit", (event) => event.preventDefault());
    for (const [key, words] of Object.entries(QUESTIONS)) {
      const values = this.values(key);
      if (values.length > 1) form.append(this.choice(key, words, values));
    }
    const told = document.createElement("p");
    told.className = "finder-told";
    this.prepend(form, told);
    form.addEventListener("change", () => this.find(true));
    this.find(false);
  }

  private get rows(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("tbody tr")];
  }

  /** What the games say to a question, numbers by size and words by the alphabet. */
  private values(key: string): string[] {
    const found = new Set(this.rows.flatMap((row) => of(row, key)));
    return [...found].filter(Boolean).sort((one, other) => Number(one) - Number(other) || one.localeCompare(other));
  }

  private choice(key: string, words: string, values: string[]): HTMLElement {
    const label = document.createElement("label");
    label.className = "field select";
    const name = document.createElement("span");
    name.textContent = words;
    const select = document.createElement("select");
    select.name = key;
    select.append(new Option("any", ""), ...values.map((value) => new Option(value, value)));
    select.value = read("find")[key] ?? "";
    if (select.selectedIndex < 0) select.value = "";
    label.append(name, select);
    return label;
  }

  private find(aloud: boolean): void {
    const wanted = [...this.querySelectorAll("select")].filter((select) => select.value);
    for (const row of this.rows) row.hidden = !wanted.every((select) => of(row, select.name).includes(select.value));
    const left = this.rows.filter((row) => !row.hidden).length;
    const told = wanted.length ? (left ? `${plural(left, "game")} of ${this.rows.length}` : "No game is like that: choose less.") : `${plural(left, "game")}`;
    this.querySelector(".finder-told")!.textContent = told;
    if (!aloud) return;
    write("find", Object.fromEntries(wanted.map((select) => [select.name, select.value])) as Params);
    announce(told);
  }
}

const of = (row: HTMLElement, key: string): string[] => (row.dataset[key] ?? "").split("|");
