"""One hand with every invariant on: forward move by move, at the end, and the whole way back."""

from collections import Counter
from collections.abc import Callable

from trionfi.cards.chance import Chance
from trionfi.errors import IllegalAction
from trionfi.hand import Hand, Move
from trionfi.soak import invariants, offers, possible, recorded, refusals, viewed
from trionfi.soak.blind import blind, chosen_otherwise
from trionfi.soak.faults import END, UNDO, Broken, hold
from trionfi.soak.state import Fold, State, differing, flat, knowledge, state
from trionfi.state.actions import Choice
from trionfi.state.events import EVERYBODY, Event
from trionfi.words import Message, Seat

LOOK = 2  # one seat's view is proved at every second move
SOMETIMES = 7  # moves between two looks at claims
RETOLD = 6  # changes of the facts of a hand that is over
EXCHANGES = 3  # positions of a hand in which hidden cards are exchanged
WRONG = 2  # positions of a hand in which wrong moves are tried
AHEAD = 4  # moves made and taken back before a view is looked at again


def did(step: str, move: Move) -> str:
    """A move without its cards, as a situation that was met."""
    return " ".join(part for part in (f"did {step}:", move.action.verb, move.action.word) if part)


def shown(event: Event) -> str:
    """What kind of event was shown to whom, as a situation that was met: "shown discard from hand to discard to seat"."""
    way = f" from {event.source.split()[0]} to {event.target.split()[0]}" if event.source and event.target else ""
    eyes = {EVERYBODY: "all", 1 << event.seat if event.seat >= 0 else 0: "seat", 0: "nobody"}.get(event.audience, "some")
    return f"shown {event.kind}{way} to {eyes}"


class Trip:
    """The checks of one hand as it is walked. `met` counts the situations that the checks came to, so that whoever runs many hands can
    tell a check that never had anything to prove: "step NAME" for a step that asked somebody, "did STEP: WORDS" for each move without its
    cards, "ending KIND", "pays LABEL" for each line of a settlement, "shown EVENT to WHOM", and what the single checks count.

    Call `start`, `before` and `after` around each move, and `finish` when nobody is to act; each raises Broken.
    """

    def __init__(self, hand: Hand, deal: Callable[[], Hand], seed: str, met: Counter[str]):
        self.hand, self.deal, self.met = hand, deal, met
        self.chance, self.retelling = Chance(seed, 34), Chance(seed, 37)
        self.fold = Fold(hand.table)
        self.states: list[State] = []
        self.words: set[str] = set()
        self.sorts: dict[tuple[object, ...], int] = {}
        self.views: dict[int, list[object]] = {}
        self.choices: list[int] = []
        self.asked, self.turn = "", hand.turn
        self.listed = recorded.listed(hand)

    def start(self) -> None:
        """Before the first move."""
        self.states.append(state(self.hand))
        self.fold.check()
        viewed.of_nobody(self.hand)
        for seat in range(self.hand.players):
            viewed.true(self.hand, seat)

    def before(self) -> None:
        """Somebody is to act: what he is asked is noted, and a choice proved."""
        hand, table, place = self.hand, self.hand.table, len(self.hand.moves)
        actions = hand.legal_actions()
        hold(END, hand.settlement is None, "there is a settlement before the end")
        if isinstance(actions, Choice):
            self.met["choices"] += 1
            self.choices.append(place)
            offers.chosen(hand, actions, self.chance)
            sort: tuple[object, ...] = (hand.step.key, actions.verb)
        else:
            self.words |= {str(action) for action in actions if not action.cards}
            sort = (hand.step.key, bool(table.plays), any(action.verb not in ("play", "discard") for action in actions))
        self.asked, self.turn = hand.step.key, hand.turn
        self.met[f"step {self.asked}"] += 1
        if sort not in self.sorts:
            self.sorts[sort] = place
            self.views[place] = [knowledge(hand.view(seat)) for seat in range(hand.players)]

    def after(self, move: Move) -> None:
        """After every move."""
        hand, words = self.hand, len(self.fold.said)
        self.met[did(self.asked, move)] += 1
        if move.action.verb == "say":
            offers.beside_the_turn(hand, (self.asked, self.turn), move)
        self.states.append(invariants.undone(hand, self.states[-1], move))
        self.fold.check()
        invariants.heard(self.fold, words, move)
        place = len(hand.moves)
        if not place % LOOK:
            viewed.true(hand, place // LOOK % hand.players)
        if not place % SOMETIMES:
            invariants.claimed(hand)

    def finish(self) -> None:
        """When nobody is to act: the end, and the whole way back and forth."""
        hand, moves = self.hand, tuple(self.hand.moves)
        invariants.ended(hand)
        _, ending, settlement = hand.played()
        self.met[f"ending {ending.kind}"] += 1
        self.met["paid"] += any(settlement.scores)
        self.met.update(shown(event) for event in hand.events)
        self.met.update(f"pays {line.label}" for line in (*settlement.lines, *settlement.kept))
        for check in (invariants.dealt, invariants.totals, invariants.settled, invariants.matched, refusals.after_the_end):
            check(hand)
        possible.retold(hand, self.retelling, RETOLD, self.met)
        for seat in range(hand.players):
            viewed.true(hand, seat)
            viewed.told(hand, seat)
        flat(hand)
        if not self.listed:
            recorded.by_texts(hand, self.deal)
        else:
            self.met["records"] += 1
            recorded.whole(hand)
            recorded.otherwise(hand, self.chance, self.met)
        self._back(moves)
        self._forth(moves)

    def _back(self, moves: tuple[Move, ...]) -> None:
        """Take every move back, and look closely at some positions."""
        hand, chance = self.hand, self.chance
        wrong, exchange = self._plies(WRONG), self._plies(EXCHANGES)
        close = {*self.sorts.values(), *wrong}
        halfway = chance.below(len(moves) + 1)
        for place in range(len(moves), -1, -1):
            try:
                if place < len(moves):
                    popped = hand.pop()
                    hold(UNDO, popped == moves[place], "taking '{move}' back gives '{popped}'", move=moves[place], popped=popped)
                self._same(place)
                if place in close:
                    self._look(place, moves, place in wrong)
                if place in exchange:
                    blind(hand, chance, self.met)
                if place in self.choices:
                    chosen_otherwise(hand, moves[place:], lambda count: self._played(moves, count), chance, self.met)
                if place == halfway:
                    invariants.copied(hand, self._any_move)
                    if place < len(moves) and self.listed:
                        recorded.unfinished(hand)
            except Broken as broken:
                broken.move = place
                raise

    def _look(self, place: int, moves: tuple[Move, ...], wrong: bool) -> None:
        """A close look at one position."""
        hand, chance = self.hand, self.chance
        if hand.turn is not None:
            offers.offered(hand, chance)
        self.met["asides"] += offers.beside(hand)
        if wrong:
            accepted, rejected = refusals.wrong_moves(hand, self.words, chance)
            self.met["accepted"] += accepted
            self.met["rejected"] += rejected
        if place in self.views:
            for move in moves[place:place + AHEAD]:
                hand.push(move.action, move.seat)
            while len(hand.moves) > place:
                hand.pop()
            for seat, known in enumerate(self.views[place]):
                hold(UNDO, knowledge(hand.view(seat)) == known, "{Who} has another view after moves are taken back", who=Seat(seat))
        self._same(place)

    def _forth(self, moves: tuple[Move, ...]) -> None:
        """A hand taken back to its start is a new hand, and the moves lead to the same end again."""
        hand, fresh = self.hand, self.deal()
        try:
            hand.pop()
        except IllegalAction as error:
            hold(UNDO, "no action to take back" in str(error), "taking back at the start is refused with '{error}'", error=error)
        else:
            raise Broken(UNDO, "an action is taken back at the start")
        self._same(0)
        hold(UNDO, state(fresh) == self.states[0] and fresh.turn == hand.turn, "a hand taken back to its start is not a new one")
        hold(UNDO, fresh.view(0).face() == hand.view(0).face(), "a hand taken back to its start shows other things than a new one")
        for move in moves:
            hand.push(move.action, move.seat)
        self._same(len(moves))

    def _same(self, place: int) -> None:
        one, now = self.states[place], state(self.hand)
        if one != now:
            raise Broken(UNDO, Message("back after {place} moves {parts} is not what it was", place=str(place),
                                       parts=str(differing(one, now))))

    def _plies(self, count: int) -> set[int]:
        """Some moments: half of them anywhere, half before the first card is played."""
        moves = self.hand.moves
        first = next((place for place, move in enumerate(moves) if move.action.verb == "play"), len(moves))
        return {self.chance.below((first if number % 2 else len(moves)) + 1) for number in range(count)}

    def _played(self, moves: tuple[Move, ...], count: int) -> Hand:
        """The hand after so many of the moves, dealt anew."""
        hand = self.deal()
        for move in moves[:count]:
            hand.push(move.action, move.seat)
        return hand

    def _any_move(self, hand: Hand) -> None:
        actions = hand.legal_actions()
        hand.push(actions.sample(self.chance) if isinstance(actions, Choice) else self.chance.choice(actions))
