/** <trionfi-ways>: the three ways from the head of a game's page: to the table in one press, to the drill, to the calculator. */
import { savedHand } from "./hand/saved";
import { prewarm } from "./prewarm";
import { say } from "./say";
import type { Waiting } from "./shell";
import { has, WENT } from "./url";
import { focusOn } from "./widget";

const GO_ON = (): string => say("Go on with your hand");

export class Ways extends HTMLElement {
  private at = "";
  private readonly onBack = (event: Event): void => this.back(event);
  private readonly onLeft = (): void => this.offer();
  private readonly onIntent = (event: Event): void => way(event)?.target.warm();

  connectedCallback(): void {
    this.at = window.location.pathname;
    prewarm();
    this.addEventListener("click", (event) => this.press(event));
    this.addEventListener("focusin", this.onIntent);
    this.addEventListener("pointerover", this.onIntent);
    document.addEventListener("trionfi:left", this.onLeft);
    document.addEventListener(WENT, this.onBack);
    // What stands further down the page is not there yet while the page is read for the first time.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", this.onLeft, { once: true });
    this.offer();
  }

  disconnectedCallback(): void {
    document.removeEventListener("trionfi:left", this.onLeft);
    document.removeEventListener(WENT, this.onBack);
  }

  /** Who goes forward again to a table that he left finds it. */
  private back(event: Event): void {
    if (window.location.pathname !== this.at || !has("hand")) return;
    event.preventDefault();
    document.querySelector<Waiting>("trionfi-hand")?.begin("link");
  }

  /** Where a hand was left, the ways to the table lead to it, and one to another deal stands beside. */
  private offer(): void {
    const kept = savedHand(this.getAttribute("game") ?? "") !== null;
    const play = this.querySelector<HTMLElement>("[data-way=hand]");
    if (play) play.textContent = kept ? GO_ON() : say("Play");
    const table = document.querySelector("trionfi-hand");
    const deal = table?.querySelector<HTMLElement>("[data-start=play]");
    const other = table?.querySelector<HTMLElement>("[data-start=deal]");
    if (deal) deal.textContent = kept ? GO_ON() : say("Deal a hand");
    if (other) other.hidden = !kept;
  }

  private press(event: MouseEvent): void {
    const found = way(event);
    if (!found || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { name, target } = found;
    if (name === "hand") return target.begin("play");
    target.scrollIntoView({ block: "start" });
    const start = [...target.querySelectorAll<HTMLElement>("[data-start]")].at(-1)?.dataset["start"];
    if (start) return target.begin(start);
    focusOn(target.querySelector<HTMLElement>("input, select, button, summary") ?? target);
  }
}

function way(event: Event): { name: string; target: Waiting } | null {
  const name = (event.target as Element).closest<HTMLElement>("[data-way]")?.dataset["way"];
  const target = name && document.querySelector<Waiting>(`trionfi-${name}`);
  return target ? { name, target } : null;
}
