/** Styles that come with the script that needs them. */
const worn = new Set<string>();

export function dress(style: string): void {
  if (worn.has(style)) return;
  worn.add(style);
  const made = new CSSStyleSheet();
  made.replaceSync(style);
  document.adoptedStyleSheets.push(made);
}
