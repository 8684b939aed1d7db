"""What a card adds to the combinations that some cards make."""

from functools import cached_property, lru_cache

from trionfi.cards import Pack, bits
from trionfi.counting import Points
from trionfi.drills.declare import tables
from trionfi.drills.sides import Side
from trionfi.game import Game
from trionfi.melds import Combination, Declarable, Declaration, candidates, declarations, total
from trionfi.melds.called import term
from trionfi.values import NamedTuple, dataclass
from trionfi.words import Words

SPARE = 2   # so many more cards than are needed a set may have


class Basis(NamedTuple):
    """By which table combinations are found in a game, in its pack, and whether among cards `won` or in a hand."""

    pack: Pack
    table: Declarable
    won: bool


@dataclass(frozen=True)
class Asked:
    """A question about what some cards (`held`, a mask) lack, those of a `side` or of a hand: `name` is that of one combination ("" for
    any), `options` the cards to choose from and `right` those that do it, by their numbers."""

    basis: Basis
    held: int
    side: Side | None
    name: str
    options: tuple[int, ...]
    right: tuple[int, ...]

    @cached_property
    def title(self) -> Words:
        """What readers call the combination."""
        return term(self.name) if self.name else ""

    def made(self, number: int) -> tuple[Declaration, ...]:
        """What there is with a card and was not there without it, that of the question first; without a name all that counts."""
        if self.name:
            return tuple(sorted(completed(self.basis, self.held, number), key=lambda one: one.name != self.name))
        return changed(self.basis, self.held, number)


def basis_of(game: Game) -> Basis | None:
    """How combinations of certain cards are found in a game: among cards won, where several count there. None where there are not
    several."""
    for table in tables(game):
        if sum(searched(game.pack, one) for one in table.combinations) > 1:
            return Basis(game.pack, table, any(one.where != "hand" for one in table.combinations))
    return None


@lru_cache(maxsize=512)
def searched(pack: Pack, one: Combination) -> bool:
    """Whether certain cards make a combination: of no set of many it takes only some, and none of its cards must be lacking."""
    return not one.for_lack and any(all(cards.bit_count() - least <= SPARE for cards, least in one.pattern.takes(pack, of))
                                    for of in one.pattern.kinds(pack))


def completed(basis: Basis, held: int, number: int) -> tuple[Declaration, ...]:
    """The combinations of single cards that there are with a card and were not there without it."""
    before = {one.name for one in candidates(basis.pack, held, basis.table, basis.won)}
    found = candidates(basis.pack, held | 1 << number, basis.table, basis.won)
    return tuple({one.name: one for one in found if one.name not in before and searched(basis.pack, one.combination)}.values())


def changed(basis: Basis, held: int, number: int) -> tuple[Declaration, ...]:
    """The combinations that count with a card, and without it not at all or for another amount; those of single cards first."""
    before = {one.name: one.value for one in _best(basis, held)}
    found = [one for one in _best(basis, held | 1 << number) if before.get(one.name) != one.value]
    return tuple(sorted(found, key=lambda one: not searched(basis.pack, one.combination)))


def grown(basis: Basis, held: int, number: int) -> Points:
    """By how much a card makes the combinations worth more."""
    return _worth(basis, held | 1 << number) - _worth(basis, held)


def lacking(basis: Basis, held: int, number: int, name: str) -> tuple[Declaration, int] | None:
    """A combination, of that name if there is one, that takes a card and one more: it, and that other."""
    before = {one.name for one in candidates(basis.pack, held, basis.table, basis.won)}
    for whole in candidates(basis.pack, basis.pack.all, basis.table, basis.won):
        if whole.held >> number & 1 and whole.name not in before and name in ("", whole.name) and searched(basis.pack, whole.combination):
            for other in bits(whole.held & ~held & ~(1 << number)):
                if not _there(basis, held | 1 << other, whole.name) and _there(basis, held | 1 << other | 1 << number, whole.name):
                    return whole, other
    return None


def _there(basis: Basis, cards: int, name: str) -> bool:
    return any(one.name == name for one in candidates(basis.pack, cards, basis.table, basis.won))


def _best(basis: Basis, cards: int) -> tuple[Declaration, ...]:
    """The combinations that count."""
    return declarations(basis.pack, cards, basis.table, basis.won)


def _worth(basis: Basis, cards: int) -> Points:
    """What the combinations come to."""
    return total(basis.table, _best(basis, cards)).value
