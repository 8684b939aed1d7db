/** <trionfi-sheet>: the score sheet's own page. A game is chosen in the list; its calculator with the sheet below it opens above. */
import { html, nothing, render, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { chooser, type Game } from "../chooser";
import { tell } from "../dialog";
import { dress } from "../dress";
import { Broken, type Evening } from "../evening/data";
import { take } from "../evening/hand-over";
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
import { address } from "../url";
import { allNames, fromText, type ScoreSheet } from "./data";
import { sheetKey } from "./key";

export function mount(host: HTMLElement): Widget {
  for (const one of [table, figures, style]) dress(one);
  const room = host.querySelector<HTMLElement>(".sheet-room")!;
  const older = host.querySelector<HTMLElement>(".sheet-past")!;
  const drawPast = past(older, goOn);
  const choice = chooser(host, "sheet", (game, now) => {
    older.hidden = game !== null;
    if (game === null) drawPast();
    render(game ? openView(game, now, () => choice.go(null)) : begunView(choice.games), room);
    void brought();
  });
  choice.draw();
  return { close: choice.close };

  /** What a link has brought is asked once: a reload does not ask again. */
  async function brought(): Promise<void> {
    const packed = packedIn(window.location.hash);
    if (packed === null) return;
    window.history.replaceState(window.history.state, "", address("sheet", null, true).replace(/#.*$/, ""));
    try {
      const evening = await unpacked(packed);
      take(evening, { goOn: () => goOn(evening), keep: () => (addEvenings([evening]), drawPast()) });
    } catch (problem) {
      tell(say("This evening cannot be opened"), problem instanceof Broken ? problem.message : "");
    }
  }

  function goOn(evening: Evening): void {
    reopen(evening);
    choice.go(evening.game);
  }
}

const openView = (game: Game, now: boolean, other: () => void): TemplateResult => html`<div class="sheet-head"><h2>${game.name}</h2>
  <p class="tools"><button type="button" class="button quiet" @click=${other}>${say("Another game")}</button>
    ${game.home ? html`<a class="button quiet" href=${game.home}>${say("The rules")}</a>` : nothing}</p></div>
  ${keyed(game.slug, html`<trionfi-score game=${game.slug} data-sheet data-title=${game.name} data-home=${game.home} data-readings=${game.readings}
    ${ref((score) => void (score as Waiting | undefined)?.begin?.(now ? "sheet" : "again"))}></trionfi-score>`)}`;

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
