/** <trionfi-beside>: two games rule by rule, what differs in the words of either; which two stands in the address. */
import { html, nothing, type TemplateResult } from "lit";
import { announce } from "./announce";
import { engine } from "./engine";
import { progressView } from "./engine-progress";
import { copyButton, problemView } from "./parts";
import { say } from "./say";
import type { Start, Widget } from "./shell";
import type { Against, Difference } from "./types";
import { address, read, write } from "./url";
import { Latest, stage } from "./widget";
import { capital, problemText } from "./words";

interface State {
  found: Against | null;
  problem: string | null;
}

export function mount(host: HTMLElement, start: Start): Widget {
  const form = host.querySelector<HTMLFormElement>("form")!;
  const [here, there] = [...form.querySelectorAll("select")] as [HTMLSelectElement, HTMLSelectElement];
  const button = form.querySelector("button")!;
  const latest = new Latest();
  const said = read("beside");
  choose(here, said["here"]);
  choose(there, said["there"]);
  const { store, close } = stage<State>(
    host.querySelector<HTMLElement>(".beside-place")!, { found: null, problem: null }, view, { home: () => button, busy: () => latest.busy },
  );
  const go = (): void => void compare();
  button.addEventListener("click", go);
  form.addEventListener("change", go);
  // Who comes from the page of a game has yet to choose the other.
  if (start.by !== "link" || said["there"]) go();
  return {
    close: () => {
      latest.forget();
      button.removeEventListener("click", go);
      form.removeEventListener("change", go);
      close();
    },
  };

  async function compare(): Promise<void> {
    write("beside", { here: here.value, there: there.value });
    const answer = await latest.run((signal) => engine.call("against", { game: here.value, against: there.value }, signal));
    if (!answer) return;
    if ("problem" in answer) return store.set({ found: null, problem: problemText(answer.problem) });
    store.set({ found: answer.value, problem: null });
    announce(told(answer.value));
  }

  function view({ found, problem }: State): TemplateResult {
    return html`${problemView(problem)} ${latest.busy ? progressView() : nothing}
      ${found ? html`<p class="beside-told">${told(found)} ${copyButton(() => address("beside", { here: here.value, there: there.value }))}</p>${found.differences.length ? table(found) : nothing}` : nothing}`;
  }

  function table({ games: [one, other], differences }: Against): TemplateResult {
    return html`<table class="beside-table">
      <caption class="visually-hidden">${say("What differs between {one} and {other}", { one: one!.name, other: other!.name })}</caption>
      <thead><tr><th scope="col">${linked(here, one!.name)}</th><th scope="col">${linked(there, other!.name)}</th></tr></thead>
      ${differences.map(row)}
    </table>`;
  }
}

const told = ({ differences }: Against): string =>
  differences.length ? say("The games differ in {n} rules.", { n: differences.length }, { "n one": "The games differ in {n} rule." })
    : say("Nothing differs between these two.");

const row = ({ name, here, there }: Difference): TemplateResult => html`<tbody>
  <tr><th colspan="2" scope="rowgroup">${capital(name)}</th></tr>
  <tr><td>${side(here)}</td><td>${side(there)}</td></tr>
</tbody>`;

const side = (said: string[]): TemplateResult | TemplateResult[] => (said.length ? said.map((words) => html`<p>${capital(words)}</p>`) : html`<p>–</p>`);

function linked(field: HTMLSelectElement, name: string): TemplateResult {
  const home = field.selectedOptions[0]?.dataset["home"];
  return home ? html`<a href=${home}>${name}</a>` : html`${name}`;
}

/** A game that an address names; one that there is not changes nothing. */
function choose(field: HTMLSelectElement, slug: string | undefined): void {
  if ([...field.options].some((option) => option.value === slug)) field.value = slug!;
}
