/** What the first start truly fetches: less where the host sends it compressed, which it is asked when that is about to be read. */
export class Sent extends HTMLElement {
  private watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && void this.ask());
    this.watch.observe(this);
  }

  disconnectedCallback(): void {
    this.watch?.disconnect();
  }

  private async ask(): Promise<void> {
    this.watch?.disconnect();
    const answer = await fetch(new URL(this.dataset["file"]!, document.baseURI), { method: "HEAD" }).catch(() => null);
    if (answer?.headers.get("content-encoding")) this.textContent = this.dataset["less"]!;
  }
}
