"""Asking for cards: the declarer names cards that he lacks, and gives others for them."""

from collections.abc import Iterable
from dataclasses import dataclass

from trionfi.cards import bits
from trionfi.chance import Chance
from trionfi.phases.base import Action, Choice, Step
from trionfi.phases.table import Table


@dataclass(frozen=True, kw_only=True)
class Ask(Step):
    """The declarer lays so many cards face down (`number` by the word of the contract) and names as many that he
    neither holds nor has laid away; each holder gives the card and takes one of those laid down, unseen.

    `which` are the cards that may be asked for. One in another's discard is given from there, and a card laid down
    takes its place. The cards laid down go to the holders in the order in which the cards were named.
    """

    number: tuple[tuple[str, int], ...]
    which: str = "all"

    def begin(self, table: Table) -> None:
        """Ask the declarer for the cards that he gives."""
        table.set("said", [])
        count = dict(self.number).get(table.contract.bid, 0)
        table.set("turn", table.contract.declarer if count else None)

    def _count(self, table: Table) -> int:
        return dict(self.number)[table.contract.bid]

    def actions(self, table: Table) -> Choice:
        """First the cards to give, then the cards to ask for."""
        pack, seat, count = table.pack, table.turn, self._count(table)
        own: int = table.hands[seat]  # type: ignore[index]
        giving = "asked" not in table.piles
        discard = table.piles.get(f"discard {seat}", 0)
        allowed = own if giving else pack.select(self.which) & ~own & ~discard & ~table.piles["asked"]
        barred = pack.all & ~allowed
        reasons = {text: "it is in your own hand or discard" if (own | discard) & 1 << pack.index[text] else "it may not be asked for"
                   for text in pack.unmask(barred)} if not giving else {}

        def sample(chance: Chance) -> Iterable[str]:
            return [pack.texts[number] for number in chance.sample(bits(allowed), count)]

        return Choice("give" if giving else "ask", count, pack.unmask(allowed), reasons, lambda chosen: None, sample, pack.sort)

    def why_not(self, table: Table, action: Action) -> str:
        """The rule that a set breaks."""
        choice = self.actions(table)
        if action.verb != choice.verb:
            return f"'{action}' is not possible now: {choice.verb}, then {choice.count} cards"
        return choice.check(action.cards) or ""

    def apply(self, table: Table, action: Action) -> None:
        """Lay the cards down, or name the cards and exchange them."""
        seat: int = table.turn  # type: ignore[assignment]
        cards = table.pack.mask(action.cards)
        if action.verb == "give":
            table.put(table.hands, seat, table.hands[seat] & ~cards)
            table.new(table.piles, "asked", cards)
            table.tell("lay down", seat, cards, f"hand {seat}", "asked", 1 << seat)
            return
        table.tell("say", seat, word="asks for " + " ".join(action.cards))
        for number in bits(cards):
            self._exchange(table, seat, 1 << number)
        table.set("turn", None)

    def _exchange(self, table: Table, seat: int, card: int) -> None:
        given = table.piles["asked"] & -table.piles["asked"]
        table.put(table.piles, "asked", table.piles["asked"] & ~given)
        holder = next((other for other in range(table.players) if table.hands[other] & card), None)
        if holder is not None:
            table.put(table.hands, holder, table.hands[holder] & ~card | given)
            source = f"hand {holder}"
        else:
            source, pile = next((name, pile) for name, pile in table.piles.items() if pile & card)
            holder = int(source.split()[1])
            table.put(table.piles, source, pile & ~card | given)
        table.put(table.hands, seat, table.hands[seat] | card)
        table.tell("give", holder, card, source, f"hand {seat}")
        table.tell("get", holder, given, "asked", source, 1 << holder | 1 << seat)

    def words(self, game) -> str:
        """The rule in sentences."""
        numbers = ", ".join(f"{count} {word}" for word, count in self.number if count)
        return (f"The {game.term('declarer')} lays down cards of his own, face down, and names as many that he neither holds nor has laid "
                f"away ({numbers}): each holder gives the card and takes one of those laid down.")
