/** What is mounted in an element of a form: among it the offer to see how the hand of a question goes on. */
import { html, noChange, nothing, type TemplateResult } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ElementPart } from "lit/directive.js";
import { goesOn } from "../drill/goes-on";
import { insisted } from "../read-file";
import type { Widget } from "../shell";
import type { Sheet } from "./form";

/** A widget that is mounted once in an element of a form, and lasts as long as that. */
export abstract class Mounted extends AsyncDirective {
  protected sheet!: Sheet;
  private begun = false;
  private widget: Widget | null = null;

  override render(_sheet: Sheet): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [sheet]: [Sheet]): typeof noChange {
    this.sheet = sheet;
    if (!this.begun) void this.begin(part.element as HTMLElement);
    this.begun = true;
    return noChange;
  }

  protected override disconnected(): void {
    this.widget?.close();
    this.widget = null;
  }

  private async begin(host: HTMLElement): Promise<void> {
    const mount = await this.mount();
    if (this.isConnected) this.widget = mount(host);
  }

  protected abstract mount(): Promise<(host: HTMLElement) => Widget>;
}

/** Offers to see how the hand goes on; the lines then lie where the table of the question lay. */
class Lined extends Mounted {
  protected async mount(): Promise<(host: HTMLElement) => Widget> {
    const { mountLines } = await insisted(() => import("./lines"));
    const { game, pack, asked, said, outcome } = this.sheet;
    const answer = outcome?.verdict ? said.join(" ") : null;
    return (host) => mountLines(host, { pack, ask: (signal) => goesOn(game, asked, answer, signal) });
  }
}

const lined = directive(Lined);

/** Once the question is answered, where its hand can be played on. */
export const linesView = (sheet: Sheet): TemplateResult | typeof nothing =>
  sheet.outcome && sheet.asked.plays_on ? html`<div class="felt-lines" ${lined(sheet)}></div>` : nothing;
