"""What each side has marked as a hand goes on."""

import pytest
import trionfi
from trionfi import service
from trionfi.bots import bot, play
from trionfi.service.marked import as_it_went, marked
from trionfi.state.account import Line

PARTNERS = trionfi.games["12.1"]
# The book's example (004, 12.1): which side gains how much, and what stands after it.
EXAMPLE = [
    ("dealer's left", 3, "players 1 and 3", 3), ("dealer's left", 5, "players 1 and 3", 8), ("dealer", 5, "players 1 and 3", 3),
    ("dealer's left", 11, "players 1 and 3", 14), ("dealer", 20, "players 0 and 2", 6), ("dealer's left", 5, "players 0 and 2", 1),
    ("dealer's left", 10, "players 1 and 3", 9),
]


def gained(side: str, value: int) -> Line:
    amounts = (value, 0, value, 0) if side == "dealer" else (0, value, 0, value)
    return Line("gain", amounts, "", "", "points")


def test_one_side_has_points_and_the_other_none():
    account: tuple[Line, ...] = ()
    for side, value, ahead, lead in EXAMPLE:
        account = (*account, gained(side, value))
        assert marked(PARTNERS, account, 4) == [
            {"who": ahead, "amounts": {"points": lead}, "words": f"{lead} point{'s' * (lead != 1)}"}]


def test_sixty_points_are_a_resto_at_once():
    account = (gained("dealer", 63),)
    assert marked(PARTNERS, account, 4) == [
        {"who": "players 0 and 2", "amounts": {"points": 3, "resti": 1}, "words": "3 points, 1 resto"},
        {"who": "players 1 and 3", "amounts": {"points": 0, "resti": -1}, "words": "-1 resto"},
    ]


def test_level_sides_have_marked_nothing():
    assert marked(PARTNERS, (gained("dealer", 5), gained("dealer's left", 5)), 4) == []


NAMES = ("You", "Right", "Opposite", "Left")


@pytest.mark.parametrize("number", ["12.6", "12.7"])
def test_the_table_says_at_every_move_what_each_player_has_marked(number):
    game = trionfi.games[number]
    hand = game.deal(3, dealer=0)
    play(hand, [bot("simple", str(seat)) for seat in range(4)])
    went = as_it_went(hand)
    assert len(went) == len(hand.account) and {one["ledger"] for one in went} >= {"points"}
    seen = 0
    while hand.moves:
        hand.pop()
        request = {"game": game.slug, "seed": 3, "dealer": 0, "moves": [str(move) for move in hand.moves]}
        found = {one["who"]: one["amounts"] for one in service.answer("table", request)["marked"]}
        due = {}
        for line in hand.account:
            for name, amount in zip(NAMES, line.amounts, strict=True):
                due.setdefault(name, {}).setdefault(line.ledger, []).append(amount)
        assert found == {name: {unit: sum(amounts) for unit, amounts in units.items()} for name, units in due.items()
                         if any(map(sum, units.values()))}
        seen += bool(found)
    assert seen


def test_partners_are_called_as_the_reader_calls_them():
    found = marked(PARTNERS, (gained("dealer's left", 5),), 4, ("Left", "You", "Right", "Opposite"))
    assert found[0]["who"] == "You and Opposite"
