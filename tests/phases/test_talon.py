"""Taking the talon and discarding cards, on tables that are set up: what is told, what is lost, what is handed over."""

import pytest
import trionfi
from trionfi.game.edits import Put
from trionfi.phases.talon import Take
from trionfi.state.contract import Contract, Known
from trionfi.state.deal import Deal
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.tricks import Trick


def table(slug: str, contract: Contract, winners: str = "") -> Table:
    """A table of the game, dealt by player 0, after tricks (of no cards) that these seats have won."""
    game = trionfi.games[slug]
    made = Table(game, game.seats(), 0, Deal(((),) * game.seats()), Standing.new(game.seats()))
    made.contract = contract
    made.tricks = [Trick(int(winner), (), int(winner)) for winner in winners]
    return made


@pytest.mark.parametrize(("open_", "known"), [(True, True), (False, False)])
def test_a_talon_with_the_called_card_tells_of_it_only_when_it_is_shown(open_, known):
    one = table("tarot-5-call", Contract(declarer=2, called="KS", hidden=True, known=Known.FALLS))
    one.piles["talon"] = one.pack.mask(("KS", "2S", "3S"))
    Take(key="taking", name="taking", open=open_).begin(one)
    assert one.contract.hidden != known and one.hands[2] == one.pack.mask(("KS", "2S", "3S"))


@pytest.mark.parametrize(("lost", "winners", "kept"), [
    ("side", "111", False), ("side", "121", True), ("side", "101", True),
    ("player", "111", False), ("player", "121", False), ("player", "101", True),
])
def test_whose_tricks_save_a_discard(lost, winners, kept):
    """Players 0 and 2 are partners; player 0 has discarded cards."""
    one = table("ottocento", Contract(), winners)
    one.piles["discard 0"] = laid = one.pack.mask(("7S", "8S"))
    Put("course:discard.rules:lost.whose", lost).apply(one.game).step("discard").after_play(one)
    assert (one.piles["discard 0"], one.won[1]) == ((laid, 0) if kept else (0, laid))


@pytest.mark.parametrize(("winners", "taker"), [("21", 1), ("12", 1), ("22", None)])
def test_what_may_not_be_kept_goes_to_the_first_of_the_other_side_with_a_trick(winners, taker):
    """Player 1 plays against 0 and 2; player 0 has laid the Fool away."""
    one = table("permesso-3", Contract(declarer=1), winners)
    fool, own, his = one.pack.fool_mask, one.pack.mask(("9S", "3S")), one.pack.mask(("KS", "2S"))
    one.piles["discard 0"], one.won[1], one.won[2] = fool | one.pack.mask(("4B",)), own, his
    one.game.step("discard").after_play(one)
    assert one.won[2] == his
    assert [seat for seat in range(3) if one.won[seat] & fool] == ([] if taker is None else [taker])
    assert one.piles["discard 0"].bit_count() == 2 and bool(one.piles["discard 0"] & fool) == (taker is None)
