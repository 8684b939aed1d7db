"""A match that is over as a person tells it: its totals and marks, and what else its payment hangs on."""

from collections.abc import Mapping

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import Question
from trionfi.state.rules import Rules
from trionfi.words import Listing, Message, Seat, Words, pattern
from trionfi.words.values import Value


class Asking(Facts):
    """The facts of a match of which nothing is told: whatever is wanted has some value, and is noted."""

    def _value(self, fact: Question) -> object:
        self.asked.setdefault(fact.key, fact)
        return fact.any_value

    def player(self, fact: Question) -> int | None:
        self.need(fact)
        return None


class Ended:
    """What is told of a match that is over, read in the way of `trionfi.settlement.facts`. `seats` are those of each party that stands
    before the deal, `level` says whether the totals sum to nothing, `ledger` is the unit of the hands."""

    def __init__(self, game: Rules, players: int, known: Mapping[str, object], form: bool = False):
        payments = game.payments
        self.facts = (Asking if form else Facts)(game.pack, game.counting, players, known, payments.parties(players))
        self.players, self.form = players, form
        self.seats, self.level, self.ledger = payments.seats(players), payments.zero_sum, payments.ledger

    def by_party(self, key: str, words: Words, default: int | None = None, unit: str = "number", **values: Value) -> tuple[int, ...]:
        """A number of each party, party by party; `words` name it as {whom} and have places for `values`."""
        return tuple(self.facts.whole(Question(f"{key}_{party}", pattern(words, {"whom": name} | values), unit, default=default))
                     for party, name in enumerate(self.facts.parties))

    def by_player(self, key: str, words: Words, default: int | None = None) -> tuple[int, ...]:
        """A number of each player, by seat; `words` name him as {whom}."""
        return tuple(self.facts.whole(Question(f"{key}_{seat}", pattern(words, {"whom": Seat(seat)}), "number", default=default))
                     for seat in range(self.players))

    def spread(self, amounts: tuple[Points, ...]) -> tuple[Points, ...]:
        """Amounts by party as amounts by player."""
        return tuple(next(amount for amount, party in zip(amounts, self.seats, strict=True) if seat in party)
                     for seat in range(self.players))

    def totals(self, together: int | None = None) -> tuple[Points, ...]:
        """The total of each player. Where all totals of the parties `together` come to a sum that is known, as they do where they sum to
        nothing, one that is not told follows from the others; it is at least nothing where the sum is more."""
        known = 0 if together is None and self.level else together
        unit = "number" if known else "total"
        wanted = [Question(f"total_{party}", Message("total of {name}", name=name), unit) for party, name in enumerate(self.facts.parties)]
        given = [fact for fact in wanted if self.facts.given(fact)]
        if known is None or self.form or len(given) != len(wanted) - 1:
            made = [self.facts.whole(fact) for fact in wanted]
        else:
            rest = known - sum(self.facts.whole(fact) for fact in given)
            made = [self.facts.whole(fact) if fact in given else rest for fact in wanted]
        wrong = known is not None and (sum(made) != known or (known > 0 and min(made) < 0))
        self.refuse(wrong, Message("the totals do not agree: {made}, and together they come to {n}", made=Listing(tuple(made), ","),
                n=known or 0))
        return self.spread(tuple(made))

    def refuse(self, wrong: bool, words: Words) -> None:
        """Raise TrionfiError with these words where something is wrong; while a form is made nothing is."""
        if wrong and not self.form:
            raise TrionfiError(words)
