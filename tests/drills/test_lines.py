"""How the hand of a puzzle goes on after two cards: a deal that fits, lines by the rules, and a better card that ends better."""

from itertools import islice

import pytest
import trionfi
from trionfi.bots.memory import Memory
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.drills import puzzles
from trionfi.drills.lines import played_on
from trionfi.drills.ways import view_of, way_of
from trionfi.errors import TrionfiError
from trionfi.state.actions import Choice

GAMES = ("tortorici-4", "tarot-fft-4", "minchiate-partners", "mineo-3", "scarto", "tarocchi-piedmont-4", "taroc-german-1750")
EACH = 2


def asked(slug, level=1):
    """Some puzzles of the play."""
    game = trionfi.games[slug]
    found = (puzzles.puzzle(game, level, number) for number in puzzles.numbers(game)[level])
    return [(game, one) for one in islice((one for one in found if one.source is puzzles.PLAY), EACH)]


def lines(game, puzzle, answer=""):
    """How the hand of a puzzle goes on after a card."""
    view = view_of(game, puzzle)
    return played_on(puzzle.played(game), way_of(view).two(game, view, puzzle, answer))


def wrong_cards(puzzle):
    return [one.cards[-1] for one in puzzle.choices if not puzzle.right(one)]


def laid(hand):
    """Where each card lies, place by place, as masks."""
    table = hand.table
    return [*table.hands, *table.won, *table.piles.values(), *(1 << number for _, number in table.plays)]


def brings(hand, puzzle, seat):
    """What a player has in a hand that is over beyond the mean of his opponents, in the unit of the puzzle."""
    payments, side = hand.game.payments, hand.table.side(seat)
    if payments.booked != payments.ledger:      # points, of which each stake was paid for in the hand, and those that are left
        assert puzzle.booked
        facts = payments.facts(hand.game.pack, hand.game.counting, hand.players, payments.played(hand.table))
        left = dict(payments.in_all(facts))
        paid = sum(line.amounts[seat] for line in hand.settlement.lines if line.label == "Paid during the hand")
        return float(left.pop(side) - sum(left.values()) + payments.stake * paid)
    sums = [float(score) for score in hand.settlement.scores]
    foes = [sums[one] for one in range(hand.players) if one not in side]
    return sums[seat] - sum(foes) / len(foes)


@pytest.mark.parametrize("slug", GAMES)
def test_the_lines_keep_the_rules_and_the_cards_and_the_better_one_ends_better(slug):
    for game, puzzle in asked(slug):
        true = puzzle.played(game)
        seat, view = true.actor, true.view(true.turn)
        found = lines(game, puzzle, wrong_cards(puzzle)[-1])
        hand, ends = found.hand, []
        assert [choice.cards[0] for choice in found.two.actions] == [puzzle.choices[0].cards[0], wrong_cards(puzzle)[-1]]
        assert hand.view(true.turn).events == view.events and hand.table.hands[seat] == true.table.hands[seat]
        before, moves, cards = laid(hand), len(hand.moves), game.pack.all
        for choice in found.two.actions:
            tricks, copy = len(hand.table.tricks), hand.copy()
            for at in found.steps(choice):
                assert at is hand and (len(hand.table.tricks) == tricks + 1 or hand.over)
                tricks = len(hand.table.tricks)
                places = laid(hand)
                assert sum(places) == cards, "each card lies in one place"
                played = [*hand.moves]
            ends.append(brings_after(copy, played[moves:], puzzle, seat))
            assert len(hand.moves) == moves and laid(hand) == before
        assert ends[0] - ends[1] == pytest.approx(found.more) and found.more > 0


def brings_after(hand, moves, puzzle, seat):
    """What a player has after moves, of which each must be one that is offered."""
    for move in moves:
        offered = hand.legal_actions()
        assert offered.check(move.action.cards) is None if isinstance(offered, Choice) else move.action in offered
        hand.push(str(move.action), move.seat)
    assert hand.over
    return brings(hand, puzzle, seat)


@pytest.mark.parametrize("slug", GAMES[:4])
def test_the_deal_is_the_first_of_those_nearest_to_the_average_that_show_the_difference(slug):
    for game, puzzle in asked(slug):
        true = puzzle.played(game)
        seat, view, card = true.actor, true.view(true.turn), wrong_cards(puzzle)[0]
        found, worse = lines(game, puzzle, card), puzzle.choice(card)
        ahead, fit = [], []
        playout = Playout(Memory(view))
        for hand in islice(worlds(view, Chance(f"{true.seed} {len(true.moves)}", puzzles.STREAM)), found.drawn):
            ends, took = [], []
            for choice in found.two.actions:
                with playout.ended(hand, choice):
                    ends.append(brings(hand, puzzle, seat))
                    took.append(took_of(worse.idea, game, hand, seat, len(true.table.tricks)))
            ahead.append(ends[0] - ends[1])
            fit.append(ahead[-1] > 0 and (found.idea is None or took == [found.idea.better > found.idea.other,
                                                                         found.idea.better < found.idea.other]))
        assert sum(fit) == found.fit and fit[found.place - 1]
        off = [abs(more - worse.less) if fits else float("inf") for more, fits in zip(ahead, fit, strict=True)]
        assert found.place - 1 == off.index(min(off)) and found.more == ahead[found.place - 1]


def took_of(idea, game, hand, seat, number):
    """Whether what an idea tells of has come about for a player's side; None where there is no idea."""
    if idea is None:
        return None
    table = hand.table
    if idea.what == "card":
        return any(table.won[one] >> game.pack.index[idea.card] & 1 for one in table.side(seat))
    return table.tricks[-1 if idea.what == "last" else number].winner in table.side(seat)


def test_after_a_right_card_it_is_beside_the_wrong_one_of_which_most_can_be_told():
    for game, puzzle in asked("tarot-fft-4"):
        best, told = puzzle.choices[0], next(one for one in puzzle.choices if one.idea)
        for answer in ("", best.cards[-1]):
            found = lines(game, puzzle, answer)
            assert [choice.cards[0] for choice in found.two.actions] == [answer or best.cards[0], told.cards[0]]
        accepted = [one for one in puzzle.choices[1:] if puzzle.right(one)]
        for one in accepted:
            assert lines(game, puzzle, one.cards[0]).two.actions[0].cards == one.cards[:1]


def test_the_hand_goes_on_as_it_does_where_it_is_only_counted():
    for slug in GAMES:
        for game, puzzle in asked(slug, 2)[:1]:
            found = lines(game, puzzle)
            for choice in found.two.actions:
                *_, stepped = ([*hand.table.tricks] for hand in found.steps(choice))
                with found.playout.ended(found.hand, choice):
                    assert [*found.hand.table.tricks] == stepped


def test_what_cannot_be_shown_is_one_line():
    (game, puzzle), _ = asked("scarto")
    with pytest.raises(TrionfiError, match=r"^T99 is none of the cards to choose from: "):
        lines(game, puzzle, "T99")
    none = next(one for one in puzzles._known("mitigati-3", puzzles.PLAY).values() if one.number == 2060)
    with pytest.raises(TrionfiError, match=r"^in none of 128 deals that fit does JD end better than "):
        lines(trionfi.games["mitigati-3"], none)
