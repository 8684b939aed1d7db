"""What a hand is worth: each choice with its figures, as far as the layouts tell, and the sums to go on with."""

from typing import TypedDict

from trionfi.service.shapes.common import Amount
from trionfi.words import Words


class ShareTold(TypedDict):
    """So many of 100, and the interval in which the true share lies 95 times in 100."""

    of100: float
    low: float
    high: float


class PaidTimes(TypedDict):
    """A payment, and in how many layouts it came."""

    paid: Amount
    times: int


class ChoiceWorth(TypedDict):
    """A choice played on: the only one has no move where the reader decides nothing."""

    move: str
    words: Words
    cards: list[str]
    layouts: int
    """In how many it was tried."""
    paid: float
    """What it pays on average."""
    interval: float | None
    """Half the interval in which the true mean lies 95 times in 100; none where too few layouts tell it."""
    plays: ShareTold | None
    """How often the reader's side then is the declarer's."""
    made: ShareTold | None
    """How often that wins; none where it never is."""
    wins: ShareTold | None
    """How often he wins in all: by his contract, or by being paid more than the others are on average."""
    tenths: list[Amount]
    """What one hand in ten does not exceed, what half of them do not, and what nine in ten do not."""
    spread: list[PaidTimes]
    less: float
    """What it brings less than the best, in the layouts in which both were tried; where payments do not cancel, less beyond the others."""
    apart: float | None
    """Half the interval of that."""
    clear: bool
    """Whether it is worse beyond what chance would explain."""


class HandWorth(TypedDict):
    """The figures of a hand so far."""

    asks: Words
    unit: Words
    layouts: int
    told: bool
    """Whether the best choice is told from each of the others."""
    verdict: Words
    play: Words
    """Whose play this is, and what the interval means."""
    doubt: Words
    """What speaks against the figures; empty where nothing does."""
    best: int
    """The place of the choice that brings most."""
    ranked: list[int]
    """The places of all, by what they pay, the best first."""
    choices: list[ChoiceWorth]
    sums: dict[str, object]
    """What the figures follow from, to be handed in again."""
