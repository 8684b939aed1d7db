/** <trionfi-worth>: what a hand is worth, by layouts of the other cards that bots play on while the reader looks; two hands beside each other. */
import { announce } from "../announce";
import { packOf } from "../card";
import { dress } from "../dress";
import { Readings } from "../readings";
import { say } from "../say";
import type { Start, Widget } from "../shell";
import type { TableRules } from "../table-rules";
import { read, write } from "../url";
import { stage } from "../widget";
import { paragraph, problemText } from "../words";
import look from "../worth.css" with { type: "text" };
import { Asked, sheetOf, UNASKED, wants, type Sheet, type WorthState } from "./asked";
import { EMPTY, fromParams, toParams, type Question } from "./question";
import { worthView, type Acts } from "./view";

/** Asked about the hand on a table, the engine finds the question itself. */
export interface FromTable {
  game: string;
  request: object;
  rules: TableRules;
}

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const linked = start.by === "link" ? fromParams(read("worth")) : null;
  const rules = linked?.rules ?? new Readings(game, host.dataset["readings"]).first(start);
  return evaluator(host, game, rules, linked?.questions ?? [EMPTY], null);
}

/** The same for the hand that the reader holds at a table. */
export const mountTable = (host: HTMLElement, { game, request, rules }: FromTable): Widget => evaluator(host, game, rules, [EMPTY], request);

function evaluator(host: HTMLElement, game: string, rules: TableRules, questions: Question[], table: object | null): Widget {
  dress(look);
  const asked = new Asked(game, () => rules);
  let closed = false;
  let most = UNASKED;
  const acts: Acts = { lay, choose: (at) => store.set({ at, text: inLetters(at), problem: null }), dealer: (seat) => change({ dealer: seat, said: [] }), speak, typed: (text) => store.set({ text }), readText, clear: () => change({ cards: [] }), beside, alone, halt, goOn, params: () => toParams(store.state.sheets.map((one) => one.question), rules) };
  const { store, close } = stage<WorthState>(
    host,
    { pack: null, sheets: questions.map(sheetOf), at: 0, text: "", running: false, problem: null },
    (state) => worthView(state, host, acts),
    {
      home: (root) => root.querySelector<HTMLElement>(".picker button, button"),
      waits: ({ pack, problem }) => (pack ? null : (problem ?? "")),
      again: () => void begin(),
      busy: () => asked.busy,
    },
  );
  void begin();
  return {
    close: () => {
      closed = true;
      asked.close();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    try {
      store.set({ pack: await packOf(game) });
    } catch (problem) {
      return store.set({ problem: problemText(problem) });
    }
    if (table) await fromTable(table);
    for (const at of store.state.sheets.keys()) await hold(at);
    // What was typed while the engine started stays.
    if (!store.state.text) store.set({ text: inLetters(store.state.at) });
    void run();
  }

  async function fromTable(request: object): Promise<void> {
    const answer = await asked.atTable(request);
    if (!answer || closed) return;
    if ("problem" in answer) return store.set({ problem: problemText(answer.problem) });
    const { cards, dealer, seat, said, names } = answer.value;
    // The reader of a question has the first seat.
    const turned = (one: number): number => (one - seat + names.length) % names.length;
    const words = said.map((move) => move.replace(/^\d+/, (one) => String(turned(Number(one)))));
    set(0, sheetOf({ cards, dealer: turned(dealer), said: words }));
  }

  function set(at: number, part: Partial<Sheet>): void {
    store.set({ sheets: store.state.sheets.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  }

  function inLetters(at: number): string {
    return store.state.sheets[at]!.question.cards.join(" ");
  }

  /** Asks what a question comes to. */
  async function hold(at: number): Promise<void> {
    const { question } = store.state.sheets[at]!;
    const found = await asked.held(question);
    if (closed || !found || store.state.sheets[at]?.question !== question) return;
    set(at, { ...found, question: found.held ? { ...question, cards: found.held.cards, dealer: found.held.dealer } : question });
    if (!found.problem) return;
    announce(found.problem);
    if (!question.said.length) return;
    // What cannot have been said is let go, so that it can be chosen anew.
    set(at, { question: { ...question, said: [] } });
    await hold(at);
    set(at, { problem: store.state.sheets[at]?.problem ?? found.problem });
  }

  /** Changes the question of the hand that is chosen, and answers it anew. */
  function change(part: Partial<Question>): void {
    const { at, sheets } = store.state;
    set(at, { question: { ...sheets[at]!.question, ...part }, found: null, problem: null, ready: false });
    store.set({ text: inLetters(at), problem: null });
    if (!table) write("worth", acts.params());
    most = UNASKED;
    void hold(at).then(run);
  }

  function lay(card: string): void {
    const { at, sheets } = store.state;
    const { question, held } = sheets[at]!;
    if (!question.cards.includes(card) && held && question.cards.length >= held.most) {
      return said(say("The hand is full: put a card back first."));
    }
    change({ cards: question.cards.includes(card) ? question.cards.filter((one) => one !== card) : [...question.cards, card] });
  }

  function said(problem: string): void {
    store.set({ problem });
    announce(problem);
  }

  /** Another word of somebody who has spoken before; who spoke after him is asked anew. */
  function speak(place: number, move: string): void {
    const { at, sheets } = store.state;
    const { before } = sheets[at]!.held!;
    change({ said: [...before.slice(0, place).map((one) => `${one.seat} ${one.move}`), `${before[place]!.seat} ${move}`] });
  }

  function readText(): void {
    const cards = store.state.text.split(/[\s,]+/).filter(Boolean);
    if (!cards.length) return said(say("Type the cards of the hand first, such as T20 KS."));
    change({ cards });
  }

  function beside(): void {
    const { sheets, at } = store.state;
    store.set({ sheets: [...sheets, { ...sheets[at]! }], at: 1, problem: null });
    if (!table) write("worth", acts.params());
    void run();
  }

  function alone(): void {
    store.set({ sheets: [store.state.sheets[store.state.at]!], at: 0 });
    if (!table) write("worth", acts.params());
    void run();
  }

  /** Stops after the layouts that are being played. */
  function halt(): void {
    most = 0;
  }

  function goOn(): void {
    most = Math.max(UNASKED, ...store.state.sheets.map(({ found }) => (found?.layouts ?? 0) + UNASKED));
    void run();
  }

  /** Plays a few layouts of each hand in turn as long as somebody looks and they tell something. */
  async function run(): Promise<void> {
    if (store.state.running) return;
    store.set({ running: true });
    for (let open = next(-1); open !== null && !closed; open = next(open)) {
      const sheet = store.state.sheets[open]!;
      const found = await asked.more(sheet);
      if (closed) return;
      if (store.state.sheets[open]?.question !== sheet.question) continue;
      set(open, found);
      if (found.found && (!sheet.found || (found.found.told && !sheet.found.told))) announce(paragraph(found.found.verdict));
      await shown();
    }
    store.set({ running: false });
  }

  /** The hand to go on with, after the one before. */
  function next(after: number): number | null {
    const { sheets } = store.state;
    const open = [...sheets.keys()].filter((at) => wants(sheets[at]!, most));
    return open.find((at) => at > after) ?? open[0] ?? null;
  }
}

/** Lets the page draw, and others ask. */
const shown = (): Promise<void> => new Promise((done) => setTimeout(done));
