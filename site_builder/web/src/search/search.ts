/** The search at work: what is typed and chosen becomes a list of links below the field. */
import { elsewhere, keepForOffline } from "../offline";
import { say } from "../say";
import { ask, SHOWN } from "./asked";
import { choice, results } from "./list";
import { Index, type Hit } from "./pagefind";
import type { Facets } from "./query";

const PAUSE = 200;
const TOLD = (): string => say("Type what you look for: a game, a place, a term, a number of players.");

export function mount(box: HTMLElement, field: HTMLInputElement, toggle: HTMLInputElement): void {
  const status = box.querySelector<HTMLElement>("[role=status]")!;
  const list = box.querySelector<HTMLElement>("[role=listbox]")!;
  const narrow = box.querySelector<HTMLElement>(".search-narrow")!;
  const more = box.querySelector<HTMLButtonElement>(".search-more")!;
  const chosen = new Map<string, string>();
  let opening: Promise<Index> | null = null;
  let hits: Hit[] = [];
  let sought = "";
  let latest = 0;
  let pause = 0;
  let active = -1;

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const open = (): Promise<Index> => {
    opening ??= Index.open().then(choices);
    opening.catch(() => (opening = null));
    return opening;
  };

  field.addEventListener("input", soon);
  field.addEventListener("keydown", press);
  toggle.addEventListener("change", () => toggle.checked || rest());
  box.querySelector("form")!.addEventListener("reset", () => {
    field.focus();
    window.setTimeout(soon);
  });
  narrow.addEventListener("change", ({ target }) => {
    const select = target as HTMLSelectElement;
    chosen.set(select.name, select.value);
    void find();
  });
  more.addEventListener("click", () => void show(options().length, latest));
  list.addEventListener("click", (event) => (event.target as Element).closest("a") && toggle.checked && toggle.click());
  status.textContent = TOLD();
  void open().then(find, complain);

  function soon(): void {
    window.clearTimeout(pause);
    pause = window.setTimeout(() => void find(), PAUSE);
  }

  /** The choices, once it is known what there is to choose from. */
  function choices(index: Index): Index {
    narrow.querySelector(".search-choices")!.replaceChildren(...Object.entries(index.entry.facets).map(([name, facet]) => choice(name, facet)));
    narrow.hidden = false;
    return index;
  }

  /** The list for what the field says now. What is there already stays as it is, with the place that was come to in it. */
  async function find(): Promise<void> {
    let mine = latest;
    try {
      const index = await open();
      const now = JSON.stringify([field.value.trim(), [...chosen]]);
      if (now === sought) return;
      sought = now;
      latest += 1;
      mine = latest;
      const answer = await ask(index, field.value, wanted);
      if (mine !== latest) return;
      hits = answer.hits;
      list.replaceChildren();
      await show(0, mine);
      if (mine !== latest) return;
      const asked = field.value.trim() !== "" || Object.keys(answer.facets).length > 0;
      status.textContent = asked ? told(answer.facets, hits.length ? answer.instead : "") : TOLD();
      if (hits.length) keepForOffline("search");
    } catch {
      if (mine !== latest) return;
      sought = "";
      complain();
    }
  }

  /** What is chosen, and what the words say of it where nothing is. */
  function wanted(said: Facets): Facets {
    for (const select of narrow.querySelectorAll("select")) {
      if (!chosen.has(select.name)) select.value = said[select.name] ?? "";
    }
    const both = { ...said, ...Object.fromEntries(chosen) };
    return Object.fromEntries(Object.entries(both).filter(([, value]) => value));
  }

  async function show(from: number, mine: number): Promise<void> {
    const index = await open();
    const next = hits.slice(from && list.children.length, (from && list.children.length) + SHOWN);
    const [away, ...pages] = await Promise.all([elsewhere(), ...next.map((hit) => index.page(hit.name))]);
    if (mine !== latest) return;
    list.append(...pages.map((page, number) => results(page, next[number]!, away)));
    options().forEach((option, number) => (option.id = `search-${number}`));
    more.hidden = list.children.length >= hits.length;
    field.setAttribute("aria-expanded", String(hits.length > 0));
    point(from ? from : -1);
  }

  function told(facets: Facets, instead: string): string {
    const only = Object.entries(facets).map(([name, value]) => named(name, value)).join(", ");
    const n = hits.length;
    if (!n) return only ? say("Nothing found ({only}). Try fewer words, or another spelling.", { only }) : say("Nothing found. Try fewer words, or another spelling.");
    if (instead) {
      return only ? say("{n} results for “{instead}” ({only})", { n, instead, only }, { "n one": "{n} result for “{instead}” ({only})" })
        : say("{n} results for “{instead}”", { n, instead }, { "n one": "{n} result for “{instead}”" });
    }
    return only ? say("{n} results ({only})", { n, only }, { "n one": "{n} result ({only})" }) : say("{n} results", { n }, { "n one": "{n} result" });
  }

  /** What was found for other words does not stay below this. */
  function complain(): void {
    hits = [];
    list.replaceChildren();
    more.hidden = true;
    field.setAttribute("aria-expanded", "false");
    status.textContent = say("The search could not be fetched. Check the connection and try again.");
  }

  function press(event: KeyboardEvent): void {
    const all = options();
    if (event.key === "Enter") {
      event.preventDefault();
      (all[active] ?? all[0])?.click();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && all.length) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      point((Math.max(active, step > 0 ? -1 : 0) + step + all.length) % all.length);
    }
  }

  function point(to: number): void {
    active = to;
    options().forEach((option, number) => option.setAttribute("aria-selected", String(number === to)));
    const now = options()[to];
    if (!now) return field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-activedescendant", now.id);
    now.scrollIntoView({ block: "nearest" });
  }

  function rest(): void {
    window.clearTimeout(pause);
    point(-1);
  }
}

/** A fact by which games are chosen, as it is told back. */
function named(name: string, value: string): string {
  if (name === "players") return say("{which} players", { which: value });
  return name === "cards" ? say("{which} cards", { which: value }) : value;
}
