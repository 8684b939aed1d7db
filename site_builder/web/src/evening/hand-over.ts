/** The dialogs by which an evening leaves this device for another, and comes to it. */
import { html } from "lit";
import { dialog, offer } from "../dialog";
import { giveFile } from "../file";
import { locale } from "../language";
import { row, say } from "../say";
import { allNames, totals } from "../sheet/data";
import { signed } from "../words";
import { began, toFile, type Evening } from "./data";
import { linkTo } from "./packed";

export const dayWords = (evening: Evening): string => new Date(began(evening)).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });

export const dealsWords = (n: number): string => say("{n} deals", { n }, { "n one": "{n} deal" });

export const saveFile = (evenings: Evening[]): string => giveFile("trionfi-evenings", "json", "application/json", toFile(evenings));

/** The square, the link and the file of an evening. */
export async function handOver(evening: Evening): Promise<void> {
  await offer({
    link: await linkTo(evening), title: say("Hand it to another phone"),
    words: say("Point the other phone's camera at the square: the evening then opens there. Names and scores stand in the link itself, and no host gets them."),
    label: say("A square with the link to this evening: {what}", { what: titleOf(evening) }), long: say("This evening is too long for one square. Send the link, or save a file."),
    save: () => void saveFile([evening]),
  });
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
  dialog((close) => html`<h2 id="dialog-title">${say("An evening of {game}", { game: evening.title })}</h2>
    <p>${dayWords(evening)}, ${dealsWords(evening.deals.length)}</p>
    <p><b>${row(allNames(evening).map((name, at) => say("{name} {n}", { name, n: signed(sums[at]!) })), ",")}</b></p>
    <p>${say("A sheet of this game that is open here is not lost: it is kept with the past evenings.")}</p>
    <p class="tools"><button type="button" class="button" autofocus @click=${then(close, goOn)}>${say("Go on with it here")}</button>
      <button type="button" class="button quiet" @click=${then(close, keep)}>${say("Only keep it")}</button>
      <button type="button" class="button quiet" @click=${close}>${say("Not now")}</button></p>`);
}

/** What a list calls an evening. */
export const titleOf = (evening: Evening): string => say("{game}, {day}", { game: evening.title, day: dayWords(evening) });
