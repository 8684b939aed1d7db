/** The sheet on paper, and nothing else of the page. */
import { html, render } from "lit";
import { dayText } from "../file";
import type { ScoreSheet } from "./data";
import { tableView } from "./table";

export function printed(sheet: ScoreSheet, title: string): void {
  const paper = document.createElement("div");
  paper.className = "sheet-paper md-typeset";
  const first = sheet.deals[0]?.at ?? Date.now();
  render(html`<h1>${title}</h1><p>${dayText(first)}</p>${tableView(sheet, null)}`, paper);
  document.body.append(paper);
  document.documentElement.classList.add("printing-sheet");
  const done = (): void => {
    document.documentElement.classList.remove("printing-sheet");
    paper.remove();
  };
  window.addEventListener("afterprint", done, { once: true });
  window.print();
}
