"""What a bot has made of the reader's cards."""

from typing import TypedDict

from trionfi.service.shapes.common import Amount


class Seated(TypedDict):
    """What it won or lost, and its hand's moves as an address carries them."""

    score: Amount
    code: list[str]
