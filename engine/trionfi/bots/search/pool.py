"""What a seat knows of the hidden cards as the kernel draws worlds from it (see `kernel.layout`)."""

from collections.abc import Sequence
from itertools import islice

from trionfi.bots.search.knowledge import Knowledge
from trionfi.bots.search.world import whole
from trionfi.kernel import layout as at
from trionfi.kernel.compile import Numbers, coming, hidden_order, laid_out, sides, slots
from trionfi.kernel.compiled import draw
from trionfi.kernel.draw import placings
from trionfi.kernel.draw import world as world_of
from trionfi.state.table import Table
from trionfi.state.view import View


def drawable(view: View) -> bool:
    """Whether the sides can be told from where the cards lie."""
    return not view.contract.hidden or bool(view.contract.called)


def drawn(view: View, known: Knowledge, table: Table, numbers: Numbers, likelier: float, count: int, seed: str,
          ) -> list[Sequence[int]] | None:
    """So many worlds; None where `pooled` has none. Where cards are still to come, the worlds are completed with their order."""
    rows = pooled(view, known, table, numbers, likelier)
    if rows is None:
        return None
    if not hidden_order(table):
        return [*draw(rows, count, seed)]
    names = list(known.place() or ())
    found: list[Sequence[int]] = []
    for placing in islice(placings(rows, seed), count):
        lying = {name: numbers.cards(cards) for name, cards in zip(names, placing, strict=True)}
        world = world_of(rows, placing)
        world[at.STOCK:] = coming(table, numbers, whole(known, lying))
        found.append(world)
    return found


def pooled(view: View, known: Knowledge, table: Table, numbers: Numbers, likelier: float) -> list[int] | None:
    """The pool of what the seat knows; `table` is that of any hand that fits the view, and a trump is so many times `likelier` with the
    declarer than with another. None where no placing of the cards fits, or more places have hidden cards than there is room for."""
    placing = known.place()
    if placing is None or len(placing) > at.PLACES_MOST:
        return None
    rows = [0] * at.PLACES_FROM
    hand = f"hand {view.contract.declarer}"
    rows[at.PLACES], rows[at.LEANING] = len(placing), list(placing).index(hand) if hand in placing else -1
    rows[at.LEANS:at.LEANS + at.HIGHEST] = [round(at.SCALE / likelier ** fewer) for fewer in range(at.HIGHEST)]
    _partners(rows, view, table, numbers)
    rows[at.SURE:at.PLACES_FROM] = laid_out(table, numbers, whole(known, {}))
    stand = slots(table)
    for place, cards in placing.items():
        rows += [stand.get(place, -1), *numbers.words(known.may[place]), *numbers.words(cards)]
    return rows


def _partners(rows: list[int], view: View, table: Table, numbers: Numbers) -> None:
    """The hidden partner: who holds the card that was called, the declarer where nobody else does."""
    contract = view.contract
    rows[at.CALLED] = -1
    if not contract.hidden or contract.declarer is None:
        return
    rows[at.CALLED], rows[at.OTHERWISE] = numbers.of[view.game.pack.index[contract.called]], contract.declarer
    for holder in range(view.seats):
        low = at.SIDES_OF + at.SEATS_MOST * holder
        rows[low:low + view.seats] = sides(table, holder)
