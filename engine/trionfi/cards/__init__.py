"""Cards, packs and chance: names and notation, sets of cards, the packs of the field, a generator of our own."""

from trionfi.cards.pack import COURTS, Card, Pack, Suit, Title, bits

__all__ = ["COURTS", "Card", "Pack", "Suit", "Title", "bits"]
