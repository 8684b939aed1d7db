"""What becomes of the Fool of a side that wins no trick."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from trionfi.game.edits import Put

TRUMPS = " ".join(f"T{number}" for number in range(21, 6, -1))


@pytest.mark.parametrize(("trickless", "kept"), [("kept by opponents", False), ("other side", False), ("kept", True)])
def test_the_declarers_partner_loses_it_with_him(trickless, kept):
    """Only the declarer's opponents may keep it without a trick; his partner is none of them."""
    game = Put("fool.trickless", trickless).apply(trionfi.games["tarot-5-call"])
    hand = push_all(deal(game, {"0": "KS QS", "1": TRUMPS, "3": "KC F"}, dealer=4), "garde sans;passe;passe;passe;passe;call KC")
    while not any(move.action.cards == ("F",) for move in hand.moves):
        actions = [action for action in hand.legal_actions() if action.verb == "play"]
        fool = next((action for action in actions if action.cards == ("F",)), None)
        hand.push(fool or actions[-1 if hand.turn == 1 else 0])
    play_out(hand, {"1": "highest"})
    assert all(trick.winner == 1 for trick in hand.table.tricks)
    assert bool(hand.table.won[3] & game.pack.fool_mask) == kept
