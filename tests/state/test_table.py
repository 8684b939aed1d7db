"""Cards on the table: one record of the journal for each, in which the turn is kept too."""

import pytest
import trionfi
from trionfi.cards import bits
from trionfi.phases.play.play import play_of
from trionfi.state.actions import of_mask
from trionfi.state.table import Table

GAME = trionfi.games["tarot-simplifie-4"]
PLAYS = tuple(map(play_of, GAME.pack.texts))


def table_of_play() -> Table:
    """A table at which the first card is to be led."""
    hand = GAME.deal(seed=3)
    while hand.step.phase != "play":
        actions = hand.legal_actions()
        hand.push(actions[0] if isinstance(actions, tuple) else actions.action(actions.cards[:actions.count]))
    return hand.table


def shown(table: Table) -> tuple[object, ...]:
    """What a card that is played changes."""
    return (table.turn, list(table.hands), list(table.won), list(table.plays), table.led, table.best, table.best_seat, len(table.events),
            list(table.tricks))


def test_a_card_gives_the_turn_on_and_takes_it_back_by_one_record() -> None:
    table = table_of_play()
    before, mark, seat = shown(table), len(table.journal), table.in_turn
    table.lay(bits(table.hands[seat] & ~table.pack.fool_mask)[0])
    assert table.turn == table.after(seat)
    assert len(table.journal) == mark + 1
    table.rewind(mark)
    assert shown(table) == before


def test_a_card_that_wins_nothing_gives_the_turn_on_too() -> None:
    table = table_of_play()
    before, mark, seat = shown(table), len(table.journal), table.in_turn
    table.lay_apart(seat, bits(table.hands[seat])[0], "trick")
    assert table.turn == table.after(seat)
    assert table.best_seat == -1
    table.rewind(mark)
    assert shown(table) == before


def test_a_trick_gives_its_winner_the_turn_and_takes_it_back_by_one_record() -> None:
    table = table_of_play()
    for _ in range(table.seats):
        table.lay(bits(table.hands[table.in_turn] & ~table.pack.fool_mask)[0])
    before, mark = shown(table), len(table.journal)
    trick = table.gather()
    assert table.turn == trick.winner == before[6]
    assert len(table.journal) == mark + 1
    table.rewind(mark)
    assert shown(table) == before


def test_nobody_lays_a_card_out_of_turn() -> None:
    table = table_of_play()
    table.set("turn", None)
    with pytest.raises(LookupError):
        table.lay(0)


def test_the_actions_of_a_set_of_cards_come_from_the_lowest() -> None:
    bit = GAME.pack.ranks.bit
    assert of_mask(PLAYS, bit, 0) == []
    assert of_mask(PLAYS, bit, GAME.pack.all) == list(PLAYS)
    assert of_mask(PLAYS, bit, GAME.pack.mask(("T3", "KS", "F"))) == [PLAYS[number] for number in bits(GAME.pack.mask(("T3", "KS", "F")))]


def test_what_a_seat_has_played_is_found_in_all_tricks() -> None:
    table = table_of_play()
    played = dict.fromkeys(range(table.seats), 0)
    for _ in range(table.seats):
        seat = table.in_turn
        number = bits(table.hands[seat] & ~table.pack.fool_mask)[-1]
        played[seat] |= 1 << number
        table.lay(number)
    table.gather()
    seat, number = table.in_turn, bits(table.hands[table.in_turn])[0]
    played[seat] |= 1 << number
    table.lay(number)
    assert {seat: table.played_by(seat) for seat in played} == played
