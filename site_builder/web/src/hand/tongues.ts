/** The ways to the same hand in the other languages: the page's own switch is out of reach behind the table. */
import { html, type TemplateResult } from "lit";
import { assets, pageHere } from "../manifest";
import { remember } from "../storage";

export const tonguesView = (): TemplateResult[] => [...document.querySelectorAll<HTMLAnchorElement>(".editions a")].map((other) => {
  const { hreflang, dataset, textContent } = other;
  /** The table may stand at another address by now than when it was drawn. */
  const led = ({ currentTarget }: Event): void => void ((currentTarget as HTMLAnchorElement).href = there(dataset["edition"]!));
  const chosen = (event: Event): void => (led(event), void remember("language", hreflang));
  const name = (other.querySelector(".edition-name")?.textContent ?? textContent ?? hreflang).trim();
  return html`<a class="button quiet" href=${there(dataset["edition"]!)} hreflang=${hreflang} lang=${hreflang} @pointerdown=${led} @focus=${led} @click=${chosen}>${name}</a>`;
});

/** The page in view in another edition, with all that the address says. */
const there = (edition: string): string =>
  new URL(`../${edition}${pageHere()}${window.location.search}${window.location.hash}`, assets).href;
