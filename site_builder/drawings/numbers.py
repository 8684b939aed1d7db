"""By the numbers: how a game behaves, from hands by bots, in sentences, pictures and tables at the end of the rules on its page."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import accumulate

import trionfi
from trionfi.game import Game
from trionfi.numbers.dealt import cards_dealt, questions
from trionfi.numbers.watch import ABANDONED, NOBODY
from trionfi.words import Listing, Message, Term, Verbatim, Words

from measured import figures
from measured.estimates import Estimate, binned, estimates, spread, sure
from measured.figures import HANDS, MATCHES, Kept

from . import plots
from .base import Page
from .html import el, table, text
from .options import in_order

FEW_HANDS, FEW_BIDS, FEW_MATCHES = 100, 20, 20
HONOURS = 10     # cards of which a page says what they add
POINTS: dict[str, Words] = {"declarer": "Card points of the declarer’s side", "other": "Card points of a side"}
SHOWN = 0.05     # hundredths below which a number of trumps is not drawn


class Told:
    """The figures of a game as its page tells them."""

    def __init__(self, kept: Kept) -> None:
        self.kept, self.game = kept, trionfi.games[kept.game]
        self.found = estimates(kept)
        self.hands = kept.parts[HANDS].hands if HANDS in kept.parts else 0
        self.enough = self.hands >= FEW_HANDS
        self.ledger = Term(self.game.payments.ledger, "unit")

    def below(self, head: str) -> dict[str, Estimate]:
        """The figures whose keys have one more word than this."""
        return {key.removeprefix(f"{head}/"): one for key, one in self.found.items()
                if key.startswith(f"{head}/") and "/" not in key.removeprefix(f"{head}/")}

    @property
    def trumps(self) -> list[Estimate]:
        """How often a hand has so many trumps, from none on."""
        found = self.below("dealt/trumps")
        return [found.get(str(number), Estimate(0, 0, 0, "")) for number in range(max(map(int, found), default=-1) + 1)]

    @property
    def bids(self) -> dict[str, Estimate]:
        """The bids that were played in enough hands, as they are bid."""
        return {bid: one for bid, one in self.below("bids").items()
                if bid not in (ABANDONED, NOBODY) and one.value * one.of >= 100 * FEW_BIDS} if self.enough else {}

    @property
    def seats(self) -> list[Estimate]:
        """What each place is paid, the dealer's first; nothing where no hand pays."""
        found = [self.found[f"seat/{place}/paid"] for place in range(self.kept.players) if f"seat/{place}/paid" in self.found]
        return found if self.enough and any(one.value or sure(one) for one in found) else []

    @property
    def honours(self) -> list[tuple[str, Estimate]]:
        """The cards that count most, the Fool among them, with what each adds, from the most on."""
        pack, worth = self.game.pack, self.game.counting.table(self.game.pack)
        numbers = sorted(range(pack.size), key=lambda number: (not pack.fool_mask >> number & 1, -worth[number]))[:HONOURS]
        known = {pack.texts[number]: self.found.get(f"card/{pack.texts[number]}/over") for number in numbers}
        told = [(card, one) for card, one in known.items() if one and sure(one)] if self.seats else []
        return sorted(told, key=lambda row: -row[1].value)

    @property
    def fool(self) -> Estimate | None:
        """What the Fool adds to a hand; None where that is not known."""
        pack = self.game.pack
        known = (self.found.get(f"card/{card}/over") for card in pack.unmask(pack.fool_mask))
        return next((one for one in known if one and sure(one)), None)

    @property
    def cancels(self) -> bool:
        """Whether what one is paid the others pay, so that it tells something that a declarer is paid at all."""
        return abs(sum(one.value for one in self.seats)) < 1e-9

    @property
    def best(self) -> tuple[int, ...]:
        """The places that are paid more than the mean of all, where that is sure: the best one, and who is always paid alike."""
        if not self.seats:
            return ()
        most, all_paid = max(self.seats, key=lambda one: one.value), sum(one.value for one in self.seats) / len(self.seats)
        alike = tuple(place for place, one in enumerate(self.seats) if one == most)
        return alike if most.value - all_paid > most.half and len(alike) < len(self.seats) else ()

    @property
    def length(self) -> Estimate | None:
        """How many hands a match has; None where too few were played."""
        one = self.found.get("match/length")
        return one if one and one.of >= FEW_MATCHES else None


@cache
def told(slug: str) -> Told | None:
    """The figures of a game; None where there are none that hold, since none were made or the rules have changed."""
    kept = figures.read(slug)
    return Told(kept) if kept and not kept.stale else None


def heading(page: Page, prose: str) -> str:
    """The heading of the section in Markdown, with its language where the prose around it has another."""
    own = "" if page.language == prose else f" lang={page.language}"
    return f"## {page.say('By the numbers')} {{#numbers{own}}}"


def section(page: Page) -> str:
    """The section of a page whose game has figures; nothing for another."""
    found = told(str(page.game))
    if found is None:
        return ""
    of, facts = (" ".join(text(page.say(one)) for one in sentences) for sentences in (_of(page, found), _sentences(page, found)))
    drawn = [el("figure", None, el("figcaption", None, text(page.say(caption))), body) for caption, body in _figures(page, found)]
    parts = (el("p", {"class": "numbers-of"}, of), el("p", None, facts), el("div", {"class": "numbers-figures"}, *drawn))
    return el("div", {"class": "drawing numbers", "lang": page.told, "data-search-exclude": True}, *parts)


def _of(page: Page, found: Told) -> Iterator[Words]:
    """What the figures are of, by which rules, and how sure they are."""
    if not found.kept.parts:
        yield "These figures are exact: they follow from how many cards of each sort the pack has and a hand gets."
        return
    if found.hands:
        yield Message("These figures are of {hands} hands that the usual level of the practice hand played against itself: bots, not "
                      "people.", hands=found.hands)
        yield from _reading(page)
        if not found.enough:
            yield "So few hands tell only what is dealt."
    yield "After ± stands how far the true figure may lie to either side, with 95 chances in 100; what has no ± is exact."
    if any(part.sources != figures.sources(found.kept.game, name) for name, part in found.kept.parts.items()):
        yield "The bots have been changed since these hands were played."


def _reading(page: Page) -> Iterator[Words]:
    """By which of several readings the hands were played: that with which programs begin."""
    listed = [one["name"] for one in in_order(page)]
    if len(listed) < 2:
        return
    number = listed.index(page.default) + 1
    if number == 1:
        yield "Of the readings that this page lists, they were played by the first."
    else:
        yield Message("Of the readings that this page lists, they were played by number {n}, and not by the first, with which the page "
                      "begins.", n=number)


def _sentences(page: Page, found: Told) -> Iterator[Words]:
    """What a player may want to know, as far as there are figures."""
    yield from _dealt_sentences(page, found)
    if not found.enough:
        return
    if found.bids and found.cancels:
        yield Message("Somebody declares in {share} of 100 hands, and in {gains} of 100 of these it pays.",
                      share=shown(page, found.found["declarer"]), gains=shown(page, found.found["declarer/gains"]))
    if found.best:
        places = Listing(tuple(place_of(place) for place in found.best))
        yield Message("The best place, with {paid} a hand: {who}.", paid=amount(page, found.seats[found.best[0]]), who=places)
    elif found.seats:
        yield "Which place is the best so many hands do not tell."
    if found.honours and found.honours[0][1].value > found.honours[0][1].half:
        card, one = found.honours[0]
        yield Message("Of the cards that count most, {card} adds most: who is dealt it is paid {paid} more than each of the others.",
                      card=_card(found.game, card), paid=shown(page, one))
    if wide := spread(found.kept)[0]:
        yield Message("From hand to hand what a player is paid strays from the mean by {wide} (a standard deviation).",
                      wide=page.figures(rounded(wide)))
    if found.length:
        yield _length(page, found.length)


def _length(page: Page, length: Estimate) -> Words:
    """How long a match is; where all were of one length, that."""
    if not sure(length):
        return Message("All matches that were played had {hands} hands.", hands=shown(page, length))
    return Message("A match lasts {hands} hands on average.", hands=shown(page, length))


def _dealt_sentences(page: Page, found: Told) -> Iterator[Words]:
    if found.trumps:
        low, high = middle([one.value for one in found.trumps])
        yield Message("Nine hands in ten are dealt from {low} to {high} trumps.", low=low, high=high)
    whole = found.found.get("dealt/voids/0")
    if whole:
        yield Message("A hand lacks a suit in {share} of 100 deals.", share=shown(page, whole._replace(value=100 - whole.value)))


def _figures(page: Page, found: Told) -> Iterator[tuple[Words, str]]:
    """The pictures, each with its caption and its table."""
    if found.trumps:
        dealt = [(number, one) for number, one in enumerate(found.trumps) if one.value >= SHOWN]
        yield (Message("Trumps in a hand of {n} cards", n=cards_dealt(found.game)) if cards_dealt(found.game) else "Trumps in a hand",
               _columns(page, "Trumps", [(str(number), one) for number, one in dealt]))
    if rows := _combinations(found):
        most = max(one.value for _, one in rows)
        yield ("What a hand may declare", _rows(page, ("Combination", "Of 100 hands"), [
            (text(page.say(name)), pictured(shown(page, one), plots.bar(one.value, most))) for name, one in rows]))
    if found.bids:
        yield Message("Bids, with payments in {unit}", unit=found.ledger), _bids(page, found)
    for role, caption in POINTS.items():
        if found.enough and (role == "declarer" or not found.bids) and (bins := binned(found.kept, HANDS, f"points/{role}")):
            yield caption, _columns(page, "Points", [(_bin(int(start), wide), one) for start, wide, one in bins])
    if found.seats:
        yield Message("Places, with payments in {unit}", unit=found.ledger), _seats(page, found)
    if found.honours:
        yield Message("What a card adds to a hand, in {unit}", unit=found.ledger), _honours(page, found)
    if found.length and len(bins := binned(found.kept, MATCHES, "matches/length")) > 1:
        yield "Hands of a match", _columns(page, "Hands", [(_bin(int(start), wide), one) for start, wide, one in bins])


def _columns(page: Page, head: Words, rows: list[tuple[str, Estimate]]) -> str:
    """A distribution as columns, and as a table that opens."""
    picture = plots.columns([one.value for _, one in rows], [label.partition("–")[0] for label, _ in rows],
                            page.say(Message("{share} of 100", share=page.figures(rounded(max(one.value for _, one in rows))))))
    cells = ((label, shown(page, one)) for label, one in rows)
    listed = table(page.say(head), page.each((head, "Of 100")), cells)
    return picture + el("details", {"class": "fold"}, el("summary", None, page.say("As a table")), listed)


def _rows(page: Page, heads: tuple[Words, ...], rows: Iterable[Iterable[str]]) -> str:
    return table(page.say(heads[0]), page.each(heads), rows)


def pictured(figure: str, picture: str) -> str:
    """A figure in a cell, with its picture."""
    return f"{figure} {picture}"


def _combinations(found: Told) -> list[tuple[Words, Estimate]]:
    """What a hand may declare, from what is dealt most often on."""
    names = {key: name for asked in questions(found.game) for key, name in asked.names.items() if key.startswith("holds/")}
    rows = [(names[f"holds/{key}"], one) for key, one in found.below("dealt/holds").items() if f"holds/{key}" in names]
    return sorted(rows, key=lambda row: -row[1].value)[:12]


def _bids(page: Page, found: Told) -> str:
    paid = {bid: found.found[f"bids/{bid}/paid"] for bid in found.bids}
    rows = [(text(page.say(bid)), shown(page, one),
             pictured(shown(page, gains := found.found[f"bids/{bid}/gains"]), plots.bar(gains.value, 100)), amount(page, paid[bid]))
            for bid, one in found.bids.items()]
    return _rows(page, ("Bid", "Of 100 deals", "Gains in", "Is paid"), rows)


def _seats(page: Page, found: Told) -> str:
    most = max(abs(one.value) + (one.half if sure(one) else 0) for one in found.seats)
    rows = []
    for place, one in enumerate(found.seats):
        last = found.found.get(f"last/{place}")
        rows.append((text(page.say(place_of(place))), pictured(amount(page, one), dot(one, most)), shown(page, last) if last else ""))
    return _rows(page, ("Place", "Is paid", "Last trick, of 100"), rows)


def _honours(page: Page, found: Told) -> str:
    most = max(abs(one.value) + one.half for _, one in found.honours)
    rows = [(text(page.say(Message("{Card}", card=_card(found.game, card)))), pictured(amount(page, one), dot(one, most)),
             shown(page, found.found[f"card/{card}/kept"])) for card, one in found.honours]
    return _rows(page, ("Card", "Adds", "Is kept, of 100"), rows)


def dot(one: Estimate, most: float) -> str:
    return plots.dot(one.value, one.half if sure(one) else 0.0, most)


def middle(shares: list[float]) -> tuple[int, int]:
    """The places between which nine tenths of a distribution lie, a twentieth at most below and above."""
    whole, sums = sum(shares), list(accumulate(shares))
    return (next(place for place, below in enumerate(sums) if below >= whole * 0.05),
            next(place for place, below in enumerate(sums) if below >= whole * 0.95))


def place_of(place: int) -> Words:
    """A place at the table, counted from the dealer's in the order of play."""
    if place == 0:
        return "the dealer"
    return Message("the player {n} places after the dealer", {"n =1": "the player after the dealer"}, n=place)


def _card(game: Game, card: str) -> Words:
    return game.pack.cards[game.pack.index[card]].name


def shown(page: Page, one: Estimate) -> Verbatim:
    """A figure with its interval; without one where it is exact, or nothing tells it."""
    if not one.half or not sure(one):
        return Verbatim(page.figures(rounded(one.value)))
    places = _places(one)
    return Verbatim(f"{page.figures(f'{one.value:z.{places}f}')} ± {page.figures(f'{one.half:.{places}f}')}")


def _places(one: Estimate) -> int:
    """How many decimals of a figure its interval lets stand."""
    return 0 if one.half >= 10 else 1 if one.half >= 1 else 2


def amount(page: Page, one: Estimate) -> Verbatim:
    """An amount that somebody is paid, with its sign."""
    nothing = not float(f"{one.value:.{_places(one)}f}")
    return Verbatim(f"+{shown(page, one)}" if one.value > 0 and not nothing else shown(page, one))


def rounded(value: float) -> str:
    """A number in no more figures than mean something."""
    size = abs(value)
    if value == int(value):
        return f"{value:.0f}"
    return f"{value:z.{0 if size >= 100 else 1 if size >= 1 else 2 if size >= 0.01 else 4}f}"


def _bin(start: int, wide: int) -> str:
    """The values of one step of a distribution."""
    return str(start) if wide == 1 else f"{start}–{start + wide - 1}"
