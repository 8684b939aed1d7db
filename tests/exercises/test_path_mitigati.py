"""What the path of Mitigati says of counts, declarations, bargains and of what the others hold, against the engine and its hands."""

import json
from pathlib import Path

from lessons import place, rules
from trionfi import numbers
from trionfi.bots import bot
from trionfi.hand import Hand
from trionfi.service import answer

import exercises

GAME = "mitigati-pinerolo-3"
STEPS = {step["id"]: step for step in exercises.load("learn", GAME)["steps"]}
MEASURED = Path(__file__).parents[2] / "measured" / "numbers" / f"{GAME}.json"
AFTER, BEFORE = 1, 2   # places after the reader: who plays next, and who played last before him


def moment(step: str, words: str) -> Hand:
    """The hand at the task of a step that says so."""
    task, = (one for one in STEPS[step]["tasks"] if words in one["words"])
    return place(GAME, task["position"])


def held(hand: Hand, *places: int) -> set[str]:
    """What the players so many places after the reader hold; the reader's own cards are at the place 0."""
    return {card for after in places for card in hand.game.pack.unmask(hand.table.hands[(hand.turn + after) % 3])}


def trumps(cards: set[str]) -> set[str]:
    """The trumps of some cards."""
    return {card for card in cards if card[0] == "T"}


def lacks(cards: set[str], suit: str) -> bool:
    """Whether none of the cards is of the suit."""
    return not [card for card in cards if card != "F" and card[0] != "T" and card[-1] == suit]


def shown(hand: Hand, after: int) -> set[str]:
    """The Tarocchi that the player so many places after the reader has shown."""
    made = [one for one in hand.table.declared if one.seat == (hand.turn + after) % 3 and one.word == "Tarocchi"]
    return {card for one in made for card in hand.game.pack.unmask(one.cards)}


def test_what_it_says_of_counts():
    """What the cards are worth one by one, what is a third of all, and how much of it comes from their mere number."""
    game, counting = rules(GAME), STEPS["counting"]
    assert game.count(counting["shown"]["cards"]).points == 15 and counting["shown"]["words"].endswith("fifteen.")
    assert (game.points, game.points / 3, game.pack.size) == (129, 43, 78)
    said = counting["words"][1] + counting["words"][2]
    assert "makes 129, and a third of it is 43" in said and "78 of the 129 points" in said
    assert game.count(["2S", "T4", "9D"]).points == 3 and rules("scarto").count(["2S", "T4", "9D"]).points == 1
    assert game.count(STEPS["tricks"]["shown"]["cards"]).points == 3 == game.count(["CB"]).points
    assert game.count(["QB", "QC", "QD"]).points == 12 and game.count(["QS", "QD", "CD"]).points == 11
    assert game.count(["6C", "9C", "T1"]).points == 7 and "Seven points are home" in STEPS["tricks"]["tasks"][1]["right"]


def test_how_often_a_hand_may_declare_and_a_deal_is_bargained_away():
    """So many hands of a hundred hold what is declared; of all deals by bots, so many in ten were abandoned."""
    game = rules(GAME)
    found = {one: round(100 * float(numbers.chances(game)[f"holds/{one}"].chance)) for one in ("onori", "tarocchi", "mitigati", "reale")}
    assert found == {"onori": 14, "tarocchi": 9, "mitigati": 3, "reale": 1}
    assert "about fourteen hold Onori, nine Tarocchi, three Mitigati, and one Reale" in STEPS["declarations"]["words"][-1]
    sums = json.loads(MEASURED.read_text(encoding="utf-8"))["parts"]["hands"]["sums"]["play"]
    assert sum(sums.values()) == 10_000 and round(10 * sums["abandoned"] / 10_000) == 4
    assert "Of 10,000 deals our bots bargained four in ten away" in STEPS["bargaining"]["words"][-1]


def test_what_is_declared_brings_most():
    """The declarations that are right together bring what the engine finds to be the most, and the words say how much."""
    worth = {"Angelo, Bagatto, Matto and one King": (20, "Twenty from each"), "All four Kings and the Matto": (25, "25 from each"),
             "Eleven Tarocchi": (36, "11 for Tarocchi and 25 for Mitigati")}
    for words, (most, told) in worth.items():
        hand = moment("dividing", words)
        task = next(one for one in STEPS["dividing"]["tasks"] if words in one["words"])
        assert told in task["right"]
        assert sum(one["value"] for one in answer("declare", {"game": GAME, "cards": sorted(held(hand, 0))})["declarations"]) == most
        for action in task["expect"]:
            after = place(GAME, task["position"])
            after.push(action)
            for other in task["expect"]:
                if other != action:
                    after.push(other)
            assert sum(line.amounts[hand.turn] for line in after.view(hand.turn).account) == 2 * most


def test_all_seven_honours_bring_35_either_way():
    """Reale and Mitigati, or Reale with three more."""
    cards = ["F", "T20", "T1", "KS", "KB", "KC", "KD", *(f"{number}{suit}" for number in "23456789" for suit in "SB"), "2C", "3C"]
    found = answer("declare", {"game": GAME, "cards": cards})
    assert sum(one["value"] for one in found["declarations"]) == 35 and ": 35 either way" in STEPS["dividing"]["words"][-1]


def test_only_what_is_lacking_closes_a_bargain():
    """What is right ends the deal at once or as soon as the last has spoken; a point less or more does not."""
    for task in (one for one in STEPS["bargaining"]["tasks"] if one["do"] == "act"):
        right, = task["expect"]
        number = int(right.split()[1])
        for said in (number - 1, number, number + 1):
            hand = place(GAME, task["position"])
            hand.push(f"offero {said}")
            assert hand.over == (said == number)
        hand.pop()
        assert not trumps(held(hand, 0)) - {"T7"} and not {"KS", "KB", "KC", "KD", "F", "T1"} & held(hand, 0)


def test_what_it_says_of_the_hands_to_discard_from():
    """How many Queens, which suits have three cards, and the Tarocchi that are just ten."""
    queens, ten = held(moment("discard", "Three Queens"), 0), held(moment("discard", "just ten Tarocchi"), 0)
    suits = {suit: {card for card in queens if card[0] != "T" and card[-1] == suit} for suit in "SBCD"}
    assert len([card for card in queens if card[0] == "Q"]) == 3
    assert [suit for suit, cards in suits.items() if len(cards) == 3] == ["S"] and min(map(len, suits.values())) == 3
    assert len(trumps(ten) | {"F"}) == 10 and "F" in ten
    short = {suit: {card for card in ten if card not in trumps(ten) and card[-1] == suit} for suit in "SBCD"}
    assert [suit for suit, cards in short.items() if len(cards) == 3 and f"K{suit}" not in cards] == ["B"] and "KC" in short["C"]


def test_what_the_declared_trumps_tell_is_so():
    """What the next player has left of the Tarocchi that he showed, and who lacks the suit that was led."""
    high = moment("hearing", "the 19, the 18, the 17 and low ones")
    assert trumps(held(high, AFTER)) < shown(high, AFTER) and {"T19", "T18", "T17"} < held(high, AFTER)
    assert max(int(card[1:]) for card in trumps(held(high, AFTER)) - {"T19", "T18", "T17"}) < 11
    assert lacks(held(high, 0), "B") and lacks(held(high, AFTER), "B")
    three = moment("hearing", "the 19, the 16 and the 15 are left")
    assert trumps(held(three, AFTER)) == {"T19", "T16", "T15"} < shown(three, AFTER)
    assert lacks(held(three, 0), "D") and lacks(held(three, AFTER), "D")
    cups = moment("hearing", "Both of the others have trumped cups")
    assert {"T20", "T21"} < shown(cups, AFTER) and len(shown(cups, AFTER)) == 10 and {"T20", "T21"} < held(cups, AFTER)
    assert lacks(held(cups, AFTER), "C") and lacks(held(cups, BEFORE), "C") and len(trumps(held(cups, 0))) == 2
    assert not lacks(held(cups, AFTER), "S") and not lacks(held(cups, BEFORE), "S")


def test_what_is_said_of_the_tricks_is_so():
    """Who plays last without the suit, which trumps are out, and whose they are."""
    for words, suit in (("trumped with the 11", "C"), ("Two low cups", "C"), ("An Ace of swords", "S")):
        hand = moment("tricks", words)
        assert len(hand.view(hand.turn).plays) == 2 and lacks(held(hand, 0), suit), words
    assert (moment("tricks", "trumped with the 11").turn - 1) % 3 == moment("tricks", "trumped with the 11").sitting.dealer
    best = moment("tricks", "An Ace of swords")
    out = held(best, AFTER, BEFORE)
    assert not {card for card in trumps(out) if int(card[1:]) > 18} and "T18" in held(best, 0)
    last = moment("tricks", "Five tricks are left")
    assert held(last, AFTER) == {"T18", "T11", "T10", "T7", "T6"} and len(trumps(held(last, 0))) == 3
    assert not trumps(held(last, BEFORE)) and lacks(held(last, BEFORE), "B")


def test_the_whole_hands_are_not_bargained_away():
    """The usual bot in the reader's place plays both to the end, and declares what the reader has."""
    for task in (one for one in STEPS["first-hand"]["tasks"] if one["do"] == "play"):
        hand = place(GAME, task["position"])
        bots = [bot("simple", f"{task['position']['seed']} {seat}") for seat in range(3)]
        while hand.turn is not None:
            hand.push(bots[hand.turn].choose(hand.view(hand.turn)), hand.turn)
        assert len(hand.table.tricks) == 25
        assert [move for move in hand.moves if move.action.verb == "declare" and move.seat == task["position"]["seat"]]
        assert (hand.sitting.dealer == task["position"]["seat"]) == ("You are the dealer" in task["words"])
