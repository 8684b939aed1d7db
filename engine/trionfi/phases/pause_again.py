"""A pause after which an abandoned deal is dealt again by the same player (Dummett and McLeod 2004, 8.43)."""

from typing import ClassVar

from trionfi.phases.pause import Pause
from trionfi.values import dataclass


@dataclass(frozen=True, kw_only=True)
class PauseAgain(Pause):
    """The same round of speaking; the dealer keeps the deal when the hand is abandoned."""

    same_dealer: ClassVar[bool] = True
