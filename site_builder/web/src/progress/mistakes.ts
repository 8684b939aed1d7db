/** The mistakes of one's hands, by what they are about: what is lost most, and each with the way back to its moment. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import { decimals } from "../figures";
import { less } from "../hand/amount";
import { say } from "../say";
import { capital } from "../words";
import type { Mistake } from "./data";
import { progress } from "./store";
import { comparable, themesOf, weightOf, type Theme } from "./themes";
import { dayWords, type Names } from "./views";

/** From here on a sum is told in whole numbers. */
const SMALL = 10;

function headWords(mistakes: Mistake[], { words, all, lost }: Theme): string {
  const n = all.length;
  return comparable(mistakes)
    ? say("Where you lose most: {theme}, {lost} {unit} in {n} mistakes.", { theme: words, lost: decimals(lost, lost < SMALL ? 1 : 0), unit: mistakes[0]!.unit, n }, { "n one": "Where you lose most: {theme}, {lost} {unit} in {n} mistake." })
    : say("Where you go wrong most: {theme}, {n} of {all} mistakes.", { theme: words, n, all: mistakes.length }, { "all =1": "Where you went wrong: {theme}." });
}

export function mistakesView(mistakes: Mistake[], names: Names): TemplateResult | typeof nothing {
  if (!mistakes.length) return nothing;
  const themes = themesOf(mistakes);
  return html`<h2 id="mistakes">${say("Mistakes of your hands")}</h2>
    <p class="mistakes-head"><b>${headWords(mistakes, themes[0]!)}</b> ${say("A review keeps the cards that it found clearly worse than another, at most three of a hand.")}</p>
    ${themes.map((theme) => html`<section class="mistakes-theme"><h3>${capital(theme.words)}</h3>
      <ul>${theme.all.map((one) => mistakeView(one, names))}</ul></section>`)}`;
}

function mistakeView(mistake: Mistake, names: Names): TemplateResult {
  const page = names.page(mistake.game);
  const values = { card: mistake.called, less: less(weightOf(mistake), mistake.unit) };
  const words = say("{Card}: {less}", values);
  const when = say("{game}, {day}", { game: names.game(mistake.game), day: dayWords(mistake.day) });
  return html`<li><span>${page ? html`<a href="${page}?${mistake.query}" aria-label=${say("{Card}: {less}; open the moment at the table", values)}>${words}</a>` : words}
    <small>${when}</small></span>
    <button type="button" class="button quiet" aria-label=${say("Forget it: {card}, {when}", { card: mistake.called, when })} @click=${() => forget(mistake)}>${say("Forget it")}</button></li>`;
}

function forget(mistake: Mistake): void {
  progress.forgetMistake(mistake);
  announce(say("The mistake is forgotten."));
}
