/** The tricks so far: all of them open, one at a time, or each a single time before the answer; afterwards one may look back. */
import { html, nothing, type TemplateResult } from "lit";
import { fullName, unvalued } from "../card";
import { onTable } from "../answers/felt";
import { playerOf, trickTo } from "./names";
import type { Posed } from "./state";
import type { DrillContext, DrillTrick, Pack } from "../types";
import { row, say } from "../say";
import { saidView } from "./talk";

/** How far the reader has looked at tricks that are seen only once, and what goes on to the next. */
export interface Looking {
  turned: number;
  turn(): void;
}

/** Whether tricks are still to be looked at before the question may be answered. */
export const stillLooking = (asked: Posed, turned: number): boolean => {
  const { trail, seen } = asked.question.context;
  return seen === "once" && turned < (trail?.length ?? 0);
};

/** Without a way to go on the tricks may be looked at as one likes. */
export function trailView(pack: Pack, asked: Posed, over: boolean, looking?: Looking): TemplateResult | typeof nothing {
  const { context } = asked.question;
  const { trail, seen } = context;
  if (!trail?.length) return nothing;
  if (seen === "open" && !over) {
    return html`<ol class="trail" aria-label=${say("The tricks so far")}>${trail.map((trick, at) => html`<li><p class="trail-head">${headWords(context, trick, at)}</p>${trickView(pack, context, trick)}</li>`)}</ol>`;
  }
  if (looking && seen === "once" && !over) return stillLooking(asked, looking.turned) ? onceView(pack, context, trail, looking) : nothing;
  const folds = html`<div class="trail-folds" role="group" aria-label=${say("The tricks so far")}>${trail.map(
    (trick, at) => html`<details class="fold" name="trail-${asked.seed}"><summary>${headWords(context, trick, at)}</summary>${trickView(pack, context, trick)}</details>`,
  )}</div>`;
  return onTable(asked) ? html`<details class="fold trail-fold"><summary>${say("The tricks so far")}</summary>${folds}</details>` : folds;
}

function onceView(pack: Pack, context: DrillContext, trail: DrillTrick[], { turned, turn }: Looking): TemplateResult {
  const last = turned === trail.length - 1;
  return html`<div class="trail-once">
    <p class="trail-head">${headWords(context, trail[turned]!, turned)}</p>${trickView(pack, context, trail[turned]!)}
    <p class="trail-tools"><button type="button" class="button primary trail-next" @click=${turn}>${last ? say("To the question") : say("Next trick")}</button>
      <small>${say("{n} of {all}", { n: turned + 1, all: trail.length })}</small></p>
  </div>`;
}

const headWords = (context: DrillContext, { winner }: DrillTrick, at: number): string =>
  trickTo(at + 1, winner === context.seat ? null : playerOf(context, winner));

const trickView = (pack: Pack, context: DrillContext, { plays, said }: DrillTrick): TemplateResult =>
  html`<ol class="drill-felt drill-trick trail-trick">${plays.map((play) => html`<li>${unvalued(pack, play.card)}<span class="who">${playerOf(context, play.seat)}</span></li>`)}</ol>${said ? saidView(context, said) : nothing}`;

/** One trick for the ear. */
export function trickSpoken(pack: Pack, { question: { context } }: Posed, at: number): string {
  const trick = context.trail?.[at];
  if (!trick) return "";
  const cards = trick.plays.map((play) => say("{who}: {words}", { who: playerOf(context, play.seat), words: fullName(pack, play.card) }));
  const said = trick.said?.map((one) => say("{who}: {words}", { who: playerOf(context, one.seat), words: one.words })) ?? [];
  return say("{trick}. {cards}.", { trick: headWords(context, trick, at), cards: row([...said, ...cards], ",") });
}
