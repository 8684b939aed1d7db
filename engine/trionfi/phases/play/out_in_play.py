"""Going out in the midst of the play, on all that one has by then."""

from functools import lru_cache
from typing import ClassVar

from trionfi.counting import Points
from trionfi.melds import among_won
from trionfi.phases.declare import table_of
from trionfi.phases.rule import PlayRule, Then
from trionfi.settlement.played import declared
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True)
class OutInPlay(PlayRule):
    """A player whose total, with what he has declared, the card points of his tricks and discards and the combinations among them, comes to
    that of the match may say the `word` on his turn: the hand is over and counts as far as it has gone."""

    word: str
    gloss: Words
    source: str = ""

    key: ClassVar[str] = "out-in-play"

    def _reached(self, table: Table, seat: int) -> bool:
        game = table.game
        goal = game.match.goal
        if not goal or not (table.declared or table.tricks):
            return False
        made, had = self.declared(table, seat), table.standing.totals[seat]
        if had + game.payments.recorded_as(made + _all_cards(game)) < goal:
            return False
        if any(trick.winner == seat for trick in table.tricks):
            pile = table.won[seat] | table.piles.get(f"discard {seat}", 0)
            made += game.counting.points(table.pack, pile) + among_won(table.pack, pile, table_of(game)).value
        return bool(made) and had + game.payments.recorded_as(made) >= goal

    def declared(self, table: Table, seat: int) -> Points:
        """What a seat's declarations count for it."""
        return sum(value for _, value in declared(table, seat))

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """Saying it."""
        return (Action(self.word),) if self._reached(table, seat) else ()

    def owns(self, action: Action) -> bool:
        """The word."""
        return action.verb == self.word

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """The hand ends."""
        table.tell("say", seat, word=action.verb)
        table.set("turn", None)
        table.set("ending", Ending("claimed", table.next_dealer))
        table.tell("end", seat, word="claimed")
        return Then()

    def explain(self, game: Rules, action: Action) -> Words:
        """What it means."""
        return self.gloss

    def advice(self, action: Action) -> Advice:
        """The match is won."""
        return Advice.WINS

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("A player who comes to the total of the match with what he has declared and what he has won so far may say {word} "
                       "({gloss}) on his turn: that ends the hand and the match.", word=self.word, gloss=self.gloss)


@dataclass(frozen=True)
class OutWithoutExtra(OutInPlay):
    """A player who comes to the total of the match may say the `word` on his turn. But the dealer had the extra cards in his hand when he
    declared, and what he declared counts for him only when the hand has been played to its end."""

    def declared(self, table: Table, seat: int) -> Points:
        return 0 if seat == table.dealer else super().declared(table, seat)

    def words(self, game: Rules) -> Words:
        return Text(super().words(game), Message("The {dealer}'s declarations, made with the extra cards, do not count for this.",
                                                 dealer=game.term("dealer")))


@lru_cache(maxsize=64)
def _all_cards(game: Rules) -> Points:
    """What all cards of the pack would bring together: more than a pile can."""
    return game.card_points[1] + among_won(game.pack, game.pack.all, table_of(game)).value
