"""Legal cards: the level's situation, the rule behind every card, and the duty that a wrong answer overlooked."""

from dataclasses import replace

import pytest
import trionfi
from trionfi.drills import drill
from trionfi.drills.answers import Form
from trionfi.drills.base import Scene
from trionfi.drills.legal import BEAT, SUIT, THE_FOOL, TRUMP, TRUMP_EARLY, slips
from trionfi.errors import TrionfiError
from trionfi.service import answer
from trionfi.tricks import Follow

MINEO = trionfi.games["mineo-3"]
STRICT = replace(MINEO, slug="made", follow=Follow(overtrump=True))


def asked(hand: str, trick: str, game=MINEO):
    """A question of legal cards with this hand and trick."""
    made = drill(MINEO, "legal", 4, 1)
    cards = tuple(game.pack.sort(hand.split()))
    plays = tuple((seat, card) for seat, card in enumerate(trick.split()))
    led = 0
    best = -1
    from trionfi.tricks.follow import standing

    led, best, _ = standing(game.pack, [(seat, game.pack.index[card]) for seat, card in plays])
    mask = game.pack.mask(cards)
    legal = game.pack.unmask(game.follow.legal(game.pack, game.fool, mask, led, best))
    why = game.follow.why_not(game.pack, game.fool, mask, led, best)
    parts = tuple(replace(made.explanation[0], label=reason, cards=(card,)) for card, reason in why.items())
    form = Form("cards", "cards", "", cards)
    return replace(made, cards=cards, answer=legal, form=form, scene=Scene(hand=cards, trick=plays), explanation=parts, game=game)


@pytest.mark.parametrize(("hand", "trick", "said", "step"), [
    ("KS 7S T4 F", "8S", "KS 7S T4 F", SUIT),
    ("KS 7S T4 9C", "8S", "KS 7S T4", TRUMP_EARLY),
    ("KS 7S T4 F", "8S", "KS 7S", THE_FOOL),
    ("T4 T9 9C F", "8S", "T4 T9 9C F", TRUMP),
    ("T4 T9 9C F", "8S", "T4 T9", THE_FOOL),
    ("9C 8D F", "8S", "F", SUIT),
    ("KS 7S 9C", "8S", "KS", BEAT),
    ("T4 T9 9C", "8S T6", "T9", BEAT),
    ("T4 T9 9C F", "8S", "F 9C", TRUMP),
])
def test_the_duty_that_was_forgotten_or_imagined_is_named(hand, trick, said, step):
    made = asked(hand, trick)
    verdict = made.check(said)
    assert not verdict.right and step in verdict.steps, verdict
    assert verdict.cards and "\n" not in verdict.words


def test_the_duty_to_beat_trumps_is_named_where_it_exists():
    made = asked("T4 T9 9C", "8S T6", STRICT)
    assert made.answer == ("T9",)
    assert BEAT in made.check("T4 T9").steps


def test_two_oversights_at_once():
    verdict = asked("KS 7S T4 F", "8S").check("KS 7S T4")
    assert not verdict.right and verdict.steps


@pytest.mark.parametrize(("hand", "trick", "said", "step"), [
    ("KS 7S T4 9C", "8S", "9C", SUIT), ("KS 7S T4 9C", "8S", "T4", TRUMP_EARLY), ("T4 T9 9C 7D", "8S", "7D", TRUMP),
    ("KS 7S T4 F", "8S", "7S", THE_FOOL),
])
def test_a_single_wrong_card_is_put_down_to_its_duty(hand, trick, said, step):
    assert asked(hand, trick).check(said).step == step


def test_a_trump_that_does_not_beat_is_put_down_to_beating():
    assert asked("T4 T3 T9 9C", "8S T6", STRICT).check("T4").step == BEAT


def test_every_slip_of_a_question_is_put_down_to_its_step():
    for made in (asked("KS 7S T4 F 9C", "8S"), asked("T4 T9 9C F", "8S T6"), asked("9C 8D F", "8S"), asked("T4 T9 9C F", "8S T6", STRICT)):
        assert slips(made)
        for slip in slips(made):
            assert slip.step in made.check(slip.answer).steps and tuple(slip.answer) != made.answer


def test_the_answer_is_that_of_the_service():
    for level in range(1, 5):
        for seed in range(8):
            made = drill(MINEO, "legal", level, seed)
            found = answer("legal", {"game": "mineo-3", "hand": list(made.scene.hand), "trick": [card for _, card in made.scene.trick]})
            assert set(found["legal"]) == set(made.answer)
            for card, why in found["not"].items():
                assert why in [part.label for part in made.explanation if card in part.cards]


def test_levels_are_what_they_say():
    pack = MINEO.pack
    for seed in range(8):
        first, second, third = (drill(MINEO, "legal", level, seed) for level in (1, 2, 3))
        suit = pack.suit_of[pack.index[next(card for _, card in first.scene.trick if card != "F")]]
        assert suit & pack.mask(first.scene.hand) and "F" not in first.scene.hand
        suit = pack.suit_of[pack.index[next(card for _, card in second.scene.trick if card != "F")]]
        assert not suit & pack.mask(second.scene.hand)
        assert "F" in third.scene.hand and "F" in third.answer
        assert "F" in drill(MINEO, "legal", 1, seed, {"fool": True}).scene.hand


def test_a_part_of_an_answer_or_none_is_wrong_and_told_what_is_missing():
    made = asked("KS 7S T4 F", "8S")
    assert "may be played too" in made.check("7S").words
    assert not made.check([]).right
    with pytest.raises(TrionfiError):
        made.check("5D")
    with pytest.raises(TrionfiError):
        made.check(7)
