/** <trionfi-copied>: texts in the page, each with a button that copies it. */
import { say } from "./say";

export class Copied extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", ({ target }) => {
      const button = (target as Element).closest<HTMLElement>("button");
      const text = button?.closest("div")?.querySelector("pre")?.textContent;
      if (button && text) void import("./parts").then(({ copy }) => copy(button, text, button.textContent, say("Select the text and copy it")));
    });
  }
}
