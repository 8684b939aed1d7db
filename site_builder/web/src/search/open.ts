/** The search field in the head of the page, before anybody searches: nothing is fetched until it has the focus. */
import { insisted } from "../read-file";
import { typing } from "../typing";

const KEYS = ["f", "s", "/"];

export function prepareSearch(): void {
  const box = document.querySelector<HTMLElement>(".md-search");
  const toggle = document.querySelector<HTMLInputElement>("#__search");
  if (!box || !toggle) return;
  const field = box.querySelector<HTMLInputElement>("input")!;
  let started = false;
  // Who came by a key goes back to where he was by Escape; who came by Tab or by a press goes on from the field.
  let before: HTMLElement | null = null;
  const start = (): void => {
    if (started) return;
    started = true;
    insisted(() => import("./search")).then(({ mount }) => mount(box, field, toggle)).catch(() => (started = false));
  };
  const enter = (): void => {
    start();
    if (!toggle.checked) toggle.click();
  };
  field.addEventListener("focus", enter);
  toggle.addEventListener("change", () => {
    if (toggle.checked) return field.focus();
    field.blur();
    before = null;
  });
  const close = (): void => void (toggle.checked && toggle.click());
  const leave = (): void => {
    const back = toggle.checked ? before : null;
    close();
    if (back?.isConnected) back.focus({ preventScroll: true });
  };
  box.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !box.contains(relatedTarget as Node) && close());
  box.querySelector("form")!.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) return leave();
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || typing(event.target as HTMLElement)) return;
    event.preventDefault();
    before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    field.focus();
  });
  if (document.activeElement === field) enter(); // he was there before this script
  const asked = new URLSearchParams(window.location.search).get("q");
  if (asked === null) return;
  field.value = asked;
  field.focus();
}
