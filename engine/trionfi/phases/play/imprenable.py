"""The Petit that cannot be taken (imprenable), because it is the only trump of the hand that was dealt it."""

from typing import ClassVar

from trionfi.phases.next_deal import passed_on
from trionfi.phases.play import fool
from trionfi.phases.rule import PlayRule
from trionfi.state.actions import Action
from trionfi.state.ending import Ending
from trionfi.state.notes import UNTAKEN
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, replace
from trionfi.words import Message, Text, Words

SUSTAIN, WITHDRAW, SUSTAINED = "maintain", "withdraw", "the bid is maintained"


@dataclass(frozen=True)
class Imprenable(PlayRule):
    """Whoever was dealt `card` and none of `lacks` takes it back when another side wins the trick it was played to, and gives another
    card for it as for the Fool. He says `word` as soon as there is a bid, and its maker may then withdraw it (`first`); otherwise just
    before he plays it."""

    card: str
    lacks: str
    word: str = "imprenable"
    first: bool = True
    source: str = ""

    key: ClassVar[str] = "imprenable"

    def holder(self, table: Table) -> int | None:
        """The seat that was dealt such a hand, unless it has taken the talon into it."""
        card, barred = table.pack.mask((self.card,)), table.pack.select(self.lacks)
        dealt = table.again or [sum(1 << number for number in cards) for cards in table.deal.hands]
        for seat, held in enumerate(dealt):
            if held & card and not held & barred:
                return None if self._taken(table, seat) else seat
        return None

    def _taken(self, table: Table, seat: int) -> bool:
        """Whether the seat has taken the talon, or is about to."""
        return table.contract.declarer == seat and table.contract.talon == "take"

    def declared(self, table: Table, bidder: int) -> bool:
        """At the first bid: its holder says so; whether the bidder must now say if he maintains his bid."""
        if not self.first or table.announced(self.word) is not None:
            return False
        holder = self.holder(table)
        if holder is None or holder == bidder:
            return False
        self._say(table, holder)
        return True

    def asks_bidder(self, table: Table) -> bool:
        """Whether a bidder has still to say it."""
        return self.first and table.announced(self.word) not in (None, table.contract.declarer) and table.announced(SUSTAINED) is None

    def answers(self) -> tuple[Action, ...]:
        """What he may say."""
        return Action(SUSTAIN), Action(WITHDRAW)

    def answered(self, table: Table, action: Action) -> bool:
        """He says it; whether the bidding goes on."""
        seat = table.in_turn
        table.tell("say", seat, word=action.verb)
        if action.verb == SUSTAIN:
            table.set("contract", replace(table.contract, announced=(*table.contract.announced, (SUSTAINED, seat))))
            return True
        table.set("turn", None)
        table.set("ending", Ending("abandoned", passed_on(table)))
        table.tell("end", seat, word="annulled")
        return False

    def _say(self, table: Table, holder: int) -> None:
        table.tell("say", holder, word=self.word)
        table.set("contract", replace(table.contract, announced=(*table.contract.announced, (self.word, holder))))

    def spent(self, table: Table) -> bool:
        """No seat was dealt such a hand, or the card was won and nothing is owed for it."""
        holder, card = self.holder(table), table.pack.mask((self.card,))
        if holder is None:
            return True
        return bool(sum(table.won) & card) and not table.debts and not UNTAKEN.of(table)

    def before_card(self, table: Table, seat: int, number: int) -> None:
        """Before the card is seen its holder says so, where he has not yet."""
        if number == table.pack.index[self.card] and not self.first and self.holder(table) == seat:
            self._say(table, seat)

    def after_trick(self, table: Table, trick: Trick) -> None:
        """After a trick with the card in it that another side has won: it goes back, and another is owed for it."""
        holder = table.announced(self.word)
        if holder is None or self._taken(table, holder):
            return
        card = table.pack.mask((self.card,))
        if (holder, table.pack.index[self.card]) in trick.plays and trick.winner not in fool.owners(table, holder):
            table.put(table.won, trick.winner, table.won[trick.winner] & ~card)
            table.put(table.won, holder, table.won[holder] | card)
            UNTAKEN.keep(table, card)
            table.tell("recover", holder, card, f"won {trick.winner}", f"won {holder}")
            table.add(table.debts, (holder, trick.winner))
        if table.debts:
            fool.settle(table, table.game.fool.exchange.free)

    def end(self, table: Table) -> None:
        """A side that has nothing to give for it cannot keep it."""
        card = UNTAKEN.of(table)
        holder, winner = next(((holder, winner) for holder, winner in table.debts if winner >= 0 and table.won[holder] & card), (0, -1))
        if card and winner >= 0 and not any(trick.winner in fool.owners(table, holder) for trick in table.tricks):
            table.put(table.won, holder, table.won[holder] & ~card)
            table.put(table.won, winner, table.won[winner] | card)
            UNTAKEN.keep(table, 0)
            table.tell("give", holder, card, f"won {holder}", f"won {winner}")

    def words(self, game: Rules) -> Words:
        """What becomes of the card."""
        name = game.set_words(self.card)
        before = Message("A player dealt {card} and no other card among {cards} says so ({word}) just before he plays {card}.", card=name,
                         cards=game.set_words(self.lacks), word=self.word)
        return Text(
            "" if self.first else before,
            Message("When {card} is {word} and another side wins the trick it is played to, its holder takes it back and gives another "
                    "card for it as soon as his side has a trick (in the program one that counts least); a side without a trick loses it. "
                    "In the last trick it then counts for nobody.", card=name, word=self.word))

    def bidding(self, game: Rules) -> Words:
        """What it means for the bids."""
        if not self.first:
            return ""
        return Message("A player dealt {card} and no other card among {others} says {word} as soon as there is a bid; its maker may then "
                       "withdraw it, and the deal is annulled.", card=game.set_words(self.card), others=game.set_words(self.lacks),
                       word=self.word)


