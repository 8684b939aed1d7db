"""What `simple` discards or gives when combinations are still to be declared: not what belongs to one without need."""

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot
from trionfi.bots.melded import Melded
from trionfi.bots.memory import Memory

OTTOCENTO = {
    "cricca of Queens": ("QB QD SOL LUN T13 T10 T7 T6 T5 BEG KS QS JS 7B AB", "6D 9D", "QS QB QD"),
    "sequence of swords": ("AS CB F MON T13 T10 T9 T5 MO1 JB KC QC AC CD 6D", "7D 9D", "KC QC"),
    "cricca of Jacks": ("CS JS ANG LUN T16 T15 T8 MO2 KB QC JC AC 6C JD 6D", "8D 10D", "JS JC JD"),
    "two cricche": ("10B QC ANG MON T11 T5 MO1 BEG KS JS 10S 9S KC AC 10C", "JD 7D", "ANG MON BEG"),
}


def at_discard(slug, hand, extra, moves=""):
    """The deal in which player 3 deals, has this hand and takes these extra cards, when he discards."""
    made = push_all(deal(trionfi.games[slug], {"3": hand, "talon": extra}, dealer=3), moves)
    while made.view(made.turn).choice is None:
        made.push(bot("simple", 1).choose(made.view(made.turn)))
    return made


def chosen(hand):
    return set(bot("simple", 1).choose(hand.view(hand.turn)).cards)


@pytest.mark.parametrize("name", OTTOCENTO)
def test_the_discard_leaves_whole_what_will_be_declared(name):
    cards, extra, kept = OTTOCENTO[name]
    laid = chosen(at_discard("ottocento", cards, extra))
    assert not laid & set(kept.split()), laid


def test_what_a_hand_would_declare_less_is_told_by_the_cards_that_leave_it():
    hand = at_discard("ottocento", *OTTOCENTO["cricca of Queens"][:2])
    melded, pack = Melded(Memory(hand.view(hand.turn))), hand.game.pack
    assert melded.without(pack.mask(["QB"])) == 14
    assert melded.without(pack.mask(["6D", "9D", "T13"])) == 0
