/** Playing a hand of a game as a skill: it comes back as others do, and leads to the table. */
import { html, nothing, type TemplateResult } from "lit";
import { say } from "../say";
import { dayOf } from "./days";
import { handsOf, mistakesOf, type Filter, type Mistake, type PlayedHand, type Progress } from "./data";
import { dueNow, type Coming, type Returning, type Review } from "./skills";
import type { Names } from "./views";

/** The kind of what is played and not asked. */
export const HAND = "hand";

/** The deal of a hand is in its address before its moves, and in that of each moment of it. */
function dealOf({ game, query }: Pick<PlayedHand | Mistake, "game" | "query">): string {
  const said = new URLSearchParams(query);
  return JSON.stringify([game, ...["seed", "dealer", "players", "deal"].map((name) => said.get(`hand.${name}`))]);
}

/** Each game of which hands were played, with the hands of each day. Right is one that lost nothing, and in which a review has kept no mistake. */
export function playing(progress: Progress, filter?: Filter): Returning[] {
  const dear = new Set(mistakesOf(progress, filter).map(dealOf));
  const games = new Map<string, PlayedHand[]>();
  for (const hand of handsOf(progress, filter)) games.set(hand.game, [...(games.get(hand.game) ?? []), hand]);
  return [...games].map(([game, hands]) => ({ again: { game, kind: HAND, level: 1, seed: null }, reviews: byDay(hands, dear), missed: false, mild: true }));
}

function byDay(hands: PlayedHand[], dear: Set<string>): Review[] {
  const days = new Map<number, Review>();
  for (const hand of hands) {
    const day = dayOf(hand.at);
    const { asked, right } = days.get(day) ?? { asked: 0, right: 0 };
    days.set(day, { day, asked: asked + 1, right: right + (String(hand.score).startsWith("-") || dear.has(dealOf(hand)) ? 0 : 1) });
  }
  return [...days.values()].sort((one, two) => one.day - two.day);
}

/** The games of which a hand is due, each with the way to its table; one that has no page here is left out. */
export function playView(coming: Coming[], names: Names, now: number): TemplateResult | typeof nothing {
  const games = dueNow(coming, now).map(({ again }) => again.game).filter((game) => names.page(game) !== null);
  if (!games.length) return nothing;
  return html`<section class="due-hands"><h3>${say("Games to play again")}</h3>
    <ul>${games.map((game) => html`<li><a href="${names.page(game)}#practice">${names.game(game)}</a></li>`)}</ul></section>`;
}
