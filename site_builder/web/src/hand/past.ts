/** The hands of this game that were played on this device, to be seen again at the table. */
import { html, nothing, type TemplateResult } from "lit";
import { locale } from "../language";
import { assets } from "../manifest";
import type { PlayedHand } from "../progress/data";
import { insisted } from "../read-file";
import { say } from "../say";
import { signed } from "../words";

const MOST = 12;
const ALL = new URL("../train/progress/#hands", assets).href;

export async function pastHands(game: string): Promise<PlayedHand[]> {
  const { progress } = await insisted(() => import("../progress/store"));
  return progress.hands({ game }).slice(-MOST).reverse();
}

/** `past` is null until it has been asked for. */
export function pastView(past: PlayedHand[] | null, ask: () => void, recall: (query: string) => void): TemplateResult {
  const again = (event: MouseEvent, query: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    recall(query);
  };
  return html`<details class="fold past" @toggle=${(event: Event) => (event.target as HTMLDetailsElement).open && ask()}>
    <summary>${say("Past hands")}</summary>
    ${past === null ? nothing : past.length ? html`<ol>${past.map((hand) => html`<li><a href="?${hand.query}" @click=${(event: MouseEvent) => again(event, hand.query)}>${day(hand.at)}</a> <b>${signed(hand.score)}</b> <span>${hand.words}</span></li>`)}</ol>` : html`<p>${say("None of this game has been played to its end on this device.")}</p>`}
    <p><a href=${ALL}>${say("All hands and figures")}</a></p>
  </details>`;
}

const day = (at: number): string => new Date(at).toLocaleString(locale(), { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });
