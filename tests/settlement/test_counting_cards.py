"""What cannot be told of single counting cards, of a player who is out and of a stock that is sold (004, 12.3 to 12.7)."""

import pytest
import trionfi
from checks.wrong import clear
from trionfi.errors import TrionfiError

POINTS = {"points_0": 70, "points_1": 40, "points_2": 30}
OUT = POINTS | {"dropped_by": 3, "last_trick_by": 0}
ALL_IN = POINTS | {"points_3": 10, "last_trick_by": 0}
SOLD = OUT | {"buyer": 1}


@pytest.mark.parametrize(("game", "facts", "words"), [
    ("12.3", {"points_0": 60, "points_1": 50, "deaths_0": 1000},
     'player 0 lost to others" cannot come to 1000: there are counting cards for no more'),
    ("12.4", POINTS | {"deaths_0": 100, "deaths_1": 100}, 'player 0 lost to others" and ".* player 1 lost to others" cannot come to 200'),
    ("12.6", ALL_IN | {"robbed_0": 1000}, 'robbed are worth to player 0" cannot come to 1000'),
    ("12.6", {f"points_{seat}": 200 for seat in range(4)}, "all together have at most 215"),
    ("12.5", OUT | {"points_3": 20}, "player 3 dropped out: he cannot have anything for 'Card points'"),
    ("12.5", OUT | {"cards_3": "T35"}, "player 3 dropped out: he cannot have anything for 'Card points'"),
    ("12.5", OUT | {"combinations_3": 20}, "player 3 dropped out: he cannot have anything for 'Versicole won'"),
    ("12.5", OUT | {"declared_3": 20}, "player 3 dropped out: he cannot have declared"),
    ("12.5", OUT | {"deaths_3": 5}, "player 3 dropped out: he cannot have anything for 'Death'"),
    ("12.7", SOLD | {"points_3": 20}, "player 3 dropped out: he cannot have anything for 'Card points'"),
    ("12.7", SOLD | {"versicole_paid_3": 2}, "player 3 has declared nothing"),
    ("12.7", SOLD | {"bid_resti": 9, "bid_lupini": 29}, '"for how many resti" cannot be 9: the auction begins at 10 resti'),
    ("12.7", ALL_IN | {"declared_0": 30}, 'paid player 0 for versicole" cannot be 0: player 0 has declared'),
    ("12.7", ALL_IN | {"versicole_paid_0": 2}, 'paid player 0 for versicole" cannot be 2: player 0 has declared nothing'),
])
def test_what_cannot_be_is_refused(game, facts, words):
    with pytest.raises(TrionfiError, match=words) as caught:
        trionfi.games[game].settle(facts)
    assert clear(caught.value)


@pytest.mark.parametrize("game", ["12.5", "12.7"])
def test_who_is_out_has_no_points_whether_that_is_said_or_not(game):
    said = trionfi.games[game].settle(OUT | {"points_3": 0})
    assert trionfi.games[game].settle(OUT | {"buyer": 0} if game == "12.7" else OUT).scores == said.scores


def test_what_was_paid_before_he_dropped_out_stays():
    assert trionfi.games["12.5"].settle(OUT | {"exposed_3": 5}).scores[3] == -40 + 15


@pytest.mark.parametrize(("price", "bid", "scores"), [("5", {"bid_resti": 5}, 4), ("15", {}, 14)])
def test_the_price_that_was_agreed_is_the_least_bid(price, bid, scores):
    """The buyer, who wins the last trick, pays 1 less."""
    game = trionfi.games["12.7"].with_options(options={"price": price})
    assert game.settle(OUT | {"buyer": 0} | bid).scores[3] == scores
    with pytest.raises(TrionfiError, match=f"the auction begins at {price} resti"):
        game.settle(OUT | {"buyer": 0, "bid_resti": int(price) - 1})
