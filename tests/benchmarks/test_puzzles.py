"""Puzzles that were worked out ahead: their positions can be dealt, their cards can be played, and other deals tell the same."""

from pkgutil import iter_modules
from typing import Any

import pytest
import trionfi
from trionfi.bots.simple import SimpleBot
from trionfi.drills import drill, kinds, puzzles, to_play
from trionfi.drills.puzzles import PLAY, PLIES, Choice, Idea, Puzzle
from trionfi.drills.puzzles.index import STORED
from trionfi.drills.theme import THEMES
from trionfi.drills.ways import theme_key
from trionfi.soak.drills import prove

from benchmarks.puzzles import AGAIN, DIFFERENT, EASY, Collection, differing, fingerprint, stored
from measured import themes

SLUGS = sorted(one.name.replace("_", "-") for one in iter_modules(puzzles.__path__) if one.name != "index" and not one.ispkg)
GAMES = [trionfi.games[slug] for slug in SLUGS]
MADE = Puzzle(7012, 2, 1, 3, True, 1000, "1 passo, T5", (
    Choice(("KS", "QS"), 0, 0, None), Choice(("7S",), 0.1, 0.2, None), Choice(("T9",), 2.5, 0.4, Idea("card", "KS", 30, 4, 32)),
    Choice(("F",), 4, 0.5, Idea("last", "", 20, 0, 32))))


def kept(game: Any) -> list[Puzzle]:
    numbers = [(level, number) for level, numbers in puzzles.numbers(game).items() for number in numbers]
    return [one for level, number in numbers if (one := puzzles.puzzle(game, level, number)).source is PLAY]


def test_the_index_names_every_puzzle_and_no_other():
    """Else run `python -m benchmarks.puzzles` for any game."""
    found = stored()
    assert sorted(STORED) == sorted(found) and {*SLUGS} <= {*found}
    for slug, some in found.items():
        assert {level: tuple(one.number for one in some if one.level == level) for level in (1, 2, 3)} == dict(enumerate(STORED[slug], 1))
        assert len({one.number for one in some}) == len(some) > 0


@pytest.mark.parametrize("slug", STORED)
def test_the_index_names_the_theme_of_each(slug):
    """Else run `python -m benchmarks.puzzles` for any game."""
    game, found = trionfi.games[slug], stored()[slug]
    by_theme = {key: tuple(sorted(one.number for one in found if theme_key(game, one) == key)) for key in THEMES}
    assert by_theme == {key: themes.THEMES[key].get(slug, ()) for key in THEMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_rules_are_those_by_which_they_were_found(game):
    """Where they have changed, `python -m benchmarks.puzzles` is to be run again: it drops what was found by other rules."""
    assert Collection(game).rules == fingerprint(game) and Collection(game).kept


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_position_can_be_dealt_and_all_that_may_be_played_was_tried(game):
    for one in kept(game):
        broken = prove(game, "puzzle", [*puzzles.numbers(game)].index(one.level) + 1, one.number)
        assert broken is None, broken


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_some_cards_are_clearly_better_and_the_others_miss_them(game):
    for one in kept(game):
        right = [choice for choice in one.choices if one.right(choice)]
        assert len(one.choices) >= DIFFERENT and 2 * len(right) <= len(one.choices)
        assert all(choice.less > 2 * choice.interval for choice in one.choices if choice not in right)
        less = [choice.less for choice in one.choices]
        assert less == sorted(less) and less[0] == 0 and one.worlds >= 16 * AGAIN
        assert all(choice.idea is None or not one.right(choice) for choice in one.choices)
        hand = one.played(game)
        usual = SimpleBot(0).choose(hand.view(hand.turn)).cards[0]
        assert one.right(one.choice(usual)) == (one.level == EASY), one.number


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_other_deals_do_not_tell_otherwise(game):
    quick = min(kept(game), key=lambda one: (len(one.choices) * one.worlds, one.number))
    assert not differing(game, quick)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_page_is_told_which_puzzles_there_are_and_a_number_asks_its_own(game):
    kind = next(kind for kind in kinds(game) if kind.name == "puzzle")
    for level in range(1, len(kind.levels(game)) + 1):
        for number in kind.stored(game, level):
            assert drill(game, "puzzle", level, number).scene.position.seed == f"puzzle {game.slug} {number // PLIES}"


def test_a_card_that_counts_like_another_or_loses_next_to_nothing_is_accepted():
    assert MADE.near == pytest.approx(0.4)
    assert [MADE.right(MADE.choice(card)) for card in ("KS", "QS", "7S", "T9", "F")] == [True, True, True, False, False]


def test_a_puzzle_is_read_as_it_is_written():
    assert puzzles.read([puzzles.kept(MADE)]) == [MADE]
    moves = ["0 vado solo", "1 discard QC 7S", "1 play T5", "2 play KS"]
    assert puzzles.short(moves, ("T5", "KS", "QC", "7S")) == "0 vado solo; 1 discard QC 7S; T5; KS"
    assert puzzles.short(["0 play T5, sche", "1 play KS"], ("T5", "KS")) == "0 play T5, sche; KS"


def test_the_first_card_of_a_hand_may_be_asked():
    game = trionfi.games["barcellona-4"]
    one = Puzzle(3 * PLIES, EASY, 0, game.players[0], True, 0, puzzles.short([], game.pack.texts), ())
    assert not one.played(game).moves and one.position(game).moves == ()


def test_by_other_rules_and_in_other_games_there_are_none():
    game = next(game for game in GAMES if len(game.profiles) > 1)
    other = next(one.name for one in game.profiles if one.name != game.default_profile)
    assert puzzles.numbers(game.with_options(other)) == {} == puzzles.numbers(trionfi.games["la-rigueur-1659"])
    assert "puzzle" not in [kind.name for kind in kinds(game.with_options(other))]


@pytest.mark.parametrize(("idea", "alone", "words"), [
    (Idea("card", "KS", 30, 4, 32), True, "After T2 you take KS in 30 of 32 hands played on, after T9 in 4."),
    (Idea("card", "KS", 30, 0, 32), False, "After T2 your side takes KS in 30 of 32 hands played on, after T9 in none."),
    (Idea("last", "", 20, 1, 32), True, "After T2 you win the last trick in 20 of 32 hands played on, after T9 in 1."),
    (Idea("trick", "", 9, 0, 32), False, "After T2 your side wins this trick in 9 of 32 hands played on, after T9 in none."),
])
def test_what_the_best_card_does_is_one_sentence(idea, alone, words):
    assert to_play.refuting(idea, "T2", "T9", alone) == words


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_wrong_card_is_refuted_and_a_right_one_says_why(game):
    for one in kept(game)[:6]:
        place = [*puzzles.numbers(game)].index(one.level) + 1
        made = drill(game, "puzzle", place, one.number)
        for choice in one.choices:
            verdict = made.check(choice.cards[-1])
            assert verdict.right == one.right(choice) and str(one.worlds) in verdict.words
            assert verdict.right or verdict.cards == one.choices[0].cards
            assert choice.idea is None or f"After {made.answer} " in verdict.words
