/** The switch of colours in the head: as on this device, light or dark. What it keeps, the theme reads as the next page begins. */
declare global {
  interface Window {
    __md_get(name: string): unknown;
    __md_set(name: string, value: unknown): void;
  }
}

const DEVICE = "(prefers-color-scheme)";
const TOLD = ["media", "scheme", "primary", "accent"] as const;

/** Shows what is chosen, and follows whoever chooses another and the device. */
export function followScheme(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-schemes]");
  if (!form) return;
  const options = [...form.querySelectorAll("input")];
  let chosen = Math.max(0, Math.min((window.__md_get("__palette") as { index: number }).index, options.length - 1));
  show();
  form.addEventListener("change", (event) => choose(options.indexOf(event.target as HTMLInputElement)));
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    choose((chosen + 1) % options.length);
    options[chosen]?.focus();
  });
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", show);

  function choose(place: number): void {
    chosen = place;
    window.__md_set("__palette", { index: chosen, color: show() });
  }

  function show(): Record<string, string> {
    const color: Record<string, string> = {};
    for (const name of TOLD) {
      const value = (name === "media" ? options[chosen] : meant())?.getAttribute(`data-md-color-${name}`) ?? "";
      const attribute = `data-md-color-${name}`;
      if (document.body.getAttribute(attribute) !== value) document.body.setAttribute(attribute, value);
      color[name] = value;
    }
    options.forEach((one, place) => {
      one.checked = place === chosen;
      (one.nextElementSibling as HTMLElement).hidden = place !== chosen;
    });
    return color;
  }

  /** The option whose colours are shown: of the device, where that is chosen. */
  function meant(): HTMLInputElement | undefined {
    const media = (one: HTMLInputElement | undefined): string => one?.dataset["mdColorMedia"] ?? "";
    const own = options[chosen];
    return media(own) === DEVICE ? options.find((one) => media(one) !== DEVICE && matchMedia(media(one)).matches) : own;
  }
}
