/** <trionfi-learn>: one controller that runs the steps of a learn path, text first, then tasks on real cards. */
import { packOf } from "../card";
import { attemptAt, doneOf, placeOf, readPath, type Done, type Path } from "./path";
import { mountQuestion } from "./question";
import { mountTable } from "./table";
import { learnView, type LearnActs, type LearnState } from "./view";
import { progress } from "../progress/store";
import { say } from "../say";
import type { Start, Widget } from "../shell";
import type { Pack } from "../types";
import { read, write } from "../url";
import { focusOn, Latest, stage } from "../widget";
import { problemText } from "../words";

/** What an exercise below a page's advice asks is asked like a task: it comes with this part, which is small. */
export { mountExercise } from "./exercise";

export function mount(host: HTMLElement, start: Start): Widget {
  const game = host.getAttribute("game") ?? "";
  const home = host.querySelector<HTMLAnchorElement>(".lesson-sources a")?.getAttribute("href")?.replace(/#.*/, "") ?? "";
  const latest = new Latest();
  let pack: Pack | null = null;
  let task: Widget | null = null;
  const { store, close } = stage<LearnState>(
    host,
    { path: null, pack: null, at: { step: 0, task: 0 }, over: false, problem: null },
    (state) => learnView(state, done(state.path!), acts()),
    {
      home: (root) => root.querySelector<HTMLElement>(".onward, .task-host button, #learn-title"),
      waits: (state) => (state.path ? null : (state.problem ?? "")),
      again: () => void begin(),
    },
  );
  const forget = progress.subscribe(() => store.set({}));
  void begin();
  return {
    close: () => {
      forget();
      latest.forget();
      task?.close();
      close();
    },
  };

  function acts(): LearnActs {
    return { open, onward, home, saving: progress.saving };
  }

  function done(path: Path): Done {
    return doneOf(path, progress.attempts({ game }));
  }

  async function begin(): Promise<void> {
    store.set({ problem: null });
    const ready = await latest.run(() => Promise.all([readPath(host), packOf(game)]));
    if (!ready) return;
    if ("problem" in ready) return store.set({ problem: problemText(ready.problem) });
    const path = ready.value[0];
    pack = ready.value[1];
    store.set({ path, pack });
    const { at, problem } = wanted(path);
    open(at.step, at.task);
    store.set({ problem });
  }

  /** The step of the link or of the button that was pressed, else what is still open. */
  function wanted(path: Path): { at: { step: number; task?: number }; problem: string | null } {
    const rest = done(path).next() ?? { step: 0, task: 0 };
    if (start.by !== "link") {
      const step = path.steps.findIndex((one) => one.id === start.by);
      return { at: step < 0 ? rest : { step }, problem: null };
    }
    const at = placeOf(path, read("learn"));
    return at ? { at, problem: null } : { at: rest, problem: say("This link is broken. There is no such task, so here is what is still open.") };
  }

  /** Without a task the first open one of the step. */
  function open(step: number, at?: number): void {
    const path = store.state.path!;
    const now = path.steps[step]!;
    const finished = done(path);
    const first = now.tasks.findIndex((_, place) => !finished.task(now, place));
    const place = at ?? Math.max(0, first);
    const fresh = task === null || step !== store.state.at.step;
    task?.close();
    task = null;
    store.set({ at: { step, task: place }, over: false, problem: null });
    store.flush();
    write("learn", { step: now.id, task: String(place + 1) });
    begun(path, step, place, fresh);
    if (!fresh) return host.querySelector(".learn-task")?.scrollIntoView({ block: "start" });
    // There is something to read first, so the focus goes to its head.
    host.querySelector("nav")?.scrollIntoView({ block: "nearest" });
    focusOn(host.querySelector<HTMLElement>("#learn-title")!);
  }

  function begun(path: Path, step: number, at: number, fresh: boolean): void {
    const now = path.steps[step]!;
    const it = now.tasks[at]!;
    const place = document.createElement("div");
    host.querySelector(".task-host")!.replaceChildren(place);
    const kept = (right: boolean, ms: number, seed?: number): void => progress.add({ ...attemptAt(path, now, at, seed), right, ms, at: Date.now() });
    if (it.do === "act" || it.do === "play") task = mountTable(place, { path, task: it, fresh, answered: kept, done: over });
    else task = mountQuestion(place, { game, pack: pack!, task: it, seeds: it.do === "drill" ? it.seeds : [0], fresh, answered: (seed, right, ms) => kept(right, ms, seed), done: over });
  }

  function over(): void {
    store.set({ over: true });
    store.flush();
    const button = host.querySelector<HTMLElement>(".onward");
    if (button) focusOn(button);
  }

  function onward(): void {
    const { path, at } = store.state;
    const { steps } = path!;
    if (at.task + 1 < steps[at.step]!.tasks.length) return open(at.step, at.task + 1);
    if (at.step + 1 < steps.length) return open(at.step + 1);
    const rest = done(path!).next();
    if (rest) open(rest.step, rest.task);
  }
}
