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
  const start = (): void => {
    if (started) return;
    started = true;
    insisted(() => import("./search")).then(({ mount }) => mount(box, field, toggle)).catch(() => (started = false));
  };
  field.addEventListener("focus", () => {
    start();
    if (!toggle.checked) toggle.click();
  });
  toggle.addEventListener("change", () => (toggle.checked ? field.focus() : field.blur()));
  const close = (): void => void (toggle.checked && toggle.click());
  box.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !box.contains(relatedTarget as Node) && close());
  box.querySelector("form")!.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) return close();
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || typing(event.target as HTMLElement)) return;
    event.preventDefault();
    field.focus();
  });
  const asked = new URLSearchParams(window.location.search).get("q");
  if (asked === null) return;
  field.value = asked;
  field.focus();
}
