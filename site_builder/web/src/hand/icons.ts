/** The signs on the table's buttons, drawn by strokes in a square of 24. */
import { html, type TemplateResult } from "lit";

const PATHS = {
  leave: "m14.5 5-7 7 7 7",
  more: "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5zM15 5v14",
  hint: "M9.5 17.5h5M10.2 20.5h3.6M8.8 14.8a6 6 0 1 1 6.4 0c-.5.4-.7 1-.7 1.7v1h-5v-1c0-.7-.2-1.3-.7-1.7z",
  worth: "M4.5 19.5v-5M9.5 19.5v-9M14.5 19.5v-14M19.5 19.5v-8",
  undo: "M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9",
  play: "M8 5.5v13l10-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  back: "m14.5 5-7 7 7 7",
  first: "M7 5.5v13M17.5 5.5l-7 6.5 7 6.5",
  last: "M17 5.5v13M6.5 5.5l7 6.5-7 6.5",
  on: "m9.5 5 7 7-7 7",
};

export const icon = (name: keyof typeof PATHS): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
