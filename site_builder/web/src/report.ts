/** What the engine's worker tells the page while it starts. */
export interface Report {
  stage: "loading" | "starting" | "waking";
  loaded?: number;
  total?: number;
}
