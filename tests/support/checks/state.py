"""The state of a hand as plain values, and what may change in it unseen, for tests of single rules."""

from trionfi.settlement.played import side_pile
from trionfi.soak.blind import alike, exchanged_action
from trionfi.soak.state import Fold, knowledge, places, state

__all__ = ["Fold", "alike", "exchanged_action", "knowledge", "places", "side_pile", "state"]
