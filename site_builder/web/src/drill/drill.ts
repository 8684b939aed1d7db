/** <trionfi-drill>: a question, an answer, why; Enter starts, checks and goes on. */
import { html, nothing } from "lit";
import { dayOf } from "../progress/days";
import { progress } from "../progress/store";
import { Readings } from "../readings";
import type { Start, Widget } from "../shell";
import { recall } from "../storage";
import { link, read } from "../url";
import { anchorOf, stage } from "../widget";
import { say } from "../say";
import { paragraph } from "../words";
import { answering } from "./answering";
import { storedOf, themesOf } from "./by-theme";
import { choosing } from "./choosing";
import { dailyOf } from "./daily";
import { GAME, home, kindKey, Questions, type Desk } from "./questions";
import { Run } from "./run";
import { fromParams, params, rulesOf, type State, type Wish } from "./state";
import { drillView, type Acts } from "./view";
import { Waiting } from "./waiting";

export function mount(host: HTMLElement, start: Start): Widget {
  const anyGame = host.hasAttribute("any-game");
  const only = (host.getAttribute("kinds") ?? "").split(/[\s,]+/).filter(Boolean);
  const own = host.getAttribute("game") ?? "";
  const name = `drill-${Math.random().toString(36).slice(2, 8)}`;
  const stored = storedOf(host.dataset["puzzles"]);
  const readings = (game: string): Readings => new Readings(game, game === own ? host.dataset["readings"] : "");
  const { store, close } = stage<State>(
    host,
    {
      games: [], pages: namesOf(host.dataset["pages"]), names: namesOf(host.dataset["names"]), regions: namesOf(host.dataset["regions"]), pack: null, kinds: [], wish: { game: own, kind: "", level: 1, parts: {}, method: "" }, mode: "free", asked: null, slip: null, turned: 0, said: [],
      outcome: null, since: 0, race: null, queue: [], missed: 0, due: null, problem: null, daily: dailyOf(stored, dayOf(Date.now())),
      themes: themesOf(host.dataset["themes"], stored), theme: null,
    },
    (state) => html`${state.pack ? readings(state.wish.game).view(name, rulesOf(state.wish), (rules) => acts.wish({ rules })) : nothing}${drillView(state, name, acts)}`,
    {
      home,
      waits: (now) => (now.pack && now.asked ? null : (now.problem ?? "")),
      again: () => void begin(),
      busy: () => questions.busy,
    },
  );
  const waiting = new Waiting(store, anyGame ? null : own);
  const desk: Desk = { host, anyGame, only, store, waiting };
  const questions = new Questions(desk);
  const run = new Run(desk, questions);
  const acts: Acts = { ...answering(desk, questions), ...choosing(desk, questions, run), later: () => waiting.later(), href };
  const forget = progress.subscribe(() => waiting.refresh());
  void begin();
  return {
    close: () => {
      forget();
      run.stopClock();
      questions.forget();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const linked = start.by === "link" ? fromParams(read("drill")) : null;
    const wanted: Partial<Wish> = linked?.wish ?? {};
    if (anyGame && !(await questions.openGames())) return;
    const game = anyGame ? (wanted.game ?? recall(GAME, own)) : own;
    const unclear = linked?.unclear || (!anyGame && wanted.game !== undefined && wanted.game !== own);
    const first = wanted.kind ?? host.getAttribute("kind") ?? recall(kindKey(game), "");
    if (!unclear && (await questions.go({ ...(linked ? wanted : { rules: readings(game).first(start) }), game, kind: first }, linked?.seed ?? null, linked !== null)) !== "failed") {
      if (!linked?.due) return questions.focusAnswer();
      await progress.loadDue();
      return acts.mode("due");
    }
    if (!linked) {
      if (anyGame && game !== own) await questions.go({ game: own, kind: "" }, null);
      return;
    }
    const why = store.state.problem ?? say("Its question cannot be read, so here is another.");
    await questions.go({ game: own, kind: host.getAttribute("kind") ?? "", level: 1, parts: {}, method: "" }, null);
    store.set({ problem: paragraph(say("This link is broken."), why) });
  }

  function href(): string {
    const { asked, wish } = store.state;
    return link("drill", params(wish, asked!.seed, anyGame), anchorOf(host));
  }
}

function namesOf(text: string | undefined): Record<string, string> {
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}
