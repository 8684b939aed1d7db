"""What the `{{ … }}` lines of the prose draw, all of it from the engine's answers."""

from . import (
    ahead,
    beside,
    bids,
    cards,
    compare,
    declare,
    door,
    evening,
    exercise,
    facts,
    finder,
    house,
    learn,
    library,
    notices,
    numbers,
    options,
    overview,
    play,
    rules,
    score,
    strength,
    talk,
    train,
    which,
    worth,
)
from .base import Page, draw
from .reference import reference
from .ways import ways

__all__ = [
    "Page", "ahead", "beside", "bids", "cards", "compare", "declare", "door", "draw", "evening", "exercise", "facts", "finder", "house",
    "learn", "library", "notices", "numbers", "options", "overview", "play", "reference", "rules", "score", "strength", "talk", "train",
    "ways", "which", "worth",
]
