"""Actions to be refused, and the check that a refusal is one clear line and changes nothing."""

import pytest
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.state.actions import Choice

from checks.state import state

NONSENSE = ("", "   ", "no such word", "play", "play ZZ", "play T20 KS 5D", "discard", "discard ZZ", "say", "say no such phrase",
            "9 passo", "-1 passo", "1", "play\nKS", "discard F F F")


def clear(error: BaseException) -> bool:
    """Whether an error is one line that a person can read."""
    text = str(error)
    return bool(text.strip()) and "\n" not in text and len(text) < 700 and "Traceback" not in text


def refused(hand: Hand, action, seat: int | None = None) -> str:
    """Push what must be refused; what the refusal says."""
    before = state(hand)
    with pytest.raises(TrionfiError) as caught:
        hand.push(action, seat)
    assert state(hand) == before, f"'{action}' was refused and yet changed the hand"
    assert clear(caught.value), f"'{action}' was refused with {str(caught.value)!r}"
    return str(caught.value)


def candidates(hand: Hand, words: set[str], chance: Chance) -> list[str]:
    """Texts that look like actions: words of any phase, single cards, sets of cards; some may be legal."""
    texts = hand.game.pack.texts
    own = hand.game.pack.unmask(hand.table.hands[hand.turn]) if hand.turn is not None else ()
    found = [*NONSENSE, *sorted(words)]
    found += [f"play {card}" for card in chance.sample(texts, 6)]
    found += [f"play {card}" for card in chance.sample(own, 4)]
    for size in (1, 2, 3, 3, 3, 4):
        found.append("discard " + " ".join(chance.sample(own, size)))
    found.append("discard " + " ".join(chance.sample(texts, 3)))
    return found


def is_legal(hand: Hand, text: str) -> bool:
    """Whether a text is one of the actions that the hand itself offers, or another wording of one."""
    actions = hand.legal_actions()
    if isinstance(actions, Choice):
        head, *cards = text.split()
        return head == actions.verb and len(set(cards)) == len(cards) and actions.check(cards) is None
    return not hand.over and hand.step.meaning(" ".join(text.split())) in map(str, actions)
