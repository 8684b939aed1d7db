"""What the `{{ … }}` lines of the prose draw, all of it from the engine's answers."""

from .base import Page, draw

__all__ = ["Page", "draw"]
