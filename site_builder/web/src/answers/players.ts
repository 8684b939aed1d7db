/** An answer that is a number for each player, won or paid. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { isNumber, onward, plainNumber, type AnswerForm, type Sheet } from "./form";
import { say } from "../say";
import { capital, signed } from "../words";

const wrongAt = (said: string[]): number => said.findIndex((text) => !isNumber(text));

export const playersForm: AnswerForm = {
  covers: [],
  checked: true,
  empty: (asked) => (asked.form.players ?? []).map(() => ""),
  answer: (said) => said.map(plainNumber),
  missing: (asked, said) => {
    const at = wrongAt(said);
    return at < 0 ? null : say("Type a number for {who}: what is paid has a minus before it, and nothing is 0.", { who: asked.form.players![at]! });
  },
  view: (sheet) => html`<fieldset class="players-answer">
    <legend class="visually-hidden">${capital(sheet.asked.form.words)}</legend>
    ${(sheet.asked.form.players ?? []).map((name, seat) => playerView(sheet, name, seat))}
    <p class="players-sum">${sumWords(sheet.said)}</p>
  </fieldset>`,
};

function playerView({ asked, said, outcome, name: id, change }: Sheet, player: string, seat: number): TemplateResult {
  const text = said[seat] ?? "";
  const paid = /^\s*[-−]/.test(text);
  const put = (value: string): void => change(said.map((one, at) => (at === seat ? value : one)));
  const wrong = outcome?.kind === "wrong" && Number(plainNumber(text)) !== Number((asked.answer as unknown[])[seat]);
  return html`<div class="player-answer">
    <label for="${id}-${seat}">${capital(player)}</label>
    <button type="button" class="button quiet sign" aria-label=${paid ? say("{Who}: pays; change the sign", { who: player }) : say("{Who}: wins; change the sign", { who: player })} aria-disabled=${outcome ? "true" : nothing}
      @click=${() => outcome ?? put(paid ? text.replace(/^\s*[-−]\s*/, "") : `-${text.replace(/^\s*\+?\s*/, "")}`)}>${paid ? say("pays −") : say("wins +")}</button>
    <input id="${id}-${seat}" inputmode="text" maxlength="8" .value=${live(text)} ?readonly=${outcome !== null} aria-invalid=${wrong ? "true" : nothing}
      @input=${(event: Event) => put((event.target as HTMLInputElement).value)} @keydown=${(event: KeyboardEvent) => onward(event, said)} />
  </div>`;
}

/** What some win the others pay, so this is worth seeing while one types. */
function sumWords(said: string[]): string {
  const numbers = said.map((text) => (isNumber(text) && !text.includes("/") ? Number(plainNumber(text)) : null));
  return numbers.some((one) => one === null) ? "" : say("Together {sum}", { sum: signed(numbers.reduce<number>((sum, one) => sum + one!, 0)) });
}
