"""What each side has marked as a hand goes on, in the units that its game uses."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from trionfi.counting import Points, due, plain
from trionfi.hand import Hand, Playable
from trionfi.seat_names import called
from trionfi.state.account import Line
from trionfi.words import Listing, Message, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import practice as shapes


def marked(game: Playable, account: tuple[Line, ...], players: int, names: tuple[str, ...] = ()) -> "list[shapes.Marked]":
    """The parties that have marked something, each with its amounts; without names the seats stand by number."""
    payments = game.payments
    found = zip(payments.parties(players), payments.marked(account, players), strict=True)
    return [
        {"who": called(party, names), "amounts": {ledger: plain(amount) for ledger, amount in amounts.items()},
         "words": _in_words(game, amounts)}
        for party, amounts in found if any(amounts.values())
    ]


def _in_words(game: Playable, amounts: Mapping[str, Points]) -> Words:
    sums = tuple(due(amount, ledger, game.term) for ledger, amount in amounts.items() if amount)
    return Message("{sums}", sums=Listing(sums, ","))


def as_it_went(hand: Hand) -> "list[shapes.Booked]":
    """Every line of the account of a hand in its order, with what is marked after it."""
    account = hand.account
    return [
        {"trick": line.trick, "label": line.label, "because": line.because, "ledger": line.ledger,
         "amounts": [plain(amount) for amount in line.amounts], "marked": marked(hand.game, account[:place], hand.players)}
        for place, line in enumerate(account, 1)
    ]
