"""Speaking: a moment of the level, the words that are open, and the bot's choice with what speaks for it."""

from dataclasses import replace

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.drills import drill, kinds
from trionfi.drills.bid import JUDGE
from trionfi.drills.bid import KIND as BID
from trionfi.errors import TrionfiError
from trionfi.phases.play.play import Play
from trionfi.state.decisions import Asks

MINEO = trionfi.games["mineo-3"]


def levels():
    return next(kind for kind in kinds(MINEO) if kind.name == "bid").levels(MINEO)


def test_levels_are_what_they_say():
    assert len(levels()) == 4
    for seed in range(6):
        first, later, part, announced = (drill(MINEO, "bid", level, seed) for level in (1, 2, 3, 4))
        assert len(first.cards) == len(later.cards) == 20
        assert (first.scene.seat - first.scene.dealer) % 3 == 1 and (later.scene.seat - later.scene.dealer) % 3 != 1
        assert len(part.cards) in (5, 10, 15)
        words = {value for value, _ in announced.form.choices}
        assert words & {"scommessa", "rivanto"}


def test_every_word_has_a_meaning_and_the_answer_is_one_of_them():
    for level in range(1, 5):
        made = drill(MINEO, "bid", level, 2)
        assert all(value and gloss for value, gloss in made.form.choices)
        assert made.answer in [value for value, _ in made.form.choices]


def test_the_judging_bot_would_say_so_again():
    made = drill(MINEO, "bid", 1, 4)
    where = made.scene.position
    hand = where.played(MINEO)
    last = made.explanation[-1]
    assert last.kind == "judge" and made.answer in last.label
    assert str(bot(JUDGE, f"{where.seed} {where.seat}").choose(hand.view(where.seat))) == made.answer


def test_the_hand_is_told_in_figures():
    made = drill(MINEO, "bid", 1, 4)
    pack = MINEO.pack
    trumps = next(part for part in made.explanation if part.kind == "trumps")
    assert set(trumps.cards) == {card for card in made.cards if pack.trump_mask >> pack.index[card] & 1}
    assert trumps.label.startswith(str(len(trumps.cards)))


def test_another_word_is_told_what_the_bot_says_and_that_it_is_a_rule_of_thumb():
    made = drill(trionfi.games["permesso-3"], "bid", 1, 4)
    for value, _ in made.form.choices:
        verdict = made.check(value.upper())
        assert verdict.right == (value == made.answer) and made.answer in verdict.words and "not tried out in play" in verdict.words
    with pytest.raises(TrionfiError, match="one of"):
        made.check("bonjour")


def test_a_game_without_speaking_has_no_such_drill():
    silent = replace(MINEO, slug="made", course=tuple(step for step in MINEO.course if isinstance(step, Play)))
    assert "bid" not in [kind.name for kind in kinds(silent)]


@pytest.mark.parametrize("slug", ["permesso-3", "tarot-romand-4"])
def test_the_bids_of_an_auction_are_weighed_in_figures(slug):
    for seed in range(3):
        made = drill(trionfi.games[slug], "bid", 1, seed)
        figures = [part.label for part in made.explanation if part.kind == "worth"]
        said = [value for value, _ in made.form.choices]
        assert figures and all(figure.split(":")[0] in said and "from each opponent" in figure for figure in figures)


def test_the_announcement_of_a_slam_is_not_asked():
    """Who can bid one has said so in the auction; and no hand that chance deals now and then is one to announce it with. The answer would
    be no in every question."""
    for slug in ("tarot-fft-4", "tarot-populaire-3", "tarot-5-solo", "tarot-6"):
        assert not any(level.announced for level in BID.levels(trionfi.games[slug]))
    game = trionfi.games["tarot-appel-1850"]
    assert any(step.asks is Asks.ANNOUNCEMENT for step in game.course)
    levels = BID.levels(game)
    assert [level.announced for level in levels] == [False, False]
    said = {drill(game, "bid", 1, seed).answer for seed in range(12)}
    assert len(said) >= 2
