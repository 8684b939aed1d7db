/** Cards and seats of the front page's hand, made without what a table needs. */
import { sprite } from "./sprite";
import { symbolOf } from "./indices";

const SVG = "http://www.w3.org/2000/svg";
const BACKS = 5;

function face(pack: string, card: string): SVGElement {
  const face = document.createElementNS(SVG, "svg");
  face.setAttribute("class", "card-face");
  face.setAttribute("viewBox", "0 0 100 176");
  face.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${sprite(pack)}#${symbolOf(card)}`);
  face.append(use);
  return face;
}

/** A card; one without words is there for the eye alone. */
export function cardOf(pack: string, card: string, label = ""): HTMLElement {
  const made = document.createElement("span");
  made.className = "card";
  if (label) {
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", label);
  }
  made.append(face(pack, card));
  return made;
}

/** Another player: some backs, his name, and what is to be said of him. */
export function nameFor(pack: string, name: string, words: string): HTMLElement {
  const seat = document.createElement("span");
  seat.className = "door-seat";
  const backs = document.createElement("span");
  backs.className = "door-backs";
  backs.setAttribute("aria-hidden", "true");
  backs.append(...Array.from({ length: BACKS }, () => cardOf(pack, "back")));
  const said = document.createElement("span");
  const named = document.createElement("b");
  named.textContent = name;
  said.append(named, words);
  seat.append(backs, said);
  return seat;
}
