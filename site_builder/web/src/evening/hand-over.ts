/** The dialogs by which an evening leaves this device for another, and comes to it. */
import { html, render, type TemplateResult } from "lit";
import { giveFile } from "../file";
import { locale } from "../language";
import { copyButton } from "../parts";
import { MOST_LETTERS, qrView } from "../qr";
import { row, say } from "../say";
import { allNames, totals } from "../sheet/data";
import { signed } from "../words";
import { began, toFile, type Evening } from "./data";
import { linkTo } from "./packed";

export const dayWords = (evening: Evening): string => new Date(began(evening)).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });

export const dealsWords = (n: number): string => say("{n} deals", { n }, { "n one": "{n} deal" });

export const saveFile = (evenings: Evening[]): string => giveFile("trionfi-evenings", "json", "application/json", toFile(evenings));

/** A dialog of the page that is gone once it is closed. */
function shown(view: (close: () => void) => TemplateResult): (view: (close: () => void) => TemplateResult) => void {
  const dialog = document.createElement("dialog");
  dialog.className = "confirm-delete hand-over md-typeset";
  dialog.setAttribute("aria-labelledby", "hand-over-title");
  const close = (): void => dialog.close();
  const before = document.activeElement as HTMLElement | null;
  dialog.addEventListener("close", () => {
    dialog.remove();
    before?.focus({ preventScroll: true });
  });
  render(view(close), dialog);
  document.body.append(dialog);
  dialog.showModal();
  return (other) => render(other(close), dialog);
}

/** The square, the link and the file of an evening. */
export async function handOver(evening: Evening): Promise<void> {
  const link = await linkTo(evening);
  const view = (square: TemplateResult | string) => (close: () => void): TemplateResult => html`
    <h2 id="hand-over-title">${say("Hand it to another phone")}</h2>
    <p>${say("Point the other phone's camera at the square: the evening then opens there. Names and scores stand in the link itself, and no host gets them.")}</p>
    <div class="qr-place">${typeof square === "string" ? html`<p>${square}</p>` : square}</div>
    <p class="tools">${copyButton(() => link)}
      <button type="button" class="button quiet" @click=${() => void saveFile([evening])}>${say("Save as a file")}</button>
      <button type="button" class="button" autofocus @click=${close}>${say("Close")}</button></p>`;
  const long = link.length > MOST_LETTERS;
  const draw = shown(view(long ? say("This evening is too long for one square. Send the link, or save a file.") : say("The square is being drawn.")));
  if (long) return;
  const words = say("A square with the link to this evening: {what}", { what: titleOf(evening) });
  const square = await qrView(link, words).catch(() => say("The square could not be drawn, for a part of the page did not come. Copy the link."));
  draw(view(square));
}

export interface Taking {
  /** The evening is gone on with on this device. */
  goOn(): void;
  keep(): void;
}

/** What a link has brought, and what shall become of it. */
export function take(evening: Evening, { goOn, keep }: Taking): void {
  const sums = totals(evening);
  const then = (close: () => void, what: () => void) => (): void => {
    close();
    what();
  };
  shown((close) => html`<h2 id="hand-over-title">${say("An evening of {game}", { game: evening.title })}</h2>
    <p>${dayWords(evening)}, ${dealsWords(evening.deals.length)}</p>
    <p><b>${row(allNames(evening).map((name, at) => say("{name} {n}", { name, n: signed(sums[at]!) })), ",")}</b></p>
    <p>${say("A sheet of this game that is open here is not lost: it is kept with the past evenings.")}</p>
    <p class="tools"><button type="button" class="button" autofocus @click=${then(close, goOn)}>${say("Go on with it here")}</button>
      <button type="button" class="button quiet" @click=${then(close, keep)}>${say("Only keep it")}</button>
      <button type="button" class="button quiet" @click=${close}>${say("Not now")}</button></p>`);
}

/** A link that cannot be read. */
export const tellBroken = (words: string): void =>
  void shown((close) => html`<h2 id="hand-over-title">${say("This evening cannot be opened")}</h2><p>${words}</p>
    <p class="tools"><button type="button" class="button" autofocus @click=${close}>${say("Close")}</button></p>`);

/** What a list calls an evening. */
export const titleOf = (evening: Evening): string => say("{game}, {day}", { game: evening.title, day: dayWords(evening) });
