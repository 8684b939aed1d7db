"""Who takes the trick: the levels, the reasons, and the rule of winning that was overlooked."""

from dataclasses import replace

import pytest
import trionfi
from trionfi.cards import packs
from trionfi.drills import drill
from trionfi.drills.answers import Form
from trionfi.drills.base import Scene
from trionfi.drills.legal import THE_FOOL
from trionfi.drills.trick import HIGHER, OTHER_SUIT, TRUMP_WINS, explained
from trionfi.errors import TrionfiError
from trionfi.service import answer

MINEO = trionfi.games["mineo-3"]


def asked(trick: str, game=MINEO):
    """A question who takes this trick."""
    made = drill(MINEO, "trick", 1, 1)
    cards = tuple(trick.split())
    plays = [(seat, game.pack.index[card]) for seat, card in enumerate(cards)]
    wins = answer("trick", {"game": "mineo-3", "cards": trick})["card"]
    return replace(made, cards=cards, answer=wins, form=Form("card", "card", "", cards), scene=Scene(trick=tuple(enumerate(cards))),
                   explanation=tuple(explained(game, plays)))


@pytest.mark.parametrize(("trick", "said", "step"), [
    ("7S KS T4", "KS", TRUMP_WINS), ("7S KS 9S", "9S", HIGHER), ("7S KC 9S", "KC", OTHER_SUIT), ("7S F KS", "F", THE_FOOL),
    ("T4 T9 KS", "T4", HIGHER), ("T4 T9 KS", "KS", OTHER_SUIT), ("F 7S KS", "7S", HIGHER), ("T1 T0 T8", "T0", HIGHER),
])
def test_the_rule_that_was_overlooked_is_named(trick, said, step):
    made = asked(trick)
    verdict = made.check(said)
    assert not verdict.right and verdict.steps == (step,) and made.answer in verdict.words
    assert made.check(made.answer).right


def test_each_card_has_its_reason():
    labels = [part.label for part in asked("7S KS T4").explanation]
    assert labels == ["is led: swords", "beats 7S: higher", "beats KS: a trump on a suit"]
    labels = [part.label for part in asked("F 7S KC").explanation]
    assert labels == ["the Fujutu wins nothing", "sets the suit after the Fool: swords", "another suit than swords: wins nothing"]
    assert [part.label for part in asked("T9 T4 7S").explanation][1:] == ["does not beat T9: lower",
        "another suit than trumps: wins nothing"]
    assert asked("7S T4 KS").explanation[2].label == "does not beat T4: a suit card under a trump"


def test_levels_are_what_they_say():
    pack = MINEO.pack
    for seed in range(10):
        first, second, third, fourth = (drill(MINEO, "trick", level, seed) for level in (1, 2, 3, 4))
        assert not pack.mask(first.cards) & (pack.trump_mask | pack.fool_mask)
        assert pack.mask(second.cards) & pack.trump_mask and "F" not in second.cards
        assert "F" in third.cards
        assert fourth.form.kind == "cards" and 0 < len(fourth.answer) < len(fourth.form.cards)


def test_the_other_way_round_says_why():
    for seed in range(10):
        made = drill(MINEO, "trick", 4, seed)
        loser = next(card for card in made.form.cards if card not in made.answer)
        verdict = made.check([*made.answer, loser])
        assert not verdict.right and verdict.step and loser in verdict.cards and loser in verdict.words
        verdict = made.check(made.answer[1:])
        assert not verdict.right and made.answer[0] in verdict.cards and "would win it too" in verdict.words


def test_one_card_is_asked_for():
    made = asked("7S KS T4")
    for wrong in ("7S KS", [], "9D", None):
        with pytest.raises(TrionfiError):
            made.check(wrong)
    assert made.check(["T4"]).right and made.check("t4").right


def test_of_equal_trumps_the_later_one_wins_and_is_called_equal():
    pack = packs.BOLOGNESE_62
    game = replace(MINEO, slug="made", pack=pack)
    plays = [(0, pack.index["MO3"]), (1, pack.index["MO1"]), (2, pack.index["BEG"])]
    labels = [part.label for part in explained(game, plays)]
    assert labels[1] == "beats MO3: equal, and played later" and labels[2] == "does not beat MO1: lower"
