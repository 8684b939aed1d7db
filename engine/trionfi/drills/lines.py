"""How a hand goes on after two choices, in one of the deals that fit what the player knows.

After a puzzle of the play the deals are those in which its ideas were counted: the seed of its moment draws them again. One is looked for
in which the better choice ends better, and does what it does more often on average. Of these it is the one in which it is ahead by what is
nearest to the average, of equals the first: neither the worst that could happen nor the least.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice
from typing import Literal

from trionfi.bots.memory import Memory
from trionfi.bots.search.believed import believed, likely
from trionfi.bots.search.idea import CARD, HANDS, LAST, TRICK, Line, between, came
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.world import worlds
from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.drills.answers import CARD as PLAYED
from trionfi.drills.answers import CARDS, CHOICE
from trionfi.drills.puzzles import STREAM, Choice, Idea
from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.state.actions import Action
from trionfi.state.view import View
from trionfi.values import NamedTuple, dataclass
from trionfi.words import Message, Words

MOST = 4 * HANDS    # deals that are looked through, where none of the first shows the difference
PATIENCE = 120      # worlds in a row in which somebody would have said something else, while a reader waits


class Ended(NamedTuple):
    """What came of a choice in a deal: the line, what the player has beyond the mean of his opponents, in what is paid and in card
    points, and whether he was alone in the end. A word may change the sides: then it is beyond the mean of all others."""

    line: Line
    paid: float
    points: float
    alone: bool


class Pair(NamedTuple):
    """A deal that fits, with what came there of the better choice and of the other."""

    hand: Hand
    better: Ended
    other: Ended


type Chosen = Literal["card", "cards", "choice"]
"""What is chosen, as the form of the answer has it: a card to be played, cards to be discarded, or a word to be said."""

FITTING: Mapping[Chosen, Callable[[Iterator[Hand], int], Iterator[Hand]]] = {
    PLAYED: lambda drawn, _seat: drawn, CARDS: likely, CHOICE: partial(believed, patience=PATIENCE)}
"""The deals that fit what was said, of those that are drawn for a seat, as each kind of choice is weighed in them."""

type Telling = Callable[[Memory, Sequence[Pair]], Idea | None]
"""Finds what the better choice does that the other does not, in the first deals."""


class Two(NamedTuple):
    """Two choices of a `kind` at a moment, the better first: what is done, in what words, and the place of the one that was answered, if
    any. When all were weighed the better one was ahead by `average`, give or take `interval`; `booked` says that this is in the unit that
    is written down in the course of a hand, not in that of the payments. `telling` finds what the better one does."""

    kind: Chosen
    actions: tuple[Action, Action]
    said: tuple[str, str]
    own: int | None
    average: float
    interval: float
    booked: bool
    telling: Telling


@dataclass(frozen=True)
class Lines:
    """The `two` choices played on in one deal. `hand` stands at the moment at which one is chosen, and the player cannot tell it
    from the true one; it is number `place` of the deals `drawn`, of which `fit` show the difference. `idea` is what the better choice does
    there that the other does not, None where no single thing tells. `more` is by how much it ends better there; `alone` says that the
    player has no partner at the end of either line, `dealt` that the deal is the true one."""

    hand: Hand
    two: Two
    playout: Playout
    place: int
    drawn: int
    fit: int
    idea: Idea | None
    more: float
    unit: Words
    alone: bool
    dealt: bool

    def steps(self, choice: Action) -> Iterator[Hand]:
        """The hand after this choice, played on by quick rules of thumb: as it stands after each trick, and at its end. It is as it was
        when all of them have been told."""
        hand, table, moves, tricks = self.hand, self.hand.table, len(self.hand.moves), len(self.hand.table.tricks)
        hand.push(choice)
        for _ in chain([choice], self.playout.moves(hand)):
            if hand.over or (len(table.tricks) > tricks and any(table.hands)):  # what is said after the last trick belongs to it
                tricks = len(table.tricks)
                yield hand
        while len(hand.moves) > moves:
            hand.pop()


def of_cards(view: View, cards: tuple[str, str], choices: tuple[Choice, Choice], booked: bool, answer: str, telling: Telling) -> Two:
    """Two cards that the seat of a view may play, the better first, each as it was weighed."""
    actions = {action.cards[0]: action for action in view.offered if action.verb == "play"}
    better, other = choices
    return Two("card", (actions[cards[0]], actions[cards[1]]), cards, cards.index(answer) if answer else None, other.less - better.less,
               max(better.interval, other.interval), booked, telling)


def first_idea(memory: Memory, pairs: Sequence[Pair]) -> Idea | None:
    """What a better card does, as it is found in the first deals."""
    return idea_between(memory, [(pair.better.line, pair.other.line) for pair in pairs])


def lasting_idea(memory: Memory, pairs: Sequence[Pair]) -> Idea | None:
    """What is found of a choice before the first card: a card that is taken, or the last trick; the first trick is not made by it."""
    idea = first_idea(memory, pairs)
    return None if idea is None or idea.what == TRICK else idea


def idea_between(memory: Memory, pairs: list[tuple[Line, Line]]) -> Idea | None:
    """What the better choice does more often than another, where both were played on in some hands; None where no single thing tells."""
    found = between(memory, pairs) if pairs else None
    if found is None:
        return None
    return Idea(found.what, memory.pack.texts[found.card] if found.card >= 0 else "", found.better, found.other, found.hands)


def played_on(true: Hand, two: Two) -> Lines:
    """How a hand goes on after two choices of its moment. Raises TrionfiError where no deal is found in which the better one ends
    better."""
    assert true.turn is not None
    game, view = true.game, true.view(true.turn)
    memory = Memory(view)
    playout = Playout(memory)
    drawn = worlds(view, Chance(f"{true.seed} {len(true.moves)}", STREAM))
    dealt = FITTING[two.kind](drawn, view.seat)
    unit = game.term(game.payments.booked if two.booked else game.payments.ledger)
    pairs: list[Pair] = []
    known: Idea | None = None
    while len(pairs) < MOST:
        more = [Pair(hand, *(_ended(playout, hand, action, two) for action in two.actions)) for hand in islice(dealt, HANDS)]
        known = known if pairs else two.telling(memory, more)
        pairs += more
        ahead = _ahead(pairs)
        idea = known if any(lead > 0 and shows(known, game.pack, pair) for pair, lead in zip(pairs, ahead, strict=True)) else None
        fit = [place for place, lead in enumerate(ahead) if lead > 0 and (idea is None or shows(idea, game.pack, pairs[place]))]
        if fit:
            place = min(fit, key=lambda one: abs(ahead[one] - two.average))
            hand, better, other = pairs[place]
            return Lines(hand, two, playout, place + 1, len(pairs), len(fit), idea, ahead[place], unit, better.alone and other.alone,
                         _alike(hand, true))
        if not more:
            break
    raise TrionfiError(Message("in none of {n} deals that fit does {best} end better than {other}", n=len(pairs), best=two.said[0],
                               other=two.said[1]))


def shows(idea: Idea | None, pack: Pack, pair: Pair) -> bool:
    """Whether the better choice does in a deal what the idea says, and the other does not."""
    if idea is None:
        return False
    one, two = (_has(idea, pack, ended.line) for ended in (pair.better, pair.other))
    return one is not two and one is (idea.better > idea.other)


def _has(idea: Idea, pack: Pack, line: Line) -> bool:
    if idea.what == CARD:
        return bool(line.taken >> pack.index[idea.card] & 1)
    return line.last if idea.what == LAST else line.trick


def _ended(playout: Playout, hand: Hand, action: Action, two: Two) -> Ended:
    """What comes of a choice in a hand, which is then as it was."""
    actor, number = hand.turn if hand.actor is None else hand.actor, len(hand.table.tricks)
    assert actor is not None
    with playout.ended(hand, action):
        table, settlement = hand.table, hand.settlement
        assert settlement is not None
        players, payments = range(hand.players), hand.game.payments
        scores = _written(hand) if two.booked and payments.booked != payments.ledger else [float(score) for score in settlement.scores]
        side = table.side(actor)
        foes = [seat for seat in players if seat not in ((actor,) if two.kind == CHOICE else side)]
        points = [playout.point * float(table.gained(seat)) for seat in players]
        return Ended(came(hand, actor, number), _beyond(scores, actor, foes), _beyond(points, actor, foes), len(side) == 1)


def _written(hand: Hand) -> list[float]:
    """What is written down for each player in the course of a hand that is over, and at its end, before it is paid for by the stake."""
    game, payments = hand.game, hand.game.payments
    facts = payments.facts(game.pack, game.counting, hand.players, payments.played(hand.table))
    due = [line for reward in payments.rewards if not reward.at_once for line in reward.lines(facts, payments)]
    lines = [line for line in (*hand.account, *due) if line.ledger == payments.booked]
    return [float(sum(line.amounts[seat] for line in lines)) for seat in range(hand.players)]


def _beyond(amounts: Sequence[float], player: int, foes: Sequence[int]) -> float:
    return amounts[player] - sum(amounts[foe] for foe in foes) / max(1, len(foes))


def _ahead(pairs: Sequence[Pair]) -> list[float]:
    """By how much the better choice ends better in each deal: in card points where nothing is paid in any."""
    if any(ended.paid for pair in pairs for ended in (pair.better, pair.other)):
        return [pair.better.paid - pair.other.paid for pair in pairs]
    return [pair.better.points - pair.other.points for pair in pairs]


def _alike(hand: Hand, true: Hand) -> bool:
    """Whether all cards lie in two hands where they lie in the other."""
    return (hand.table.hands, hand.table.piles, hand.table.won) == (true.table.hands, true.table.piles, true.table.won)
