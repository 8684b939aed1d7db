"""A moment of a hand, as a question."""

from typing import TypedDict

from trionfi.service.shapes.training import DrillContext, DrillForm
from trionfi.words import Words


class Moment(TypedDict):
    """What is asked there, and what lies before the reader; the position does not say by which rules or in which match it was dealt."""

    words: Words
    form: DrillForm
    context: DrillContext
    theme: Words
    """What the best card does."""
    alike: list[list[str]]
    """To each card that was weighed, the others that count like it."""
