"""Facts read from a played hand. `table` is the state of a hand (`trionfi.state.table.Table`)."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache, partial

from trionfi.counting import Points
from trionfi.melds import Declaration, among_won, total
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.questions import (
    DECLARER,
    DECLARER_TERM,
    LAST_TRICK,
    NOBODY,
    OPPONENTS,
    PILES,
    Claim,
    Question,
    Says,
    who,
    yes_no,
)
from trionfi.state.ending import Ending
from trionfi.state.notes import UNDERTAKEN, UNTAKEN
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import replace
from trionfi.words import Message, Words


def ended(table: Table) -> Ending:
    """How the hand ended."""
    if table.ending is None:
        raise ValueError("the hand is not over")
    return table.ending


def kind(table: Table) -> str:
    """How the hand ended, in the word of its ending: "played" too while the last trick is being settled, before the ending stands."""
    return "played" if table.ending is None else table.ending.kind


def declarer(table: Table) -> int:
    """Who is declarer, where there is one."""
    if table.contract.declarer is None:
        raise ValueError("nobody is declarer")
    return table.contract.declarer


def captured(table: Table, trick: Trick, cards: int) -> list[int]:
    """The cards of a set (a mask) that the winner of a trick took from a seat that is not on his side, as numbers."""
    found = [(seat, number) for seat, number in trick.plays if cards >> number & 1]
    side = table.side(trick.winner) if found else frozenset[int]()
    return [number for seat, number in found if seat not in side]


def captures(table: Table, cards: int) -> Iterator[tuple[int, int]]:
    """The cards of a set (a mask) that were captured so in the whole hand, as (who captured it, the card)."""
    return ((trick.winner, number) for trick in table.tricks for seat, number in trick.plays
            if cards >> number & 1 and seat not in table.side(trick.winner))


def petit_trick(table: Table, petit: int) -> tuple[int, int] | None:
    """(who played the Petit, who won it) where it lies in a trick that is judged: the last, or when the Fool won the last of a slam
    what the rule of the Fool says. One that was taken back counts for nobody."""
    tricks = table.tricks
    if UNTAKEN.of(table) >> petit & 1:
        return None
    last = tricks[-1]
    judged = [last]
    if any(seat == last.winner and table.pack.fool_mask >> number & 1 for seat, number in last.plays):
        rules = table.game.fool.rules
        if any(rule.before for rule in rules):
            judged = tricks[-2:] if any(rule.either for rule in rules) else tricks[-2:-1] or judged
    return next(((seat, trick.winner) for trick in judged for seat, number in trick.plays if number == petit), None)


def side_of(table: Table, seat: int) -> str:
    """Whether a seat is on the declarer's side or against it."""
    return DECLARER if seat in table.side(declarer(table)) else OPPONENTS


def trickless(table: Table) -> bool:
    """Whether the declarer's side has won no trick."""
    side = table.side(declarer(table))
    return not any(trick.winner in side for trick in table.tricks)


def swept(table: Table) -> bool:
    """Whether the declarer's side has won every trick."""
    return sweeper(table, (table.side(declarer(table)),)) is not None


def sweeper(table: Table, parties: Sequence[frozenset[int]]) -> int | None:
    """The party that has won every trick, by its place among these, None where there is none."""
    return next((party for party, seats in enumerate(parties) if all(trick.winner in seats for trick in table.tricks)), None)


SWEPT = replace(yes_no("every_trick", Message("did the {declarer}'s side win every trick", declarer=DECLARER_TERM),
                       says=(Claim(Says.EVERY),)), seen=swept)
TRICKLESS = replace(yes_no("no_trick", Message("did the {declarer}'s side win no trick at all", declarer=DECLARER_TERM),
                           says=(Claim(Says.NONE),)), seen=trickless)


def pile_of(table: Table, seats: Iterable[int]) -> int:
    """All cards that some seats have at the end, won or discarded, as a mask."""
    mask = 0
    for seat in seats:
        mask |= table.won[seat] | table.piles.get(f"discard {seat}", 0)
    return mask


def tricks_of(table: Table, seats: frozenset[int]) -> int:
    """How many tricks some seats have at the end, with what they have discarded where that counts as one."""
    laid = sum(bool(table.piles.get(f"discard {seat}")) for seat in seats)
    return table.game.counting.units(sum(trick.winner in seats for trick in table.tricks), laid)


def side_pile(table: Table, side: frozenset[int]) -> int:
    """What a side has at the end, as a mask: its cards, and the talon if the contract leaves it to this side."""
    contract = table.contract
    left = contract.declarer is not None and {"keep": True, "opponents": False}.get(contract.talon) == (contract.declarer in side)
    return pile_of(table, side) | (table.piles.get("talon", 0) if left else 0)


def side_points(table: Table, side: frozenset[int]) -> Points:
    """The card points that a side has at the end of a hand in which tricks were won."""
    won_last = table.tricks[-1].winner in side
    return table.game.counting.points(table.pack, side_pile(table, side), won_last, tricks_of(table, side))


def declarer_pile(table: Table) -> dict[str, object]:
    """The fact of the declarer's cards."""
    pile = pile_of(table, table.side(declarer(table)))
    if table.contract.talon == "keep":
        pile |= table.piles.get("talon", 0)
    return {PILES[DECLARER].key: Cards(pile)}


def party_piles(table: Table, parties: tuple[frozenset[int], ...]) -> dict[str, object]:
    """The facts of the parties' cards, of their tricks where these count, and who won the last trick."""
    counting, parties = table.game.counting, tuple(map(table.seats_of, parties))
    known: dict[str, object] = {f"cards_{party}": Cards(pile_of(table, seats)) for party, seats in enumerate(parties)}
    if counting.per_trick:
        known |= {f"tricks_{party}": tricks_of(table, seats) for party, seats in enumerate(parties)}
    if counting.last_trick and table.tricks:
        known["last_trick_by"] = next(party for party, seats in enumerate(parties) if table.tricks[-1].winner in seats)
    return known


def declared(table: Table, seat: int, due: str = "at once", ledger: str = "") -> list[tuple[str, Points]]:
    """What a player declared that is `due` at the end or before, as (name, value), with the doublings and tallies of the table of
    combinations, in the unit of `ledger` or in that of the table."""
    if table.game.melds and table.game.melds.raised == "difference" and due == "at once":
        return [(entry.word, entry.value) for entry in table.declared if table.player(entry.seat) == seat and entry.declaration is not None]
    made = [entry.declaration for entry in table.declared if table.player(entry.seat) == seat and entry.declaration is not None
            and (entry.declaration.combination.due.when == "at the end") == (due == "at the end")]
    melds = table.game.melds
    lines = total(melds, made).lines if made and melds else ()
    return [(line.label, line.value) for line in lines if melds and line.ledger == (ledger or melds.ledger)]


def points_so_far(game: Rules, pile: int, made: Iterable[Declaration]) -> Points:
    """What the cards (a mask) that a player has won come to, combinations among them too, with what he has declared."""
    won = among_won(game.pack, pile, game.melds).value if game.melds else 0
    said = total(game.melds, made).value if game.melds else 0
    return game.counting.points(game.pack, pile) + won + said


def reached(table: Table, seat: int) -> Points:
    """What a player has come to in the match so far, this hand in."""
    made = [entry.declaration for entry in table.declared if entry.seat == seat and entry.declaration is not None]
    return table.standing.totals[seat] + points_so_far(table.game, table.won[seat], made)


def said(table: Table, word: str) -> bool:
    """Whether a word was announced."""
    return table.announced(word) is not None


def announcer(table: Table, word: str) -> int | None:
    """Who announced a word."""
    return table.announced(word)


def won_last(table: Table) -> str:
    """The side that won the last trick."""
    return side_of(table, table.tricks[-1].winner)


WON_LAST = replace(LAST_TRICK, seen=won_last)


def last_trick(table: Table) -> dict[str, object]:
    """The fact who won the last trick."""
    return {LAST_TRICK.key: won_last(table)}


class PlayEvent(StrEnum):
    """What may happen in the play and change what is paid."""

    EVERY = "every trick"
    NONE = "no trick"
    THROWN = "thrown in"
    FAILED = "an announcement of no trick that failed"


_KEYS: dict[PlayEvent, tuple[str, Words]] = {
    PlayEvent.EVERY: ("every_trick_by", "who won every trick"),
    PlayEvent.NONE: ("no_trick_by", "who won no trick while each of the others won one"),
    PlayEvent.THROWN: ("thrown_in_by", "who threw his hand in"),
    PlayEvent.FAILED: ("no_trick_failed_by", "who announced that he would win no trick and won one"),
}

_SAYS = {PlayEvent.EVERY: (Claim(Says.EVERY),), PlayEvent.NONE: (Claim(Says.ALONE_NONE),)}

_WORDS: dict[PlayEvent, Words] = {
    PlayEvent.EVERY: "one player wins every trick", PlayEvent.NONE: "one wins none", PlayEvent.THROWN: "a hand is thrown in",
    PlayEvent.FAILED: "an announcement of no trick fails",
}


def but_not(rule: Words, events: tuple[PlayEvent, ...]) -> Words:
    """A rule, and that nothing of it is paid when one of these happens."""
    return Message("{rule}. Nothing of this when {happens}", rule=rule, happens=happens(events)) if events else rule


def happens(events: tuple[PlayEvent, ...]) -> Words:
    """That one of these happens, in words."""
    first, *others = events
    return Message("{event} or {others}", event=_WORDS[first], others=happens(tuple(others))) if others else _WORDS[first]


@cache
def by(event: PlayEvent, players: int) -> Question:
    """The question who won every trick, or alone none, or threw his hand in."""
    return replace(who(*_KEYS[event], players, says=_SAYS.get(event, ())), seen=partial(_seat, event=event))


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
    thrown = kind(table) == PlayEvent.THROWN
    if event is PlayEvent.THROWN:
        return ended(table).paid_by[0] if thrown else None
    winners = [trick.winner for trick in table.tricks]
    won = [winners.count(seat) for seat in range(table.players)]
    if event is PlayEvent.FAILED:
        words = {reward.promised_nothing for reward in table.game.payments.rewards}
        return next((seat for word, seat, _ in UNDERTAKEN.of(table) if word in words and won[seat]), None)
    if thrown:
        return None
    if event is PlayEvent.EVERY:
        return sweeper(table, [frozenset((seat,)) for seat in range(table.players)])
    return won.index(0) if won.count(0) == 1 else None
