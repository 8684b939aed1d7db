"""What the hand offers is accepted, can be taken back, and has a text that means it; a choice says what it allows."""

from collections.abc import Sequence

from trionfi.cards.chance import Chance
from trionfi.hand import Hand, Move
from trionfi.soak.faults import ASIDE, CHOICE, OFFER, TEXT, Broken, hold
from trionfi.soak.refusals import refused
from trionfi.soak.state import State, differing, state
from trionfi.state.actions import Action, Choice
from trionfi.state.notes import OUTSIDE

SAMPLES = 5
MOST = 12


def offered(hand: Hand, chance: Chance) -> None:
    """Every action that is offered (some, where they are many) is accepted by its texts and by itself, and taken back."""
    listed = hand.legal_actions()
    actions: Sequence[Action] = [listed.sample(chance) for _ in range(SAMPLES)] if isinstance(listed, Choice) else listed
    if len(actions) > MOST:
        actions = chance.sample(actions, MOST)
    before, actor = state(hand), hand.turn
    for action in actions:
        _taken(hand, action, action, before)
        for text in (str(action), f"{actor} {action}", f"  {action} ".replace(" ", "  ")):
            seat, found = hand.parse(text)
            hold(TEXT, found == action and seat in (None, actor), f"{text!r} is read as '{found}' of player {seat}")
        _taken(hand, text, action, before)


def _taken(hand: Hand, given: Action | str, action: Action, before: State) -> None:
    actor = hand.turn
    hand.push(given)
    hold(OFFER, hand.moves[-1] == (actor, action), f"'{given}' is taken as '{hand.moves[-1]}'")
    popped, after = hand.pop(), state(hand)
    hold(OFFER, popped == (actor, action), f"taking '{given}' back gives '{popped}'")
    if after != before:
        raise Broken(OFFER, f"after taking '{given}' back {differing(before, after)} is not what it was")


def beside(hand: Hand) -> int:
    """Every aside of every seat is accepted, leaves the turn where it was or ends the step, and is taken back; how many there were."""
    asked, before, met = (hand.step.name, hand.turn), state(hand), 0
    for seat in range(hand.players):
        for aside in hand.asides(seat):
            met += 1
            hand.push(f"{seat} {aside}")
            beside_the_turn(hand, asked, Move(seat, aside))
            hand.pop()
            after = state(hand)
            if after != before:
                raise Broken(ASIDE, f"after taking '{seat} {aside}' back {differing(before, after)} is not what it was")
    return met


def beside_the_turn(hand: Hand, asked: tuple[str, int | None], move: Move) -> None:
    """After an aside: it is the last move, and the step and seat that were `asked` are so still, unless it ended the hand or the step, or
    took somebody out of it."""
    step, turn = asked
    stays = hand.over or hand.turn == turn or hand.step.name != step or OUTSIDE.of(hand.table) == turn
    hold(ASIDE, stays, f"after '{move}' it is not player {turn}'s turn")
    hold(ASIDE, hand.moves[-1] == move, f"'{move}' is taken as '{hand.moves[-1]}'")


def chosen(hand: Hand, choice: Choice, chance: Chance) -> None:
    """A choice tells every card of the hand allowed or refused, samples what it allows, and says why it refuses the rest."""
    own = set(hand.game.pack.unmask(hand.table.hands[hand.table.in_turn]))
    hold(CHOICE, own <= set(choice.cards) | set(choice.refused), "a card of the hand is neither allowed nor refused")
    hold(CHOICE, not set(choice.cards) & set(choice.refused), "a card is both allowed and refused")
    for _ in range(SAMPLES):
        action = choice.sample(chance)
        hold(CHOICE, choice.check(action.cards) is None and action in choice, f"its own sample '{action}' is refused")
        hold(CHOICE, choice.least <= len(action.cards) <= choice.count, f"its own sample '{action}' is not of {choice.size}")
        hold(CHOICE, choice.ordered or action == choice.action(reversed(action.cards)), f"'{action}' hangs on the order of its cards")
    for card, why in choice.refused.items():
        others = [other for other in choice.cards if other != card]
        wrong = [card, *chance.sample(others, choice.count - 1)]
        hold(CHOICE, why in (choice.check(wrong) or ""), f"{card} is refused because {why}, and {' '.join(wrong)} are not")
        hold(CHOICE, why in refused(hand, choice.action(wrong)), f"{' '.join(wrong)} are refused, and not because {why}")
    sample = choice.sample(chance).cards
    if sample:
        few = choice.check(sample[1:])
        hold(CHOICE, len(sample) > choice.least or bool(few), f"{' '.join(sample[1:])} are too few and allowed")
        hold(CHOICE, bool(choice.check([*sample, sample[0]])), f"{sample[0]} may be chosen twice")
