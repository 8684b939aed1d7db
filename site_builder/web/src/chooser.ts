/** A page on which a game is chosen in a list that stands in it; what is chosen stands in the address, and Back undoes it. */
import { address, read, WENT } from "./url";

/** A game as the list in the page has it. */
export interface Game {
  slug: string;
  name: string;
  home: string;
  readings: string;
}

export interface Chooser {
  games: Game[];
  /** To the page with a game, or to the list; the address loses what else it had. */
  go(game: string | null): void;
  draw(): void;
  close(): void;
}

/** `prefix` is the one under which links of the list name the game, such as `?sheet.game=mineo-3`; `show` draws what was chosen, and hears whether it was just now. */
export function chooser(host: HTMLElement, prefix: string, show: (game: Game | null, now: boolean) => void): Chooser {
  const list = host.querySelector<HTMLElement>(".sheet-games")!;
  const games = [...list.querySelectorAll<HTMLElement>("[data-game]")].map(gameOf);
  const path = window.location.pathname;
  const draw = (now = false): void => {
    const game = games.find(({ slug }) => slug === read(prefix)["game"]) ?? null;
    list.hidden = game !== null;
    show(game, now);
  };
  const go = (game: string | null): void => {
    window.history.pushState(window.history.state, "", address(prefix, game === null ? null : { game }, true).replace(/#.*$/, ""));
    draw(true);
    host.querySelector<HTMLElement>(".sheet-room h2, #choose")?.scrollIntoView({ block: "start" });
  };
  const press = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href*='${prefix}.game=']`);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(new URL(link.href).searchParams.get(`${prefix}.game`));
  };
  const back = (event: Event): void => {
    if (window.location.pathname !== path) return;
    event.preventDefault();
    draw();
  };
  host.addEventListener("click", press);
  document.addEventListener(WENT, back);
  return {
    games, go,
    draw: () => draw(),
    close: () => {
      host.removeEventListener("click", press);
      document.removeEventListener(WENT, back);
    },
  };
}

function gameOf(item: HTMLElement): Game {
  const { game = "", home = "", readings = "" } = item.dataset;
  return { slug: game, name: item.querySelector("a")!.textContent!, home, readings };
}
