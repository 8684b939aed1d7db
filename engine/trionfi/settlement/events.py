"""Events of the play that several payments hang on: every trick won, no trick won, a hand thrown in."""

from collections.abc import Iterable
from enum import StrEnum

from trionfi.settlement.facts import NOBODY, Fact, Facts, who
from trionfi.settlement.played import ended
from trionfi.state.notes import UNDERTAKEN
from trionfi.state.table import Table


class PlayEvent(StrEnum):
    """What may happen in the play and change what is paid."""

    EVERY = "every trick"
    NONE = "no trick"
    THROWN = "thrown in"
    FAILED = "an announcement of no trick that failed"


_KEYS = {
    PlayEvent.EVERY: ("every_trick_by", "who won every trick"),
    PlayEvent.NONE: ("no_trick_by", "who won no trick while each of the others won one"),
    PlayEvent.THROWN: ("thrown_in_by", "who threw his hand in"),
    PlayEvent.FAILED: ("no_trick_failed_by", "who announced that he would win no trick and won one"),
}


def by(event: PlayEvent, players: int) -> Fact:
    """The fact who won every trick, or alone none, or threw his hand in."""
    return who(*_KEYS[event], players)


def seat_of(facts: Facts, event: PlayEvent) -> int | None:
    """The player of such an event, None where it did not happen."""
    return facts.player(by(event, facts.players))


def falls(facts: Facts, events: tuple[PlayEvent, ...]) -> bool:
    """Whether one of these events has happened; all are asked for, so that a form lists them."""
    return any([seat_of(facts, event) is not None for event in events])


def played_events(table: Table, events: Iterable[PlayEvent]) -> dict[str, object]:
    """The facts of these events from a played hand."""
    return {_KEYS[event][0]: NOBODY if seat is None else seat for event in events for seat in (_seat(table, event),)}


def _seat(table: Table, event: PlayEvent) -> int | None:
    thrown = ended(table).kind == PlayEvent.THROWN
    if event is PlayEvent.THROWN:
        return ended(table).paid_by[0] if thrown else None
    won = [sum(trick.winner == seat for trick in table.tricks) for seat in range(table.players)]
    if event is PlayEvent.FAILED:
        words = {reward.promised_nothing for reward in table.game.payments.rewards}
        return next((seat for word, seat, _ in UNDERTAKEN.of(table) if word in words and won[seat]), None)
    if thrown:
        return None
    if event is PlayEvent.EVERY:
        return next((seat for seat, number in enumerate(won) if number == len(table.tricks)), None)
    return won.index(0) if won.count(0) == 1 else None
