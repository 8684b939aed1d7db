/** <trionfi-hand>: a whole hand against bots. The engine decides; here moves go out and positions come back. */
import { announce } from "../announce";
import { Readings } from "../readings";
import type { Start, Widget } from "../shell";
import { recall } from "../storage";
import { read } from "../url";
import { stage } from "../widget";
import { sentence } from "../words";
import { Course, type Table } from "./course";
import { dealing, firstDeal } from "./dealing";
import { home } from "./focus";
import type { Lesson } from "./lesson";
import { moves, TALKS } from "./moves";
import { freshSeed, fromParams, type HandState, type Setup } from "./state";
import { handView, type Acts } from "./view";

export function mount(host: HTMLElement, start: Start, lesson: Lesson | null = null): Widget {
  const linked = lesson ? { ...lesson, unclear: null } : start.by === "link" ? fromParams(read("hand")) : null;
  const readings = new Readings(host);
  const plain = readings.first(start);
  const setup: Setup = linked?.setup ?? { seed: freshSeed(), dealer: 0, players: null, standing: null, ...plain };
  const { store, close } = stage<HandState>(
    host,
    {
      pack: null, show: null, setup, wanted: setup, position: null, scene: null, at: null, chosen: [], tip: "",
      problem: null, busy: true, talks: !lesson && recall(TALKS, false),
    },
    (state) => handView(state, table, acts),
    { home, busy: () => course.busy },
  );
  const table: Table = { host, game: host.getAttribute("game") ?? "", lesson, readings, store };
  const course = new Course(table);
  const acts: Acts = { ...moves(table, course), ...dealing(table, course, setup), begin: () => void begin() };
  void begin();
  return {
    close: () => {
      course.close();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null });
    if (!(await course.open())) return;
    if (!linked) {
      await course.ask(first(), [], { dealt: true });
      host.querySelector(".felt")?.scrollIntoView({ block: "nearest" });
      return;
    }
    if (linked.unclear || !(await course.ask(setup, linked.moves))) await mend(linked.unclear ?? store.state.problem ?? "");
  }

  /** A link that makes no sense: one line says so, and a hand is dealt all the same. */
  async function mend(why: string): Promise<void> {
    if (linked?.unclear || !(await course.ask(setup, []))) await course.ask(first(), []);
    const problem = `This link is broken. ${sentence(why)} A hand is dealt from its start.`;
    store.set({ problem });
    announce(problem);
  }

  function first(): Setup {
    return firstDeal(setup, store.state.show, plain);
  }
}
