/** The sheet's styles come with its script. */
import style from "../sheet.css" with { type: "text" };

let dressed = false;

export function dress(): void {
  if (dressed) return;
  dressed = true;
  const made = new CSSStyleSheet();
  made.replaceSync(style);
  document.adoptedStyleSheets.push(made);
}
