"""The play in words: what a trick asks of a hand, and the rule in sentences."""

from collections.abc import Callable

from trionfi.phases.play.leading import Leader
from trionfi.state.actions import Action
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks.follow import drawn
from trionfi.words import Message, Seat, Text, Words


def prompt(view: View) -> Words:
    """What the trick asks of the hand."""
    game, pack = view.game, view.game.pack
    name = game.term("fool")
    if not view.hand:
        return Message("Choose the card that is given for the {fool}.", fool=name)
    if drawn(pack, game.fool, view.plays) and view.hand & pack.trump_mask:
        return Message("The {fool} was led: play a trump.", fool=name)
    if not view.led:
        return "You lead." if view.best == -1 else Message("The {fool} was led: your card sets the suit.", fool=name)
    suit, ruff, fool = pack.suit_name(view.led), pack.ruff(view.led), pack.fool_mask & view.hand & ~view.led
    excused = fool and any(action.cards == pack.unmask(fool) for action in view.offered)
    if view.hand & view.led:
        if excused:
            return Message("Follow with {suit}, or the {fool}.", suit=suit, fool=name)
        return Message("Follow with {suit}.", suit=suit)
    if view.hand & pack.ruffs[view.led]:
        if excused:
            return Message("You have no {suit}: play {ruff}, or the {fool}.", suit=suit, ruff=ruff, fool=name)
        return Message("You have no {suit}: play {ruff}.", suit=suit, ruff=ruff)
    if pack.ruffs[view.led] == view.led:
        return Message("You have no {suit}: play any card.", suit=suit)
    return Message("You have no {suit} and no trump: play any card.", suit=suit)


def why_not(table: Table, action: Action, actions: Callable[[Table], tuple[Action, ...]],
            refusals: Callable[[Table], dict[str, Words]]) -> Words:
    """The rule that forbids a card; `actions` and `refusals` are those of the play."""
    hand: int = table.hands[table.in_turn]
    if action.verb != "play" or len(action.cards) != 1:
        such = str(actions(table)[-1])
        if hand:
            return Message("'{action}' is not possible now: play a card, such as {such}", action=str(action), such=such)
        return Message("'{action}' is not possible now: give a card for the Fool, such as {such}", action=str(action), such=such)
    card = action.cards[0]
    if card not in table.pack.index or not hand >> table.pack.index[card] & 1:
        return Message("{card} is not in the hand of {who}", card=card, who=Seat(table.in_turn))
    return Message("{card} cannot be played: {why}", card=card, why=refusals(table)[card])


def words(lead: Leader, rules: list[Words], game: Rules) -> Words:
    """The rule in sentences, with those of the play rules."""
    return Text(_leads(lead, game), *rules)


def _leads(lead: Leader, game: Rules) -> Words:
    """Who leads to the first trick, and to the others."""
    dealer, declarer, side = game.term("dealer"), game.term("declarer"), game.next_side
    if lead is Leader.AFTER_DECLARER:
        return Message("The player to the {declarer}'s {side} leads to the first trick; the winner of each trick leads to the next.",
                       declarer=declarer, side=side)
    if lead is Leader.DECLARER:
        return Message("The {declarer} leads to the first trick; the winner of each trick leads to the next.", declarer=declarer)
    if lead is Leader.BEFORE_DECLARER:
        return Message("The player to the {declarer}'s {side} leads to the first trick; the winner of each trick leads to the next.",
                       declarer=declarer, side=game.other_side)
    if lead is Leader.DEALER:
        return Message("The {dealer} leads to the first trick; the winner of each trick leads to the next.", dealer=dealer)
    if lead is Leader.SOLO:
        return Message("A {declarer} against all others leads, but where each plays for himself the player to his {side} to the first "
                       "trick; the winner of each trick leads to the next.", declarer=declarer, side=side)
    if lead is Leader.AFTER_DEALER:
        return Message("The player to the {dealer}'s {side} leads to the first trick; the winner of each trick leads to the next.",
                       dealer=dealer, side=side)
    if lead is Leader.FIRST_BIDDER:
        return "The player who made the first bid leads to the first trick; the winner of each trick leads to the next."
    return Message("In a first round of deals the player to the {dealer}'s {side}, in a second the player after him, and so on to the "
                   "{dealer} in the last, leads to the first trick; the winner of each trick leads to the next.", dealer=dealer, side=side)
