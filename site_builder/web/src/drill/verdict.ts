/** After the answer: right or wrong, the step that went wrong, and the working on the cards themselves. */
import { html, nothing, type TemplateResult } from "lit";
import { picture } from "../card";
import { listed, spoken, written } from "./names";
import type { Outcome, Posed } from "./state";
import { batchView, type Counted } from "../parts";
import { accountView, type Payment } from "../settlement";
import type { Amount, DrillPart, Pack } from "../types";
import { capital, figure, sentence } from "../words";

const HEADS = { right: "Right", wrong: "Not quite", shown: "The answer" };

export function verdictView(pack: Pack, asked: Posed, outcome: Outcome): TemplateResult {
  const { kind, verdict } = outcome;
  return html`<div class="verdict" data-verdict=${kind}>
    <p class="verdict-words"><b>${HEADS[kind]}${verdict ? "." : ":"}</b> ${written(pack, verdict ? wordsOf(verdict.words) : answerWords(asked))}</p>
    ${kind === "wrong" && verdict?.step && asked.form.kind !== "choice" ? html`<p class="verdict-step">Look again at: <b>${(verdict.steps ?? [verdict.step]).join(", ")}</b>.</p>` : nothing}
    ${workingView(pack, asked, outcome)}
  </div>`;
}

/** The engine's own "Right:" stands in the head already. */
const wordsOf = (words: string): string => sentence(words.replace(/^Right: /, ""));

function answerWords(asked: Posed): string {
  const { answer, form } = asked;
  if (form.kind === "number") return `${figure(answer as Amount)} ${form.unit ?? ""}.`;
  if (form.kind === "numbers by player") return `${form.players!.map((name, seat) => `${name} ${figure((answer as Amount[])[seat]!)}`).join(", ")}.`;
  if (form.kind === "batches") return `${(answer as Amount[]).slice(0, -1).map(figure).join(", ")}, and together ${figure((answer as Amount[]).at(-1)!)}.`;
  if (form.kind === "choice") return `${capital(String(answer))}.`;
  return `${([] as unknown[]).concat(answer).join(" ")}.`;
}

function workingView(pack: Pack, asked: Posed, outcome: Outcome): TemplateResult {
  const look = outcome.verdict?.right ? [] : (outcome.verdict?.cards ?? []);
  if (asked.form.kind === "numbers by player") {
    const lines = asked.explanation.map((part): Payment => ({ label: part.label, amounts: part.value as Amount[], because: part.words ?? "" }));
    return html`${asked.working.length ? batchesView(pack, asked.working.map(batchOf), look) : nothing}
      ${accountView(lines, asked.answer as Amount[], asked.form.players!.map(capital))}`;
  }
  if (asked.explanation.some((part) => part.value !== null)) {
    const engine = asked.explanation.map(batchOf);
    if (outcome.own && outcome.kind === "right") return batchesView(pack, outcome.own, []);
    if (outcome.own) {
      return html`<p class="working-head">Your cards</p>${batchesView(pack, outcome.own, look)}<p class="working-head">One way to do it</p>${batchesView(pack, engine, [])}`;
    }
    return batchesView(pack, engine, look);
  }
  return reasonsView(pack, asked.explanation.filter((part) => part.kind !== "judge"), look);
}

const batchOf = (part: DrillPart): Counted => ({ cards: part.cards, points: part.value as Amount, note: part.label });

function batchesView(pack: Pack, batches: Counted[], look: string[]): TemplateResult {
  return html`<ol class="batches cards-small">
    ${batches.map((batch) => batchView(pack, batch, (card) => picture(pack, card, look.includes(card) ? "look" : "")))}
  </ol>`;
}

function reasonsView(pack: Pack, parts: DrillPart[], look: string[]): TemplateResult {
  return html`<ul class="reasons cards-small">
    ${parts.map(
      (part) => html`<li class=${part.cards.length === 1 ? "one" : ""}>
        <span class="note">${written(pack, capital(part.label))}</span>
        ${part.cards.length ? html`<span class="cards">${part.cards.map((card) => picture(pack, card, look.includes(card) ? "look" : ""))}</span>` : nothing}
      </li>`,
    )}
  </ul>`;
}

/** Result and working for the ear. */
export function verdictSpoken(pack: Pack, asked: Posed, outcome: Outcome): string {
  const { kind, verdict } = outcome;
  const result = spoken(pack, verdict ? wordsOf(verdict.words) : answerWords(asked));
  const parts = asked.explanation.filter((part) => part.kind !== "judge").map((part) => partSpoken(pack, asked, part));
  return `${HEADS[kind]}. ${result} ${parts.length ? `The working: ${parts.join("; ")}.` : ""}`;
}

function partSpoken(pack: Pack, asked: Posed, part: DrillPart): string {
  if (Array.isArray(part.value)) return `${part.label}: ${asked.form.players!.map((name, seat) => `${name} ${(part.value as Amount[])[seat]}`).join(", ")}`;
  const cards = listed(pack, part.cards);
  return part.value === null ? [cards, spoken(pack, part.label)].filter(Boolean).join(": ") : `${cards || spoken(pack, part.label)}: ${part.value}`;
}
