"""What a card adds to combinations that are still to be made."""

import trionfi
from trionfi.melds.weigh import added

GAME = trionfi.games["ottocento"]


def test_cards_of_dear_combinations_add_more():
    pack = GAME.pack
    worth = {pack.texts[number]: more for number, more in added(pack, GAME.melds).items()}
    assert min(worth[king] for king in ("KS", "KB", "KC", "KD")) > max(worth[jack] for jack in ("JS", "JB", "JC", "JD"))
    assert worth["F"] > worth["MON"] > worth["T14"]
    assert "7S" not in worth
