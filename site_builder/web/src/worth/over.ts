/** What the hand on a table is worth, in a dialog that lies over it. */
import { html } from "lit";
import { dialog } from "../dialog";
import { say } from "../say";
import { mountTable, type FromTable } from "./worth";

export function openWorth(from: FromTable): void {
  dialog((close) => html`<div class="worth-over">
    <h2 id="dialog-title">${say("What is my hand worth?")}</h2>
    <p class="tools"><button type="button" class="button quiet" autofocus @click=${close}>${say("Close")}</button></p>
    <div class="worth-place"></div>
  </div>`);
  const place = document.querySelector<HTMLElement>("dialog .worth-place")!;
  const widget = mountTable(place, from);
  place.closest("dialog")!.addEventListener("close", () => widget.close(), { once: true });
}
