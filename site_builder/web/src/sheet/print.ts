/** The sheet on paper, and nothing else of the page. */
import { html, render, type TemplateResult } from "lit";
import { dayText } from "../file";
import type { ScoreSheet } from "./data";
import { tableView } from "./table";

export function printed(sheet: ScoreSheet, title: string): void {
  const first = sheet.deals[0]?.at ?? Date.now();
  onPaper(html`<h1>${title}</h1><p>${dayText(first)}</p>${tableView(sheet, null)}`);
}

/** Prints this, and nothing else of the page. */
export function onPaper(view: TemplateResult): void {
  const paper = document.createElement("div");
  paper.className = "sheet-paper md-typeset";
  render(view, paper);
  document.body.append(paper);
  document.documentElement.classList.add("printing-sheet");
  const done = (): void => {
    document.documentElement.classList.remove("printing-sheet");
    paper.remove();
  };
  window.addEventListener("afterprint", done, { once: true });
  window.print();
}
