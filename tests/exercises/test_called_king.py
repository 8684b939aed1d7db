"""What the path of French Tarot for five says of counts, of who is who and of what nobody holds: held against the hands."""

from fractions import Fraction

import pytest
from lessons import place, rules
from trionfi.hand import Hand
from trionfi.service import answer

import exercises

STEPS = exercises.load("learn", "tarot-5-call")["steps"]


def test_what_the_path_of_the_called_king_says_of_its_counts():
    """The pile of its seventh step, half a point short, the account of its last, and how many trumps a hand has on average."""
    game, steps = rules("tarot-5-call", {"profile": "today"}), {step["id"]: step for step in STEPS}
    pile = next(task for task in steps["counting"]["tasks"] if task["do"] == "complete")
    assert game.count(pile["cards"]).points == Fraction(31, 2) and "Fifteen and a half" in pile["right"]
    assert game.hand_size == 15 and "fifteen cards, and only three" in steps["table"]["words"][-1]
    assert round(21 * game.hand_size / game.pack.size) == 4 and "Four trumps are now the average" in steps["table"]["words"][-1]
    facts = {"declarer": 0, "partner": 1, "rate": 2, "bouts": 2, "points": 51}
    told = answer("score", {"game": "tarot-5-call", "players": 5, "profile": "today", "facts": facts})
    assert told["scores"] == [140, 70, -70, -70, -70] and "made by ten costs each of the three 70" in steps["first-hand"]["words"][1]


@pytest.mark.parametrize(("words", "suit"), [
    ("A diamond was led, and the taker's 9", "D"), ("trumped it with the 3. You have no diamonds", "D"),
    ("You have no spades and play last", "S"),
    ("you have no spades and must trump", "S"), ("neither diamonds nor trumps", "DT"),
])
def test_what_is_not_in_hand_in_the_path_of_the_called_king(words, suit):
    """The reader lacks the suits that a moment says that he lacks."""
    hand = called_king(words)
    assert not [card for card in hand.game.pack.unmask(hand.table.hands[hand.turn]) if (card[0] if card[0] == "T" else card[-1]) in suit]


@pytest.mark.parametrize(("words", "side"), [
    ("The called King lay in the chien", "other"),
    ("now he leads the 9 of hearts", "partner"), ("you have King and Cavalier", "partner"),
    ("have the King and the 5", "partner"), ("three play after you, the taker last", "partner"),
    ("You do not know who is with him", "other"),
    ("the taker trumped it with the 11", "other"), ("trumped it with the Petit", "other"), ("You have shown the called King", "partner"),
    ("You are the shown partner", "partner"), ("The taker, your partner", "partner"), ("Now you defend", "other"),
    ("The defender after you lacks", "other"), ("The taker’s 21 has the trick", "other"),
])
def test_whose_side_the_reader_is_on_in_the_path_of_the_called_king(words, side):
    """Who is said to be the partner was dealt the called card, a defender was not, and neither is the taker."""
    hand = called_king(words)
    dealt = rules("tarot-5-call", {"profile": "today"}).deal(hand.seed, dealer=hand.dealer)
    call = next(move for move in hand.moves if move.action.verb == "call")
    holders = [seat for seat in range(5) if call.action.cards[0] in dealt.game.pack.unmask(dealt.table.hands[seat])]
    assert call.seat not in (hand.turn, *holders) and (holders == [hand.turn]) == (side == "partner")
    assert holders or words == "The called King lay in the chien"


def test_who_plays_after_in_the_path_of_the_called_king():
    """The defender who is said to lack diamonds does, and where the taker is said to play last he does."""
    hand = called_king("The defender after you lacks diamonds too")
    after = hand.game.pack.unmask(hand.table.hands[(hand.turn + 1) % 5])
    assert not [card for card in after if card[0] != "T" and card[-1] == "D"]
    for words in ("three play after you, the taker last", "Two play after you, the taker last"):
        hand = called_king(words)
        call = next(move for move in hand.moves if move.action.verb == "call")
        assert call.seat == (hand.view(hand.turn).plays[0][0] - 1) % 5


def called_king(words: str) -> Hand:
    """The hand at the moment of which the path of the called King says so."""
    tasks = [task for step in STEPS for task in step["tasks"] if task["do"] == "act"]
    return place("tarot-5-call", next(task for task in tasks if words.replace("'", "’") in task["words"])["position"])
