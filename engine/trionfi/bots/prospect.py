"""What a hand may expect: its share of the card points as a declarer's or a player's own, and what that pays.

Measured: 1,500 hands of three games (three and four players, 18 to 25 cards, talons of three and six), each seat declarer
in turn whatever it held, `simple` on all seats. One straight line fits them all to 0.07 of the card points: beside an
average hand a trump adds 0.3 of a trick's share, more by how likely it is the highest, a King, the Fool, a void as below,
and counting cards in the hand half of their points. A declarer makes 0.02 beyond a fair share, more by taking a talon, and
0.05 with a partner whose card he called.
"""

from functools import lru_cache

from trionfi.bots.memory import Memory
from trionfi.bots.stakes import Stakes, worth_of
from trionfi.cards import bits
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Cards
from trionfi.settlement.questions import LAST_TRICK, SIDES
from trionfi.state.rules import Rules

TRUMP, CLEAR, FOOL, KING, VOID, OWN = 0.32, 0.3, 0.3, 0.8, 0.5, 0.55
DECLARING, TALON, PARTNER = 0.02, 2.2, 0.05
LONE, PAIRED = 1.1, 0.85     # how far a declarer's own hand tells, alone and with a partner
SPREAD = 0.075
NODES = tuple((step / 3, weight) for step, weight in zip(
    range(-6, 7), (0.018, 0.033, 0.055, 0.081, 0.106, 0.125, 0.132, 0.125, 0.106, 0.081, 0.055, 0.033, 0.018), strict=True))


def strength(game: Rules, players: int, hand: int) -> float:
    """By how much the share of a hand's holder lies above what an average hand makes."""
    size, later = game.hand_size, 1.0
    if game.tricks > size:  # cards are still to be drawn or turned up
        size = max(size, hand.bit_count())
        later = size / game.tricks
    mean, each = _average(game, players, size)
    missing = max(0, size - hand.bit_count())
    return (_raw(game, players, hand, size) + missing * each - mean) * later


def _raw(game: Rules, players: int, hand: int, size: int) -> float:
    pack, stakes = game.pack, Stakes.of(game)
    others, above, found = 1 - 1 / players, 1.0, 0.0
    for number in reversed(bits(pack.trump_mask)):
        if hand >> number & 1:
            found += TRUMP + CLEAR * above
        else:
            above *= others
    for suit in pack.suits:
        cards = pack.suit_masks[suit.letter]
        if hand & cards and hand >> cards.bit_length() - 1 & 1:
            found += KING
        found += VOID * (not hand & cards)
    found += FOOL * (hand & pack.fool_mask).bit_count()
    return found / size + OWN * worth_of(stakes, hand) / stakes.total


@lru_cache(maxsize=64)
def _average(game: Rules, players: int, size: int) -> tuple[float, float]:
    """What an average hand comes to, and each of its cards."""
    pack, stakes = game.pack, Stakes.of(game)
    share = size / pack.size
    others, clear, above = 1 - 1 / players, 0.0, 1.0
    for _ in bits(pack.trump_mask):
        clear += above
        above *= share + (1 - share) * others
    trumps = pack.trump_mask.bit_count()
    found = share * (TRUMP * trumps + KING * len(pack.suits) + FOOL * pack.fool_mask.bit_count()) + CLEAR * share * clear
    mean = found / size + OWN * share * worth_of(stakes, pack.all) / stakes.total
    return mean, mean / size


def share(memory: Memory, taken: int = 0, partners: int = 0, hand: int | None = None) -> float:
    """The share of the card points that the seat's side may expect when the seat is declarer, with so many cards of the
    talon still to be taken and so many partners still to be found."""
    game, players = memory.view.game, memory.view.seats
    fair = (1 + partners) / players + PARTNER * partners
    own = strength(game, players, memory.hand if hand is None else hand) * (PAIRED if partners else LONE)
    return max(0.02, min(0.98, fair + DECLARING + TALON * taken / game.pack.size + own))


def likely_home(game: Rules, hand: int) -> tuple[int, ...]:
    """All cards, those first that a declarer with this hand likeliest ends with: his own safe ones, his others, then the others' by
    worth."""
    pack, counting = game.pack, Stakes.of(game).counting
    top = {suit.bit_length() - 1 for suit in pack.suit_masks.values() if suit}

    def rank(number: int) -> tuple[bool, bool, int, int]:
        own = bool(hand >> number & 1)
        sure = own and (number in top or bool((pack.trump_mask | pack.fool_mask) >> number & 1))
        return not sure, not own, counting >> number & 1, -number

    return tuple(sorted(range(pack.size), key=rank))


@lru_cache(maxsize=64)
def _asked(game: Rules, players: int) -> tuple[frozenset[str], dict[str, object]]:
    """The keys of all facts that a settlement asks for; and those without which there is none, with the first value of each or 0."""
    form = game.payments.form(game.pack, game.counting, players)
    needed = {fact.key: fact.values[0][0] if fact.values else 0 for fact in form
              if fact.default is None and not fact.optional and fact.unit not in ("cards", "card points")}
    return frozenset(fact.key for fact in form), needed


def payoff(memory: Memory, mean: float, rate: int, spread: float = SPREAD, partner: int | None = None,
           contract: str = "") -> float:
    """What a declarer who may expect such a share of the card points is paid in all, on average."""
    view = memory.view
    return _payoff(view.game, view.players, memory.seat, memory.hand, mean, rate, spread, partner, contract)


@lru_cache(maxsize=2048)
def _payoff(game: Rules, players: int, seat: int, hand: int, mean: float, rate: int, spread: float, partner: int | None,
            contract: str) -> float:
    """What a declarer with this hand is paid on average, kept by all that it hangs on: who tries out bids asks again and again for equal
    hands."""
    asked, first = _asked(game, players)
    known = first | {key: value for key, value in (("declarer", seat), ("rate", rate), ("ended", "played"), ("partner", partner),
                                                  ("contract", contract or None))
                     if key in asked and value is not None}
    order, total = likely_home(game, hand), Stakes.of(game).total
    found = 0.0
    for step, weight in NODES:
        wanted = mean + step * spread
        known["declarer_cards"] = Cards(_pile(game, order, wanted * total))
        if LAST_TRICK.key in asked:
            known[LAST_TRICK.key] = SIDES[wanted < 0.5]
        facts = game.payments.facts(game.pack, game.counting, players, known)
        try:
            found += weight * float(sum(line.amounts[seat] for line in game.payments.lines(facts)))
        except TrionfiError:
            return (mean - 0.5) * rate
    return found


def _pile(game: Rules, order: tuple[int, ...], points: float) -> int:
    """The likeliest pile of so many points."""
    worth, found, pile = Stakes.of(game).worth, 0.0, 0
    for number in order:
        if found + max(0.0, worth[number]) / 2 > points:
            break
        found += worth[number]
        pile |= 1 << number
    return pile
