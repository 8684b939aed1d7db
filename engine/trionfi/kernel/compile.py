"""From the parts of a game, and a hand of it that is being played, to the flat lists that the twins read (see `layout`)."""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice

from trionfi.cards import Pack, bits
from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.kernel import layout as at
from trionfi.kernel.payoff import payoff
from trionfi.phases.play import fool
from trionfi.phases.play.play import Play
from trionfi.state.faces import Coming
from trionfi.state.rules import Rules
from trionfi.state.table import Table, led_suit
from trionfi.tricks.fool import Exchange, Fool, Leading, Saves, Trickless
from trionfi.values import NamedTuple

EXCHANGE = {Exchange.NEVER: at.NEVER, Exchange.WHEN_ABLE: at.WHEN_ABLE, Exchange.EMPTY: at.WHEN_ABLE,
            Exchange.EMPTY_OR_CHOSEN: at.EMPTY_OR_CHOSEN, Exchange.CHOSEN: at.CHOSEN}
BY = {Saves.PLAYER: at.PLAYER_PAYS, Saves.LATER: at.LATER_PAYS}
TRICKLESS = {Trickless.KEPT_LAST: at.KEPT_LAST, Trickless.OPPONENTS: at.OPPONENTS, Trickless.KEPT: at.KEPT,
             Trickless.NOT_DEALER: at.NOT_DEALER}
class Thumb(NamedTuple):
    """The figures of the rules of thumb, in the unit of the payments: what a card (by its number in the pack) brings to the side that takes
    it, what winning the last trick with it brings and losing it there costs; the cards (masks) that count and those too dear to be thrown
    away; what a trick holds beside one of the game where the rules were measured, what hangs on the last trick, whether points are bad, and
    how many times likelier a trump is with the declarer than with another."""

    gain: Sequence[float]
    closes: Sequence[float]
    feared: Sequence[float]
    counting: int
    high: int
    trick: float
    last: float
    reverse: bool
    likelier: float


class Numbers:
    """The cards of a pack by their numbers in the lists."""

    def __init__(self, pack: Pack):
        self.of: list[int] = []
        places = dict.fromkeys((suit.letter for suit in pack.suits), 0)
        starts = {suit.letter: at.SLOTS * place for place, suit in enumerate(pack.suits)} | {"T": at.TRUMPS, "F": at.FOOL}
        for card in pack.cards:
            place = places[card.suit] = places.get(card.suit, 0)
            self.of.append(starts[card.suit] + place)
            places[card.suit] += 1
        masks = [(pack.suit_masks[letter], start) for letter, start in starts.items()]
        self._suits = [((mask & -mask).bit_length() - 1, mask, start) for mask, start in masks if mask]
        self.suit = {pack.suit_masks[letter]: min(start // at.SLOTS, at.TRUMP_SUIT) for letter, start in starts.items() if letter != "F"}

    def mask(self, cards: int) -> int:
        """A set of cards of the pack as a set here."""
        found = 0
        for low, suit, start in self._suits:
            found |= (cards & suit) >> low << start
        return found

    def cards(self, mask: int) -> int:
        """A set here as a set of cards of the pack."""
        found = 0
        for low, suit, start in self._suits:
            found |= mask >> start << low & suit
        return found

    def words(self, cards: int) -> list[int]:
        """A set of cards as it stands in a list."""
        return at.words(self.mask(cards))


def left_out(table: Table, play: Play) -> tuple[str, ...]:
    """What no table can say of the tricks still to come, by the keys of the rules; empty where it says them all."""
    return (*play.left_out(table), *_fool(table))


def _fool(table: Table) -> list[str]:
    """The rules of a Fool that is still to be played."""
    out = any(hand & table.pack.fool_mask for hand in table.hands)
    return [Leading.NAMES.value] if out and table.game.fool.lead == Leading.NAMES else []


def compiled(table: Table, play: Play, numbers: Numbers, thumb: Thumb, fixed: Sequence[int] = ()) -> list[int]:
    """The table of a game and of the contract of a hand. What it leaves out is asked of `left_out`; `fixed` is what `of_game` says, where
    that was asked before."""
    game = table.game
    rule = game.fool
    rows = [*(fixed or of_game(game, numbers, thumb))]
    rows[at.SEATS], rows[at.FLAGS] = table.seats, _flags(table, play) | (at.REVERSE if thumb.reverse else 0)
    rows[at.LOST_LAST], rows[at.EXCHANGE] = rule.lost_last, EXCHANGE.get(rule.exchange, at.AT_END)
    rows[at.BY], rows[at.TRICKLESS] = BY.get(rule.by, at.SIDE_PAYS), TRICKLESS.get(rule.trickless, at.TO_TRICK)
    rows[at.DECLARER] = -1 if table.contract.declarer is None or table.contract.apart else table.contract.declarer
    rows[at.DEALER] = table.dealer
    following = play.following(table)
    rows[at.NEXT:at.NEXT + table.seats], rows[at.PLAYING] = following, len({*following})
    _fool_rows(rows, table)
    rows[at.KEEPER] = -1
    for kept in filter(None, [one.kept_back(table) for one in play.rules]):
        rows[at.KEEPER] = kept.seat
        _put(rows, at.KEPT_BACK, numbers.words(kept.cards))
        _put(rows, at.KEPT_FROM_LEAD, numbers.words(kept.not_led))
    paid = payoff(table, numbers.words)
    rows[at.ROWS] = len(paid)
    return rows + [word for row in paid for word in row]


def of_game(game: Rules, numbers: Numbers, thumb: Thumb) -> list[int]:
    """What a table says of its cards, how they are counted and what may follow what: alike in all hands of a game."""
    pack, counting, follow = game.pack, game.counting, game.follow
    unit = counting.unit
    rows = [0] * at.PAYOFF
    rows[at.GROUP], rows[at.LESS], rows[at.PER_TRICK] = counting.group, _units(counting.less, unit), _units(counting.per_trick, unit)
    rows[at.LAST_TRICK], rows[at.UNIT] = _units(counting.last_trick, unit), unit
    rows[at.OVER] = -1 if counting.over is None else counting.over
    rows[at.EMPTY], rows[at.TRICK], rows[at.HANGS] = _units(counting.empty, unit), _pay(thumb.trick), _pay(thumb.last)
    rows[at.DISCARDS] = counting.discards
    for rest, less in counting.odd:
        rows[at.ODD + rest] = _units(less, unit)
    for mask, suit in numbers.suit.items():
        _put(rows, at.RUFFS + at.WORDS * suit, numbers.words(pack.ruffs[mask]))
    _put(rows, at.RUFFING, numbers.words(pack.ruffing))
    _put(rows, at.FORCED, numbers.words(pack.select(follow.forced) if follow.forced else 0))
    _put(rows, at.NOT_LED, numbers.words(pack.select(follow.not_led) if follow.not_led else 0))
    falling = [cards for pair in (*follow.first, ("", ""), ("", ""))[:2] for cards in pair]
    for place, chosen in enumerate((*falling, *follow.under)):
        _put(rows, at.FIRSTS + at.WORDS * place, numbers.words(pack.select(chosen) if chosen else 0))
    apart = 0
    for cards, _ in counting.apart:
        apart |= pack.select(cards)
    _put(rows, at.BATCHED, numbers.words(pack.all & ~apart))
    _likely(rows, thumb.likelier)
    values = counting.table(pack)
    for number in range(pack.size):
        card = numbers.of[number]
        low = at.CARD + at.CARD_SIZE * card
        rows[low:low + at.CARD_SIZE] = [
            min(card // at.SLOTS, at.TRUMP_SUIT) if card < at.FOOL else at.FOOL_SUIT, numbers.of[pack.floor[number]],
            _units(values[number], unit), _pay(thumb.gain[number]),
            (at.COUNTS if thumb.counting >> number & 1 else 0) | (at.HIGH if thumb.high >> number & 1 else 0),
            _pay(thumb.closes[number]), _pay(thumb.feared[number]), *numbers.words(pack.beats[number])]
    return rows


def position(table: Table, numbers: Numbers, player: int) -> list[int]:
    """What all see of the play, and for which player it is weighed."""
    rows = [0] * at.POSITION_SIZE
    fools, owed = table.pack.fool_mask, next((debt for debt in table.debts if debt[1] >= 0), (-1, -1))
    if table.debts and owed[0] < 0:
        owed = table.debts[0]
    place = next((place for place, trick in enumerate(table.tricks) if any(fools >> card & 1 for _, card in trick.plays)), None)
    rows[:at.TRICKS_OF] = [
        table.in_turn, numbers.suit[table.led] if table.led else -1, table.best if table.best < 0 else numbers.of[table.best],
        table.best_seat, fool.tricks_left(table),
        sum({1 << numbers.suit[led] for trick in table.tricks if (led := led_suit(table.pack, trick))}), player, len(table.plays), *owed,
        -1 if place is None else table.tricks[place].winner, len(table.tricks)]
    for trick in table.tricks:
        rows[at.TRICKS_OF + trick.winner] += 1
    later = 0
    for trick in table.tricks[0 if place is None else place + 1:]:
        for _, card in trick.plays:
            later |= 1 << card
    _put(rows, at.LATER, numbers.words(later & ~fools))
    for place, (seat, card) in enumerate(table.plays):
        rows[at.PLAYS + 2 * place:at.PLAYS + 2 * place + 2] = [seat, numbers.of[card]]
    for seat, lacking in enumerate(_lacking(table, numbers)):
        rows[at.LACKING + seat] = lacking
    return rows


def _lacking(table: Table, numbers: Numbers) -> list[int]:
    """For each seat the suits that it has shown to lack, a bit each."""
    pack, found = table.pack, [0] * table.seats
    for plays, led in [*((trick.plays, led_suit(pack, trick)) for trick in table.tricks), (table.plays, table.led)]:
        trumped = False
        for seat, card in plays:
            suit = pack.suit_of[card]
            if not led or pack.fool_mask >> card & 1:
                continue
            lacking = table.game.follow.lacks(pack, led, suit, trumped) if suit != led else 0
            found[seat] |= sum([1 << place for mask, place in numbers.suit.items() if mask & lacking])
            trumped = trumped or suit == pack.trump_mask
    return found


def world(table: Table, numbers: Numbers) -> list[int]:
    """Where all cards of a hand lie."""
    places = dict(table.piles)
    for seat in range(table.seats):
        places |= {f"hand {seat}": table.hands[seat], f"won {seat}": table.won[seat]}
    return laid_out(table, numbers, places)


def laid_out(table: Table, numbers: Numbers, places: Mapping[str, int], partner: int | None = None) -> list[int]:
    """A world whose cards lie in these places (masks by name), with the sides of a hand; those that a hidden `partner` makes, if there is
    one."""
    found, lying = [0] * at.WORLD_SIZE, dict.fromkeys(slots(table).values(), 0)
    for name, slot in slots(table).items():
        lying[slot] |= places.get(name, 0)
    for slot, cards in lying.items():
        _put(found, slot, numbers.words(cards))
    for seat, side in enumerate(sides(table, partner)):
        found[at.WORLD_SEAT * seat + at.SIDE] = side
    found[at.STOCK:] = coming(table, numbers, places)
    return found


def slots(table: Table) -> dict[str, int]:
    """Where in a world the cards of each place stand. Those of a talon that nobody takes up stand with what a seat of its side discards;
    of other piles a world says nothing."""
    found = {f"{name} {seat}": at.WORLD_SEAT * seat + slot for seat in range(table.seats)
             for name, slot in (("hand", at.HAND), ("won", at.WON), ("discard", at.AWAY))}
    heir = _heir(table)
    return found if heir is None else found | {"talon": at.WORLD_SEAT * heir + at.AWAY}


def sides(table: Table, partner: int | None = None) -> list[int]:
    """The side of each seat (seats as a mask); those that a hidden `partner` makes, if there is one."""
    found = [table.side(seat) for seat in range(table.seats)] if partner is None else \
        [table.game.sides.of(table.contract.declarer, partner, seat, table.seats) for seat in range(table.seats)]
    return [sum([1 << friend for friend in side]) for side in found]


def still_to_play(table: Table) -> int:
    """How many cards are still to be played: those in all hands, and those that are still to come."""
    return sum([cards.bit_count() for cards in table.hands]) + sum([len(one.cards) for one in _comings(table)])


def _comings(table: Table) -> list[Coming]:
    return [one for step in table.game.course for one in step.tricks.coming(table)]


def hidden_order(table: Table) -> bool:
    """Whether a world must say in which order cards are still to come."""
    return any([one.cards for one in _comings(table)])


def coming(table: Table, numbers: Numbers, places: Mapping[str, int]) -> list[int]:
    """The stock, and what lies under each card. Where other cards than those of the table lie in a pile, they lie there in any order."""
    under = bytearray(4 * (at.WORLD_SIZE - at.UNDER))
    stock = 0
    comings = _comings(table)
    orders: dict[str, Iterator[int]] = {}
    for pile in {one.pile for one in comings}:
        cards, lying = [card for one in comings if one.pile == pile for card in one.cards], places.get(pile, 0)
        if sum([1 << card for card in cards]) != lying:
            cards = bits(lying)
            Chance(f"{lying}", 45).shuffle(cards)
        orders[pile] = iter(cards)
    for one in comings:
        below = numbers.of[one.below] if one.below >= 0 else -1
        for card in islice(orders[one.pile], len(one.cards)):
            number = numbers.of[card]
            if below < 0:
                stock = number + 1
            else:
                under[below] = number + 1
            below = number
    return [stock, *array("i", bytes(under))]


def _heir(table: Table) -> int | None:
    """A seat of the side that has the talon, which nobody has taken up."""
    declarer = table.contract.declarer
    if declarer is None:
        return None
    if table.contract.talon == "keep":
        return declarer
    return next((seat for seat in range(table.seats) if seat not in table.side(declarer)), None) \
        if table.contract.talon == "opponents" else None


def _flags(table: Table, play: Play) -> int:
    game = table.game
    rule: Fool = game.fool
    flags = game.follow.duties
    for one in play.rules:
        flags |= one.duties
    flags |= at.FOOL_FREE if rule.lead != Leading.LAST_CARD else 0
    flags |= at.FOOL_DRAWS if rule.lead == Leading.TRUMPS_OUT else 0
    flags |= at.FOOL_WAITS if rule.waits else 0
    flags |= at.FOOL_YIELDS if rule.yields else 0
    return int(flags | (at.FOOL_FORCED if rule.forced else 0))


def _fool_rows(rows: list[int], table: Table) -> None:
    """When the Fool may be played, and for whom it wins the last trick."""
    rule: Fool = table.game.fool
    bound = table.announced(rule.kept_after) if rule.kept_after else None
    rows[at.BARRED], rows[at.SKIPPED], rows[at.BOUND] = rule.barred_last, rule.skipped, -1 if bound is None else bound
    for slam in [one.slam(table) for one in rule.rules]:
        rows[at.SLAM] |= slam.every
        rows[at.SPARED_BY] |= slam.spared
        rows[at.SPARED] += slam.lost


def _likely(rows: list[int], times: float) -> None:
    """How likely a seat has none of some cards that lie with so many seats, the declarer one of them or not."""
    for seats in range(1, at.SEATS_MOST):
        for kind, share in ((at.EVEN, 1 / seats), (at.CALLER, times / (times + seats - 1)), (at.BESIDE, 1 / (times + seats - 1))):
            low = at.NONE_OF + at.HIGHEST * (at.SEATS_MOST * kind + seats)
            rows[low:low + at.HIGHEST] = [round(at.SCALE * (1 - share) ** cards) for cards in range(at.HIGHEST)]


def _put(rows: list[int], place: int, values: Iterable[int]) -> None:
    for step, value in enumerate(values):
        rows[place + step] = value


def _units(points: Points, unit: int) -> int:
    return int(Fraction(points) * unit)


def _pay(amount: float) -> int:
    return round(amount * at.PAY)
