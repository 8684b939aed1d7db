/** <trionfi-finder>: choices above the list of games. The list is in the page; without scripts all of it is there. */
import { announce } from "./announce";
import { choice, FACETS } from "./facets";
import { read, write, type Params } from "./url";
import { plural } from "./words";

export class Finder extends HTMLElement {
  connectedCallback(): void {
    if (this.querySelector(".finder-choices")) return;
    const form = document.createElement("form");
    form.className = "finder-choices";
    form.addEventListener("submit", (event) => event.preventDefault());
    for (const key of Object.keys(FACETS)) {
      const values = new Set(this.rows.flatMap((row) => of(row, key)));
      if (values.size > 1) form.append(choice(key, values, read("find")[key]));
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
