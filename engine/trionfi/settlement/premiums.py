"""Premiums beside a contract: the Petit in the last trick, cards shown and poor hands declared, some to a side, some to a player."""

from enum import StrEnum
from fractions import Fraction

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import DECLARER, NOBODY, OPPONENTS, Fact, Facts, declared_by
from trionfi.settlement.margin import TRICKLESS
from trionfi.settlement.reward import About, Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state import notes
from trionfi.state.account import Line, even, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace

WON = Fact("petit_won", "which player won the last trick with his own Petit", "seat", optional=True)
LOST = Fact("petit_lost", "which player lost the Petit to another in the last trick", "seat", optional=True)
SOLD = Fact("card_sold_by", "which player gave the declarer a card that he asked for", "seat", optional=True)
POT = Fact("largest_bete", "how much is in the largest bête on the table", "number", default=0)
SIDE = Fact("petit_au_bout", "what became of a Petit of the declarer's side in the last trick", "choice", (
    (NOBODY, "it was not there"), (DECLARER, "the declarer's side won the trick"), (OPPONENTS, "an opponent won the trick")), NOBODY)


@dataclass(frozen=True)
class OwnPetit(Reward):
    """The Petit in the last trick is its player's affair: he wins `value` times the rate (once, where it is not
    `multiplied`) from each other player if he takes the trick, and pays it to each of them if
    anybody else does, his partner not excepted; unless players of one side do not lose it `among` themselves."""

    value: int = 10
    card: str = "T1"
    multiplied: bool = True
    among: bool = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        won, lost = (facts.whole(fact) if facts.has(fact) else None for fact in (WON, LOST))
        if won is not None and lost is not None:
            raise TrionfiError("the Petit was won in the last trick or lost in it: give 'petit_won' or 'petit_lost', not both")
        seat = lost if won is None else won
        if seat is None:
            return []
        rate = payments.rate(facts) if self.multiplied else 1
        sign = -1 if won is None else 1
        words = f"player {seat} {'won the last trick with it' if sign > 0 else 'lost it in the last trick'}: {self.value}"
        words += f" times {rate}" if self.multiplied else ""
        return [Line(self.label, self._amounts(facts, payments, seat, sign * self.value * rate), words, self.source, payments.ledger)]

    def _amounts(self, facts: Facts, payments: Settling, seat: int, value: Points) -> tuple[Points, ...]:
        """What each gets when the seat wins so much."""
        return from_each(seat, value, facts.players)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Who played the Petit to the trick that is judged, and whether he won it."""
        found = played.petit_trick(table, table.pack.index[self.card])
        if found is not None and not self.among and found[0] != found[1] and found[1] in table.side(found[0]):
            return {}
        return {} if found is None else {(WON if found[0] == found[1] else LOST).key: found[0]}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.LAST_WITH, float(self.value), game.pack.mask((self.card,))),)

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> str:
        """Who is paid for the Petit."""
        return f"its player, from everybody{', multiplied' if self.multiplied else ''}" if about is About.PETIT else ""

    def words(self) -> str:
        """The rule in words."""
        times = f"{self.value} times the bid" if self.multiplied else f"{self.value}, not multiplied"
        whom = "be it to his partner," if self.among else "to an opponent,"
        return (f"{times}, from each other player to the one who wins the last trick with the Petit; one who loses it there, {whom} "
                "pays as much to each")


@dataclass(frozen=True)
class PartnersPetit(OwnPetit):
    """As `OwnPetit`, but what the declarer or his partner wins or loses there passes between the two, who share it, and each opponent."""

    def _amounts(self, facts: Facts, payments: Settling, seat: int, value: Points) -> tuple[Points, ...]:
        """What each gets when the seat wins so much."""
        if seat in (payments.declarer(facts), payments.partner(facts)):
            return payments.amounts(facts, value)
        return super()._amounts(facts, payments, seat, value)

    def words(self) -> str:
        """The rule in words."""
        return f"{super().words()}; the declarer's side shares what one of it wins or loses, and nothing passes between the two"


class Counts(StrEnum):
    """Which Petit in the last trick counts for the declarer's side: its own; an opponents' that it takes too; also, for an opponent, one
    that he wins with; or any, for the side that wins the trick."""

    OWN = "own"
    CAPTURED = "captured"
    EITHER = "either"
    ANY = "any"


@dataclass(frozen=True)
class SidePetit(Reward):
    """The Petit of the declarer's side in the last trick: each opponent pays `value` if that side takes the trick, and is
    paid `value` times `lost` if he or another opponent does; not multiplied by the bid. Where it
    `counts` "captured" too, the declarer's side also wins by taking an opponent's Petit; where "either" side's counts, an opponent also
    by winning with his own; nothing is paid for one that goes from a player to another of his side, unless "any" counts for the
    side that wins the trick."""

    value: int = 10
    lost: int = 2
    card: str = "T1"
    counts: Counts = Counts.OWN

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        state = facts.need(self.side_fact)
        if state == NOBODY:
            return []
        value = self.value if state == DECLARER else -self.value * self.lost
        words = "won in the last trick by the declarer's side" if state == DECLARER else "won in the last trick by an opponent"
        words += ": doubled" if state == OPPONENTS and self.lost == 2 else ""
        return [Line(self.label, payments.amounts(facts, value), words + payments.doubling(facts), self.source, payments.ledger)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Whether a Petit of the declarer's side was in the trick that is judged, and who won it."""
        found = played.petit_trick(table, table.pack.index[self.card])
        if found is None:
            return {}
        sides = played.side_of(table, found[0]), played.side_of(table, found[1])
        if self.counts is Counts.ANY:
            return {SIDE.key: sides[1]}
        if sides == (OPPONENTS, OPPONENTS) and (self.counts is not Counts.EITHER or found[0] != found[1]):
            return {}
        if sides == (OPPONENTS, DECLARER) and self.counts is Counts.OWN:
            return {}
        if sides == (DECLARER, DECLARER) and found[0] != found[1] and self.counts is not Counts.OWN:
            return {}
        return {SIDE.key: played.side_of(table, found[1])}

    @property
    def side_fact(self) -> Fact:
        """What is asked: of any Petit who won the trick, of the declarer's side's or one that may be taken what became of it."""
        words = {Counts.ANY: "which side won a last trick with the Petit in it",
                 Counts.EITHER: "which side won the last trick with its own Petit, or with one that it took from the other"}
        return replace(SIDE, words=words.get(self.counts, SIDE.words))

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.LAST_WITH, float(self.value), game.pack.mask((self.card,))),)

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> str:
        """Who is paid for the Petit."""
        told = "the taker only" if self.lost != 1 else "the sides, not multiplied"
        return told if about is About.PETIT else ""

    def words(self) -> str:
        """The rule in words."""
        if self.counts is Counts.ANY:
            return (f"{self.value} from each opponent when the declarer's side wins the last trick with the Petit in it, to each when they "
                    "do; never multiplied")
        if self.counts is Counts.CAPTURED:
            return (f"{self.value} from each opponent when the declarer's side wins the last trick with its Petit or takes an opponent's "
                    f"there, {self.value * self.lost} to each when an opponent takes its Petit; never multiplied, and nothing for an "
                    "opponent's Petit that wins")
        if self.counts is Counts.EITHER:
            return (f"{self.value} from each opponent when the declarer's side wins the last trick with its Petit or takes the opponents' "
                    "there, as much to each when an opponent does; never multiplied, and nothing for a Petit that stays within its side")
        return (f"{self.value} from each opponent when the declarer's side plays the Petit to the last trick and wins it; "
                f"{self.value * self.lost} to each when an opponent wins it there; never multiplied, and nothing for a Petit "
                "of the opponents")


@dataclass(frozen=True)
class Shown(Reward):
    """Declarations. Those of the names `personal` are paid by every other player to the one who makes them; so are all
    others of an opponent of the declarer, and with `all_personal` of everybody. What the declarer's side shows otherwise is
    added to what each opponent pays or, when the contract is lost, receives; with `to_winners` what anybody shows is added for the
    side that wins the hand, and with `partner_apart` the declarer's partner is paid as an opponent is; with `from_all` the
    declarer's own is paid or lost to every other player, his partner too. Nothing of it is multiplied but what
    is `multiplied` by the bid, as (name, value), unless `all_multiplied`."""

    personal: tuple[str, ...] = ()
    all_personal: bool = False
    to_winners: bool = False
    partner_apart: bool = False
    from_all: bool = False
    multiplied: tuple[tuple[str, int], ...] = ()
    all_multiplied: bool = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each declaration."""
        found = []
        side = {payments.declarer(facts), payments.partner(facts)}
        for seat in range(facts.players):
            leading = seat in side and not (self.partner_apart and seat == payments.partner(facts))
            for name, value in facts.declared(declared_by(seat)):
                found.append(self._line(facts, payments, seat, leading, name, value))
        return found

    def _line(self, facts: Facts, payments: Settling, seat: int, leading: bool, name: str, value: Points) -> Line:
        times = payments.rate(facts) if self.all_multiplied or (name, value) in self.multiplied else 1
        words, value = f"player {seat}: {name}" + (f" times {times}" if times != 1 else ""), value * times
        if self.worth_declaring(name, leading):
            return Line(self.label, from_each(seat, value, facts.players), f"{words}, from each other player", self.source, payments.ledger)
        made = payments.won(facts)
        signed = value if made else -value
        amounts = from_each(seat, signed, facts.players) if self.from_all else payments.amounts(facts, signed)
        more = "" if self.from_all else payments.doubling(facts)
        return Line(self.label, amounts, f"{words}, with the contract {'won' if made else 'lost'}{more}", self.source, payments.ledger)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """What each player declared."""
        made = {declared_by(seat).key: [*played.declared(table, seat), *played.declared(table, seat, "at the end")]
                for seat in range(table.players)}
        return {key: entries for key, entries in made.items() if entries}

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Only what the game knows is declared."""
        for seat in range(facts.players):
            claims.declared(facts.limits.declared, declared_by(seat))

    def worth_declaring(self, name: str, leading: bool) -> bool:
        """Whether it is paid to its maker whatever happens."""
        return self.all_personal or not (leading or self.to_winners) or name in self.personal

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> str:
        """Who is paid for what is shown."""
        if about is not About.SHOWN:
            return ""
        if self.to_winners:
            return "the side that wins the hand"
        return "whoever shows it, won or lost" if self.all_personal else "an opponent for his own; the taker's goes with the hand"

    def words(self) -> str:
        """The rule in words."""
        poor = f"{' and '.join(self.personal)}: from every other player to the one who declares. " if self.personal else ""
        poor += "All of it is multiplied by the bid. " if self.all_multiplied else ""
        poor += "".join(f"A {name} worth {value} is multiplied by the bid. " for name, value in self.multiplied)
        if self.all_personal:
            return poor + "What is shown is paid by every other player to the one who shows it, whoever wins"
        if self.to_winners:
            return poor + ("What anybody shows goes to the side that wins the hand: it is added to what each opponent pays if the contract "
                           "is won, to what he gets if it is lost")
        if self.partner_apart:
            whom = "every other player" if self.from_all else "each opponent"
            return poor + (f"What the declarer shows is paid to him by {whom} if the contract is won, by him if it is lost; "
                           "what another shows, be he the declarer's partner, is paid to him by every other player, whoever wins")
        return poor + ("What an opponent of the declarer shows is paid to him by every other player, whoever wins; what the declarer or "
                       "his partner shows is added to what each opponent pays if the contract is won, to what he gets if it is lost")


@dataclass(frozen=True)
class TricklessSide(Reward):
    """A declarer whose side wins no trick pays `value` to each opponent, beside the contract."""

    value: int = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        if not facts.need(TRICKLESS):
            return []
        because = "the declarer's side won no trick"
        return [Line(self.label, payments.amounts(facts, -self.value), because, self.source, payments.ledger)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Whether the declarer's side won a trick."""
        return {TRICKLESS.key: played.trickless(table)}

    def words(self) -> str:
        """The rule in words."""
        return f"{self.value} to each opponent, beside the contract and not multiplied, when the declarer's side wins no trick"


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

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        pot = facts.whole(POT) if self.share else 0
        if not facts.has(SOLD):
            return []
        seller, declarer = facts.whole(SOLD), payments.declarer(facts)
        if seller == declarer:
            if facts.form:
                return []
            raise TrionfiError(f"player {declarer} is the declarer and cannot sell himself a card")
        paid = [seller] if self.to is Seller.SELLER else [seat for seat in range(facts.players) if seat != declarer]
        price = even(self.share * pot) if self.share else self.value
        share = even(Fraction(price, len(paid)))
        amounts = tuple(share if seat in paid else -price if seat == declarer else 0 for seat in range(facts.players))
        return [Line(self.label, amounts, f"player {seller} gave a card that was asked for", self.source, payments.ledger)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Who has given a card."""
        sold = notes.SOLD.of(table)
        if not sold:
            return {}
        known: dict[str, object] = {SOLD.key: sold[0]}
        return known | ({POT.key: max(table.standing.pots, default=0)} if self.share else {})

    def words(self) -> str:
        """The rule in words."""
        part = "as much as" if self.share == 1 else f"{self.share} of"
        price = f"{part} the largest bête " if self.share else f"{self.value} "
        whom = "the player who gives" if self.to is Seller.SELLER else "the opponents, who share it, for"
        return f"{price}from the declarer to {whom} a card that he asks for"
