"""What somebody sees who types a name at Python's prompt or in a notebook: the cards as text, in few lines."""

from collections.abc import Iterable, Sequence

from trionfi.state.table import Table


class Shown:
    """A value with a short telling text: `rows` are its lines, each a head and what belongs to it."""

    def rows(self) -> list[tuple[str, str]]:
        """The lines."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        """The lines as a small table, for notebooks."""
        from html import escape

        lines = "".join(f"<tr><th style='text-align:left'>{escape(head)}</th><td style='text-align:left'>{escape(rest)}</td></tr>"
                        for head, rest in [(repr(self), ""), *self.rows()])
        return f"<table>{lines}</table>"


class ShownHand(Shown):
    """What a hand shows of its table."""

    table: Table

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards that each seat has in hand now, as texts, sorted."""
        return tuple(map(self.table.pack.unmask, self.table.hands))

    @property
    def trick(self) -> tuple[tuple[int, str], ...]:
        """What lies in the trick: each seat with the text of its card, the card led first."""
        return played(self.table.pack.texts, self.table.plays)

    def rows(self) -> list[tuple[str, str]]:
        """The hands, the piles and the trick."""
        table = self.table
        found = [(str(seat), " ".join(cards)) for seat, cards in enumerate(self.hands)]
        found += [(pile, " ".join(table.pack.unmask(cards))) for pile, cards in table.piles.items() if cards]
        return [*found, *trick_row(self.trick)]

    def __repr__(self) -> str:
        table = self.table
        state = "over" if table.ending is not None else f"turn={table.turn}, tricks={len(table.tricks)}, trick={cards_of(self.trick)!r}"
        return f"<Hand of {table.game.slug}: dealer={table.dealer}, {state}>"


def played(texts: Sequence[str], plays: Iterable[tuple[int, int]]) -> tuple[tuple[int, str], ...]:
    """Plays with the texts of their cards."""
    return tuple((seat, texts[number]) for seat, number in plays)


def cards_of(trick: Iterable[tuple[int, str]]) -> str:
    """The cards of a trick."""
    return " ".join(card for _, card in trick)


def trick_row(trick: Sequence[tuple[int, str]]) -> list[tuple[str, str]]:
    """The line of the trick, if a card lies in it."""
    return [("trick", "  ".join(f"{seat} {card}" for seat, card in trick))] if trick else []
