"""The figures of a simulation: what its sums say, each with its interval and its name."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.game import Game
from trionfi.numbers.dealt import chances, questions
from trionfi.numbers.intervals import estimated
from trionfi.numbers.plan import Plan
from trionfi.numbers.regression import worth_of_cards
from trionfi.numbers.sums import Sums
from trionfi.numbers.watch import ABANDONED, NOBODY
from trionfi.words import Message, Term, Words

SHARE: Words = "of 100"
HANDS = Term("hand", "unit", "hands")
CARD_POINTS = Term("card points", "unit")

type Totals = Mapping[str, Points]


class Figure(NamedTuple):
    """A figure: its key, what it is called, its value, half the interval in which the true one lies 95 times in 100 (0 where it is exact,
    infinite where that cannot be told), and its unit."""

    key: str
    name: Words
    value: float
    half: float
    unit: Words


def figures(plan: Plan, sums: Sums) -> list[Figure]:
    """What came of a plan, as far as it was played."""
    found: list[Figure] = []
    for what in plan.what:
        found += TOLD[what](plan, sums)
    return found


def _dealt(plan: Plan, sums: Sums) -> Iterator[Figure]:
    """What can be counted exactly is: its interval has no width. The rest is what was dealt."""
    names = {key: name for asked in questions(plan.game) for key, name in asked.names.items()}
    found = estimated(sums, lambda total: _shares(total, "dealt"))
    exact = {key: (100 * float(one.chance), 0.0) for key, one in chances(plan.game, plan.table).items()}
    yield from _made(found | exact, "dealt", names, SHARE)


def _bids(plan: Plan, sums: Sums) -> Iterator[Figure]:
    known: dict[str, Words] = {ABANDONED: "abandoned", NOBODY: "played without a declarer"}
    yield from _made(estimated(sums, lambda total: _shares(total, "bids")), "bids", known, SHARE)

    def gains(total: Totals) -> dict[str, float]:
        return {bid: 100 * float(value) / float(total[f"bids/{bid}"]) for bid, value in _below(total, "bids", "gains")}

    def paid(total: Totals) -> dict[str, float]:
        return {bid: float(value) / float(total[f"bids/{bid}"]) for bid, value in _below(total, "bids", "paid")}

    for bid, (value, half) in sorted(estimated(sums, gains).items()):
        yield Figure(f"bids/{bid}/gains", Message("{bid}: the declarer gains", bid=bid), value, half, SHARE)
    for bid, (value, half) in sorted(estimated(sums, paid).items()):
        yield Figure(f"bids/{bid}/paid", Message("{bid}: the declarer is paid", bid=bid), value, half, _ledger(plan.game))


def _play(plan: Plan, sums: Sums) -> Iterator[Figure]:
    def ends(total: Totals) -> dict[str, float]:
        hands, sides = float(total.get("play", 0)), float(total.get("sides", 0))
        made = {"abandoned": 100 * float(total.get("play/abandoned", 0)) / hands} if hands else {}
        return made | ({"slams": 100 * float(total.get("slams", 0)) / sides} if sides else {})

    named: dict[str, Words] = {"abandoned": "hands that are abandoned", "slams": "sides that win every trick"}
    yield from _made(estimated(sums, ends), "play", named, SHARE)
    for seat, (value, half) in _by_number(estimated(sums, _paid_by_seat)):
        yield Figure(f"seat/{seat}/paid", Message("{who} is paid", who=_place(int(seat))), value, half, _ledger(plan.game))
    for seat, (value, half) in _by_number(estimated(sums, lambda total: _shares(total, "last", "tricks"))):
        yield Figure(f"last/{seat}", Message("{who} wins the last trick", who=_place(int(seat))), value, half, SHARE)
    for role, (value, half) in sorted(estimated(sums, _points).items()):
        yield Figure(f"points/{role}", POINTS[role], value, half, CARD_POINTS)
    pack = plan.game.pack
    for number, (value, half) in _by_number(estimated(sums, _kept)):
        name = Message("{Card} stays with the side that was dealt it", card=_card(pack, number))
        yield Figure(f"card/{pack.texts[int(number)]}/kept", name, value, half, SHARE)
    for number, (value, half) in _by_number(estimated(sums, partial(_over, plan.table))):
        name = Message("who is dealt {card} is paid more than the others", card=_card(pack, number))
        yield Figure(f"card/{pack.texts[int(number)]}/over", name, value, half, _ledger(plan.game))


def _cards(plan: Plan, sums: Sums) -> Iterator[Figure]:
    pack = plan.game.pack
    for number, (value, half) in _by_number(estimated(sums, lambda total: worth_of_cards(total, pack.size))):
        name = Message("{Card} in the hand adds", card=_card(pack, number))
        yield Figure(f"card/{pack.texts[int(number)]}/adds", name, value, half, _ledger(plan.game))


def _match(plan: Plan, sums: Sums) -> Iterator[Figure]:
    def made(total: Totals) -> dict[str, float]:
        matches = float(total.get("matches", 0))
        if not matches:
            return {}
        found = {"length": float(total["matches/hands"]) / matches, "endless": 100 * float(total.get("matches/endless", 0)) / matches}
        return found | {f"ahead/{place}": share for place, share in _shares(total, "matches/ahead", "matches").items()}

    for key, (value, half) in sorted(estimated(sums, made).items()):
        head, _, place = key.partition("/")
        name: Words = {"length": "length of a match", "endless": "matches that are not over after 500 hands"}.get(head, "") or Message(
            "{who} is ahead at the end", who=_opening(int(place)))
        yield Figure(f"match/{key}", name, value, half, HANDS if head == "length" else SHARE)


TOLD: dict[str, Callable[[Plan, Sums], Iterator[Figure]]] = {
    "dealt": _dealt, "bids": _bids, "play": _play, "cards": _cards, "match": _match,
}
POINTS: dict[str, Words] = {"declarer": "the declarer's side has", "other": "a side without a declarer has"}


def _made(found: Mapping[str, tuple[float, float]], head: str, names: Mapping[str, Words], unit: Words) -> Iterator[Figure]:
    known = list(names)
    for key, (value, half) in sorted(found.items(), key=lambda one: known.index(one[0]) if one[0] in names else len(known)):
        yield Figure(f"{head}/{key}", names.get(key) or Message("{bid} is played", bid=key), value, half, unit)


def _by_number(found: Mapping[str, tuple[float, float]]) -> Iterator[tuple[str, tuple[float, float]]]:
    """Figures by seat or card, in order."""
    yield from sorted(found.items(), key=lambda one: int(one[0]))


def _shares(total: Totals, head: str, of: str = "") -> dict[str, float]:
    """What lies under a key, in hundredths of all."""
    whole, inner = float(total.get(of or head, 0)), f"{head}/"
    ends = ("/gains", "/paid", "/squares", "/kept", "/over")
    return {key[len(inner):]: 100 * float(value) / whole for key, value in total.items()
            if whole and key.startswith(inner) and not key.endswith(ends)}


def _below(total: Totals, head: str, last: str) -> Iterator[tuple[str, Points]]:
    for key, value in total.items():
        if key.startswith(f"{head}/") and key.endswith(f"/{last}"):
            yield key[len(head) + 1:-len(last) - 1], value


def _paid_by_seat(total: Totals) -> dict[str, float]:
    ended = float(total.get("play/ended", 0))
    return {seat: float(value) / ended for seat, value in _below(total, "seat", "paid") if ended}


def _kept(total: Totals) -> dict[str, float]:
    return {card: 100 * float(value) / float(total[f"card/{card}/held"]) for card, value in _below(total, "card", "kept")}


def _over(players: int, total: Totals) -> dict[str, float]:
    """How much more who was dealt a card is paid than each of the others."""
    return {card: float(value) / float(total[f"card/{card}/held"]) / (players - 1) for card, value in _below(total, "card", "over")}


def _points(total: Totals) -> dict[str, float]:
    """The mean card points of each role."""
    sums: dict[str, list[float]] = {}
    for key, value in total.items():
        if key.startswith("points/"):
            _, role, points = key.split("/", 2)
            one = sums.setdefault(role, [0.0, 0.0])
            one[0] += float(value)
            one[1] += float(value) * _exact(points)
    return {role: points / hands for role, (hands, points) in sums.items()}


def _exact(text: str) -> float:
    above, _, below = text.partition("/")
    return int(above) / int(below or 1)


def _place(seat: int) -> Words:
    return Message("the dealer") if seat == 0 else Message("the player {n} places after the dealer",
                                                           {"n =1": "the player after the dealer"}, n=seat)


def _opening(seat: int) -> Words:
    return Message("the first dealer") if seat == 0 else Message("the player {n} places after the first dealer",
                                                                 {"n =1": "the player after the first dealer"}, n=seat)


def _ledger(game: Game) -> Words:
    return Term(game.payments.ledger, "unit")


def _card(pack: Pack, number: str) -> Words:
    return pack.cards[int(number)].name
