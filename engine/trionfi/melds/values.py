"""What a combination is worth: by the number of its cards, by the sum of their values, by a factor."""

from collections.abc import Callable

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.hooks import made_once
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Words
from trionfi.words.phrases import remarks


class Value:
    """What every way of saying a worth answers. `ledger` is that of the table unless it is named."""

    ledger: str
    steps: tuple[tuple[int, Points], ...] = ()
    """Where the worth goes by the number of cards: (at least so many, value)."""

    @property
    def varies(self) -> bool:
        """Whether it hangs on the number of cards."""
        return False

    @property
    def factor(self) -> "Factor | None":
        """What multiplies it, None where nothing does."""
        return None

    def step(self, size: int) -> int:
        """The number of cards of the highest step that a size reaches; -1 for none."""
        return -1

    def below(self, size: int) -> tuple[int, ...]:
        """The sizes under this one that are worth something else, the largest first."""
        return ()

    def amount(self, pack: Pack, size: int, cards: int) -> Points:
        """The worth of a declaration: of its size, and of its cards (a mask) with those that are annexed."""
        raise NotImplementedError

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Whether some cards of a pack can come to so much."""
        raise NotImplementedError

    def figures(self) -> Words:
        """The figures as a player writes them."""
        raise NotImplementedError


@dataclass(frozen=True)
class Scale(Value):
    """A value by size: steps of (at least so many cards, value), and above the last step `more` for each further card,
    or the value doubled for each. "10 + 5" is `Scale(((10, 10),), more=5)`. `ledger` is the table's own unless named."""

    steps: tuple[tuple[int, Points], ...]
    more: Points = 0
    doubles: bool = False
    ledger: str = ""

    @property
    def varies(self) -> bool:
        """Whether it hangs on the number of cards."""
        return len(self.steps) > 1 or bool(self.more)

    def step(self, size: int) -> int:
        """The number of cards of the highest step that a size reaches; -1 for none."""
        return max((least for least, _ in self.steps if least <= size), default=-1)

    def below(self, size: int) -> tuple[int, ...]:
        """The sizes under this one that are worth something else, the largest first."""
        steps = [least for least, _ in self.steps]
        if (self.more or self.doubles) and size > steps[-1]:
            return (*range(size - 1, steps[-1], -1), *reversed(steps))
        return tuple(least for least in reversed(steps) if least < self.step(size))

    def of_size(self, size: int) -> Points:
        """The value of so many cards; 0 below the first step."""
        least, value = next((step for step in reversed(self.steps) if step[0] <= size), (-1, 0))
        if least < 0:
            return 0
        over = size - least if least == self.steps[-1][0] else 0
        return value * 2**over if self.doubles else value + self.more * over

    def amount(self, pack: Pack, size: int, cards: int) -> Points:
        """The value of a declaration."""
        return self.of_size(size)

    @made_once
    def amounts(self, pack: Pack) -> tuple[Points, ...]:
        """Every value that it can come to with the cards of a pack."""
        return tuple(dict.fromkeys(self.of_size(size) for size in range(1, pack.size + 1) if self.of_size(size)))

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Whether it can come to so much."""
        return amount in self.amounts(pack)

    def figures(self) -> Words:
        """The figures in words: "10, and 5 for each further card", "20 for 10 cards, 30 for 13, 40 for 15"."""
        (least, value), *others = self.steps
        text: Words = str(value)
        if others:
            first = Message("{points} for {n} cards", {"n one": "{points} for {n} card"}, points=value, n=least)
            steps = [Message("{points} for {n}", points=points, n=cards) for cards, points in others]
            text = Message("{steps}", steps=Listing((first, *steps), ","))
        if self.doubles:
            return Message("{points}, doubled for each further card", points=text)
        return Message("{points}, and {more} for each further card", points=text, more=self.more) if self.more else text

    def counted(self) -> Words:
        """The figures where something else than cards is counted: "10 for 3, 20 for 4"."""
        steps = tuple(Message("{points} for {n}", points=value, n=number) for number, value in self.steps)
        return Message("{steps}", steps=Listing(steps, ","))


@dataclass(frozen=True)
class Factor(Value):
    """A factor by content: the number of cards of a set, with 1 more for each set of `also` that has a card there, and
    what the cards of `plus` add; 1 where no card of the set is there, `plus` apart. Also a value of its own."""

    of: str
    also: tuple[str, ...] = ()
    plus: tuple[tuple[str, int], ...] = ()
    ledger: str = ""

    def amount(self, pack: Pack, size: int, cards: int) -> int:
        """The factor for the cards."""
        times = (cards & pack.select(self.of)).bit_count()
        if times:
            times += sum(1 for expression in self.also if cards & pack.select(expression))
        return (times or 1) + sum(more * (cards & pack.select(of)).bit_count() for of, more in self.plus)

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Whether the cards of a pack can make it so much."""
        return 1 <= amount <= self.amount(pack, 0, pack.all)

    @property
    def factor(self) -> "Factor":
        """Itself."""
        return self

    def words(self, say: Callable[[str], Words]) -> Words:
        """The rule in a sentence; `say` gives the words for a set of cards."""
        cards = say(self.of)
        more = Listing(tuple(Message("1 more with any of {cards}", cards=say(of)) for of in self.also), ",")
        beside = [Message("{cards} adds {n}", cards=say(of), n=plus) for of, plus in self.plus]
        if self.also and beside:
            return Message("The multiplier is the number of cards that are {cards}, {more}; without such a card it is 1; {beside}.",
                           cards=cards, more=more, beside=remarks(beside))
        if self.also:
            return Message("The multiplier is the number of cards that are {cards}, {more}; without such a card it is 1.", cards=cards,
                           more=more)
        if beside:
            return Message("The multiplier is the number of cards that are {cards}; without such a card it is 1; {beside}.", cards=cards,
                           beside=remarks(beside))
        return Message("The multiplier is the number of cards that are {cards}; without such a card it is 1.", cards=cards)

    def figures(self) -> Words:
        """The factor in a few words."""
        return "as many as the multiplier"


@dataclass(frozen=True)
class CardSum(Value):
    """The sum of the values of the cards, annexed ones included: value by set, later sets over earlier ones; `times`
    multiplies it."""

    values: tuple[tuple[str, Points], ...]
    times: Factor | None = None
    ledger: str = ""

    @property
    def factor(self) -> Factor | None:
        """What multiplies it."""
        return self.times

    def amount(self, pack: Pack, size: int, cards: int) -> Points:
        """The sum for the cards."""
        total: Points = 0
        rest = cards
        for expression, value in reversed(self.values):
            part = rest & pack.select(expression)
            total += value * part.bit_count()
            rest &= ~part
        return total * self.times.amount(pack, size, cards) if self.times else total

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Whether some cards of a pack can come to so much."""
        return 0 < amount <= self.amount(pack, 0, pack.all)

    def figures(self) -> Words:
        """In a few words."""
        return "the values of its cards, times the multiplier" if self.times else "the values of its cards"
