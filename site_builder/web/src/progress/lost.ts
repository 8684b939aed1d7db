/** What decisions have lost beside the best, in words and as a table: at the table's end and in Progress. */
import { html, nothing, type TemplateResult } from "lit";
import { decimals } from "../figures";
import { certain, rough } from "../hand/amount";
import { say } from "../say";
import { figure, paragraph } from "../words";
import { together, type Accuracy, type Loss, type What } from "./measure";

type Total = ReturnType<typeof together>;

/** "4.5 ± 2.1", no finer than it is known. */
export function amountWords(lost: number, interval: number): string {
  const amount = rough(lost, interval);
  return certain(interval) ? amount : say("{n} ± {interval}", { n: amount, interval: rough(interval, interval) });
}

/** The same of one decision on average. */
export const eachWords = ({ lost, interval, weighed }: Total): string => (weighed ? amountWords(lost / weighed, interval / weighed) : "–");

export const whatWords = (what: What): string => (what === "card" ? say("Cards") : say("Bids and discards"));

/** The losses by unit: most hands have one, and some write down their play in another than they are paid in. */
export function byUnit(losses: Loss[]): [string, Loss[]][] {
  const found = new Map<string, Loss[]>();
  for (const one of losses) found.set(one.unit, [...(found.get(one.unit) ?? []), one]);
  return [...found];
}

/** What a hand has lost, in a sentence for each unit. */
export function lostWords({ losses }: Pick<Accuracy, "losses">): string {
  return paragraph(...byUnit(losses).map(([unit, all]) => {
    const { lost, interval, weighed } = together(all);
    const told = rough(lost, interval);
    // A mean of one is "1.0 points".
    const values = { n: weighed, lost: told === "1" ? decimals(1, 1) : told, unit, interval: rough(interval, interval) };
    return certain(interval)
      ? say("Accuracy: {lost} {unit} lost in {n} decisions.", values, { "n =1": "Accuracy: {lost} {unit} lost in one decision." })
      : say("Accuracy: {lost} {unit} lost in {n} decisions, give or take {interval}.", values, { "n =1": "Accuracy: {lost} {unit} lost in one decision, give or take {interval}." });
  }));
}

/** What it means, below the figures. */
export const meaningWords = (decisions: number, weighed: number): string => paragraph(
  weighed < decisions ? say("{n} of {all} decisions could be weighed.", { n: weighed, all: decisions }) : "",
  say("Lost is what your choices brought less than the best, where they were clearly worse; what is equal costs nothing. After ± stands how far the true figure may lie to either side, with 95 chances in 100."),
);

/** A row for bids and one for cards, and their sum. */
export function lossesView({ losses, decisions }: Pick<Accuracy, "losses" | "decisions">): TemplateResult | typeof nothing {
  if (!losses.length) return nothing;
  return html`<div class="losses">${byUnit(losses).map(([unit, all]) => html`<table class="lost">
      <caption>${say("What your decisions lost, in {unit}", { unit })}</caption>
      <thead><tr>${[say("Decisions"), say("Weighed"), say("Mistakes"), say("Lost")].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${all.map((one) => rowView(whatWords(one.what), one))}${all.length > 1 ? rowView(say("In all"), together(all)) : nothing}</tbody>
    </table>`)}
    <p><small>${meaningWords(decisions, together(losses).weighed)}</small></p></div>`;
}

const rowView = (name: string, one: Total): TemplateResult =>
  html`<tr><th scope="row">${name}</th><td>${figure(one.weighed)}</td><td>${figure(one.clear)}</td><td>${amountWords(one.lost, one.interval)}<small>${say("{n} each", { n: eachWords(one) })}</small></td></tr>`;
