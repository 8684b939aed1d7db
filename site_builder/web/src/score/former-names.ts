/**
 * What facts and answers of choice were called before they had the keys of today.
 * Written by `make types` from engine/trionfi/settlement/former.py: change that.
 */

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
