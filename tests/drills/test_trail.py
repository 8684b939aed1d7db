"""A play stopped at a trick: how many trumps are out and who is void in what, against a count made from the record of the hand."""

from fractions import Fraction

import pytest
import trionfi
from checks.steady import steady
from hypothesis import given
from hypothesis import strategies as st
from trionfi.cards.chance import Chance
from trionfi.drills import drill, kinds
from trionfi.drills.completing import ANOTHER, COMPLETES, ELSEWHERE, LACKING, NOTHING
from trionfi.drills.holders import ASIDE as NO_PLACE
from trionfi.drills.holders import BEATING, FALLING, OPEN
from trionfi.drills.legal import THE_FOOL
from trionfi.drills.needed import GOAL
from trionfi.drills.needed import TAKEN as HAS
from trionfi.drills.out import OWN, TABLE
from trionfi.drills.slips import LESS
from trionfi.drills.taken import OTHERS
from trionfi.drills.taken import TABLE as ON_THE_TABLE
from trionfi.drills.trail import ASIDE, LEVELS, stopped
from trionfi.drills.voids import FOLLOWING, NO_TRUMP, RELIEF, THROWN
from trionfi.errors import TrionfiError
from trionfi.soak.drills import prove
from trionfi.words import Listing, Message

SLUGS = ("mineo-3", "troccas-4", "tarot-fft-4", "minchiate-partners", "toppa", "gatti-2", "tarot-decouverte")
KINDS = ["out", "voids", "holders", "taken", "completing", "needed"]
SOME = [trionfi.games[slug] for slug in SLUGS]


def trumps_out(made):
    """The trumps that the reader neither holds nor sees lie before him, of all that there are."""
    pack, scene = made.game.pack, made.scene
    seen = {*scene.hand, *(card for _, card in scene.trick), *(card for over in scene.trail for _, card in over.plays)}
    seen |= {card for fact in scene.facts for card in fact.cards}
    return set(pack.unmask(pack.trump_mask)) - seen


@steady(40)
@given(st.sampled_from(SOME), st.sampled_from(KINDS), st.integers(1, 3), st.integers(0, 10**6))
def test_any_seed_makes_a_sound_question(game, kind, level, seed):
    if kind in [one.name for one in kinds(game)]:
        broken = prove(game, kind, level, seed)
        assert broken is None, broken


@steady(40)
@given(st.integers(1, 3), st.integers(0, 10**6))
def test_what_is_out_can_be_read_from_what_is_shown(level, seed):
    made = drill(trionfi.games["mineo-3"], "out", level, seed)
    assert made.answer == len(trumps_out(made)) > 0
    assert {card for part in made.explanation for card in part.cards}.isdisjoint(trumps_out(made))


def test_the_levels_go_deeper_and_show_less():
    for game in SOME:
        made = [[drill(game, "out", level, seed) for seed in range(4)] for level in (1, 2, 3)]
        assert [{one.scene.seen for one in level} for level in made] == [{"open"}, {"folded"}, {"once"}]
        depths = [sum(len(one.scene.trail) for one in level) for level in made]
        assert depths[0] < depths[1] <= depths[2]


def test_who_counts_his_own_hand_or_leaves_the_table_out_is_told():
    steps = set()
    for seed in range(12):
        made = drill(trionfi.games["mineo-3"], "out", 1, seed)
        for part in made.explanation:
            if part.kind in ("hand", "table"):
                verdict = made.check(made.answer + len(part.cards))
                assert not verdict.right
                steps |= {(part.kind, step) for step in verdict.steps}
    assert {("hand", OWN), ("table", TABLE)} <= steps


def test_what_lies_aside_is_shown_and_is_not_out():
    found = 0
    for seed in range(12):
        made = drill(trionfi.games["tarot-fft-4"], "out", 2, seed)
        found += bool(made.scene.facts)
        assert made.answer == len(trumps_out(made))
    assert found


def test_each_wrong_void_has_its_reason():
    """One who throws off says nothing of the suit thrown, one who neither follows nor trumps has no trump, and so on."""
    steps = set()
    for game in SOME:
        for seed in range(6):
            for level in (1, 2, 3) if "voids" in [one.name for one in kinds(game)] else ():
                made = drill(game, "voids", level, seed)
                for value, _ in made.form.choices:
                    said = [one for one, _ in made.form.choices if (one in made.answer) != (one == value)]
                    if said:
                        verdict = made.check(said)
                        assert not verdict.right and verdict.step
                        steps.add(verdict.step)
    assert {FOLLOWING, THROWN, NO_TRUMP} <= steps


def test_a_trump_that_relieves_shows_nothing_of_trumps():
    steps = set()
    for seed in range(20):
        made = drill(trionfi.games["tarok-dutch-4"], "voids", 1, seed)
        if "T" not in made.answer:
            steps |= set(made.check([*made.answer, "T"]).steps)
    assert RELIEF in steps


def test_what_is_drawn_fills_a_void_so_nothing_is_asked():
    assert "voids" not in [one.name for one in kinds(trionfi.games["lecchini"])]


@pytest.mark.parametrize(("said", "why"), [("", "one or several of"), ("stars", "not stars"), (7, "one or several of")])
def test_what_is_no_choice_is_refused_in_one_line(said, why):
    made = drill(trionfi.games["mineo-3"], "voids", 1, 3)
    with pytest.raises(TrionfiError, match=why) as caught:
        made.check(said)
    assert "\n" not in str(caught.value)


def test_choices_are_read_in_any_order_and_writing():
    made = drill(trionfi.games["mineo-3"], "voids", 1, 3)
    words = [value for value, _ in made.form.choices]
    assert made.form.read(made.game.pack, ", ".join(reversed(words)).upper()) == tuple(words)
    assert made.check(" ".join(reversed(made.answer))).right


def test_a_void_is_answered_by_the_number_of_a_seat_or_the_letter_of_a_suit():
    seen = set()
    for level in (1, 2, 3):
        made = drill(trionfi.games["mineo-4"], "voids", level, 3)
        letters = {"T", *(suit.letter for suit in made.game.pack.suits)}
        values = {value for value, _ in made.form.choices}
        assert values == letters or values == {str(seat) for seat in range(made.game.players[0])} - {str(made.scene.seat)}
        assert all(made.scene.names[int(value)] == words for value, words in made.form.choices if value not in letters)
        seen.add(values == letters)
    assert seen == {True, False}


def test_who_gives_no_choice_is_told_what_each_one_stands_for():
    made = drill(trionfi.games["mineo-3"], "voids", 1, 3)
    with pytest.raises(TrionfiError, match="T = trumps"):
        made.check("swords")


def test_who_can_still_hold_a_card_is_neither_the_reader_nor_one_who_is_void():
    """Each wrong place has its reason, and the levels go from any card to one that few can have."""
    steps, few = set(), []
    for game in SOME:
        for seed in range(6):
            for level in (1, 2, 3) if "holders" in [one.name for one in kinds(game)] else ():
                made = drill(game, "holders", level, seed)
                assert str(made.scene.seat) not in [value for value, _ in made.form.choices]
                few += [len(made.answer)] if level == 3 else []
                for value, _ in made.form.choices:
                    said = [one for one, _ in made.form.choices if (one in made.answer) != (one == value)]
                    if said:
                        verdict = made.check(said)
                        assert not verdict.right and verdict.step
                        steps.add(verdict.step)
    assert {FOLLOWING, OPEN, NO_PLACE} <= steps
    assert few.count(1) > len(few) / 2


def test_a_card_under_a_trump_that_had_to_be_beaten_shows_that_no_higher_one_was_there():
    steps = {slip.step for seed in range(60) for slip in drill(trionfi.games["tarot-fft-4"], "holders", 2, seed).slips}
    assert BEATING in steps


def test_a_card_played_where_the_king_had_to_fall_shows_that_the_king_was_not_there():
    made = drill(trionfi.games["calatafimi-3"], "holders", 1, 4)
    assert made.answer == ("2",) and FALLING in made.check(["0", "2"]).steps


def test_a_card_that_somebody_said_he_holds_is_not_asked_about():
    for seed in range(8):
        made = drill(trionfi.games["cinquecento"], "holders", 1 + seed % 3, seed)
        said = [word for _, word in made.scene.position.played(made.game).view(made.scene.seat).said]
        assert f"I hold {made.words.values['card']}" not in said


def test_points_taken_are_told_from_bare_values_the_trick_on_the_table_and_the_tricks_of_others():
    steps = set()
    for seed in range(12):
        for level in (1, 2, 3):
            made = drill(trionfi.games["mineo-3"], "taken", level, seed)
            for slip in made.slips:
                verdict = made.check(slip.answer)
                assert not verdict.right
                steps |= set(verdict.steps)
    assert {LESS, ON_THE_TABLE, OTHERS, THE_FOOL} <= steps


def test_the_own_side_is_asked_for_and_then_another():
    for game in SOME:
        if "taken" in [one.name for one in kinds(game)]:
            own = [[_takers(drill(game, "taken", level, seed)) for seed in range(4)] for level in (1, 2, 3)]
            assert all(one for level in (own[0], own[2]) for one in level) and not any(own[1])


def _takers(made):
    """Whether the reader himself took one of the tricks that are counted."""
    counted = {part.label.values["n"] for part in made.explanation if part.kind == "trick"}
    table = made.scene.position.played(made.game).table
    return table.side(made.scene.trail[min(counted) - 1].winner) == table.side(made.scene.seat)


def test_where_nothing_is_worth_asking_the_seed_is_named():
    with pytest.raises(TrionfiError, match="the seed 5"):
        stopped(trionfi.games["cinquina"], 5, Chance("none"), LEVELS[0], lambda view: ())


def test_each_card_that_completes_nothing_has_its_reason():
    steps = set()
    for slug in ("ottocento", "minchiate-partners", "tarok-whist"):
        for seed in range(8):
            for level in (1, 2, 3):
                made = drill(trionfi.games[slug], "completing", level, seed)
                assert set(made.answer) < set(made.form.cards)
                for slip in made.slips:
                    assert slip.step in made.check(slip.answer).steps
                    steps.add(slip.step)
    assert {COMPLETES, LACKING, ELSEWHERE, ANOTHER, NOTHING} <= steps


def test_cards_won_are_those_of_the_own_side_then_of_another_and_a_hand_is_asked_about_before_its_first_card():
    for slug, won in (("cinquecento", True), ("minchiate-each-for-himself", True), ("tarok-danish-modern", False)):
        game = trionfi.games[slug]
        for level in (1, 2, 3):
            made = drill(game, "completing", level, 2)
            assert bool(made.scene.trail) == won
            assert made.maker.levels(game)[level - 1].named == ("name" in getattr(made.words, "values", {}))


def test_a_game_with_one_kind_of_combination_or_none_asks_for_no_card_that_completes_it():
    for slug in ("tarot-fft-4", "mitigati-3", "mineo-3"):
        assert "completing" not in [one.name for one in kinds(trionfi.games[slug])]


@pytest.mark.parametrize(("slug", "most"), [("tarot-fft-4", {36, 41, 51, 56}), ("mineo-3", {55}), ("scarto", {26}), ("permesso-3", {46})])
def test_what_is_needed_is_what_the_game_asks_and_is_said_at_the_first_level_only(slug, most):
    for level in (1, 2, 3):
        for seed in range(3):
            made = drill(trionfi.games[slug], "needed", level, seed)
            goal = next(part.value for part in made.explanation if part.kind == "goal")
            assert goal in most and 0 < made.answer <= goal
            assert (made.words.values.get("points") == goal) == (level == 1)


def test_who_says_what_has_been_taken_or_forgets_his_discard_is_told():
    steps = set()
    for seed in range(4):
        made = drill(trionfi.games["tarot-fft-4"], "needed", 1, seed)
        for slip in made.slips:
            verdict = made.check(slip.answer)
            assert not verdict.right
            steps |= set(verdict.steps)
    assert {HAS, GOAL, ASIDE, LESS, ON_THE_TABLE} <= steps


def test_where_no_figure_is_asked_nothing_is_needed():
    for slug in ("minchiate-partners", "tarok-whist", "ottocento", "tarot-5-call", "tarot-6"):
        assert "needed" not in [one.name for one in kinds(trionfi.games[slug])]


def test_a_reward_hands_over_the_figures_that_its_sentence_says():
    told = set()
    for slug in trionfi.games:
        for reward in trionfi.games[slug].payments.rewards:
            words = reward.asked()
            figures = set(map(Fraction, reward.wanted_points()))
            assert figures == set(_figures(words)), f"{slug}: {reward.key}"
            told |= figures
    assert {Fraction(26), Fraction(91, 2), Fraction(56)} <= told


def _figures(words):
    """The numbers of a sentence and of its lists, not those of sentences in it."""
    for one in words.values.values() if isinstance(words, Message) else ():
        numbers = one.items if isinstance(one, Listing) else (one,)
        yield from (Fraction(number) for number in numbers if isinstance(number, int | Fraction))
