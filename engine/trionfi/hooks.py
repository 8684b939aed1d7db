"""Methods that most parts of the rules leave as they are: which parts have one of their own, so that only these are called."""


def overriding[T](parts: tuple[T, ...], base: type, name: str) -> tuple[T, ...]:
    """Those of the parts, all of them heirs of `base`, that have the method of that name in another way than it, in their order."""
    return tuple(part for part in parts if any(name in vars(kind) for kind in _below(type(part), base)))


def _below(kind: type, base: type) -> tuple[type, ...]:
    """What comes before the base when a method of a kind is looked up."""
    return kind.__mro__[:kind.__mro__.index(base)]
