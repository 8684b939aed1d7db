/** <trionfi-hand>: a whole hand against bots. The engine decides; here moves go out and positions come back. */
import { announce } from "../announce";
import { dress } from "../dress";
import { engine } from "../engine";
import around from "../hand.css" with { type: "text" };
import { fits, nextTurn, openingOf, turnOf } from "../opening";
import { dayOf } from "../progress/days";
import { Readings } from "../readings";
import seats from "../seats.css" with { type: "text" };
import type { Start, Widget } from "../shell";
import { recall } from "../storage";
import large from "../table.css" with { type: "text" };
import small from "../table-small.css" with { type: "text" };
import flat from "../table-flat.css" with { type: "text" };
import place from "../place.css" with { type: "text" };
import share from "../share.css" with { type: "text" };
import ring from "../ring.css" with { type: "text" };
import { read } from "../url";
import { say } from "../say";
import { stage } from "../widget";
import { paragraph, sentence } from "../words";
import { BOARD } from "./board";
import { Course, type Table } from "./course";
import { dealing, firstDeal } from "./dealing";
import { fitting, roomOf } from "./fit";
import { home } from "./focus";
import type { Lesson } from "./lesson";
import { keptLevel } from "./level";
import { lookedAt, looking } from "./looking";
import { UNMEASURED } from "./measure";
import { moves, TALKS } from "./moves";
import { openOver } from "./over";
import { seatIn, sentBy } from "./friend";
import { placing } from "./place";
import { dropHand, savedHand } from "./saved";
import { measuring } from "./judging";
import { freshSeed, fromParams, type HandState, type Setup } from "./state";
import { handView, type Acts } from "./view";

const STYLES = [seats, around, large, ring, small, flat, ...BOARD, share, place];

/** The table of a game's page opens over the page; it is left by Escape, by Back or by a press, and the page goes on where it was. */
export function mount(host: HTMLElement, start: Start): Widget {
  STYLES.forEach(dress);
  const title = host.dataset["title"] ?? document.querySelector("h1")?.firstChild?.textContent?.trim() ?? say("The table");
  const home = new URL(host.dataset["home"] ?? window.location.href, document.baseURI).href;
  const over = openOver(host, title, start.by === "link", home, () => start.left?.());
  const hand = sitDown(over.root, host, start, null, { title, leave: () => over.leave() });
  const fit = fitting(over.root, hand.deal, hand.measured);
  return {
    close: () => {
      fit.close();
      hand.close();
      over.drop();
    },
  };
}

/** A table inside a lesson lies on the page itself. */
export function mountLesson(host: HTMLElement, lesson: Lesson): Widget {
  STYLES.forEach(dress);
  const hand = sitDown(host, host, { by: "lesson" }, lesson, null);
  const sized = new ResizeObserver(hand.measured);
  sized.observe(host);
  return {
    close: () => {
      sized.disconnect();
      hand.close();
    },
  };
}

/** The deal of the day, the same for all who come. */
const today = (): number => dayOf(Date.now());

/** Where a hand is taken up: at a link's position, at the one that was left, or at a lesson's; null: a new one is dealt. */
function takenUp(game: string, { by }: Start, lesson: Lesson | null): { setup: Setup; moves: string[]; unclear: string | null } | null {
  if (lesson) return { ...lesson, unclear: null };
  if (by === "link") return fromParams(read("hand"));
  const kept = by === "play" || by === "today" ? savedHand(game) : null;
  return kept && (by === "play" || kept["seed"] === String(today())) ? fromParams(kept) : null;
}

function sitDown(host: HTMLElement, element: HTMLElement, start: Start, lesson: Lesson | null, frame: Table["frame"]): Widget & { deal(): string; measured(): void } {
  const game = element.getAttribute("game") ?? "";
  const linked = takenUp(game, start, lesson);
  const at = start.by === "link" ? lookedAt(read("hand")) : null;
  const friend = start.by === "link" ? sentBy(read("hand")) : null;
  const seat = seatIn(read("hand"));
  const readings = new Readings(game, element.dataset["readings"]);
  const plain = readings.first(start);
  const setup: Setup = linked?.setup ?? { seed: start.by === "today" ? today() : freshSeed(), dealer: 0, players: null, standing: null, level: keptLevel(), challenge: null, placed: null, ...plain };
  const { store, close } = stage<HandState>(
    host,
    {
      pack: null, show: null, setup, wanted: setup, position: null, scene: null, at: null, chosen: [], lifted: null, room: roomOf(host, frame !== null), tip: "",
      problem: null, again: false, busy: true, talks: !lesson && recall(TALKS, false), more: false, saving: "on", hint: null, review: null,
      typing: null, friend: null, compared: null, measure: UNMEASURED, past: null,
    },
    (state) => handView(state, table, acts),
    { home, busy: () => course.busy },
  );
  const table: Table = { host, element, game, lesson, readings, store, frame };
  const course = new Course(table);
  const acts: Acts = { ...moves(table, course), ...dealing(table, course, setup), ...looking(table, course), ...placing(table, course), ...measuring(table, course), tryAgain: () => (store.state.position ? course.tryAgain() : void begin()) };
  void begin();
  return {
    measured: () => {
      store.set({ room: roomOf(host, frame !== null) });
      store.flush();
    },
    deal: () => JSON.stringify([store.state.setup.seed, store.state.setup.dealer, store.state.position?.phase.name === "play", window.innerWidth]),
    close: () => {
      course.close();
      close();
    },
  };

  async function begin(): Promise<void> {
    store.set({ problem: null, again: false });
    if (!linked && (await drawnAtBuild())) return;
    if (!(await course.open())) return;
    if (start.by === "place") return acts.place();
    if (!linked) return void (await course.ask(first(), [], { dealt: true }));
    if (friend !== null && !linked.unclear) return acts.visitFriend({ name: friend, setup, moves: linked.moves, settlement: null, back: false }, seat, at ?? 0);
    const there = linked.unclear ? false : await course.ask(setup, linked.moves, { looked: true });
    if (there === false && !store.state.again) await mend(linked.unclear ?? store.state.problem ?? "");
    else if (there && at !== null) acts.look(at);
  }

  /** While the engine is not there yet a deal that the build has drawn is played, on the front page the one that lies there. */
  async function drawnAtBuild(): Promise<boolean> {
    if (start.by === "today" || start.by === "place") return false;
    const shown = start.by === "door";
    if (!shown && engine.progress.stage === "ready") return false;
    const opening = await openingOf(game);
    const deal = opening && (shown ? opening.deals.find((one) => String(one.seed) === element.dataset["seed"]) : turnOf(opening));
    if (!opening || !deal || !fits(deal, plain)) return false;
    nextTurn(game);
    course.begin(opening, deal, { ...first(), seed: deal.seed, dealer: deal.dealer });
    return true;
  }

  /** A link that makes no sense, not one that was not answered: one line says so, and a hand is dealt all the same. */
  async function mend(why: string): Promise<void> {
    if (start.by === "play") dropHand(game);
    const again = linked?.unclear ? false : await course.ask(setup, [], { looked: true });
    const there = again === false && !store.state.again ? await course.ask(first(), [], { looked: true }) : again;
    if (!there) return;
    const what = start.by === "play" ? say("The hand that you left cannot be taken up again.") : say("This link is broken.");
    const problem = paragraph(what, sentence(why), say("A hand is dealt from its start."));
    store.set({ problem, again: false });
    announce(problem);
  }

  function first(): Setup {
    return firstDeal(setup, store.state.show, plain);
  }
}
