/** <trionfi-sheet>: the score sheet's own page. A game is chosen in the list; its calculator with the sheet below it opens above. */
import { html, nothing, render, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { dress } from "../dress";
import { Broken, type Evening } from "../evening/data";
import { take, tellBroken } from "../evening/hand-over";
import { packedIn, unpacked } from "../evening/packed";
import { past } from "../evening/past";
import { reopen } from "../evening/reopen";
import { addEvenings } from "../evening/store";
import { row, say } from "../say";
import type { Waiting, Widget } from "../shell";
import { recallText } from "../storage";
import figures from "../evening.css" with { type: "text" };
import table from "../sheet.css" with { type: "text" };
import style from "../sheet-page.css" with { type: "text" };
import { address, read, WENT } from "../url";
import { allNames, fromText, type ScoreSheet } from "./data";
import { sheetKey } from "./key";

/** A game as the list in the page has it. */
interface Game {
  slug: string;
  name: string;
  home: string;
  readings: string;
}

export function mount(host: HTMLElement): Widget {
  dress(table);
  dress(figures);
  dress(style);
  const list = host.querySelector<HTMLElement>(".sheet-games")!;
  const room = host.querySelector<HTMLElement>(".sheet-room")!;
  const games = [...list.querySelectorAll<HTMLElement>("[data-game]")].map(gameOf);
  const older = host.querySelector<HTMLElement>(".sheet-past")!;
  const path = window.location.pathname;
  const drawPast = past(older, goOn);
  host.addEventListener("click", press);
  document.addEventListener(WENT, back);
  draw();
  void brought();
  return {
    close: () => {
      host.removeEventListener("click", press);
      document.removeEventListener(WENT, back);
    },
  };

  /** A choice is a step that Back undoes. */
  function press(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href*='sheet.game=']");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(new URL(link.href).href);
  }

  function go(href: string): void {
    window.history.pushState(window.history.state, "", href);
    draw();
    host.querySelector<HTMLElement>(".sheet-room h2, #choose")?.scrollIntoView({ block: "start" });
  }

  function back(event: Event): void {
    if (window.location.pathname !== path) return;
    event.preventDefault();
    draw();
    void brought();
  }

  /** What a link has brought is asked once: a reload does not ask again. */
  async function brought(): Promise<void> {
    const packed = packedIn(window.location.hash);
    if (packed === null) return;
    window.history.replaceState(window.history.state, "", address("sheet", null, true).replace(/#.*$/, ""));
    try {
      const evening = await unpacked(packed);
      take(evening, { goOn: () => goOn(evening), keep: () => (addEvenings([evening]), drawPast()) });
    } catch (problem) {
      tellBroken(problem instanceof Broken ? problem.message : "");
    }
  }

  function goOn(evening: Evening): void {
    reopen(evening);
    go(address("sheet", { game: evening.game }, true));
  }

  function draw(): void {
    const wanted = read("sheet")["game"];
    const game = games.find((one) => one.slug === wanted);
    list.hidden = older.hidden = game !== undefined;
    if (!older.hidden) drawPast();
    render(game ? openView(game, () => go(address("sheet", null, true))) : begunView(games), room);
  }
}

const openView = (game: Game, other: () => void): TemplateResult => html`<div class="sheet-head"><h2>${game.name}</h2>
  <p class="tools"><button type="button" class="button quiet" @click=${other}>${say("Another game")}</button>
    ${game.home ? html`<a class="button quiet" href=${game.home}>${say("The rules")}</a>` : nothing}</p></div>
  ${keyed(game.slug, html`<trionfi-score game=${game.slug} data-sheet data-title=${game.name} data-home=${game.home} data-readings=${game.readings}
    ${ref((score) => void (score as Waiting | undefined)?.begin?.("sheet"))}></trionfi-score>`)}`;

/** The sheets on which something is written. */
function begunView(games: Game[]): TemplateResult | typeof nothing {
  const begun = games.flatMap((game) => {
    const sheet = written(game.slug);
    return sheet ? [{ game, sheet }] : [];
  });
  if (!begun.length) return nothing;
  return html`<h2>${say("Go on with a sheet")}</h2><ul class="sheet-begun">
    ${begun.map(({ game, sheet }) => html`<li><a href="?sheet.game=${game.slug}"><b>${game.name}</b>
      <span>${row(allNames(sheet), ",")}</span><small>${say("{n} deals", { n: sheet.deals.length }, { "n one": "{n} deal" })}</small></a></li>`)}</ul>`;
}

function written(game: string): ScoreSheet | null {
  const sheet = fromText(recallText(sheetKey(game)) ?? "");
  return sheet && (sheet.deals.length || sheet.names.some(Boolean)) ? sheet : null;
}

function gameOf(item: HTMLElement): Game {
  const { game = "", home = "", readings = "" } = item.dataset;
  return { slug: game, name: item.querySelector("a")!.textContent!, home, readings };
}
