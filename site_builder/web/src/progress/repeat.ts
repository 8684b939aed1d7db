/** The section of what comes back: the switch, what is due today, a forecast for a week, and every skill with its day. */
import { html, nothing, type TemplateResult } from "lit";
import { say } from "../say";
import { capital, dayName, dayWhen, figure } from "../words";
import { dayOf, type Day } from "./days";
import { share } from "./figures";
import { place } from "./levels";
import { LESSON, lessonName, lessons, lessonsView } from "./lessons";
import { HAND, playing, playView } from "./playing";
import { dueNow, forecast, nextDay, type Again, type Coming } from "./skills";
import { slipWords } from "./slip-words";
import { progress } from "./store";
import { tableView, type Names } from "./views";

export function repeatView(names: Names, now: number): TemplateResult {
  const on = progress.repeating;
  const coming = progress.coming();
  const hands = progress.comingOf(playing);
  const steps = progress.comingOf(lessons(names.courses));
  return html`<label class="switch"><input type="checkbox" role="switch" .checked=${on} @change=${(event: Event) => {
      progress.repeating = (event.target as HTMLInputElement).checked;
    }} /><span class="switch-track" aria-hidden="true"></span><span>${say("Practise what is due")}</span></label>
    <p>${say("What you have practised comes back with fresh cards: on the same day after a miss, then after longer and longer gaps while you get it right. A puzzle that you have missed comes back as it was, and so does a mistake of your hands.")}</p>
    <p>${say("A slip that an answer betrays comes back in fresh questions in which it would show, until you make it no more.")}</p>
    <p>${say("A game of which you have played a hand to its end comes back too, with a hand to play: sooner when you lost, or when a review has kept a mistake of it.")}</p>
    <p>${say("What you have learnt step by step comes back too: what a step’s drills ask, with fresh cards, and the step with the tasks of its own.")}</p>
    <p class="due-words" aria-live="polite">${on ? dueView(dueNow(coming, now).length, nextDay(coming, now)) : nothing}</p>
    ${playView(hands, names, now)}${lessonsView(steps, names.courses, now)}${coming.length || hands.length || steps.length ? forecastView(coming, [...hands, ...steps], dayOf(now), names) : nothing}`;
}

function dueView(due: number, next: Day | null): TemplateResult | string {
  if (due) return html`<b>${say("{n} questions due today.", { n: due }, { "n one": "{n} question due today." })}</b> <a href="../?drill.mode=due">${say("Practise them", { n: due }, { "n =1": "Practise it" })}</a>`;
  return next === null ? say("Nothing waits to come back.") : say("Nothing is due today; the next question comes back {when}.", { when: dayWhen(next) });
}

function forecastView(questions: Coming[], others: Coming[], today: Day, names: Names): TemplateResult {
  const soon = forecast(questions, today);
  const coming = [...questions, ...others].sort((one, two) => one.due - two.due);
  const several = new Set(coming.map((one) => one.again.game)).size > 1;
  const drillOf = ({ game, kind }: Again): string => (several ? say("{game}: {kind}", { game: names.game(game), kind: names.kind(kind) }) : names.kind(kind));
  const nameOf = (one: Coming): string => (one.again.kind === LESSON ? lessonName(names.courses, one) : one.again.slip === undefined ? drillOf(one.again) : slipOf(drillOf(one.again), one.again, one.again.slip));
  const levelled = ({ again }: Coming): boolean => again.kind !== HAND && again.kind !== LESSON;
  const tiles: [string, number, string][] = [
    [say("due today"), soon.today, ""],
    [say("due tomorrow"), soon.tomorrow, ""],
    [say("due within a week"), soon.week, say("today included")],
  ];
  return html`<dl class="tiles due-forecast">${tiles.map(([words, n, more]) => html`<div><dt>${words}</dt><dd>${figure(n)}</dd>${more ? html`<dd class="tile-more">${more}</dd>` : nothing}</div>`)}</dl>
    ${tableView(say("What comes back"), say("What comes back as a table"), [say("Drill"), say("Comes back"), say("Level"), say("Right")], coming.map((one) => [
      nameOf(one), capital(dayName(one.due, today)), ...(levelled(one) ? [String(place(one.again)), rightOf(one.reviews)] : ["–", "–"]),
    ]))}`;
}

function slipOf(drill: string, of: Again, slip: string): string {
  const words = slipWords(of, slip);
  return words ? say("{drill}: a slip ({slip})", { drill, slip: words }) : say("{drill}: a slip", { drill });
}

function rightOf(reviews: Coming["reviews"]): string {
  const sum = (of: (one: Coming["reviews"][number]) => number): number => reviews.reduce((all, one) => all + of(one), 0);
  return share(sum((one) => one.right), sum((one) => one.asked));
}
