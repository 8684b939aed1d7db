/** Where the focus belongs at the table. */
import type { Store } from "../store";
import { focusOn } from "../widget";
import { cardsToPlay, statusOf } from "./cards";
import type { HandState } from "./state";

export function home(root: HTMLElement): HTMLElement | null {
  const places = [".next-deal", ".actions .word", ".hand-row .playable[tabindex='0']", ".hand-row.own [tabindex='0']", ".felt"];
  return places.map((place) => root.querySelector<HTMLElement>(place)).find(Boolean) ?? null;
}

/** The reader's turn: a focus that stood among the cards goes to one that may be played. */
export function settleFocus(host: HTMLElement, store: Store<HandState>): void {
  const { position, at } = store.state;
  if (!position || !host.contains(document.activeElement)) return;
  const row = host.querySelector(".hand-rows");
  const stray = !document.activeElement!.matches("button, summary, select, a, input");
  if (position.over) return focusAtEnd(home(host) ?? host);
  if (stray) return focusOn(home(host) ?? host);
  if (!row?.contains(document.activeElement)) return;
  const here = cardsToPlay(position).find((card) => card.card === at);
  if (here && !statusOf(position, here).off && !position.actions.length) return;
  store.set({ at: cardsToPlay(position).find((card) => !statusOf(position, card).off)?.card ?? null });
  store.flush();
  focusOn(home(host) ?? host);
}

/** How the hand went stands above what is pressed next; where the table has no room for both it is what stays in view. */
function focusAtEnd(to: HTMLElement): void {
  if (to.closest(".table-over")) to.focus({ preventScroll: true });
  else focusOn(to);
}

/** Whether the focus is on that card of the reader's. */
export const isOn = (host: HTMLElement, card: string): boolean =>
  document.activeElement === host.querySelector(`.hand-row [data-card="${CSS.escape(card)}"]`);

/** Whether an event is of the bare table, not of something that can be pressed by itself. */
export const bare = (event: Event): boolean => !(event.target as Element).closest("button, a, summary");
