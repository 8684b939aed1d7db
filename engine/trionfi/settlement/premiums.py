"""What is paid in French Tarot beside the contract: the Petit, what is shown, and a card that was asked for and bought (Dummett and McLeod
2004, chapter 9)."""

from collections.abc import Iterable
from enum import StrEnum
from fractions import Fraction
from functools import cached_property, partial

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.melds.called import term
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.petit import LastWith
from trionfi.settlement.questions import DECLARER, DECLARER_SEAT, DECLARER_TERM, NOBODY, OPPONENTS, Question, declared_by
from trionfi.settlement.reward import About, Reward
from trionfi.settlement.settling import Settling
from trionfi.state import notes
from trionfi.state.account import Line, even, from_each
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Seat, Text, Words
from trionfi.words.phrases import remarks

SIDE = Question("petit_au_bout", Message("what became of a Petit of the {declarer}'s side in the last trick", declarer=DECLARER_TERM),
                "choice", (
    (NOBODY, "it was not there"), (DECLARER, Message("the {declarer}'s side won the trick", declarer=DECLARER_TERM)),
    (OPPONENTS, "an opponent won the trick")), NOBODY)




def _sold_by(table: Table) -> int | None:
    sold = notes.SOLD.of(table)
    return sold[0] if sold else None


def _largest(table: Table) -> Points | None:
    return max(table.standing.pots, default=0) if notes.SOLD.of(table) else None


SOLD = Question("card_sold_by", Message("which player gave the {declarer} a card that he asked for", declarer=DECLARER_TERM), "seat",
                optional=True, seen=_sold_by)
POT = Question("largest_bete", "how much is in the largest bête on the table", "number", default=0, seen=_largest)


class Seller(StrEnum):
    """Who is paid for a card that the declarer asked for and got."""

    SELLER = "the seller"
    OPPONENTS = "the opponents"


@dataclass(frozen=True)
class Bought(Reward):
    """A card that the declarer asked for and got costs him `value`, paid to "the seller", or shared by "the opponents". With a
    `share` it costs that part of the largest pot on the table instead."""

    value: int = 10
    to: Seller = Seller.SELLER
    share: Fraction = Fraction(0)

    from_all = True

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *((POT,) if self.share else ()), SOLD, DECLARER_SEAT

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        price = even(self.share * facts.whole(POT)) if self.share else self.value
        if not facts.has(SOLD):
            return []
        seller, declarer = facts.whole(SOLD), payments.declarer(facts)
        if seller == declarer:
            raise TrionfiError(Message("{Who} is the {declarer} and cannot sell himself a card",
                    {"who you": "{Who} are the {declarer} and cannot sell himself a card"}, who=Seat(declarer), declarer=facts.declarer))
        paid = [seller] if self.to is Seller.SELLER else [seat for seat in range(facts.players) if seat != declarer]
        share = even(Fraction(price, len(paid)))
        amounts = tuple(share if seat in paid else -price if seat == declarer else 0 for seat in range(facts.players))
        return [self.line(payments, amounts, Message("{Who} gave a card that was asked for", who=Seat(seller)))]

    def words(self) -> Words:
        price: Words | Points = self.value
        if self.share:
            price = "as much as the largest bête" if self.share == 1 else Message("{part} of the largest bête", part=self.share)
        if self.to is Seller.SELLER:
            return Message("{price} from the {declarer} to the player who gives a card that he asks for", price=price,
                           declarer=DECLARER_TERM)
        return Message("{price} from the {declarer} to the opponents, who share it, for a card that he asks for", price=price,
                       declarer=DECLARER_TERM)


class ShownFor(StrEnum):
    """What becomes of what is shown: all other players pay it to its maker; or that of the declarer's side, or of the declarer alone, goes
    with the hand, between him and each opponent, or between him and all; or whoever wins the hand gets it."""

    MAKER = "its maker"
    SIDE = "the declarer's side"
    DECLARER = "the declarer"
    DECLARER_FROM_ALL = "the declarer, from all"
    WINNERS = "the winners"


SHOWN: dict[ShownFor, Words] = {
    ShownFor.MAKER: "What is shown is paid by every other player to the one who shows it, whoever wins",
    ShownFor.SIDE: "What an opponent of the {declarer} shows is paid to him by every other player, whoever wins; what the "
                   "{declarer}'s side shows is added to what each opponent pays if the contract is won, to what he gets if it is lost",
    ShownFor.DECLARER: "What the {declarer} shows is added to what each opponent pays if the contract is won, to what he gets if it is "
                       "lost; what another shows, be he the {declarer}'s partner, is paid to him by every other player, whoever wins",
    ShownFor.DECLARER_FROM_ALL: "What the {declarer} shows is paid to him by every other player if the contract is won, by him to each "
                                "if it is lost; what another shows, be he the {declarer}'s partner, is paid to him by every other player, "
                                "whoever wins",
    ShownFor.WINNERS: "What anybody shows goes to the side that wins the hand: it is added to what each opponent pays if the contract is "
                      "won, to what he gets if it is lost",
}
# In short, for what tells games apart.
WITH_THE_HAND: Words = "an opponent for his own; the taker's goes with the hand"
PAID_TO: dict[ShownFor, Words] = {
    ShownFor.WINNERS: "the side that wins the hand", ShownFor.MAKER: "whoever shows it, won or lost", ShownFor.SIDE: WITH_THE_HAND,
    ShownFor.DECLARER: WITH_THE_HAND, ShownFor.DECLARER_FROM_ALL: WITH_THE_HAND,
}


def _shown(table: Table, seat: int) -> list[tuple[str, Points]]:
    return [*played.declared(table, seat), *played.declared(table, seat, "at the end")]


@dataclass(frozen=True)
class Shown(Reward):
    """Declarations. Those of the names `personal` are paid by every other player to the one who makes them; `goes` says what becomes of the
    others. Nothing of it is multiplied but what is `multiplied` by the bid, as (name, value), unless `all_multiplied`."""

    personal: tuple[str, ...] = ()
    goes: ShownFor = ShownFor.SIDE
    multiplied: tuple[tuple[str, int], ...] = ()
    all_multiplied: bool = False

    @property
    def from_all(self) -> bool:
        """Unless all of it goes to the winners."""
        return self.goes is not ShownFor.WINNERS or bool(self.personal)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        yield DECLARER_SEAT
        yield from payments.asks_pair(facts) if self.goes is ShownFor.SIDE else ()
        yield from (replace(declared_by(seat), seen=partial(_shown, seat=seat)) for seat in range(facts.players))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        leaders = {payments.declarer(facts), payments.partner(facts) if self.goes is ShownFor.SIDE else None}
        return [self._line(facts, payments, seat, seat in leaders, name, value) for seat in range(facts.players)
                for name, value in facts.declared(declared_by(seat))]

    def _line(self, facts: Facts, payments: Settling, seat: int, leading: bool, name: str, value: Points) -> Line:
        times = payments.multiplier(facts) if self.all_multiplied or (name, value) in self.multiplied else 1
        words, value = Message("{Who}: {what}", who=Seat(seat), what=name), value * times
        if times != 1:
            words = Message("{Who}: {what} times {n}", who=Seat(seat), what=name, n=times)
        if self.worth_declaring(name, leading):
            return self.line(payments, from_each(seat, value, facts.players), Message("{words}, from each other player", words=words))
        made = payments.won(facts)
        signed = value if made else -value
        words = (Message("{what}, with the contract won", what=words) if made else
                 Message("{what}, with the contract lost", what=words))
        if self.goes is ShownFor.DECLARER_FROM_ALL:
            return self.line(payments, from_each(seat, signed, facts.players), words)
        return self.line(payments, payments.amounts(facts, signed), payments.doubled(facts, words))

    def worth_declaring(self, name: str, leading: bool) -> bool:
        return self.goes is ShownFor.MAKER or not (leading or self.goes is ShownFor.WINNERS) or name in self.personal

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        return PAID_TO[self.goes] if about is About.SHOWN else ""

    def words(self) -> Words:
        return Text(
            Message("{names}: from every other player to the one who declares.",
                    names=Listing(tuple([term(name) for name in self.personal]))) if self.personal else "",
            "All of it is multiplied by the bid." if self.all_multiplied else "",
            *(Message("A {name} worth {value} is multiplied by the bid.", name=name, value=value) for name, value in self.multiplied),
            self.filled(SHOWN[self.goes]))


@dataclass(frozen=True)
class OwnPetit(LastWith):
    """The Petit in the last trick is its player's affair: he wins `value` times what the bid multiplies by (once, where it
    is not `multiplied`) from each other player if he takes the trick, and pays it to each of them if anybody else does, his partner not
    excepted; unless players of one side do not lose it `among` themselves. With `shared` what the
    declarer or his partner wins or loses there passes between the two, who share it, and each opponent."""

    multiplied: bool = True
    among: bool = True
    shared: bool = False

    from_all = True

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self._asked

    @cached_property
    def _asked(self) -> tuple[Question, Question]:
        """Who won the last trick with the card, and who lost it there."""
        return (Question("petit_won", "which player won the last trick with his own Petit", "seat", optional=True,
                         seen=partial(self._seen, won=True)),
                Question("petit_lost", "which player lost the Petit to another in the last trick", "seat", optional=True,
                         seen=partial(self._seen, won=False)))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        won, lost = (facts.whole(fact) if facts.has(fact) else None for fact in self._asked)
        if won is not None and lost is not None:
            both = " or ".join(map(facts.called, self._asked))
            raise TrionfiError(Message("the Petit was won in the last trick or lost in it: {both}, not both", both=both))
        seat = lost if won is None else won
        if seat is None:
            return []
        rate = payments.multiplier(facts) if self.multiplied else 1
        value = (self.value if lost is None else -self.value) * rate
        words = (Message("{Who} won the last trick with it: {n}", who=Seat(seat), n=self.value) if lost is None else
                 Message("{Who} lost it in the last trick: {n}", who=Seat(seat), n=self.value))
        words = Message("{what} times {n}", what=words, n=rate) if self.multiplied else words
        common = self.shared and seat in (payments.declarer(facts), payments.partner(facts))
        amounts = payments.amounts(facts, value) if common else from_each(seat, value, facts.players)
        return [self.line(payments, amounts, words)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        card, (won, _) = facts.pack.mask((self.card,)), self._asked
        for fact in filter(facts.has, self._asked):
            claims.begins(facts.whole(fact), card)
        if facts.has(won):
            side = payments.claimant(facts, facts.whole(won))
            claims.holds(side, card)
            claims.last_trick(side)

    def _seen(self, table: Table, won: bool) -> int | None:
        holder, winner = played.petit_trick(table, table.pack.index[self.card]) or (None, None)
        if holder is None or winner is None or (not self.among and holder != winner and winner in table.side(holder)):
            return None
        return holder if (holder == winner) == won else None

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        if about is not About.PETIT:
            return ""
        return "its player, from everybody, multiplied" if self.multiplied else "its player, from everybody"

    def words(self) -> Words:
        times = Message("{value} times the bid", value=self.value) if self.multiplied else Message("{value}, not multiplied",
                value=self.value)
        parts: list[Words] = [Message("{times}, from each other player to the one who wins the last trick with the Petit", times=times)]
        loses: Words = "one who loses it there, be it to his partner, pays as much to each" if self.among else \
            "one who loses it there, to an opponent, pays as much to each"
        parts.append(loses)
        if self.shared:
            parts.append(Message("the {declarer}'s side shares what one of it wins or loses, and nothing passes between the two",
                                 declarer=DECLARER_TERM))
        return remarks(parts)


class Counts(StrEnum):
    """Which Petit in the last trick counts for the declarer's side: its own; an opponents' that it takes too; also, for an opponent, one
    that he wins with; or any, for the side that wins the trick."""

    OWN = "own"
    CAPTURED = "captured"
    EITHER = "either"
    ANY = "any"


ASKED: dict[Counts, Words] = {Counts.ANY: "which side won a last trick with the Petit in it",
         Counts.EITHER: "which side won the last trick with its own Petit, or with one that it took from the other"}
TOLD: dict[Counts, Words] = {
    Counts.OWN: "{n} from each opponent when the {declarer}'s side plays the Petit to the last trick and wins it; "
                "{more} to each when an opponent wins it there; never multiplied, and nothing for a Petit of the opponents",
    Counts.CAPTURED: "{n} from each opponent when the {declarer}'s side wins the last trick with its Petit or takes an opponent's there, "
                     "{more} to each when an opponent takes its Petit; never multiplied, and nothing for an opponent's Petit that wins",
    Counts.EITHER: "{n} from each opponent when the {declarer}'s side wins the last trick with its Petit or takes the opponents' there, as "
                   "much to each when an opponent does; never multiplied, and nothing for a Petit that stays within its side",
    Counts.ANY: "{n} from each opponent when the {declarer}'s side wins the last trick with the Petit in it, to each when they do; never "
                "multiplied",
}


@dataclass(frozen=True)
class SidePetit(LastWith):
    """The Petit of the declarer's side in the last trick: each opponent pays `value` if that side takes the trick, and is
    paid `value` times `lost` if he or another opponent does; not multiplied by the bid. Where it
    `counts` "captured" too, the declarer's side also wins by taking an opponent's Petit; where "either" side's counts, an opponent also
    by winning with his own; nothing is paid for one that goes from a player to another of his side, unless "any" counts for the
    side that wins the trick."""

    lost: int = 2
    counts: Counts = Counts.OWN

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self._asked, *payments.asks_amounts(facts)

    @cached_property
    def _asked(self) -> Question:
        return replace(SIDE, words=ASKED.get(self.counts, SIDE.words), seen=self._seen)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        state = facts.need(self._asked)
        if state == NOBODY:
            return []
        won = state == DECLARER
        words: Words = "won in the last trick by the declarer's side" if won else "won in the last trick by an opponent"
        if not won and self.lost == 2:
            words = "won in the last trick by an opponent: doubled"
        amounts = payments.amounts(facts, self.value if won else -self.value * self.lost)
        return [self.line(payments, amounts, payments.doubled(facts, words))]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        winner = str(facts.need(SIDE))
        claims.holds(winner, facts.pack.mask((self.card,)))
        claims.last_trick(winner)

    def _seen(self, table: Table) -> str | None:
        found = played.petit_trick(table, table.pack.index[self.card])
        if found is None:
            return None
        player, winner = (played.side_of(table, seat) for seat in found)
        counts = {
            (DECLARER, DECLARER): found[0] == found[1] or self.counts is Counts.OWN,
            (OPPONENTS, DECLARER): self.counts is not Counts.OWN,
            (OPPONENTS, OPPONENTS): self.counts is Counts.EITHER and found[0] == found[1],
        }.get((player, winner), True)
        return winner if counts or self.counts is Counts.ANY else None

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        if about is not About.PETIT:
            return ""
        return "the taker only" if self.lost != 1 else "the sides, not multiplied"

    def words(self) -> Words:
        return self.filled(TOLD[self.counts], n=self.value, more=self.value * self.lost)
