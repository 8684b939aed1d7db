"""One deal, from the first packet to the settlement: push an action, take it back, see what a seat sees."""

from collections.abc import Mapping
from typing import Any, Protocol, Self

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.errors import ECHO, IllegalAction, brief
from trionfi.phases.base import Step
from trionfi.phases.when import TESTS
from trionfi.settlement.facts import Cards
from trionfi.settlement.questions import Question
from trionfi.state.account import Line, Settlement
from trionfi.state.actions import Action, Choice, Draws, below, listed
from trionfi.state.deal import Deal
from trionfi.state.ending import Ending
from trionfi.state.events import Event
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.shown import ShownHand
from trionfi.state.sitting import Sitting
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import NamedTuple
from trionfi.words import Message, Seat, Words

SILENCE: Words = "nothing may be said unasked"


class Move(NamedTuple):
    """An action with the seat that took it; its text is the two, "1 vado solo"."""

    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


_made = tuple.__new__  # as in `trionfi.state.table`
_TEXT = {str}


def _of_texts(action: Action) -> None:
    """Raise IllegalAction unless it is made of texts: what a caller made himself may be made of anything."""
    if type(action.verb) is not str or type(action.word) is not str or type(action.cards) is not tuple \
            or not _TEXT.issuperset(map(type, action.cards)):
        raise IllegalAction("an action has a verb, cards in a tuple and a word, all of them texts, such as Action('play', ('KS',))")


class Playable(Rules, Protocol):
    """A game as a hand plays it and those ask who have one: `trionfi.game.Game`."""

    @property
    def course(self) -> tuple[Step, ...]:
        """The steps of a hand."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step, with those inserted into others."""

    @property
    def profile(self) -> str:
        """The profile in force."""

    @property
    def changed(self) -> dict[str, str]:
        """The options in force that differ from the profile's own."""

    def at(self, players: int | None = None) -> Self:
        """The game as so many play it."""

    def form(self, players: int | None = None) -> tuple[Question, ...]:
        """The facts that `settle` may ask for."""

    def settle(self, facts: Mapping[str, object], players: int | None = None) -> Settlement:
        """The settlement of a hand from its facts."""

    def deal(self, seed: int | str | None = None, *, packets: Mapping[str, Any] | None = None, dealer: int = 0,
             players: int | None = None, standing: Standing | Mapping[str, Any] | None = None) -> "Hand":
        """Another hand."""


class Hand(ShownHand):
    """A hand of a game. Made by `Game.deal`.

    `moves` are all actions so far, asides included; `turn` is the seat that must act (None when the hand is over), `actor` the
    player who acts for it. `sitting` says which player of the match sits at each seat, and who sits out.
    """

    def __init__(self, game: Playable, players: int, dealer: int, deal: Deal, seed: int | str | None, standing: Standing,
                 sitting: Sitting | None = None):
        self.game, self.seed = game, seed
        self.sitting = sitting or Sitting(tuple(range(players)), players, dealer, standing)
        self.table = Table(game, players, dealer, deal, standing, self.sitting.places)
        self.moves: list[Move] = []
        self._offered: tuple[Action, ...] | Choice | None = None
        self._marks: list[tuple[int, int]] = []
        self.go_on()
        self.table.journal.clear()

    @property
    def players(self) -> int:
        """How many play."""
        return self.table.players

    @property
    def seats(self) -> int:
        """How many hands are at the table: those of the players, then the dummies."""
        return self.table.seats

    @property
    def actor(self) -> int | None:
        """The player who must act: at a dummy's turn the one who plays its cards."""
        return None if self.table.turn is None else self.table.player(self.table.turn)

    @property
    def dealer(self) -> int:
        """The seat that deals."""
        return self.table.dealer

    @property
    def deal(self) -> Deal:
        """The deal as data."""
        return self.table.deal

    @property
    def turn(self) -> int | None:
        """The seat that must act, None when the hand is over."""
        return self.table.turn

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.table.ending is not None

    @property
    def ending(self) -> Ending | None:
        """How it ended: played or abandoned, and who deals next."""
        return self.table.ending

    @property
    def step(self) -> Step:
        """The step of the course that the hand is in, None when it is over."""
        if self.over:
            return None  # type: ignore[return-value]  # who asks for it in a hand that goes on need not ask whether there is one
        return self._asking()

    def _asking(self) -> Step:
        """The step that asks now: that of the course, or one inserted into it."""
        table = self.table
        step = self.game.course[table.step]
        return step.tricks.inner[table.inner - 1] if table.inner else step

    @property
    def account(self) -> tuple[Line, ...]:
        """What is booked so far: a line for each payment that has fallen due in the hand, the oldest first."""
        return tuple(self.table.account)

    @property
    def running(self) -> dict[str, tuple[Points, ...]]:
        """What is booked so far comes to: for each unit an amount for each player. Where a lead runs (Minchiate), the lead as it
        stands, above 0 for the side that has it."""
        return self.game.payments.running(self.account, self.players)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, with what only some saw."""
        return self.table.events

    def legal_actions(self) -> tuple[Action, ...] | Choice:
        """What the seat in turn may do: a tuple of actions, or a Choice where they are too many. Empty at the end."""
        if self._offered is None:
            table = self.table
            step = self.game.course[table.step] if not table.inner else self._asking()
            self._offered = () if table.turn is None else step.actions(table)
        return self._offered

    def random_action(self, rng: Chance | Draws) -> Action:
        """Any of the legal actions, all alike, drawn with `random.Random(7)` or another generator. Raises IllegalAction at the end,
        TrionfiError for what is no generator."""
        actions = self.legal_actions()
        if not actions:
            raise IllegalAction("nothing is to be decided: the hand is over")
        return actions.sample(rng) if isinstance(actions, Choice) else actions[below(rng, len(actions))]

    def asides(self, seat: int) -> tuple[Action, ...]:
        """What a seat may say now without its being its turn. Raises IllegalAction for a seat that is not at the table."""
        self._at_the_table(seat)
        return () if self.over else self.step.aloud.asides(self.table, seat)

    def push(self, action: Action | str, seat: int | None = None) -> None:
        """Take an action, given as such or as its text; `seat` only matters for asides.

        Raises IllegalAction naming the rule that it breaks; the hand is then unchanged.
        """
        if not isinstance(action, Action):
            seat, action = self.parse(action, seat)
        table, offered, self._offered = self.table, self._offered, None
        mark = len(table.journal), len(table.events)
        if action.verb == "say":
            self._push_aside(action, seat)
        else:
            actor = table.turn
            if actor is None or (seat is not None and seat != actor):
                _of_texts(action)
                raise IllegalAction(self._out_of_turn(action, seat, actor))
            step = self.game.course[table.step] if not table.inner else self._asking()
            if type(offered) is not tuple or action not in offered:
                _of_texts(action)
                if (offered is None or action not in offered) and not step.allows(table, action):
                    raise IllegalAction(step.why_not(table, action))
            step.apply(table, action)
            self.moves.append(_made(Move, (actor, action)))
            if table.turn is None:
                self.go_on()
        self._marks.append(mark)

    def _out_of_turn(self, action: Action, seat: int | None, actor: int | None) -> Words:
        """Why a seat may do nothing now."""
        if actor is None:
            return Message("'{action}' is not possible: the hand is over", action=str(action))
        if seat in range(self.seats):
            return Message("'{action}' is not possible for {who}: it is {other_of} turn", action=str(action), who=Seat(int(seat or 0)),
                           other=Seat(actor))
        return Message("'{action}' is not possible for player {number}: it is {other_of} turn", action=str(action), number=brief(seat),
                       other=Seat(actor))

    def _push_aside(self, action: Action, seat: int | None) -> None:
        _of_texts(action)
        if seat is None:
            raise IllegalAction(Message("'{action}' needs the seat that speaks, such as '0 {action}'", action=str(action)))
        open_ = self.asides(seat)
        if action not in open_:
            raise IllegalAction(Message("'{action}' cannot be said now by {who}: {open}", action=str(action), who=Seat(seat),
                                        open=listed(open_, SILENCE)))
        step = self.game.course[self.table.step]
        step.aloud.say(self.table, seat, action)
        self.moves.append(Move(seat, action))
        if self.table.turn is None:
            self.go_on()

    def pop(self) -> Move:
        """Take the last action back and return it. Raises IllegalAction at the start of the hand."""
        if not self.moves:
            raise IllegalAction("there is no action to take back")
        self._offered = None
        self.table.rewind(self._marks.pop()[0])
        self.table.unsee(len(self._marks))
        return self.moves.pop()

    def parse(self, text: str, seat: int | None = None) -> tuple[int | None, Action]:
        """The seat and action that a text means: "play KS", "1 vado solo", "discard QC 7S 5B", "0 say faglio".

        Raises IllegalAction when it means none, InvalidCard for a card that is not in the pack.
        """
        if not isinstance(text, str) or not text.strip():
            raise IllegalAction("a move is a text such as 'play KS' or 'passo'")
        head, _, rest = text.strip().partition(" ")
        if head.isdecimal() and rest:
            known = [one for one in range(self.seats) if str(one) == head]
            if not known:
                raise IllegalAction(Message("'{text}' names player {number}: the seats are 0 to {last}", text=brief(text),
                                            number=brief(head), last=self.seats - 1))
            seat, text = known[0], rest
        text = " ".join(text.split())
        if text.startswith("say "):
            return seat, self._phrase(text[4:])
        actions = self.legal_actions()
        text = self.step.meaning(text) if self.step else text
        if not isinstance(actions, Choice):
            for action in actions:
                if (not action.cards or text.endswith(action.cards[-1])) and str(action) == text:  # most texts need not be made
                    return seat, action
        head, _, rest = text.partition(" ")
        if isinstance(actions, Choice) and head == actions.verb:
            return seat, actions.action(self.game.pack.parse_all(rest))
        if head in ("play", "discard"):
            return seat, Action(head, tuple(self.game.pack.sort(self.game.pack.parse_all(rest))))
        if len(text) > ECHO:
            raise IllegalAction(Message("'{text}' is not possible now: {open}", text=brief(text), open=listed(actions)))
        return seat, Action(text)

    def _phrase(self, text: str) -> Action:
        for signal in self.game.signals:
            if text == signal.phrase:
                return Action("say", (), text)
            if signal.names.cards and text.startswith(signal.phrase + " "):
                return Action("say", tuple(self.game.pack.parse_all(text[len(signal.phrase):])), signal.phrase)
        if len(text) > ECHO:
            raise IllegalAction(Message("'say {text}' is not possible: no such phrase is known in this game",
                                        text=brief(text)))
        return Action("say", (), text)

    def view(self, seat: int) -> View:
        """What a seat may know now; at a dummy's seat it is what its player knows. One who sits out has the seat after all others. Raises
        IllegalAction for a seat that is not at the table."""
        self._at_the_table(seat)
        table = self.table
        if table.ending is not None:
            return View(table, seat, moves=self.moves, told=self._marks)
        step = self._asking()
        return View(table, seat, step.key, self.legal_actions() if table.turn == seat else (), step.aloud.asides(table, seat), self.moves,
                    self._marks)

    def _at_the_table(self, seat: object) -> None:
        """Raise IllegalAction unless it is a seat, or that of one who sits out."""
        seats = self.seats + len(self.sitting.out)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise IllegalAction(Message("no seat {given}: the seats are 0 to {last}", given=brief(repr(seat)), last=seats - 1))

    def copy(self) -> "Hand":
        """Another hand in the same position, with the same moves, of which either goes its own way from here on."""
        other = Hand.__new__(Hand)
        other.__dict__.update(self.__dict__)
        other.table, other.moves, other._marks = self.table.copy(), self.moves.copy(), self._marks.copy()
        return other

    def __copy__(self, memo: object = None) -> "Hand":
        """What `copy` gives, deep or not: what two hands share never changes."""
        return self.copy()

    __deepcopy__ = __copy__

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what may be done, which is found anew."""
        return self.__dict__ | {"_offered": None}

    def facts(self) -> dict[str, object]:
        """The facts of the hand as far as they are settled by the play, in the keys that `Game.settle` reads.

        Raises IllegalAction while the hand is not over.
        """
        table = self.table
        if table.ending is None:
            raise IllegalAction(Message("the hand is not over: {open}", open=listed(self.legal_actions())))
        unmask = self.game.pack.unmask
        return {key: list(unmask(value)) if isinstance(value, Cards) else value
                for key, value in self.game.payments.played(table).items()}

    @property
    def settlement(self) -> Settlement | None:
        """The closed account, None while the hand is not over."""
        table, game = self.table, self.game
        if table.ending is None:
            return None
        facts = game.payments.facts(game.pack, game.counting, self.settled, game.payments.played(table))
        return game.payments.close(facts, tuple(table.account), game.pays_at_once)

    @property
    def scores(self) -> tuple[Points, ...]:
        """What each player has won or lost. Raises IllegalAction while the hand is not over."""
        return self.played().settlement.scores

    @property
    def settled(self) -> int:
        """How many the settlement pays: the players, and who sits out where he is paid too."""
        many = self.sitting.players
        return many if many in self.game.sides.settled((self.players,)) else self.players

    @property
    def next_dealer(self) -> int:
        """The player of the match who deals next; one who leaves it passes the deal on. Raises IllegalAction while the hand is not over."""
        ending, sitting = self.played().ending, self.sitting
        stays = ending.next_dealer == self.dealer and self.table.contract.declarer is None
        return self.game.match.deals(self.after(), sitting.dealer if stays else sitting.seats[ending.next_dealer])

    def after(self) -> Standing:
        """The standing of the match after the hand, by player. Raises IllegalAction while it is not over."""
        played = self.played()
        own = played.settlement._replace(scores=played.settlement.scores[:self.players])
        return self.sitting.after(self.game.match.after(self.table.standing, played._replace(settlement=own)), played.settlement.scores)

    def played(self) -> PlayedHand:
        """The hand that is over, for the rules of the match. Raises IllegalAction while it is not."""
        settlement = self.settlement
        if self.table.ending is None or settlement is None:
            raise IllegalAction(Message("the hand is not over: {open}", open=listed(self.legal_actions())))
        return PlayedHand(self.table, self.table.ending, settlement)

    def go_on(self) -> None:
        """Go through the course until somebody must decide or the hand is over."""
        table, course = self.table, self.game.course
        while table.ending is None:
            if table.begun:
                if course[table.step].tricks.resume(table):
                    return
                table.set("step", table.step + 1)
            else:
                table.set("begun", True)
            step = course[table.step]
            if TESTS[step.when](table):
                step.begin(table)
                if table.turn is not None:
                    return
