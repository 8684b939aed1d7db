"""The card that is given for the Fool when the play is over."""

import trionfi
from checks.deals import deal, play_out, push_all
from trionfi.phases.play.fool import owed, pool


def ended(game, give, moves, dealer):
    """The hand when all tricks are over, the Fool not yet paid for."""
    return play_out(push_all(deal(game, give, dealer), moves), "highest", game.hand_size)


GIVE, MOVES = {"0": "ANG 6S", "1": "F MON SOL LUN", "3": "7S 8S 9S"}, "3 discard 7S 8S; 0 play ANG; 1 play F"


def test_its_holder_chooses_among_the_cards_of_his_side():
    hand = ended(trionfi.games["ottocento"], GIVE, MOVES, 3)
    table = hand.table
    assert hand.turn == 1 == owed(table)
    offered = table.pack.mask(action.cards[0] for action in hand.legal_actions())
    assert offered == pool(table, 1) == (table.won[1] | table.won[3]) & ~table.pack.fool_mask


def test_the_card_goes_to_the_winner_of_that_trick():
    hand = ended(trionfi.games["ottocento"], GIVE, MOVES, 3)
    card = next(action for action in hand.legal_actions() if action.cards[0] == "MON")
    hand.push(card)
    assert hand.over and hand.table.won[0] & hand.game.pack.mask(("MON",)) and hand.table.won[1] & hand.game.pack.fool_mask
    assert hand.pop() == (1, card) and hand.turn == 1


def test_without_the_choice_an_empty_card_is_given_at_once():
    hand = ended(trionfi.games["ottocento"].with_options(matto_exchange="empty"), GIVE, MOVES, 3)
    given = [event for event in hand.events if event.kind == "give"]
    assert hand.over and len(given) == 1
    assert hand.game.counting.points(hand.game.pack, given[0].cards) == 0


def test_each_for_himself_only_his_own_tricks_pay():
    game = trionfi.games["mattazza"]
    hand = ended(game, {"0": "ANG", "1": "F MON SOL LUN T16 T15 T14"}, "0 play ANG; 1 play F", 3)
    assert hand.turn == 1 and pool(hand.table, 1) == hand.table.won[1] & ~game.pack.fool_mask


def test_a_partner_who_wins_the_trick_is_not_paid():
    hand = ended(trionfi.games["ottocento"], {"0": "MO1 6S", "1": "F MON", "3": "ANG 7S 8S"}, "3 discard 7S 8S; 0 play MO1; 1 play F", 3)
    assert hand.table.tricks[0].winner == 3 and hand.over


def test_a_debt_is_taken_back_with_its_trick():
    hand = play_out(push_all(deal(trionfi.games["ottocento"], GIVE, 3), MOVES), tricks=1)
    assert hand.table.debts == [(1, 0)]
    hand.pop()
    assert hand.table.debts == []
