/** How the reader likes his table: the order of his suits, which hand he holds the device with, what a tap does, what is heard and felt. */
import { html, nothing, type TemplateResult } from "lit";
import { segments } from "../parts";
import { say } from "../say";
import { recallAny, remember } from "../storage";

export interface Manner {
  sort: "suits" | "length";
  hand: "right" | "left";
  tap: "twice" | "once";
  sound: "off" | "on";
  touch: "off" | "on";
}

const KEY = "manner";

/** What may be chosen; the first value of each is the usual one. */
const VALUES: { [K in keyof Manner]: Manner[K][] } = {
  sort: ["suits", "length"], tap: ["twice", "once"], hand: ["right", "left"], sound: ["off", "on"], touch: ["off", "on"],
};

export function manner(): Manner {
  const kept = recallAny(KEY);
  const said = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Record<keyof Manner, unknown>>;
  const chosen = Object.entries(VALUES).map(([key, values]) => [key, values.find((value) => value === said[key as keyof Manner]) ?? values[0]]);
  return Object.fromEntries(chosen) as Manner;
}

/** `name` sets its buttons apart from those of other tables; what the device cannot do is not offered. */
export function mannerView(name: string, changed: () => void): TemplateResult {
  const now = manner();
  const one = <K extends keyof Manner>(key: K, legend: string, words: Record<Manner[K], string>): TemplateResult =>
    html`${segments<Manner[K]>(`${name}-${key}`, legend, VALUES[key].map((value) => ({ value, words: words[value] })), now[key], (value) => {
      remember(KEY, { ...manner(), [key]: value });
      changed();
    })}`;
  const trembles = "vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches;
  return html`${one("sort", say("Suits in your hand"), { suits: say("in their order"), length: say("longest first") })}
    ${one("tap", say("A finger on a card"), { twice: say("lifts it"), once: say("plays it") })}
    ${one("hand", say("Buttons"), { right: say("at the right"), left: say("at the left") })}
    ${one("sound", say("Sound of cards"), { off: say("off"), on: say("on") })}
    ${trembles ? one("touch", say("Trembling"), { off: say("off"), on: say("on") }) : nothing}`;
}
