"""The Fool in the play: where it goes when played, what is given for it, and what becomes of it at the end."""

from trionfi.cards import bits
from trionfi.phases.play.paying import lost
from trionfi.state.notes import UNTAKEN
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.tricks.follow import FOOL_LED
from trionfi.tricks.fool import Leading, Saves, Trickless
from trionfi.words import Message, Words

EARLY: Words = "its side has not won a trick yet"
LATE: Words = "it may no longer be played to this trick"
LAST_CHANCE: Words = "the Fool must be played now: it may not go to a later trick"
NOT_LED: Words = "it may be led only while another may still have a trump"


def play(table: Table, seat: int, number: int) -> None:
    """The Fool (its card number) is played by a seat: to its own pile, or to the trick where it is lost or wins."""
    fool, bit = table.game.fool, table.ranks.bit[number]
    if last_trick(table) and fool.wins(table, seat):
        table.lay_apart(seat, number, "trick")
        table.set("best", number)
        table.set("best_seat", seat)
        return
    if tricks_left(table) <= fool.lost_last:
        table.lay_apart(seat, number, "trick")
    else:
        table.lay_apart(seat, number, f"won {seat}")
        table.put(table.won, seat, table.won[seat] | bit)
    if not table.led:
        table.set("best", FOOL_LED)


def tricks_left(table: Table) -> int:
    """How many tricks are still to be completed, the present one included."""
    return table.game.tricks - len(table.tricks)


def last_trick(table: Table) -> bool:
    """Whether the last trick is being played."""
    return tricks_left(table) == 1


def limit(table: Table, seat: int, allowed: int) -> int:
    """The allowed cards, the Fool among them, less those that the time of the play forbids."""
    fool, card = table.game.fool, table.pack.fool_mask
    others, may = allowed & ~card or allowed, bool(table.plays) or leadable(table, seat)
    if bound(table, seat) or early(table, seat) or fool.skipped == tricks_left(table):
        return others
    if fool.barred_last and (late := tricks_left(table) - fool.barred_last) <= 1:
        return card if late == 1 and may else others
    return allowed if may else others


def refusal(table: Table, seat: int, card: int) -> Words:
    """Why the time of the play forbids a card of the seat."""
    fool = table.game.fool
    if not card & table.pack.fool_mask:
        return LAST_CHANCE
    if bound(table, seat):
        return Message("after {word} it is kept for the last trick", word=fool.kept_after)
    if early(table, seat):
        return EARLY
    return LATE if tricks_left(table) in (fool.skipped, *range(fool.barred_last + 1)) else NOT_LED


def early(table: Table, seat: int) -> bool:
    """Whether it is too early for the seat's Fool: there is no trick to save it, and there must be one."""
    return table.game.fool.waits and not any(trick.winner in owners(table, seat) for trick in table.tricks)


def leadable(table: Table, seat: int) -> bool:
    """Whether the rule lets the seat lead the Fool now, for all it knows of the other hands."""
    if table.game.fool.lead != Leading.TRUMPS_OUT:
        return table.game.fool.lead in (Leading.FREE, Leading.NAMES)
    pack, out = table.pack, table.pack.trump_mask & ~table.hands[seat] & ~table.piles.get(f"discard {seat}", 0)
    for pile in table.won:
        out &= ~pile
    return bool(out) or table.hands[seat] == pack.fool_mask


def leader(table: Table, seat: int) -> int:
    """Who leads in truth where this seat should: the next one, when the seat has come to its last chance for the Fool."""
    fool = table.game.fool
    late = tricks_left(table) - fool.barred_last
    if late == 1 and table.hands[seat] & table.pack.fool_mask and (fool.yields or not leadable(table, seat)):
        table.tell("lead", seat, word=Message("gives up the lead"))
        return table.after(seat)
    return seat


def bound(table: Table, seat: int) -> bool:
    """Whether an announcement binds the seat to keep the Fool for the last trick."""
    word = table.game.fool.kept_after
    return bool(word) and table.announced(word) == seat and not last_trick(table) and \
        all(trick.winner == seat for trick in table.tricks)


def owe(table: Table, trick: Trick) -> None:
    """After a trick: write the debt for a Fool whose trick another side has won, and pay what can be paid."""
    fool, lone = table.game.fool, table.ranks.fool
    for holder, number in trick.plays:
        if number == lone and table.won[holder] & table.ranks.fools and trick.winner not in owners(table, holder):
            table.add(table.debts, (holder, trick.winner))
    if table.debts and fool.exchange.early and any(creditor >= 0 for _, creditor in table.debts):
        settle(table, fool.exchange.free)


def settle(table: Table, empty: bool = False) -> None:
    """Pay the debts for the Fool that can be paid: an empty card if there is one, or not now if it has to be `empty`."""
    counting = table.game.counting
    while table.debts and (debt := owed(table)) is not None:
        values = counting.table(table.pack)
        number = min(bits(pool(table, debt)), key=lambda number: (values[number], number))
        if empty and values[number] > counting.empty:
            return
        give(table, number)


def owed(table: Table) -> int | None:
    """The seat that must give a card for the Fool and can; None when there is none."""
    for holder, creditor in table.debts:
        if creditor >= 0 and pool(table, holder):
            return holder
    return None


def pool(table: Table, holder: int) -> int:
    """The cards that may be given for the holder's Fool, as a mask."""
    mask = 0
    for seat in owners(table, holder):
        mask |= table.won[seat]
    if table.game.fool.by == Saves.LATER:
        mask &= sum(1 << number for trick in _later(table) for _, number in trick.plays)
    return mask & ~table.pack.fool_mask & ~UNTAKEN.of(table)


def _trick(table: Table) -> int:
    """The place of the trick to which the Fool was played; -1 when it was played to none."""
    fool = table.pack.fool_mask
    return next((place for place, trick in enumerate(table.tricks) if any(fool >> number & 1 for _, number in trick.plays)), -1)


def _later(table: Table) -> list[Trick]:
    """The tricks after that of the Fool."""
    place = _trick(table)
    return table.tricks[place + 1:] if place >= 0 else []


def give(table: Table, number: int) -> None:
    """Pay the first debt with this card."""
    place, (holder, creditor) = next(
        (place, debt) for place, debt in enumerate(table.debts) if debt[1] >= 0 and pool(table, debt[0]))
    seat = next(seat for seat in owners(table, holder) if table.won[seat] >> number & 1)
    table.put(table.won, seat, table.won[seat] & ~(1 << number))
    table.put(table.won, creditor, table.won[creditor] | 1 << number)
    table.put(table.debts, place, (holder, -1))
    table.tell("give", seat, 1 << number, f"won {seat}", f"won {creditor}")
    lost(table, creditor, number)


def end(table: Table) -> None:
    """When what is owed has been paid: a Fool of a side without a trick goes where the rule sends it."""
    fool = table.ranks.fools
    holder = next((seat for seat, pile in enumerate(table.won) if pile & fool), None)
    trickless, later = table.game.fool.trickless, table.game.fool.by == Saves.LATER
    if holder is None or (trickless == Trickless.KEPT and not later):
        return
    if trickless == Trickless.KEPT_LAST and _trick(table) == len(table.tricks) - 1:
        return
    saved = owners(table, holder)
    if later and table.tricks[_trick(table)].winner in saved:
        return
    if any(trick.winner in saved for trick in (_later(table) if later else table.tricks)):
        return
    declarer = table.contract.declarer
    if trickless == Trickless.OPPONENTS and declarer is not None and holder not in table.side(declarer):
        return
    trick = next((trick for trick in table.tricks for seat, number in trick.plays if 1 << number == fool), table.tricks[-1])
    if trickless == Trickless.NOT_DEALER:
        if holder == table.dealer:
            return
        trick = table.tricks[-1]
    table.put(table.won, holder, table.won[holder] ^ fool)
    table.put(table.won, trick.winner, table.won[trick.winner] | fool)
    table.tell("surrender", trick.winner, fool, f"won {holder}", f"won {trick.winner}")
    lost(table, trick.winner, fool.bit_length() - 1)


def owners(table: Table, holder: int) -> frozenset[int]:
    """The seats whose tricks pay for the holder's Fool and save it."""
    return frozenset((holder,)) if table.game.fool.by == Saves.PLAYER else table.open_side(holder)
