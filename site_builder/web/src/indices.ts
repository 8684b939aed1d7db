/** The letters on the court cards: as in the game, or those that the reader is used to, on every card of every page. */
import { chooseColours, colours } from "./colours";
import { recall, remember } from "./storage";

const KEY = "indices";
const COURT = /#([KQCJ][SBCHD])(-\w+)?$/;
const LINK = "http://www.w3.org/1999/xlink";

/** The ending of the symbols that the reader wants; "" where each game has its own. */
let wanted: string | null = null;

export function indices(): string {
  if (wanted === null) {
    const kept = recall<string>(KEY, "");
    wanted = /^(-\w+)?$/.test(kept) ? kept : "";
  }
  return wanted;
}

/** The name of a card's symbol. */
export const symbolOf = (card: string): string => `#${card}`.replace(COURT, `#$1${indices()}`).slice(1);

function dress(root: ParentNode): void {
  for (const one of root.querySelectorAll("use")) {
    const plain = one.getAttribute("href");
    const href = plain ?? one.getAttributeNS(LINK, "href") ?? "";
    const now = href.replace(COURT, `#$1${indices()}`);
    if (now === href) continue;
    if (plain === null) one.setAttributeNS(LINK, "xlink:href", now);
    else one.setAttribute("href", now);
  }
}

let watching = false;

/** Cards that come into the page later are dressed too; while each game has its own letters nothing has to be done. */
export function wearIndices(): void {
  if (!indices() || watching) return;
  watching = true;
  dress(document);
  const seen = new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) if (node instanceof Element) dress(node);
  });
  seen.observe(document.documentElement, { childList: true, subtree: true });
}

export function chooseIndices(ending: string): void {
  remember(KEY, ending);
  wanted = ending;
  dress(document);
  wearIndices();
}

const CHOICES = { letters: [indices, chooseIndices], colours: [colours, chooseColours] } as const;

/** <trionfi-indices>: what may be chosen of the cards, as it stands in the page. */
export class Indices extends HTMLElement {
  connectedCallback(): void {
    for (const select of this.querySelectorAll("select")) {
      const [now, choose] = CHOICES[select.name as keyof typeof CHOICES];
      select.value = now();
      select.addEventListener("change", () => choose(select.value));
    }
  }
}
