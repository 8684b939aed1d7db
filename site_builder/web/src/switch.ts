/** The way to the same page in another language, in the head of each page: it takes along what the address says, and is remembered. */
import { assets, pageHere } from "./manifest";
import { remember } from "./storage";

export const LANGUAGE = "language";
const SWITCH = "a[data-edition]";

export function prepareSwitch(): void {
  for (const wish of ["pointerdown", "focusin", "click"]) document.addEventListener(wish, ({ target }) => lead((target as Element).closest<HTMLAnchorElement>(SWITCH)));
  document.addEventListener("click", ({ target }) => {
    const chosen = (target as Element).closest<HTMLAnchorElement>(SWITCH)?.hreflang;
    if (chosen) remember(LANGUAGE, chosen);
  });
}

/** The address changes as a hand goes on, and the page too, without that the head is drawn anew. */
function lead(link: HTMLAnchorElement | null): void {
  if (link) link.href = new URL(`../${link.dataset["edition"]}${pageHere()}${window.location.search}${window.location.hash}`, assets).href;
}
