/** What was said at the table, by whom. */
import { html, type TemplateResult } from "lit";
import { playerOf } from "./names";
import type { DrillContext } from "../types";
import { say } from "../say";

export const saidView = (context: DrillContext, said: NonNullable<DrillContext["said"]>): TemplateResult =>
  html`<ol class="drill-felt drill-said" aria-label=${say("What was said so far")}>
    ${said.map((one) => html`<li><span class="who">${playerOf(context, one.seat)}</span> <q>${one.words}</q></li>`)}
  </ol>`;
