"""What a signal between partners says: true of the hidden hand, as is found apart from the drill, in every game that has signals."""

from collections import Counter

import pytest
import trionfi
from trionfi.drills import drill, kinds
from trionfi.drills.signals import AGREED, LEAST, MIXED, MOST, RULED, UNTRUE
from trionfi.soak.drills import prove

NAME = "signals"
SLUGS = [slug for slug in trionfi.games if NAME in [kind.name for kind in kinds(trionfi.games[slug])]]
RULES = [trionfi.games[slug].with_options(profile.name) for slug in SLUGS for profile in trionfi.games[slug].profiles]
SEEDS = range(4)


def levels(game):
    return range(1, len(next(kind for kind in kinds(game) if kind.name == NAME).levels(game)) + 1)


def made(slug, level, seed):
    return drill(trionfi.games[slug], NAME, level, seed)


def signalled(question):
    return str(next(part.label.values["signal"] for part in question.explanation if part.kind == "signal"))


def test_games_in_which_partners_signal_have_it_and_others_not():
    assert {"ottocento", "terziglio", "terziglio-monzuno", "mineo-3", "mineo-4", "ragusa-3", "barcellona-3", "calatafimi-4",
            "tarots-geneva-4", "asti-partita-4", "partita-a-pesi", "partita-bologna-1841"} <= set(SLUGS)
    assert not {"cinquecento", "mattazza", "mattaccia", "troccas-4", "tarot-fft-4", "minchiate-partners"} & set(SLUGS)


@pytest.mark.parametrize("game", RULES, ids=lambda game: f"{game.slug}-{game.profile}")
def test_the_signal_is_true_of_the_hidden_hand(game):
    for level in levels(game):
        for seed in SEEDS:
            broken = prove(game, NAME, level, seed)
            assert broken is None, broken


@pytest.mark.parametrize("slug", SLUGS)
def test_answers_are_not_always_the_same(slug):
    for level in levels(trionfi.games[slug]):
        asked = [made(slug, level, seed) for seed in range(12)]
        signals, places = (Counter(map(one, asked)) for one in (signalled, lambda question: question.answer))
        assert len(signals) > 1 and len(places) > 1
        assert max(signals.values()) < 12 and max(places.values()) < 12


@pytest.mark.parametrize("slug", ["ottocento", "calatafimi-4", "mineo-3"])
def test_the_explanation_has_the_source_and_says_whether_a_rule_or_an_agreement_stands_behind(slug):
    for level in levels(trionfi.games[slug]):
        parts = made(slug, level, 1).explanation
        assert parts[0].kind == "signal" and parts[0].source and len(parts) > 2
        assert parts[-1].label == (RULED if slug == "calatafimi-4" else AGREED)


def test_a_mixed_up_signal_is_named():
    for level, step in ((1, MIXED), (2, MIXED), (3, UNTRUE)):
        question = made("ottocento", level, 3)
        values = [value for value, _ in question.form.choices]
        assert LEAST <= len(values) <= MOST and question.check(question.answer).right
        for value in values:
            verdict = question.check(value)
            assert verdict.right == (value == question.answer)
            assert verdict.right or verdict.step == step


def test_a_signal_to_be_remembered_stands_beside_its_trick_and_not_in_the_question():
    for seed in range(6):
        now, before = made("ottocento", 1, seed), made("ottocento", 2, seed)
        assert str(now.words.values["signal"]) == signalled(now)
        assert "signal" not in before.words.values and before.scene.seen == "once"
        trick = before.scene.trail[before.words.values["n"] - 1]
        assert signalled(before) in [str(words) for _, words in trick.said]
        assert len(before.scene.trail) - before.words.values["n"] >= 1
