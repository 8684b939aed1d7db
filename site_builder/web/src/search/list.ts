/** A result as it stands in the list: the page or the section that is meant, and other sections that have the words. */
import { assets } from "../manifest";
import { row, say } from "../say";
import { HEADED, type Found, type Hit, type Place } from "./pagefind";
import type { Facet } from "./query";

const SECTIONS = 2;
const KINDS: Record<Found["kind"], () => string> = { game: () => "", region: () => say("Region"), term: () => say("Glossary"), page: () => "" };

/** `away` says of a result that without a network it cannot be opened. */
export function results(page: Found, hit: Hit, away: (url: string) => boolean): HTMLElement {
  const { first, headed } = meant(page.places ?? [], hit.at);
  const group = document.createElement("div");
  group.role = "presentation";
  const others = headed.filter((section) => section !== first).slice(0, SECTIONS);
  const told = [away(page.url) ? say("Not on this device") : "", about(page)].filter(Boolean).join(" · ");
  group.append(option(page, first, told), ...others.map((section) => option(page, section)));
  return group;
}

/** Where the words stand most, nothing for above the first heading, and the headings that have them. */
function meant(places: Place[], at: Hit["at"]): { first: Place | undefined; headed: Place[] } {
  const worth = new Map<Place | undefined, number>();
  for (const one of at) {
    const place = places.findLast(([, , start]) => start <= one.place);
    worth.set(place, (worth.get(place) ?? 0) + one.worth);
  }
  const sorted = [...worth].sort(([, one], [, other]) => other - one);
  const headed = sorted.filter(([, all]) => all >= HEADED).flatMap(([place]) => (place ? [place] : []));
  return { first: sorted[0]?.[0], headed };
}

function option(page: Found, section: Place | undefined, note?: string): HTMLElement {
  const link = document.createElement("a");
  link.role = "option";
  link.ariaSelected = "false";
  link.tabIndex = -1;
  link.href = new URL(`../${page.url}${section ? `#${section[0]}` : ""}`, assets).href;
  link.className = note === undefined ? "search-section" : "search-page";
  if (note === undefined) link.append(section![1]);
  else link.append(part("search-title", page.title, section?.[1]), ...(note ? [part("search-about", note)] : []));
  return link;
}

function part(name: string, words: string, section?: string): HTMLElement {
  const made = document.createElement("span");
  made.className = name;
  made.textContent = section ? say("{page}: {section}", { page: words, section }) : words;
  return made;
}

/** A game's facts, or the beginning of what the page or the glossary says. */
function about(page: Found): string {
  const { players = [], region = [], cards = [] } = page.facts ?? {};
  if (page.kind === "game") return [...region, say("{which} players", { which: row(players, "or") }), say("{which} cards", { which: row(cards, "or") })].join(" · ");
  return [KINDS[page.kind](), page.about].filter(Boolean).join(" · ");
}

/** A field to choose one of a facet's values, or any. */
export function choice(name: string, facet: Facet): HTMLLabelElement {
  const label = document.createElement("label");
  const words = document.createElement("span");
  words.textContent = facet.words;
  const select = document.createElement("select");
  select.name = name;
  select.append(new Option(say("any"), ""), ...facet.values.map((value) => new Option(value, value)));
  label.append(words, select);
  return label;
}
