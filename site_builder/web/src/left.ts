/**
 * A page that was left for another is let go. Instant navigation takes the old page out of the document, and subscriptions of the theme go on
 * holding single elements of it; an element holds all that it hangs together with, and so each page that was read would stay in memory.
 */
const LEFT = "article, .md-nav__list";

/** Takes apart what instant navigation removes from the page from now on. What a widget has drawn stays in one piece, for it may yet be drawn again. */
export function letGo(): void {
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) for (const node of removedNodes) if (node instanceof Element && !node.isConnected) takeApart(node);
  });
  watch.observe(document.body, { childList: true });
}

function takeApart(page: Element): void {
  for (const part of page.querySelectorAll(LEFT)) part.replaceChildren();
}
