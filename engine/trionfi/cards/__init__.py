"""Cards, packs and chance: names and notation, sets of cards, the packs of the field, a generator of our own."""

from trionfi.cards.names import Card, Suit, Title
from trionfi.cards.pack import COURTS, Pack, bits

__all__ = ["COURTS", "Card", "Pack", "Suit", "Title", "bits"]
