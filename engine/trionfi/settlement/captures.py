"""Cards captured, and what else a side does in the play: the last trick, cards that it has at the end, what its declarer undertook."""

from collections.abc import Iterable
from functools import cached_property, partial

from trionfi.cards import Pack, bits
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.feats import Deed, Result
from trionfi.settlement.incentives import AllCards, EachCard, Incentives, InLastTrick
from trionfi.settlement.questions import (
    DECLARER,
    DECLARER_SEAT,
    DECLARER_TERM,
    NOBODY,
    OPPONENTS,
    PILES,
    SIDES,
    Claim,
    Question,
    Says,
    which_side,
    yes_no,
)
from trionfi.settlement.reward import OfCaptures, OfCards
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, from_each, one_to_one
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field, replace
from trionfi.words import Listing, Message, Seat, Term, Words


@dataclass(frozen=True)
class Captured(OfCaptures, Deed):
    """Each of certain cards that a side took from the other in a trick."""

    said = "from each opponent for each of these cards that the {declarer}'s side captures, to each for one that they capture"

    def words(self) -> Words:
        return Message("{rule}, at once", rule=super().words()) if self.at_once else super().words()

    def results(self, facts: Facts) -> list[Result]:
        masks = {side: facts.cards(self.fact(side)) for side in SIDES}
        both = masks[SIDES[0]] & masks[SIDES[1]]
        if both:
            raise TrionfiError(Message("{cards} cannot be captured by both sides", cards=" ".join(facts.pack.unmask(both))))
        return [self._result(facts.pack, side, number) for side, mask in masks.items() for number in reversed(bits(mask))]

    @staticmethod
    def _result(pack: Pack, side: str, number: int) -> Result:
        return side, 1, Message("{card} captured", card=pack.cards[number].name)

    def asked_of(self, facts: Facts) -> Iterable[Question]:
        return map(self.fact, SIDES)

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        if not self.at_once:
            return []
        pair, side = (played.declarer(table), table.partner), played.side_of(table, trick.winner)
        return [self.paid(payments, table.players, pair, table.contract.rate, self._result(table.pack, side, number), len(table.tricks))
                for number in played.captured(table, trick, table.pack.select(self.cards))]

    def in_tricks(self, game: Rules) -> int:
        return game.pack.select(self.cards) if self.at_once else 0

    @made_once
    def fact(self, side: str) -> Question:
        """The question which of the cards this side captured."""
        asked: Words = (Message("which of these cards did the {declarer} capture from the other side", declarer=DECLARER_TERM)
                        if side == DECLARER else "which of these cards did the opponents capture from the other side")
        return Question(f"captured_by_{side}", asked, "cards", default=0, cards=self.cards, seen=partial(self._seen, side=side),
                        says=(Claim(Says.HOLDS, whose=side), Claim(Says.WINS, whose=side)))

    def _seen(self, table: Table, side: str) -> Cards:
        captured = played.captures(table, table.pack.select(self.cards))
        return Cards(sum(1 << number for winner, number in captured if played.side_of(table, winner) == side))


@dataclass(frozen=True)
class Taken(OfCards):
    """`amount` for each card taken from another player: where one plays against the rest, between him and each of the others, and only
    for what is taken across; else from the owner to the captor. Paid as it falls."""

    amount: int = 0
    at_once: bool = field(default=True, kw_only=True)

    short = "{amount} a card"
    said = ("{amount} for each of these cards captured, at once: between a soloist and each opponent, if one side takes it from "
            "the other; where each plays for himself from its owner to the captor")

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (DECLARER_SEAT, *(question for _, _, question in self.facts(facts.players)))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        apart, declarer, there = payments.apart(facts), payments.declarer(facts), facts.pack.select(self.cards).bit_count()
        return [line for taker, owner, fact in self.facts(facts.players)
                for _ in range(min(facts.whole(fact), there))  # more than there are the claim refuses
                for line in self.paid(payments, facts.players, None if apart else declarer, taker, owner)]

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        declarer = None if table.contract.apart else played.declarer(table)
        return [line for owner, _ in self._taken(table, trick)
                for line in self.paid(payments, table.players, declarer, trick.winner, owner, len(table.tricks))]

    def in_tricks(self, game: Rules) -> int:
        return game.pack.select(self.cards)

    def paid(self, payments: Settling, players: int, declarer: int | None, taker: int, owner: int, trick: int = 0) -> list[Line]:
        """The line of one card, if it is paid for; where each plays for himself no declarer is given."""
        if declarer not in (None, taker, owner):
            return []
        amounts = one_to_one(taker, owner, self.amount, players) if declarer is None else \
            from_each(declarer, self.amount if taker == declarer else -self.amount, players)
        return [self.line(payments, amounts, Message("taken by {who} from {other}", who=Seat(taker), other=Seat(owner)), trick)]

    def _taken(self, table: Table, trick: Trick) -> list[tuple[int, int]]:
        cards = table.pack.select(self.cards)
        return [(owner, number) for owner, number in trick.plays if cards >> number & 1 and owner != trick.winner]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        taken = 0
        for _, _, fact in self.facts(facts.players):
            taken += facts.whole(fact)
            claims.at_most(fact.key, taken, facts.pack.select(self.cards).bit_count(), "such cards, with those taken by the others")

    @made_once
    def facts(self, players: int) -> list[tuple[int, int, Question]]:
        """For each two players the fact how many of the cards the one took from the other."""
        return [(taker, owner, Question(self.fact_key(taker, "from", owner), Message("how many of these cards {who} took from {other} "
                "({label})", who=Seat(taker), other=Seat(owner), label=self.label), "number", default=0,
                seen=partial(self._seen, pair=(taker, owner))))
                for taker in range(players) for owner in range(players) if taker != owner]

    def _seen(self, table: Table, pair: tuple[int, int]) -> int:
        return [(trick.winner, owner) for trick in table.tricks for owner, _ in self._taken(table, trick)].count(pair)

    def stakes(self, game: Rules) -> Incentives:
        return (EachCard(float(self.amount), game.pack.select(self.cards), captured=True),)


@dataclass(frozen=True)
class LastTrick(Deed):
    """Winning the last trick; with `announced`, only if that word was said before play."""

    announced: str = ""

    def asked_of(self, facts: Facts) -> Iterable[Question]:
        return (self._word, played.WON_LAST) if self.announced else (played.WON_LAST,)

    @cached_property
    def _word(self) -> Question:
        return replace(yes_no(self.fact_key(), Message("was {announced} announced", announced=self.announced)),
                       seen=partial(played.said, word=self.announced))

    def results(self, facts: Facts) -> list[Result]:
        if self.announced and not facts.need(self._word):
            return []
        why = Message("won the last trick after '{said}'", said=self.announced) if self.announced else Message("won the last trick")
        return [(facts.last_trick(), 1, why)]

    def stakes(self, game: Rules) -> Incentives:
        return (InLastTrick(float(self.amount), word=self.announced),)

    def words(self) -> Words:
        if not self.announced:
            return Message("from each opponent, if the {declarer}'s side wins the last trick; to each, if they do", declarer=DECLARER_TERM)
        return Message("from each opponent, if the {declarer}'s side wins the last trick after {announced}; to each, if they do",
                       announced=self.announced, declarer=DECLARER_TERM)


@dataclass(frozen=True)
class LastTrickAnnounced(Deed):
    """Winning the last trick, paid only where it was announced: so often as the highest of the `words` that were said is worth."""

    words_said: tuple[tuple[str, int], ...] = ()

    def asked_of(self, facts: Facts) -> Iterable[Question]:
        return self.fact, played.WON_LAST

    def results(self, facts: Facts) -> list[Result]:
        said = str(facts.need(self.fact))
        if said == NOBODY:
            return []
        return [(facts.last_trick(), dict(self.words_said).get(said, 1), Message("won the last trick after '{said}'", said=said))]

    def _seen(self, table: Table) -> str:
        said = [word for word, _ in self.words_said if table.announced(word) is not None]
        return said[-1] if said else NOBODY

    @cached_property
    def fact(self) -> Question:
        """The question what was announced."""
        values = ((NOBODY, "nothing"), *((word, Message("{name} ({value})", name=word, value=times)) for word, times in self.words_said))
        return Question("last_trick_announced", "what was announced for the last trick", "choice", values, NOBODY, seen=self._seen)

    def stakes(self, game: Rules) -> Incentives:
        return tuple(InLastTrick(float(self.amount), word=word) for word, _ in self.words_said)

    def words(self) -> Words:
        some = tuple(Message("{n} after {word}", n=times, word=word) for word, times in self.words_said)
        return Message("from each opponent, if the {declarer}'s side wins the last trick, to each, if they do, only if it was announced: "
                       "{some}", some=Listing(some, ","), declarer=DECLARER_TERM)


@dataclass(frozen=True)
class Collected(OfCards, Deed):
    """A side has all of certain cards at the end; `better` more of them are worth `better_times` in all."""

    noun: Words = ""
    better: str = ""
    better_times: int = 1
    better_noun: Words = ""

    counts_cards = True
    named_cards = ""  # its noun names them

    def results(self, facts: Facts) -> list[Result]:
        wanted, more = facts.pack.select(self.cards), facts.pack.select(self.better)
        piles = {side: facts.pile(side) for side in SIDES}
        if not any(pile is not None for pile in piles.values()):
            side, better = self._told(facts)
        else:
            side = next((side for side, pile in piles.items() if pile is not None and pile & wanted == wanted), NOBODY)
            better = side != NOBODY and bool(more) and (piles[side] or 0) & more == more
        if side == NOBODY:
            return []
        noun, times = (self.better_noun, self.better_times) if better else (self.noun, 1)
        return [(side, times, Message("{noun} in the tricks of the {side}", noun=noun, side=Term(side, "side")))]

    def asked_of(self, facts: Facts) -> Iterable[Question]:
        return PILES[DECLARER], PILES[OPPONENTS], *self._asked[:1 + bool(self.better)]

    @cached_property
    def _asked(self) -> tuple[Question, Question]:
        """Which side has the cards, and whether it has the further ones too."""
        asked = which_side(self.fact_key(), Message("which side has {noun}", noun=self.noun))
        return asked, yes_no(self.fact_key("better"), Message("did that side have {betternoun}", betternoun=self.better_noun),
                             (asked.key, NOBODY))

    def _told(self, facts: Facts) -> tuple[str, bool]:
        """Which side has the cards, as the facts say, and whether it has the further ones too."""
        side, better = self._asked
        have = str(facts.need(side))
        return have, bool(self.better and have != NOBODY and facts.need(better))

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        side, better = self._told(facts)
        claims.holds(side, facts.pack.select(self.cards) | facts.pack.select(self.better if better else ""))

    def stakes(self, game: Rules) -> Incentives:
        return (AllCards(float(self.amount), game.pack.select(self.cards), game.pack.select(self.better)),)

    def words(self) -> Words:
        if not self.better:
            return Message("from each opponent, if the {declarer}'s side has {cards} in its tricks; to each, if they have", cards=self.noun,
                           declarer=DECLARER_TERM)
        return Message("from each opponent, if the {declarer}'s side has {cards} in its tricks; to each, if they have; for {better} {n} "
                       "instead", cards=self.noun, better=self.better_noun,
                       n=self.better_times, declarer=DECLARER_TERM)


@dataclass(frozen=True)
class Boast(OfCards, Deed):
    """The declarer undertook something with the word `word`: paid to him if he has done it, by him if not. Heirs say what."""

    word: str = ""

    def values(self) -> tuple[tuple[str, Words], ...]:
        """How it may have ended, each with its words."""
        return ("no", "not announced"), ("made", "announced and made"), ("lost", "announced and lost")

    @cached_property
    def fact(self) -> Question:
        """The question whether it was announced, and how it ended."""
        return Question(self.fact_key(), Message("was {word} announced", word=self.word), "choice", self.values(), "no", says=self.says(),
                        seen=self.seen)

    def asked_of(self, facts: Facts) -> Iterable[Question]:
        return (self.fact,)

    def says(self) -> tuple[Claim, ...]:
        """What it says that it was made."""
        return ()

    def seen(self, table: Table) -> str | None:
        """How it ended at a table."""
        raise NotImplementedError

    def ended(self, facts: Facts) -> str:
        """How it ended, in one of these values."""
        return str(facts.need(self.fact))

    def results(self, facts: Facts) -> list[Result]:
        state = self.ended(facts)
        return [] if state == "no" else [(DECLARER if state == "made" else OPPONENTS, 1, Message("announced and {state}", state=state))]


@dataclass(frozen=True)
class Undertaken(Boast):
    """To have certain cards in the tricks of the declarer's side."""

    counts_cards = True
    said = ("if the {declarer} has announced it: from each opponent, when these cards are in the tricks of his side, to each, when they "
            "are not")

    def values(self) -> tuple[tuple[str, Words], ...]:
        return *super().values(), ("announced", Message("announced: the {declarer}'s cards decide", declarer=DECLARER_TERM))

    def ended(self, facts: Facts) -> str:
        state = super().ended(facts)
        pile = None if state == "no" else facts.pile(DECLARER)
        if pile is not None:
            state = "lost" if facts.pack.select(self.cards) & ~pile else "made"
        if state == "announced":
            state = str(facts.need(Question(self.fact.key, "was it made", "choice", (("made", "made"), ("lost", "lost")))))
        return state

    def says(self) -> tuple[Claim, ...]:
        return (Claim(Says.HOLDS, self.cards, ("made",), DECLARER),)

    def seen(self, table: Table) -> str | None:
        return "announced" if table.announced(self.word) is not None else None

    def stakes(self, game: Rules) -> Incentives:
        return (AllCards(float(self.amount), game.pack.select(self.cards), word=self.word),)


@dataclass(frozen=True)
class LastTrickUndertaken(Boast):
    """To win the last trick with one of `cards` (none given: with the card that the declarer named), or with `home` to win it and have all
    of them in his side's tricks."""

    home: bool = False

    def says(self) -> tuple[Claim, ...]:
        return Claim(Says.LAST, "", ("made",), DECLARER), Claim(Says.HOLDS, self.cards if self.home else "", ("made",), DECLARER)

    def seen(self, table: Table) -> str:
        said = next((word for word, _ in table.contract.announced if word == self.word or word.startswith(f"{self.word} ")), None)
        if said is None:
            return "no"
        last, side = table.tricks[-1], table.side(played.declarer(table))
        number = next(number for seat, number in last.plays if seat == last.winner)
        wanted = table.pack.select(self.cards or said.removeprefix(self.word).strip())
        so = not wanted & ~played.pile_of(table, side) if self.home else wanted >> number & 1
        return "made" if last.winner in side and so else "lost"

    def words(self) -> Words:
        if self.home:
            return self.filled("to the {declarer} if he announced it and his side wins the last trick and has these cards in its tricks, "
                               "to the opponents if not")
        if self.cards:
            return self.filled("to the {declarer} if he announced it and his side wins the last trick with one of these cards, to the "
                               "opponents if not")
        return self.filled("to the {declarer} if he announced it and his side wins the last trick with the card that he named, to the "
                           "opponents if not")
