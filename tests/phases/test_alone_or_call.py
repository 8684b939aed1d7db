"""What the players are asked where the dealer calls a partner or offers to play alone."""

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.state.actions import Action


def begun(*moves: str) -> Hand:
    """A hand in which the dealer has laid two cards away and these words have been said."""
    hand = trionfi.games["chiamare-il-re"].deal(5, packets={"hands": {3: "2S 5S"}}, dealer=3)
    laid = [text for text in hand.game.pack.unmask(hand.table.hands[3]) if text not in ("2S", "5S")]
    hand.push(Action("avanti"))
    hand.push(Action("discard", tuple(text for text in laid if text[0] not in "KTF")[:2]))
    for move in moves:
        verb, _, cards = move.partition(": ")
        hand.push(Action(verb, tuple(cards.split())))
    return hand


@pytest.mark.parametrize(("moves", "asked"), [
    ((), "Do you call a partner, or do you wish to play alone?"),
    (("ad una",), "Lay an empty card face down."),
    (("ad una", "give: 2S"), "Do you claim to play alone before the dealer?"),
    (("ad una", "give: 2S", "ad una"), "Do you go over that?"),
])
def test_the_prompt_is_that_of_the_moment(moves: tuple[str, ...], asked: str) -> None:
    hand = begun(*moves)
    assert hand.step.prompt(hand.view(hand.turn)) == asked


def test_the_card_laid_down_is_hidden_from_the_others() -> None:
    hand = begun("ad una", "give: 2S")
    card = hand.game.pack.index["2S"]
    assert hand.view(3).where[card] == {"laid 0"} and card not in hand.view(0).where


def test_only_an_empty_card_is_laid_down() -> None:
    hand = begun("ad una")
    dear = next(text for text in hand.game.pack.unmask(hand.table.hands[3]) if text[0] in "KQCJ")
    with pytest.raises(TrionfiError, match="only an empty card"):
        hand.push(Action("give", (dear,)))
