"""Options and profiles: where sources differ or a table chooses, a named set of edits of rule parts. No part ever asks which
option is on."""

from trionfi.errors import TrionfiError, brief
from trionfi.game.edits import Edit
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Words


@dataclass(frozen=True)
class Value:
    """One value of an option: its name, what it means, its source, and the edits that make it."""

    name: str
    words: Words
    source: str
    edits: tuple[Edit, ...] = ()


@dataclass(frozen=True)
class Option:
    """A point where the sources differ or a table chooses; the first value is the default."""

    name: str
    words: Words
    values: tuple[Value, ...]

    def value(self, name: object) -> Value:
        """The value of that name. Raises TrionfiError naming the values that there are."""
        for value in self.values:
            if value.name == name:
                return value
        known = Listing(tuple(value.name for value in self.values), ",")
        raise TrionfiError(Message("option {option} cannot be '{name}': it is one of {known}", option=self.name, name=brief(name),
                                   known=known))


@dataclass(frozen=True)
class Profile:
    """A named set of option values: the rules as one source or one group plays them. The one that is `common` is what most tables
    play today: pages offer it before the default."""

    name: str
    words: Words
    source: str
    options: tuple[tuple[str, str], ...] = ()
    common: bool = False
