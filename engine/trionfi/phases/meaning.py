"""What is said at the table together with what it means, as the sentences of a rule name it."""

from trionfi.state.rules import Rules
from trionfi.words import Listing, Message, Words


def meant(said: str, meaning: Words) -> Message:
    """A word and its meaning behind it."""
    return Message("{said} ({meaning})", said=said, meaning=meaning)


def one_of(words: tuple[str, ...]) -> Listing:
    """One word or another."""
    return Listing(words, "or")


def eldest(game: Rules, dealer: bool) -> Words:
    """The player who speaks first, in the midst of a sentence: the dealer, or the player after him."""
    if dealer:
        return Message("the {dealer}", dealer=game.term("dealer"))
    return Message("the player to the {dealer}'s {side}", dealer=game.term("dealer"), side=game.next_side)
