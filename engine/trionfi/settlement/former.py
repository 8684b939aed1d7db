"""What facts and answers of choice were called before they had keys of their own: links, evenings and records that were made then are read
by it. The left is what stands in those, the right is what it is called now; nothing is ever taken out."""

from collections.abc import Mapping

FACTS: Mapping[str, str] = {
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
}

# Where two words are now one key.
ANSWERS: Mapping[str, str] = {old: old.replace(" ", "-") for old in (
    "chelem achat lost", "chelem achat made", "chelem appel lost", "chelem appel made", "chelem lost", "chelem made",
    "chelem solissimo lost", "chelem solissimo made", "declarer lost", "declarer won", "grand chelem lost", "grand chelem made",
    "illegal discard", "opponents lost", "opponents won", "petit chelem lost", "petit chelem made", "wrong number",
)}


def today(known: Mapping[str, object]) -> Mapping[str, object]:
    """Facts by what they and their answers are called now. What is said under both names stays as it is, to be refused."""
    old = {key for key in known.keys() & FACTS.keys() if FACTS[key] not in known}
    answered = any(value in ANSWERS for value in known.values() if isinstance(value, str))
    if not old and not answered:
        return known
    return {FACTS[key] if key in old else key: ANSWERS.get(value, value) if isinstance(value, str) else value
            for key, value in known.items()}
