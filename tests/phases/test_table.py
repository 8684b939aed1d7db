"""The state of a hand: every change goes through the journal and is taken back in order."""

import trionfi
from trionfi.state.contract import Contract
from trionfi.state.deal import Deal
from trionfi.state.standing import Standing
from trionfi.state.table import Table, led_suit
from trionfi.tricks import Trick

GAME = trionfi.games["mineo-3"]


def table(players: int = 3) -> Table:
    """An empty table."""
    return Table(GAME, players, 0, Deal(((), (), ()), (("talon", (1, 2, 3)),)), Standing.new(players))


def test_every_kind_of_change_is_taken_back():
    one = table()
    before = dict(vars(one)) | {"hands": list(one.hands), "piles": dict(one.piles), "said": [], "events": [], "journal": []}
    mark = len(one.journal)
    one.put(one.hands, 1, 6)
    one.put(one.hands, 1, 7)
    one.new(one.piles, "talon", 14)
    one.put(one.piles, "talon", 0)
    one.add(one.said, (0, "passo"))
    one.set("turn", 2)
    one.set("contract", Contract(declarer=2))
    one.tell("say", 0, word="passo")
    assert one.hands == [0, 7, 0] and one.piles == {"talon": 0} and one.said and one.turn == 2 and one.events
    one.rewind(mark)
    assert vars(one) == before


def test_rewinding_to_a_mark_keeps_what_was_before():
    one = table()
    one.set("turn", 0)
    mark = len(one.journal)
    one.set("turn", 1)
    one.set("turn", 2)
    one.rewind(mark)
    assert one.turn == 0 and len(one.journal) == mark
    one.rewind(mark)
    assert one.turn == 0


def test_seats_go_round():
    one = table()
    assert [one.after(seat) for seat in range(3)] == [1, 2, 0]
    assert one.after(1, 5) == 0
    assert one.seats_from(2) == (2, 0, 1)


def test_sides_hang_on_the_declarer():
    one = table()
    assert [sorted(one.side(seat)) for seat in range(3)] == [[0], [1], [2]]
    one.set("contract", Contract(declarer=1))
    assert [sorted(one.side(seat)) for seat in range(3)] == [[0, 2], [1], [0, 2]]


def test_announcements_are_read_from_the_contract():
    one = table()
    one.set("contract", Contract(declarer=1, announced=(("scommessa", 1), ("rivanto", 0))))
    assert one.announced("scommessa") == 1 and one.announced("rivanto") == 0 and one.announced("other") is None


def test_the_suit_of_a_trick_is_that_of_its_first_card_but_the_fool():
    pack, index = GAME.pack, GAME.pack.index

    def trick(*cards: str) -> Trick:
        return Trick(0, tuple((seat, index[card]) for seat, card in enumerate(cards)), 0)

    assert led_suit(pack, trick("7S", "T4", "F")) == pack.suit_masks["S"]
    assert led_suit(pack, trick("F", "KB", "T4")) == pack.suit_masks["B"]
    assert led_suit(pack, trick("T4", "KB", "F")) == pack.trump_mask
    assert led_suit(pack, trick("F")) == 0
    one = table()
    one.tricks += [trick("7S", "KS", "8S"), trick("8S", "KB", "T1"), trick("F", "KB", "5B"), trick("T3", "T4", "T5")]
    assert one.suits_led() == [pack.suit_masks["S"], pack.suit_masks["B"], pack.trump_mask]


def test_a_deal_gives_its_piles_by_name():
    assert table().deal.pile("talon") == (1, 2, 3)
