"""Methods of the parts of the rules. Most parts leave some as they are: which have one of their own, so that only these are called; and
what a part makes once and keeps."""

from collections.abc import Callable
from functools import wraps


def overriding[T](parts: tuple[T, ...], base: type, name: str) -> tuple[T, ...]:
    """Those of the parts, all of them heirs of `base`, that have the method of that name in another way than it, in their order."""
    return tuple(part for part in parts if any(name in vars(kind) for kind in _below(type(part), base)))


def _below(kind: type, base: type) -> tuple[type, ...]:
    """What comes before the base when a method of a kind is looked up."""
    return kind.__mro__[:kind.__mro__.index(base)]


def made_once[S, *A, T](make: Callable[[S, *A], T]) -> Callable[[S, *A], T]:
    """A method of a part of the rules that gives the same whenever it is asked with the same few numbers or words, such as the fact about
    a seat. It is made once for each."""
    name = f"_{make.__qualname__}"

    @wraps(make)
    def given(self: S, *asked: *A) -> T:
        known: dict[tuple[*A], T] = vars(self).get(name) or vars(self).setdefault(name, {})
        found = known.get(asked)
        if found is None:
            found = known[asked] = make(self, *asked)
        return found

    return given
