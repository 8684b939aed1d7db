/** The script of every page. */
import { engine } from "./engine";
import { heard } from "./language";
import { begin } from "./main";
import { startOffline } from "./offline";
import { followScheme } from "./scheme";

declare global {
  interface Window {
    trionfi: { engine: typeof engine };
    /** All scripts of this page are asked for past what is kept: the page itself defines it, before any of them has come. */
    renewScripts(): Promise<unknown>;
  }
}

// For the browser's console, the benchmark and the tests: `await trionfi.engine.call("games", {})`.
window.trionfi = { engine };

/** Notes the last press on what starts a widget, and makes it again when that is called. */
function pressedEarly(): () => void {
  let last: HTMLElement | null = null;
  const note = (event: Event): void => void (last = (event.target as Element).closest<HTMLElement>("[data-start]"));
  document.addEventListener("click", note, true);
  return () => {
    document.removeEventListener("click", note, true);
    if (last?.isConnected) last.click();
  };
}

followScheme();

const coming = heard();
if (coming) void coming.then(begin).then(pressedEarly());
else begin();

if (document.readyState === "complete") void startOffline();
else window.addEventListener("load", () => void startOffline(), { once: true });
