/** What is typed into the calculator as an address says it. */
import { keyed, worded } from "./declared";
import { defaults, factOf, factText, type Facts } from "./form";
import { today } from "./former";
import { isRule, rulesToParams, type TableRules } from "../table-rules";
import { say } from "../say";
import { paragraph } from "../words";
import type { FormField, Show } from "../types";
import { read, type Params } from "../url";

/** The facts of the address, and a word for what it says that is `unknown` or not asked here. */
export function linkedFacts(form: FormField[], unknown: string | null): { facts: Facts; problem: string | null } {
  const facts = defaults(form);
  let problem = unknown && paragraph(say("This link is broken."), unknown, say("The rest is kept."));
  for (const [key, text] of Object.entries(today(read("score")))) {
    if (key === "players" || key === MATCH || isRule(key)) continue;
    const field = form.find((one) => one.key === key);
    const fact = field && factOf(field, text);
    if (fact !== undefined) facts[key] = fact;
    else problem = say("This link is broken. It says \"{part}\", which this game does not ask. The rest is kept.", { part: `${key}=${text.slice(0, 40)}` });
  }
  return { facts: worded(form, facts), problem };
}

/** What says in an address that a match is settled. */
export const MATCH = "match";

/** For how many a hand may be settled: who sits out of it may have no part in that. */
export const settledFor = (show: Show, match = false): number[] => (match ? show.players : (show.settled ?? show.players));

/** All that differs from what the form begins with. */
export function paramsOf({ form, facts, players, show, rules, match }: { form: FormField[]; facts: Facts; players: number; show: Show | null; rules: TableRules; match: boolean }): Params {
  const natural = defaults(form);
  const said = Object.entries(keyed(form, facts)).filter(([key, fact]) => natural[key] === undefined || factText(natural[key]) !== factText(fact));
  return { ...(match ? { [MATCH]: "yes" } : {}), ...(players === (show && settledFor(show, match)[0]) ? {} : { players: String(players) }), ...rulesToParams(rules), ...Object.fromEntries(said.map(([key, fact]) => [key, factText(fact)])) };
}
