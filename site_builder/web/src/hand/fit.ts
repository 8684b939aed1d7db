/** Makes the cards so small that the whole table is in sight, and keeps them at that size while the hand goes on. */

import type { Room } from "./lay";

const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52];

export interface Fit {
  close(): void;
}

/** The head of the table, in pixels: what is above the felt before that is drawn. */
const HEAD = 52;
/** A table on a page is as high as its cards need. */
const LESSON = 900;

/** What there is to lay cards on; at a table over the page that is the felt, whose size hangs on nothing that lies on it. */
export function roomOf(host: HTMLElement, atTable: boolean): Room {
  const felt = host.querySelector(".felt");
  const finger = window.matchMedia("(pointer: coarse)").matches;
  if (!atTable) return { width: felt?.clientWidth || host.clientWidth || LESSON, height: LESSON, finger };
  return felt ? { width: felt.clientWidth, height: felt.clientHeight, finger } : { width: window.innerWidth, height: window.innerHeight - HEAD, finger };
}

/** `deal` names the hand on the table: another one begins with large cards again, and so does another window. */
export function fitting(root: HTMLElement, deal: () => string, measured: () => void): Fit {
  let known = "";
  let at = 0;
  const fit = (): void => {
    const felt = root.querySelector<HTMLElement>(".felt");
    if (!felt) return;
    const now = deal();
    if (now !== known) at = 0;
    known = now;
    for (; ; at += 1) {
      felt.style.setProperty("--fit", String(SIZES[at]));
      if (at === SIZES.length - 1 || felt.scrollHeight <= felt.clientHeight + 1) return;
    }
  };
  const drawn = new MutationObserver(fit);
  drawn.observe(root, { childList: true, subtree: true, characterData: true });
  const sized = new ResizeObserver(() => {
    known = "";
    measured();
    fit();
  });
  sized.observe(root);
  return {
    close: () => {
      drawn.disconnect();
      sized.disconnect();
    },
  };
}
