"""Events of the play that several payments hang on: every trick won, no trick won, a hand thrown in."""

from trionfi.settlement.facts import NOBODY, Fact, Facts

EVERY, NONE, THROWN, FAILED = "every trick", "no trick", "thrown in", "an announcement of no trick that failed"
_KEYS = {
    EVERY: ("every_trick_by", "who won every trick"), NONE: ("no_trick_by", "who won no trick while each of the others won one"),
    THROWN: ("thrown_in_by", "who threw his hand in"),
    FAILED: ("no_trick_failed_by", "who announced that he would win no trick and won one"),
}


def by(event: str, players: int) -> Fact:
    """The fact who won every trick, or alone none, or threw his hand in."""
    key, words = _KEYS[event]
    return Fact(key, words, "choice", ((NOBODY, "nobody"), *((seat, f"player {seat}") for seat in range(players))), NOBODY)


def seat_of(facts: Facts, event: str) -> int | None:
    """The player of such an event, None where it did not happen."""
    found = facts.need(by(event, facts.players))
    return None if found == NOBODY else found  # type: ignore[return-value]


def falls(facts: Facts, events: tuple[str, ...]) -> bool:
    """Whether one of these events has happened; all are asked for, so that a form lists them."""
    return any([seat_of(facts, event) is not None for event in events]) and not facts.form


def played_events(table, events: tuple[str, ...]) -> dict[str, object]:
    """The facts of these events from a played hand."""
    return {_KEYS[event][0]: NOBODY if seat is None else seat for event in events for seat in (_seat(table, event),)}


def _seat(table, event: str) -> int | None:
    if event == THROWN:
        return table.ending.paid_by[0] if table.ending.kind == THROWN else None
    won = [sum(trick.winner == seat for trick in table.tricks) for seat in range(table.players)]
    if event == FAILED:
        words = {reward.word for reward in table.game.payments.rewards if getattr(reward, "aim", "") == NONE}
        return next((seat for word, seat, _ in table.contract.undertaken if word in words and won[seat]), None)
    if table.ending.kind == THROWN:
        return None
    if event == EVERY:
        return next((seat for seat, number in enumerate(won) if number == len(table.tricks)), None)
    return won.index(0) if won.count(0) == 1 else None
