/** <trionfi-which>: at most six questions, what everybody at a table can tell first, then the likeliest game and what else it may be. The tables
 * below hold all answers and need no scripts. */
import { announce } from "./announce";
import { say } from "./say";
import type { Widget } from "./shell";
import { read, write, type Params } from "./url";

/** So many questions are asked, and so many games are shown as links before they are over. */
const MOST = 6;
const FEW = 3;

export function mount(host: HTMLElement): Widget {
  const ask = host.querySelector<HTMLElement>(".which-ask")!;
  const rows = [...host.querySelectorAll<HTMLElement>("tbody tr")];
  const keys = listed("questions");
  const known = listed("known");
  let said: Params = {};
  let passed = new Set<string>();
  const kept = read("which");
  for (const key of keys) if (rows.some((row) => of(row, key) === kept[key])) said[key] = kept[key]!;
  passed = new Set((kept["passed"] ?? "").split("_").filter((key) => keys.includes(key) && !(key in said)));
  draw();
  return { close: () => undefined };

  function draw(): void {
    const left = rows.filter((row) => Object.entries(said).every(([key, value]) => of(row, key) === value));
    const key = next(left);
    ask.replaceChildren(...given(), ...(key === null ? [] : [question(key, left)]), told(left, key === null), ...found(left, key === null));
    for (const row of rows) row.hidden = !left.includes(row);
    for (const group of host.querySelectorAll<HTMLElement>(".which-group")) group.hidden = !group.querySelector("tbody tr:not([hidden])");
  }

  function change(): void {
    write("which", passed.size ? { ...said, passed: [...passed].join("_") } : said);
    draw();
    announce([...ask.querySelectorAll(".which-told, legend")].map((one) => one.textContent).join(" "));
    ask.querySelector<HTMLElement>("fieldset button, .which-found a, .which-given button")?.focus();
  }

  function words(key: string): string {
    return host.getAttribute(`data-ask-${key}`) ?? key;
  }

  function listed(name: string): string[] {
    return (host.dataset[name] ?? "").split("|");
  }

  /** What everybody can tell comes first; then the question that leaves fewest, where a long list of answers counts against it. */
  function next(left: HTMLElement[]): string | null {
    if (Object.keys(said).length + passed.size >= MOST) return null;
    const open = keys.filter((key) => !(key in said) && !passed.has(key) && answers(left, key).size > 1);
    const plain = open.find((key) => known.includes(key));
    if (plain !== undefined) return plain;
    const weight = (key: string): number => {
      const sizes = [...answers(left, key).values()];
      return sizes.reduce((sum, size) => sum + size * size, 0) / left.length + sizes.length;
    };
    return open.reduce<string | null>((best, key) => (best === null || weight(key) < weight(best) ? key : best), null);
  }

  /** What has been answered; each answer can be taken back. */
  function given(): HTMLElement[] {
    const list = made("ul", "which-given");
    for (const [key, value] of [...Object.entries(said), ...[...passed].map((key) => [key, say("not known")] as const)]) {
      const undo = button(say("change"), () => {
        said = Object.fromEntries(Object.entries(said).filter(([other]) => other !== key));
        passed = new Set([...passed].filter((other) => other !== key));
        change();
      });
      undo.setAttribute("aria-label", say("Change: {question}", { question: words(key) }));
      const item = made("li", "", `${words(key)} `);
      item.append(made("strong", "", value), " ", undo);
      list.append(item);
    }
    return list.children.length ? [list] : [];
  }

  function question(key: string, left: HTMLElement[]): HTMLElement {
    const set = made("fieldset", "which-question");
    set.append(made("legend", "", words(key)));
    const found = [...answers(left, key).keys()];
    for (const value of found) set.append(button(value, () => choose(key, value)));
    set.append(button(say("I do not know"), () => pass(key), "plain"));
    return set;
  }

  function choose(key: string, value: string): void {
    said = { ...said, [key]: value };
    change();
  }

  function pass(key: string): void {
    passed.add(key);
    change();
  }

  function told(left: HTMLElement[], over: boolean): HTMLElement {
    const n = left.length;
    const rest = say("{n} sets of rules left.", { n }, { "n one": "{n} set of rules left." });
    if (over && !Object.keys(said).length) {
      return made("p", "which-told", say("Nothing is known of your table, so none of the {n} sets of rules is likelier than another. Change an answer above, or look through the tables below.", { n }));
    }
    return made("p", "which-told", over ? say("{n} sets of rules left. Most likely you play:", { n }, { "n =1": "You play:" }) : rest);
  }

  /** The likeliest stands first in the table: what most play today, then what is played today. What else it may be stands under it. */
  function found(left: HTMLElement[], over: boolean): HTMLElement[] {
    if (over && !Object.keys(said).length) return [];
    if (!over && left.length > FEW) return likeliest(left);
    const [first, ...others] = left;
    const list = links("which-found", [first!]);
    if (!others.length) return [list];
    return [list, made("p", "which-told", passed.size ? say("What you do not know leaves these too:") : say("Or one of these, which answer the same:")), links("which-others", others)];
  }

  /** In the midst of the questions: where so many rules are left, what most tables play. */
  function likeliest(left: HTMLElement[]): HTMLElement[] {
    const common = left.filter((row) => row.hasAttribute("data-common"));
    const shown = common.length ? common : passed.size ? left.slice(0, 1) : [];
    if (!shown.length || !Object.keys(said).length) return [];
    const why = common.length ? say("Most tables play by these; the questions lead to the others:") : say("The likeliest so far; the next questions make sure:");
    return [made("p", "which-common", why), links("which-found", shown)];
  }

  function links(name: string, shown: HTMLElement[]): HTMLElement {
    const list = made("ul", name);
    for (const row of shown) {
      const item = made("li", "");
      item.append(...[...row.querySelector("th")!.childNodes].map((node) => node.cloneNode(true)));
      list.append(item);
    }
    return list;
  }
}

const of = (row: HTMLElement, key: string): string => row.getAttribute(`data-${key}`) ?? "";

/** The answers of the games to a question, and how many give each. */
function answers(rows: HTMLElement[], key: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) found.set(of(row, key), (found.get(of(row, key)) ?? 0) + 1);
  return found;
}

function made(kind: string, name: string, words = ""): HTMLElement {
  const element = document.createElement(kind);
  if (name) element.className = name;
  if (words) element.textContent = words;
  return element;
}

function button(words: string, act: () => void, kind = ""): HTMLElement {
  const element = made("button", `button quiet ${kind}`.trim(), words);
  element.setAttribute("type", "button");
  element.addEventListener("click", act);
  return element;
}
