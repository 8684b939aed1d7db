"""The play in words: what a trick asks of a hand, and the rule in sentences."""

from collections.abc import Callable

from trionfi.phases.next_deal import DealsNext
from trionfi.phases.play.leading import Leader
from trionfi.state.actions import Action
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks.follow import drawn


def prompt(view: View) -> str:
    """What the trick asks of the hand."""
    game, pack = view.game, view.game.pack
    if not view.hand:
        return f"Choose the card that is given for the {game.term('fool')}."
    if drawn(pack, game.fool, view.plays) and view.hand & pack.trump_mask:
        return f"The {game.term('fool')} was led: play a trump."
    if not view.led:
        return "You lead." if view.best == -1 else f"The {game.term('fool')} was led: your card sets the suit."
    suit, fool = pack.suit_name(view.led), pack.fool_mask & view.hand & ~view.led
    may = any(action.cards == pack.unmask(fool) for action in view.offered)
    excused = f", or the {game.term('fool')}" if fool and may else ""
    if view.hand & view.led:
        return f"Follow with {suit}{excused}."
    if view.hand & pack.ruffs[view.led]:
        return f"You have no {suit}: play {pack.ruff(view.led)}{excused}."
    return f"You have no {suit} and no trump: play any card."


def why_not(table: Table, action: Action, actions: Callable[[Table], tuple[Action, ...]],
            refusals: Callable[[Table], dict[str, str]]) -> str:
    """The rule that forbids a card; `actions` and `refusals` are those of the play."""
    hand: int = table.hands[table.in_turn]
    if action.verb != "play" or len(action.cards) != 1:
        wanted = "play a card" if hand else "give a card for the Fool"
        return f"'{action}' is not possible now: {wanted}, such as {actions(table)[-1]}"
    card = action.cards[0]
    if card not in table.pack.index or not hand >> table.pack.index[card] & 1:
        return f"{card} is not in the hand of player {table.turn}"
    return f"{card} cannot be played: {refusals(table)[card]}"


def words(lead: Leader, deals_next: DealsNext, rules: list[str], game: Rules) -> str:
    """The rule in sentences, with those of the play rules."""
    dealer, declarer = game.term("dealer"), game.term("declarer")
    other = "left" if game.anticlockwise else "right"
    who = {
        Leader.AFTER_DECLARER: f"The player to the {declarer}'s {game.next_side} leads",
        Leader.DECLARER: f"The {declarer} leads",
        Leader.BEFORE_DECLARER: f"The player to the {declarer}'s {other} leads",
        Leader.DEALER: f"The {dealer} leads",
        Leader.SOLO: f"A {declarer} against all others leads, but where each plays for himself the player to his {game.next_side}",
        Leader.AFTER_DEALER: f"The player to the {dealer}'s {game.next_side} leads",
        Leader.FIRST_BIDDER: "The player who made the first bid leads",
        Leader.IN_ROUNDS: f"In a first round of deals the player to the {dealer}'s {game.next_side}, in a second the player after him, "
                        f"and so on to the {dealer} in the last, leads",
    }[lead]
    parts = [f"{who} to the first trick; the winner of each trick leads to the next.", *rules]
    if deals_next == DealsNext.BEFORE:
        parts.append(f"The deal passes the other way round, to the player to the {dealer}'s {other}.")
    elif deals_next != DealsNext.AFTER:
        parts.append(f"The {game.term(deals_next)} deals next.")
    return " ".join(parts)
