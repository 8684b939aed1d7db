"""Bids whose answers were worked out ahead: they stand for positions that can be dealt, and other deals tell the same."""

from pkgutil import iter_modules

import pytest
import trionfi
from trionfi.bots.search.trial import FEWEST
from trionfi.bots.search.weighed import Outlook
from trionfi.drills import drill, in_play, layouts
from trionfi.drills.chances import likely
from trionfi.drills.layouts import Before, Question, Tried
from trionfi.state.actions import Action

from benchmarks.layouts import balanced, differing, levels, said_alike, told, written

GAMES = [trionfi.games[one.name.replace("_", "-")] for one in iter_modules(layouts.__path__)]
MADE = Question(1, 3, 0, None, ("1 passe",), 128, (Tried("prise", 0, 0), Tried("passe", 4.26, 9.3), Tried("garde", 20.04, 8.84)))


def kept(game):
    return [one for level in levels(game) for one in layouts.questions(game, level)]


def test_every_module_is_of_a_game_that_bids_and_games_without_one_are_asked_by_themselves():
    assert GAMES and all(levels(game) for game in GAMES)
    assert layouts.questions(trionfi.games["troccas-4"], 1) == () == layouts.questions(trionfi.games["scarto"], 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_all_that_may_be_said_was_tried_and_something_is_clearly_worse(game):
    assert kept(game)
    for one in kept(game):
        dealt, moment = one.played(game)
        assert {word.said for word in one.words} == {*moment.words} and len(one.words) == len(moment.words)
        assert (one.words[0].less, one.words[0].interval) == (0, 0) and not all(word.right for word in one.words)
        less = [word.less for word in one.words]
        assert less == sorted(less) and one.deals >= FEWEST
        assert dealt.at(moment.ply).turn == moment.seat


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_each_hand_is_one_that_chance_deals_and_the_usual_bot_has_said_what_was_said(game):
    """Where rules or bots have changed so that it would not, `python -m benchmarks.layouts` is to be run again."""
    for one in (*kept(game), *layouts.questions(game, layouts.CONTRAST)):
        hand = one.played(game)[1].hand
        assert likely(game, hand) or not (one.favour or one.changed)
        assert said_alike(game, one)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_other_deals_do_not_tell_otherwise(game):
    sure = sorted((one for one in kept(game) if one.deals <= 32), key=lambda one: one.seed)
    assert not differing(game, sure[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_drill_takes_what_cannot_be_told_from_the_best_and_says_how_it_was_judged(game):
    equal = 0
    for number, seed in ((level, seed) for level in levels(game) for seed in layouts.seeds(game, level)[:12]):
        made = drill(game, "bid", number, seed)
        one = layouts.question(game, number, seed)
        assert made.explanation[-1].kind == "judge" and made.explanation[-1].words == in_play.HOW
        for word in one.words:
            verdict = made.check(word.said)
            assert verdict.right == word.right and str(one.deals) in verdict.words
            equal += word.right and word.less > 0
    assert equal or not any(word.right for one in kept(game) for word in one.words[1:])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_each_question_is_asked_by_a_seed_of_its_own(game):
    for level in levels(game):
        asked = [layouts.question(game, level, seed) for seed in layouts.seeds(game, level)]
        assert len({(one.seed, one.number, one.moves) for one in asked}) == len(asked) == len(layouts.questions(game, level))


def test_by_other_rules_the_usual_bot_judges():
    game = trionfi.games["tarot-fft-4"].with_options("today")
    assert layouts.question(game, 1, 3) is None
    assert "not tried out" in drill(game, "bid", 1, 3).check("passe").words


@pytest.mark.parametrize(("said", "right", "words"), [
    ("prise", True, "Right: In 128 deals prise brings most."),
    ("passe", True, "Right: 128 deals do not tell passe from prise: 4 points less on average, give or take 9."),
    ("garde", False, "In 128 deals garde brings 20 points less on average than prise, give or take 9."),
])
def test_a_verdict_says_how_much_and_how_surely(said, right, words):
    found = in_play.verdict(MADE, "points", said)
    assert found.right == right and str(found.words).startswith(words)
    assert right or found.steps == (in_play.STEP,)


def test_the_working_shows_every_word_with_what_it_brings():
    labels = [str(part.label) for part in in_play.parts(MADE, "points")]
    assert labels == ["prise: brings most", "passe: equal, 4 points less, give or take 9", "garde: 20 points less, give or take 9",
                      "tried in 128 deals: prise brings most"]


def test_what_came_out_is_written_as_it_is_read():
    found = told(Outlook([Action("passe"), Action("prise"), Action("garde")], [[0.0] * 4, [3, 4, 3, 4], [3, -9, 3, 4]], 4))
    assert [(one.said, one.less, one.right) for one in found] == [("prise", 0, True), ("garde", 3.25, True), ("passe", 3.5, False)]
    space: dict = {}
    changed = MADE._replace(changed=("T3", "T20"), deals=32, words=MADE.words[::-1], before=Before("T3", "T20", 128, MADE.words))
    exec(written(trionfi.games["tarot-fft-4"], [MADE], [changed]), space)
    words = tuple(tuple(word) for word in MADE.words)
    assert space["QUESTIONS"] == ((1, 3, 0, None, ("1 passe",), 128, words),)
    assert space["CONTRASTS"] == ((3, 0, None, ("1 passe",), ("T3", "T20"), (128, words), (32, words[::-1])),)


def test_no_word_is_best_in_more_than_half_of_the_questions():
    passes, bids = MADE._replace(words=MADE.words[1:]), [MADE._replace(seed=seed) for seed in range(5)]
    assert balanced([*bids, passes]) == [bids[0], passes]
    assert balanced(bids) == []
