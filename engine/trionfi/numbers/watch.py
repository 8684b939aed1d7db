"""What is read of a hand that was played, or of a match, and added up: numbers by key."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from trionfi.bots import bot, play, unasked
from trionfi.cards import bits
from trionfi.counting import Points
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.match import Match
from trionfi.numbers.dealt import Asked, cards_dealt, questions
from trionfi.numbers.plan import PIECE, Plan
from trionfi.settlement.played import side_pile, side_points

LONGEST = 500    # hands of a match that is then given up as endless
ABANDONED, NOBODY = "abandoned", "-"
PLAY = "play"


class Added(dict[str, Points]):
    """Numbers by key, 0 where nothing was added."""

    def __missing__(self, key: str) -> Points:
        return 0


def piece(plan: Plan, number: int) -> dict[str, Points]:
    """The sums of one piece of a plan: of its own hands and matches, whoever plays them. Hand number n of the plan is dealt from the text
    "seed/n", by player n modulo the players, to bots with seeds "seed/n/seat"."""
    sums = Added()
    of_hands = [one for one in plan.what if one != "match"]
    if of_hands == ["dealt"] and cards_dealt(plan.game, plan.table):
        for n in _numbers(number):
            dealt(plan, _deal(plan, n), sums)
    elif of_hands:
        for n in _numbers(number):
            hand = _deal(plan, n)
            held = _play(plan, hand, n)
            for one in of_hands:
                WATCHED[one](plan, hand, held, sums)
    if "match" in plan.what:
        matches(plan, number, sums)
    return dict(sums)


def _numbers(piece: int) -> range:
    return range(piece * PIECE, (piece + 1) * PIECE)


def _deal(plan: Plan, n: int) -> Hand:
    return plan.game.deal(f"{plan.seed}/{n}", dealer=n % plan.table, players=plan.table)


def _play(plan: Plan, hand: Hand, n: int) -> list[int]:
    """Play a hand to its end; what each seat held first (masks), where that does not come from the deal alone."""
    bots = [bot(plan.bots[seat % len(plan.bots)], f"{plan.seed}/{n}/{seat}") for seat in range(hand.players)]
    held = _as_dealt(hand)
    seats = dict(enumerate(bots))
    while not all(held) and (turn := hand.turn) is not None and (actor := hand.actor) is not None:
        seat, action = unasked(hand, seats) or (turn, seats[actor].choose(hand.view(turn)))
        hand.push(action, seat)
        held = list(hand.table.hands[:hand.players])
    play(hand, bots)
    return held


def _as_dealt(hand: Hand) -> list[int]:
    """What each seat was dealt (masks); nothing yet where the pack is cut and turned up."""
    dealt = hand.deal.hands if hand.game.deals_hands else ((),) * hand.players
    return [sum(1 << card for card in cards) for cards in dealt[:hand.players]]


@lru_cache(maxsize=8)
def _asked(game: Game) -> tuple[Asked, ...]:
    return tuple(questions(game))


def dealt(plan: Plan, hand: Hand, sums: Added, held: Iterable[int] = ()) -> None:
    """What each hand holds as it is dealt."""
    for cards in held or _as_dealt(hand):
        sums["dealt"] += 1
        for asked in _asked(plan.game):
            for key in asked.answers(cards):
                sums[f"dealt/{key}"] += 1


def _dealt(plan: Plan, hand: Hand, held: list[int], sums: Added) -> None:
    dealt(plan, hand, sums, held)


def _bids(plan: Plan, hand: Hand, held: list[int], sums: Added) -> None:
    """What was bid, whether the declarer gained by it, and what he was paid."""
    contract = hand.table.contract
    sums["bids"] += 1
    if contract.declarer is None:
        sums[f"bids/{NOBODY}" if hand.ending is None or hand.ending.kind != ABANDONED else f"bids/{ABANDONED}"] += 1
        return
    key, paid = f"bids/{contract.bid}", hand.scores[contract.declarer]
    sums[key] += 1
    sums[f"{key}/gains"] += paid > 0
    sums[f"{key}/paid"] += paid
    sums[f"{key}/squares"] += paid * paid


def _how(plan: Plan, hand: Hand, held: list[int], sums: Added) -> None:
    """How the play ended: who is paid, with the squares of that; who has the last trick and how many card points; and of each card whether
    it changed sides and how much more who was dealt it is paid than the others, times their number, with the squares of that too."""
    table, players = hand.table, hand.players
    sums["play"] += 1
    if hand.ending is not None and hand.ending.kind == ABANDONED:
        sums["play/abandoned"] += 1
        return
    sums["play/ended"] += 1
    scores = hand.scores
    for seat in range(players):
        place = (seat - hand.dealer) % players
        sums[f"seat/{place}/paid"] += scores[seat]
        sums[f"seat/{place}/squares"] += scores[seat] * scores[seat]
    if not table.tricks:
        return
    sums["tricks"] += 1
    last = table.tricks[-1].winner
    sums[f"last/{(last - hand.dealer) % table.seats}"] += 1
    for side in {table.side(seat) for seat in range(players)}:
        role = "declarer" if table.contract.declarer in side else "other"
        sums[f"points/{role}/{side_points(table, side)}"] += 1
        taken = sum(trick.winner in side for trick in table.tricks)
        sums["sides"] += 1
        sums["slams"] += taken == len(table.tricks)
    for seat, cards in enumerate(held):
        kept, over = cards & side_pile(table, table.side(seat)), players * scores[seat] - sum(scores)
        for number in bits(cards):
            sums[f"card/{number}/held"] += 1
            sums[f"card/{number}/kept"] += kept >> number & 1
            sums[f"card/{number}/over"] += over
            sums[f"card/{number}/squares"] += over * over


def _cards(plan: Plan, hand: Hand, held: list[int], sums: Added) -> None:
    """What a regression of the payments on the cards dealt is made from: pairs of cards that were held together, and what was paid to who
    held a card."""
    scores = hand.scores
    for seat, cards in enumerate(held):
        sums["hands"] += 1
        sums["paid"] += scores[seat]
        numbers = bits(cards)
        for place, number in enumerate(numbers):
            sums[f"y/{number}"] += scores[seat]
            for other in numbers[place:]:
                sums[f"x/{number}/{other}"] += 1


WATCHED: dict[str, Callable[[Plan, Hand, list[int], Added], None]] = {"dealt": _dealt, "bids": _bids, "play": _how, "cards": _cards}


def matches(plan: Plan, number: int, sums: Added) -> None:
    """Whole matches, one after another, until they have as many hands as a piece: their lengths, and who leads at the end."""
    hands = n = 0
    while hands < PIECE:
        match = Match(plan.game, f"{plan.seed}/match/{number}/{n}", plan.table, dealer=n % plan.table)
        first = match.dealer
        while not match.over and len(match.hands) < LONGEST:
            hand = match.deal()
            play(hand, [bot(plan.bots[seat % len(plan.bots)], f"{match.seed}/{len(match.hands)}/{seat}") for seat in range(hand.players)])
            match.score()
        hands, n = hands + len(match.hands), n + 1
        sums["matches"] += 1
        sums["matches/hands"] += len(match.hands)
        sums["matches/endless"] += not match.over
        sums[f"matches/length/{len(match.hands)}"] += 1
        best = max(match.totals)
        for player, total in enumerate(match.totals):
            sums[f"matches/ahead/{(player - first) % plan.table}"] += total == best

