import { prepareAnnouncer } from "./announce";
import { shell } from "./shell";

const widgets = {
  count: () => import("./count"),
  drill: () => import("./drill"),
  hand: () => import("./hand"),
  score: () => import("./score"),
};
const atOnce = { progress: () => import("./progress-page") };

prepareAnnouncer();
for (const [name, load] of Object.entries(widgets)) {
  if (!customElements.get(`trionfi-${name}`)) customElements.define(`trionfi-${name}`, shell(name, load));
}
for (const [name, load] of Object.entries(atOnce)) {
  if (!customElements.get(`trionfi-${name}`)) customElements.define(`trionfi-${name}`, shell(name, load, true));
}
