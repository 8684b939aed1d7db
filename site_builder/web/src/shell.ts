/**
 * A widget before the reader acts: the static HTML stays, and nothing heavy is fetched.
 * A press, focus or pointer on one of its controls, or a link that carries a state, brings the real one.
 */
import { engine } from "./engine";
import { insisted } from "./read-file";
import { say } from "./say";
import { has } from "./url";

export interface Widget {
  close(): void;
}

export interface Start {
  /** The `data-start` of the button that was pressed, "link" for state in the address, "page" for a widget that starts by itself,
   * "again" for one that was open here when the page was last left, or that its page's address opens. */
  by: string;
  /** What a widget calls that was left for the page: it waits again, as before it was begun. */
  left?: () => void;
}

/** A widget that is begun from elsewhere on the page. */
export interface Waiting extends HTMLElement {
  warm(): void;
  begin(by: string): void;
}

type Load = () => Promise<{ mount(host: HTMLElement, start: Start): Widget }>;

/**
 * `atOnce` for what needs no engine and has nothing to show before it runs; `again` says for a game whether the widget was open here
 * before the page was loaded anew; `early` fetches for a game what is small and will be wanted first.
 */
export function shell(prefix: string, load: Load, atOnce = false, again: (game: string) => boolean = () => false, early: (game: string) => unknown = () => null): new () => Waiting {
  return class extends HTMLElement implements Waiting {
    private widget: Widget | null = null;
    private starting = false;
    private readonly onIntent = (event: Event): void => this.intend(event);
    private readonly onPress = (event: Event): void => this.press(event);

    connectedCallback(): void {
      if (this.widget) return;
      if (atOnce) return void this.start({ by: "page" });
      this.wake();
      if (has(prefix) && document.querySelector(this.localName) === this) void this.start({ by: "link" });
      else if (again(this.getAttribute("game") ?? "")) void this.start({ by: "again" });
    }

    disconnectedCallback(): void {
      this.sleep();
      this.widget?.close();
      this.widget = null;
      this.starting = false;
    }

    /** Somebody seems to want it. */
    warm(): void {
      early(this.getAttribute("game") ?? "");
      void load().catch(() => undefined);
      void engine.warm().catch(() => undefined);
    }

    begin(by: string): void {
      void this.start({ by });
    }

    private intend(event: Event): void {
      if ((event.target as Element).closest("[data-start]")) this.warm();
    }

    private press(event: Event): void {
      const button = (event.target as Element).closest<HTMLElement>("[data-start]");
      if (!button) return;
      // A finger that presses at once has shown no intent before.
      early(this.getAttribute("game") ?? "");
      void this.start({ by: button.dataset["start"]! });
    }

    private wake(): void {
      this.addEventListener("focusin", this.onIntent);
      this.addEventListener("pointerover", this.onIntent);
      this.addEventListener("click", this.onPress);
    }

    private sleep(): void {
      this.removeEventListener("focusin", this.onIntent);
      this.removeEventListener("pointerover", this.onIntent);
      this.removeEventListener("click", this.onPress);
    }

    private async start(start: Start): Promise<void> {
      if (this.starting) return;
      this.starting = true;
      try {
        const { mount } = await insisted(load);
        if (!this.isConnected || !this.starting) return;
        this.sleep();
        this.widget = mount(this, { ...start, left: () => this.rest() });
      } catch {
        this.starting = false;
        this.complain();
      }
    }

    private rest(): void {
      this.widget?.close();
      this.widget = null;
      this.starting = false;
      this.wake();
      this.dispatchEvent(new CustomEvent("trionfi:left", { bubbles: true }));
    }

    private complain(): void {
      if (this.querySelector(":scope > .problem")) return;
      const line = document.createElement("p");
      line.className = "problem";
      line.setAttribute("role", "alert");
      line.textContent = say("This part of the page could not be fetched. Check the connection and press again.");
      this.append(line);
      line.scrollIntoView({ block: "nearest" });
    }
  };
}
