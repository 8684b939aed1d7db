"""What the rows of the flat table explain of what a hand pays.

`share(game)` plays hands by chance from one and the same deal, each by the full rules and by the table, and says which share of the
variance of the settlement within a deal (what the player scores beyond the mean of his foes) goes with what the table says, and how much
is settled for each unit that the table says: 1 where it says what is paid, and not only what is better.
"""

import statistics
from typing import NamedTuple

from trionfi.bots import bot
from trionfi.bots.stakes import Stakes
from trionfi.cards.chance import Chance
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.kernel import layout
from trionfi.kernel.compile import Numbers, Thumb, compiled, left_out, position, world
from trionfi.kernel.payoff import times
from trionfi.kernel.reference import Play
from trionfi.state.actions import Action, Choice
from trionfi.state.decisions import Asks

DEALS, HANDS, TRIES = 6, 8, 30
PLAIN = Thumb((0.0,) * 120, (0.0,) * 120, (0.0,) * 120, 0, 0, 1.0, 0.0, False, 1.0)


class Share(NamedTuple):
    """The share of the variance that is explained, and how much is settled for each unit of the table, both None where nothing varied or
    the table said no hand to its end; and the hands."""

    explained: float | None
    scale: float | None
    hands: int


def plays(hand: Hand) -> list[Action]:
    """The cards that may be played now; empty where something else is to be done."""
    offered = hand.legal_actions()
    if hand.step.asks is not Asks.CARD or isinstance(offered, Choice):
        return []
    return [action for action in offered if action.verb == "play"]


def share(game: Game, players: int) -> Share:
    """Over some deals, the auction and all before the play by `simple`."""
    pairs: list[tuple[float, float]] = []
    deals = 0
    for number in range(TRIES):
        hand = game.deal(f"payoff {number}", dealer=number % players, players=players)
        others = [bot("simple", f"{number}{seat}") for seat in range(hand.players)]
        while hand.turn is not None and not (plays(hand) and not left_out(hand.table, hand.step)):
            hand.push(others[hand.actor].choose(hand.view(hand.turn)))
        if hand.turn is None:
            continue
        chance = Chance(f"payoff {game.slug} {number}", 91)
        tried = [one for _ in range(HANDS) if (one := paid(hand, others, chance)) is not None]
        if len(tried) > 1:
            said, won = (statistics.fmean(column) for column in zip(*tried, strict=True))
            pairs += [(one - said, other - won) for one, other in tried]
            deals += 1
        if deals == DEALS:
            break
    if len({one for one, _ in pairs}) < 2 or len({other for _, other in pairs}) < 2:
        return Share(None, None, len(pairs))
    columns = [*zip(*pairs, strict=True)]
    found = statistics.correlation(*columns)
    return Share(round(found * abs(found), 3), round(statistics.linear_regression(*columns).slope, 3), len(pairs))


def paid(hand: Hand, others: list, chance: Chance) -> tuple[float, float] | None:
    """What a hand played by chance from here came to by the table, and what the settlement gave the player beyond the mean of his foes;
    None where the full rules went another way. The hand is then as it was."""
    mark, player, pack, often = len(hand.moves), hand.turn, hand.game.pack, times(hand.table)
    numbers = Numbers(pack)
    play = Play(compiled(hand.table, hand.step, numbers, PLAIN._replace(reverse=Stakes.of(hand.game).reverse)))
    play.set_up(position(hand.table, numbers, player), world(hand.table, numbers))
    agreed = True
    while hand.turn is not None:
        cards = plays(hand)
        action = chance.choice(cards) if cards else others[hand.actor].choose(hand.view(hand.turn))
        if cards and agreed:
            agreed = not play.over and play.turn == hand.turn
            if agreed:
                play.play(numbers.of[pack.index[action.cards[0]]])
        hand.push(action)
    side, scores = hand.table.side(player), [float(score) for score in hand.settlement.scores]
    foes = [score for seat, score in enumerate(scores) if seat not in side]
    while len(hand.moves) > mark:
        hand.pop()
    if not agreed or not play.over or not foes or player >= len(scores):
        return None
    return often * play.payoff() / layout.PAY, scores[player] - statistics.fmean(foes)
