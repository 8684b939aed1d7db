/** Below a settlement: what the reader's decisions have lost, and his place among bots. */
import { html, nothing, type TemplateResult } from "lit";
import { amongView, placeWords } from "../progress/among";
import { dayOf } from "../progress/days";
import { lostWords } from "../progress/lost";
import { say } from "../say";
import type { Measures, Sitting } from "./measure";
import type { HandState } from "./state";

/** Nothing for a hand of which the reader has no result of his own. */
export function measureView({ measure, position, setup }: HandState, does: Measures): TemplateResult | typeof nothing {
  const { accuracy, among, sitting } = measure;
  if (setup.challenge?.to != null || position?.settlement?.scores[position.seat] === undefined) return nothing;
  const day = Number(setup.seed) === dayOf(Date.now());
  return html`<section class="measure" aria-label=${say("How well you played")}>
    ${accuracy ? html`<p class="measure-lost">${lostWords(accuracy)}</p>` : nothing}
    ${among ? html`<p class="measure-place"><b>${placeWords(among)}</b></p>${amongView(among)}` : sitting ? sittingView(sitting, does) : askView(day, does)}
  </section>`;
}

const askView = (day: boolean, does: Measures): TemplateResult =>
  html`<p class="measure-ask"><button type="button" class="button ${day ? "" : "quiet"} measure-sit" @click=${does.sit}>${say("Your place among bots")}</button>
    <small>${day ? say("Today’s deal: four bots of different strength play your cards, here on this device.") : say("Four bots of different strength play your cards, here on this device.")}</small></p>`;

function sittingView({ running, done, of, problem }: Sitting, does: Measures): TemplateResult {
  if (!running) return html`<p class="measure-ask"><span class="problem" role="alert">${problem}</span> <button type="button" class="button quiet measure-sit" @click=${does.sit}>${say("Try again")}</button></p>`;
  return html`<p class="measure-ask"><progress max=${of} value=${done} aria-label=${say("Bots are playing your cards.")}></progress>
    <span>${say("Bots are playing your cards: {done} of {of} hands.", { done, of })}</span> <button type="button" class="button quiet" @click=${does.stand}>${say("Stop")}</button></p>`;
}
