/** How the engine is starting, in words and bytes, inside the widget that waits for it; a failure is the widget's to tell. */
import { html, nothing, type TemplateResult } from "lit";
import { engine, type Progress } from "./engine";
import { decimals } from "./figures";
import { say } from "./say";

const megabytes = (bytes: number): string => say("{n} MB", { n: decimals(bytes / 1_000_000, 1) });

export function progressView(progress: Progress = engine.progress): TemplateResult | typeof nothing {
  if (["ready", "idle", "failed"].includes(progress.stage)) return nothing;
  const { loaded, total } = progress;
  const share = total ? Math.min(1, (loaded ?? 0) / total) : null;
  const bytes = loaded ? (total ? say("{loaded} of {all}", { loaded: megabytes(loaded), all: megabytes(total) }) : megabytes(loaded)) : "";
  return html`<div class="progress" data-stage=${progress.stage}>
    <p><span>${progress.words}</span> <span class="bytes">${bytes}</span></p>
    <div class="progress-bar ${share === null ? "unsure" : ""}" aria-hidden="true"><span .style="inline-size:${(share ?? 0.3) * 100}%"></span></div>
  </div>`;
}
