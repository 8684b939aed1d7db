"""Counting: the closed form, the working, methods, and packs whose total depends on the split."""

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
import trionfi
from checks.wrong import clear
from trionfi.counting import Counting, amount, plain, prose
from trionfi.errors import InvalidCard, TrionfiError
from trionfi.written import exact

GAME = trionfi.games["mineo-3"]
PACK, COUNTING = GAME.pack, GAME.counting


def by_hand(cards: list[str], last_trick: bool = False) -> int:
    """The rule of the page, worked out again from the notation alone."""
    def value(card: str) -> int:
        if card in ("T20", "T1", "F"):
            return 10
        if card in ("T19", "T18", "T17", "T16") or card[0] == "K":
            return 5
        return 1 if card[0] == "T" else {"Q": 4, "C": 3, "J": 2}.get(card[0], 1)

    return sum(map(value, cards)) - 2 * (len(cards) // 3) - (len(cards) % 3 > 0) + 5 * last_trick


def test_the_closed_form_agrees_with_counting_by_hand():
    cards = list(PACK.texts)
    for size in range(64):
        pile = cards[:size]
        assert GAME.count(pile).points == by_hand(pile)
        assert GAME.count(pile, last_trick=True).points == by_hand(pile, True)
        assert COUNTING.points(PACK, PACK.mask(pile), True) == by_hand(pile, True)


def test_small_piles_by_both_methods():
    some = ["T20", "T5", "KS", "QC", "CB", "JD", "7S", "F"]
    for size in range(5):
        for pile in combinations(some, size):
            for method in COUNTING.methods:
                assert GAME.count(pile, method=method).points == by_hand(list(pile)), (pile, method)


def test_the_working_lays_one_counting_card_to_a_batch():
    found = GAME.count("5S 6S 7S 8S 9S KS T20")
    assert [batch.cards[0] for batch in found.working[:2]] == ["T20", "KS"]
    assert [(len(batch.cards), batch.points) for batch in found.working] == [(3, 10), (3, 5), (1, 0)] and found.points == 15
    assert [batch.kind for batch in found.working] == ["batch", "batch", "odd"]


def test_the_last_trick_is_a_step_of_its_own():
    found = GAME.count("T20", last_trick=True)
    assert [(batch.cards, batch.points, batch.kind) for batch in found.working] == [(("T20",), 9, "odd"), ((), 5, "last trick")]
    assert GAME.count("").working == () and GAME.count("").points == 0


def test_notes_show_the_sum():
    for method in COUNTING.methods:
        for batch in GAME.count(list(PACK.texts), method=method).working:
            assert eval(batch.note, {}) == batch.points, batch  # the notes are sums of whole numbers


def test_the_reduced_method_takes_one_from_every_card():
    found = GAME.count("T20 T9 T6 QC", method="reduced")
    assert sorted(sum(int(part) for part in batch.note.split(" + ")) for batch in found.working) == [0, 13]
    assert found.method == "reduced" and found.points == 13


def test_an_unknown_method_is_refused():
    with pytest.raises(TrionfiError, match="customary or reduced") as caught:
        GAME.count("T20", method="fancy")
    assert clear(caught.value)


@pytest.mark.parametrize("cards", ["T20 T20", "ZZ", ["T20", 7]])
def test_piles_that_cannot_be(cards):
    with pytest.raises(InvalidCard):
        GAME.count(cards)


def test_the_module_level_function_is_the_same():
    assert trionfi.count("mineo-3", "T20 T9 T6") == trionfi.count(GAME, ["T20", "T9", "T6"]) == GAME.count("T20 T9 T6")
    assert trionfi.count("14.6", "T20 T9 T6", last_trick=True).points == 15


def test_two_sides_of_the_sicilian_pack_always_make_109():
    assert COUNTING.pack_points(PACK) == (109, 109) and GAME.points == 109 and GAME.card_points == (109, 109)


@pytest.mark.parametrize("sides", [1, 2, 3, 4])
def test_the_range_of_the_pack_is_that_of_all_splits(sides):
    def loss(cards: int) -> int:
        return 2 * (cards // 3) + (cards % 3 > 0)

    def splits(left: int, piles: int):
        if piles == 1:
            yield loss(left)
        else:
            for mine in range(left + 1):
                for rest in splits(left - mine, piles - 1):
                    yield loss(mine) + rest

    totals = {146 + 5 - lost for lost in splits(63, sides)}
    assert COUNTING.pack_points(PACK, sides) == (min(totals), max(totals))


def test_cards_counted_apart_join_no_batch():
    apart = replace(COUNTING, apart=(("F", 4),))
    found = apart.count(PACK, PACK.mask(["F", "T20", "T9", "T6"]))
    assert found.points == 14 and found.working[-1].cards == ("F",) and found.working[-1].kind == "apart"
    assert apart.points(PACK, PACK.mask(["F", "T20", "T9", "T6"])) == 14


def test_tricks_may_count():
    tricky = replace(COUNTING, per_trick=2)
    found = tricky.count(PACK, PACK.mask(["T20"]), tricks=3)
    assert found.points == 15 and found.working[-1].points == 6
    assert tricky.points(PACK, PACK.mask(["T20"]), tricks=3) == 15
    assert COUNTING.count(PACK, PACK.mask(["T20"]), tricks=3).points == 9


def test_cards_may_be_counted_singly_and_in_fractions():
    single = Counting(values=(("kings", 4),), empty=Fraction(1, 2))
    assert single.methods == ("customary",)
    found = single.count(PACK, PACK.mask(["KS", "T5", "T6"]))
    assert found.points == 5 and isinstance(found.points, int | Fraction)
    assert single.points(PACK, PACK.mask(["KS", "T5"])) == Fraction(9, 2)
    assert sum(batch.points for batch in found.working) == found.points


@pytest.mark.parametrize(("points", "shown"), [
    (7, 7), (0, 0), (-3, -3), (Fraction(4, 2), 2), (Fraction(1, 2), 0.5), (Fraction(-9, 2), -4.5), (Fraction(1, 3), "1/3"), (Fraction(-5,
    3), "-5/3"),
])
def test_points_as_json_has_them(points, shown):
    assert plain(points) == shown and type(plain(points)) is type(shown)


def test_cards_that_nobody_wins_may_be_any():
    """Ten of Centino's 42 cards are played: five pairs lose 5, and where both sides have a card over 6; the last trick adds 6."""
    game = trionfi.games["centino"]
    values = sorted(game.counting.table(game.pack))
    least, most = game.counting.pack_points(game.pack)
    assert most == sum(values[-10:]) - 5 + 6 == 49 and least == sum(values[:10]) - 6 + 6 == 10
    assert game.counting.aside() == "32 cards are won by nobody, whatever they are worth."


def test_cards_that_nobody_wins_are_no_part_of_the_range():
    """In Minchiate every card above 42 counts one more, and of the 97 cards 13 may stay out."""
    pack = trionfi.games["minchiate-partners"].pack
    whole = Counting(values=(("T35", 5),), empty=0, over=42)
    assert whole.pack_points(pack) == (5 + 13, 5 + 55) and replace(whole, left_out=13).pack_points(pack) == (5, 5 + 42)


@pytest.mark.parametrize(("points", "shown"), [
    (12, "12"), (0, "0"), (Fraction(91, 2), "45½"), (Fraction(1, 2), "½"), (Fraction(-1, 2), "-½"), (Fraction(-15, 2), "-7½"),
    (Fraction(1, 3), "1/3"), (Fraction(8), "8"), (Fraction(21, 2), "10½"),
])
def test_points_in_a_sentence_have_halves_as_a_sign_and_are_read_again(points, shown):
    assert prose(points) == shown
    assert exact(shown) == points


def test_each_unit_has_a_word_for_one_of_it():
    for slug in trionfi.games:
        game = trionfi.games[slug]
        tables = [table for table in (game.melds, *(reward.won_table for reward in game.payments.rewards)) if table is not None]
        for unit in (game.payments.ledger, *(table.ledger for table in tables)):
            one, two = (amount(points, unit, game.term) for points in (1, 2))
            assert one.removeprefix("1") != two.removeprefix("2"), (slug, unit)


@pytest.mark.parametrize(("slug", "players", "whole"), [
    ("toppa", 2, (10, 49)), ("cinquina", 2, (10, 49)), ("centino", 2, (10, 49)),    # 10 of 62 (or 42) cards are in play
    ("centini", 4, (10, 67)), ("mattazza", 5, (27, 72)), ("mattaccia", 6, (63, 72)),    # 20, 50 and 60 of 62
    ("minchiate-three-handed", 3, (19, 202)), ("minchiate-each-for-himself", 4, (152, 215)),    # nothing for up to 25 or 21 cards
])
def test_what_all_hold_together_is_of_the_cards_that_are_in_play(slug, players, whole):
    assert trionfi.games[slug].at(players).card_points == whole
