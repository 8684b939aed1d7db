"""The hands of lessons, for the tests of what `exercises` has."""

import trionfi
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.state.actions import Choice


def rules(game: str, position: dict | None = None) -> Game:
    """The game of a file, under the options of a position."""
    found = trionfi.games[game]
    position = position or {}
    return found.with_options(position.get("profile"), position.get("options"))


def place(game: str, position: dict) -> Hand:
    """A position, played up to it."""
    under = rules(game, position)
    hand = under.deal(packets=position["deal"], dealer=position["dealer"]) if "deal" in position else \
        under.deal(position["seed"], dealer=position["dealer"])
    for move in position["moves"]:
        hand.push(move)
    return hand


def legal(hand: Hand) -> list[str]:
    """The texts of the legal actions where they are listed."""
    actions = hand.legal_actions()
    return [] if isinstance(actions, Choice) else [str(action) for action in actions]
