"""What the opponents of a declarer tell each other by the cards they play, read from the tricks."""

from trionfi.cards import COURTS, Pack
from trionfi.state.signals import Sign
from trionfi.state.view import View
from trionfi.values import NamedTuple

LIKELY, UNLIKELY, LONGER = 8.0, 0.05, 2.0  # by how much a sign is believed: others may not know them


class Told(NamedTuple):
    """What the opponents of the declarer have told: (seat, cards) of which it has one, has none, or which is in danger; who is long in
    trumps; (seat, suit) of which one is short; the suit that one of them began with, and who."""

    one: list[tuple[int, int]]
    none: list[tuple[int, int]]
    danger: list[tuple[int, int]]
    long: set[int]
    short: list[tuple[int, int]]
    begun: list[tuple[int, int]]


def read(view: View) -> Told | None:
    """What has been told so far; None where nothing is agreed or nobody could tell anything."""
    signs, declarer = view.game.signs, view.contract.declarer
    if not signs or declarer is None or view.contract.hidden:
        return None
    foes = frozenset(range(view.players)) - view.side(declarer)
    if len(foes) < 2:
        return None
    told = Told([], [], [], set(), [], [])
    reader = _Reader(view.game.pack, signs, foes, told)
    for plays in (*(trick.plays for trick in view.tricks), view.plays):
        reader.trick(plays)
    spent = {(seat, number) for plays in (*(trick.plays for trick in view.tricks), view.plays) for seat, number in plays}
    for promised in (told.one, told.danger):
        kept = [(seat, cards) for seat, cards in promised if not any(who == seat and cards >> number & 1 for who, number in spent)]
        promised[:] = kept
    return told


def divided(told: Told | None, groups: list[int]) -> list[int]:
    """The groups of cards, each divided by the cards of which something was told."""
    found = groups
    for _, cards in (*told.one, *told.none, *told.danger) if told else ():
        found = [part for group in found for part in (group & cards, group & ~cards)]
    return found


def likelier(told: Told, place: str, cards: int, trumps: bool) -> float:
    """How many times likelier these cards lie in a place, for what was told."""
    times = 1.0
    if not place.startswith("hand "):
        return times
    seat = int(place[5:])
    if any(who == seat and cards & of_these for who, of_these in (*told.one, *told.danger)):
        times *= LIKELY
    if any(who == seat and cards & of_these for who, of_these in (*told.none, *told.short)):
        times *= UNLIKELY
    return times * LONGER if trumps and seat in told.long else times


class _Reader:
    """Goes through the tricks in order, and notes each sign."""

    def __init__(self, pack: Pack, signs: tuple[Sign, ...], foes: frozenset[int], told: Told):
        self.pack, self.signs, self.foes, self.told = pack, [sign for sign in signs if sign.on], foes, told
        self.opened: dict[int, int] = {}
        self.ours: set[int] = set()
        self.first: dict[tuple[int, int], tuple[int, bool]] = {}
        self.leaders: set[int] = set()

    def trick(self, plays: tuple[tuple[int, int], ...]) -> None:
        """One trick, whole or begun."""
        pack = self.pack
        if not plays or pack.fool_mask >> plays[0][1] & 1:
            return
        leader, number = plays[0]
        suit = pack.suit_of[number]
        first_trumps = suit == pack.trump_mask and suit not in self.ours
        if leader in self.foes:
            self._lead(leader, number, suit)
        self.opened.setdefault(suit, leader)
        best = number
        for seat, card in plays[1:]:
            if pack.fool_mask >> card & 1:
                if first_trumps and {seat, leader} <= self.foes:
                    self._note("Fool on trumps", seat, suit)
                continue
            if pack.suit_of[card] == suit:
                self._second(seat, card, suit, card > best)
                best = max(best, card)

    def _lead(self, seat: int, number: int, suit: int) -> None:
        rank, trumps = self.pack.cards[number].rank, self.pack.trump_mask
        for kind in kinds(suit, trumps, self.ours):
            self._note(kind, seat, suit, rank)
        if not self.told.begun:
            self.told.begun.append((seat, number))
        elif seat not in self.leaders and suit != trumps and seat != self.told.begun[0][0] and \
                self.pack.suit_of[self.told.begun[0][1]] == trumps:
            self._note("no trumps", seat, trumps, self.pack.cards[self.told.begun[0][1]].rank)
        self.leaders.add(seat)
        self.ours.add(suit)

    def _second(self, seat: int, card: int, suit: int, over: bool) -> None:
        """Notes a higher card before a lower one, neither of which had to be played to win."""
        before = self.first.get((seat, suit))
        self.first.setdefault((seat, suit), (card, over))
        if before is None or seat not in self.foes or (seat, suit) in self.told.short:
            return
        number, won = before
        if number > card and not won and not over and self.opened[suit] != seat and small(self.pack, number) and small(self.pack, card):
            on = "falling trumps" if suit == self.pack.trump_mask else "partner" if self.opened[suit] in self.foes else "declarer"
            self._note(on, seat, suit)
            self.first[seat, suit] = (-1, True)

    def _note(self, on: str, seat: int, suit: int, rank: str = "") -> None:
        for sign in self.signs:
            if sign.on != on or (sign.ranks and rank not in sign.ranks):
                continue
            if sign.tells in ("one of", "none of"):
                (self.told.one if sign.tells == "one of" else self.told.none).append((seat, of(self.pack, sign, suit)))
            elif sign.tells == "danger":
                self.told.danger.append((seat, self.pack.mask(sign.of)))
            elif sign.tells == "long":
                self.told.long.add(seat)
            elif sign.tells == "short":
                self.told.short.append((seat, suit))


def kinds(suit: int, trumps: int, led: set[int]) -> tuple[str, ...]:
    """What kinds of lead it is, when their side has led these suits."""
    if suit == trumps:
        return ("trumps",)
    return ("suit",) if suit in led else ("new suit", "suit")


def small(pack: Pack, number: int) -> bool:
    """Whether it is no court card."""
    return pack.cards[number].rank not in COURTS


def of(pack: Pack, sign: Sign, suit: int) -> int:
    """The cards of the suit that a sign speaks of."""
    return sum(1 << number for number in range(pack.size) if suit >> number & 1 and pack.cards[number].rank in sign.of)
