/** A card for the table on one page: the deal, the ranks, the values, the bids and what is paid, from the drawings of the page. */
import { dress } from "./dress";
import { say } from "./say";
import style from "./table-card.css" with { type: "text" };

const CITED = 'a[href*="sources/#source-"], a[href*="about/#our-readings"]';
const LARGEST = 1;
const SMALLEST = 0.3;
const STEP = 0.02;

/** What stands on it, in its order, with a head where the drawing has none. */
const PARTS: [string, () => string][] = [
  ["fact-box", () => ""], ["values", () => say("Values")], ["order", () => say("Ranks")], ["course", () => say("The deal")],
  ["play-rules", () => say("The play")], ["rewards", () => say("Payments")],
];

export function printCard(): void {
  dress(style);
  const card = document.createElement("div");
  card.className = "table-card md-typeset";
  const inner = document.createElement("div");
  inner.className = "table-card-in";
  inner.append(head("h1", document.querySelector("h1")!.firstChild!.textContent!), ...PARTS.flatMap(([name, words]) => part(name, words())));
  card.append(inner);
  document.body.append(card);
  fit(inner);
  document.documentElement.classList.add("printing-sheet", "printing-card");
  const done = (): void => {
    document.documentElement.classList.remove("printing-sheet", "printing-card");
    card.remove();
  };
  window.addEventListener("afterprint", done, { once: true });
  window.print();
}

function part(name: string, words: string): HTMLElement[] {
  const drawings = [...document.querySelectorAll<HTMLElement>(`article .drawing-${name}`)].map(copied);
  return drawings.length && words ? [head("h2", words), ...drawings] : drawings;
}

function head(name: "h1" | "h2", words: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

/** A drawing without its sources, which the page has; and open, where it can be folded. */
function copied(drawing: HTMLElement): HTMLElement {
  const made = drawing.cloneNode(true) as HTMLElement;
  for (const one of made.querySelectorAll("details")) one.open = true;
  for (const one of made.querySelectorAll("[id]")) one.removeAttribute("id");
  for (const link of [...made.querySelectorAll<HTMLElement>(CITED)].reverse()) {
    const gap = link.previousSibling;
    if (gap?.previousSibling instanceof Element && gap.previousSibling.matches(CITED)) gap.remove();
    link.remove();
  }
  for (const told of made.querySelectorAll("dd")) if (!told.textContent!.trim()) told.parentElement!.remove();
  return made;
}

/** As large as one page allows. */
function fit(inner: HTMLElement): void {
  let zoom = LARGEST;
  const set = (): void => inner.style.setProperty("--zoom", zoom.toFixed(2));
  for (set(); zoom > SMALLEST && inner.scrollWidth > inner.clientWidth + 1; set()) zoom -= STEP;
}
