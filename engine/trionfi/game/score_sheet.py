"""How hands are written down on paper: columns, marks beside what is scored on the way, and totals that run on."""

from collections.abc import Sequence

from trionfi.counting import Points, plain
from trionfi.melds.typed import meant, names, parted
from trionfi.state.account import Line, Settlement
from trionfi.state.rules import Rules
from trionfi.values import dataclass
from trionfi.words import Message, Words

SUIT, RANK = "suit", "rank"
NAME = "name"
"""What stands for the name of a declaration in the message of its line."""
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@dataclass(frozen=True)
class ScoreSheet:
    """A column for each side. What it scores on the way stands in it one under the other, each with a mark; the last row of a hand is the
    payment of the row `below` (a key), and a line is drawn. `marks` are (the key of a combination or of a row of payment, mark, in words):
    the mark "suit" stands for the sign of the suit of which the combination is, "rank" for the letter of its rank."""

    below: str
    marks: tuple[tuple[str, str, Words], ...]
    source: str = ""

    def mark(self, game: Rules, line: Line) -> str:
        """The mark beside a line."""
        key, letter = self._scored(game, line)
        mark = next((mark for one, mark, _ in self.marks if one == key), "")
        return {SUIT: SIGNS.get(letter, letter), RANK: letter}.get(mark, mark)

    def _scored(self, game: Rules, line: Line) -> tuple[str, str]:
        """What a line is for: the key of the combination that was declared, with the letter of its suit or rank, or that of the row that
        pays."""
        name = line.because.values.get(NAME) if isinstance(line.because, Message) else None
        if name is None or game.melds is None:
            return line.key, ""
        title, _ = parted(names(game.pack, game.melds), str(name))
        return next(((one.key, one.pattern.letter(game.pack, of)) for one, of in meant(game.pack, game.melds, title)), (line.key, ""))

    def data(self, game: Rules, settlements: Sequence[Settlement], players: int) -> dict[str, object]:
        """The sheet of some hands as plain data."""
        payments = game.payments
        title = next(reward.label for reward in payments.rewards if reward.key == self.below)
        sides = payments.seats(players)
        chiefs = [min(side) for side in sides]
        totals: list[Points] = [0] * len(chiefs)
        hands = []
        for settlement in settlements:
            columns: list[list[dict[str, object]]] = [[] for _ in chiefs]
            below: list[Points] = [0] * len(chiefs)
            for line in settlement.lines:
                for column, seat in enumerate(chiefs):
                    amount = line.amounts[seat]
                    if line.key == self.below:
                        below[column] += amount
                    elif amount:
                        columns[column].append({"points": plain(amount), "mark": self.mark(game, line)})
            totals = [total + settlement.scores[seat] for total, seat in zip(totals, chiefs, strict=True)]
            rows = [[entries[row] if row < len(entries) else None for entries in columns] for row in range(max(map(len, columns)))]
            hands.append({"rows": rows, "below": [plain(points) for points in below], "totals": [plain(total) for total in totals]})
        several = {SUIT: " ".join(SIGNS[suit.letter] for suit in game.pack.suits), RANK: "K Q C J"}
        return {
            "columns": [list(sorted(side)) for side in sides], "below": title, "hands": hands, "source": self.source,
            "marks": [{"mark": several.get(mark, mark), "words": words} for _, mark, words in self.marks],
        }
