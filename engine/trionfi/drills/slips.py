"""What a pile comes to when one step of the counting goes wrong: each slip is the count done again with it."""

from itertools import combinations

from trionfi.counting import Batch, Count, Points
from trionfi.drills.base import Slip, row
from trionfi.game import Game
from trionfi.values import replace
from trionfi.words import Listing, Message, Term, Text, Words

type Found = tuple[Points, Words, Words, tuple[str, ...]]
"""A slip: by how much it changes the points, the step, what is right there, and its cards."""

ODD: Words = "odd cards"
LAST: Words = "last trick"
LESS: Words = "deduction"
BONUS: Words = "bonus"
FOOL: Words = "the Fool"
TRICKS: Words = "tricks"
BATCH: Words = "a batch"
VALUE: Words = "a card's value"
APART: Words = "cards apart"
METHOD: Words = "method"


class Counted:
    """A pile counted by a method, with the slips that may happen to it."""

    def __init__(self, game: Game, cards: tuple[str, ...], last_trick: bool = False, tricks: int = 0, method: str = "customary"):
        self.game, self.last_trick, self.tricks = game, last_trick, tricks
        self.pile = game.pack.mask(cards)
        self.count: Count = game.counting.count(game.pack, self.pile, last_trick, tricks, method)
        self.reduced = method == "reduced"
        self.values = {card: game.counting.table(game.pack)[game.pack.index[card]] for card in cards}
        by_kind: dict[str, list[Batch]] = {}
        for batch in self.count.working:
            by_kind.setdefault(batch.kind, []).append(batch)
        self.full = [batch for batch in by_kind.get("batch", []) if len(batch.cards) == game.counting.group]
        self.odd = next(iter(by_kind.get("odd", [])), None)
        self.apart = by_kind.get("apart", [])

    def slips(self) -> list[Slip]:
        """Every slip that changes the result, the likelier ones first."""
        right = self.count.points
        main = [*self._odd(), *self._last(), *self._tricks(), *self._fool()]
        found = [Slip(right + change, step, words, cards) for change, step, words, cards in main]
        found += self._method()
        for one, other in combinations(main, 2):
            if one[1] != other[1]:
                both = Text(one[2], Message("And: {slip}", slip=other[2]))
                found.append(Slip(right + one[0] + other[0], one[1], both, (*one[3], *other[3]), 2))
        found += [*self._batches(), *self._values()]
        return [slip for slip in found if slip.answer != right]

    def _odd(self) -> list[Found]:
        if self.odd is None:
            return []
        counting, cards = self.game.counting, self.odd.cards
        size = len(cards)
        found: list[Found] = []
        if self.reduced:
            bonus, whole = counting.reduced_bonus(size), counting.reduced_bonus(counting.group)
            found.append((-bonus, ODD, Message(
                "The {n} cards left over add {bonus} as well.", {"n one": "The {n} card left over adds {bonus} as well."}, n=size,
                bonus=bonus), cards))
            found.append((whole - bonus, ODD, only_a_batch(size, bonus, whole), cards))
        else:
            loss = dict(counting.odd).get(size, 0)
            found.append((loss, ODD, odd_too(size, loss), cards))
            if loss != counting.less:
                found.append((loss - counting.less, ODD, row((odd_alone(size, loss), batch_alone(counting.less))), cards))
        found.append((-self.odd.points, ODD, Message("The {n} cards left over must be counted too.",
                                                     {"n one": "The {n} card left over must be counted too."}, n=size), cards))
        return [slip for slip in found if slip[0]]

    def _last(self) -> list[Found]:
        adds = self.game.counting.last_trick
        if not adds:
            return []
        if self.last_trick:
            return [(-adds, LAST, Message("The last trick adds {points}.", points=adds), ())]
        elsewhere = Message("The last trick is not with this pile: its {points} are not counted here.",
                            {"points =1": "The last trick is not with this pile: its {points} is not counted here."}, points=adds)
        return [(adds, LAST, elsewhere, ())]

    def _tricks(self) -> list[Found]:
        adds = self.game.counting.per_trick * self.tricks
        if adds < 0:
            return [(-adds, TRICKS, Message("The {n} cards discarded count one less each.",
                                            {"n one": "The {n} card discarded counts one less."}, n=self.tricks), ())]
        words = Message("The {n} tricks add {points}.", {"n one": "The {n} trick adds {points}."}, n=self.tricks, points=adds)
        return [(-adds, TRICKS, words, ())] if adds else []

    def _fool(self) -> list[Found]:
        pack, counting = self.game.pack, self.game.counting
        if not self.pile & pack.fool_mask:
            return []
        card = pack.cards[pack.fool_mask.bit_length() - 1]
        value = self.values[card.text]
        without = counting.points(pack, self.pile ^ pack.fool_mask, self.last_trick, self.tricks)
        fool = Term(card.name, "card")
        not_empty = Message("{Fool_the} counts {points}: it is not an empty card.", fool=fool, points=value)
        there = Message("{Fool_the} is one of these cards: it counts {points}.", fool=fool, points=value)
        found: list[Found] = [(counting.empty - value, FOOL, not_empty, (card.text,)),
                              (without - self.count.points, FOOL, there, (card.text,))]
        return [slip for slip in found if slip[0]]

    def _method(self) -> list[Slip]:
        counting, right = self.game.counting, self.count.points
        extra = self._extra()
        bare = sum(self.values.values(), 0)
        cards = len(self.values)
        found: list[Slip] = []
        if self.reduced:
            low = bare - cards
            each = counting.reduced_bonus(counting.group)
            found.append(Slip(low + extra, BONUS, Message("Every full batch adds {points} to the lowered values.", points=each)))
            found.append(Slip(low, BONUS, Message("Every full batch adds {points} to the lowered values, and the last trick is missing.",
                                                  points=each), tier=2))
            found.append(Slip(bare + extra, METHOD, "By this method every card counts one point less than its value."))
        elif self.full or self.odd:
            if self.full and counting.less:
                found.append(Slip(bare + extra, LESS, bare_values(counting.less)))
                if counting.last_trick:
                    found.append(Slip(bare, LESS, bare_without_last(counting.less), tier=2))
            if "reduced" in counting.methods:
                found.append(Slip(bare - cards + extra, METHOD,
                                  "These are the lowered values of the other method without what its batches add."))
        if self.apart:
            mixed = replace(counting, values=counting.values + counting.apart, apart=())
            points = mixed.points(self.game.pack, self.pile, self.last_trick, self.tricks)
            apart = tuple(card for batch in self.apart for card in batch.cards)
            words = Message("{cards} join no batch: they are counted apart.", {"n =1": "{cards} joins no batch: it is counted apart."},
                            cards=" ".join(apart), n=len(apart))
            found.append(Slip(points, APART, words, apart))
        return [slip for slip in found if slip.answer != right]

    def _extra(self) -> Points:
        counting = self.game.counting
        return counting.per_trick * self.tricks + (counting.last_trick if self.last_trick else 0)

    def _batches(self) -> list[Slip]:
        counting, right = self.game.counting, self.count.points
        found = []
        for batch in self.full:
            words = Message("{cards} must be counted too: {points}.", cards=" ".join(batch.cards), points=batch.points)
            found.append(Slip(right - batch.points, BATCH, words, batch.cards, 3))
        if self.full and self.reduced:
            each = counting.reduced_bonus(counting.group)
            found.append(Slip(right - each, BATCH, Message("One full batch lacks the {points} that it adds.", points=each), tier=3))
        elif self.full and counting.less:
            words = Message("One full batch did not lose its {points}.", points=counting.less) if counting.less > 0 else \
                Message("One full batch did not get its {points}.", points=-counting.less)
            found.append(Slip(right + counting.less, BATCH, words, tier=3))
        return found

    def _values(self) -> list[Slip]:
        """A card taken for an empty one or for its neighbour in value."""
        counting, right = self.game.counting, self.count.points
        worth = sorted(set(self.game.counting.table(self.game.pack)))
        found = []
        for value in sorted(set(self.values.values()) - {counting.empty}, reverse=True):
            cards = tuple(card for card, one in self.values.items() if one == value)
            found.append(Slip(right - value + counting.empty, VALUE, self._mistaken(cards, value, counting.empty), cards, 4))
            place = worth.index(value)
            for other in worth[max(0, place - 1):place + 2]:
                if other not in (value, counting.empty):
                    found.append(Slip(right - value + other, VALUE, self._mistaken(cards, value, other), cards, 5))
        return found

    def _mistaken(self, cards: tuple[str, ...], value: Points, other: Points) -> Words:
        pack = self.game.pack
        if len(cards) > 3:
            return Message("One of {n} cards counted as {other}: each is worth {points}.", n=len(cards), other=other, points=value)
        names = Listing(tuple(pack.full(pack.index[card]) for card in cards), "or")
        return Message("{Cards} counted as {other}: each is worth {points}.",
                       {"cards =1": "{Cards} counted as {other}: it is worth {points}."}, cards=names, other=other, points=value)


def only_a_batch(size: int, bonus: Points, whole: Points) -> Words:
    """What cards left over add by the lowered values, beside a full batch."""
    if not bonus:
        return Message("The {n} cards left over add nothing: only a full batch adds {whole}.",
                       {"n one": "The {n} card left over adds nothing: only a full batch adds {whole}."}, n=size, whole=whole)
    return Message("The {n} cards left over add {bonus}: only a full batch adds {whole}.",
                   {"n one": "The {n} card left over adds {bonus}: only a full batch adds {whole}."}, n=size, bonus=bonus, whole=whole)


def odd_too(size: int, loss: Points) -> Words:
    """What cards left over do to the sum of their values as well as a full batch."""
    if loss < 0:
        return Message("The {n} cards left over add {points} as well.", {"n one": "The {n} card left over adds {points} as well."}, n=size,
                       points=-loss)
    return Message("The {n} cards left over lose {points} as well.", {"n one": "The {n} card left over loses {points} as well."}, n=size,
                   points=loss)


def odd_alone(size: int, loss: Points) -> Words:
    """What cards left over do to the sum of their values, for what follows of a full batch."""
    if not loss:
        return Message("The {n} cards left over add nothing", {"n one": "The {n} card left over adds nothing"}, n=size)
    if loss < 0:
        return Message("The {n} cards left over add {points}", {"n one": "The {n} card left over adds {points}"}, n=size, points=-loss)
    return Message("The {n} cards left over lose {points}", {"n one": "The {n} card left over loses {points}"}, n=size, points=loss)


def batch_alone(less: Points) -> Words:
    """What a full batch does to the sum of its values, behind what cards left over do."""
    if not less:
        return "a full batch adds nothing."
    return Message("a full batch loses {points}.", points=less) if less > 0 else Message("a full batch adds {points}.", points=-less)


def bare_values(less: Points) -> Words:
    """What was forgotten where only values were added up."""
    if less > 0:
        return Message("These are the bare values: every full batch loses {points}.", points=less)
    return Message("These are the bare values: every full batch adds {points}.", points=-less)


def bare_without_last(less: Points) -> Words:
    """What was forgotten where only values were added up, and the last trick may have been left out too."""
    if less > 0:
        return Message("These are the bare values: every full batch loses {points}; and see whether the last trick belongs to the pile.",
                       points=less)
    return Message("These are the bare values: every full batch adds {points}; and see whether the last trick belongs to the pile.",
                   points=-less)
