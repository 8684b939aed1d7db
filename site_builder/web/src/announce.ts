/** The page's one polite live region. It has to exist before it is first used, or readers miss the first words. */
const ID = "trionfi-announcer";
let pending = 0;

function region(): HTMLElement {
  let found = document.getElementById(ID);
  if (!found) {
    found = document.createElement("div");
    found.id = ID;
    found.className = "visually-hidden";
    found.setAttribute("role", "status");
    found.setAttribute("aria-live", "polite");
    document.body.append(found);
  }
  return found;
}

export const prepareAnnouncer = (): void => void region();

export function announce(words: string): void {
  const target = region();
  window.clearTimeout(pending);
  // Emptied first: the same words twice in a row are news both times.
  target.textContent = "";
  pending = window.setTimeout(() => {
    target.textContent = words;
  }, 60);
}
