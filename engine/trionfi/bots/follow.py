"""Playing to a trick that somebody has led to."""

from trionfi.bots import knocking, showing, signing
from trionfi.bots.keep import covered, worth_keeping
from trionfi.bots.likely import HAS_TO_TAKE, PLAYS_UNDER, TAKES, came_true
from trionfi.bots.memory import Memory
from trionfi.bots.words import comes_home, has_to_take, should_win
from trionfi.cards import bits
from trionfi.tricks.fool import Saves
from trionfi.values import NamedTuple
from trionfi.words import Words

SURE = 0.985
HOPELESS = 0.03
LOADED = 0.7    # the highest card left of a suit goes on a partner's trick that is so safe from the declarer
SPARE = 0.25    # trumps that a foe may have beyond those that the spare masters draw


class Weighed(NamedTuple):
    """A card with what playing it is worth, how likely the trick is then won, and the rule of thumb behind it."""

    number: int
    score: float
    win: float
    why: str


def follow(memory: Memory, legal: int) -> Weighed:
    """The card to play to the trick on the table."""
    view, fools = memory.view, memory.fool
    kept = worth_keeping(memory, legal)
    after = _after(memory)
    table = sum([memory.gain[number] for _, number in view.plays if not fools >> number & 1])
    table += memory.content / view.seats * (memory.habits.loaded if memory.reverse else 0.3) * len(after)
    weighed = [_weigh(memory, number, table, kept[number], after) for number in bits(legal)]
    if not memory.reverse:
        weighed = _last_of_all(memory, _keep_kings(memory, _never_throw_high(memory, weighed), after))
    return max(weighed, key=lambda card: (round(card.score, 6), -memory.stakes.worth[card.number], -card.number))


def _after(memory: Memory) -> tuple[int, ...]:
    view = memory.view
    seats = tuple(view.after(view.seat, step) for step in range(1, view.seats - len(view.plays)))
    return seats if view.outside is None else tuple(seat for seat in seats if seat != view.outside)


def _weigh(memory: Memory, number: int, table: float, keep: float, after: tuple[int, ...]) -> Weighed:
    view = memory.view
    best, led, ours = view.best, view.led, view.best_seat in memory.side
    if memory.fool >> number & 1:
        win = memory.ours_at_last(best, led, ours, after) if led else 0.0
        safe = covered(memory, memory.left - 1) if view.game.fool.by == Saves.LATER else 1.0
        score = win * table + max(win, safe) * memory.gain[number] - keep + memory.unit * signing.following(memory, number)
        return Weighed(number, score, win, "fool")
    if best < 0:
        best, led, ours = number, led or memory.pack.suit_of[number], True
    elif number >= memory.pack.floor[best] and (memory.pack.ruffing | led) >> number & 1:
        best, ours = number, True
    win = memory.ours_at_last(best, led, ours, after)
    table += memory.first
    told = memory.unit * (signing.following(memory, number) + knocking.following(memory, number) + showing.following(memory, number))
    return Weighed(number, win * (table + memory.gain[number]) - keep + told, win, TAKES if best == number else PLAYS_UNDER)


def _never_throw_high(memory: Memory, weighed: list[Weighed]) -> list[Weighed]:
    """Leave out high counting cards that would surely be lost while a cheaper card may be played."""
    worth, high = memory.stakes.worth, memory.stakes.high
    cheapest = min(worth[card.number] for card in weighed)
    kept = [card for card in weighed if card.win > HOPELESS or card.why == "fool"
            or not high >> card.number & 1 or worth[card.number] <= cheapest]
    return kept or weighed


def _keep_kings(memory: Memory, weighed: list[Weighed], after: tuple[int, ...]) -> list[Weighed]:
    """Leave out the highest card left of a suit while the declarer has yet to play, and may well take the partner's trick."""
    if memory.attacking or memory.declarer not in after:
        return weighed
    masters = memory.stakes.high & ~memory.trumps & ~memory.fool
    kept = [card for card in weighed if card.why == TAKES or card.win > LOADED or not masters >> card.number & 1
            or memory.pack.beats[card.number] & memory.out]
    return kept or weighed


def _last_of_all(memory: Memory, weighed: list[Weighed]) -> list[Weighed]:
    """With nothing but the highest trumps left and one low one that counts, the low one waits for the last trick where it might be taken
    now, and the others draw what could take it then."""
    out, own = memory.out & memory.trumps, memory.hand & memory.trumps
    masters = own >> out.bit_length() << out.bit_length()
    low = own & ~masters
    if memory.hand != own or not low & memory.stakes.counting or low & low - 1 or not masters & masters - 1 or not out:
        return weighed
    if max(memory.expect(seat, out) for seat in memory.foes) > masters.bit_count() - 1 + SPARE:
        return weighed
    return [card for card in weighed if not low >> card.number & 1 or card.win > SURE] or weighed


def followed(memory: Memory, card: Weighed) -> Words:
    """Why this card was played, in a sentence."""
    if memory.reverse:
        return has_to_take(came_true(HAS_TO_TAKE, card.win)) if card.why == TAKES else "it keeps out of the trick"
    if card.why == "fool":
        return "it saves a card that is better kept"
    often = came_true(card.why, card.win)
    if card.why == TAKES and often < 0.15:
        return "it costs least of what may be played"
    if card.why == TAKES:
        return should_win(often)
    if often > 0.5:
        return comes_home(often, bool(memory.stakes.counting >> card.number & 1))
    return "the trick is likely lost: it costs least"
