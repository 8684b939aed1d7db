/** <trionfi-keep>: brings every page, the engine with all its games and the search onto this device, and says how far it has come. */
import { assets, edition } from "./manifest";
import { keepAll, type Kept } from "./offline";
import { say } from "./say";
import type { Widget } from "./shell";

const MB = 1_000_000;

const size = (bytes: number): string => say("{n} MB", { n: Math.max(1, Math.round(bytes / MB)) });

export function mount(host: HTMLElement): Widget {
  const button = host.querySelector("button")!;
  const told = host.querySelector<HTMLElement>("[role=status]")!;
  let open = true;
  let busy = false;
  const report = (words: string): void => void (open && (told.textContent = words));
  void fetch(new URL(`offline/${edition()}list.json`, assets)).then((answer) => answer.json()).then(({ bytes }: { bytes: number }) => {
    if (open) button.textContent = say("Keep all games on this device (about {size})", { size: size(bytes) });
  }).catch(() => undefined);
  button.addEventListener("click", () => void keep());
  return { close: () => void (open = false) };

  async function keep(): Promise<void> {
    if (busy) return;
    busy = true;
    report(say("It begins …"));
    let last: Kept = { done: 0, all: 0, missed: 0 };
    const ended = await keepAll((now) => {
      last = now;
      report(say("{n} of {all} files are here.", { n: now.done, all: now.all }));
    });
    busy = false;
    if (!ended) return report(say("This browser keeps nothing for this page, as in a private window."));
    report(last.missed ? say("{n} of {all} files could not be fetched or kept. Press again when there is a network and room.", { n: last.missed, all: last.all }) : say("All games are on this device. You can read, drill and play without a network."));
  }
}
