/** The reader's place among bots that have played his cards, in words and as a table. */
import { html, type TemplateResult } from "lit";
import { certain } from "../hand/amount";
import { amountOf, decimals } from "../figures";
import { say } from "../say";
import { figure, signed } from "../words";
import { placeOf, rankOf, type Among, type BotName, type Sat } from "./measure";

/** The bots as a table calls them, at which they can be chosen; none plays cards by chance there. */
export function botWords(bot: BotName): string {
  if (bot === "random") return say("by chance");
  if (bot === "easy") return say("easy");
  return bot === "simple" ? say("usual") : say("look ahead");
}

/** A mean that may lie so far off is told in whole numbers. */
const COARSE = 2;

/** A mean as it is known, with its sign. */
export function meanWords({ mean, interval }: Sat): string {
  const fine = 10 ** (interval >= COARSE ? 0 : 1);
  const about = signed(certain(interval) ? Math.round(mean * 100) / 100 : Math.round(mean * fine) / fine);
  return certain(interval) ? about : say("{n} ± {interval}", { n: about, interval: decimals(interval, interval >= COARSE ? 0 : 1) });
}

export function placeWords(among: Among): string {
  const [place, of] = [placeOf(among), among.bots.length + 1];
  return say("Your place among bots: {place} of {of}.", { place, of });
}

interface Row {
  words: string;
  points: string;
  value: number;
  own: boolean;
}

/** The best first; who has the same as the reader comes after him. */
export function amongView(among: Among): TemplateResult {
  const rows: Row[] = [
    { words: say("You"), points: signed(among.score), value: amountOf(among.score), own: true },
    ...among.bots.map((one) => ({ words: say("Bot: {level}", { level: botWords(one.bot) }), points: meanWords(one), value: one.mean, own: false })),
  ];
  const placed = [...rows].sort((one, two) => two.value - one.value);
  const place = (row: Row): number => rankOf(row.value, rows.map(({ value }) => value));
  return html`<table class="among">
      <thead><tr><th scope="col">${say("Place")}</th><th scope="col">${say("Who")}</th><th scope="col">${say("Score")}</th></tr></thead>
      <tbody>${placed.map((row) => html`<tr class=${row.own ? "own" : ""}><td>${figure(place(row))}</td><th scope="row">${row.words}</th><td>${row.points}</td></tr>`)}</tbody>
    </table>
    <p><small>${meantWords(among)}</small></p>`;
}

const meantWords = ({ bots }: Among): string => {
  const [most, least] = [Math.max(...bots.map(({ times }) => times)), Math.min(...bots.map(({ times }) => times))];
  const values = { most: figure(most), least: figure(least) };
  return least < most
    ? say("Each bot sat in your seat, with your cards and the same other players: {most} times, and {least} times the one that looks ahead. Its mean is shown. After ± stands how far it may lie off by chance, with 95 chances in 100.", values)
    : say("Each bot sat in your seat {most} times, with your cards and the same other players. Its mean is shown. After ± stands how far it may lie off by chance, with 95 chances in 100.", values);
};
