"""The play in words: what a trick asks of a hand, and the rule in sentences."""

from typing import TYPE_CHECKING

from trionfi.phases import call, inserted, king_jack
from trionfi.tricks.follow import drawn

if TYPE_CHECKING:
    from trionfi.game import Game
    from trionfi.phases.base import Action
    from trionfi.phases.play import Play
    from trionfi.phases.table import Table
    from trionfi.view import View


def prompt(step: "Play", view: "View") -> str:
    """What the trick asks of the hand."""
    game, pack = view.game, view.game.pack
    if view.actions and view.actions[0].verb in (king_jack.NOTHING, king_jack.TAKE):
        return "Do you call the Jack?" if view.actions[0].verb == king_jack.NOTHING else "Which numeral do you take for the Jack?"
    if not view.hand:
        return f"Choose the card that is given for the {game.term('fool')}."
    if view.actions and view.actions[0].verb == (step.announcing.decline if step.announcing else ""):
        return f"Before trick {len(view.tricks) + 1}: do you announce anything?"
    if drawn(pack, game.fool, view.plays) and view.hand & pack.trump_mask:
        return f"The {game.term('fool')} was led: play a trump."
    if not view.led:
        return "You lead." if view.best == -1 else f"The {game.term('fool')} was led: your card sets the suit."
    suit = pack.suit_name(view.led)
    fool = pack.fool_mask & view.hand & ~view.led
    excused = f", or the {game.term('fool')}" if fool and any(action.cards == pack.unmask(fool) for action in view.actions) else ""
    if view.hand & view.led:
        return f"Follow with {suit}{excused}."
    if view.hand & pack.trump_mask:
        return f"You have no {suit}: play a trump{excused}."
    return f"You have no {suit} and no trump: play any card."


def why_not(step: "Play", table: "Table", action: "Action") -> str:
    """The rule that forbids a card."""
    hand: int = table.hands[table.turn]  # type: ignore[index]
    if action.verb != "play" or len(action.cards) != 1:
        wanted = "play a card" if hand else "give a card for the Fool"
        return f"'{action}' is not possible now: {wanted}, such as {step.actions(table)[-1]}"
    card = action.cards[0]
    if card not in table.pack.index or not hand >> table.pack.index[card] & 1:
        return f"{card} is not in the hand of player {table.turn}"
    return f"{card} cannot be played: {step.refusals(table)[card]}"


def words(step: "Play", game: "Game") -> str:
    """The rule in sentences."""
    who = {
        "after declarer": f"The player to the {game.term('declarer')}'s {game.next_side} leads",
        "declarer": f"The {game.term('declarer')} leads",
        "before declarer": f"The player to the {game.term('declarer')}'s {'left' if game.anticlockwise else 'right'} leads",
        "dealer": f"The {game.term('dealer')} leads",
        "a solo declarer": f"A {game.term('declarer')} against all others leads, but where each plays for himself the player to his "
                           f"{game.next_side}",
        "after dealer": f"The player to the {game.term('dealer')}'s {game.next_side} leads",
        "first bidder": "The player who made the first bid leads",
        "each in rounds": f"In a first round of deals the player to the {game.term('dealer')}'s {game.next_side}, in a second the player "
                          f"after him, and so on to the {game.term('dealer')} in the last, leads",
    }[step.lead]
    text = f"{who} to the first trick; the winner of each trick leads to the next."
    if step.after_lead:
        text += f" {inserted.words(step.after_lead, game)}"
    if step.lead_after:
        text += f" Who has bid or announced {' or '.join(step.lead_after)} leads first himself."
    if step.declares:
        text += f" Before his own first card {step.declares.words(game)}"
    if step.claim:
        text += f" {step.claim.words(game)}"
    parts = [call.LEADING[step.called_suit], step.chelem.words_of(game) if step.chelem else "",
             step.shows.words(game) if step.shows else "", step.announcing.words() if step.announcing else "",
             step.throw_in.words(game) if step.throw_in else "", step.out.words(game) if step.out else "",
             step.bound.words(game) if step.bound else "", step.kings.words_of(game) if step.kings else ""]
    if step.deals_next == "before dealer":
        other = "left" if game.anticlockwise else "right"
        parts.append(f"The deal passes the other way round, to the player to the {game.term('dealer')}'s {other}.")
    elif step.deals_next != "after dealer":
        parts.append(f"The {game.term(step.deals_next)} deals next.")
    if step.drawing:
        parts.append(step.drawing.words(game))
    if step.stock:
        parts.append(f"After each trick its winner shows the top card of the {game.term(step.stock)} and lays it to his tricks.")
    if step.salute:
        parts.append(step.salute.words(game))
    if step.imprenable:
        parts.append(step.imprenable.words(game))
    if step.leads_called:
        parts.append("The holder of a called card must lead its suit when he first has the lead, though not that card.")
    return " ".join([text, *(part for part in parts if part)])
