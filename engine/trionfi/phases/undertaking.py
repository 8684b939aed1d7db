"""Undertakings in the course of the play: to win every trick or none, announced at set moments; and giving up."""

from dataclasses import dataclass, replace

from trionfi.state.actions import Action
from trionfi.state.ending import Ending
from trionfi.state.table import Table

EVERY, NONE = "every trick", "no trick"


@dataclass(frozen=True)
class Undertaking:
    """What may be announced: `word`, to win "every trick" or "no trick" (`aim`), `before` the first card of certain tricks."""

    word: str
    gloss: str
    aim: str
    before: tuple[int, ...]

    def open(self, table: Table, seat: int) -> bool:
        """Whether the seat may announce it now: the moment is right, and it has not failed already."""
        if len(table.tricks) + 1 not in self.before or any(
                (word, other) == (self.word, seat) for word, other, _ in table.contract.undertaken):
            return False
        return all((trick.winner == seat) == (self.aim == EVERY) for trick in table.tricks)


@dataclass(frozen=True)
class Announcing:
    """Before certain tricks each player who still can is asked whether he undertakes something, from the leader on."""

    undertakings: tuple[Undertaking, ...]
    decline: str = "no announcement"
    source: str = ""

    def asked(self, table: Table, leader: int) -> tuple[int, ...]:
        """The seats to be asked before this trick, in order."""
        number = len(table.tricks) + 1
        if not any(number in one.before for one in self.undertakings):
            return ()
        return tuple(seat for seat in table.seats_from(leader) if any(one.open(table, seat) for one in self.undertakings))

    def actions(self, table: Table, seat: int) -> tuple[Action, ...]:
        """Declining, and what may be announced."""
        return (Action(self.decline), *(Action("announce", (), one.word) for one in self.undertakings if one.open(table, seat)))

    def apply(self, table: Table, seat: int, action: Action) -> None:
        """Announce or decline; the next seat is asked, or the leader leads."""
        table.tell("say", seat, word=action.word or action.verb)
        if action.word:
            made = (action.word, seat, len(table.tricks) + 1)
            table.set("contract", replace(table.contract, undertaken=(*table.contract.undertaken, made)))
        table.set("asking", table.asking[1:])
        table.set("turn", table.asking[0] if table.asking else table.leader)

    def explain(self, action: Action) -> str:
        """What an announcement means."""
        return next((one.gloss for one in self.undertakings if one.word == action.word), "the play goes on")

    def words(self) -> str:
        """The rule in sentences."""
        moments = "; ".join(f"{one.word} ({one.gloss}) before trick {' or '.join(map(str, one.before))}" for one in self.undertakings)
        return f"A player who has not failed in it yet may announce: {moments}."


@dataclass(frozen=True)
class ThrowIn:
    """A player who has just won his first trick and holds nothing of `lacking` may throw in his hand instead of leading."""

    lacking: str
    say: str = "throw in"
    source: str = ""

    def open(self, table: Table, seat: int) -> bool:
        """Whether the seat may give up now."""
        tricks, hand = table.tricks, table.hands[seat]
        return bool(tricks) and not table.plays and tricks[-1].winner == seat and bool(hand) \
            and not hand & table.pack.select(self.lacking) and not any(trick.winner == seat for trick in tricks[:-1])

    def apply(self, table: Table, seat: int) -> None:
        """End the hand."""
        table.tell("say", seat, word=self.say)
        table.set("turn", None)
        table.set("ending", Ending("thrown in", table.next_dealer, (seat,)))
        table.tell("end", seat, word="thrown in")

    def words(self, game) -> str:
        """The rule in a sentence."""
        return (f"Who has just won his first trick, and holds none of {game.set_words(self.lacking)}, may throw his hand in instead of "
                "leading; this ends the play.")


@dataclass(frozen=True)
class Bound:
    """Who has announced `word` keeps `card` until nothing else may be played, and leads none of `not_led` while he has others."""

    word: str
    card: str
    not_led: str = ""

    reason = "what was announced forbids it while another card may be played"

    def limit(self, table: Table, seat: int, allowed: int) -> int:
        """What is left of the allowed cards."""
        if table.announced(self.word) != seat:
            return allowed
        others = allowed & ~table.pack.select(self.card)
        if not table.plays:
            others = others & ~table.pack.select(self.not_led) or others
        return others or allowed

    def words(self, game) -> str:
        """The rule in a sentence."""
        text = f"Who has announced {self.word} plays {game.set_words(self.card)} only when he must"
        return text + (f", and leads none of {game.set_words(self.not_led)} while he has another card." if self.not_led else ".")
