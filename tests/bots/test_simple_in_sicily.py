"""`simple` in single positions of the Sicilian games: the last trick alone, the Picciotti behind high trumps."""

import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot
from trionfi.bots.keep import later
from trionfi.bots.memory import Memory
from trionfi.bots.strength import values_of


def choose(hand) -> str:
    """What it does in turn."""
    return str(bot("simple", "1").choose(hand.view(hand.turn)))


GOING_ON = "altre cinque; mischio; mischio; altre cinque; altre cinque"


def test_where_only_the_last_trick_counts_a_soloist_needs_the_20_and_length():
    game = trionfi.games["ragusa-3"]
    long = deal(game, {"0": "T20 T14 T12 T9 T8 T5 T4 T2 KS 9S 8S KB 7B 6B QC 8C 7C KD 8D 7D"})
    short = deal(game, {"0": "T20 T14 T12 KS QS 9S 8S KB QB 7B 6B QC 9C 8C 7C KD QD 9D 8D 7D"})
    assert choose(push_all(long, GOING_ON)) == "vado solo"
    assert choose(push_all(short, GOING_ON)) != "vado solo"


def test_there_no_trump_is_led_early_and_none_spent_that_need_not_be():
    game = trionfi.games["ragusa-3"]
    hand = deal(game, {"0": "T20 T14 T12 T9 T8 T5 T4 T2 KS 9S 8S KB 7B 6B QC 8C 7C KD 8D 7D", "1": "9D", "2": "QD"})
    push_all(hand, f"{GOING_ON}; vado solo; discard 8S 6B 7C; play 9D; play QD")
    push_all(hand, choose(hand))
    while hand.turn != 0 or hand.table.plays:
        hand.push(hand.legal_actions()[0])
    assert not choose(hand).startswith("play T")


def test_its_values_there_are_those_of_trumps():
    game = trionfi.games["ragusa-3"]
    values = values_of(game, 3)
    cards = {text: values.cards[number] for number, text in enumerate(game.pack.texts)}
    assert cards["T20"] > cards["T2"] > cards["KS"] == 0


MOVES = (
    "mescolate; offro 4; offro 2; tengo; passo; passo; passo; passo; discard QB CD 10D; zero; zero; twenty; zero; zero; zero; call KB; "
    "play KB; play T9; play 5B; play 10B; play KD; play JD; play 7D; play T0; play KS; play 5S; play 9S; play 6S; play KC; play 6C; "
    "play QC; play 5C; play 7S; play 10S; play JS; play 8S; play CS; play T5; play T8; play T10; play 10C; play F; play 8C; play 7C; "
    "play JC; play T12; play 9C; play T16; play JB; play T2; play 6B; play T11; play 9D; play T6; play 5D; play 4D; play CB; play T3; "
    "play 8B; play T17 "
)


def test_the_picciotti_are_not_led_while_higher_trumps_are_out():
    """Four at Calatafimi after eleven tricks: the leader has the two highest trumps, which draw the others, and the Picciotti."""
    hand = push_all(trionfi.games["calatafimi-4"].deal(seed=1, dealer=3), MOVES)
    assert hand.game.pack.unmask(hand.view(2).hand) == ("T20", "T19", "T15", "T1")
    assert choose(hand) in ("play T20", "play T19")
    assert later(Memory(hand.view(2)), hand.game.pack.index["T1"]) > 0.9


def test_a_caller_names_a_card_that_he_lacks():
    give = {"0": "T20 T17 T15 T12 T10 T9 T6 KS QS KB QB 7B 6B KC 8C 7C QD 8D 7D"}
    assert choose(deal(trionfi.games["sicily-1780"], give, dealer=3)) == "chiamo T19"
