/** The score sheet of an evening, below the calculator: names, deals, running totals, and what may be done with them. */
import { html, nothing, render, type TemplateResult } from "lit";
import { announce } from "../announce";
import { dress } from "../dress";
import type { Evening } from "../evening/data";
import { handOver } from "../evening/hand-over";
import { keepEvening } from "../evening/store";
import { eveningView } from "../evening/views";
import { giveFile } from "../file";
import figures from "../evening.css" with { type: "text" };
import style from "../sheet.css" with { type: "text" };
import type { Calculator, Settled, Sheet } from "./calculator";
import { csv, gone, nameOf, NAME_LENGTH, nextOut, outOf, seated, without, type Deal, type ScoreSheet } from "./data";
import { printed } from "./print";
import { SheetStore } from "./store";
import { tableView } from "./table";
import { clearView, olderWords, outView, totalsWords, UNREAD, whoView } from "./views";
import { unreadView } from "../parts";
import type { Saving } from "../storage";
import { PLAIN } from "../table-rules";
import { focusOn } from "../widget";
import { say } from "../say";
import { paragraph } from "../words";

const SAVING: Record<Saving, () => string> = {
  on: () => "",
  blocked: () => say("This browser keeps nothing for this page, as in a private window. The sheet works, and lasts until the tab is closed: export it before."),
  full: () => say("The storage for this page is full. The sheet works, but what is written now lasts only until the tab is closed: export it before."),
};

export function open(place: HTMLElement, calculator: Calculator): Sheet {
  dress(style);
  dress(figures);
  const store = new SheetStore(calculator.game, calculator.players());
  let out: number[] | null = null;
  let correcting: number | null = null;
  /** The rules of the table, while an older deal is corrected by its own. */
  let table = PLAIN;
  let shown: number | null = null;
  let said = "";

  const sheet = (): ScoreSheet => seated(store.sheet, calculator.players());
  const outNow = (): number[] => {
    const now = sheet();
    const many = now.names.length - calculator.players();
    const kept = out?.filter((one) => one < now.names.length);
    return kept && kept.length <= many && many ? kept : nextOut(now, calculator.players());
  };
  const draw = (): void => {
    const held = place.contains(document.activeElement);
    render(view(sheet()), place);
    if (held && !place.contains(document.activeElement)) focusOn(place.querySelector("h3")!);
    calculator.redraw();
  };
  const unsubscribe = store.subscribe(() => {
    if (correcting !== null && correcting >= store.sheet.deals.length) return leave();
    draw();
  });
  draw();
  if (store.unread !== null) announce(UNREAD());
  void settleAnew();

  return {
    begun: () => {
      const { deals, rules } = sheet();
      return deals.length || rules ? { players: next(deals.at(-1)?.seats.length ?? calculator.players()), rules: rules ?? PLAIN } : null;
    },
    ruled,
    redraw: draw,
    names: () => without(sheet(), outNow()).map((one) => nameOf(sheet(), one)),
    whoView: () => whoView(sheet(), calculator.players(), rename, sit),
    outView: () => outView(sheet(), calculator.players(), outNow(), seatOut),
    totalsWords: () => (sheet().deals.length ? say("Totals: {totals}", { totals: totalsWords(sheet()) }) : ""),
    addWords: () => (correcting === null ? say("Add to the sheet") : say("Replace deal {n}", { n: correcting + 1 })),
    refuses: () => (without(sheet(), outNow()).length === calculator.players() ? "" : say("Still to say: Who sits out?")),
    add,
    cancelView: () => (correcting === null ? nothing : html`<button type="button" class="button quiet" @click=${leave}>${say("Leave it as it was")}</button>`),
    close: unsubscribe,
  };

  function reseated(change: () => void): void {
    const before = without(sheet(), outNow());
    change();
    calculator.reseat(before, without(sheet(), outNow()));
  }

  /** How many play the next deal, where it would be so many: those who have left the match no longer do. */
  function next(players: number, before: number[] = []): number {
    const left = gone(sheet());
    const many = left.length || before.length ? sheet().names.length - left.length : players;
    return calculator.fits(many) ? many : players;
  }

  /** After a change of what is written others may be left in the match than before. */
  function refit(before: number[]): void {
    const many = next(calculator.players(), before);
    if (many !== calculator.players()) calculator.fill(null, many, calculator.rules());
  }

  /** Who has left by this change, in a sentence. */
  function leaving(before: number[]): string {
    const left = gone(sheet()).filter((one) => !before.includes(one));
    const over = left.length && !calculator.fits(sheet().names.length - gone(sheet()).length) ? say("Too few are left: the match is over.") : "";
    return paragraph(...left.map((one) => say("{name} leaves the match.", { name: nameOf(sheet(), one) })), over);
  }

  function told(words: string): void {
    said = words;
    announce(words);
  }

  /** What is written stays as it was settled. */
  function ruled(): void {
    if (correcting === null) store.change(null, (sheet) => ({ ...seated(sheet, calculator.players()), rules: calculator.rules() }));
    const words = older(sheet());
    if (words) announce(words);
  }

  /** While a deal is corrected nothing is said of the others. */
  function older({ deals }: ScoreSheet): string {
    return correcting === null ? olderWords(deals, (rules) => calculator.other(rules)) : "";
  }

  function add(settled: Settled): void {
    const now = sheet();
    const at = correcting;
    const old = at === null ? undefined : now.deals[at];
    const deal: Deal = { ...settled, at: old?.at ?? Date.now(), seats: without(now, outNow()) };
    const number = (at ?? now.deals.length) + 1;
    const rules = old ? table : settled.rules;
    const before = gone(now);
    out = correcting = shown = null;
    store.change(old ? say("deal {n} corrected", { n: number }) : say("deal {n} added", { n: number }), (sheet) => {
      const whole = seated(sheet, now.names.length);
      return { ...whole, rules, deals: old ? whole.deals.map((one, place) => (place === at ? deal : one)) : [...whole.deals, deal] };
    });
    said = paragraph(old ? say("Deal {n} corrected.", { n: number }) : say("Deal {n} added.", { n: number }), leaving(before));
    announce(paragraph(said, say("Totals: {totals}.", { totals: totalsWords(sheet()) })));
    calculator.fill(null, next(calculator.players(), before), rules);
    draw();
  }

  function correct(at: number): void {
    const deal = sheet().deals[at]!;
    const rules = deal.rules ?? PLAIN;
    if (correcting === null) table = calculator.rules();
    correcting = at;
    shown = null;
    out = outOf(sheet(), deal);
    said = calculator.other(rules) ? say("Deal {n} is corrected by the rules that it was settled by.", { n: at + 1 }) : "";
    calculator.fill(deal.facts, deal.seats.length, rules);
    announce(say("Correct deal {n} in the form, then replace it.", { n: at + 1 }));
    draw();
  }

  function leave(): void {
    out = correcting = null;
    said = "";
    calculator.fill(null, next(calculator.players()), table);
    draw();
  }

  function remove(at: number): void {
    if (correcting !== null) leave();
    shown = null;
    const before = gone(sheet());
    store.change(say("deal {n} removed", { n: at + 1 }), (sheet) => ({ ...sheet, deals: sheet.deals.filter((_, place) => place !== at) }));
    refit(before);
    told(say("Deal {n} is removed.", { n: at + 1 }));
    draw();
  }

  function undo(): void {
    const words = store.undoes;
    if (correcting !== null) leave();
    shown = null;
    const before = gone(sheet());
    store.undo();
    refit(before);
    told(say("Taken back: {what}.", { what: words ?? "" }));
    draw();
  }

  function rename(place: number, name: string): void {
    store.change(null, (sheet) => {
      const whole = seated(sheet, calculator.players());
      return { ...whole, rules: whole.rules ?? calculator.rules(), names: whole.names.map((one, at) => (at === place ? name.slice(0, NAME_LENGTH) : one)) };
    });
  }

  function sit(by: 1 | -1): void {
    reseated(() => {
      out = null;
      store.change(by > 0 ? say("a player more") : say("a player less"), (sheet) => {
        const { names } = seated(sheet, calculator.players());
        return { ...sheet, names: by > 0 ? [...names, ""] : names.slice(0, -1) };
      });
    });
    said = "";
    if (by > 0) place.parentElement?.querySelector<HTMLInputElement>(".sheet-names label:last-of-type input")?.focus();
  }

  function seatOut(one: number): void {
    const many = sheet().names.length - calculator.players();
    const chosen = outNow();
    reseated(() => (out = many === 1 ? [one] : chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].slice(-many)));
    draw();
  }

  function clear(names: boolean): void {
    const { deals } = sheet();
    if (correcting !== null) leave();
    shown = out = null;
    const before = gone(sheet());
    if (names) store.remove();
    else store.change(say("{n} deals cleared", { n: deals.length }, { "n one": "{n} deal cleared" }), (sheet) => ({ ...sheet, deals: [] }));
    refit(before);
    told(names ? say("The sheet is cleared.") : say("The deals are cleared."));
    draw();
  }

  /** An evening from another device comes without what its deals paid in detail. */
  async function settleAnew(): Promise<void> {
    for (const { at, lines, scores } of store.sheet.deals) {
      if (lines.length || scores.every((score) => score === 0)) continue;
      const bare = store.sheet.deals.find((deal) => deal.at === at);
      const found = bare && (await calculator.paid(bare, bare.seats.map((place) => nameOf(store.sheet, place))).catch(() => null));
      if (found) store.change(null, (sheet) => ({ ...sheet, deals: sheet.deals.map((deal) => (deal.at === at && !deal.lines.length ? { ...deal, ...found } : deal)) }));
    }
  }

  function evening(): Evening {
    return { ...sheet(), game: calculator.game, title: calculator.title };
  }

  /** The evening is over: it goes to those that are past, and the names stay for the next. */
  function finish(): void {
    if (correcting !== null) leave();
    const saving = keepEvening(evening());
    if (saving !== "on") return told(SAVING[saving]()), draw();
    shown = out = null;
    const before = gone(sheet());
    store.change(say("evening kept"), (sheet) => ({ ...sheet, deals: [] }));
    refit(before);
    told(say("The evening is kept: it stands with the past evenings on the page of the score sheet."));
    draw();
  }

  function saveUnread(unread: string): void {
    told(say("{file} holds the damaged sheet.", { file: giveFile(`trionfi-${calculator.game}-damaged`, "txt", "text/plain", unread) }));
  }

  function view(now: ScoreSheet): TemplateResult {
    const any = now.deals.length > 0;
    const undoes = store.undoes;
    return html`<section class="sheet" aria-labelledby="sheet-title">
      <h3 id="sheet-title">${say("Score sheet")}</h3>
      ${store.saving === "on" ? nothing : html`<p class="notice">${SAVING[store.saving]()}</p>`}
      ${unreadView(UNREAD(), store.unread, saveUnread, () => store.forgetUnread())}
      ${older(now) ? html`<p class="notice">${older(now)}</p>` : nothing}
      ${any ? tableView(now, { shown, show: (at) => ((shown = shown === at ? null : at), draw()), correct, remove }) : html`<p class="small-print">${say("Settle a deal above and add it: it will stand here, with the totals.")}</p>`}
      ${now.deals.length > 1 ? html`<details class="fold evening-so-far"><summary>${say("The evening so far")}</summary>${eveningView(now)}</details>` : nothing}
      <p class="sheet-said">${said}</p>
      <div class="tools">
        ${undoes ? html`<button type="button" class="button quiet" @click=${undo}>${say("Undo: {what}", { what: undoes })}</button>` : nothing}
        ${any
          ? html`<button type="button" class="button quiet" @click=${() => told(say("{file} holds the whole sheet.", { file: giveFile(`trionfi-${calculator.game}`, "csv", "text/csv", `\ufeff${csv(now)}`) }))}>${say("Export as CSV")}</button>
              <button type="button" class="button quiet" @click=${() => printed(now, calculator.title)}>${say("Print")}</button>
              <button type="button" class="button quiet" @click=${() => void handOver(evening())}>${say("Hand over …")}</button>
              <button type="button" class="button quiet" @click=${finish}>${say("Keep this evening")}</button>`
          : nothing}
        ${any || now.names.some(Boolean) ? html`<button type="button" class="button quiet" @click=${() => place.querySelector("dialog")!.showModal()}>${say("Clear …")}</button>` : nothing}
      </div>
      ${clearView(now, clear)}
    </section>`;
  }
}
