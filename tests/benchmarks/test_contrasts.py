"""Hands in which one card is changed: how they are found, how they are asked from either side, and what is told of them."""

from itertools import islice

import pytest
import trionfi
from trionfi.drills import drill, in_play, layouts
from trionfi.drills.bid import KIND as BID
from trionfi.drills.bid import compared
from trionfi.drills.chances import likely
from trionfi.drills.layouts import CONTRAST, Before, Question, Tried

from benchmarks.layouts import SCRIPT, alone, chosen, exchanges, pairs, script, written

ASTI = trionfi.games["asti-chiamare-il-re"]
ENDLESS = float("inf")


@pytest.fixture(scope="module")
def found():
    """Questions of Asti with pairs that are made of them."""
    kept = chosen(ASTI, 1, 4, ENDLESS)
    return kept, [*islice(pairs(ASTI, kept, ENDLESS), 2)]


@pytest.fixture
def stored(found, monkeypatch):
    """The pairs as they are read from the store of the game."""
    space: dict = {}
    exec(written(ASTI, *found), space)
    stored = type("Stored", (), {name: space[name] for name in ("QUESTIONS", "CONTRASTS")})
    monkeypatch.setattr(layouts, "find_spec", lambda name: True)
    monkeypatch.setattr(layouts, "import_module", lambda name: stored)
    layouts._known.cache_clear()
    yield layouts.questions(ASTI, CONTRAST)
    layouts._known.cache_clear()


def test_one_word_alone_is_the_best_of_either_hand(found):
    assert found[1]
    for one in found[1]:
        assert alone(one.words) and alone(one.before.words)
        assert {word.said for word in one.words} == {word.said for word in one.before.words}


def test_a_hand_is_changed_to_one_that_chance_deals_by_one_card(found):
    question = found[0][0]
    hand = question.played(ASTI)[1].hand
    pack = ASTI.pack
    for given, got in exchanges(ASTI, question):
        changed = question._replace(changed=(given, got)).played(ASTI)[1].hand
        assert changed ^ hand == pack.mask((given, got)) and hand & pack.mask((given,)) and likely(ASTI, changed)


def test_each_pair_is_asked_from_either_side(stored, found):
    assert len(stored) == 2 * len(found[1])
    for one, other in zip(stored[::2], stored[1::2], strict=True):
        assert (one.before.words, other.before.words) == (other.words, one.words)
        assert (one.before.card, one.before.new) == (other.before.new, other.before.card)
        for side in (one, other):
            hand = ASTI.pack.unmask(side.played(ASTI)[1].hand)
            assert side.before.new in hand and side.before.card not in hand


def test_the_level_tells_what_was_best_and_which_card_is_changed(stored):
    assert [level.contrast for level in BID.levels(ASTI)] == [False, False, True] and BID.numbers(ASTI) == (1, 2, CONTRAST)
    for seed in range(4):
        made = drill(ASTI, "bid", CONTRAST, seed)
        asked = layouts.question(ASTI, CONTRAST, seed)
        assert all(word in made.words for word in (asked.before.card, asked.before.new, asked.before.words[0].said, "One card is changed"))
        assert made.scene.new == (asked.before.new,) and asked.before.new in made.scene.hand
        assert made.scene.position.played(ASTI).view(made.scene.seat).cards == made.cards
        for word in asked.words:
            verdict = made.check(word.said)
            assert verdict.right == word.right and asked.before.card in verdict.words


def test_a_hand_is_told_beside_what_it_was(stored):
    labels = [str(part.label) for seed in range(12) for part in drill(ASTI, "bid", CONTRAST, seed).explanation]
    assert any("; before: " in label for label in labels)


def test_by_other_rules_the_level_is_not_offered_and_an_easier_one_is_asked():
    game = trionfi.games["tarot-fft-4"]
    other = game.with_options("today")
    assert BID.numbers(game) == (1, 2, CONTRAST) and BID.numbers(other) == (1, 2)
    assert not any(level.contrast for level in BID.levels(other))
    assert BID.remaining(other, CONTRAST) == 2 and drill(other, "bid", CONTRAST, 0).level == 2


WORDS = (Tried("prise", 0, 0), Tried("passe", 40, 9), Tried("garde", 60, 9))
WAS = (Tried("passe", 0, 0), Tried("prise", 30, 8), Tried("garde", 90, 9))


@pytest.mark.parametrize(("was", "words"), [
    (WAS, "With T3, prise brought 30 points less than passe, give or take 8; with T20 it brings 40 more, give or take 9."),
    (WORDS, "With T3, prise brought most as well: this card does not turn the bid."),
])
def test_a_verdict_says_whether_the_card_turns_the_bid(was, words):
    asked = Question(1, 3, 0, None, (), 64, WORDS, ("T3", "T20"), Before("T3", "T20", 32, was))
    assert str(in_play.verdict(asked, "points", "prise").words) == f"Right: In 64 deals prise brings most. {words}"
    assert str(in_play.verdict(asked, "points", "garde").words).split(". ", 1)[1].startswith(words[:-1])


def test_the_page_knows_the_numbers_of_each_game_that_has_pairs():
    paired = [game for game in trionfi.games.values() if layouts.paired(game)]
    assert all(BID.numbers(game)[-1] == CONTRAST for game in paired)
    assert SCRIPT.read_text(encoding="utf-8") == script(paired)


def test_what_only_one_of_the_hands_has_is_told():
    game = trionfi.games["tarot-fft-4"]

    def labels(hand, card, new):
        return [str(part.label) for part in compared(game, game.pack.mask(hand.split()), Before(card, new, 1, WORDS))]

    assert labels("T2 T3 F KS QS 2H", "KD", "F") == [
        "2 trumps", "the Excuse; not before", "1 King; before: 2 Kings", "3 counting cards, 14 by their values", "no diamonds; not before",
        "no clubs"]
    assert labels("T2 T3 2D KS QS 2H", "T21", "2D") == [
        "2 trumps; before: 3 trumps", "1 King", "2 counting cards, 9 by their values; before: 3 counting cards, 14 by their values",
        "no clubs", "before: 1 of the five highest trumps", "before: no diamonds"]
