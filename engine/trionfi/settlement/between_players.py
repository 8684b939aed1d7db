"""Payments between single players at whatever contract: cards taken from one another, cards declared, all cards of a set."""

from trionfi.cards import bits
from trionfi.counting import Points
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import NOBODY, Fact, Facts, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field


@dataclass(frozen=True)
class BetweenPlayers(Reward):
    """So much from one player to another for some of these cards. Heirs say when."""

    amount: int = 0
    cards: str = ""

    @property
    def named_cards(self) -> str:
        """The set of cards."""
        return self.cards


@dataclass(frozen=True)
class Taken(BetweenPlayers):
    """For each card taken from another player: where one plays against the rest, between him and each of the others, and only for what
    is taken across; else from the owner to the captor. Paid as it falls."""

    at_once: bool = field(default=True, kw_only=True)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each pair of players."""
        found = []
        for taker in range(facts.players):
            for owner in range(facts.players):
                if taker == owner:
                    continue
                number = facts.whole(self._fact(taker, owner))
                apart = payments.apart(facts)
                found += [self._line(payments, facts.players, apart, payments.declarer(facts), taker, owner) for _ in range(number)]
        return [line for line in found if line is not None]

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        """What falls due in this trick."""
        cards, made = table.pack.select(self.cards), []
        for owner, number in trick.plays:
            if cards >> number & 1 and owner != trick.winner:
                declarer = played.declarer(table)
                line = self._line(payments, table.players, table.contract.apart, declarer, trick.winner, owner, len(table.tricks))
                made += [line] if line is not None else []
        return made

    def _line(self, payments: Settling, players: int, apart: bool, declarer: int, taker: int, owner: int, trick: int = 0) -> Line | None:
        because = f"taken by player {taker} from player {owner}"
        amounts: tuple[Points, ...]
        if apart:
            amounts = tuple(self.amount * ((seat == taker) - (seat == owner)) for seat in range(players))
        elif declarer in (taker, owner):
            amounts = from_each(declarer, self.amount if taker == declarer else -self.amount, players)
        else:
            return None
        return Line(self.label, amounts, because, self.source, payments.ledger, trick)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """No more cards are taken than there are."""
        made = [self._fact(taker, owner) for taker in range(facts.players) for owner in range(facts.players) if taker != owner]
        taken = 0
        for fact in made:
            taken += facts.whole(fact)
            claims.at_most(fact.key, taken, facts.pack.select(self.cards).bit_count(), "such cards, with those taken by the others")

    def _fact(self, taker: int, owner: int) -> Fact:
        asked = f"how many of these cards player {taker} took from player {owner} ({self.label})"
        return Fact(f"{self.key}_{taker}_from_{owner}", asked, "number", default=0)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Who took how many from whom."""
        cards = table.pack.select(self.cards)
        found = {self._fact(taker, owner).key: 0 for taker in range(table.players) for owner in range(table.players) if taker != owner}
        for trick in table.tricks:
            for owner, number in trick.plays:
                if cards >> number & 1 and owner != trick.winner:
                    found[self._fact(trick.winner, owner).key] += 1
        return dict(found)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.CAPTURED, float(self.amount), game.pack.select(self.cards)),)

    def brings(self) -> str:
        """What it brings, in short."""
        return f"{self.amount} a card"

    def words(self) -> str:
        """The rule in words."""
        return (f"{self.amount} for each of these cards captured, at once: between a soloist and each opponent, if one side takes it from "
                "the other; where each plays for himself from its owner to the captor")


@dataclass(frozen=True)
class CardsDeclared(BetweenPlayers):
    """Cards declared in the play with the `word`: every other player pays, a partner too."""

    word: str = ""

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        seat = facts.player(self._fact(facts.players))
        if seat is None:
            return []
        amounts = from_each(seat, self.amount, facts.players)
        return [Line(self.label, amounts, f"declared by player {seat}", self.source, payments.ledger)]

    def _fact(self, players: int) -> Fact:
        return who(f"{self.key}_by", f"who declared the {self.label}", players)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Who declared."""
        seat = table.announced(self.word)
        return {self._fact(table.players).key: NOBODY if seat is None else seat}

    def brings(self) -> str:
        """What it brings, in short."""
        return f"{self.amount} from each"

    def words(self) -> str:
        """The rule in words."""
        return f"{self.amount} from every other player, even a partner, to the one who holds these cards and declares them"


@dataclass(frozen=True)
class AllOf(BetweenPlayers):
    """A single player has all of certain cards in his tricks: every other player pays."""

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        wanted = facts.pack.select(self.cards)
        piles = [facts.pile_of(seat) for seat in range(facts.players)]
        if any(pile is not None for pile in piles) and not facts.form:
            seat = next((seat for seat, pile in enumerate(piles) if pile is not None and not wanted & ~pile), None)
        else:
            seat = facts.player(self._fact(facts.players))
        if seat is None:
            return []
        return [Line(self.label, from_each(seat, self.amount, facts.players), f"all in the tricks of player {seat}", self.source,
                     payments.ledger)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Who has all of the cards has them."""
        seat = facts.player(self._fact(facts.players))
        if seat is not None:
            claims.holds(seat, facts.pack.select(self.cards))

    def _fact(self, players: int) -> Fact:
        return who(f"{self.key}_by", f"which single player has all of these cards in his tricks ({self.label})", players)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The piles."""
        return played.party_piles(table, tuple(frozenset((seat,)) for seat in range(table.players)))

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs, card by card."""
        cards = game.pack.select(self.cards)
        return tuple(Stake(Prize.KEPT, self.amount / len(bits(cards)) / 4, 1 << number) for number in bits(cards))

    def brings(self) -> str:
        """What it brings, in short."""
        return f"{self.amount} from each"

    def words(self) -> str:
        """The rule in words."""
        return f"where each plays for himself: {self.amount} from every other player to the one who has all of these cards in his tricks"
