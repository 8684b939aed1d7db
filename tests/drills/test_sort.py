"""Sorting cards: the order in which the game ranks them, any order of the suits, and the traps that are named."""

import pytest
import trionfi
from trionfi.drills import drill, kind_of, kinds
from trionfi.drills.legal import THE_FOOL
from trionfi.drills.sort import APART, TRUMPS
from trionfi.errors import TrionfiError
from trionfi.soak.drills import prove
from trionfi.state.decisions import Asks

NAME = "sort"
SLUGS = ["ottocento", "mineo-3", "tarot-fft-4", "minchiate-partners", "troccas-4", "scarto", "centini", "tarok-lhombre-later"]


def made(slug, level, seed):
    return drill(trionfi.games[slug], NAME, level, seed)


def levels(slug):
    return len(kind_of(trionfi.games[slug], NAME).levels(trionfi.games[slug]))


def reversed_suits(answer):
    """The suits of an answer the other way round, each as it is."""
    runs = []
    for card in answer:
        letter = "F" if card == "F" else card[-1] if card[:-1] and card[-1] in "SBCDHK" and card[0] != "T" else "T"
        if runs and runs[-1][0] == letter:
            runs[-1][1].append(card)
        else:
            runs.append((letter, [card]))
    return [card for _, run in reversed(runs) for card in run]


def test_every_game_with_tricks_has_it():
    for slug in trionfi.games:
        game = trionfi.games[slug]
        assert (NAME in [kind.name for kind in kinds(game)]) == any(step.asks is Asks.CARD for step in game.course)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_seed_has_a_sound_question(slug):
    for level in range(1, levels(slug) + 1):
        for seed in range(6):
            broken = prove(trionfi.games[slug], NAME, level, seed)
            assert broken is None, broken


def test_low_numbers_are_high_where_the_game_has_it_so_and_who_forgets_is_told():
    reverse = 0
    for seed in range(12):
        question = made("ottocento", 1, seed)
        for slip in question.slips:
            verdict = question.check(slip.answer)
            assert not verdict.right and "the lower number beats the higher" in verdict.words
            reverse += 1
    assert reverse >= 6
    assert not any([*made("tarot-fft-4", 1, seed).slips] for seed in range(6))


def test_the_order_of_the_suits_is_free_and_each_stands_together():
    for slug in ("mineo-3", "scarto"):
        for seed in range(4):
            question = made(slug, 4, seed)
            other = reversed_suits(question.answer)
            assert other != list(question.answer) and question.check(other).right
            torn = [*question.answer[::2], *question.answer[1::2]]
            verdict = question.check(torn)
            assert not verdict.right and {*verdict.steps} & {APART, "the higher card", THE_FOOL}


def test_the_fool_does_not_stand_between_two_trumps():
    question = next(one for seed in range(20) if "F" in (one := made("tarot-fft-4", 2, seed)).cards)
    trumps = [card for card in question.answer if card != "F"]
    assert question.check(["F", *trumps]).right and question.check([*trumps, "F"]).right
    verdict = question.check([trumps[0], "F", *trumps[1:]])
    assert (verdict.right, verdict.step) == (False, THE_FOOL)
    assert str(verdict.words) == "The Excuse belongs to no suit: it does not stand between two trumps."


def test_a_trump_of_a_lower_number_that_beats_a_higher_one_is_told():
    pack = trionfi.games["scarto"].pack
    assert pack.trump_texts[0] == "T20"
    question = next(one for seed in range(30) if {"T20", "T21"} <= {*(one := made("scarto", 2, seed)).cards})
    slip = next(iter(question.slips))
    assert slip.answer.index("T21") < slip.answer.index("T20")
    assert "T20 beats T21, though its number is lower." in str(question.check(slip.answer).words)


def test_trumps_of_equal_rank_may_stand_in_any_order():
    for seed in range(30):
        question = made("ottocento", 2, seed)
        equal = [part.cards for part in question.explanation if part.kind == "equal"]
        if equal:
            one, other = equal[0][:2]
            changed = [{one: other, other: one}.get(card, card) for card in question.answer]
            assert question.check(changed).right
            return
    pytest.fail("no two trumps of equal rank were asked for")


def test_an_answer_has_every_card_once():
    question = made("mineo-3", 2, 0)
    assert len(question.cards) in (TRUMPS, TRUMPS + 1) and question.cards != question.answer
    for wrong in (question.answer[1:], [*question.answer, question.answer[0]], [question.answer[0]] * len(question.answer), 7):
        with pytest.raises(TrionfiError, match=r"all of these cards in order|is there twice"):
            question.check(wrong)
    assert question.check(" ".join(question.answer)).right
