"""The odd cards of the soloist's pile in hands played out.

The book (004:4679) says: one odd empty with the Fool, two when the opponents have it. The second holds only when the
soloist won the trick to which the Fool was played; if its holder's partner won that trick there are none (digest:14.6).
"""

import pytest
import trionfi
from checks.walks import HANDS, random_walk


def sorts(profile: str) -> dict[str, list[int]]:
    """For random hands, by what became of the Fool: how many odd cards the soloist had."""
    game = trionfi.games["mineo-3"].with_options(profile)
    fool = game.pack.index["F"]
    found: dict[str, list[int]] = {"his own": [], "taken": [], "partner's": [], "surrendered": []}
    for number in range(max(60, HANDS // 2)):
        hand = random_walk(game, 3, f"odd cards {number}").play(game)
        if hand.ending.kind != "played":
            continue
        soloist, tricks = hand.table.contract.declarer, hand.table.tricks
        trick = next(trick for trick in tricks if fool in [card for _, card in trick.plays])
        holder = next(seat for seat, card in trick.plays if card == fool)
        side = hand.table.side(holder)
        if not any(other.winner in side for other in tricks):
            kind = "surrendered"
        elif holder == soloist:
            kind = "his own"
        else:
            kind = "taken" if trick.winner == soloist else "partner's"
        found[kind].append(len(hand.facts()["declarer_cards"]) % 3)
    return found


@pytest.mark.parametrize("profile", ["association", "book"])
def test_odd_cards_by_the_fate_of_the_fool(profile):
    found = sorts(profile)
    assert set(found["his own"]) == {1}
    assert set(found["taken"]) == {2}
    assert set(found["partner's"]) == {0}
    assert set(found["surrendered"]) <= {0}
