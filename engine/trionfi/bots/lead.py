"""Leading to a trick."""

from trionfi.bots import knocking, showing, signing
from trionfi.bots.follow import Weighed
from trionfi.bots.keep import covered, worth_keeping
from trionfi.bots.likely import HAS_TO_TAKE, LEADS, came_true
from trionfi.bots.memory import Memory
from trionfi.bots.words import has_to_take, should_win
from trionfi.cards import bits
from trionfi.tricks.fool import Saves
from trionfi.words import Message, Words

THREAT = 0.05
RUFF = 0.3     # a foe who holds a trump so likely may be expected to trump
LIKELY = 0.4   # a card that wins less often than this is given away
UP = 0.2       # and so is one of the declarer's opponents, where the declarer holds a higher one of the suit so likely


def lead(memory: Memory, legal: int) -> Weighed:
    """The card to lead."""
    view, cards = memory.view, _draw_first(memory, legal)
    kept = worth_keeping(memory, cards)
    after = tuple(seat for step in range(1, view.seats) if (seat := view.after(view.seat, step)) != view.outside)
    weighed = [_weigh(memory, number, kept[number], after) for number in bits(cards)]
    if not memory.reverse:
        small = legal & ~memory.stakes.counting & ~memory.trumps & ~memory.fool
        weighed = [card for card in weighed if not _given_away(memory, card, small)] or weighed
    return max(weighed, key=lambda card: (round(card.score, 6), -memory.stakes.worth[card.number], -card.number))


def _draw_first(memory: Memory, legal: int) -> int:
    """With nothing but trumps left the highest go first, while a counting one below them could still be taken."""
    trumps = memory.trumps
    if memory.reverse or memory.hand & ~trumps & ~memory.fool or not any(memory.expect(seat, trumps) > THREAT for seat in memory.foes):
        return legal
    place = (memory.out & trumps).bit_length()
    masters = legal & trumps >> place << place
    return masters if masters and memory.hand & ~masters & memory.stakes.counting else legal


def _given_away(memory: Memory, card: Weighed, small: int) -> bool:
    """Whether this lead would lose a counting card for which a small one may be led: of its suit, or of any suit where a foe has
    shown that he lacks it and may trump."""
    number = card.number
    suit = memory.pack.suit_of[number]
    if suit == memory.trumps or not memory.stakes.counting >> number & 1 or memory.fool >> number & 1:
        return False
    trumped = any(memory.voids[seat] & suit and memory.has(seat, memory.trumps) > RUFF for seat in memory.foes)
    if trumped:
        return bool(small)
    return bool(small & suit) and (card.win < LIKELY or _up_to(memory, memory.pack.beats[number] & suit))


def _up_to(memory: Memory, higher: int) -> bool:
    """Whether the declarer may well hold one of the higher cards of a suit that an opponent of his leads."""
    return not memory.attacking and memory.declarer is not None and memory.has(memory.declarer, higher) > UP


def _weigh(memory: Memory, number: int, keep: float, after: tuple[int, ...]) -> Weighed:
    if memory.fool >> number & 1:
        safe = covered(memory, memory.left - 1) if memory.view.game.fool.by == Saves.LATER else 1.0
        return Weighed(number, safe * memory.gain[number] - keep, 0.0, "fool")
    suit = memory.pack.suit_of[number]
    win = memory.ours_at_last(number, suit, True, after)
    adds = sum([(_loads if memory.reverse else _adds)(memory, seat, number, suit) for seat in after])
    score = win * (memory.gain[number] + adds + memory.first) - keep
    told = signing.leading(memory, number, suit) + knocking.leading(memory, suit) + showing.leading(memory, number, suit)
    return Weighed(number, score + memory.unit * (_shape(memory, number, suit) + told), win, LEADS)


def _shape(memory: Memory, number: int, suit: int) -> float:
    """What leading a suit does for the tricks to come: trumps drawn, the declarer made to spend his, long suits worked."""
    if memory.reverse:
        return 0.0
    habits = memory.habits
    if suit == memory.trumps:
        return habits.draw * _balance(memory) if memory.leading else 0.0
    score = _forcing(memory, suit) if memory.friends else 0.0
    score += habits.length * (memory.hand & suit).bit_count()
    score -= habits.thick * (memory.out & suit).bit_count()
    if memory.hand & suit > memory.out & suit and suit >> (number + 1) << (number + 1) & memory.out:
        score -= habits.under_master
    return score


def _balance(memory: Memory) -> float:
    """By how many trumps the own hand is longer than a foe's; 0 when the foes have none left."""
    foes = sum([memory.expect(seat, memory.trumps) for seat in memory.foes])
    return max(0.0, (memory.hand & memory.trumps).bit_count() - foes / len(memory.foes)) if foes > 0.3 else 0.0


def _adds(memory: Memory, seat: int, number: int, suit: int) -> float:
    """What a seat is likely to add when the lead wins: a foe what he must, a friend what he can."""
    below = memory.out & suit & ((1 << number) - 1)
    found = 0.0
    friend = seat in memory.side
    for group, shares in memory.groups:
        part = group & below
        share = shares[seat]
        if not part or not share:
            continue
        size = part.bit_count()
        for card in bits(part & memory.stakes.counting):
            if friend:
                found += share * memory.gain[card] * memory.habits.friend_adds
            else:
                alone = share
                for _ in range(size - 1):
                    alone *= 1 - share
                found += alone * memory.gain[card]
    return found * 0.5


def _loads(memory: Memory, seat: int, number: int, suit: int) -> float:
    """Where points are bad: what a seat is likely to put on the lead when that wins, its dearest card under it, or any when it can
    neither follow nor trump."""
    found, left = _dearest(memory, seat, memory.out & suit & ((1 << number) - 1))
    free = (1 - memory.has(seat, suit)) * (1 - memory.has(seat, memory.trumps)) if left > 0.01 else 0.0
    return found + free * _dearest(memory, seat, memory.out & ~suit & ~memory.trumps & ~memory.fool)[0]


def _dearest(memory: Memory, seat: int, cards: int) -> tuple[float, float]:
    """What the dearest of these cards that a seat holds is worth on average, and how likely it holds none."""
    shares = {card: part[seat] for group, part in memory.groups for card in bits(group & cards)}
    found, left = 0.0, 1.0
    for card in sorted(shares, key=lambda card: memory.gain[card]):
        found += left * shares[card] * memory.gain[card]
        left *= 1 - shares[card]
    return found, left


def _forcing(memory: Memory, suit: int) -> float:
    """For the declarer's foes: leading a suit that he lacks makes him spend trumps."""
    declarer = memory.declarer
    if declarer is None:
        return 0.0
    return memory.habits.force * (1 - memory.has(declarer, suit)) * memory.has(declarer, memory.trumps)


def led(memory: Memory, card: Weighed) -> Words:
    """Why this card was led, in a sentence."""
    if card.why == "fool":
        return "it gives the lead away and costs nothing"
    if memory.reverse:
        return has_to_take(came_true(HAS_TO_TAKE, card.win))
    if (often := came_true(LEADS, card.win)) > 0.5:
        return should_win(often)
    if told := signing.says(memory, card.number) or showing.says(memory, card.number):
        return Message("it tells the partners: {told}", told=told)
    if memory.trumps >> card.number & 1:
        return "it makes the others spend trumps" if memory.leading else "it costs little, and the others must follow with trumps"
    return "the lead goes on cheaply"
