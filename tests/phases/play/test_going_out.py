"""Going out in the last hand of a rubber: who may say so, and what he does afterwards."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from checks.state import Fold, places, state
from checks.wrong import refused
from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.match import Match
from trionfi.phases.play.going_out import safe_points
from trionfi.record import replay, to_record
from trionfi.state.actions import Choice
from trionfi.state.notes import OUTSIDE, SURE
from trionfi.state.standing import Standing

GAME = trionfi.games["venticinque-3"]
GIVE = {"0": "T20 KS", "1": "T2 2S", "2": "T3 3S", "talon": "2D 3D 4D"}
START = "avanti; avanti; avanti; discard 2D 3D 4D"
THEN = ("lowest", "highest", "any", "fined", "lays-down")


def standing(*totals):
    return Standing(totals, played=2, dealt=2, marks=(0, 0, 0), faults=(0, 0, 0))


def to_the_end(hand, chance):
    """Play at random, going out as soon as it is possible; the hands on the way."""
    while hand.turn is not None:
        claims = [(seat, said) for seat in range(3) for said in hand.asides(seat)]
        actions = hand.legal_actions()
        if claims:
            hand.push(claims[0][1], claims[0][0])
        elif isinstance(actions, Choice):
            hand.push(actions.sample(chance))
        else:
            hand.push(next((action for action in actions if action.verb == "avanti"), None) or chance.choice(actions))
        yield hand


@pytest.mark.parametrize("then", THEN)
def test_a_player_who_is_out_wins_no_trick_and_all_cards_count(then):
    game = GAME.with_options(out=then)
    for seed in range(12):
        hand, fold = game.deal(seed, dealer=seed % 3, standing=standing(18, -3, -15)), None
        fold = Fold(hand.table)
        for now in to_the_end(hand, Chance(seed)):
            fold.catch_up()
            assert fold.held() == places(now.table)
        table = hand.table
        claim = next(claim for claim in table.claims if claim.right)
        place = next(number for number, move in enumerate(hand.moves) if move.action.verb == "say")
        before = sum(move.action.verb == "play" for move in hand.moves[:place]) // 3
        assert all(trick.winner != claim.seat for trick in table.tricks[before:])
        assert len(table.tricks) == 25 and sum(hand.settlement.scores) == 0
        assert standing(18, -3, -15).totals[claim.seat] + hand.settlement.scores[claim.seat] > 0
        if then == "lays-down":
            assert all(len(trick.plays) == 2 for trick in table.tricks[before:])
        assert state(replay(to_record(hand))) == state(hand)
        while hand.moves:
            hand.pop()
        assert OUTSIDE.of(hand.table) is None and not hand.table.claims


def test_sure_points_are_never_lost():
    """At every moment what a seat is sure of is no more than it has at the end."""
    for seed in range(20):
        hand = GAME.deal(seed)
        sure = [0, 0, 0]
        for now in to_the_end(hand, Chance(f"sure {seed}")):
            table = now.table
            for seat in range(3):
                pile = table.won[seat] | table.piles.get(f"discard {seat}", 0)
                points = safe_points(GAME, table.tricks, table.debts, seat, pile)
                assert points >= sure[seat] or now.over
                sure[seat] = points if not now.over else sure[seat]
        if hand.ending.kind == "played":
            assert all(score + 26 >= points for score, points in zip(hand.settlement.scores, sure, strict=True))


def test_the_word_is_refused_who_is_not_sure():
    hand = push_all(deal(GAME, GIVE), START)
    assert "cannot be said" in refused(hand, "0 say fuora") or "possible" in refused(hand, "0 say fuora")


def test_a_wrong_word_is_fined_where_it_may_be_said():
    game = GAME.with_options(false_claim="fined")
    before = {"totals": [5, 5, -10], "played": 2, "dealt": 2}
    hand = push_all(deal(game, GIVE, standing=before), f"{START}; 0 say fuora")
    assert hand.table.claims == [(0, False)] and hand.turn == 0 and not hand.asides(0)
    assert not any(action.word == "fuora" for action in hand.asides(0)) and hand.asides(1)
    play_out(hand)
    assert game.match.after(hand.table.standing, hand.played()).faults == (1, 0, 0)


def test_bots_go_out_when_they_are_sure_and_only_then():
    for options in ({}, {"false-claim": "fined"}, {"out": "lays-down"}):
        game, said = GAME.with_options(options=options), 0
        for seed in range(6):
            hand = play(game.deal(seed, standing=standing(10, 4, -14)), [bot("simple", seat) for seat in range(3)])
            said += len(hand.table.claims)
            assert all(claim.right for claim in hand.table.claims)
            if hand.ending.kind == "played":
                assert hand.table.claims[0].seat == SURE.of(hand.table)
        assert said


def test_a_rubber_is_three_hands_played_out():
    for seed in range(4):
        match = Match(GAME, f"rubber {seed}")
        while not match.over:
            hand = match.deal()
            for _ in to_the_end(hand, Chance(f"{seed} {len(match.hands)}")):
                pass
            match.score()
        assert match.standing.played == 3 and sum(match.totals) == 0
        winner = match.standing.marks.index(1)
        assert match.totals[winner] > 0
        assert match.settlement.scores[winner] == 10 and sum(match.settlement.scores) == 0


@pytest.mark.parametrize(("laid", "first", "fool_to"), [("F 2D 3D", True, 0), ("2D 3D 4D", False, None)])
def test_a_fool_laid_away_goes_to_the_first_who_wins_a_trick(laid, first, fool_to):
    game = GAME.with_options(profile="pe")
    give = {"0": "T20 KS KB KC KD", "2": "T21 T19", "talon": laid} | ({} if first else {"1": "F"})
    hand = push_all(deal(game, give), f"avanti; avanti; avanti; discard {laid}")
    play_out(hand, {"0": "highest", "1": "lowest", "2": "lowest"})
    assert any(trick.winner == 2 for trick in hand.table.tricks)
    fool = game.pack.index["F"]
    if fool_to is not None:
        assert hand.table.won[fool_to] >> fool & 1 and hand.table.piles["discard 2"].bit_count() == 3
    assert sum(hand.settlement.scores) == 0


def test_cards_are_laid_down_between_tricks_only():
    give = GIVE | {"2": "T3 3S"}
    hand = push_all(deal(GAME.with_options(out="lays-down"), give, standing={"totals": [-20, -10, 30], "played": 2, "dealt": 2}),
                    f"{START}; play T20; play T2")
    assert hand.turn == 2 and not hand.asides(2)
    hand.push("play T3")
    assert [action.word for action in hand.asides(2)] == ["fuora"]
    hand.push("2 say fuora")
    play_out(hand)
    assert len(hand.table.tricks) == 25
