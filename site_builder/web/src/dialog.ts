/** Dialogs of the page that are made when they are needed and gone once they are closed, and the one that hands something to another phone. */
import { html, nothing, render, type TemplateResult } from "lit";
import { copyButton } from "./parts";
import { MOST_LETTERS, qrView } from "./qr";
import { say } from "./say";

export type DialogView = (close: () => void) => TemplateResult;

/** Its heading has the id `dialog-title`. What is returned draws it anew. */
export function dialog(view: DialogView): (view: DialogView) => void {
  const made = document.createElement("dialog");
  made.className = "confirm-delete hand-over md-typeset";
  made.setAttribute("aria-labelledby", "dialog-title");
  const close = (): void => made.close();
  const before = document.activeElement as HTMLElement | null;
  made.addEventListener("close", () => {
    made.remove();
    before?.focus({ preventScroll: true });
  });
  render(view(close), made);
  document.body.append(made);
  made.showModal();
  return (other) => render(other(close), made);
}

export interface Offer {
  link: string;
  title: string;
  words: string;
  /** What the square is, to who does not see it. */
  label: string;
  /** Instead of a square where the link is too long for one. */
  long: string;
  /** Saves it as a file, where there is one. */
  save?: () => void;
}

/** A link with its square. */
export async function offer({ link, title, words, label, long, save }: Offer): Promise<void> {
  const view = (square: TemplateResult | string): DialogView => (close) => html`
    <h2 id="dialog-title">${title}</h2>
    <p>${words}</p>
    <div class="qr-place">${typeof square === "string" ? html`<p>${square}</p>` : square}</div>
    <p class="tools">${copyButton(() => link)}
      ${save ? html`<button type="button" class="button quiet" @click=${save}>${say("Save as a file")}</button>` : nothing}
      <button type="button" class="button" autofocus @click=${close}>${say("Close")}</button></p>`;
  const fits = link.length <= MOST_LETTERS;
  const draw = dialog(view(fits ? say("The square is being drawn.") : long));
  if (!fits) return;
  draw(view(await qrView(link, label).catch(() => say("The square could not be drawn, for a part of the page did not come. Copy the link."))));
}

/** A link that cannot be read. */
export const tell = (title: string, words: string): void =>
  void dialog((close) => html`<h2 id="dialog-title">${title}</h2><p>${words}</p>
    <p class="tools"><button type="button" class="button" autofocus @click=${close}>${say("Close")}</button></p>`);
