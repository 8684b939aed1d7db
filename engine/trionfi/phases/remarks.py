"""Remarks that stand side by side in one sentence."""

from collections.abc import Sequence

from trionfi.words import Message, Words


def in_row(remarks: Sequence[Words]) -> Words:
    """One or more remarks, each of them able to stand alone, set apart by semicolons."""
    first, *others = remarks
    return Message("{first}; {others}", first=first, others=in_row(others)) if others else first
