"""Card faces as SVG: `sprite(pack)` is one document with a symbol for each card of a pack, drawn by us."""

from .sprite import CardArtError, sprite

__all__ = ["CardArtError", "sprite"]
