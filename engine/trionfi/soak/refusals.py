"""What is not offered is refused with one clear line, and changes nothing."""

from collections.abc import Callable, Iterable

from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.soak.faults import REFUSAL, Broken, hold
from trionfi.soak.state import State, differing, state
from trionfi.state.actions import Action, Choice
from trionfi.words import Message, Seat

NONSENSE = ("", "   ", "no such word", "play", "play ZZ", "play T20 KS 5D", "discard", "discard ZZ", "say", "say no such phrase",
            "9 passo", "-1 passo", "1", "play\nKS", "discard F F F", "say anything at all")
WORDS = 12  # of those of any phase
UNKNOWN = (Action("play", ("ZZ",)), Action("discard", ("ZZ", "YY", "XX")), Action("no such verb"))


def clear(error: BaseException) -> bool:
    """Whether an error is one line that a person can read."""
    text = str(error)
    return bool(text.strip()) and "\n" not in text and len(text) < 700 and "Traceback (most recent" not in text


def refused(hand: Hand, action: Action | str, seat: int | None = None, before: State | None = None) -> str:
    """Push what must be refused; what the refusal says. `before` is the state of the hand, where the caller has it. Raises Broken where
    it is accepted, changes the hand or is unclear."""
    before = before or state(hand)
    try:
        hand.push(action, seat)
    except TrionfiError as error:
        after = state(hand)
        if after != before:
            raise Broken(REFUSAL, Message("'{action}' was refused and yet changed {parts}", action=str(action),
                                          parts=str(differing(before, after)))) from None
        hold(REFUSAL, clear(error), "'{action}' was refused with {error}", action=action, error=repr(str(error)))
        return str(error)
    hand.pop()
    if seat is None:
        raise Broken(REFUSAL, Message("'{action}' was accepted", action=str(action)))
    raise Broken(REFUSAL, Message("'{action}' was accepted of {who}", action=str(action), who=Seat(seat)))


def candidates(hand: Hand, words: Iterable[str], chance: Chance) -> list[str]:
    """Texts that look like actions: some words of any phase, single cards, sets of cards; some may be legal."""
    texts = hand.game.pack.texts
    own = hand.game.pack.unmask(hand.table.hands[hand.turn]) if hand.turn is not None else ()
    found = [*NONSENSE, *chance.sample(sorted(words), WORDS)]
    found += [f"play {card}" for card in chance.sample(texts, 6)]
    found += [f"play {card}" for card in chance.sample(own, 4)]
    for size in (1, 2, 3, 3, 3, 4):
        found.append("discard " + " ".join(chance.sample(own, size)))
    found.append("discard " + " ".join(chance.sample(texts, 3)))
    return found


def accepts(hand: Hand) -> Callable[[str], bool]:
    """Tells of a text whether it is one of the actions that the hand offers in this position, or another wording of one."""
    actions = hand.legal_actions()
    if isinstance(actions, Choice):
        choice = actions

        def chooses(text: str) -> bool:
            head, *cards = text.split()
            return head == choice.verb and len(set(cards)) == len(cards) and choice.check(cards) is None
        return chooses
    offered = set(map(str, actions))
    return lambda text: not hand.over and hand.step.meaning(" ".join(text.split())) in offered


def wrong_moves(hand: Hand, words: Iterable[str], chance: Chance) -> tuple[int, int]:
    """Push texts and actions that are not offered, at anybody's turn or none; how many were accepted, as they should be, and how
    many refused."""
    accepted, rejected, before, legal = 0, 0, state(hand), accepts(hand)
    for text in candidates(hand, words, chance):
        if text.strip() and not text.startswith("say ") and legal(text):
            hand.push(text)
            hand.pop()
            accepted += 1
        else:
            refused(hand, text, before=before)
            rejected += 1
    for action in UNKNOWN:
        refused(hand, action, before=before)
    if hand.turn is not None:
        actions = hand.legal_actions()
        action = actions.sample(chance) if isinstance(actions, Choice) else actions[0]
        for seat in range(hand.players):
            if seat != hand.turn:
                refused(hand, action, seat, before)
                refused(hand, f"{seat} {action}", before=before)
    return accepted, rejected


def after_the_end(hand: Hand) -> None:
    """Nothing is possible when the hand is over: each sort of move that was made is refused."""
    for action in {(move.action.verb, move.action.word): move.action for move in hand.moves}.values():
        why = refused(hand, action)
        hold(REFUSAL, "over" in why or action.verb == "say", "'{action}' after the end is refused with {error}", action=action,
             error=repr(why))
