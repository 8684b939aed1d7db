/** <trionfi-our-rules>: the rules of one's own tables. A game is chosen in the list; its sets are made, used, shared, printed and compared. */
import { html, nothing, render, type TemplateResult } from "lit";
import { announce } from "../announce";
import { chooser, type Game } from "../chooser";
import { dialog, offer, tell } from "../dialog";
import { dress } from "../dress";
import { engine } from "../engine";
import figures from "../evening.css" with { type: "text" };
import { openingOf } from "../opening";
import { chooseReading, Readings } from "../readings";
import { say } from "../say";
import { onPaper } from "../sheet/print";
import sheet from "../sheet.css" with { type: "text" };
import style from "../sheet-page.css" with { type: "text" };
import type { Widget } from "../shell";
import { effective, known, PLAIN, rulesFields, sameRules, selectView, type TableRules } from "../table-rules";
import type { Show } from "../types";
import { address } from "../url";
import { problemText } from "../words";
import { dropOurs, keepOurs, NAME_LENGTH, oursOf, type Ours } from "./data";
import { linkToRules, packedRules, unpackedRules, type Sent } from "./packed";

/** What is shown of a game. */
interface At {
  game: Game;
  show: Show;
  readings: Readings;
  draft: Ours;
  /** The two sides that are compared, by their place among all that there are. */
  sides: [number, number];
  said: string;
}

export function mount(host: HTMLElement): Widget {
  for (const one of [sheet, figures, style]) dress(one);
  const room = host.querySelector<HTMLElement>(".sheet-room")!;
  let at: At | null = null;
  let turn = 0;
  const choice = chooser(host, "ours", (game) => void open(game));
  choice.draw();
  void brought();
  return { close: choice.close };

  async function open(game: Game | null): Promise<void> {
    at = null;
    const mine = (turn += 1);
    if (!game) return render(keptView(choice.games), room), undefined;
    render(html`<h2>${game.name}</h2><p>${say("The rules of this game are being read.")}</p>`, room);
    try {
      const show = (await openingOf(game.slug))?.show ?? (await engine.call("show", { game: game.slug }));
      if (mine !== turn) return;
      at = { game, show, readings: new Readings(game.slug, game.readings), draft: { name: "", rules: PLAIN }, sides: [0, 1], said: "" };
      draw();
    } catch (problem) {
      if (mine !== turn) return;
      render(html`<h2>${game.name}</h2><p class="problem" role="alert">${problemText(problem)}</p>`, room);
    }
  }

  function draw(change: Partial<At> = {}): void {
    if (!at) return;
    at = { ...at, ...change };
    if (change.said) announce(change.said);
    render(view(at), room);
  }

  /** What a link has brought is asked once. */
  async function brought(): Promise<void> {
    const packed = packedRules(window.location.hash);
    if (packed === null) return;
    window.history.replaceState(window.history.state, "", address("ours", null, true).replace(/#.*$/, ""));
    try {
      const sent = await unpackedRules(packed);
      const game = choice.games.find(({ slug }) => slug === sent.game);
      if (!game) throw new Error(say("This link names a game that is not here."));
      ask(game, sent);
    } catch (problem) {
      tell(say("These rules cannot be opened"), problem instanceof Error ? problem.message : "");
    }
  }

  function ask(game: Game, sent: Sent): void {
    const name = free(game.slug, sent);
    const take = (close: () => void): void => {
      close();
      keepOurs(game.slug, { name, rules: sent.rules });
      chooseReading(game.slug, name);
      choice.go(game.slug);
    };
    dialog((close) => html`<h2 id="dialog-title">${say("Rules of a table: {name}", { name: sent.name })}</h2>
      <p>${game.name}</p>
      <p>${say("Keep them on this device? The table, the drills, the calculator and the score sheet of this game then go by them, until you choose others.")}</p>
      <p class="tools"><button type="button" class="button" autofocus @click=${() => take(close)}>${say("Keep and use them")}</button>
        <button type="button" class="button quiet" @click=${close}>${say("Not now")}</button></p>`);
  }

  function save({ game, draft }: At): void {
    const name = draft.name.trim();
    if (!name) return draw({ said: say("Give the table a name first.") });
    const saving = keepOurs(game.slug, { ...draft, name });
    chooseReading(game.slug, name);
    draw({ draft: { ...draft, name }, said: saving === "on" ? say("{name} is kept, and this game now goes by its rules.", { name }) : say("{name} lasts only until the tab is closed, for this browser keeps no more.", { name }) });
  }

  function view(now: At): TemplateResult {
    const { game, show, draft, readings, said } = now;
    const all = oursOf(game.slug);
    return html`<div class="sheet-head"><h2>${game.name}</h2>
        <p class="tools"><button type="button" class="button quiet" @click=${() => choice.go(null)}>${say("Another game")}</button>
          ${game.home ? html`<a class="button quiet" href=${game.home}>${say("The rules")}</a>` : nothing}</p></div>
      ${all.length ? html`<div class="widget-body">${readings.view("ours", readings.chosen(), () => draw())}</div>${all.map((one) => oneView(now, one))}` : nothing}
      <h3>${all.some(({ name }) => name === draft.name.trim()) ? say("Change the rules of {name}", { name: draft.name.trim() }) : say("Rules of a new table")}</h3>
      <form class="widget-body our-rules" @submit=${(event: Event) => (event.preventDefault(), save(now))}>
        <label class="field"><span>${say("Name of the table")}</span><input maxlength=${NAME_LENGTH} autocomplete="off" .value=${draft.name}
          @input=${(event: Event) => draw({ draft: { ...now.draft, name: (event.target as HTMLInputElement).value } })} /></label>
        <div class="rules-fields">${rulesFields(show, draft.rules, show.options, (rules) => draw({ draft: { ...draft, rules } }))}</div>
        <p class="tools"><button class="button">${say("Keep these rules")}</button></p>
        <p class="sheet-said">${said}</p>
      </form>
      ${compareView(now, all)}`;
  }

  function oneView(now: At, one: Ours): TemplateResult {
    const { game, show } = now;
    const drop = (): void => {
      dropOurs(game.slug, one.name);
      draw({ said: say("{name} is deleted.", { name: one.name }) });
    };
    return html`<section class="our-table"><h3>${one.name}</h3>
      <p>${differences(show, PLAIN, one.rules).map(({ words, there }) => html`<span class="our-option">${words} <b>${there}</b></span>`)}</p>
      <p class="tools"><button type="button" class="button quiet" @click=${() => draw({ draft: one, said: "" })}>${say("Change")}</button>
        <button type="button" class="button quiet" @click=${() => void share(game, one)}>${say("Share …")}</button>
        <button type="button" class="button quiet" @click=${() => onPaper(paperView(game, show, one))}>${say("Print")}</button>
        <button type="button" class="button quiet" aria-label=${say("Delete {name}", { name: one.name })} @click=${drop}>${say("Delete")}</button></p></section>`;
  }

  function compareView(now: At, all: Ours[]): TemplateResult | typeof nothing {
    const { show, sides } = now;
    const those = [...all, ...show.profiles.map((one) => ({ name: one.words, rules: { profile: one.name, options: {} } }))];
    if (those.length < 2) return nothing;
    const values = those.map(({ name }, place) => ({ value: String(place), words: name }));
    const [one, other] = sides.map((side) => those[side] ?? those[0]!) as [Ours, Ours];
    const pick = (side: 0 | 1) => (value: string): void => draw({ sides: side ? [sides[0], Number(value)] : [Number(value), sides[1]] });
    const rows = differences(show, one.rules, other.rules);
    return html`<h3>${say("Compare two tables")}</h3>
      <div class="widget-body season-picks">${selectView(say("One table"), String(sides[0]), values, pick(0))}${selectView(say("The other"), String(sides[1]), values, pick(1))}</div>
      ${rows.length
        ? html`<div class="table-scroll" role="region" tabindex="0" aria-label=${say("What differs")}><table class="our-compared"><thead><tr><th scope="col">${say("Rule")}</th><th scope="col">${one.name}</th><th scope="col">${other.name}</th></tr></thead>
            <tbody>${rows.map(({ words, here, there }) => html`<tr><th scope="row">${words}</th><td>${here}</td><td>${there}</td></tr>`)}</tbody></table></div>`
        : html`<p>${say("Both play by the same rules.")}</p>`}`;
  }
}

/** The options in which two sets differ, with what each says. */
function differences(show: Show, one: TableRules, other: TableRules): { words: string; here: string; there: string }[] {
  const [first, second] = [effective(show, known(show, one).rules), effective(show, known(show, other).rules)];
  return show.options.filter(({ name }) => first[name] !== second[name]).map(({ name, words, values }) => {
    const said = (value?: string): string => values.find((each) => each.value === value)?.words ?? "";
    return { words, here: said(first[name]), there: said(second[name]) };
  });
}

async function share({ slug, name: title }: Game, one: Ours): Promise<void> {
  await offer({
    link: await linkToRules({ game: slug, ...one }), title: say("Share the rules of {name}", { name: one.name }),
    words: say("Point another phone's camera at the square, or send the link: the rules then open there. They stand in the link itself."),
    label: say("A square with the link to the rules of {name}, {title}", { name: one.name, title }), long: say("These rules are too long for one square. Send the link."),
  });
}

/** All options of a table on one page, those that are not the game's own in bold. */
function paperView({ name: title }: Game, show: Show, one: Ours): TemplateResult {
  const now = effective(show, known(show, one.rules).rules);
  const usual = effective(show, PLAIN);
  return html`<h1>${one.name}</h1><p>${title}</p><p class="our-marked">${say("In bold: what is not the game's usual rule.")}</p><table class="our-paper"><tbody>${show.options.map(({ name, words, values }) => {
    const said = values.find(({ value }) => value === now[name])?.words ?? "";
    return html`<tr><th scope="row">${words}</th><td>${now[name] === usual[name] ? said : html`<b>${said}</b>`}</td></tr>`;
  })}</tbody></table>`;
}

/** The games that have a table's rules on this device. */
function keptView(games: Game[]): TemplateResult | typeof nothing {
  const kept = games.map((game) => ({ game, all: oursOf(game.slug) })).filter(({ all }) => all.length);
  if (!kept.length) return nothing;
  return html`<h2>${say("Your tables")}</h2><ul class="sheet-begun">
    ${kept.map(({ game, all }) => html`<li><a href="?ours.game=${game.slug}"><b>${game.name}</b>${all.map(({ name }) => html`<span>${name}</span>`)}</a></li>`)}</ul>`;
}

/** A name under which nothing else is kept. */
function free(game: string, { name, rules }: Ours): string {
  const others = oursOf(game).filter((one) => !sameRules(one.rules, rules)).map((one) => one.name);
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? name : say("{name} ({n})", { name: name.slice(0, NAME_LENGTH - 4), n });
    if (!others.includes(tried)) return tried;
  }
}
