/** What facts and answers were called before: links and evenings that were made then open by it. It says what the engine's own table says
 * (`trionfi/settlement/former.py`), which a test compares with it. */
import type { Fact } from "./form";

export const FACTS: Record<string, string> = {
  "arie_with_t20": "arie_better",
  "arie-alone_by": "arie_alone_by",
  "fare tutte le arie": "all_arie",
  "kings-alone_by": "kings_alone_by",
  "last-two-pagat_by": "last_two_pagat_by",
  "last-two_by": "last_two_by",
  "mi rivanto": "rivanto",
  "scommessa di cinque": "scommessa_five",
  "scommessa di dieci": "scommessa_ten",
  "scommessa di quindici": "scommessa_fifteen",
  "scommettere per li quattro Re": "all_kings",
  "three-kings_by": "three_kings_by",
  "two-kings_by": "two_kings_by",
  "vanto coll'aria": "vanto_aria",
  "vanto colla carta designata": "vanto_card",
  "vanto colla scommessa": "vanto_wager",
};

export const ANSWERS: Record<string, string> = {
  "chelem achat lost": "chelem-achat-lost",
  "chelem achat made": "chelem-achat-made",
  "chelem appel lost": "chelem-appel-lost",
  "chelem appel made": "chelem-appel-made",
  "chelem lost": "chelem-lost",
  "chelem made": "chelem-made",
  "chelem solissimo lost": "chelem-solissimo-lost",
  "chelem solissimo made": "chelem-solissimo-made",
  "declarer lost": "declarer-lost",
  "declarer won": "declarer-won",
  "grand chelem lost": "grand-chelem-lost",
  "grand chelem made": "grand-chelem-made",
  "illegal discard": "illegal-discard",
  "opponents lost": "opponents-lost",
  "opponents won": "opponents-won",
  "petit chelem lost": "petit-chelem-lost",
  "petit chelem made": "petit-chelem-made",
  "wrong number": "wrong-number",
};

/** Facts, or what an address says of them, by their names of today. */
export const today = <T extends Fact>(facts: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [FACTS[key] ?? key, (ANSWERS[String(fact)] as T | undefined) ?? fact]));
