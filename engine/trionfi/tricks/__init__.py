"""How tricks are played: which cards may follow, who wins, what the Fool does."""

from trionfi.tricks.follow import Duty, Follow
from trionfi.tricks.fool import Fool
from trionfi.tricks.trick import Trick

__all__ = ["Duty", "Follow", "Fool", "Trick"]
