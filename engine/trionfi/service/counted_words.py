"""The pack and the counting of a game in sentences."""

from collections.abc import Iterator
from itertools import pairwise

from trionfi.cards.names import Card
from trionfi.counting import Counting, Points
from trionfi.game import Game
from trionfi.words import Listing, Message, Term, Text, Words


def pack_words(game: Game) -> Words:
    """The pack in sentences."""
    pack = game.pack
    trumps = [pack.cards[pack.index[text]] for text in pack.trump_texts]
    return Text(
        Message("{n} cards.", n=pack.size), Message("Suits: {suits}.", suits=_suits(game)), _trumps(trumps), *_turned(trumps),
        *_alike(game), *_fool(game))


def _suits(game: Game) -> Listing:
    return Listing(tuple(Message("{suit} ({native})", suit=Term(suit.name, "suit"), native=suit.native) for suit in game.pack.suits))


def order_words(game: Game) -> list[Words]:
    """How the cards of each suit rank, suits that are alike in one sentence; a court's letter stands behind its name."""
    ranked: dict[tuple[tuple[str, str], ...], list[Words]] = {}
    for suit in game.pack.suits:
        courts = {letter: english for letter, english, _ in (*game.pack.courts, *suit.courts)}
        ranks = tuple((rank, courts.get(rank, "Ace" if rank == "A" else "")) for rank in suit.ranks.split())
        ranked.setdefault(ranks, []).append(Term(suit.name, "suit"))
    return [Message("{Suits}, from the highest card down: {ranks}.", suits=Listing(tuple(suits)), ranks=Listing(tuple(
        Message("{rank} ({letter})", rank=game.pack.worded(name), letter=letter) if name else letter for letter, name in ranks), ","))
        for ranks, suits in ranked.items()]


def _trumps(trumps: list[Card]) -> Words:
    """How many they are, and which are known by names."""
    top, low = trumps[0], trumps[-1].name
    highest = top.rank if top.rank.isdecimal() else top.name
    named = tuple(Message("{number} {card}", number=card.rank, card=card.name) for card in trumps if card.gloss)
    if named:
        return Message("{n} trumps, the highest {highest}, the lowest {lowest}; by name: {named}.", n=len(trumps), highest=highest,
                       lowest=low, named=Listing(named, ","))
    return Message("{n} trumps, the highest {highest}, the lowest {lowest}.", n=len(trumps), highest=highest, lowest=low)


def _turned(trumps: list[Card]) -> Iterator[Words]:
    """The trumps that beat one of a higher number."""
    for one, other in pairwise(trumps):
        if one.rank.isdecimal() and other.rank.isdecimal() and int(one.rank) < int(other.rank):
            yield Message("The {one} beats the {other}.", one=one.rank, other=other.rank)


def _alike(game: Game) -> Iterator[Words]:
    """The trumps that are equal."""
    pack = game.pack
    for group in pack.trumps:
        if isinstance(group, tuple):
            cards = Listing(tuple(pack.cards[pack.index[text]].name for text in group))
            yield Message("{Cards} rank equal: of several in a trick the last one played is the highest.", cards=cards)


def _fool(game: Game) -> Iterator[Words]:
    """What the Fool is called, where it has another name."""
    name = game.term("fool")
    if name != "Fool":
        yield Message("The Fool is called {fool}.", fool=name)


def counting_words(game: Game) -> Words:
    """The counting in sentences."""
    counting = game.counting
    if not counting.values and not counting.empty and not counting.last_trick:
        return NOTHING
    return Text(
        _values(game, counting), _batches(counting), _apart(game, counting), counting.further(game.term("fool")), counting.units_words(),
        _last_trick(counting), _above(counting), counting.aside(), _whole(game))


NOTHING: Words = "The cards have no value in points."


def _worths(game: Game, worths: tuple[tuple[str, Points], ...]) -> Listing:
    return Listing(tuple(Message("{cards} {points}", cards=game.set_words(cards), points=points) for cards, points in worths), ",")


def _values(game: Game, counting: Counting) -> Words:
    if not counting.values:
        return NOTHING
    return Message("Values: {values}, every other card {points}.", values=_worths(game, counting.values), points=counting.empty)


def _batches(counting: Counting) -> Words:
    """How cards are counted together, and what a full batch and a rest lose or add."""
    if counting.group == 1 or not (counting.less or counting.odd):
        return ""
    number, less = counting.group, counting.less
    if not counting.odd:
        if less >= 0:
            return Message("Cards are counted {n} at a time; each full batch loses {points}.", n=number, points=less)
        return Message("Cards are counted {n} at a time; each full batch adds {points}.", n=number, points=-less)
    rest = Listing(tuple(_over(cards, points) for cards, points in counting.odd), ",")
    if less >= 0:
        return Message("Cards are counted {n} at a time; each full batch loses {points}; {odd}.", n=number, points=less, odd=rest)
    return Message("Cards are counted {n} at a time; each full batch adds {points}; {odd}.", n=number, points=-less, odd=rest)


def _over(cards: int, points: Points) -> Words:
    if points >= 0:
        return Message("{n} over lose {points}", {"n one": "{n} over loses {points}"}, n=cards, points=points)
    return Message("{n} over add {points}", {"n one": "{n} over adds {points}"}, n=cards, points=-points)


def _apart(game: Game, counting: Counting) -> Words:
    return Message("Counted by themselves: {values}.", values=_worths(game, counting.apart)) if counting.apart else ""


def _last_trick(counting: Counting) -> Words:
    return Message("The last trick adds {points}.", points=counting.last_trick) if counting.last_trick else ""


def _above(counting: Counting) -> Words:
    return "" if counting.over is None else Message("Every card of a pile above {n} adds one.", n=counting.over)


def _whole(game: Game) -> Words:
    points = game.points
    if isinstance(points, list):
        return Message("In the pack: {least} to {most}.", least=str(points[0]), most=str(points[-1]))
    return Message("In the pack: {points}.", points=str(points))
