/** Who has played here before finds the table ready: it is made so once the page is read and nothing else is to be done. */
import { lastHand } from "./hand/saved";
import type { Waiting } from "./shell";

/** Milliseconds after which it is made ready even on a page that is never idle. */
const LATEST = 4000;

/** Not where the reader wants to save what is fetched. */
const sparing = (): boolean => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

export function prewarm(): void {
  if (!lastHand() || sparing()) return;
  const warm = (): void => document.querySelector<Waiting>("trionfi-hand")?.warm();
  // Not every browser tells when it is idle.
  const idle = (window as { requestIdleCallback?: Window["requestIdleCallback"] }).requestIdleCallback;
  if (idle) idle(warm, { timeout: LATEST });
  else setTimeout(warm, LATEST);
}
