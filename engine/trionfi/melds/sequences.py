"""Patterns of cards in unbroken order."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cached_property
from itertools import combinations

from trionfi.cards import Pack, bits
from trionfi.counting import Points
from trionfi.melds.pattern import Found, Ground, Part, Pattern, Say, even, joined
from trionfi.values import NamedTuple, dataclass
from trionfi.words import Listing, Message, Words
from trionfi.words.phrases import remarks


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
    `neighbours`, next to another such place. When a run has come to its end, the held cards of `close` follow, which rank equal; in a
    pack where they have an order they go on with the run, below all of `down`, as far as they are held. `count` says whether the places
    bridged belong to the size, `each` whether every suit is looked at.
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
        return tuple(name for name, _ in self._reaches(pack))

    def letter(self, pack: Pack, of: str) -> str:
        """That of its suit."""
        return next((suit.letter for suit in pack.suits if suit.name == of), "")

    def grounds(self, pack: Pack) -> tuple[Ground, ...]:
        """All that may be in it, or in that of each suit; but where wild cards alone might make one, all suits together."""
        places = [self._ground(pack, within) for _, within in self._reaches(pack)]
        fewest = self.least if self.count == Size.HELD else 0
        found = tuple(Ground(joined((one.anchor, one.head, one.wild, one.close, *(1 << card for card in (*one.down, *one.up)))),
                             one.anchor, fewest) for one in places)
        alone = any(not one.anchor and not self.genuine for one in places)
        return (Ground(joined(one.reads for one in found)),) if alone else found

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The longest sequence of each suit, or the longest of all."""
        for name, within in self._reaches(pack):
            found = self._longest(pack, cards, within, name)
            if found:
                yield found

    def fewer(self, pack: Pack, found: Found, number: int, first: Callable[[int, int], int]) -> Iterator[Found]:
        """Any cards of the head and any wild ones may be left out, and the run is cut from its end; one that goes two ways stays whole."""
        within = dict(self._reaches(pack))[found.of]
        ground = self._ground(pack, within)
        if ground.up:
            return
        kept = ground.anchor & found.cards
        loose = bits(found.cards & (ground.head | ground.wild) & ~kept)
        rest_of_it = found.cards & ~(kept | ground.head | ground.wild)
        run = bits(rest_of_it & ~ground.close)[::-1] + bits(rest_of_it & ground.close)
        for chosen in range(len(loose) + 1):
            down = number - kept.bit_count() - chosen
            for some in combinations(loose, chosen) if 0 <= down <= len(run) else ():
                cards = kept | joined(1 << card for card in (*some, *run[:down]))
                shorter = self._longest(pack, cards, within, found.of)
                if shorter is not None and shorter.cards == cards:
                    yield shorter

    def _reaches(self, pack: Pack) -> tuple[tuple[str, int], ...]:
        """The names and masks of the suits in which it is looked for, or all cards without a name."""
        return (("", -1),) if self.each == Reach.ALL else tuple((suit.name, pack.suit_masks[suit.letter]) for suit in pack.suits)

    @cached_property
    def _grounds(self) -> dict[tuple[str, int], _Ground]:
        return {}

    def _ground(self, pack: Pack, within: int) -> _Ground:
        found = self._grounds.get((pack.name, within))
        if found is None:
            anchor, head, close, down, up = (pack.select(cards) & within for cards in (
                self.anchor, self.head, self.close, self.down, self.up))
            run = bits(down)[::-1]
            if self._ranked(pack, close):
                run, close = run + bits(close)[::-1], 0
            found = self._grounds[pack.name, within] = _Ground(anchor, head, pack.select(self.wild), close, run, bits(up))
        return found

    @staticmethod
    def _ranked(pack: Pack, close: int) -> bool:
        """Whether several cards have an order among them."""
        return len({pack.floor[number] for number in bits(close)}) > 1

    def parts(self, pack: Pack, worth: Callable[[int], Points]) -> Iterator[Part]:
        """That of each suit, or of all, where it goes one way only and each further card counts as much."""
        more = even(worth, self.least, pack.size)
        if self.up or self.most or self.count != Size.HELD or more is None:
            return
        for suit in (pack.all,) if self.each == Reach.ALL else tuple(pack.suit_masks[one.letter] for one in pack.suits):
            ground = self._ground(pack, suit)
            down = joined(1 << number for number in ground.down)
            yield Part(worth(self.least), ground.anchor, ground.head, self.genuine, self.places, down, ground.close, ground.wild,
                       -1 if self.bridges is None else self.bridges, self.neighbours, self.least, more)

    def _longest(self, pack: Pack, cards: int, within: int, name: str) -> Found | None:
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

    def words(self, pack: Pack, say: Say) -> Words:
        """What it begins with, where it goes on, and what may stand in."""
        run = Message("{cards}", cards=Listing(tuple(self._run_words(pack, say)), ","))
        text = remarks([run, Message("{n} cards at least", n=self.least), *self._wild_words(pack, say)])
        return Message("in a suit: {run}", run=text) if self.each == Reach.SUIT else text

    def _run_words(self, pack: Pack, say: Say) -> Iterator[Words]:
        if self.anchor:
            yield say(self.anchor)
        if self.head and self.wild:
            yield Message("{n} or more of {cards} (at least {least} genuine)", n=self.places, cards=say(self.head), least=self.genuine)
        elif self.head:
            yield Message("{n} or more of {cards}", n=self.places, cards=say(self.head))
        if self.down:
            yield Message("from the highest downwards, unbroken, {cards}", cards=say(self.down))
        if self.up:
            yield Message("from the lowest upwards, unbroken, {cards}", cards=say(self.up))
        if any(self._ranked(pack, pack.select(self.close) & within) for _, within in self._reaches(pack)):
            yield Message("then in their order, unbroken too, {cards}", cards=say(self.close))
        elif self.close:
            yield Message("then {cards}", cards=say(self.close))

    def _wild_words(self, pack: Pack, say: Say) -> Iterator[Words]:
        if self.wild and self.bridges is not None and not self.neighbours:
            places = pack.select(self.down or self.up).bit_count()
            yield (Message("{cards} may stand for any missing card, never for two neighbours, where the run goes on beyond it",
                           cards=say(self.wild)) if self.bridges >= places else
                   Message("{cards} may stand for {n} missing cards in all, never for two neighbours, where the run goes on beyond them",
                           {"n =1": "{cards} may stand for one missing card in all, where the run goes on beyond it"}, cards=say(self.wild),
                           n=self.bridges))
            yield ("a missing card that is filled so counts as if it were held" if self.count == Size.FILLED else
                   "the missing card itself does not count")
        elif self.wild and self.neighbours:
            yield Message("{cards} may stand for a missing card; one that fills no gap is a card more", cards=say(self.wild))
        elif self.wild:
            yield Message("{cards} may stand for a missing card, never for two neighbours; one that fills no gap is a card more",
                          cards=say(self.wild))


@dataclass(frozen=True)
class Runs(Pattern):
    """Every unbroken run of at least so many cards inside a window, each as long as it goes; `names` calls a run by the
    first set that it has a card of."""

    windows: tuple[str, ...]
    least: int = 3
    names: tuple[tuple[str, str], ...] = ()

    repeated = True

    def kinds(self, pack: Pack) -> tuple[str, ...]:
        """What its forms are called by: the names, and for a run without one its highest card."""
        return (*(name for name, _ in self.names), *(text for window in self.windows for text in pack.unmask(pack.select(window))))

    def grounds(self, pack: Pack) -> tuple[Ground, ...]:
        """Each window, or all together where they have cards in common."""
        windows = tuple(map(pack.select, self.windows))
        apart = joined(windows) == sum(windows)
        return tuple(Ground(window, fewest=self.least) for window in windows) if apart else (Ground(joined(windows), fewest=self.least),)

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

    def words(self, pack: Pack, say: Say) -> Words:
        """How long, and within what."""
        windows = Listing(tuple(Message("within {cards}", cards=say(window)) for window in self.windows), "or")
        return Message("{n} or more in unbroken order {windows}", n=self.least, windows=windows)


def _highest(cards: int, number: int) -> int:
    return sum(1 << card for card in bits(cards)[::-1][:max(0, number)])
