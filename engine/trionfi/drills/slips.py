"""What a pile comes to when one step of the counting goes wrong: each slip is the count done again with it."""

from itertools import combinations

from trionfi.counting import Batch, Count, Points
from trionfi.drills.base import Slip, number, plural
from trionfi.game import Game
from trionfi.values import replace

ODD, LAST, LESS, BONUS, FOOL, TRICKS, BATCH, VALUE, APART, METHOD = (
    "odd cards", "last trick", "deduction", "bonus", "the Fool", "tricks", "a batch", "a card's value", "cards apart", "method",
)


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
                found.append(Slip(right + one[0] + other[0], one[1], f"{one[2]} And: {other[2]}", (*one[3], *other[3]), 2))
        found += [*self._batches(), *self._values()]
        return [slip for slip in found if slip.answer != right]

    def _odd(self) -> list[tuple[Points, str, str, tuple[str, ...]]]:
        if self.odd is None:
            return []
        counting, cards = self.game.counting, self.odd.cards
        size = len(cards)
        over = f"{plural(size, 'card')} left over"
        found: list[tuple[Points, str, str, tuple[str, ...]]] = []
        if self.reduced:
            bonus, whole = counting.reduced_bonus(size), counting.reduced_bonus(counting.group)
            found.append((-bonus, ODD, f"The {over} add {number(bonus)} as well.", cards))
            adds = f"{'adds' if size == 1 else 'add'} {number(bonus) if bonus else 'nothing'}"
            found.append((whole - bonus, ODD, f"The {over} {adds}: only a full batch adds {number(whole)}.", cards))
        else:
            loss = dict(counting.odd).get(size, 0)
            found.append((loss, ODD, f"The {over} {changes(-loss, size)} as well.", cards))
            if loss != counting.less:
                words = f"The {over} {changes(-loss, size)}; a full batch {changes(-counting.less)}."
                found.append((loss - counting.less, ODD, words, cards))
        found.append((-self.odd.points, ODD, f"The {over} must be counted too.", cards))
        return [slip for slip in found if slip[0]]

    def _last(self) -> list[tuple[Points, str, str, tuple[str, ...]]]:
        adds = self.game.counting.last_trick
        if not adds:
            return []
        if self.last_trick:
            return [(-adds, LAST, f"The last trick adds {number(adds)}.", ())]
        return [(adds, LAST, f"The last trick is not with this pile: its {number(adds)} are not counted here.", ())]

    def _tricks(self) -> list[tuple[Points, str, str, tuple[str, ...]]]:
        adds = self.game.counting.per_trick * self.tricks
        if adds < 0:
            return [(-adds, TRICKS, f"The {self.tricks} {self.game.counting.adding} count one less each.", ())]
        return [(-adds, TRICKS, f"The {plural(self.tricks, 'trick')} add {number(adds)}.", ())] if adds else []

    def _fool(self) -> list[tuple[Points, str, str, tuple[str, ...]]]:
        pack, counting = self.game.pack, self.game.counting
        if not self.pile & pack.fool_mask:
            return []
        card = pack.cards[pack.fool_mask.bit_length() - 1]
        value = self.values[card.text]
        without = counting.points(pack, self.pile ^ pack.fool_mask, self.last_trick, self.tricks)
        found = [
            (counting.empty - value, FOOL, f"The {card.name} counts {number(value)}: it is not an empty card.", (card.text,)),
            (without - self.count.points, FOOL, f"The {card.name} is one of these cards: it counts {number(value)}.", (card.text,)),
        ]
        return [slip for slip in found if slip[0]]

    def _method(self) -> list[Slip]:
        counting, right = self.game.counting, self.count.points
        extra = self._extra()
        bare = sum(self.values.values(), 0)
        cards = len(self.values)
        found: list[Slip] = []
        if self.reduced:
            low = bare - cards
            each = number(counting.reduced_bonus(counting.group))
            found.append(Slip(low + extra, BONUS, f"Every full batch adds {each} to the lowered values."))
            found.append(Slip(low, BONUS, f"Every full batch adds {each} to the lowered values, and the last trick is missing.", tier=2))
            found.append(Slip(bare + extra, METHOD, "By this method every card counts one point less than its value."))
        elif self.full or self.odd:
            if self.full and counting.less:
                each = changes(-counting.less)
                found.append(Slip(bare + extra, LESS, f"These are the bare values: every full batch {each}."))
                if counting.last_trick:
                    found.append(Slip(bare, LESS, f"These are the bare values: every full batch {each}; and see whether the last "
                                                  "trick belongs to the pile.", tier=2))
            if "reduced" in counting.methods:
                words = "These are the lowered values of the other method without what its batches add."
                found.append(Slip(bare - cards + extra, METHOD, words))
        if self.apart:
            mixed = replace(counting, values=counting.values + counting.apart, apart=())
            points = mixed.points(self.game.pack, self.pile, self.last_trick, self.tricks)
            apart = tuple(card for batch in self.apart for card in batch.cards)
            found.append(Slip(points, APART, f"{' '.join(apart)} join no batch: they are counted apart.", apart))
        return [slip for slip in found if slip.answer != right]

    def _extra(self) -> Points:
        counting = self.game.counting
        return counting.per_trick * self.tricks + (counting.last_trick if self.last_trick else 0)

    def _batches(self) -> list[Slip]:
        counting, right = self.game.counting, self.count.points
        found = [
            Slip(right - batch.points, BATCH, f"{' '.join(batch.cards)} must be counted too: {number(batch.points)}.", batch.cards, 3)
            for batch in self.full
        ]
        if self.full and self.reduced:
            each = counting.reduced_bonus(counting.group)
            found.append(Slip(right - each, BATCH, f"One full batch lacks the {number(each)} that it adds.", tier=3))
        elif self.full and counting.less:
            due = f"lose its {number(counting.less)}" if counting.less > 0 else f"get its {number(-counting.less)}"
            found.append(Slip(right + counting.less, BATCH, f"One full batch did not {due}.", tier=3))
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

    def _mistaken(self, cards: tuple[str, ...], value: Points, other: Points) -> str:
        pack = self.game.pack
        names = " or ".join(pack.cards[pack.index[card]].full for card in cards[:3]) if len(cards) < 4 else f"one of {len(cards)} cards"
        return f"{names[0].upper()}{names[1:]} counted as {number(other)}: {'each' if cards[1:] else 'it'} is worth {number(value)}."


def changes(by: Points, cards: int = 1) -> str:
    """What cards do to the sum of their values: "loses 2", "add 1", "adds nothing"."""
    verb = "lose" if by < 0 else "add"
    return f"{verb}{'s' if cards == 1 else ''} {number(abs(by)) if by else 'nothing'}"
