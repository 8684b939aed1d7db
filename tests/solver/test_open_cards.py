"""Hands solved with all cards open, against a plain look at every line by the full rules, and the two twins against each other."""

from fractions import Fraction

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.errors import TrionfiError
from trionfi.kernel import layout as at
from trionfi.kernel.compile import Numbers, Thumb, compiled
from trionfi.settlement.played import side_pile, side_points
from trionfi.solver import OpenCards, solve, unsolved
from trionfi.solver.compiled import fast
from trionfi.solver.reference import Solver
from trionfi.solver.rows import BESIDE, COMING, FEWEST, NO_SIDES, NO_TRICKS
from trionfi.state.decisions import Asks

PLAIN = [("troccas-4", 4), ("tarot-fft-4", 4), ("tarot-5-call", 5), ("classic-tarot", 4), ("tarok-lhombre-old", 3), ("quintilio", 5),
         ("partita-4", 4), ("permesso-3", 3), ("barcellona-3", 3), ("calatafimi-4", 4), ("chambery-tarot-4", 4), ("tarocs-annecy-4", 4),
         ("venticinque-2", 2), ("tarot-bourgogne-3", 3), ("asti-partita-4", 4), ("tarot-swiss-1900", 3)]


def endings(slug, cards, count, players=None, name="random"):
    """Hands of a game with so many cards left in all hands at most, before a card that can be chosen."""
    game, found = trionfi.games[slug], []
    for seed in range(8):
        hand = game.deal(f"open {slug} {seed}", dealer=0, players=players or game.players[-1])
        seats = [bot(name, f"{seed} {seat}") for seat in range(hand.players)]
        while hand.turn is not None and len(found) < count:
            left = sum(held.bit_count() for held in hand.table.hands)
            if hand.step.asks is Asks.CARD and 3 < left <= cards and len(hand.legal_actions()) > 1 and not unsolved(hand):
                found.append(hand)
                break
            hand.push(seats[hand.actor].choose(hand.view(hand.turn)))
    return found


def beyond(hand, side):
    """What a side has more than the other when all tricks are played."""
    table = hand.table
    other = frozenset(range(table.seats)) - side
    return Fraction(side_points(table, side)) - Fraction(side_points(table, other)) + eased(hand, side)


def eased(hand, side):
    """What the declarer needs less for the cards that he has: twice, for his side has so much more and the other so much less."""
    table, play = hand.table, next(step for step in hand.game.course if step.asks is Asks.CARD)
    numbers = Numbers(hand.game.pack)
    rows = compiled(table, play, numbers, Thumb((0.0,) * 99, (0.0,) * 99, (0.0,) * 99, 0, 0, 1.0, 0.0, False, 1.0))
    found = Fraction(0)
    for row in range(at.PAYOFF, at.PAYOFF + at.ROW_SIZE * rows[at.ROWS], at.ROW_SIZE):
        if rows[row] == at.EASED:
            declarers = table.side(table.contract.declarer)
            have = (numbers.mask(side_pile(table, declarers)) & at.mask_at(rows, row + at.MASK)).bit_count()
            points = Fraction(rows[row + at.POINTS], hand.game.counting.unit) if have == rows[row + at.AMOUNT] else 0
            found += -2 * points if side == declarers else 2 * points
    return found


def reaches(hand, side, bound):
    """Whether a side comes to so much beyond the other when both play their best, by the full rules."""
    if not any(hand.table.hands) and not hand.table.plays and not (hand.turn is not None and hand.legal_actions()[0].verb == "give"):
        return beyond(hand, side) >= bound
    own = hand.turn in side
    for action in hand.legal_actions():
        if action.verb not in ("play", "give"):
            continue
        hand.push(action)
        found = reaches(hand, side, bound)
        hand.pop()
        if found == own:
            return own
    return not own


def checked(hand):
    """What the solver says of each card holds by the full rules: no less, and no more."""
    cards = OpenCards(hand)
    cards.go_on()
    solution, side = cards.solution(), hand.table.side(hand.turn)
    assert set(solution.costs) == {action.cards[0] for action in hand.legal_actions() if action.verb == "play"}
    assert min(solution.costs.values()) == 0
    assert solution.line[0].seat == hand.turn and solution.costs[solution.line[0].card] == 0
    mark = len(hand.moves)
    for one in solution.line:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play" and action.cards[0] == one.card))
        while hand.turn is not None and hand.legal_actions()[0].verb == "give":
            hand.push(hand.legal_actions()[0])
    best = beyond(hand, side)
    while len(hand.moves) > mark:
        hand.pop()
    least = Fraction(1, 2 * hand.game.counting.unit)
    for card, cost in solution.costs.items():
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play" and action.cards[0] == card))
        assert reaches(hand, side, best - 2 * cost), (card, cost)
        assert not reaches(hand, side, best - 2 * cost + least), (card, cost)
        hand.pop()


@pytest.mark.parametrize(("slug", "players"), PLAIN)
def test_no_line_of_the_full_rules_is_better_or_worse_than_the_solver_says(slug, players):
    for name in ("random", "simple"):
        for hand in endings(slug, 3 * players if players < 5 else 2 * players, 1, players, name):
            checked(hand)


@pytest.mark.parametrize(("slug", "players"), PLAIN[::3])
def test_both_twins_come_to_the_same_worths(slug, players):
    for hand in endings(slug, 3 * players if players < 5 else 2 * players, 2, players):
        plain, quick = OpenCards(hand, Solver()), OpenCards(hand, fast())
        assert plain.go_on() and quick.go_on()
        assert plain.worths == quick.worths and plain.solution().costs == quick.solution().costs
        assert plain.solution().points == quick.solution().points


def test_a_solution_comes_in_steps_and_is_the_same_as_at_once():
    hand = endings("tarot-fft-4", 20, 1, name="simple")[0]
    whole = solve(hand)
    cards = OpenCards(hand, Solver())
    while not cards.go_on(50):
        known = cards.solution()
        assert not known.line and not known.points
        assert {card: cost for card, cost in known.costs.items() if whole.costs[card] != cost} == {}
    assert cards.solution() == whole and cards.tried > 50
    assert not solve(endings("tarot-fft-4", 40, 1, name="simple")[0], effort=1).line


def test_the_points_of_a_solution_are_those_of_its_line():
    for hand in endings("troccas-4", 20, 3, name="simple"):
        found, side = solve(hand), hand.table.side(hand.turn)
        for one in found.line:
            hand.push(f"play {one.card}")
        assert found.points == (side_points(hand.table, side), side_points(hand.table, frozenset(range(4)) - side))


@pytest.mark.parametrize(("slug", "players", "why"), [
    ("scarto", 3, NO_SIDES), ("ottocento", 4, BESIDE), ("mineo-3", 3, BESIDE), ("tarot-decouverte", 2, COMING),
    ("giuoco-del-meno", 2, FEWEST), ("minchiate-partners", 4, BESIDE)])
def test_what_cannot_be_solved_says_why(slug, players, why):
    hand = trionfi.games[slug].deal(f"refused {slug}", dealer=0, players=players)
    seats = [bot("simple", seat) for seat in range(hand.players)]
    while hand.turn is not None and not (hand.step.asks is Asks.CARD and len(hand.table.tricks) > 3):
        hand.push(seats[hand.actor].choose(hand.view(hand.turn)))
    assert unsolved(hand) == why
    with pytest.raises(TrionfiError, match=f"^{why}$"):
        solve(hand)


def test_nothing_is_solved_before_the_tricks_and_after_them():
    hand = trionfi.games["tarot-fft-4"].deal(3)
    assert unsolved(hand) == NO_TRICKS
    seats = [bot("random", seat) for seat in range(4)]
    while hand.turn is not None:
        hand.push(seats[hand.actor].choose(hand.view(hand.turn)))
    assert unsolved(hand) == NO_TRICKS
