"""The facts of a hand that a settlement reads: typed by a person, or taken from a played hand.

A rule asks for the facts it needs; one that is neither there nor to be derived raises MissingFact. Collecting what
is asked for makes the calculator's form.
"""

from collections.abc import Mapping
from fractions import Fraction

from trionfi.cards import Pack
from trionfi.counting import Counting, Points, prose
from trionfi.errors import MissingFact, TrionfiError
from trionfi.melds import Declarable
from trionfi.melds.typed import check as check_declared
from trionfi.melds.typed import taken
from trionfi.settlement import questions, typed
from trionfi.settlement.limits import UNLIMITED, Limits
from trionfi.settlement.questions import DECLARER, LAST_TRICK, NEITHER, NOBODY, OPPONENTS, OTHER_POINTS, PILES, POINTS, Question
from trionfi.words import Listing, Message, Term, Words, phrases
from trionfi.written import LIMIT, exact


class Cards(int):
    """A set of cards as a mask, where a person would write a list."""


class Facts:
    """What is known of one hand, checked as it is read; `asked` lists every fact that a rule wanted. `parties` are the
    names of the sides where no declarer makes them: "player 0", or "players 0 and 2"."""

    def __init__(self, pack: Pack, counting: Counting, players: int, known: Mapping[str, object],
                 parties: tuple[Words, ...] = (), limits: Limits = UNLIMITED):
        self.limits = limits
        self.pack, self.counting, self.players = pack, counting, players
        self.parties = parties or tuple(phrases.players((seat,)) for seat in range(players))
        self.known = dict(known)
        self.asked: dict[str, Question] = {}
        self._values: dict[str, tuple[Question, object]] = {}
        self._piles: list[int | None] = []
        self._sums: dict[tuple[int, int, Points], Points] = {}
        self._declarers: Points | None = None

    def need(self, fact: Question) -> object:
        """The value of a fact. Raises MissingFact when it is missing, TrionfiError when it makes no sense."""
        read = self._values.get(fact.key)
        if read is not None and read[0] is fact:
            return read[1]
        value = self._value(fact)
        self._values[fact.key] = fact, value
        return value

    def _value(self, fact: Question) -> object:
        self.asked.setdefault(fact.key, fact)
        given = self.known.get(fact.key)
        if given is not None:
            return self.checked(fact, given)
        if fact.default is not None:
            return fact.default
        raise self.missing(fact)

    def missing(self, fact: Question) -> MissingFact:
        """The error for a fact that is wanted and not there."""
        return MissingFact(Message("the fact '{key}' is missing: {inform} ({form})", key=fact.key, inform=self.in_form(fact.words),
                form=self.takes(fact)), fact.key)

    def in_form(self, words: Words) -> Words:
        """Words of a fact as the form has them."""
        return questions.in_form(words, bool(self.counting.last_trick), self.limits.partners,
                                 lambda one: self.limits.declarer if one == DECLARER else one)

    def called(self, fact: Question | str) -> Words:
        """What an error's line calls a fact, by itself or by its key: the words that ask for it, as the form has them."""
        found = self.asked.get(fact) if isinstance(fact, str) else fact
        return Message('"{words}"', words=self.in_form(found.words)) if found else f"'{fact}'"

    @property
    def declarer(self) -> Term:
        """The declarer, as the game calls him."""
        return self.limits.declarer

    def whole(self, fact: Question) -> int:
        """The value of a fact that is a number, a seat, or a choice that is a number. Raises as `need` does."""
        found = self.need(fact)
        return found if type(found) is int else int(str(found))

    def amount(self, fact: Question) -> Points:
        """The value of a fact that is card points. Raises as `need` does."""
        return exact(self.need(fact))

    def cards(self, fact: Question) -> int:
        """The cards of a fact, as a mask. Raises as `need` does."""
        found = self.need(fact)
        return found if isinstance(found, int) else 0

    def player(self, fact: Question) -> int | None:
        """The player or party that a fact names, None where it is none of them. Raises as `need` does."""
        found = self.need(fact)
        if type(found) is int:
            return found
        return None if found in (NOBODY, NEITHER) else int(str(found))

    def seats(self, fact: Question) -> tuple[int, ...]:
        """The seats that a fact names. Raises as `need` does."""
        return tuple(int(str(seat)) for seat in _listed(self.need(fact)))

    def gains(self, fact: Question) -> tuple[Points, ...]:
        """The numbers of a fact, in their order. Raises as `need` does."""
        return tuple(exact(one) for one in _listed(self.need(fact)))

    def names(self, fact: Question) -> tuple[str, ...]:
        """The choices that a fact lists. Raises as `need` does."""
        return tuple(map(str, _listed(self.need(fact))))

    def declared(self, fact: Question) -> tuple[tuple[str, Points], ...]:
        """The declarations of a fact, as (name, value). Raises as `need` does."""
        return tuple((str(name), exact(value)) for name, value in map(_listed, _listed(self.need(fact))))

    def has(self, fact: Question) -> bool:
        """Whether the fact was given; asking makes it part of the form."""
        self.asked.setdefault(fact.key, fact)
        return self.given(fact)

    def given(self, fact: Question) -> bool:
        """Whether the fact was given; it is not made part of the form."""
        return self.known.get(fact.key) is not None

    def agrees(self, fact: Question, others: Mapping[str, Question]) -> None:
        """Raise TrionfiError where a fact that was given makes no sense, or is said of what another fact rules out."""
        if not self.given(fact):
            return
        value = self.checked(fact, self.known[fact.key])
        if value is False or value in (fact.default, NOBODY, ()) or (not value and fact.unit in ("cards", "number", "card points")):
            return
        table = self.declarations_of(fact)
        if fact.unit == "declarations" and table is not None:
            check_declared(self.pack, table, self.called(fact), self.declared(fact))
        for hangs_on, so in ((fact.only_if, True), (fact.unless, False)):
            if hangs_on is None or hangs_on[0] not in others:
                continue
            other = others[hangs_on[0]]
            given = self.known.get(other.key)
            found = other.default if given is None else self.checked(other, given)
            if found is not None and (found == hangs_on[1]) != so:
                given, so_far = typed.written(self.known[fact.key]), typed.written(found)
                raise TrionfiError(Message("{fact} cannot be {given}: {other} is {sofar}", fact=self.called(fact), given=given,
                        other=self.called(other), sofar=so_far))

    def declarations_of(self, fact: Question) -> Declarable | None:
        """The table of what a fact lets be declared."""
        return fact.declarable(self.limits.declared)

    def comes_to(self, fact: Question, value: object) -> None:
        """Raise TrionfiError where a fact is given otherwise than the cards come to. An answer with which a form begins says nothing."""
        said, found = self.checked(fact, self.known[fact.key]), self.checked(fact, value)
        if fact.default is not None and said == self.checked(fact, fact.default):
            return
        if fact.unit == "declarations":
            said, found = sum(amount for _, amount in self.declared(fact)), sum(exact(amount) for _, amount in map(_listed, _listed(found)))
        if said != found:
            told = prose(found) if isinstance(found, int | Fraction) and not isinstance(found, bool) else typed.written(found)
            raise TrionfiError(Message("{fact} cannot be {given}: by the cards given it is {told}", fact=self.called(fact),
                    given=typed.written(self.known[fact.key]), told=told))

    def takes(self, fact: Question) -> Words:
        """The values that a fact takes, in one phrase."""
        if fact.unit == "choice":
            return Message("one of {values}", values=Listing(tuple(typed.named(value, words) for value, words in fact.values), ","))
        if fact.unit == "choices":
            return Message("a list of {values}", values=Listing(tuple(typed.written(value) for value, _ in fact.values), ","))
        if fact.unit == "seat":
            return Message("a seat from 0 to {n}", n=self.players - 1)
        if fact.unit == "seats":
            return Message("a list of seats from 0 to {n}", n=self.players - 1)
        if fact.unit == "number":
            return "a whole number"
        if fact.unit == "total":
            return "a whole number, with a minus below nothing"
        if fact.unit == "declarations":
            table = self.declarations_of(fact)
            return taken(self.pack, table) if table else "a whole number for all of them"
        if fact.unit == "gains":
            return "numbers in their order, such as 8 5 -5 11 -20"
        if fact.unit == "cards":
            return ("cards such as T17 KS" if not fact.cards else
                    Message("some of {cards}", cards=" ".join(self.pack.unmask(self.pack.select(fact.cards)))))
        return "a whole number of card points" if self.counting.unit == 1 else "a number of card points, such as 45½"

    def checked(self, fact: Question, value: object) -> object:
        """The value in the form that rules read. Raises TrionfiError with the values that would be right."""
        if self._ready(fact, value):
            return value
        try:
            return self._read(fact, value)
        except typed.Unreadable:
            raise TrionfiError(Message("{fact} cannot be {given}: it takes {form}", fact=self.called(fact), given=typed.written(value),
                    form=self.takes(fact))) from None

    def _read(self, fact: Question, value: object) -> object:
        if fact.unit == "choice":
            for known, words in fact.values:
                if typed.means(value, known, words):
                    return known
            raise typed.Unreadable
        if fact.unit == "cards":
            return self._cards(fact, value)
        if fact.unit == "choices":
            if not isinstance(value, list | tuple):
                raise typed.Unreadable
            one = Question(fact.key, fact.words, "choice", fact.values)
            return tuple(self.checked(one, item) for item in value)
        if fact.unit == "card points":
            return typed.points(value, self.counting.unit)
        if fact.unit == "declarations":
            return typed.declarations(value)
        if fact.unit == "gains":
            return typed.numbers(value)
        if fact.unit == "total":
            return typed.total(value)
        if fact.unit == "seats":
            if not isinstance(value, list | tuple):
                raise typed.Unreadable
            return tuple(dict.fromkeys(typed.below(seat, self.players) for seat in value))
        return typed.below(value, self.players if fact.unit == "seat" else None)

    def _ready(self, fact: Question, value: object) -> bool:
        """Whether the value has that form already, as those of a played hand have."""
        if fact.unit == "choice":
            return any(value is known or (type(value) is type(known) and value == known) for known, _ in fact.values)
        if fact.unit == "seat":
            return type(value) is int and 0 <= value < self.players
        if fact.unit in ("number", "card points"):
            return type(value) is int and 0 <= value < LIMIT
        return fact.unit == "cards" and type(value) is Cards

    def _cards(self, fact: Question, value: object) -> int:
        if isinstance(value, Cards):
            return value
        if not isinstance(value, str | list | tuple):
            raise typed.Unreadable
        mask = self.pack.mask(self.pack.parse_all(value))
        if fact.cards and mask & ~self.pack.select(fact.cards):
            raise typed.Unreadable
        return mask

    def pile(self, side: str) -> int | None:
        """The cards that a side has at the end, as a mask, when they are known."""
        fact, other = PILES[side], PILES[OPPONENTS if side == DECLARER else DECLARER]
        mine = self.cards(fact) if self.has(fact) else None
        if not self.given(other):
            return mine
        rest = self.pack.all & ~self._given(other)
        if mine is not None and mine != rest:
            raise TrionfiError(Message("{cards}: each card is either in {fact} or in {other}", cards=self._some(mine ^ rest),
                    fact=self.called(fact), other=self.called(other)))
        return rest

    def last_trick(self) -> str:
        """The side that won the last trick."""
        return str(self.need(LAST_TRICK))

    def party_points(self, party: int) -> Question:
        """The fact how many card points a party has, the last trick in."""
        return questions.points_of(party, self.parties[party], bool(self.counting.last_trick))

    def party_cards(self, party: int) -> Question:
        """The fact which cards a party has at the end."""
        return questions.cards_of(party, self.parties[party])

    def party_tricks(self, party: int) -> Question:
        """The fact how many tricks a party has won."""
        return questions.tricks_of(party, self.counting.asks_units(self.parties[party]))

    @property
    def last_trick_fact(self) -> Question:
        """The fact which party won the last trick."""
        return questions.last_trick_of(self.parties)

    def pile_of(self, party: int, whole: bool = False) -> int | None:
        """The cards that a party has at the end, as a mask, when they are known or, where the `whole` pack is won, are what
        the others leave; parties are numbered from 0."""
        piles = self._piles or self._laid(party)
        if whole and piles[party] is None and piles.count(None) == 1 < len(piles):
            return self.pack.all & ~sum(pile or 0 for pile in piles)
        return piles[party]

    def _laid(self, first: int) -> list[int | None]:
        """The cards of each party; of two that have a card in common the one that is not asked for `first` is named."""
        facts = [self.party_cards(party) for party in range(len(self.parties))]
        piles = [self.cards(fact) if self.has(fact) else None for fact in facts]
        taken = piles[first] or 0
        for party, pile in enumerate(piles):
            if party != first and pile:
                if shared := pile & taken:
                    raise TrionfiError(Message("{cards}: no card can be in {fact} and in another player's cards",
                            cards=self._some(shared), fact=self.called(facts[party])))
                taken |= pile
        self._piles = piles
        return piles

    def points_of(self, party: int, parties: int, total: Points = 0) -> Points:
        """A party's card points, the last trick in: counted from its pile, as typed, or what the others leave of the
        `total`, where all together always have that (0: they do not)."""
        question = party, parties, total
        if question not in self._sums:
            self._sums[question] = self._counted(party, parties, total)
        return self._sums[question]

    def _counted(self, party: int, parties: int, total: Points) -> Points:
        pile = self.pile_of(party, bool(total))
        if pile is not None:
            last = bool(self.counting.last_trick) and self.need(self.last_trick_fact) == party
            tricks = self.whole(self.party_tricks(party)) if self.counting.per_trick else 0
        if pile is not None:
            return self.counting.points(self.pack, pile, last, tricks)
        own = self.party_points(party)
        others = [self.party_points(other) for other in range(parties) if other != party]
        if total and all(map(self.given, others)):
            rest = total - sum(self.amount(fact) for fact in others)
            if rest < 0 or (self.has(own) and self.amount(own) != rest):
                raise TrionfiError(Message("the card points do not agree: all together have {total}", total=total))
            return rest
        points, most = self.amount(own), self.counting.pack_points(self.pack, parties)[1]
        if points > most:
            raise TrionfiError(Message("{fact} cannot be {points}: there are {most} card points in all", fact=self.called(own),
                    points=points, most=most))
        return points

    def in_all(self, whole: bool, total: Points, strict: bool) -> None:
        """Raise TrionfiError where the piles that were given lack cards of a pack that is won `whole`, or where the card points that were
        reckoned with come to another sum than the `total` that all parties together always have, or where it varies (0) than all can have;
        piles that are no whole tricks may come to another `total` unless that is looked at `strict`ly."""
        sides = range(len(self.parties))
        given = self._piles or self._laid(0)
        lost = self.pack.all & ~sum(pile or 0 for pile in given)
        if whole and lost and None not in given:
            raise TrionfiError(Message("{cards}: each card must be with one of {parties}", cards=self._some(lost),
                    parties=Listing(tuple(self.parties), ",")))
        made = [points for party in sides if (points := self._sums.get((party, len(sides), total))) is not None]
        if len(made) < len(sides):
            return
        told, adds = Listing(tuple(made), "+"), self.counting.per_trick * self.counting.units(self.limits.tricks, 1)
        least, most = self.counting.pack_points(self.pack, len(sides))
        if whole and not total and sum(made) > most + adds:
            raise TrionfiError(Message("the card points do not agree: {made} are reckoned with, and all together have {most} at the most",
                                       made=told, most=most + adds))
        if whole and not total and sum(made) < least:
            raise TrionfiError(Message("the card points do not agree: {made} are reckoned with, and all together have {least} at the least",
                                       made=told, least=least))
        counted = None not in [self.pile_of(party, whole) for party in sides]
        if not total and not counted and sum(made) > most:
            raise TrionfiError(Message("the card points do not agree: {made} are reckoned with, and all together have at most {most}",
                                       made=told, most=most))
        if total and sum(made) != total and (strict or not counted):
            raise TrionfiError(
                Message("the card points do not agree: {made} are reckoned with, and all together have {total}, as cards are won in whole "
                        "tricks", made=told, total=total) if counted else
                Message("the card points do not agree: {made} are reckoned with, and all together have {total}", made=told, total=total))

    def _some(self, cards: int) -> str:
        texts = self.pack.unmask(cards)
        return " ".join(texts[:5]) + (" ..." if len(texts) > 5 else "")

    def points(self) -> Points:
        """The declarer's card points, the last trick in: counted from a pile, or as typed for either side."""
        if self._declarers is None:
            self._declarers = self._of_declarer()
        return self._declarers

    def _of_declarer(self) -> Points:
        pile = self.pile(DECLARER)
        least, most = self.counting.pack_points(self.pack)
        found: dict[str, Points] = {}
        if pile is not None:
            last = bool(self.counting.last_trick) and self.last_trick() == DECLARER
            found["the cards"] = self.counting.points(self.pack, pile, last)
        if self.given(POINTS):
            found[self.called(POINTS)] = self._within(POINTS, most)
        if self.has(OTHER_POINTS) and least == most:
            found[self.called(OTHER_POINTS)] = least - self._within(OTHER_POINTS, least)
        if len(set(found.values())) > 1:
            said = tuple(Message("{what} {n}", what=name, n=points) for name, points in found.items())
            raise TrionfiError(self.in_form(Message("the facts do not agree on the {declarer}'s card points: {said}",
                                                    declarer=questions.DECLARER_TERM, said=Listing(said, ","))))
        return next(iter(found.values())) if found else self.amount(POINTS)

    def _within(self, fact: Question, most: Points) -> Points:
        points = self.amount(fact)
        if points > most:
            raise TrionfiError(Message("{fact} cannot be {points}: there are {most} card points in all", fact=self.called(fact),
                    points=points, most=most))
        return points

    def _given(self, fact: Question) -> int:
        """Cards that were given and are not asked for."""
        found = self.checked(fact, self.known[fact.key])
        return found if isinstance(found, int) else 0


def _listed(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()
