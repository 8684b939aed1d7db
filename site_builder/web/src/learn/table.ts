/** A position of a lesson on the practice table: one action that is wanted, or a hand to be played to its end. */
import { html, nothing, render, type TemplateResult } from "lit";
import { announce } from "../announce";
import { mountLesson } from "../hand/hand";
import { USUAL } from "../hand/usual";
import type { Setup } from "../hand/state";
import { sameAction, type Path, type Place, type Task } from "./path";
import { say } from "../say";
import type { Widget } from "../shell";
import type { Position } from "../types";

export interface Table {
  path: Path;
  task: Extract<Task, { do: "act" | "play" }>;
  /** The step has just been opened: its text comes first, so the focus is left alone. */
  fresh: boolean;
  answered(right: boolean, ms: number): void;
  done(): void;
}

type Said = { kind: "right" | "wrong"; words: string } | null;

export function mountTable(host: HTMLElement, { path, task, fresh, answered, done }: Table): Widget {
  const table = document.createElement("div");
  const below = document.createElement("div");
  table.setAttribute("game", path.game);
  table.className = "learn-table";
  host.replaceChildren(table, below);
  if (!fresh) {
    table.tabIndex = -1;
    table.focus({ preventScroll: true });
  }
  let since = performance.now();
  let over = false;

  const { position } = task;
  const hand = mountLesson(table, { setup: setupOf(path, position), seat: position.seat, moves: position.moves, words: task.words, free: task.do === "play", allows, arrived });
  return { close: () => hand.close() };

  function allows(move: string): boolean {
    if (over && task.do === "act") return false;
    if (task.do === "play" || task.expect === "legal" || task.expect.some((one) => sameAction(one, move))) return true;
    answered(false, Math.round(performance.now() - since));
    since = performance.now();
    const slip = task.slips?.find((one) => one.moves.some((wrong) => sameAction(wrong, move)));
    tell({ kind: "wrong", words: (slip ?? task).wrong });
    return false;
  }

  function arrived(after: Position): void {
    if (over) return;
    if (task.do === "play" && !after.over) return tell(null);
    if (task.do === "play" && !played(after)) return tell({ kind: "wrong", words: say("That hand ended before a card was played. Begin it again from the start, and keep it going.") });
    if (task.do === "play" && task.goal === "ahead" && !ahead(after)) {
      answered(false, Math.round(performance.now() - since));
      since = performance.now();
      return tell({ kind: "wrong", words: task.wrong ?? "" });
    }
    over = true;
    if (task.do === "act") table.inert = true;
    answered(true, Math.round(performance.now() - since));
    tell({ kind: "right", words: task.right });
    done();
  }

  function tell(said: Said): void {
    render(saidView(said), below);
    if (!said) return;
    announce(said.words);
    below.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
  }
}

/** A hand that was thrown in is settled too, but there was nothing to learn from. */
const played = (after: Position): boolean => after.settlement !== null && (after.last_trick !== null || after.settlement.lines.length > 0);

/** Whether the reader has come out of the hand with more than the mean of all: where what is won is paid, with something. */
function ahead(after: Position): boolean {
  const scores = after.settlement!.scores.map(Number);
  return scores[after.seat]! * scores.length > scores.reduce((sum, one) => sum + one, 0);
}

const saidView = (said: Said): TemplateResult | typeof nothing =>
  said ? html`<div class="verdict" data-verdict=${said.kind}><p class="verdict-words"><b>${said.kind === "right" ? say("Right.") : say("Not quite.")}</b> ${said.words}</p></div>` : nothing;

const setupOf = (path: Path, place: Place): Setup => ({
  seed: place.seed ?? 0,
  ...(place.deal === undefined ? {} : { deal: place.deal }),
  dealer: place.dealer,
  players: null,
  standing: null,
  level: USUAL,
  challenge: null,
  placed: null,
  profile: place.profile ?? path.profile,
  options: place.options ?? {},
});
