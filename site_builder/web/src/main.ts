import { prepareAnnouncer } from "./announce";
import { Copied } from "./copied";
import { Door } from "./door";
import { Finder } from "./finder";
import { wearColours } from "./colours";
import { Indices, wearIndices } from "./indices";
import { letGo } from "./left";
import { openingOf } from "./opening";
import { prepareSearch } from "./search/open";
import { wasOpen } from "./sheet/key";
import { Sent } from "./sent";
import { shell } from "./shell";
import { Ways } from "./ways";

const widgets = {
  beside: () => import("./beside"),
  count: () => import("./count"),
  declare: () => import("./declare"),
  drill: () => import("./drill/drill"),
  exercise: () => import("./learn/learn").then(({ mountExercise }) => ({ mount: mountExercise })),
  hand: () => import("./hand/hand"),
  learn: () => import("./learn/learn"),
  score: () => import("./score/score"),
  worth: () => import("./worth/worth"),
};
const atOnce = {
  "game-search": () => import("./game-search"),
  keep: () => import("./keep"),
  "learn-marks": () => import("./learn/marks"),
  "our-rules": () => import("./ours/page"),
  progress: () => import("./progress/progress"),
  sheet: () => import("./sheet/page"),
  watch: () => import("./watch"),
  which: () => import("./which"),
};

/** Let the parts of the page begin, once its language is here. */
export function begin(): void {
  letGo();
  prepareAnnouncer();
  prepareSearch();
  for (const [name, load] of Object.entries(widgets)) {
    if (!customElements.get(`trionfi-${name}`)) customElements.define(`trionfi-${name}`, shell(name, load, false, name === "score" ? wasOpen : undefined, name === "hand" ? openingOf : undefined));
  }
  for (const [name, load] of Object.entries(atOnce)) {
    if (!customElements.get(`trionfi-${name}`)) customElements.define(`trionfi-${name}`, shell(name, load, true));
  }
  if (!customElements.get("trionfi-ways")) customElements.define("trionfi-ways", Ways);
  if (!customElements.get("trionfi-indices")) customElements.define("trionfi-indices", Indices);
  wearIndices();
  wearColours();
  if (!customElements.get("trionfi-finder")) customElements.define("trionfi-finder", Finder);
  if (!customElements.get("trionfi-door")) customElements.define("trionfi-door", Door);
  if (!customElements.get("trionfi-copied")) customElements.define("trionfi-copied", Copied);
  if (!customElements.get("trionfi-sent")) customElements.define("trionfi-sent", Sent);
}
