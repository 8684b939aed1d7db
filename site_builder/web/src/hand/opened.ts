/** A hand with all cards open: what each card that could be played comes to by the best play of all, and how that differs from what was played. */
import { html, nothing, type TemplateResult } from "lit";
import { picture } from "../card";
import { figure } from "../figures";
import { voice } from "../language";
import { say } from "../say";
import type { Amount, Frame, Pack, Play, Review, Solvable, Solved } from "../types";
import { paragraph, sentence } from "../words";

export interface Opened {
  /** Which moves can be solved; null until that is known. */
  known: Solvable | null;
  /** What was found, by the number of the move that was made. */
  found: Record<number, Solved>;
  /** The move that is being solved; null: none. */
  at: number | null;
  problem: string;
}

export const UNOPENED: Opened = { known: null, found: {}, at: null, problem: "" };

/** What the one button does at a move. */
type Act = "solve" | "stop" | "on" | "hide" | "again";

export function actAt({ known, found, at, problem }: Opened, move: number): Act | null {
  if (problem) return "again";
  if (!known?.moves.includes(move)) return null;
  if (at === move) return "stop";
  if (!found[move]) return "solve";
  return found[move].done ? "hide" : "on";
}

/** What was found, for those who do not see the list. */
export const solvedWords = ({ words, made }: Solved): string => paragraph(sentence(words), made);

/** What the reader can do at a move, and what was found there. */
export function openedView(opened: Opened, { data, at }: { data: Review; at: number }, pack: Pack, press: () => void): TemplateResult | typeof nothing {
  const act = actAt(opened, at);
  if (!act) return nothing;
  const found = act === "again" ? undefined : opened.found[at];
  return html`<div class="opened" role="group" aria-label=${say("With all cards open")}>
    <button type="button" class="button quiet" @click=${press}>${actWords(act)}</button>
    ${opened.problem ? html`<p class="problem">${opened.problem}</p>` : nothing}
    ${act === "stop" ? html`<p>${say("Trying all lines: {n} cards so far.", { n: figure(found?.tried ?? 0) })}</p>` : nothing}
    ${found && act !== "stop" ? solvedView(found, data, at, pack) : nothing}
  </div>`;
}

/** Why there is nothing of the kind at a move. */
export const unopenedView = (opened: Opened, at: number): TemplateResult | typeof nothing =>
  opened.known && !actAt(opened, at) ? html`<p class="unopened"><small>${sentence(opened.known.words)}</small></p>` : nothing;

function actWords(act: Act): string {
  if (act === "stop") return say("Stop");
  if (act === "on") return say("Go on");
  if (act === "again") return say("Try again");
  return act === "hide" ? say("Hide") : say("With all cards open");
}

function solvedView(found: Solved, data: Review, at: number, pack: Pack): TemplateResult {
  const { turn, costs, line, notes } = found;
  const made = data.frames[at]!.plays.at(-1)?.card;
  return html`<div class="worths" role="group" aria-label=${say("What each card costs with all cards open")}><ol>${costs.map(({ card, less }) => html`<li>${picture(pack, card)}
      <span>${costOf(less)}${card === made ? html` <small>${say("played")}</small>` : nothing}</span></li>`)}</ol></div>
    <p><b>${say("This is what could be done by one who sees all hands, not what could be known at the table.")}</b></p>
    <p>${say("In turn: {name}.", { name: data.names[turn] ?? "" })} ${solvedWords(found)}</p>
    ${line.length ? html`<details class="fold"><summary>${say("The best line of both sides")}</summary><ol class="opened-line">${tricksOf(line, data.frames[at - 1]!).map((trick) => html`<li>${trick.map(({ seat, card }) => html`<span><small>${data.names[seat]}</small>${picture(pack, card)}</span>`)}</li>`)}</ol></details>` : nothing}
    ${notes.length ? html`<p><small>${paragraph(...notes)}</small></p>` : nothing}`;
}

function costOf(less: Amount): TemplateResult {
  if (!less) return html`<b>${say("best")}</b>`;
  return html`<b aria-hidden="true">${voice().minus}${figure(less)}</b><span class="visually-hidden">${say("{n} card points less", { n: less }, { "n =1": "{n} card point less" })}</span>`;
}

/** A line trick by trick; the first of them is what is still to be laid to the trick that lies there. */
function tricksOf(line: Play[], { plays, winner }: Frame): Play[][] {
  const there = new Set(winner === null ? plays.map(({ seat }) => seat) : []);
  const tricks: Play[][] = [[]];
  for (const play of line) {
    if (there.has(play.seat)) {
      there.clear();
      tricks.push([]);
    }
    there.add(play.seat);
    tricks.at(-1)!.push(play);
  }
  return tricks;
}
