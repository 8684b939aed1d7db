/** A card for the table on one page: the deal, the ranks, the values, the bids and what is paid, from the drawings of the page. */
import { dress } from "./dress";
import { say } from "./say";
import style from "./table-card.css" with { type: "text" };

const CITED = 'a[href*="sources/#source-"], a[href*="about/#our-readings"]';
const LETTER = /\p{L}/u;
const LARGEST = 1;
const SMALLEST = 0.3;
const STEP = 0.02;

/** What stands on it, in its order, with a head where the drawing has none. */
const PARTS: [string, (drawing: HTMLElement) => string][] = [
  ["fact-box", () => ""], ["values", () => say("Values")], ["trumps", () => say("Ranks")], ["order", () => ""],
  ["course", () => say("The deal")], ["play-rules", () => say("The play")], ["melds", called], ["rewards", () => say("Payments")],
];

/** What a drawing's table is called for those who listen. */
function called(drawing: HTMLElement): string {
  return drawing.querySelector("caption")?.textContent ?? "";
}

export function printCard(): void {
  dress(style);
  const card = document.createElement("div");
  card.className = "table-card md-typeset";
  const inner = document.createElement("div");
  inner.className = "table-card-in";
  inner.append(head("h1", document.querySelector("h1")!.firstChild!.textContent!), ...PARTS.flatMap(([name, words]) => part(name, words)));
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

function part(name: string, words: (drawing: HTMLElement) => string): HTMLElement[] {
  const drawings = [...document.querySelectorAll<HTMLElement>(`article .drawing-${name}`)].map(copied);
  const told = drawings[0] ? words(drawings[0]) : "";
  return told ? [head("h2", told), ...drawings] : drawings;
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
    const { previousSibling: gap, nextSibling: note } = link;
    if (gap?.previousSibling instanceof Element && gap.previousSibling.matches(CITED) && !LETTER.test(gap.textContent!)) gap.remove();
    // What is said of a source without a link stays.
    if (note instanceof Text && /^;/.test(note.data) && LETTER.test(note.data)) note.data = ` (${note.data.replace(/^;\s*|[;\s]+$/g, "")})`;
    link.remove();
  }
  made.querySelectorAll("table").forEach(dropEmptyColumns);
  for (const told of made.querySelectorAll("dd")) if (!told.textContent!.trim()) told.parentElement!.remove();
  return made;
}

/** A column of sources has nothing left. */
function dropEmptyColumns({ tBodies, rows }: HTMLTableElement): void {
  const bodies = [...tBodies].flatMap((body) => [...body.rows]);
  for (let at = (bodies[0]?.cells.length ?? 0) - 1; at > 0; at -= 1) {
    const filled = bodies.some(({ cells }) => cells[at]?.textContent!.trim() || cells[at]?.querySelector("svg"));
    if (!filled) for (const row of rows) row.cells[at]?.remove();
  }
}

/** As large as one page allows. */
function fit(inner: HTMLElement): void {
  let zoom = LARGEST;
  const set = (): void => inner.style.setProperty("--zoom", zoom.toFixed(2));
  for (set(); zoom > SMALLEST && inner.scrollWidth > inner.clientWidth + 1; set()) zoom -= STEP;
}
