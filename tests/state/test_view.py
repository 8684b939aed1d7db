"""What one seat knows: cards it has seen, places they may be in, suits that others lack."""

from dataclasses import replace

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.bots.memory import Memory
from trionfi.errors import IllegalAction
from trionfi.game.edits import Put
from trionfi.state.actions import Choice
from trionfi.state.standing import Standing

GAME = trionfi.games["mineo-3"]
PACK = GAME.pack
FULL = "altre cinque; mischio; mischio; altre cinque; altre cinque"
START = "vado solo; discard 5S 6S 7S; fatto è; passo; passo"


def names(mask: int) -> set[str]:
    """The cards of a mask."""
    return set(PACK.unmask(mask))


def test_at_first_a_player_knows_his_five_cards():
    hand = deal(GAME, {"0": "T20 T1 KS QC F", "talon": "7S 8S 9S"})
    view = hand.view(0)
    assert names(view.hand) == {"T20", "T1", "KS", "QC", "F"}
    assert view.unseen == view.outstanding == PACK.all & ~view.hand
    assert view.counts["pack"] == 63 - 15 - 3 and view.counts["hand 1"] == 5 and view.counts["talon"] == 3
    assert names(hand.view(2).unseen).isdisjoint({"9S"}) and "7S" in names(hand.view(2).unseen)


def test_the_actions_are_those_of_the_seat_in_turn():
    hand = deal(GAME)
    assert hand.view(0).actions == hand.legal_actions() and hand.view(1).actions == () == hand.view(2).actions
    hand = push_all(deal(GAME, {"0": "5S 6S 7S"}), "vado solo")
    assert isinstance(hand.view(0).actions, Choice) and hand.view(1).actions == ()


def test_words_are_heard_by_all():
    hand = push_all(deal(GAME), "altre cinque; mischio; mischio; pago; prendo")
    for seat in range(3):
        assert hand.view(seat).said == [(0, "altre cinque"), (1, "mischio"), (2, "mischio"), (0, "pago"), (1, "prendo")]


def test_what_may_have_been_laid_away_is_in_two_places():
    hand = push_all(deal(GAME, {"0": "QC JS 4D", "talon": "7S 8S 9S"}), FULL + "; vado solo; discard QC 7S 4D")
    view = hand.view(1)
    for card in ("7S", "8S", "9S"):
        assert view.where[PACK.index[card]] == frozenset(("hand 0", "discard 0"))
    assert {"7S", "8S", "9S"} <= names(view.outstanding)
    assert "QC" in names(view.unseen)
    assert hand.view(0).where[PACK.index["7S"]] == frozenset(("discard 0",))
    assert view.counts["discard 0"] == 3 and view.counts["hand 0"] == 20


def test_a_played_card_is_no_longer_outstanding():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S KS", "1": "8S", "2": "QS"}), START + "; play 8S; play QS; play KS")
    view = hand.view(1)
    assert {"8S", "QS", "KS"} <= names(view.played) and not names(view.outstanding) & {"8S", "QS", "KS"}
    assert view.where[PACK.index["QS"]] == frozenset(("won 0",))
    assert "KS" not in names(hand.view(0).hand)
    assert view.tricks[0].winner == 0 and view.plays == ()


def test_the_open_trick():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S KS", "1": "8S", "2": "QS"}), START + "; play 8S; play QS")
    view = hand.view(0)
    assert [(seat, PACK.texts[number]) for seat, number in view.plays] == [(1, "8S"), (2, "QS")]
    assert view.led == PACK.suit_masks["S"] and PACK.texts[view.best] == "QS" and view.best_seat == 2 and view.turn == 0


def test_shown_voids():
    """Seat 1 leads batons; seat 2 has none and trumps: no batons. Then a trump is led and seat 2 throws a sword: no trumps."""
    give = {"0": "5S 6S 7S T20 T19 KB", "1": "8B 9B T5", "2": "T2 8S 9S 10S JS QS KS 5C 6C 7C 8C 9C 10C JC QC KC 5D 6D 7D 8D"}
    hand = push_all(deal(GAME, give), "vado solo; discard 5S 6S 7S; fatto è; passo; passo; play 8B; play T2; play KB")
    view = hand.view(0)
    assert view.voids(2) == PACK.suit_masks["B"] and view.voids(1) == 0 == view.voids(0)
    hand.push("play 8S")
    while hand.table.plays:
        hand.push(hand.legal_actions()[0])
    assert hand.view(0).voids(2) == PACK.suit_masks["B"]


def test_throwing_a_card_away_shows_two_voids():
    give = {"0": "5S 6S 7S T20 T19", "1": "T5 8B", "2": "8S 9S 10S JS QS KS 5C 6C 7C 8C 9C 10C JC QC KC 5D 6D 7D 8D 9D"}
    hand = push_all(deal(GAME, give), START + "; play T5; play 8S; play T20")
    assert hand.view(1).voids(2) == PACK.trump_mask
    hand = push_all(deal(GAME, give), START + "; play 8B; play 8S")
    assert hand.view(1).voids(2) == PACK.trump_mask | PACK.suit_masks["B"]


def test_the_fool_shows_no_void():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S KS", "1": "8S", "2": "F QS"}), START + "; play 8S; play F; play KS")
    assert hand.view(1).voids(2) == 0


def refill(slug: str, drawn: str):
    """Two players: seat 1 throws a sword on a coin, and neither has trumps; then seat 0 draws a cup and seat 1 this card."""
    game = trionfi.games[slug]
    none = " ".join(pip + "S" for pip in "KQCJ") + " 10S 9S 8S 7S 6S 5S KB QB CB JB 10B"
    hand = deal(game, {"0": "KD QD CD JD 10D 9D 8D 7D KC QC CC JC 10C 9C 8C", "1": none, "stock": f"7C {drawn}"}, dealer=1)
    before = push_all(hand, "play KD").view(0).voids(1)
    hand.push("play 5S")
    return game.pack, before, hand.view(0).voids(1), Memory(hand.view(0)).voids[1]


def test_a_card_that_is_drawn_ends_a_void_of_its_suit():
    pack, before, after, held = refill("calatafimi-2", "5D")
    assert before == 0
    assert after == held == pack.trump_mask


def test_another_card_leaves_the_void_as_it_is():
    pack, _, after, held = refill("calatafimi-2", "5B")
    assert after == held == pack.trump_mask | pack.suit_masks["D"]


def test_a_card_drawn_unseen_may_be_of_any_suit():
    hand = Put("course:play.rules:drawing.shown", False).apply(trionfi.games["calatafimi-2"]).deal(seed=1, dealer=1)
    for _ in range(20):
        hand.push(hand.legal_actions()[0])
        if not hand.table.plays:
            assert hand.view(0).voids(1) == 0 == Memory(hand.view(1)).voids[0]


def test_the_face_is_made_of_plain_values():
    hand = push_all(deal(GAME, {"0": "5S 6S 7S"}), "vado solo")
    face = hand.view(0).face()
    assert face == hand.view(0).face() and face != hand.view(1).face() and hash(repr(face))
    before = hand.view(1).face()
    hand.push("discard 5S 6S 7S")
    assert hand.view(1).face() != before


def test_a_view_does_not_follow_the_hand():
    hand = deal(GAME)
    view = hand.view(0)
    said, cards = list(view.said), view.hand
    push_all(hand, "altre cinque; mischio; mischio")
    assert view.said == said and view.hand == cards and hand.view(0).hand != cards


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True])
def test_no_such_seat(seat):
    with pytest.raises(IllegalAction, match="seats are 0 to 2"):
        deal(GAME).view(seat)


def test_only_its_maker_has_the_cards_of_a_declaration():
    give = {"0": "KS KB KC KD 2S", "1": "2B", "2": "2C 3C 4C 5C", "talon": "7C 8C 9C"}
    hand = push_all(deal(trionfi.games["jeu-des-tarots-1637-3"], give), "discard 2C 3C 4C 5C; discard 2S; discard 2B")
    hand.push(next(action for action in hand.legal_actions() if action.verb == "declare"))
    own, other = hand.view(0).declared[0], hand.view(1).declared[0]
    assert own == hand.table.declared[0] and own.cards and own.declaration is not None
    assert other == own._replace(cards=0, declaration=None)


def test_nobody_sees_how_an_unshuffled_pack_lies():
    game = trionfi.games["troccas-4"]
    standing = replace(Standing.new(4), stack=tuple(game.pack.texts))
    hand = game.deal(5, standing=standing)
    assert all(hand.view(seat).standing == replace(standing, stack=()) for seat in range(4))
