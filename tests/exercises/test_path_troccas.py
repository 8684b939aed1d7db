"""What the path of Troccas says of counts, and of what the others hold, against the engine and the hands of its moments."""

from lessons import place, rules
from trionfi.hand import Hand

import exercises

GAME = "troccas-4"
STEPS = {step["id"]: step for step in exercises.load("learn", GAME)["steps"]}
NEXT, PARTNER, LAST = 1, 2, 3   # places after the reader


def moment(step: str, words: str) -> Hand:
    """The hand at the task of a step that says so."""
    task, = (one for one in STEPS[step]["tasks"] if words in one["words"])
    return place(GAME, task["position"])


def held(hand: Hand, *places: int) -> set[str]:
    """What the players so many places after the reader hold; the reader's own cards are at the place 0."""
    return {card for after in places for card in hand.game.pack.unmask(hand.table.hands[(hand.turn + after) % 4])}


def trumps(cards: set[str]) -> set[str]:
    """The trumps of some cards."""
    return {card for card in cards if card[0] == "T"}


def test_what_it_says_of_counts():
    """The pile of the fourth step and its cards, what a hand comes to, and how many tricks it has."""
    game, counting = rules(GAME), STEPS["counting"]
    pile = next(task for task in counting["tasks"] if task["do"] == "complete")
    assert game.count(pile["cards"]).points == 21 and "Twenty-one" in pile["right"] and 36 - 21 == 15
    assert game.count(counting["shown"]["cards"]).points == 8 and counting["shown"]["words"].endswith("eight.")
    assert game.points == 72 and "make 72, and half of that is 36" in counting["words"][-1]
    assert game.hand_size == 19 and "nineteen tricks" in STEPS["following"]["words"][0]
    assert game.pack.trump_mask.bit_count() == 21 and "21 are trumps" in STEPS["pack"]["words"][0]


def test_what_it_says_of_the_hands_to_speak_of():
    """The one to play has the three trump honours, the other two Kings and three Queens, and who is to speak is who it says."""
    dealer = moment("talk", "all cards are dealt. The others")
    assert {"F", "T21", "T1"} < held(dealer, 0) and dealer.turn == dealer.sitting.dealer
    third = moment("talk", "third to speak")
    kings, queens = ({card for card in held(third, 0) if card[0] == rank} for rank in "KQ")
    assert (len(kings), len(queens)) == (2, 3) and (third.turn + NEXT) % 4 == third.sitting.dealer


def test_what_it_says_of_the_jack():
    """Who is said to have him, and that coins have not been led before."""
    led = moment("jack", "to the first trick in cups")
    assert "JC" in held(led, NEXT, PARTNER, LAST)
    both = moment("jack", "Coins are led for the first time")
    assert {"both KD JD"} < {str(action) for action in both.legal_actions()} and {"KD", "QD", "JD"} < held(both, 0)


def test_who_is_said_to_lack_a_suit_lacks_it():
    """No other holds a sword where it says so, no hand a King that has fallen, and the reader not what he is said to lack."""
    others = (NEXT, PARTNER, LAST)
    for words in ("Nobody else has swords any more", "nobody else has swords"):
        assert not [card for card in held(moment("leading", words), *others) if card[-1] == "S"], words
    for step, words, king in (("narr", "the King has fallen already", "KS"), ("partners", "The King has fallen", "KB")):
        assert king not in held(moment(step, words), 0, *others), words
    bare = held(moment("partners", "neither batons nor trumps"), 0)
    assert not trumps(bare) and not [card for card in bare if card[-1] == "B"]


def test_the_trumps_that_are_said_to_be_out_are():
    """Whose the last three are, whose mund and 20, and that the bagat is with an opponent who has others to cover it."""
    others = (NEXT, PARTNER, LAST)
    last = moment("leading", "the only trumps out")
    assert trumps(held(last, *others)) == {"T21", "T20", "T15"} == trumps(held(last, NEXT, LAST))
    assert {"T21", "T20"} < held(moment("leading", "Nobody else has swords any more"), NEXT, LAST)
    mund = moment("leading", "the bagat is still out")
    assert "T1" in held(mund, NEXT, LAST) and {"T20", "T19"} & held(mund, *others)
