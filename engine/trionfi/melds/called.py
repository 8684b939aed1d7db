"""What combinations and their categories are called to a reader."""

from functools import lru_cache

from trionfi.words import Term


@lru_cache(maxsize=1024)
def term(name: str) -> Term:
    """A combination, a doubling, a tally or a category by its name: a word that a language has on the shelf of melds."""
    return Term(name, "meld")
