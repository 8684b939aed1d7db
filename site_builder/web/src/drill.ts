/** <trionfi-drill>: a question, an answer, why; Enter starts, checks and goes on. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { announce } from "./announce";
import { packOf, picture } from "./card";
import { anchorOf } from "./count";
import { emptyTally, marks, sitting, tallied, tallyWords, type Tally } from "./drill-tally";
import { engine } from "./engine";
import { batchView, copyButton, problemView, segments } from "./parts";
import { progressView } from "./progress";
import type { Start, Widget } from "./shell";
import { recall, remember } from "./storage";
import type { DrillKind, Pack, Question } from "./types";
import { link, read, wholeNumber, write, type Params } from "./url";
import { Latest, stage } from "./widget";
import { figure, problemText, randomSeed } from "./words";

interface State {
  pack: Pack | null;
  kinds: DrillKind[];
  level: number;
  asked: Question | null;
  typed: string;
  verdict: "right" | "wrong" | "shown" | null;
  now: Tally;
  kept: Tally;
  problem: string | null;
}

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const kind = host.getAttribute("kind") ?? "count";
  const linked = start.by === "link" ? read("drill") : {};
  const keep = (level: number): string => `drill.${game}.${kind}.${level}`;
  const latest = new Latest();
  const name = `level-${kind}`;
  const firstLevel = wholeNumber(linked["level"]) ?? recall(`drill.${game}.${kind}.level`, 1);

  const { store, close } = stage<State>(
    host,
    {
      pack: null,
      kinds: [],
      level: firstLevel,
      asked: null,
      typed: "",
      verdict: null,
      now: sitting(keep(firstLevel)),
      kept: recall(keep(firstLevel), emptyTally),
      problem: null,
    },
    view,
    {
      home: (root) => root.querySelector<HTMLElement>(".answer input:not([disabled]), .next, .answer button"),
      waits: (now) => (now.pack && now.asked ? null : (now.problem ?? "")),
      again: () => void begin(),
    },
  );
  void begin();
  return { close };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const ready = await latest.run(() => Promise.all([packOf(game), engine.call<DrillKind[]>("drills", { game })]));
    if (!ready) return;
    if ("problem" in ready) return store.set({ problem: problemText(ready.problem) });
    const [pack, kinds] = ready.value;
    store.set({ pack, kinds });
    const other = linked["kind"] !== undefined && linked["kind"] !== kind;
    const badSeed = linked["seed"] !== undefined && wholeNumber(linked["seed"]) === null;
    await ask(wholeNumber(linked["seed"]) ?? randomSeed(), store.state.level);
    if (store.state.problem && start.by === "link") {
      const problem = `This link is broken. ${store.state.problem}`;
      await ask(randomSeed(), 1);
      store.set({ problem });
    } else if (other || badSeed) {
      store.set({ problem: "This link is broken. Its question cannot be read, so here is another." });
    }
  }

  async function ask(seed: number, level: number): Promise<void> {
    const answer = await latest.run(() => engine.call<Question>("drill", { game, kind, level, seed }));
    if (!answer) return;
    if ("problem" in answer) return store.set({ problem: problemText(answer.problem) });
    const asked = answer.value;
    store.set({ asked, level, typed: "", verdict: null, problem: null, now: sitting(keep(level)), kept: recall(keep(level), emptyTally) });
    remember(`drill.${game}.${kind}.level`, level);
    write("drill", params());
    announce(`${asked.question.words} ${asked.question.cards.map((card) => spoken(card)).join(", ")}.`);
    store.flush();
    field()?.focus();
  }

  function field(): HTMLInputElement | null {
    return host.querySelector(".answer input");
  }

  function spoken(card: string): string {
    return store.state.pack?.cards.find((one) => one.card === card)?.full ?? card;
  }

  function params(): Params {
    const { asked } = store.state;
    return asked ? { kind, level: String(asked.level), seed: String(asked.seed) } : {};
  }

  function submit(event: Event): void {
    event.preventDefault();
    const { asked, verdict, typed } = store.state;
    if (!asked) return;
    if (verdict) return void ask(randomSeed(), store.state.level);
    const said = valueOf(typed);
    if (said === null) {
      store.set({ problem: "Type the points of the pile as a number, then press Enter." });
      return field()?.focus();
    }
    settle(said === valueOf(String(asked.answer)) ? "right" : "wrong");
  }

  function settle(verdict: "right" | "wrong" | "shown"): void {
    const { asked, level, now, kept, typed } = store.state;
    const right = verdict === "right";
    const change = { now: tallied(now, right), kept: tallied(kept, right) };
    remember(keep(level), change.kept);
    sitting(keep(level), change.now);
    store.set({ verdict, problem: null, ...change });
    store.flush();
    host.querySelector<HTMLElement>(".next")?.focus();
    const why = asked!.explanation.map((part) => `${part.label}: ${part.value}`).join("; ");
    announce(`${right ? "Right" : verdict === "wrong" ? `Not ${typed.trim()}` : "The answer"}: ${asked!.answer} points. ${right ? "" : why}`);
  }

  function view(state: State): TemplateResult {
    const { pack, asked, kinds } = state;
    const levels = kinds.find((one) => one.kind === kind)?.levels ?? [];
    return html`<div class="widget-body drill">
      ${progressView()}
      ${levels.length > 1
        ? segments(name, "Level", levels.map((one) => ({ value: one.level, words: String(one.level) })), state.level, (level) => void ask(randomSeed(), level),
            levels.find((one) => one.level === state.level)?.words)
        : nothing}
      ${questionView(pack!, asked!, state)}${problemView(state.problem)}
    </div>`;
  }

  function questionView(pack: Pack, asked: Question, state: State): TemplateResult {
    const { cards, words, last_trick } = asked.question;
    return html`<p class="question">${words}</p>
      <span class="cards question-cards ${cards.length > 18 ? "most" : cards.length > 9 ? "many" : ""}" role="group" aria-label="The pile">${cards.map((card) => picture(pack, card))}</span>
      <p class="last-trick-mark">${last_trick ? "and the last trick" : nothing}</p>
      <form class="answer" @submit=${submit} autocomplete="off">
        <label><span>Points</span> <input inputmode="numeric" maxlength="8" .value=${live(state.typed)} ?readonly=${state.verdict !== null}
          aria-invalid=${state.verdict === "wrong"} @input=${(event: Event) => store.set({ typed: (event.target as HTMLInputElement).value, problem: null })} /></label>
        ${state.verdict
          ? html`<button class="button next">Next pile</button>`
          : html`<button class="button">Check</button> <button type="button" class="button quiet" @click=${() => settle("shown")}>Show me</button>`}
      </form>
      ${state.verdict ? verdictView(pack, asked, state) : nothing}
      <div class="tally">
        ${marks(state.now)}
        <p>${tallyWords(state.now, state.kept)}</p>
        ${copyButton(() => link("drill", params(), anchorOf(host)), "Copy this question")}
      </div>`;
  }

  function verdictView(pack: Pack, asked: Question, state: State): TemplateResult {
    const words = { right: "Right", wrong: "Not quite", shown: "The answer" }[state.verdict!];
    return html`<div class="verdict" data-verdict=${state.verdict!}>
      <p class="verdict-words"><b>${words}:</b> ${figure(asked.answer)} points${state.verdict === "wrong" ? `, not ${state.typed.trim()}` : ""}</p>
      <ol class="batches">
        ${asked.explanation.map((part) => batchView(pack, { cards: part.cards ?? [], points: part.value, note: part.label }))}
      </ol>
    </div>`;
  }
}

/** "12", "12.5" and "25/2" are numbers here; anything else is not an answer. */
function valueOf(text: string): number | null {
  const found = /^\s*([-−]?\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?\s*$/.exec(text);
  if (!found) return null;
  return Number(found[1]!.replace("−", "-").replace(",", ".")) / Number(found[2] ?? 1);
}
