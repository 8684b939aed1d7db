/** What the reader may do with the progress on this device: take it along, bring it back, delete it. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import { giveFile } from "../file";
import { Broken } from "./format";
import { progress } from "./store";
import type { Saving } from "../storage";
import { row, say } from "../say";

export interface CareActs {
  told(words: string, bad?: boolean): void;
}

/** The words for a storage that does not keep; nothing while all is well. */
export function savingWords(saving: Saving): string {
  if (saving === "blocked") return say("This browser keeps nothing for this page, as in a private window. Everything works, and your answers last until the tab is closed.");
  if (saving === "full") return say("The storage for this page is full. Everything works, but what you answer now lasts only until the tab is closed. Export it, or make room by deleting.");
  return "";
}

export const savingView = (saving: Saving): TemplateResult | typeof nothing =>
  saving === "on" ? nothing : html`<p class="notice">${savingWords(saving)}</p>`;

export function careView({ told }: CareActs, empty: boolean): TemplateResult {
  return html`<div class="tools">
      <button type="button" class="button" aria-disabled=${empty ? "true" : "false"} @click=${() => (empty ? told(say("There is nothing to export yet.")) : exportFile(told))}>${say("Export")}</button>
      <label class="button quiet file">${say("Import")}<input class="visually-hidden" type="file" accept=".json,application/json" @change=${(event: Event) => void importFile(event, told)} /></label>
      <button type="button" class="button quiet" aria-disabled=${empty ? "true" : "false"} @click=${(event: Event) => (empty ? told(say("There is nothing to delete.")) : open(event))}>${say("Delete all …")}</button>
    </div>
    <dialog class="confirm-delete" aria-labelledby="confirm-delete-title">
      <form method="dialog">
        <h2 id="confirm-delete-title">${say("Delete all progress?")}</h2>
        <p>${say("Every answer, every timed run and every step of the learn path on this device will be gone. Only a file that you have exported can bring them back.")}</p>
        <p class="tools"><button class="button quiet" autofocus>${say("Keep it")}</button>
          <button type="button" class="button" @click=${(event: Event) => erase(event, told)}>${say("Delete all")}</button></p>
      </form>
    </dialog>`;
}

const open = (event: Event): void => (event.currentTarget as HTMLElement).closest(".care")!.querySelector("dialog")!.showModal();

function erase(event: Event, told: CareActs["told"]): void {
  (event.currentTarget as HTMLElement).closest("dialog")!.close();
  progress.clear();
  told(say("Everything is deleted from this device."));
}

function exportFile(told: CareActs["told"]): void {
  const name = giveFile("trionfi-progress", "json", "application/json", progress.exported());
  told(say("{file} holds everything: keep it, or import it on another device.", { file: name }));
}

async function importFile(event: Event, told: CareActs["told"]): Promise<void> {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  input.value = "";
  if (!file) return;
  try {
    const { attempts, runs, mistakes, measures } = progress.import(await file.text());
    const found = [attempts ? say("{n} answers", { n: attempts }, { "n one": "{n} answer" }) : "", runs ? say("{n} timed runs", { n: runs }, { "n one": "{n} timed run" }) : "",
      mistakes ? say("{n} mistakes of your hands", { n: mistakes }, { "n one": "{n} mistake of your hands" }) : "",
      measures ? say("{n} measures of your hands", { n: measures }, { "n one": "{n} measure of your hands" }) : ""].filter(Boolean);
    told(found.length ? say("Added {what} from {file}.", { what: row(found), file: file.name }) : say("{file} holds nothing that was not here already.", { file: file.name }));
  } catch (problem) {
    const why = problem instanceof Broken ? problem.message : say("it cannot be opened");
    told(say("{file} was not imported: {why}. Nothing was changed.", { file: file.name, why }), true);
  }
}

/** Said aloud once, shown until the next thing happens. */
export function outcome(words: string): string {
  announce(words);
  return words;
}
