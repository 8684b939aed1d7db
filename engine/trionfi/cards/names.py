"""What cards are called: their suits and titles, and all the names by which a person may write them."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from trionfi.values import dataclass
from trionfi.words import Message, Term, Words
from trionfi.words.values import Value


@dataclass(frozen=True)
class Suit:
    """A plain suit: its letter in the notation, its names, its ranks from the highest down, and the names of ranks that
    are called differently in this suit (as the pack's `courts`)."""

    letter: str
    name: str
    native: str
    ranks: str
    courts: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True)
class Title:
    """A proper name of a card: the native name first, its gloss, and other names that parse. Without a native name the card is called
    by its rank."""

    card: str
    name: str
    gloss: Words
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True)
class Card:
    """One card: its text, suit letter (`T` trumps, `F` Fool), rank, names, and number in the pack's order."""

    text: str
    suit: str
    rank: str
    name: str
    full: Words
    gloss: Words
    index: int

def suit_card(rank: Term, suit: str) -> Words:
    """The full name of a suit card, by its rank in figures or words and its suit."""
    return Message("{rank} of {suit}", rank=rank, suit=Term(suit, "suit"))


def trump(number: str) -> Words:
    """The full name of a trump by its number."""
    return Message("trump {number}", number=number)


def titled(first: str, other: str) -> Words:
    """A card's two names: that by which it is called, and the other behind it."""
    return Message("{name} ({other})", name=first, other=other)


def in_sentence(full: Words) -> Words:
    """The full name of a card as a sentence names it, where a language may give it its article."""
    values = full.values if isinstance(full, Message) else {}
    if "rank" in values and isinstance(values["rank"], str) and values["rank"].isdecimal():
        return Message("{number} of {suit}", context="in a sentence", number=int(values["rank"]), suit=values["suit"])
    if "rank" in values:
        return Message("{rank} of {suit}", context="in a sentence", rank=values["rank"], suit=values["suit"])
    if "number" in values:
        return Message("trump {number}", context="in a sentence", number=values["number"])
    if "name" in values and "other" in values:
        return Message("{name} ({other})", context="in a sentence", name=_own(values["name"]), other=values["other"])
    return full if values else Message("{name}", context="in a sentence", name=_own(full))


def _own(name: Value) -> Value:
    """The name of its own by which a card goes, as a word of the language, where it is none already."""
    return Term(name, "card") if type(name) is str else name


def names_of_cards(cards: Iterable[Card], roman: bool) -> Iterator[tuple[str, str]]:
    """Their texts and full names, and those of trumps by their numbers, in Roman figures too if that is said, as (name, text)."""
    for card in cards:
        yield card.text, card.text
        yield card.full, card.text
        if card.suit == "T" and card.rank.isdecimal():
            yield f"{card.rank} of trumps", card.text
            yield f"trump {card.rank}", card.text
            for figures in _roman(int(card.rank)) if roman else ():
                yield figures, card.text


def names_of_ranks(suits: Iterable[Suit], courts: tuple[tuple[str, str, str], ...], native: str) -> Iterator[tuple[str, str]]:
    """Suit cards by their ranks in English and in the native tongue, as (name, text); `courts` and `native` are the pack's."""
    for suit in suits:
        ranks = suit.ranks.split()
        if "A" in ranks and "1" not in ranks:
            yield f"1{suit.letter}", f"A{suit.letter}"
        named = [name for name in (*courts, *suit.courts) if name[0] in ranks]
        for rank, english, own in (*named, *((rank, "", rank) for rank in ranks)):
            yield english and f"{english} of {suit.name}", rank + suit.letter
            yield native.format(rank=own, suit=suit.native), rank + suit.letter


def names_of_titles(titles: Iterable[Title]) -> Iterator[tuple[str, str]]:
    """Cards by their proper names, as (name, text)."""
    for title in titles:
        for name in filter(None, (title.name, title.gloss, *title.aliases)):
            yield name, title.card


def _roman(number: int) -> set[str]:
    """The number in Roman figures, with subtraction and without (IV and IIII); none for nought."""
    tens, rest = divmod(number, 10)
    if not number:
        return set()
    plain = "V" * (rest // 5) + "I" * (rest % 5)
    return {"X" * tens + plain, "X" * tens + {4: "IV", 9: "IX"}.get(rest, plain)}


def folded(text: str) -> str:
    """A text in small letters without accents, signs and double spaces, as texts are compared."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return re.sub(r"[^a-z0-9]+", " ", plain.encode("ascii", "ignore").decode()).strip()
