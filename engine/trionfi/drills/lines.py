"""How a hand goes on after two cards, in one of the deals that fit what the player knows.

After a puzzle the deals are those in which its ideas were counted: the seed of its moment draws them again. One is looked for in which the
better card ends better, and does what it does more often on average. Of these it is the one in which it is ahead by what is nearest to
the average, of equals the first: neither the worst that could happen nor the least.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice

from trionfi.bots.memory import Memory
from trionfi.bots.search.idea import CARD, HANDS, LAST, Line, between, came
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.world import worlds
from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.drills.puzzles import STREAM, Choice, Idea, Puzzle
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.state.actions import Action
from trionfi.values import NamedTuple, dataclass
from trionfi.words import Message, Words

MOST = 4 * HANDS    # deals that are looked through, where none of the first shows the difference


class Ended(NamedTuple):
    """What came of a card in a deal: the line, and what the player has beyond the mean of his opponents, in what is paid and in card
    points."""

    line: Line
    paid: float
    points: float


class Pair(NamedTuple):
    """A deal that fits, with what came there of the better card and of the other."""

    hand: Hand
    better: Ended
    other: Ended


@dataclass(frozen=True)
class Lines:
    """Two cards played on in one deal, the better first. `hand` stands at the moment at which one is chosen, and the player cannot tell it
    from the true one; it is number `place` of the deals `drawn`, of which `fit` show the difference. `idea` is what the better card does
    there that the other does not, None where no single thing tells. `more` is by how much it ends better there, `average` by how much it
    did on average in all deals of the puzzle, `interval` how surely that is known; `dealt` says that the deal is the true one."""

    hand: Hand
    choices: tuple[Action, Action]
    playout: Playout
    place: int
    drawn: int
    fit: int
    idea: Idea | None
    more: float
    average: float
    interval: float
    unit: Words
    dealt: bool

    def steps(self, choice: Action) -> Iterator[Hand]:
        """The hand after this card, played on by quick rules of thumb: as it stands after each trick, and at its end. It is as it was when
        all of them have been told."""
        hand, table, moves, tricks = self.hand, self.hand.table, len(self.hand.moves), len(self.hand.table.tricks)
        hand.push(choice)
        for _ in chain([choice], self.playout.moves(hand)):
            if hand.over or (len(table.tricks) > tricks and any(table.hands)):  # what is said after the last trick belongs to it
                tricks = len(table.tricks)
                yield hand
        while len(hand.moves) > moves:
            hand.pop()


@dataclass(frozen=True)
class Two:
    """Two cards of a moment, the better first, and what came of each when all were weighed. `booked` says that these figures are in the
    unit that is written down in the course of a hand, not in that of the payments."""

    cards: tuple[str, str]
    choices: tuple[Choice, Choice]
    booked: bool

    @property
    def average(self) -> float:
        """By how much the better one was ahead on average."""
        better, other = self.choices
        return other.less - better.less

    @property
    def interval(self) -> float:
        """Half the interval of that."""
        return max(one.interval for one in self.choices)


def lines(game: Game, asked: Puzzle, answer: str = "") -> Lines:
    """How the hand of a puzzle goes on after a card and after the one to compare it with: the best after a wrong one; after one that is
    accepted, or none, the wrong one of which most can be told. Raises TrionfiError for a card that was not weighed, and where no deal is
    found in which the better one ends better."""
    known = {card for one in asked.choices for card in one.cards}
    if answer and answer not in known:
        raise TrionfiError(Message("{card} is none of the cards to choose from: {known}", card=answer, known=" ".join(sorted(known))))
    two = _compared(asked, answer)
    return _shown(asked.played(game), two, lambda _memory, _pairs: two.choices[1].idea)


def of_moment(hand: Hand, better: Choice, other: Choice, booked: bool) -> Lines:
    """How a hand goes on after the first cards of two choices that were weighed at its moment, the better first; `booked` as in `Two`. What
    the better one does is found in the first deals. Raises TrionfiError where no deal is found in which it ends better."""
    return _shown(hand, Two((better.cards[0], other.cards[0]), (better, other), booked), _found)


def _found(memory: Memory, pairs: Sequence[Pair]) -> Idea | None:
    return idea_between(memory, [(pair.better.line, pair.other.line) for pair in pairs])


def idea_between(memory: Memory, pairs: list[tuple[Line, Line]]) -> Idea | None:
    """What the better card does more often than another, where both were played on in some hands; None where no single thing tells."""
    found = between(memory, pairs) if pairs else None
    if found is None:
        return None
    return Idea(found.what, memory.pack.texts[found.card] if found.card >= 0 else "", found.better, found.other, found.hands)


def _shown(true: Hand, two: Two, idea_in: Callable[[Memory, Sequence[Pair]], Idea | None]) -> Lines:
    """The two cards in the deal that shows best what `idea_in` finds in the first deals."""
    assert true.turn is not None
    game, view = true.game, true.view(true.turn)
    actions = {action.cards[0]: action for action in view.offered if action.verb == "play"}
    better, other = (actions[card] for card in two.cards)
    memory = Memory(view)
    playout = Playout(memory)
    dealt = worlds(view, Chance(f"{true.seed} {len(true.moves)}", STREAM))
    unit = game.term(game.payments.booked if two.booked else game.payments.ledger)
    pairs: list[Pair] = []
    known: Idea | None = None
    while len(pairs) < MOST:
        drawn = [Pair(hand, _ended(playout, hand, better, two.booked), _ended(playout, hand, other, two.booked))
                 for hand in islice(dealt, HANDS)]
        known = known if pairs else idea_in(memory, drawn)
        pairs += drawn
        ahead = _ahead(pairs)
        idea = known if any(more > 0 and shows(known, game.pack, pair) for pair, more in zip(pairs, ahead, strict=True)) else None
        fit = [place for place, more in enumerate(ahead) if more > 0 and (idea is None or shows(idea, game.pack, pairs[place]))]
        if fit:
            place = min(fit, key=lambda one: abs(ahead[one] - two.average))
            hand = pairs[place].hand
            return Lines(hand, (better, other), playout, place + 1, len(pairs), len(fit), idea, ahead[place], two.average, two.interval,
                         unit, _alike(hand, true))
        if not drawn:
            break
    raise TrionfiError(Message("in none of {n} deals that fit does {best} end better than {other}", n=len(pairs), best=two.cards[0],
                               other=two.cards[1]))


def shows(idea: Idea | None, pack: Pack, pair: Pair) -> bool:
    """Whether the better card does in a deal what the idea says, and the other does not."""
    if idea is None:
        return False
    one, two = (_has(idea, pack, ended.line) for ended in (pair.better, pair.other))
    return one is not two and one is (idea.better > idea.other)


def _has(idea: Idea, pack: Pack, line: Line) -> bool:
    if idea.what == CARD:
        return bool(line.taken >> pack.index[idea.card] & 1)
    return line.last if idea.what == LAST else line.trick


def _compared(asked: Puzzle, answer: str) -> Two:
    """The better choice and the other, each with its card."""
    best = asked.choices[0]
    one = asked.choice(answer) if answer else best
    card = answer or best.cards[0]
    if not asked.right(one):
        return Two((best.cards[0], card), (best, one), asked.booked)
    wrong = [other for other in asked.choices if not asked.right(other)]
    other = next((other for other in wrong if other.idea), wrong[0])
    return Two((card, other.cards[0]), (one, other), asked.booked)


def _ended(playout: Playout, hand: Hand, action: Action, booked: bool) -> Ended:
    """What comes of a card in a hand, which is then as it was."""
    actor, number = hand.actor, len(hand.table.tricks)
    assert actor is not None
    with playout.ended(hand, action):
        table, settlement = hand.table, hand.settlement
        assert settlement is not None
        players, payments = range(hand.players), hand.game.payments
        scores = _written(hand) if booked and payments.booked != payments.ledger else [float(score) for score in settlement.scores]
        foes = [seat for seat in players if seat not in table.side(actor)]
        points = [playout.point * float(table.gained(seat)) for seat in players]
        return Ended(came(hand, actor, number), _beyond(scores, actor, foes), _beyond(points, actor, foes))


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
    """By how much the better card ends better in each deal: in card points where nothing is paid in any."""
    if any(ended.paid for pair in pairs for ended in (pair.better, pair.other)):
        return [pair.better.paid - pair.other.paid for pair in pairs]
    return [pair.better.points - pair.other.points for pair in pairs]


def _alike(hand: Hand, true: Hand) -> bool:
    """Whether all cards lie in two hands where they lie in the other."""
    return (hand.table.hands, hand.table.piles, hand.table.won) == (true.table.hands, true.table.piles, true.table.won)
