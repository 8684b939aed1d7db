"""Card points add up to the pack's, payments to the scores, and scores to nothing."""

from functools import lru_cache

from checks.state import side_pile, sides
from checks.walks import HANDS, walks
from trionfi.phases import Step


@lru_cache(maxsize=1)
def ends(rules):
    """Every random hand at its end; nothing here changes one."""
    return [(walk, walk.play(rules.game)) for walk in walks(rules)]


def test_every_hand_ends_and_names_the_next_dealer(rules):
    for walk, hand in ends(rules):
        assert hand.over and hand.turn is None and hand.legal_actions() == (), walk.seed
        assert hand.step is None
        assert 0 <= hand.ending.next_dealer < hand.players
        assert all(hand.asides(seat) == () for seat in range(hand.players))


def test_card_points_of_the_sides_add_up_to_the_pack(rules):
    game, played = rules.game, 0
    for walk, hand in ends(rules):
        if hand.ending.kind != "played":
            continue
        played += 1
        table, found = hand.table, sides(hand)
        piles = [side_pile(table, side) for side in found]
        union = 0
        for pile in piles:
            assert not union & pile, f"{walk.seed}: a card counts for two sides"
            union |= pile
        if not game.payments.whole:
            continue
        assert union == game.pack.all, f"{walk.seed}: cards count for nobody"
        last = table.tricks[-1].winner
        points = [
            game.counting.points(game.pack, pile, last in side, sum(trick.winner in side for trick in table.tricks))
            for pile, side in zip(piles, found, strict=True)
        ]
        least, most = game.counting.pack_points(game.pack, len(found))
        assert least <= sum(points) <= most, f"{walk.seed}: {points}"
        assert len(table.tricks) == game.tricks
    assert played >= HANDS // 5


def test_lines_add_up_to_scores_and_scores_to_nothing(rules):
    paid = 0
    for walk, hand in ends(rules):
        settlement = hand.settlement
        assert len(settlement.scores) == hand.players
        for seat, score in enumerate(settlement.scores):
            assert score == sum(line.amounts[seat] for line in settlement.lines), walk.seed
        for line in settlement.lines:
            assert len(line.amounts) == hand.players
            assert sum(line.amounts) == 0 or not rules.game.payments.zero_sum, f"{walk.seed}: {line}"
            assert line.label and line.because and line.source and line.ledger == settlement.ledger
            assert 0 <= line.trick <= len(hand.table.tricks)
        assert sum(settlement.scores) == 0 or not rules.game.payments.zero_sum
        paid += any(settlement.scores)
    assert paid >= HANDS // 5


def test_the_calculator_settles_a_played_hand_as_the_hand_does(rules):
    for walk, hand in ends(rules):
        facts = hand.facts()
        known = {fact.key for fact in rules.game.form(rules.players)}
        assert set(facts) <= known, walk.seed
        typed = rules.game.settle(facts, rules.players)
        own = hand.settlement
        assert typed.scores == own.scores, walk.seed
        assert sorted((line.label, line.amounts) for line in typed.lines) == sorted((line.label, line.amounts) for line in own.lines)


def test_no_settlement_before_the_end(rules):
    for walk in walks(rules)[:50]:
        for hand in walk.steps(rules.game):
            assert (hand.settlement is None) == (hand.turn is not None), walk.seed


def test_every_step_of_the_course_is_reached(rules):
    """Guards the other checks: random hands that never come to a step would prove nothing about it."""
    wanted = {step.name for step in rules.game.course if type(step).actions is not Step.actions and not getattr(step, "silent", False)}
    for walk in walks(rules):
        wanted -= walk.reached
    if HANDS >= 200:
        assert not wanted, f"never reached: {wanted}"
    assert "played" in {hand.ending.kind for _, hand in ends(rules)}
