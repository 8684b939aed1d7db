/** What games are looked for by, in the finder and in the search, with the words for it. */
export const FACETS: Record<string, string> = {
  players: "Players", region: "Region", cards: "Cards", suits: "Suits", bidding: "Bidding", sides: "Sides", country: "Country",
  counting: "Counting", played: "Played today",
};

/** Numbers by size and words by the alphabet. */
export const ordered = (values: Iterable<string>): string[] =>
  [...values].filter(Boolean).sort((one, other) => Number(one) - Number(other) || one.localeCompare(other));

/** A field to choose one of the values, or any. */
export function choice(key: string, values: Iterable<string>, chosen = ""): HTMLLabelElement {
  const label = document.createElement("label");
  label.className = "field select";
  const name = document.createElement("span");
  name.textContent = FACETS[key]!;
  const select = document.createElement("select");
  select.name = key;
  select.append(new Option("any", ""), ...ordered(values).map((value) => new Option(value, value)));
  select.value = chosen;
  if (select.selectedIndex < 0) select.value = "";
  label.append(name, select);
  return label;
}
