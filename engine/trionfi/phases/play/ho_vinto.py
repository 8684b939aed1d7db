"""Claiming the rubber in the midst of a hand (Dummett and McLeod 2004, 11.7, 11.8)."""

from trionfi.phases.play.going_out import GoingOut
from trionfi.phases.rule import Then
from trionfi.settlement.played import points_so_far, reached
from trionfi.state.actions import Action
from trionfi.state.ending import Ending
from trionfi.state.notes import PLAYS_ON
from trionfi.state.rules import Rules
from trionfi.state.spoken import Claimed
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class HoVinto(GoingOut):
    """A player who believes that he has the total of the match, with what he has declared and won so far, says so: right or wrong, the
    rubber is over. In a later hand than the first he may say instead that he plays on; who is right may then win double."""

    word: str = "ho vinto"
    gloss: Words = "I have won the rubber"
    plays_on: str = "ho vinto, e gioco"

    def open(self, table: Table, seat: int) -> bool:
        """Anybody who has declared or won something, as long as nobody has claimed."""
        made = any(trick.winner == seat for trick in table.tricks) or any(entry.seat == seat for entry in table.declared)
        return made and not table.claims

    def owns(self, action: Action) -> bool:
        """Both wordings."""
        return action.verb == "say" and action.word in (self.word, self.plays_on)

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """The words, where the seat may say them."""
        if not self.open(table, seat):
            return ()
        later = (Action("say", (), self.plays_on),) if table.standing.played else ()
        return Action("say", (), self.word), *later

    def explain(self, game: Rules, action: Action) -> Words:
        """What the words mean."""
        if action.word == self.word:
            return self.gloss
        return Message("{won}, and play on to make as much in this hand alone", won=self.gloss)

    def sure(self, view: View) -> bool:
        """Whether his own tricks and declarations are enough."""
        mine = frozenset((f"won {view.seat}",))
        pile = sum(1 << number for number, places in view.where.items() if places == mine)
        declared = tuple(entry.declaration for entry in view.declared if entry.seat == view.seat and entry.declaration is not None)
        return view.standing.totals[view.seat] + points_so_far(view.game, pile, declared) >= view.game.match.goal

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """The rubber is over, unless he is right and plays on."""
        right = reached(table, seat) >= table.game.match.goal
        table.add(table.claims, Claimed(seat, right))
        table.tell("say", seat, word=action.word)
        if right and action.word == self.plays_on:
            PLAYS_ON.keep(table, seat)
            return Then()
        table.set("turn", None)
        table.set("ending", Ending("out", table.next_dealer))
        table.tell("end", seat, word="out")
        return Then()

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        if game.players == (2,):
            return Message("A player may say \"{word}\" ({gloss}) at any time. If what he had before, has declared and has won so far "
                           "comes to the total of the match, he has won, whatever the other has; if not, the other wins. After the first "
                           "hand he may say that he plays on: if he makes the total in that hand alone he is paid double, but if the "
                           "other has more at its end, the other wins.", word=self.word, gloss=self.gloss)
        return Message("A player may say \"{word}\" ({gloss}) at any time. If what he had before, has declared and has won so far comes to "
                       "the total of the match, he has won, whatever the others have; if not, the other wins, of two the one with more. "
                       "After the first hand he may say that he plays on: if he makes the total in that hand alone he is paid double, but "
                       "if at its end another has more, that player wins.", word=self.word, gloss=self.gloss)
