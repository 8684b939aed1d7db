"""`simple` at every game: no option value stops it, it beats chance, and it makes no play that a table would laugh at."""

from fractions import Fraction
from statistics import mean, stdev

import pytest
import trionfi
from checks.walks import every_rules
from trionfi.bots import bot, play
from trionfi.bots.stakes import Stakes
from trionfi.cards.chance import Chance

DEALS, ENOUGH, PLAYED = 8, 3, 320
PLAIN = [rules for rules in every_rules() if rules.profile == trionfi.games[rules.slug].default_profile]


def tables(slug):
    """As few choices of options as have every value but the first of each, drawn at random which come together."""
    chance = Chance(f"tables {slug}")
    left = [(option.name, value.name) for option in trionfi.games[slug].options for value in option.values[1:]]
    while left:
        chance.shuffle(left)
        chosen = {}
        for option, value in left:
            chosen.setdefault(option, value)
        left = [(option, value) for option, value in left if chosen[option] != value]
        yield chosen


TABLES = [pytest.param(slug, chosen, id=f"{slug} {number}") for slug in trionfi.games for number, chosen in enumerate(tables(slug), 1)]


def simples(players, number=0):
    return [bot("simple", f"{number}-{seat}") for seat in range(players)]


@pytest.mark.parametrize(("slug", "chosen"), TABLES)
def test_it_plays_under_every_option(slug, chosen):
    game = trionfi.games[slug].with_options(options=chosen)
    for players in game.players:
        hand = play(game.deal(f"options of {slug}", dealer=len(chosen) % players, players=players), simples(players))
        assert hand.over and hand.settlement is not None


def gain(rules, number):
    """What it wins over the others in a deal, on each seat in turn, while they play at random."""
    won = Fraction(0)
    for seat in range(rules.players):
        bots = [bot("simple" if place == seat else "random", f"{number}-{place}") for place in range(rules.players)]
        hand = play(rules.game.deal(f"chance {number}", dealer=number % rules.players, players=rules.players), bots)
        scores, side = hand.settlement.scores, hand.table.side(seat)
        foes = [scores[other] for other in range(rules.players) if other not in side]
        won += scores[seat] - Fraction(sum(foes)) / len(foes)
    return won


@pytest.mark.parametrize("rules", PLAIN, ids=str)
def test_it_beats_chance_from_every_seat_together(rules):
    """Each deal is played with it on every seat in turn, the others play at random; what it won over them is summed over the
    seats. With fixed partners a deal goes the way of its cards more often than not, once for the bot and once against it:
    only all seats of a deal together tell how it played them. Who plays no better than chance passes one time in five at most:
    3 deals in a row (1 in 8), or 6 of 8 and more in all (37 in 256, less those that began with 3 in a row). Where 8 deals tell
    nothing more are played, most of hands with few cards, which hang on the deal: in all of them together the mean gain has to be
    more than its standard error, which who plays no better than chance reaches one time in six. How much it wins is measured by
    `benchmarks.strength`."""
    gains = []
    for number in range(DEALS):
        if number == ENOUGH and min(gains) > 0:
            break
        gains.append(gain(rules, number))
    better, worse = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    if sum(gains) > 0 and better - worse > (better + worse) // 3:
        return
    cards = rules.game.at(rules.players).tricks * rules.players
    gains += [gain(rules, number) for number in range(DEALS, DEALS * max(4, PLAYED // max(1, cards)))]
    error = stdev(gains) / len(gains) ** 0.5
    assert mean(gains) > error, f"mean {float(mean(gains)):.2f}, standard error {error:.2f} in {len(gains)} deals"


def thrown_away(rules, number):
    """The cards that it lays under a trick which the other side has won for certain: for each the card, and the cheapest
    that it could have laid."""
    game = rules.game
    pack, values, players = game.pack, game.counting.table(game.pack), rules.players
    hand, bots = game.deal(f"silly {number}", dealer=number % players, players=players), simples(players, number)
    while hand.turn is not None:
        seat, table = hand.turn, hand.table
        action = bots[hand.actor].choose(hand.view(seat))
        last = len(table.plays) == hand.seats - 1 and table.best >= 0
        unsure = table.contract.hidden and table.contract.declarer not in (seat, table.best_seat)
        if action.verb == "play" and last and not unsure and table.best_seat not in hand.view(seat).side(seat):
            chosen = pack.index[action.cards[0]]
            legal = [pack.index[other.cards[0]] for other in hand.legal_actions() if other.verb == "play"]
            losing = not (table.led | pack.ruffing) >> chosen & 1 or chosen < pack.floor[table.best]
            if losing and not pack.fool_mask >> chosen & 1 and len(legal) > 1:
                yield number, chosen, min(values[other] for other in legal), str(action)
        hand.push(action)


@pytest.mark.parametrize("rules", PLAIN, ids=str)
def test_no_high_card_is_thrown_away(rules):
    """Nor is a trick of points taken where points are bad. What a game is about is worked out here, for that takes a while."""
    if Stakes.of(rules.game).reverse:
        leaves_dear_tricks(rules)
    else:
        throws_nothing_dear(rules)


def throws_nothing_dear(rules):
    """No high card is laid under a sure trick of the other side."""
    game, seen = rules.game, 0
    values = game.counting.table(game.pack)
    dearest = max(values)
    for number in range(24):
        if seen > 8:
            break
        for deal, chosen, cheapest, words in thrown_away(rules, number):
            seen += 1
            dear = values[chosen] - cheapest > 0.3 * (dearest - min(values))
            assert not dear, f"deal {deal}: {words}, where a card of {cheapest} could be laid"
    assert seen > 4


def leaves_dear_tricks(rules):
    """Last to play, with a trick of one's own already: the dearest cards are left to another where they can be. Of two players the other
    plays at random, since none of ours would lead a dear card, and the next dearest count too: a King that is led cannot be taken
    but where it must be."""
    game, players, seen = rules.game, rules.players, 0
    pack, values = game.pack, game.counting.table(game.pack)
    dear = max(values) * (1 if players > 2 else 0.8)
    for number in range(40):
        if seen > 2:
            break
        hand, bots = game.deal(f"reverse {number}", dealer=number % players, players=players), simples(players, number)
        if players == 2:
            bots[1] = bot("random", f"{number}")
        while hand.turn is not None:
            seat, table = hand.turn, hand.table
            action = bots[hand.actor].choose(hand.view(seat))
            bad = any(values[card] >= dear for _, card in table.plays)
            if action.verb == "play" and len(table.plays) == players - 1 and table.best >= 0 and bad and \
                    any(trick.winner == seat for trick in table.tricks):
                def takes(card, table=table):
                    return bool((table.led | pack.trump_mask) >> card & 1) and card >= pack.floor[table.best]

                legal = [pack.index[other.cards[0]] for other in hand.legal_actions() if other.verb == "play"]
                legal = [card for card in legal if not pack.fool_mask >> card & 1]
                ours = players > 2 or seat == 0
                if ours and any(takes(card) for card in legal) and not all(takes(card) for card in legal):
                    seen += 1
                    assert not takes(pack.index[action.cards[0]]), f"deal {number}: {action} takes {table.plays}"
            hand.push(action)
    assert seen
