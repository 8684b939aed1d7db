"""What a hand is worth to a declarer: the payment that he may expect from each opponent, before the talon is seen.

Measured: 1,800 hands of Mineo, each seat soloist in turn whatever it held, `simple` on all seats; the payments were
fitted by least squares to what the hands held. An average hand loses 0.87. In place of an empty card the 20 brings
2.7, an aria 0.85, the 1 0.66 (and 0.11 for each trump above seven with it), another trump 0.25 to 0.3, the Fool 0.56,
a King 0.41, a Queen 0.16, a Cavallo 0.1, a void 0.24; what a hand then comes to lies 1.5 about that. The figures below
give these back, written by what a card is in its game. Where only the last trick is paid (150 deals of Ragusa), a soloist
with the 20 and six, seven, eight or nine trumps after the discard won 26, 65, 84 and 97 of 100 hands; without the 20 hardly any.
"""

from trionfi.bots.memory import Memory
from trionfi.bots.stakes import Stakes
from trionfi.cards import bits
from trionfi.state.actions import Action
from trionfi.state.rules import Course, Rules
from trionfi.values import NamedTuple
from trionfi.words import Words

TRUMP, FOOL, MASTER, SECOND, VOID = 0.6, 0.65, 0.4, 0.15, 0.55   # in the average content of a trick
PREY, GUARD = 0.4, 0.11                                          # in what is paid for a captured card
TOP = 1.0                                                        # in what hangs on the last trick
SHARE, LAST = 0.095, 0.04                                        # a declarer's shares beyond a fair one
ONLY_LAST = (0.225, 0.7, -0.325)                                 # where only it is paid: a trump, the highest, an average hand
DENSITY = 0.03 * 109                                             # hands that fall within a card point of the target


class Worth(NamedTuple):
    """The payment to be expected from each opponent, and how far the cards still to come may change it."""

    value: float
    spread: float


class Values(NamedTuple):
    """What cards are worth in a game: each card, the mean of the pack, the lowest counting trumps that need guards
    with what each guard adds, a void, and what an average hand comes to."""

    cards: tuple[float, ...]
    mean: float
    guarded: int
    guard: float
    void: float
    par: float


def strongest(memory: Memory, step: Course) -> tuple[Action, Words]:
    """The hand that should win most, among those that lie there to be chosen."""
    pack, cards = memory.pack, values_of(memory.view.game, memory.view.players).cards
    held = {action: bits(pack.mask(action.cards)) for action in memory.view.offered}
    return max(held, key=lambda action: sum(cards[number] for number in held[action])), "the strongest of the hands"


def worth(memory: Memory) -> Worth:
    """The worth of the cards that the seat has, and knows that it would get, as declarer."""
    view, pack = memory.view, memory.pack
    values = values_of(view.game, view.players)
    cards = values.cards
    piles = {frozenset((taken.pile,)) for step in view.game.course for taken in step.laying.taken if taken.whole}
    talon = sum(1 << number for number, places in view.where.items() if places in piles)
    held = bits(memory.hand | talon)
    rest = bits(pack.all & ~memory.hand & ~talon)
    missing = max(0, view.game.hand_size - memory.hand.bit_count())
    mean = sum([cards[number] for number in rest]) / max(1, len(rest))
    value = values.par + sum([cards[number] for number in held]) + missing * mean
    value -= (view.game.hand_size + talon.bit_count()) * values.mean
    if not missing:
        value += values.void * sum(not memory.hand & pack.suit_masks[suit.letter] for suit in pack.suits)
    fair = memory.trumps.bit_count() / view.players
    trumps = (memory.hand & memory.trumps).bit_count() + missing * (fair / view.game.hand_size)
    value += values.guard * (trumps - fair) * (memory.hand & values.guarded).bit_count()
    spread = sum([(cards[number] - mean) ** 2 for number in rest]) / max(1, len(rest)) * missing
    return Worth(value, spread)


def values_of(game: Rules, players: int) -> Values:
    """What the cards of a game are worth to a declarer, in the unit of its payments."""
    key = id(game), players
    kept = _KEPT.get(key)
    if kept is None or kept[0] is not game:
        kept = _KEPT[key] = (game, _values(game, players))
        while len(_KEPT) > 40:
            del _KEPT[next(iter(_KEPT))]
    return kept[1]


def _values(game: Rules, players: int) -> Values:
    stakes, pack = Stakes.of(game), game.pack
    amount = sum(amount for _, amount in stakes.targets)
    point = 2 * amount * DENSITY / stakes.total / 2 if stakes.targets else 1.0
    last = 2 * sum(amount for word, amount in stakes.last if not word) + stakes.last_points * point
    pay = sum(amount for _, amount in stakes.captured) / max(1, len(stakes.captured))
    found = [worth * point for worth in stakes.worth]
    for cards, _, sum_paid in stakes.collected:
        for number in bits(cards):
            found[number] += sum_paid / 2 ** (cards.bit_count() - 1)
    for cards, paid in stakes.captured:
        for number in bits(cards):
            found[number] += paid
    content = sum(found) / game.hand_size
    for cards, paid in stakes.captured:
        for number in bits(cards):
            found[number] -= paid
    trumps = bits(pack.trump_mask)
    if last and not content:
        each, top, par = (share * last for share in ONLY_LAST)
        found = [each * (number in trumps) + top * (number == trumps[-1]) for number in range(pack.size)]
        return Values(tuple(found), sum(found) / pack.size, 0, 0.0, 0.0, par)
    middle = trumps[len(trumps) // 2]
    guarded = 0
    for number in trumps:
        found[number] += TRUMP * content
        if stakes.prey >> number & 1 and number >= middle:
            found[number] += PREY * pay
        elif stakes.counting >> number & 1 and number < middle:
            guarded |= 1 << number
    found[trumps[-1]] += TOP * last
    for number in bits(pack.fool_mask):
        found[number] += FOOL * content
    for suit in pack.suits:
        own = bits(pack.suit_masks[suit.letter])
        found[own[-1]] += MASTER * content
        found[own[-2]] += SECOND * content
    par = last * (1 / players + LAST - 0.5)
    for points, paid in stakes.targets:
        off = (stakes.total * (1 / players + SHARE) - points) * DENSITY / stakes.total
        par += paid * max(-1.0, min(1.0, 2 * off))
    return Values(tuple(found), sum(found) / pack.size, guarded, GUARD * pay, VOID * content, par)


_KEPT: dict[tuple[int, int], tuple[Rules, Values]] = {}
