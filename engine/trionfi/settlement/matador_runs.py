"""Tarok-l'Hombre and Quadrille: a contract with a consolation, cards asked for, and Matadors that are paid at the end of the hand (Dummett
and McLeod 2004, 7.2 and 7.4)."""

from collections.abc import Iterable
from functools import cache, cached_property, partial

from trionfi.cards import Pack, bits
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.incentives import EachCard, Incentives, Point, Reaching
from trionfi.settlement.played import TRICKLESS
from trionfi.settlement.questions import DECLARER, DECLARER_TERM, OWN_POINTS, PILES, Claim, Question, Says, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling, multiplied
from trionfi.state.account import Line, one_to_one
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Seat, Words
from trionfi.words.phrases import remarks


def _unplayed(table: Table) -> bool | None:
    return True if played.kind(table) == "unplayed" else None


UNPLAYED = replace(yes_no("unplayed", "was the contract paid without being played"), seen=_unplayed)


def _tout(table: Table) -> bool:
    return played.kind(table) != "unplayed" and played.swept(table)


TOUT = replace(yes_no("tout", Message("did the {declarer} win every trick (Tout)", declarer=DECLARER_TERM), (UNPLAYED.key, True),
                      (Claim(Says.EVERY),)), seen=_tout)

FIRST = "trio"
HOME = yes_no("pagat_home", Message("does the {declarer} have the Pagat in his tricks", declarer=DECLARER_TERM))
WON = Question("matadors_won", Message("how many Matadors in unbroken order does the {declarer} have in his tricks",
                                        declarer=DECLARER_TERM), "number", default=3)


def run(pack: Pack, cards: int) -> int:
    """How many Matadors are among cards (a mask): the first three, and the trumps that follow from the XX down without a gap; 0 where one
    of the first three is missing."""
    if pack.select(FIRST) & ~cards:
        return 0
    number = 20
    while number > 1 and cards >> pack.index[f"T{number}"] & 1:
        number -= 1
    return 23 - number


def dealt(table: Table, seat: int) -> int:
    """The first hand of a seat, for the dealer with the cards that he takes, as a mask."""
    cards = (*table.deal.hands[seat], *(table.deal.pile("talon") if seat == table.dealer else ()))
    return sum(1 << number for number in cards)


@dataclass(frozen=True)
class JointMatadors(Reward):
    """A declarer who has declared Matadors and his partner are paid so much for each further one in the longer run that their first hands
    make together: each of them by one opponent."""

    value: int = 5

    said = ("if the {declarer} has declared Matadors, and his and his partner's first hands together make a longer run: {value} to each of "
            "them for every further Matador")

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self._declared, self._joint, *payments.asks_amounts(facts)

    @cached_property
    def _declared(self) -> Question:
        return Question("matadors_declared", Message("how many Matadors had the {declarer} declared (0: none)", declarer=DECLARER_TERM),
                        "number", default=0, seen=self._seen_declared)

    @cached_property
    def _joint(self) -> Question:
        return Question("matadors_together", "how many Matadors in unbroken order did he and his partner hold together", "number",
                        default=0, seen=self._seen_joint)

    def _seen_declared(self, table: Table) -> int:
        return max((entry.cards.bit_count() for entry in table.declared
                    if entry.seat == table.contract.declarer and entry.word == self.label), default=0)

    def _seen_joint(self, table: Table) -> int:
        together = dealt(table, played.declarer(table)) | (0 if table.partner is None else dealt(table, table.partner))
        return run(table.pack, together) if self._seen_declared(table) else 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        before, joint = facts.whole(self._declared), facts.whole(self._joint)
        more = joint - before if before else 0
        if more <= 0:
            return []
        words = Message("{joint} Matadors together, {before} declared: {more} times {value}", joint=joint, before=before, more=more,
                value=self.value)
        return [self.line(payments, payments.amounts(facts, more * self.value), words)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        before, joint = facts.whole(self._declared), facts.whole(self._joint)
        if 0 < before < 3:
            raise TrionfiError(Message("{fact} cannot be {before}: three Matadors are the least that are declared",
                    fact=facts.called(self._declared), before=before))
        if 0 < joint < before:
            raise TrionfiError(Message("{fact} cannot be {joint}: the {declarer} has declared {before}", fact=facts.called(self._joint),
                    joint=joint, declarer=facts.declarer, before=before))


def _had(table: Table) -> Cards:
    return Cards(dealt(table, played.declarer(table)) & table.pack.select(FIRST))


HAD = Question("first_matadors", Message("which of these did the {declarer} have in his first hand", declarer=DECLARER_TERM), "cards",
               default=0, cards=FIRST, seen=_had)


@dataclass(frozen=True)
class PagatCaptured(Reward):
    """For a declarer alone: without any of the first three Matadors in his first hand he pays `value` to each opponent unless he has the
    Pagat in his tricks; with all of them but the Pagat, and the Pagat in his tricks, each pays him `value` and `more` for every further
    Matador there."""

    value: int = 10
    more: int = 5

    counts_cards = True
    said = ("a {declarer} who has bid to play alone and had none of the first three Matadors pays {value} to each, if the Pagat is not in "
            "his tricks; one who had the other two and has captured the Pagat is paid {value} by each, and {more} for every further "
            "Matador in his tricks")

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return HAD, PILES[DECLARER], HOME, WON, *payments.asks_amounts(facts)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        pack, had = facts.pack, facts.cards(HAD)
        pile = facts.pile(DECLARER)
        pagat = pack.select("T1")
        home = bool(facts.need(HOME)) if pile is None else bool(pile & pagat)
        if not had and not home:
            return [self.line(payments, payments.amounts(facts, -self.value), "none of the first three Matadors, and no Pagat captured")]
        if not home or had != pack.select(FIRST) & ~pagat:
            return []
        number = facts.whole(WON) if pile is None else run(pack, pile)
        value = self.value + self.more * (number - 3)
        return [self.line(payments, payments.amounts(facts, value), Message("the Pagat captured: {number} Matadors in the tricks",
                number=number))]

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        pile = facts.pile(DECLARER)
        if pile is None:
            return {}
        return {HOME.key: bool(pile & facts.pack.select("T1"))} | ({WON.key: found} if (found := run(facts.pack, pile)) else {})

    def stakes(self, game: Rules) -> Incentives:
        return (EachCard(float(self.value) / 2, game.pack.select("T1"), captured=True),)


@dataclass(frozen=True)
class Consolation(Reward):
    """Per opponent the rate times (`base` + the points above or below `par`): to the declarer with at least `win` points, else
    by him; a total one below `win` costs the bare base. `bases` are other bases by rate. Winning every trick pays `tout`, by
    level in the order of the rates, in place of this or, with `adds`, beside it. At the rate `unplayed` a contract may be paid without
    being played: it then pays the base."""

    base: int = 10
    win: int = 40
    par: int = 39
    bases: tuple[tuple[int, int], ...] = ()
    tout: tuple[int, ...] = ()
    adds: bool = False
    unplayed: int | None = None

    counts_cards = True
    needs = "{win} of the {declarer}"

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.win,)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (*payments.asks_rate(facts), *self._unplayed, *OWN_POINTS, *((self._tout,) if self.tout else ()),
                *payments.asks_amounts(facts))

    @cached_property
    def _unplayed(self) -> tuple[Question, ...]:
        """The fact that it was paid and not played, where that can be."""
        return () if self.unplayed is None else (replace(UNPLAYED, only_if=("rate", self.unplayed)),)

    def _paid_only(self, facts: Facts) -> bool:
        """Whether it was paid and not played."""
        return any(bool(facts.need(fact)) for fact in self._unplayed)

    @cached_property
    def _tout(self) -> Question:
        return TOUT if self._unplayed else replace(TOUT, unless=None)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        rate = payments.rate(facts)
        base = dict(self.bases).get(rate, self.base)
        if self._paid_only(facts):
            return [self.line(payments, payments.amounts(facts, base * rate), Message("not played: {sum}", sum=multiplied(base, rate)))]
        points = facts.points()
        tout = bool(self.tout) and bool(facts.need(self._tout))
        bonus = self.tout[[one.times for one in payments.rates].index(rate)] if tout else 0
        if tout and points < self.win:
            raise TrionfiError(Message("whoever wins every trick has more than {points} card points", points=points))
        found = []
        if not bonus or self.adds:
            made = points >= self.win
            over = 0 if points == self.win - 1 else max(points - self.par, self.par - points)
            value = (base + over) * rate * (1 if made else -1)
            words = Message("{points} points, {win} needed: {sum}", points=points, win=self.win,
                            sum=multiplied(Message("{base} + {over}", base=base, over=over), rate))
            found.append(self.line(payments, payments.amounts(facts, value), words))
        if bonus:
            found.append(self.line(payments, payments.amounts(facts, bonus), "every trick won by the declarer", label="Tout"))
        return found

    def stakes(self, game: Rules) -> Incentives:
        return Point(1.0), Reaching(float(self.base), points=float(self.win))

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """At the level of the bid."""
        base = dict(self.bases).get(rate, self.base)
        return Point(float(rate)), Reaching(float(base * rate), points=float(self.win))

    def words(self) -> Words:
        text = Message("the {declarer} needs {win} points; each opponent pays him, or is paid by him, the level times ({base} + the points "
                "above or below {par}); with {n} points the {declarer} pays the bare {base} times the level", win=self.win, base=self.base,
                par=self.par, n=self.win - 1, declarer=DECLARER_TERM)
        more = [Message("{base} instead of {usual} at the level times {rate}", base=base, usual=self.base, rate=rate)
                for rate, base in self.bases]
        if self.tout:
            figures = tuple(figure for figure in self.tout if figure)
            n, listed = len(self.tout) - len(figures), Listing(figures, ",")
            more.append(
                Message("Tout (every trick) {figures} by level from the lowest, added to this",
                        {"n =1": "Tout (every trick) {figures} by level from the lowest but one, added to this"}, n=n, figures=listed)
                if self.adds else
                Message("Tout (every trick) {figures} by level from the lowest, in place of this",
                        {"n =1": "Tout (every trick) {figures} by level from the lowest but one, in place of this"}, n=n, figures=listed))
        return remarks([text, *more])


@dataclass(frozen=True)
class OrMisere(Consolation):
    """Per opponent the rate times the base and the points above or below the par; but at the rate `misere` the declarer is paid `value` by
    each opponent if he wins no trick, and pays it if he wins one."""

    misere: int = 1
    value: int = 26

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self._none, *super().asks(facts, payments)

    @cached_property
    def _none(self) -> Question:
        return replace(TRICKLESS, seen=self._seen_none)

    def _seen_none(self, table: Table) -> bool | None:
        return played.trickless(table) if table.contract.rate == self.misere and played.kind(table) != "unplayed" else None

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        if payments.rate(facts) != self.misere:
            return super().lines(facts, payments)
        made = bool(facts.need(TRICKLESS))
        words = "no trick won" if made else "a trick won"
        return [self.line(payments, payments.amounts(facts, self.value if made else -self.value), words, label="Misère")]

    def words(self) -> Words:
        return Message("{rule}; at misère {value} from each opponent for no trick, or to each", rule=super().words(), value=self.value)


@cache
def supplied(seat: int) -> Question:
    """The fact which cards a player gave to the declarer who asked for them."""
    return Question(f"supplied_{seat}", Message("which cards did {who} give to the {declarer} who asked for them", who=Seat(seat),
                                                   declarer=DECLARER_TERM), "cards", default=0, seen=partial(_supplied, seat=seat))


def _supplied(table: Table, seat: int) -> Cards:
    given = 0
    for event in table.events:
        if event.kind == "give" and event.seat == seat and event.target == f"hand {table.contract.declarer}":
            given |= event.cards
    return Cards(given)


@dataclass(frozen=True)
class Supplied(Reward):
    """For each card that he was given on his asking the declarer pays its giver: `dear` for those of `cards`, which the rules call
    `name`, `other` for any other."""

    cards: str = ""
    name: Words = ""
    dear: int = 0
    other: int = 0

    said = "{other} from the {declarer} to whoever gives him a card that he asked for, {dear} for {name}"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *payments.asks_pair(facts), *map(supplied, range(facts.players))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        declarer, dear = payments.declarer(facts), facts.pack.select(self.cards)
        given = {seat: facts.cards(supplied(seat)) for seat in range(facts.players)}
        if given[declarer]:
            raise TrionfiError(Message("{Who} asked for the cards: he cannot have given any", who=Seat(declarer)))
        return [self.line(payments, one_to_one(seat, declarer, self.dear if dear >> number & 1 else self.other, facts.players),
                          Message("{Who} gave {texts}", who=Seat(seat), texts=facts.pack.texts[number]))
                for seat, cards in given.items() for number in reversed(bits(cards))]
