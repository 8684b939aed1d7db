"""Patterns: which cards make a combination. A pattern finds its forms in a set of cards; a table says what they are worth.

Sets of cards are expressions that `Pack.select` reads ("trumps + fool"). A pattern yields `Found`, the best form of each
kind that is there: with thirteen trumps one declaration of thirteen, not three of ten.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cached_property
from itertools import combinations
from typing import ClassVar, NamedTuple

from trionfi.cards import Pack, bits
from trionfi.values import dataclass
from trionfi.vocabulary import Checked


@dataclass(frozen=True)
class Found:
    """One form of a pattern: its cards, the number that its value is read by, which suit, rank or run it is, the cards
    of that group that are not held, the absent cards for which others stand, and those of its cards that may stand for others."""

    cards: int
    size: int
    of: str = ""
    lacks: int = 0
    filled: int = 0
    wild: int = 0


Say = Callable[[str], str]
"""Gives the words for a set of cards (`Game.set_words`)."""


class Pattern(Checked):
    """What every pattern answers. `least` is the fewest cards, or sets, that make it, where it has such a number."""

    least: int

    counted: ClassVar[bool] = False
    """Whether its size is the number of cards that are held of a set."""

    repeated: ClassVar[str] = ""
    """What one of its forms is called where several of the same name may be declared; "" where each is declared once."""

    for_lack: ClassVar[bool] = False
    """Whether it is declared because cards of a set are lacking."""

    def kinds(self, pack: Pack) -> tuple[str, ...]:
        """What its forms are called by; the one form has no name of its own unless the pattern says so."""
        return ("",)

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The forms that a set of cards (a mask) has, the best of each kind."""
        raise NotImplementedError

    def ways(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The forms where their cards may serve elsewhere instead."""
        return self.find(pack, cards)

    def fewer(self, found: Found, number: int, first: Callable[[int, int], int]) -> Iterator[int]:
        """The sets of so many cards (masks) that may be declared in place of a form; `first` picks that many out of a set as they would be
        shown."""
        return iter(())

    def words(self, pack: Pack, say: Say) -> str:
        """What it takes, in words."""
        raise NotImplementedError


class Each(StrEnum):
    """Where so many cards must be: anywhere in the hand, in one suit, or of one rank."""

    ALL = "all"
    SUIT = "suit"
    RANK = "rank"


@dataclass(frozen=True)
class Count(Pattern):
    """So many cards of a set: ten trumps, three Kings with the Fool, the four courts of a suit.

    `each` says whether one suit or rank must have them. `must` are cards of the set that have to
    be among them, `plus` cards outside the set that have to be held as well; `exact` means no more than `least` held.
    A combination takes all the cards of the set that are held, at most `most` (0 is no limit).
    """

    of: str
    least: int
    most: int = 0
    each: Each = Each.ALL
    must: str = ""
    plus: str = ""
    exact: bool = False

    counted = True

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The form of each group that has enough."""
        of, plus = pack.select(self.of), pack.select(self.plus)
        if plus & ~cards or (of & cards).bit_count() < self.least:
            return
        for name, group in _groups(pack, of, self.each):
            members = group & cards
            held = members.bit_count()
            if held < self.least or (self.exact and held != self.least):
                continue
            must = pack.select(self.must) & group
            if must & ~cards:
                continue
            if self.most and held > self.most:
                held, members = self.most, must | _first(pack, members & ~must, self.most - must.bit_count())
            yield Found(members | plus, held, name, group & ~cards)

    def kinds(self, pack: Pack) -> tuple[str, ...]:
        """What its forms are called by: the suit or rank of each."""
        return tuple(name for name, _ in _groups(pack, pack.select(self.of), self.each))

    def ways(self, pack: Pack, cards: int) -> Iterator[Found]:
        """Every set of held cards that makes the combination; for small sets whose cards may serve elsewhere instead."""
        for found in self.find(pack, cards):
            must = pack.select(self.must) & found.cards | pack.select(self.plus)
            loose = bits(found.cards & ~must)
            plus = pack.select(self.plus).bit_count()
            for choice in range(1 << len(loose)):
                chosen = must
                for place, number in enumerate(loose):
                    if choice >> place & 1:
                        chosen |= 1 << number
                size = chosen.bit_count() - plus
                if size >= self.least:
                    yield Found(chosen, size, found.of, found.lacks)

    def fewer(self, found: Found, number: int, first: Callable[[int, int], int]) -> Iterator[int]:
        """Of a suit or a rank any so many, of a larger set those that are shown first; none where certain cards must be there."""
        if self.must or self.plus:
            return iter(())
        if self.each == Each.ALL:
            return iter((first(found.cards, number),))
        return (sum(1 << card for card in chosen) for chosen in combinations(bits(found.cards), number))

    def words(self, pack: Pack, say: Say) -> str:
        """How many of which, and where."""
        of = pack.select(self.of)
        groups = {"suit": len(pack.suits), "rank": len({pack.cards[n].rank for n in range(pack.size) if of >> n & 1})}
        whole = of.bit_count() // groups.get(self.each, 1)
        if self.least == whole:
            text = f"all of {say(self.of)}" if whole > 1 else say(self.of)
        else:
            exactly = self.exact or self.most == self.least
            text = f"{self.least} of {say(self.of)}" if exactly else f"{self.least} or more of {say(self.of)}"
        if self.each != Each.ALL:
            text += f" in one {self.each}"
        if self.must:
            text += f", {say(self.must)} among them"
        return f"{text}, with {say(self.plus)}" if self.plus else text


@dataclass(frozen=True)
class Lacking(Pattern):
    """Not one card of a set: no trumps, no counting card. It is said of a whole hand, and no cards make it."""

    of: str

    for_lack = True

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The one form, when none is held."""
        if cards and not cards & pack.select(self.of):
            yield Found(0, 0)

    def words(self, pack: Pack, say: Say) -> str:
        """The set."""
        return f"none of {say(self.of)}"


class Reach(StrEnum):
    """Where a sequence is looked for: once in the whole hand, or in each suit."""

    ALL = "all"
    SUIT = "suit"


class Size(StrEnum):
    """What makes the size of a sequence: the cards that are held, or also the places that wild cards fill."""

    HELD = "held"
    FILLED = "filled"


class _Ground(NamedTuple):
    """The cards of a sequence in a pack, or within a suit of it: masks, and the two ways from the head in their order."""

    anchor: int
    head: int
    wild: int
    close: int
    down: list[int]
    up: list[int]


@dataclass(frozen=True)
class Sequence(Pattern):
    """Cards that belong together and others in unbroken order from them: Matadors, Brizigole, the Bolognese sequences.

    All of `anchor` must be held, at least `genuine` cards of `head`, and `places` of it filled, by wild cards where it
    must be. From there the run goes `down` from the highest card of a set and `up` from the lowest of another, as far as
    cards are held. `wild` cards are counted whenever they are held, used or not; each bridges one gap (all of them
    together `bridges` gaps, when that is said), a single place with a held card beyond it, and never, unless
    `neighbours`, next to another such place. When a run has come to its end, the held cards of `close` follow. `count` says
    whether the places bridged belong to the size, `each` whether every suit is looked at.
    """

    anchor: str = ""
    head: str = ""
    genuine: int = 0
    places: int = 0
    down: str = ""
    up: str = ""
    close: str = ""
    wild: str = ""
    bridges: int | None = None
    neighbours: bool = False
    count: Size = Size.HELD
    least: int = 3
    most: int = 0
    each: Reach = Reach.ALL

    def kinds(self, pack: Pack) -> tuple[str, ...]:
        """What its forms are called by: the suit of each, where it has one."""
        return ("",) if self.each == Reach.ALL else tuple(suit.name for suit in pack.suits)

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The longest sequence of each suit, or the longest of all."""
        if self.each == Reach.ALL:
            found = self._longest(pack, cards, -1)
            if found:
                yield found
            return
        for suit in pack.suits:
            found = self._longest(pack, cards, pack.suit_masks[suit.letter], suit.name)
            if found:
                yield found

    @cached_property
    def _grounds(self) -> dict[tuple[str, int], _Ground]:
        return {}

    def _ground(self, pack: Pack, within: int) -> _Ground:
        found = self._grounds.get((pack.name, within))
        if found is None:
            anchor, head, close, down, up = (pack.select(cards) & within for cards in (
                self.anchor, self.head, self.close, self.down, self.up))
            found = self._grounds[pack.name, within] = _Ground(anchor, head, pack.select(self.wild), close, bits(down)[::-1], bits(up))
        return found

    def _longest(self, pack: Pack, cards: int, within: int, name: str = "") -> Found | None:
        anchor, head, wild, close, down, up = self._ground(pack, within)
        genuine = head & cards
        if anchor & ~cards or genuine.bit_count() < self.genuine:
            return None
        wild, close = wild & cards, close & cards
        bridges = wild.bit_count() if self.bridges is None else self.bridges if wild else 0
        short = max(0, self.places - genuine.bit_count())
        if short > bridges:
            return None
        bridges -= short
        filled = _highest(head & ~cards, short)
        # A stand-in below every card of the head that is held lies next to the run.
        touching = bool(filled) and (filled & -filled) < (genuine & -genuine or 1 << pack.size)
        base = anchor | genuine | wild
        best: Found | None = None
        for share in range(bridges + 1 if down and up else 1):
            room = self.most - base.bit_count() if self.most else pack.size
            first = self._walk(cards, down, bridges - share, touching, close, room)
            second = self._walk(cards, up, share, touching, 0, room) if up else (0, 0)
            held = base | first[0] | second[0]
            gaps = filled | first[1] | second[1]
            size = held.bit_count() + (gaps.bit_count() if self.count == Size.FILLED else 0)
            if best is None or size > best.size:
                best = Found(held, size, name, 0, gaps, wild)
        return best if best and best.size >= self.least else None

    def _walk(self, cards: int, order: list[int], bridges: int, touching: bool, close: int, room: int) -> tuple[int, int]:
        """The cards taken and the places bridged on the way along an order."""
        taken, filled, place = 0, 0, 0
        while place < len(order):
            if taken.bit_count() == room:
                return taken, filled
            if cards >> order[place] & 1:
                taken, touching, place = taken | 1 << order[place], False, place + 1
                continue
            beyond = place
            while beyond < len(order) and not cards >> order[beyond] & 1:
                beyond += 1
            gap = beyond - place
            reached = beyond < len(order) or close
            if not reached or gap > bridges or (not self.neighbours and (gap > 1 or touching)):
                return taken, filled
            for number in order[place:beyond]:
                filled |= 1 << number
            bridges, touching, place = bridges - gap, True, beyond
        return taken | close, filled

    def words(self, pack: Pack, say: Say) -> str:
        """What it begins with, where it goes on, and what may stand in."""
        parts = [say(self.anchor)] if self.anchor else []
        if self.head:
            least = f"{self.places} or more of {say(self.head)}"
            parts.append(f"{least} (at least {self.genuine} genuine)" if self.wild else least)
        for order, way in ((self.down, "downwards"), (self.up, "upwards")):
            if order:
                parts.append(f"from the {'highest' if way == 'downwards' else 'lowest'} {way}, unbroken, {say(order)}")
        if self.close:
            parts.append(f"then {say(self.close)}")
        text = f"{', '.join(parts)}; {self.least} cards at least"
        if self.wild:
            bound = "" if self.neighbours else ", never for two neighbours"
            text += f"; {say(self.wild)} may stand for a missing card{bound}; one that fills no gap is a card more"
        return f"in a suit: {text}" if self.each == Reach.SUIT else text


@dataclass(frozen=True)
class Runs(Pattern):
    """Every unbroken run of at least so many cards inside a window, each as long as it goes; `names` calls a run by the
    first set that it has a card of."""

    windows: tuple[str, ...]
    least: int = 3
    names: tuple[tuple[str, str], ...] = ()

    repeated = "run"

    def kinds(self, pack: Pack) -> tuple[str, ...]:
        """What its forms are called by: the names, and for a run without one its highest card."""
        return (*(name for name, _ in self.names), *(text for window in self.windows for text in pack.unmask(pack.select(window))))

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The runs, from the lowest window's highest down."""
        for window in self.windows:
            run: list[int] = []
            for number in (*bits(pack.select(window))[::-1], None):
                if number is not None and cards >> number & 1:
                    run.append(number)
                    continue
                if len(run) >= self.least:
                    made = sum(1 << card for card in run)
                    yield Found(made, len(run), self._name(pack, made))
                run = []

    def _name(self, pack: Pack, run: int) -> str:
        for name, of in self.names:
            if run & pack.select(of):
                return name
        return pack.unmask(run)[0]

    def words(self, pack: Pack, say: Say) -> str:
        """How long, and within what."""
        return f"{self.least} or more in unbroken order within {' or within '.join(map(say, self.windows))}"


@dataclass(frozen=True)
class Groups(Pattern):
    """So many sets of which at least `each` cards are held: three pairs of court cards. It takes `each` cards of every such set, the
    first as they come in a sorted hand."""

    of: tuple[str, ...]
    each: int
    least: int

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The one form, of all the sets that have enough."""
        held = [found for of in self.of if (found := pack.select(of) & cards).bit_count() >= self.each]
        if len(held) >= self.least:
            yield Found(sum(_first(pack, found, self.each) for found in held), len(held))

    def words(self, pack: Pack, say: Say) -> str:
        """How many of how many sets."""
        return f"{self.each} of each of {self.least} or more kinds among {', '.join(map(say, self.of))}"


_GROUPS: dict[tuple[str, int, str], tuple[tuple[str, int], ...]] = {}


def _groups(pack: Pack, of: int, each: str) -> tuple[tuple[str, int], ...]:
    """The cards `of` a pack (a mask) parted into the suits or ranks that a pattern looks at, with their names."""
    key = pack.name, of, each
    return _GROUPS.get(key) or _GROUPS.setdefault(key, tuple(_parted(pack, of, each)))


def _parted(pack: Pack, of: int, each: str) -> Iterator[tuple[str, int]]:
    if each == "all":
        yield "", of
    elif each == Each.SUIT:
        for suit in pack.suits:
            if of & pack.suit_masks[suit.letter]:
                yield suit.name, of & pack.suit_masks[suit.letter]
    else:
        named = {letter: english for letter, english, _ in pack.courts}
        ranks: dict[str, int] = {}
        for number in bits(of)[::-1]:
            rank = pack.cards[number].rank
            ranks[rank] = ranks.get(rank, 0) | 1 << number
        for rank, group in ranks.items():
            yield f"{named.get(rank, rank)}s", group


def _first(pack: Pack, cards: int, number: int) -> int:
    """So many cards, as they come in a sorted hand."""
    order = [card for card in pack.display_order if cards >> card & 1]
    return sum(1 << card for card in order[:max(0, number)])


def _highest(cards: int, number: int) -> int:
    return sum(1 << card for card in bits(cards)[::-1][:max(0, number)])
