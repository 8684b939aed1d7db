"""The figures, against a small script over records that knows nothing of them; and what a card adds, where that is known."""

from math import sqrt
from statistics import fmean, stdev

import pytest
from trionfi import games, numbers
from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.numbers.intervals import estimated
from trionfi.numbers.regression import solved, worth_of_cards
from trionfi.record import replay, to_record

SIX = ("mitigati-3", "tarot-populaire-4", "scarto", "troccas-4", "calatafimi-3", "trentuno")
HANDS = 20


def records(slug):
    """Hands of a game as a plan deals them, by their records."""
    game = games[slug]
    players = game.players[0]
    for n in range(HANDS):
        hand = game.deal(f"0/{n}", dealer=n % players)
        yield replay(to_record(play(hand, [bot("simple", f"0/{n}/{seat}") for seat in range(players)])))


@pytest.mark.parametrize("slug", SIX)
def test_figures_of_six_games_by_a_script_over_records(slug):
    plan = numbers.Plan(slug, hands=HANDS, what=("bids", "play"))
    found = {one.key: one.value for one in numbers.figures(plan, numbers.simulate(plan))}
    hands = list(records(slug))
    ended = [hand for hand in hands if hand.ending.kind != "abandoned"]
    assert found["play/abandoned"] == pytest.approx(100 * (1 - len(ended) / HANDS))
    for place in range(plan.table):
        paid = [float(hand.scores[(hand.dealer + place) % plan.table]) for hand in ended]
        assert found[f"seat/{place}/paid"] == pytest.approx(fmean(paid))
    last = [[one for one in hand.events if one.kind == "trick"][-1].seat for hand in ended]
    for place in range(plan.table):
        share = fmean(seat == (hand.dealer + place) % plan.table for seat, hand in zip(last, ended, strict=True))
        assert found.get(f"last/{place}", 0) == pytest.approx(100 * share)
    for text in ("F", "T2"):
        assert found[f"card/{text}/over"] == pytest.approx(over(ended, text))
    declared = [hand for hand in hands if hand.table.contract.declarer is not None]
    for bid in {hand.table.contract.bid for hand in declared}:
        paid = [float(hand.scores[hand.table.contract.declarer]) for hand in declared if hand.table.contract.bid == bid]
        assert found[f"bids/{bid}"] == pytest.approx(100 * len(paid) / HANDS)
        assert found[f"bids/{bid}/paid"] == pytest.approx(fmean(paid))
        assert found[f"bids/{bid}/gains"] == pytest.approx(100 * fmean(one > 0 for one in paid))


def over(hands, text):
    """How much more than each of the others who was dealt a card was paid."""
    number, paid = hands[0].game.pack.index[text], []
    for hand in hands:
        holders = [seat for seat in range(hand.players) if number in hand.deal.hands[seat]]
        others = [float(hand.scores[seat]) for seat in range(hand.players) if seat not in holders]
        paid += [float(hand.scores[seat]) - fmean(others) for seat in holders]
    return fmean(paid)


def test_what_a_side_has_at_the_end_is_counted_with_its_discard_and_the_last_trick():
    """In Mineo the points of both sides are 109 together; only so are the soloist's and those of the two the whole."""
    sums = numbers.simulate(numbers.Plan("mineo-3", hands=20, what=("play",))).total()
    points = {role: sum(float(n) * int(key.split("/")[2]) for key, n in sums.items() if key.startswith(f"points/{role}/"))
              for role in ("declarer", "other")}
    assert points["declarer"] + points["other"] == 109 * sums["tricks"]


def test_who_plays_with_dummies_has_points_and_cards_too():
    sums = numbers.simulate(numbers.Plan("tarot-mort", hands=10, what=("play",))).total()
    assert sums["play/ended"] > 0 and any(key.startswith("points/") for key in sums)


def test_a_mean_has_the_interval_that_textbooks_give():
    chance, sums = Chance("interval"), numbers.Sums()
    values = [chance.below(1000) for _ in range(4000)]
    for piece in range(400):
        some = values[piece * 10:piece * 10 + 10]
        sums.add(piece, {"n": len(some), "sum": sum(some)})
    value, half = estimated(sums, lambda total: {"mean": float(total["sum"]) / float(total["n"])})["mean"]
    assert value == pytest.approx(fmean(values))
    assert half == pytest.approx(2.09 * stdev(values) / sqrt(len(values)), rel=0.4)


def test_no_interval_where_nothing_tells_it():
    """With one group, with four, and where all say the same."""

    def half(values):
        sums = numbers.Sums()
        for piece, value in enumerate(values):
            sums.add(piece, {"n": 1, "sum": value})
        return estimated(sums, lambda total: {"mean": total["sum"] / total["n"]} if total else {})["mean"][1]

    assert half([3]) == half([1, 2, 3, 4]) == half([7] * 9) == float("inf")
    assert 0 < half([1, 2, 3, 4, 5]) < float("inf")


def test_a_regression_finds_what_each_card_adds():
    size, held = 12, 4
    worth, total, chance = [3.0 * (card == 2) - 2.0 * (card == 7) for card in range(size)], {}, Chance("cards")
    for _ in range(400):
        cards = list(range(size))
        chance.shuffle(cards)
        hand = sorted(cards[:held])
        paid = int(sum(worth[card] for card in hand))
        for place, card in enumerate(hand):
            total[f"y/{card}"] = total.get(f"y/{card}", 0) + paid
            for other in hand[place:]:
                total[f"x/{card}/{other}"] = total.get(f"x/{card}/{other}", 0) + 1
    found = worth_of_cards(total, size)
    for card in range(size):
        assert found[str(card)] == pytest.approx(worth[card] - (sum(worth) - worth[card]) / (size - 1))


def test_too_few_hands_tell_no_card_apart():
    assert worth_of_cards({"x/0/0": 1, "x/0/1": 1, "x/1/1": 1, "y/0": 1, "y/1": 1}, 3) == {}
    assert solved([[2.0, 0.0], [0.0, 4.0]], [2.0, 2.0]) == [1.0, 0.5]


def test_matches_have_a_length_and_somebody_ahead():
    plan = numbers.Plan("ottocento", hands=10, what=("match",))
    found = {one.key: one.value for one in numbers.figures(plan, numbers.simulate(plan))}
    assert found["match/length"] >= 1 and found["match/endless"] == 0
    assert found["match/ahead/0"] + found["match/ahead/1"] == 100.0
