/** <trionfi-watch>: a record of `trionfi play --record`, chosen or dropped here, looked at move by move. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "./announce";
import { packOf } from "./card";
import { dress } from "./dress";
import { engine } from "./engine";
import { Autoplay } from "./hand/autoplay";
import { BOARD } from "./hand/board";
import { reviewView, stepped, type Looked } from "./hand/review";
import { problemView } from "./parts";
import { say } from "./say";
import type { Start, Widget } from "./shell";
import type { Pack, Review } from "./types";
import { packWords } from "./url";
import { Latest, stage } from "./widget";
import { problemText } from "./words";

interface WatchState {
  /** The hands of the record, as they came. */
  records: unknown[];
  hand: number;
  looked: Looked | null;
  pack: Pack | null;
  problem: string | null;
}

const MOST = 20_000_000;

export function mount(host: HTMLElement, _start: Start): Widget {
  BOARD.forEach(dress);
  const homes = JSON.parse(host.dataset["pages"] ?? "{}") as Record<string, string>;
  const latest = new Latest();
  const field = host.querySelector<HTMLInputElement>("input[type=file]")!;
  const place = host.querySelector<HTMLElement>(".watch-place")!;
  const auto = new Autoplay(goOn, () => store.set({}));
  const { store, close } = stage<WatchState>(
    place, { records: [], hand: 0, looked: null, pack: null, problem: null }, view, { home: (root) => root.querySelector("button"), busy: () => latest.busy },
  );
  const take = (files: FileList | null | undefined): void => void (files?.[0] && read(files[0]));
  field.addEventListener("change", () => take(field.files));
  host.addEventListener("dragover", (event) => event.preventDefault());
  host.addEventListener("drop", (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files);
  });
  if (field.files?.length) take(field.files);
  return {
    close: () => {
      auto.stop();
      close();
    },
  };

  async function read(file: File): Promise<void> {
    const found = file.size > MOST ? null : records(await file.text());
    if (!found) return fail(say("{file} is no record of a hand: it should come from trionfi play with --record.", { file: file.name }));
    store.set({ records: found, problem: null });
    await look(0);
  }

  async function look(hand: number): Promise<void> {
    const record = store.state.records[hand];
    const answer = await latest.run(async (signal) => {
      const data = await engine.call("review", { record }, signal);
      return { data, pack: await packOf(data.game) };
    });
    if (!answer) return;
    if ("problem" in answer) return fail(problemText(answer.problem));
    const looked = { data: answer.value.data, at: 0, open: true, weighed: null, opened: null };
    store.set({ hand, looked, pack: answer.value.pack, problem: null });
    announce(stepped(looked));
  }

  function fail(problem: string): void {
    store.set({ problem });
    announce(problem);
  }

  function turnTo(at: number): void {
    const { looked } = store.state;
    if (!looked) return;
    const now = { ...looked, at: Math.max(0, Math.min(looked.data.frames.length - 1, at)) };
    store.set({ looked: now });
    announce(stepped(now));
  }

  /** One move on; whether another comes after it. */
  function goOn(): boolean {
    const { looked } = store.state;
    if (!looked || looked.at >= looked.data.frames.length - 1) return false;
    turnTo(looked.at + 1);
    return looked.at + 2 < looked.data.frames.length;
  }

  function view({ records: hands, hand, looked, pack, problem }: WatchState): TemplateResult {
    return html`${problemView(problem)}
      ${hands.length > 1 ? html`<p class="tools">${hands.map((_, at) => html`<button type="button" class="button quiet" aria-pressed=${String(at === hand)} @click=${() => void look(at)}>${say("Hand {n}", { n: at + 1 })}</button>`)}</p>` : nothing}
      ${looked && pack ? html`<div class="felt">${reviewView(looked, pack, { turnTo: (at) => (auto.stop(), turnTo(at)), play: () => auto.toggle(), playing: auto.on, openAll: (open) => store.set({ looked: { ...looked, open } }), playFrom: null, instead: null, solve: null, back: null, lost: nothing, beside: nothing })}</div>${playLink(looked)}` : nothing}`;
  }

  /** A hand that was dealt from a number can be played on from where it stands. */
  function playLink({ data, at }: Looked): TemplateResult | typeof nothing {
    const home = homes[data.game];
    if (!home || typeof data.seed !== "number") return nothing;
    return html`<p><a class="button quiet" href="${home}?${query(data, at)}">${say("Play from here")}</a></p>`;
  }
}

function query(data: Review, at: number): string {
  const said = new URLSearchParams({ "hand.seed": String(data.seed), "hand.dealer": String(data.dealer), "hand.players": String(data.players), "hand.profile": data.profile });
  for (const [name, value] of Object.entries(data.options)) said.set(`hand.o.${name}`, value);
  if (at) said.set("hand.moves", packWords(data.moves.slice(0, at)));
  return said.toString();
}

/** One record, or those of a match; null for anything else. */
function records(text: string): unknown[] | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null) return null;
    const hands: unknown = "hands" in found ? found.hands : [found];
    return Array.isArray(hands) && hands.length ? hands.map((one: unknown) => (typeof one === "object" && one && "record" in one ? one.record : one)) : null;
  } catch {
    return null;
  }
}
