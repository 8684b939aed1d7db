/** The table over the page: in the top layer, as large as the window, the page behind it out of reach and kept where it was. */
import { address, has, WENT } from "../url";

export interface Over {
  root: HTMLElement;
  /** Goes back to the page: by Escape, by Back, or by a press. */
  leave(): void;
  /** The page itself goes: nothing of it is touched any more but what the table had shut off. */
  drop(): void;
}

const OPEN = "table-open";

/** Opens over `host`; `home` is where the table stands in the address when that is not the page it is opened from. A reader who came by a link has no page before it to go back to; any other finds it by Back. */
export function openOver(host: HTMLElement, name: string, linked: boolean, home: string, left: () => void): Over {
  const opener = document.activeElement as HTMLElement | null;
  const top = window.scrollY;
  const path = window.location.pathname;
  let leaving = false;
  const root = document.createElement("div");
  root.className = "table-over";
  root.tabIndex = -1;
  root.setAttribute("role", "dialog");
  root.setAttribute("aria-label", name);
  host.append(root);
  root.popover = "manual";
  root.showPopover();
  const shut = shutOff(root);
  document.documentElement.classList.add(OPEN);
  if (!linked) {
    // Who goes back is taken to where this entry says; the theme writes that a moment after the last turn of the wheel.
    window.history.replaceState({ ...window.history.state, x: window.scrollX, y: top }, "");
    // What the head names by a relative way would be asked for anew from there.
    for (const icon of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")) icon.href = icon.href;
    window.history.pushState(window.history.state, "", home);
  }
  root.addEventListener("keydown", keys);
  document.addEventListener(WENT, back);
  root.focus({ preventScroll: true });
  return { root, leave, drop };

  function keys(event: KeyboardEvent): void {
    // The page has keys of its own, and one of them would turn its leaf.
    event.stopPropagation();
    if (event.key === "Escape" && !event.defaultPrevented) leave();
  }

  function back(event: Event): void {
    if (has("hand")) return;
    if (window.location.pathname === path) event.preventDefault();
    gone();
  }

  function leave(): void {
    if (leaving) return;
    leaving = true;
    if (!linked) return window.history.back();
    window.history.replaceState(window.history.state, "", address("hand", null));
    gone();
  }

  function gone(): void {
    drop();
    window.scrollTo({ top, behavior: "instant" });
    left();
    (came() ?? document.querySelector<HTMLElement>("#play-now"))?.focus({ preventScroll: true });
  }

  /** What had the focus when the table was opened; who came by a link had nothing. */
  function came(): HTMLElement | null {
    return opener?.isConnected && opener !== document.body ? opener : null;
  }

  function drop(): void {
    document.removeEventListener(WENT, back);
    for (const one of shut) one.inert = false;
    document.documentElement.classList.remove(OPEN);
    root.remove();
  }
}

/** Everything beside the table, but for the region that speaks. */
function shutOff(root: HTMLElement): HTMLElement[] {
  const shut: HTMLElement[] = [];
  for (let at: HTMLElement = root; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert || other.matches("script, [aria-live]")) continue;
      other.inert = true;
      shut.push(other);
    }
  }
  return shut;
}
