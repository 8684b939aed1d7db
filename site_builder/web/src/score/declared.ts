/** Declarations as a reader types them, and as facts have them, which go from one language to another: by names of their own. */
import { bare } from "../search/letters";
import type { FormField } from "../types";
import type { Facts } from "./form";

type Named = NonNullable<FormField["declared"]>[number];

/** What was typed, with the names that the engine has. */
export const keyed = (form: FormField[], facts: Facts): Facts => renamed(form, facts, ({ name, key }) => [name, key]);

/** Facts as this reader would type them. */
export const worded = (form: FormField[], facts: Facts): Facts => renamed(form, facts, ({ name, key }) => [key, name]);

function renamed(form: FormField[], facts: Facts, pair: (one: Named) => [from: string, to: string]): Facts {
  const declared = new Map(form.filter((field) => field.declared).map((field) => [field.key, field.declared!.map(pair)]));
  const other = (key: string, typed: string): string => typed.split(";").map((entry) => exchanged(entry, declared.get(key)!)).join(";");
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, typeof fact === "string" && declared.has(key) ? other(key, fact) : fact]));
}

/** An entry whose beginning is a name, the longest that it can be, with the other name there. */
function exchanged(entry: string, pairs: [from: string, to: string][]): string {
  const typed = entry.trimStart().normalize("NFC");
  const begins = ([from]: [string, string]): boolean => bare(typed).startsWith(bare(from)) && /^($|[ :=,])/u.test(typed.slice(from.length));
  const [best] = pairs.filter(begins).sort(([one], [another]) => another.length - one.length);
  return best ? entry.slice(0, entry.length - entry.trimStart().length) + best[1] + typed.slice(best[0].length) : entry;
}
