/** <trionfi-door>: the front page's hand, and the ways in. What stands in the page is whole; here it is made the reader's own. */
import { lastHand, savedHand, type Last } from "./hand/saved";
import { cardOf, nameFor } from "./door-card";
import { locale } from "./language";
import { openingOf, turnOf, type FirstDeal, type Opening } from "./opening";
import { say } from "./say";
import { dayOf } from "./progress/days";
import { prewarm } from "./prewarm";
import type { Waiting } from "./shell";
import { recallAny, remember } from "./storage";
import { has, WENT } from "./url";
import { cards } from "./words";

const PLACE = "place";
/** Of a long hand so many cards are shown. */
const FAN = 9;
const DAY = 86_400_000;
/** Two cards, drawn. */
const CARDS = "M5 6.8 11.9 5.8a1.5 1.5 0 0 1 1.7 1.3l1.6 10.9a1.5 1.5 0 0 1-1.3 1.7L7 20.7a1.5 1.5 0 0 1-1.7-1.3L3.7 8.5A1.5 1.5 0 0 1 5 6.8zM14 5.5l4.8 1.2a1.5 1.5 0 0 1 1.1 1.8l-2.3 9.500";

/** The class of a page whose reader has answered the question; the page's head gives it before anything is drawn. */
const ASKED = "door-asked";

const WORDS = {
  back: (game: string) => say("Welcome back · {game}", { game }),
  yours: (n: number) => say("Your {n} cards", { n }),
  goOn: () => say("Go on with your hand"),
  trick: ({ name, trick, of }: Last) => (trick && of ? say("Trick {trick} of {of}, {game}", { trick, of, game: name }) : name),
  step: (step: number) => say("You are at step {step}", { step }),
  done: () => say("Once more from the start"),
  day: (day: Date) => day.toLocaleDateString(locale(), { day: "numeric", month: "long" }),
  seat: (n: number, deals: boolean) => (deals ? say("{n} cards, deals", { n }) : cards(n)),
};

export class Door extends HTMLElement {
  private at = "";
  private readonly onBack = (): void => this.back();
  private readonly onLeft = (): void => void this.greet();

  connectedCallback(): void {
    this.at = window.location.pathname;
    prewarm();
    this.addEventListener("click", (event) => this.press(event));
    this.addEventListener("trionfi:left", this.onLeft);
    document.addEventListener(WENT, this.onBack);
    void this.today();
    void this.steps();
    void this.greet();
  }

  disconnectedCallback(): void {
    document.removeEventListener(WENT, this.onBack);
  }

  private piece(selector: string): HTMLElement {
    return this.querySelector<HTMLElement>(selector)!;
  }

  /** Which game lies on the felt: the one played last, the one of the place that was named, or the page's own. */
  private async greet(): Promise<void> {
    const last = lastHand();
    const place = recallAny(PLACE);
    const own = this.dataset["game"]!;
    const game = last?.game ?? (typeof place === "string" && !["learn", "skip"].includes(place) ? place : own);
    const waits = last && savedHand(last.game) ? last : null;
    this.offer(waits);
    const opening = last || game !== own ? await openingOf(game) : null;
    if (opening && this.isConnected) this.lay(opening, turnOf(opening), last !== null);
  }

  /** Where a hand waits the way to it takes the place of the question which game one plays. */
  private offer(waits: Last | null): void {
    const way = this.piece(".door-which, .door-go");
    way.className = `door-way ${waits ? "door-go" : "door-which"}`;
    if (!waits) return;
    way.querySelector("path")!.setAttribute("d", CARDS);
    way.querySelector("b")!.textContent = WORDS.goOn();
    way.querySelector("small")!.textContent = WORDS.trick(waits);
    (way as HTMLAnchorElement).href = this.home(waits.path);
  }

  private home(path: string): string {
    return new URL(this.dataset["base"]! + path, document.baseURI).href;
  }

  private lay(opening: Opening, deal: FirstDeal, back: boolean): void {
    const hand = this.piece("trionfi-hand");
    const position = deal.before ?? deal.after;
    const { seat, players } = position;
    this.sitAt(hand, opening.game, opening.name, opening.path);
    hand.dataset["readings"] = opening.readings;
    hand.dataset["seed"] = String(deal.seed);
    this.piece(".door-over").textContent = back ? WORDS.back(opening.name) : `${opening.name} · ${opening.region}`;
    if (opening.game !== this.dataset["game"]) this.piece(".door-title").textContent = WORDS.yours(position.hand.length);
    if (opening.game !== this.dataset["game"] || deal !== opening.deals[0]) this.piece(".door-said").textContent = deal.after.phase.words;
    const shown = position.hand.slice(0, FAN);
    const fan = this.piece(".fan");
    fan.replaceChildren(...shown.map(({ card, label }) => cardOf(opening.pack.name, card, label)));
    fan.style.setProperty("--n", String(shown.length));
    const others = players.filter((one) => one.seat !== seat).reverse();
    this.piece(".door-seats").replaceChildren(...others.map((one) => nameFor(opening.pack.name, one.name ?? "", WORDS.seat(one.cards, one.dealer))));
  }

  /** The table that is opened from here stands for a game's page, and its address is that page's. */
  private sitAt(hand: HTMLElement, game: string, name: string, path: string): void {
    hand.setAttribute("game", game);
    hand.dataset["title"] = name;
    hand.dataset["home"] = this.home(path);
  }

  private press(event: MouseEvent): void {
    const target = event.target as Element;
    const place = target.closest<HTMLElement>("[data-place]")?.dataset["place"];
    if (place) return this.answer(place);
    const last = target.closest(".door-go") && lastHand();
    if (!last || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const hand = this.piece("trionfi-hand") as Waiting;
    this.sitAt(hand, last.game, last.name, last.path);
    hand.begin("play");
  }

  private answer(place: string): void {
    remember(PLACE, place);
    document.documentElement.classList.add(ASKED);
    const next = place === "learn" ? ".door-learn" : ".door-play";
    this.piece(next).focus({ preventScroll: true });
    if (place !== "skip") void this.greet();
  }

  /** The game whose turn it is, with the deal that the date gives: the same for all who come on that day. */
  private async today(): Promise<void> {
    const now = new Date();
    const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
    const games = this.dataset["daily"]!.split(" ");
    const opening = await openingOf(games[day % games.length]!);
    if (!opening || !this.isConnected) return;
    const way = this.piece(".door-today") as HTMLAnchorElement;
    way.href = `${this.home(opening.path)}?hand.seed=${dayOf(now.getTime())}&hand.dealer=${opening.show.players[0]! - 1}`;
    const date = document.createElement("i");
    date.textContent = WORDS.day(now);
    way.querySelector("small")!.replaceChildren(date, opening.name);
  }

  /** How far the reader has come with the steps; only who has begun them fetches what tells that. */
  private async steps(): Promise<void> {
    const { progress } = await import("./progress/store");
    const attempts = progress.attempts({ game: this.dataset["game"]! }).filter((one) => one.mode === "learn");
    if (!attempts.length) return;
    const { doneOf, readPath } = await import("./learn/path");
    const path = await readPath(this.piece("trionfi-hand")).catch(() => null);
    if (!path || !this.isConnected) return;
    const next = doneOf(path, attempts).next();
    this.piece(".door-learn small").textContent = next ? WORDS.step(next.step + 1) : WORDS.done();
  }

  /** Who goes forward to a table that was opened from here comes to the page of its game. */
  private back(): void {
    if (window.location.pathname !== this.at && has("hand") && !this.querySelector(".table-over")) window.location.reload();
  }
}
