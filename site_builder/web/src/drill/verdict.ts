/** After the answer: right or wrong, the step that went wrong, and the working on the cards themselves. */
import { html, nothing, type TemplateResult } from "lit";
import { picture } from "../card";
import { listed, quoted, spoken, written } from "./names";
import type { Outcome, Posed } from "./state";
import { batchView, type Counted } from "../parts";
import { accountView, each, type Payment } from "../settlement";
import type { Amount, DrillPart, Pack } from "../types";
import { row, say, sayWith } from "../say";
import { capital, figure, paragraph, sentence } from "../words";

const HEADS = { right: () => say("Right"), wrong: () => say("Not quite"), shown: () => say("The answer") };

export function verdictView(pack: Pack, asked: Posed, outcome: Outcome): TemplateResult {
  const { kind, verdict } = outcome;
  return html`<div class="verdict" data-verdict=${kind}>
    <p class="verdict-words"><b>${verdict ? say("{head}.", { head: HEADS[kind]() }) : say("{head}:", { head: HEADS[kind]() })}</b> ${written(pack, verdict ? verdict.told : answerWords(asked))}</p>
    ${kind === "wrong" && verdict?.step && asked.form.kind !== "choice" ? html`<p class="verdict-step">${sayWith("Look again at: {steps}.", { steps: () => html`<b>${row(verdict.steps ?? [verdict.step], ",")}</b>` })}</p>` : nothing}
    ${workingView(pack, asked, outcome)}
  </div>`;
}

function answerWords(asked: Posed): string {
  const { answer, form } = asked;
  if (form.kind === "number") return form.unit ? say("{n} {unit}.", { n: figure(answer as Amount), unit: form.unit }) : say("{n}.", { n: figure(answer as Amount) });
  if (form.kind === "numbers by player") return sentence(gainsWords(form.players!, answer as Amount[]));
  if (form.kind === "batches") return say("{sums}, and together {all}.", { sums: row((answer as Amount[]).slice(0, -1).map(figure), ","), all: figure((answer as Amount[]).at(-1)!) });
  if (form.kind === "choices") return sentence(row(form.choices!.filter((one) => (answer as string[]).includes(one.value)).map((one) => one.words), ","));
  if (form.kind === "choice") return sentence(form.choices!.find((one) => one.value === answer)?.name ?? String(answer));
  return say("{cards}.", { cards: quoted(([] as unknown[]).concat(answer).join(" ")) });
}

const gainsWords = (players: string[], amounts: Amount[]): string => row(players.map((who, seat) => say("{who} {n}", { who, n: figure(amounts[seat]!) })), ",");

function workingView(pack: Pack, asked: Posed, outcome: Outcome): TemplateResult {
  const look = outcome.verdict?.right ? [] : (outcome.verdict?.cards ?? []);
  if (asked.form.kind === "numbers by player") {
    const lines = asked.explanation.map((part): Payment => ({ label: part.label, amounts: part.value as Amount[], because: part.words ?? "" }));
    return html`${asked.working.length ? batchesView(pack, asked.working.map(batchOf), look) : nothing}
      ${accountView(lines, asked.answer as Amount[], each(asked.form.players!.map(capital)))}`;
  }
  if (asked.explanation.some((part) => part.value !== null)) {
    const engine = asked.explanation.map(batchOf);
    if (outcome.own && outcome.kind === "right") return batchesView(pack, outcome.own, []);
    if (outcome.own) {
      return html`<p class="working-head">${say("Your cards")}</p>${batchesView(pack, outcome.own, look)}<p class="working-head">${say("One way to do it")}</p>${batchesView(pack, engine, [])}`;
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
  const result = spoken(pack, verdict ? verdict.told : answerWords(asked));
  const parts = asked.explanation.filter((part) => part.kind !== "judge").map((part) => partSpoken(pack, asked, part));
  return paragraph(say("{head}.", { head: HEADS[kind]() }), result, parts.length ? say("The working: {parts}.", { parts: row(parts, ";") }) : "");
}

function partSpoken(pack: Pack, asked: Posed, part: DrillPart): string {
  const label = spoken(pack, part.label);
  if (Array.isArray(part.value)) return say("{label}: {words}", { label, words: gainsWords(asked.form.players!, part.value as Amount[]) });
  const cards = listed(pack, part.cards);
  if (part.value !== null) return say("{label}: {words}", { label: cards || label, words: figure(part.value as Amount) });
  return cards && label ? say("{label}: {words}", { label: cards, words: label }) : cards || label;
}
