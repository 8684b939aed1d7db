/** Makes the cards so small that the whole table is in sight, and keeps them at that size while the hand goes on. */

const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52];

export interface Fit {
  close(): void;
}

/** `deal` names the hand on the table: another one begins with large cards again, and so does another window. */
export function fitting(root: HTMLElement, deal: () => string): Fit {
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
