/** The script of every page. */
import { engine } from "./engine";
import { heard } from "./language";
import { begin } from "./main";
import { startOffline } from "./offline";

declare global {
  interface Window {
    trionfi: { engine: typeof engine };
    /** All scripts of this page are asked for past what is kept: the page itself defines it, before any of them has come. */
    renewScripts(): Promise<unknown>;
  }
}

// For the browser's console, the benchmark and the tests: `await trionfi.engine.call("games", {})`.
window.trionfi = { engine };

const coming = heard();
if (coming) void coming.then(begin);
else begin();

if (document.readyState === "complete") void startOffline();
else window.addEventListener("load", () => void startOffline(), { once: true });
