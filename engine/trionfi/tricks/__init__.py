"""How tricks are played: which cards may follow, who wins, what the Fool does."""

from trionfi.tricks.follow import Follow, Trick
from trionfi.tricks.fool import Fool

__all__ = ["Follow", "Fool", "Trick"]
