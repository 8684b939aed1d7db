"""What falls due in the midst of the play."""

from trionfi.state.table import Table
from trionfi.tricks import Trick


def pay(table: Table, trick: Trick) -> None:
    """Enter what falls due because this trick has been gathered."""
    payments, bit, cards = table.game.payments, table.ranks.bit, 0
    for _, number in trick.plays:
        cards |= bit[number]
    for reward, paying in table.game.paid_in_tricks:
        if cards & paying:
            for line in reward.trick_lines(table, payments, trick):
                table.book(line, trick.winner)


def lost(table: Table, taker: int, number: int) -> None:
    """Enter what falls due because a card, or the Fool itself, had to be given up."""
    if table.game.pays_at_once:
        payments = table.game.payments
        for reward in payments.rewards:
            for line in reward.card_lines(table, payments, taker, number):
                table.book(line, taker)
