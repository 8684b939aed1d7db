"""What `simple` does in the games of Bologna, and what a player there would laugh at."""

import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot

HELD = {"3": "6S 7S"}


def chosen(hand):
    return str(bot("simple").choose(hand.view(hand.turn)))


def test_it_holds_a_deal_with_high_cards():
    hand = deal(trionfi.games["partita-a-tutto-andare"], {"0": "ANG MON KS KB KC"}, dealer=3)
    assert chosen(hand) == "la tengo"


def test_it_lets_a_deal_of_cartaccie_go():
    hand = deal(trionfi.games["partita-a-tutto-andare"], {"0": "6S 7S 8B 9C 10D"}, dealer=3)
    assert chosen(hand) == "a monte"


def test_a_dealer_seldom_pays_for_throwing_in():
    hand = deal(trionfi.games["partita-a-tutto-andare"], {"3": "T9 T8 QS JC 7D"}, dealer=3)
    assert chosen(push_all(hand, "0 a monte; 2 a monte; 1 a monte")) == "deal on"


def test_three_kings_are_declared_for_their_partite():
    hand = deal(trionfi.games["partita-a-tutto-andare"], {"0": "KS KB KC 6D 7D", **HELD}, dealer=3)
    assert chosen(push_all(hand, "0 la tengo; 3 discard 6S 7S")).startswith("declare cricca of Kings")


def test_the_bagattino_is_not_given_to_a_sure_trick_of_the_others():
    hand = deal(trionfi.games["partita-a-tutto-andare"], {"0": "ANG 6B", "1": "BEG T5 7B 8B", "2": "9B 10B", **HELD}, dealer=3)
    push_all(hand, "0 la tengo; 3 discard 6S 7S; 0 play ANG")
    while not chosen(hand).startswith("play"):
        hand.push(chosen(hand))
    assert chosen(hand) != "play BEG"


def test_the_bagattino_goes_home_on_a_sure_trick_of_its_side():
    hand = deal(trionfi.games["partita-a-tutto-andare"], {"0": "ANG 6B", "1": "T5 7B", "2": "BEG T6 T7", **HELD}, dealer=3)
    push_all(hand, "0 la tengo; 3 discard 6S 7S; 0 play ANG; 1 play T5")
    while not chosen(hand).startswith("play"):
        hand.push(chosen(hand))
    assert chosen(hand) == "play BEG"


def test_it_leads_a_trump_when_the_partner_can_serve():
    hand = deal(trionfi.games["partita-a-tutto-andare"], {"0": "ANG KB 6B", "2": "T9 T6 KS QS", **HELD}, dealer=1)
    push_all(hand, "2 la tengo")
    hand.push("discard " + " ".join(hand.legal_actions().cards[:2]))
    hand.push("say la posso servire d'un piccolo", 0)
    while not chosen(hand).startswith("play"):
        hand.push(chosen(hand))
    assert chosen(hand)[5:] in trionfi.games["partita-a-tutto-andare"].pack.unmask(hand.game.pack.trump_mask)


def test_toppa_is_not_forgotten():
    hand = deal(trionfi.games["toppa"], {"0": "KS 6B 7B 8B 9B", "1": "T9 6C 7C 8C 9C"}, dealer=1)
    assert chosen(push_all(hand, "0 play KS; 1 play T9")) == "toppa"


def test_a_rubber_that_is_won_is_claimed():
    hand = deal(trionfi.games["quarantacinque"], {"0": "KS KB KC KD"}, dealer=1, standing={"totals": [20, 30], "played": 1})
    push_all(hand, "0 declare cricca of Kings KS KB KC KD")
    assert str(bot("simple").aside(hand.view(0))) == "say ho vinto"


def test_a_rubber_that_is_not_won_is_not():
    hand = deal(trionfi.games["quarantacinque"], {"0": "KS KB KC"}, dealer=1, standing={"totals": [20, 30], "played": 1})
    push_all(hand, "0 declare cricca of Kings KS KB KC")
    assert bot("simple").aside(hand.view(0)) is None


def test_the_last_trick_at_twelve_is_not_given_away():
    hand = deal(trionfi.games["settanta"].with_options(profile="raised"), {}, dealer=1)
    assert chosen(push_all(hand, "0 propose 12")) == "accept"


def at_first_card(hands, dealer=3):
    """Ottocento, where nobody has said or played anything yet."""
    hand = deal(trionfi.games["ottocento"], hands, dealer=dealer)
    while hand.step.name != "play":
        hand.push(chosen(hand))
    return hand


def card_after(hand, moves):
    """What is played after these moves, when all that can be declared is declared."""
    push_all(hand, moves)
    while not chosen(hand).startswith("play"):
        hand.push(chosen(hand))
    return chosen(hand)


def test_in_ottocento_nothing_that_can_be_declared_is_missed():
    hand = at_first_card({"0": "BEG F MON KS KB KC CS CB CC JS JB JC 6D 7D 8D"})
    made = []
    while chosen(hand).startswith("declare"):
        made.append(chosen(hand))
        hand.push(made[-1])
    assert {name for name in ("tarocchi", "Kings", "Cavalli", "Jacks") if any(f"cricca of {name}" in one for one in made)} == \
        {"tarocchi", "Kings", "Cavalli", "Jacks"} and any("sequence" in one for one in made)


def test_in_ottocento_the_begato_goes_home_on_the_partners_angelo():
    hand = at_first_card({"0": "ANG 6B 6C 6D 7B", "2": "BEG T6 T7 T8 T9"})
    assert card_after(push_all(hand, "0 play ANG"), f"1 {first_card(hand)}") == "play BEG"


def test_in_ottocento_no_counting_trump_falls_to_the_angelo_of_the_others():
    hand = at_first_card({"0": "ANG 6B 6C 6D 7B", "1": "BEG MON T5 T7 T8"})
    assert card_after(hand, "0 play ANG") not in ("play BEG", "play MON")


def first_card(hand):
    return next(action for action in hand.legal_actions() if action.verb == "play")
