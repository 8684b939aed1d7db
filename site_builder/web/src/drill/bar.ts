/** The compact bar above the question: game, kind, level, clock; parts and method behind a fold. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { themeView } from "./by-theme";
import { dailyView } from "./daily";
import { kindOf, SECONDS, type Mode, type State, type Theme, type Wish } from "./state";
import { segments } from "../parts";
import type { DrillKind, GameName } from "../types";
import { say } from "../say";
import { capital, methodName } from "../words";

export interface BarActs {
  wish(change: Partial<Wish>): void;
  mode(mode: Mode): void;
  /** Asks today's puzzle. */
  daily(): void;
  /** Asks the puzzles of a theme, one after the other. */
  byTheme(theme: Theme): void;
}

export function barView(state: State, name: string, acts: BarActs): TemplateResult {
  const { kinds, games, wish, mode, missed, due } = state;
  const kind = kindOf(state);
  const modes: { value: Mode; words: string }[] = [
    { value: "free", words: say("No clock") },
    { value: "timed", words: say("{n} seconds", { n: SECONDS }) },
    ...(missed || mode === "replay" ? [{ value: "replay" as const, words: missed ? say("My misses ({n})", { n: missed }) : say("My misses") }] : []),
    ...(mode === "theme" ? [{ value: "theme" as const, words: say("By theme") }] : []),
    ...(!due && mode !== "due" ? [] : [{ value: "due" as const, words: due ? say("Due today ({n})", { n: due }) : say("Due today") }]),
  ];
  return html`<div class="drill-bar">
    ${puzzlesView(state, acts)}${games.length ? gameView(state, name, acts) : nothing}
    ${kinds.length > 1
      ? html`<div class="kinds">${segments(`${name}-kind`, say("What to practise"), kinds.map((one) => ({ value: one.kind, words: one.short })), wish.kind, (to) => acts.wish({ kind: to }))}</div>`
      : nothing}
    <div class="drill-settings">
      ${kind && kind.levels.length > 1
        ? segments(`${name}-level`, say("Level"), kind.levels.map((one, at) => ({ value: one.level, words: String(at + 1) })), wish.level, (level) => acts.wish({ level }),
            kind.levels.find((one) => one.level === wish.level)?.words)
        : nothing}
      ${segments(`${name}-mode`, say("Practise"), modes, mode, (to) => acts.mode(to))}
    </div>
    ${kind && kind.parts.length + kind.methods.length > 1 ? moreView(kind, state, name, acts) : nothing}
  </div>`;
}

function puzzlesView(state: State, acts: BarActs): TemplateResult | typeof nothing {
  if (!state.daily) return nothing;
  return html`<div class="drill-puzzles">${dailyView(state, acts.daily)}${themeView(state, acts.byTheme)}</div>`;
}

/** Browsers let the reader type the first letters of a name here, so it works for many games too. */
function gameView({ games, names, pages, regions, wish }: State, name: string, acts: BarActs): TemplateResult {
  const regionOf = (game: GameName): string => regions[game.family] ?? capital(game.family);
  const page = pages[wish.game];
  return html`<div class="drill-game">
    <label for="${name}-game">${say("Game")}</label>
    <select id="${name}-game" @change=${(event: Event) => acts.wish({ game: (event.target as HTMLSelectElement).value })}>
      ${[...new Set(games.map(regionOf))].map(
        (region) => html`<optgroup label=${region}>
          ${games.filter((game) => regionOf(game) === region).map((game) => html`<option value=${game.slug} .selected=${live(game.slug === wish.game)}>${names[game.slug] ?? game.name}</option>`)}
        </optgroup>`,
      )}
    </select>
    ${page ? html`<a class="small-link" href=${page}>${say("Its rules")}</a>` : nothing}
  </div>`;
}

function moreView(kind: DrillKind, { wish }: State, name: string, acts: BarActs): TemplateResult {
  const level = kind.levels.find((one) => one.level === wish.level)?.parts ?? {};
  const changed = Object.keys(wish.parts).length;
  return html`<details class="fold drill-more">
    <summary>${kind.methods.length > 1 ? (kind.parts.length ? say("Parts and method") : say("Method")) : say("Parts")}${changed || wish.method ? html` <span class="changed">${say("changed")}</span>` : nothing}</summary>
    <div class="controls">
      ${kind.parts.map((part) => {
        const on = wish.parts[part.name] ?? level[part.name];
        return html`<label class="tick"><input type="checkbox" .checked=${live(on === true)} .indeterminate=${live(on === null || on === undefined)}
          @change=${(event: Event) => acts.wish({ parts: { ...wish.parts, [part.name]: (event.target as HTMLInputElement).checked } })} />
          <span>${capital(part.words)}${on === null || on === undefined ? html` <small>${say("perhaps")}</small>` : nothing}</span></label>`;
      })}
      ${kind.methods.length > 1
        ? segments(`${name}-method`, say("Way of counting"), kind.methods.map((one) => ({ value: one.name, words: methodName(one.name) })), wish.method || kind.methods[0]!.name,
            (method) => acts.wish({ method: method === kind.methods[0]!.name ? "" : method }),
            kind.methods.find((one) => one.name === (wish.method || kind.methods[0]!.name))?.words)
        : nothing}
      ${changed ? html`<button type="button" class="button quiet" @click=${() => acts.wish({ parts: {} })}>${say("As the level has it")}</button>` : nothing}
    </div>
  </details>`;
}
