/** Cards that are one tab stop: the arrow keys go from one to another, Home and End to the first and the last. */

/** Where an arrow key leads from the card with the focus; nothing for any other key. `box` is what takes a card's room in the row. */
export function reached(event: KeyboardEvent, cards: HTMLElement[], box: (card: HTMLElement) => Element = (card) => card): HTMLElement | undefined {
  const here = cards.indexOf(event.target as HTMLElement);
  if (here < 0) return undefined;
  if (event.key === "ArrowRight") return cards[(here + 1) % cards.length];
  if (event.key === "ArrowLeft") return cards[(here - 1 + cards.length) % cards.length];
  if (event.key === "Home") return cards[0];
  if (event.key === "End") return cards.at(-1);
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return undefined;
  const place = (card: HTMLElement): DOMRect => box(card).getBoundingClientRect();
  const mine = place(cards[here]!);
  const way = event.key === "ArrowDown" ? 1 : -1;
  const beyond = cards.filter((card) => (place(card).top - mine.top) * way > mine.height / 4);
  const nearest = Math.min(...beyond.map((card) => Math.abs(place(card).top - mine.top)));
  return beyond
    .filter((card) => Math.abs(place(card).top - mine.top) < nearest + mine.height / 4)
    .sort((one, two) => Math.abs(place(one).left - mine.left) - Math.abs(place(two).left - mine.left))[0];
}
