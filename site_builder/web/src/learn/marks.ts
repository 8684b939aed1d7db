/** <trionfi-learn-marks>: beside the steps as text, which are done and where to go on. */
import { doneOf, readPath, type Path } from "./path";
import { progress } from "../progress/store";
import { say } from "../say";
import type { Widget } from "../shell";

export function mount(host: HTMLElement): Widget {
  const game = host.getAttribute("game") ?? "";
  const button = host.querySelector<HTMLElement>("[data-start]");
  void mark();
  const forget = progress.subscribe(() => void mark());
  return { close: forget };

  async function mark(): Promise<void> {
    const attempts = progress.attempts({ game }).filter((one) => one.mode === "learn");
    const path = attempts.length ? await readPath(host).catch(() => null) : null;
    if (!path) return;
    const done = doneOf(path, attempts);
    for (const step of path.steps) {
      host.parentElement?.querySelector(`[data-step="${step.id}"]`)?.toggleAttribute("data-done", done.step(step));
    }
    const next = done.next();
    const count = path.steps.filter((step) => done.step(step)).length;
    const begun = path.steps.some((step) => step.tasks.some((_, at) => done.task(step, at)));
    if (!begun) return;
    if (button) button.textContent = next ? goOn(path, next.step) : say("Once more from the start");
    host.dataset["count"] = say("{n} of {all} done", { n: count, all: path.steps.length });
  }
}

function goOn({ noun, steps }: Path, at: number): string {
  const { title } = steps[at]!;
  return noun === "deal" ? say("Go on with deal {n}: {title}", { n: at + 1, title }) : say("Go on with step {n}: {title}", { n: at + 1, title });
}
