"""The check that a refusal is one clear line and changes nothing, for tests of single rules."""

from trionfi.soak.refusals import clear, refused

__all__ = ["clear", "refused"]
