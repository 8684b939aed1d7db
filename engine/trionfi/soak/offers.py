"""What the hand offers is accepted, can be taken back, and has a text that means it; a choice says what it allows."""

from collections.abc import Sequence

from trionfi.cards.chance import Chance
from trionfi.hand import Hand, Move
from trionfi.soak.faults import ASIDE, CHOICE, OFFER, TEXT, Broken, hold
from trionfi.soak.refusals import refused
from trionfi.soak.state import State, differing, state
from trionfi.state.actions import Action, Choice
from trionfi.state.notes import OUTSIDE
from trionfi.words import Message

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
            hold(TEXT, found == action and seat in (None, actor), "{text} is read as '{found}' of player {seat}", text=repr(text),
                 found=found, seat=seat)
        _taken(hand, text, action, before)


def _taken(hand: Hand, given: Action | str, action: Action, before: State) -> None:
    actor = hand.turn
    hand.push(given)
    hold(OFFER, hand.moves[-1] == (actor, action), "'{given}' is taken as '{taken}'", given=given, taken=hand.moves[-1])
    popped, after = hand.pop(), state(hand)
    hold(OFFER, popped == (actor, action), "taking '{given}' back gives '{popped}'", given=given, popped=popped)
    if after != before:
        raise Broken(OFFER, Message("after taking '{given}' back {parts} is not what it was", given=str(given),
                                    parts=str(differing(before, after))))


def beside(hand: Hand) -> int:
    """Every aside of every seat is accepted, leaves the turn where it was or ends the step, and is taken back; how many there were."""
    if hand.over:
        return 0  # nobody may say anything more, and no step is left to ask
    asked, before, met = (hand.step.key, hand.turn), state(hand), 0
    for seat in range(hand.players):
        for aside in hand.asides(seat):
            met += 1
            hand.push(f"{seat} {aside}")
            beside_the_turn(hand, asked, Move(seat, aside))
            hand.pop()
            after = state(hand)
            if after != before:
                raise Broken(ASIDE, Message("after taking '{seat} {aside}' back {parts} is not what it was", seat=str(seat),
                                            aside=str(aside), parts=str(differing(before, after))))
    return met


def beside_the_turn(hand: Hand, asked: tuple[str, int | None], move: Move) -> None:
    """After an aside: it is the last move, and the step and seat that were `asked` are so still, unless it ended the hand or the step, or
    took somebody out of it."""
    step, turn = asked
    stays = hand.over or hand.turn == turn or hand.step.key != step or OUTSIDE.of(hand.table) == turn
    hold(ASIDE, stays, "after '{move}' it is not player {turn}'s turn", move=move, turn=turn)
    hold(ASIDE, hand.moves[-1] == move, "'{move}' is taken as '{taken}'", move=move, taken=hand.moves[-1])


def chosen(hand: Hand, choice: Choice, chance: Chance) -> None:
    """A choice tells every card of the hand allowed or refused, samples what it allows, and says why it refuses the rest."""
    own = set(hand.game.pack.unmask(hand.table.hands[hand.table.in_turn]))
    hold(CHOICE, own <= set(choice.cards) | set(choice.refused), "a card of the hand is neither allowed nor refused")
    hold(CHOICE, not set(choice.cards) & set(choice.refused), "a card is both allowed and refused")
    for _ in range(SAMPLES):
        action = choice.sample(chance)
        hold(CHOICE, choice.check(action.cards) is None and action in choice, "its own sample '{action}' is refused", action=action)
        hold(CHOICE, choice.least <= len(action.cards) <= choice.count, "its own sample '{action}' is not of {size}", action=action,
             size=choice.size)
        hold(CHOICE, choice.ordered or action == choice.action(reversed(action.cards)), "'{action}' hangs on the order of its cards",
             action=action)
    for card, why in choice.refused.items():
        others = [other for other in choice.cards if other != card]
        wrong = [card, *chance.sample(others, choice.count - 1)]
        hold(CHOICE, why in (choice.check(wrong) or ""), "{card} is refused because {why}, and {cards} are not", card=card, why=why,
             cards=" ".join(wrong))
        hold(CHOICE, why in refused(hand, choice.action(wrong)), "{cards} are refused, and not because {why}", cards=" ".join(wrong),
             why=why)
    sample = choice.sample(chance).cards
    if sample:
        few = choice.check(sample[1:])
        hold(CHOICE, len(sample) > choice.least or bool(few), "{cards} are too few and allowed", cards=" ".join(sample[1:]))
        hold(CHOICE, bool(choice.check([*sample, sample[0]])), "{sample} may be chosen twice", sample=sample[0])
