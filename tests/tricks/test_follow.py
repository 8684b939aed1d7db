"""Following, trumping and winning, rule by rule; a brute-force judge written apart agrees on random tricks."""

import pytest
import trionfi
from trionfi.cards.chance import Chance
from trionfi.tricks import Follow, Fool
from trionfi.tricks.follow import FOOL_LED, standing

GAME = trionfi.games["mineo-3"]
PACK = GAME.pack
LOOSE, STRICT = Follow(), Follow(overtrump=True)
EXCUSE = Fool()


def plays(cards: str) -> list[tuple[int, int]]:
    """A trick, seat 0 leading."""
    return [(seat, PACK.index[card]) for seat, card in enumerate(cards.split())]


def legal(hand: str, trick: str, follow: Follow = LOOSE, fool: Fool = EXCUSE) -> set[str]:
    """The cards that may be played."""
    led, best, _ = standing(PACK, plays(trick))
    mask = follow.legal(PACK, fool, PACK.mask(hand.split()), led, best)
    reasons = follow.why_not(PACK, fool, PACK.mask(hand.split()), led, best)
    assert set(reasons) == set(hand.split()) - set(PACK.unmask(mask)) and all(reasons.values())
    return set(PACK.unmask(mask))


@pytest.mark.parametrize(("hand", "trick", "cards"), [
    ("T3 T9 KB", "T5", "T9"), ("T3 T4 KB", "T5", "T3 T4"), ("T9 T4 KB", "7S T5", "T9"), ("T3 KB", "7S T5", "T3"), ("5S T9", "7S T5", "5S"),
    ("T9 T3 F", "T5", "T9 F"), ("T9 T3", "7S", "T9 T3"), ("T20 T0", "T19 T1", "T20"), ("T0 KB", "T1", "T0"), ("KB 5C", "T5", "KB 5C"),
])
def test_with_the_duty_to_overtrump(hand, trick, cards):
    assert legal(hand, trick, STRICT) == set(cards.split())


def test_a_free_fool_may_be_led():
    assert legal("F T5 KS", "", fool=Fool(lead="free")) == {"F", "T5", "KS"}
    assert legal("F T5 KS", "") == {"T5", "KS"} and legal("F", "") == {"F"}


def test_the_state_of_a_trick():
    spades = PACK.suit_masks["S"]
    assert standing(PACK, []) == (0, -1, -1)
    assert standing(PACK, plays("7S")) == (spades, PACK.index["7S"], 0)
    assert standing(PACK, plays("7S KB")) == (spades, PACK.index["7S"], 0)
    assert standing(PACK, plays("7S T0 KS")) == (spades, PACK.index["T0"], 1)
    assert standing(PACK, plays("F")) == (0, FOOL_LED, -1)
    assert standing(PACK, plays("F 7S 9S")) == (spades, PACK.index["9S"], 2)
    assert standing(PACK, plays("7S F 9S")) == (spades, PACK.index["9S"], 2)


def judge(cards: list[str]) -> str:
    """Who wins, worked out from the notation alone."""
    ranks = {rank: place for place, rank in enumerate(["4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K"])}
    trumps = [card for card in cards if card[0] == "T"]
    if trumps:
        return max(trumps, key=lambda card: int(card[1:]))
    led = next(card for card in cards if card != "F")[-1]
    return max((card for card in cards if card != "F" and card[-1] == led), key=lambda card: ranks[card[:-1]])


def may_play(card: str, hand: list[str], trick: list[str]) -> bool:
    """Whether a card may follow, worked out from the notation alone."""
    suit = {name: "T" if name[0] == "T" else name[-1] for name in [*hand, *trick]}
    opened = [name for name in trick if name != "F"]
    if card == "F":
        return bool(trick) or hand == ["F"]
    if not opened:
        return True
    for wanted in (suit[opened[0]], "T"):
        if any(suit[name] == wanted for name in hand if name != "F"):
            return suit[card] == wanted
    return True


def test_another_judge_agrees_on_random_tricks():
    chance = Chance("judge")
    for _ in range(3000):
        cards = chance.sample(PACK.texts, 2 + chance.below(8))
        open_cards = chance.below(3)
        trick, hand = cards[:open_cards], cards[open_cards:]
        assert legal(" ".join(hand), " ".join(trick)) == {card for card in hand if may_play(card, hand, trick)}, (hand, trick)
        three = chance.sample(PACK.texts, 3)
        _, best, winner = standing(PACK, plays(" ".join(three)))
        assert PACK.texts[best] == three[winner] == judge(three), three


def test_the_rules_in_words():
    assert "beat" in STRICT.words() and STRICT.words() != LOOSE.words()
    for fool in (Fool(), Fool(covered=False, lead="free"), Fool(trickless="other side")):
        assert "Fujutu" in fool.words("Fujutu") and fool.words("Fujutu").endswith(".")
    assert "last card" in EXCUSE.words("Fool") and "other side" in Fool(trickless="other side").words("Fool")


def test_what_is_never_led_may_set_the_suit_after_a_led_fool():
    follow, fool, hand = Follow(not_led="T1"), Fool(lead="free"), PACK.mask(("T1", "5S"))
    assert follow.legal(PACK, fool, hand, 0, FOOL_LED) == hand
    assert follow.legal(PACK, fool, hand, 0, -1) == PACK.mask(("5S",))
    assert follow.legal(PACK, fool, PACK.mask(("T1",)), 0, -1) == PACK.mask(("T1",))
