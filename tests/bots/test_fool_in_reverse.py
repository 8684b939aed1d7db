"""What the bot gives for the Fool where card points are bad."""

import trionfi
from trionfi.bots import bot


def test_the_dearest_card_goes_where_the_fewest_points_win() -> None:
    game = trionfi.games["giuoco-del-meno"]
    for seed in range(40):
        hand = game.deal(seed=seed)
        players = [bot("simple") for _ in range(4)]
        while hand.turn is not None and not any(action.verb == "give" for action in hand.legal_actions()):
            hand.push(players[hand.turn].choose(hand.view(hand.turn)))
        if hand.turn is None:
            continue
        offered = {action.cards[0]: game.count(action.cards[0]).points for action in hand.legal_actions()}
        chosen = players[hand.turn].choose(hand.view(hand.turn)).cards[0]
        if min(offered.values()) < max(offered.values()):
            assert offered[chosen] == max(offered.values())
            return
    raise AssertionError("no hand of forty has a card to be chosen for the Fool")
