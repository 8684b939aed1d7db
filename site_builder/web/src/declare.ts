/** <trionfi-declare>: cards to lay out, and what the combinations among them are worth. */
import { html, nothing, type TemplateResult } from "lit";
import { picture } from "./card";
import { engine } from "./engine";
import { pile, tickView, type Kind } from "./pile";
import { say } from "./say";
import type { Start, Widget } from "./shell";
import type { Amount, Declare, DeclaredLine, Pack } from "./types";
import { capital, figure } from "./words";

/** Whether they are cards won, and not those of a hand. */
interface Settings {
  won: boolean;
}

export function mount(host: HTMLElement, start: Start): Widget {
  return pile(host, start, { won: host.hasAttribute("won") }, DECLARER);
}

const DECLARER: Kind<Settings, Declare> = {
  key: "declare",
  settings: (example, { won }) => (won === undefined ? example : { won: won === "1" }),
  ask: (game, cards, { won }, signal) => engine.call("declare", { game, cards, won }, signal),
  told: (found) => sums(found).map(({ amount, ledger }) => say("{n} {unit}", { n: figure(amount), unit: ledger })).join(", "),
  params: ({ won }, example) => ({ ...(won === example.won ? {} : { won: won ? "1" : "0" }) }),
  body: (pack, found, { button }) => html`<div class="pile"><span class="cards">${found.cards.map(button)}</span>
      ${found.cards.length ? nothing : html`<p class="example-words">${say("No cards lie here: add one below.")}</p>`}</div>
    <ol class="batches">
      ${found.lines.map((line) => lineView(pack, line, found.ledger))}
      ${found.lines.length ? nothing : html`<li class="batch empty">${say("No combination.")}</li>`}
    </ol>
    <p class="total"><span>${say("Together")}</span> ${sums(found).map(({ amount, ledger }, place) => html`${place ? ", " : ""}<b>${figure(amount)}</b> <span>${ledger}</span>`)}</p>`,
  controls: (_pack, _found, { won }, { change }) => tickView(won, say("as cards won, not from the hand"), (checked) => change({ won: checked })),
  tools: () => nothing,
  words: () => ({ letters: say("The cards in letters"), go: say("Lay them"), among: say("among the cards") }),
};

/** The total of each unit; of no declarations just the one there is. */
function sums({ amounts, ledgers, total, ledger }: Declare): { amount: Amount; ledger: string }[] {
  const all = Object.entries(amounts).map(([unit, amount]) => ({ amount, ledger: ledgers[unit]! }));
  return all.length ? all : [{ amount: total, ledger }];
}

function lineView(pack: Pack, line: DeclaredLine, ledger: string): TemplateResult {
  const words = line.ledger === ledger ? capital(line.label) : say("{unit}, {label}", { unit: line.ledger, label: line.label });
  return html`<li class="batch">
    <span class="batch-sum"><b class="points">${figure(line.value)}</b><span class="note">${words}</span></span>
    ${line.cards.length ? html`<span class="cards">${line.cards.map((card) => picture(pack, card))}</span>` : nothing}
  </li>`;
}
