/** <trionfi-copied>: texts in the page, each with a button that copies it; and the page on paper. */
import { say } from "./say";

export class Copied extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", ({ target }) => {
      const button = (target as Element).closest<HTMLElement>("button");
      const paper = button?.dataset["paper"];
      if (paper === "rules") return window.print();
      if (paper === "card") return void import("./table-card").then(({ printCard }) => printCard());
      const text = button?.closest("div")?.querySelector("pre")?.textContent;
      if (button && text) void import("./parts").then(({ copy }) => copy(button, text, button.textContent, say("Select the text and copy it")));
    });
  }
}
