"""Puzzles of discards and bids that were worked out ahead: what may be chosen there, and that other deals tell the same."""

from pkgutil import iter_modules

import pytest
import trionfi
from trionfi.bots.search.weighed import Outlook
from trionfi.bots.simple import SimpleBot
from trionfi.drills import drill, puzzles
from trionfi.drills.answers import CARDS, CHOICE
from trionfi.drills.discards import Facing, beside
from trionfi.drills.puzzles import APART, BIDS, DISCARDS, PLAY, PLIES, Choice, Puzzle
from trionfi.drills.ways import view_of, way_of
from trionfi.soak.drills import prove
from trionfi.state.actions import Action

from benchmarks.puzzles import AGAIN, AHEAD, DIFFERENT, STANDS_OUT, THUMB, Collection, Weighing, fingerprint
from benchmarks.puzzles_before import WAYS, differing, found_in, level_of, told

FOUND = [(way, one.name.replace("_", "-")) for way, found in WAYS.items()
         for one in iter_modules([f"{path}/{found.source.package}" for path in puzzles.__path__])]
WORST, BEST = Action("discard", ("KS",)), Action("discard", ("7S",))


def kept(way: str, slug: str) -> list[Puzzle]:
    return Collection(trionfi.games[slug], WAYS[way].source).kept


def asked(slug: str, one: Puzzle):
    """The drill that asks a puzzle."""
    game = trionfi.games[slug]
    return drill(game, "puzzle", [*puzzles.numbers(game)].index(one.level) + 1, one.number)


def test_there_are_discards_of_several_games_and_bids():
    assert len([slug for way, slug in FOUND if way == "discards"]) >= 6 and ("bids", "tarot-fft-4") in FOUND


@pytest.mark.parametrize(("way", "slug"), FOUND)
def test_the_rules_are_those_by_which_they_were_found_and_the_number_tells_the_source(way, slug):
    """Where they have changed, `python -m benchmarks.puzzles_before` is to be run again: it drops what was found by other rules."""
    found = Collection(trionfi.games[slug], WAYS[way].source)
    assert found.rules == fingerprint(trionfi.games[slug]) and found.kept
    assert {one.source for one in found.kept} == {WAYS[way].source}


@pytest.mark.parametrize(("way", "slug"), FOUND)
def test_some_choices_are_clearly_better_and_the_usual_bot_misses_them(way, slug):
    for one in kept(way, slug):
        right = [choice for choice in one.choices if one.right(choice)]
        assert len(one.choices) >= DIFFERENT and 2 * len(right) <= len(one.choices) and one.worlds >= 16 * AGAIN
        assert all(choice.less > 2 * choice.interval for choice in one.choices if choice not in right)
        less = [choice.less for choice in one.choices]
        assert less == sorted(less) and less[0] == 0 and one.level in (THUMB, AHEAD)
        usual = SimpleBot(0).choose(view_of(trionfi.games[slug], one))
        missed = next(choice for choice in one.choices if choice.cards in (usual.cards, (str(usual),)))
        assert missed.less > STANDS_OUT * missed.interval, one.number


@pytest.mark.parametrize(("way", "slug"), FOUND)
def test_every_position_can_be_dealt_and_what_was_tried_may_be_chosen(way, slug):
    game = trionfi.games[slug]
    for one in kept(way, slug):
        if one.number in puzzles.numbers(game).get(one.level, ()):
            broken = prove(game, "puzzle", [*puzzles.numbers(game)].index(one.level) + 1, one.number)
            assert broken is None, broken


@pytest.mark.parametrize(("way", "slug"), FOUND)
def test_each_answer_is_judged_as_the_deals_tell(way, slug):
    for one in kept(way, slug)[:4]:
        made, view = asked(slug, one), view_of(trionfi.games[slug], one)
        assert made.form.table and made.form.kind == (CARDS if way == "discards" else CHOICE)
        right = [made.answer, *made.maker.equals(made)]
        for choice in one.choices:
            answer = way_of(view).answers(choice)[0]
            verdict = made.check(answer)
            assert verdict.right == one.right(choice) == (answer in right) and str(one.worlds) in verdict.words
            assert verdict.right or way == "bids" or verdict.cards == one.choices[0].cards


@pytest.mark.parametrize(("way", "slug"), [one for one in FOUND if one[0] == "discards"])
def test_other_deals_do_not_tell_otherwise(way, slug):
    one = min(kept(way, slug), key=lambda one: (len(one.choices), one.number))
    assert not differing(WAYS[way], trionfi.games[slug], one)


def test_a_discard_that_nobody_foresaw_is_weighed_beside_the_best():
    slug = next(slug for way, slug in FOUND if way == "discards")
    one = kept("discards", slug)[0]
    made, facing = asked(slug, one), Facing(trionfi.games[slug], view_of(trionfi.games[slug], one))
    known = {choice.cards for choice in one.choices}
    action = next(action for start in range(len(made.form.cards))
                  if facing.choice.check(cards := made.form.cards[start:start + made.form.count]) is None
                  and (action := facing.choice.action(cards)).cards not in known and len(cards) == made.form.count)
    deals, laid = beside(facing, facing.choice.action(one.choices[0].cards), action)
    verdict = made.check(action.cards)
    assert verdict.right == laid.right and str(deals) in verdict.words and deals != one.worlds
    assert not made.check(made.form.cards[:made.form.count - 1]).right


def weighed(*behind: list[float]) -> Weighing:
    """One trial, made up: what each other choice brings less than the first, deal by deal."""
    found = Weighing([Action("discard", (card,)) for card in ("7S", "KS", "QS")[:len(behind) + 1]])
    found.looks.append(Outlook(found.choices, [[0.0] * 4, *([-one for one in some] for some in behind)], 4))
    return found


def test_what_the_deals_leave_open_is_left_out_of_a_discard_and_with_it_a_bid():
    clear, open_ = [10.0, 11.0, 10.0, 11.0], [1.0, 2.0, 2.0, 3.0]
    rows = told(WAYS["discards"], weighed(clear, open_), 0.0)
    assert rows and [one.cards for one in rows] == [("7S",), ("KS",)]
    assert told(WAYS["bids"], weighed(clear, open_), 0.0) is None
    assert len(told(WAYS["bids"], weighed(clear, clear), 0.0) or ()) == 3
    assert len(told(WAYS["discards"], weighed(clear, clear), 100.0) or ()) == 1  # what an average trick brings is more than is lost


def test_a_puzzle_is_one_that_the_usual_bot_misses():
    rows = (Choice(("7S",), 0, 0, None), Choice(("QS",), 2, 0.4, None), Choice(("KS",), 4, 0.5, None))
    one = Puzzle(APART * PLIES, THUMB, 0, 3, True, 2000, "", rows)
    assert one.source is DISCARDS
    assert level_of(one, WORST, BEST) == THUMB and level_of(one, WORST, WORST) == AHEAD and level_of(one, BEST, BEST) == 0
    assert level_of(one, Action("discard", ("AS",)), BEST) == 0 == level_of(one._replace(choices=rows[:2]), WORST, BEST)
    assert level_of(one._replace(choices=(rows[0], rows[1], rows[2]._replace(interval=2.0))), WORST, BEST) == 0


def test_a_word_of_two_words_is_read_as_it_is_written():
    one = Puzzle(2 * APART * PLIES, THUMB, 0, 4, False, 800, "0 passe", (
        Choice(("garde sans",), 0, 0, None), Choice(("passe",), 20, 4, None), Choice(("garde",), 31.5, 6, None)))
    assert puzzles.read([puzzles.kept(one)]) == [one] and one.source is BIDS
    assert not one.right(one.choices[1]) and one.near == 0 < PLAY.near


def test_the_search_finds_what_is_kept():
    game, way = trionfi.games["scarto"], WAYS["discards"]
    found = Collection(game, DISCARDS)
    first = min(found.kept, key=lambda one: one.number)
    again = [one for one in found_in(way, game, first.number // PLIES) if one.number == first.number]
    assert [one.choices[0].cards for one in again] == [first.choices[0].cards] and again[0].level == first.level

