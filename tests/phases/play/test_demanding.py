"""The Fool demanded for the 23rd trick: who must play it, and what is taken back."""

import pytest
from checks.deals import deal, push_all
from trionfi import games
from trionfi.bots import bot
from trionfi.errors import IllegalAction
from trionfi.state.notes import POT_FINES

GAME = games["4.7"]
BEGUN = "discard 2S 3S 4S"


def at_trick_23(holder: int, game=GAME, left=("QH", "CH", "JH")):
    """The hand before trick 23, led by player 0, who has kept these cards, with the Fool still in this player's hand: all others were
    played from the top."""
    trumps = " ".join(f"T{number}" for number in range(21, 2, -1))
    give = {"0": f"{trumps} KH QH CH JH KS", "1": "T1 JS 2H", "2": "T2 2S 3S 4S"}
    give[str(holder)] += " F"
    give["0"] += " QS" if holder else ""
    hand = deal(game, give, dealer=2)
    push_all(hand, BEGUN)
    while len(hand.table.tricks) < 22:
        actions = hand.legal_actions()
        cards = [action for action in actions if action.verb == "play" and action.cards != ("F",)]
        kept = [action for action in cards if hand.turn or action.cards[0] not in left] or cards
        declared = [action for action in actions if action.verb == "declare"]
        hand.push((declared or kept[-1:] or list(actions))[0])
    return hand


def words(hand) -> set[str]:
    return {action.verb for action in hand.legal_actions()}


def test_the_leader_demands_it_of_a_later_player() -> None:
    hand = at_trick_23(1)
    leader = hand.turn
    assert leader == 0 and "demand the Scus" in words(hand)
    push_all(hand, f"demand the Scus; {hand.legal_actions()[-1]}")
    assert hand.turn == 1 and list(map(str, hand.legal_actions())) == ["play F"]


def test_its_holder_does_not_demand_it_and_it_is_demanded_once() -> None:
    hand = at_trick_23(1)
    hand.push(hand.legal_actions()[-1])
    assert hand.turn == 1 and "demand the Scus" not in words(hand)
    hand = at_trick_23(2)
    hand.push("demand the Scus")
    assert "demand the Scus" not in words(hand)


def test_a_leader_who_holds_it_takes_his_card_back_and_the_demander_names_the_suit() -> None:
    hand = at_trick_23(0)
    card = next(str(action) for action in hand.legal_actions() if action.verb == "play" and action.cards != ("F",))
    before = hand.table.hands[0]
    hand.push(card)
    after = hand.table.hands[0]
    hand.push("demand the Scus")
    assert hand.turn == 0 and hand.table.hands[0] == before and list(map(str, hand.legal_actions())) == ["play F"]
    hand.push("play F")
    assert hand.turn == 1 and words(hand) == {"name"}
    hand.pop()
    hand.pop()
    assert hand.table.hands[0] == after and str(hand.moves[-1].action) == card
    hand.pop()
    assert hand.table.hands[0] == before and hand.turn == 0


def test_the_third_has_both_cards_taken_back() -> None:
    hand = at_trick_23(0)
    hand.push(next(action for action in hand.legal_actions() if action.verb == "play" and action.cards != ("F",)))
    held = hand.table.hands[1]
    hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    hand.push("demand the Scus")
    assert hand.turn == 0 and hand.table.hands[1] == held and not hand.table.plays
    hand.push("play F")
    assert hand.turn == 2 and words(hand) == {"name"}
    hand.push(hand.legal_actions()[0])
    assert hand.turn in (1, 2)


def test_it_may_be_kept_undemanded_but_not_played_to_trick_24() -> None:
    hand = at_trick_23(1)
    while len(hand.table.tricks) < 23:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play" and action.cards != ("F",)))
    while hand.turn != 1:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    with pytest.raises(IllegalAction, match="no longer be played"):
        hand.push("play F")


def test_it_goes_to_trick_23_undemanded_where_that_is_the_rule() -> None:
    hand = at_trick_23(1, GAME.with_options(scus="always"))
    hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    assert list(map(str, hand.legal_actions())) == ["play F"]


@pytest.mark.parametrize(("left", "demands"), [(("QH", "CH", "JH"), True), (("KH", "CH", "JH"), False)])
def test_the_bot_demands_it_unless_it_has_a_king_for_the_last_trick_itself(left, demands) -> None:
    hand = at_trick_23(1, left=left)
    assert hand.game.pack.mask(left) & hand.table.hands[0] == hand.game.pack.mask(left)
    assert (str(bot("simple", 1).choose(hand.view(0))) == "demand the Scus") is demands


def played_before(game=GAME):
    """The hand before trick 23 to which nobody has the Fool any more: player 1 has played it early."""
    hand = at_trick_23(1, game)
    early = next(place for place, (seat, _) in enumerate(hand.moves) if seat == 1 and hand.moves[place].action.verb == "play")
    actions = [move.action for move in hand.moves[early + 1:]]
    while len(hand.moves) > early:
        hand.pop()
    hand.push("play F")
    while len(hand.table.tricks) < 22:
        offered = [action for action in hand.legal_actions() if action.verb == "play"]
        hand.push(next((action for action in actions if action in offered), offered[-1]))
    return hand


def test_who_demands_it_when_it_has_been_played_is_fined() -> None:
    hand = played_before()
    leader, cards = hand.turn, hand.table.hands[hand.turn]
    hand.push("demand the Scus")
    assert POT_FINES.of(hand.table) == (leader,) and hand.turn == leader and hand.table.hands[leader] == cards
    assert "demand the Scus" not in words(hand)
    assert str(bot("simple", 1).choose(played_before().view(leader))) != "demand the Scus"


def test_without_pots_there_is_no_fine_and_it_is_not_demanded_then() -> None:
    assert "demand the Scus" not in words(played_before(GAME.with_options(pots="no")))


def test_a_scus_that_was_shown_in_a_declaration_is_still_in_hand() -> None:
    give = {"0": " ".join(f"T{number}" for number in range(21, 2, -1)) + " KH QH CH JH KS QS", "1": "F KD QD CD T1", "2": "T2 2S 3S 4S"}
    hand = deal(GAME, give, dealer=2)
    hand.push(BEGUN)
    while len(hand.table.tricks) < 22:
        actions = hand.legal_actions()
        declared = [action for action in actions if action.verb == "declare"]
        cards = [action for action in actions if action.verb == "play" and action.cards != ("F",)]
        hand.push((declared or cards or list(actions))[0])
    assert any(event.kind == "show" and event.cards & hand.game.pack.fool_mask for event in hand.events)
    assert "demand the Scus" in words(hand)
