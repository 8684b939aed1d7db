"""Sums in resti and lupini, the small money of Minchiate."""

import re

LUPINI = 30     # make one resto
PRICE = re.compile(r"(?:bid )?(\d{1,4}) rest[oi](?: (\d{1,2}) lupin[oi])?")


def price(text: str) -> int:
    """How many lupini a text such as "bid 12 resti 10 lupini" stands for; -1 where it is none."""
    found = PRICE.fullmatch(text)
    more = int(found[2] or 0) if found else LUPINI
    return int(found[1]) * LUPINI + more if found and more < LUPINI else -1


def priced(lupini: int) -> str:
    """So many lupini as a text."""
    resti, more = divmod(lupini, LUPINI)
    text = f"{resti} rest{'o' if resti == 1 else 'i'}"
    return f"{text} {more} lupin{'o' if more == 1 else 'i'}" if more else text
