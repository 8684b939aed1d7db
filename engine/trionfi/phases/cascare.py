"""Play in which a player without trumps may lay his hand down (cascare): the winner of each later trick takes a card out of it."""

from dataclasses import dataclass

from trionfi.cards import bits
from trionfi.phases import fool_play, forced
from trionfi.phases.play import Play
from trionfi.state.actions import Action
from trionfi.state.table import Table

FALL, PICK = "cascare", "pick"


@dataclass(frozen=True, kw_only=True)
class FallingPlay(Play):
    """A player who has to follow and holds no trump may lay his hand face up instead of playing. He wins no more tricks and
    plays no more: when the others have played, whoever is winning the trick picks for him a card that he might have played.
    At least two players stay in the play."""

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The cards that may be picked for a hand that lies open, or what may be played, and laying the hand down."""
        lying = self._lying(table)
        if lying is not None:
            return tuple(Action(PICK, (table.pack.texts[number],)) for number in bits(self._fitting(table, lying)))
        found = super().actions(table)
        return (*found, Action(FALL)) if self._may_fall(table) else found

    def allows(self, table: Table, action: Action) -> bool:
        """Whether the card may be played or picked, or the hand laid down."""
        if action.verb in (FALL, PICK) or self._lying(table) is not None:
            return action in self.actions(table)
        return super().allows(table, action)

    def refusals(self, table: Table) -> dict[str, str]:
        """For each card of the seat in turn that may not be played the rule against it."""
        if self._lying(table) is None:
            return super().refusals(table)
        own = table.pack.unmask(table.hands[table.turn])  # type: ignore[index]
        return dict.fromkeys(own, "pick a card of the hand that lies open first")

    def _may_fall(self, table: Table) -> bool:
        hand: int = table.hands[table.turn]  # type: ignore[index]
        return bool(table.plays and hand) and not hand & table.pack.trump_mask and len(table.fallen) < table.players - 2

    def _lying(self, table: Table) -> int | None:
        """The open hand out of which a card must now be picked: those who play have all played."""
        played = [seat for seat, _ in table.plays]
        if not table.fallen or not played or any(seat not in played for seat in range(table.players) if seat not in table.fallen):
            return None
        return next((seat for seat in table.seats_from(played[0]) if seat not in played), None)

    def _fitting(self, table: Table, seat: int) -> int:
        hand = table.hands[seat]
        return forced.card(table, hand) or table.game.follow.legal(table.pack, table.game.fool, hand, table.led, table.best)

    def _beside(self, table: Table, seat: int, action: Action) -> None:
        if action.verb == FALL:
            table.set("fallen", (*table.fallen, seat))
            table.tell("say", seat, word=FALL)
            table.tell("show", seat, table.hands[seat], f"hand {seat}", f"hand {seat}", word="his hand")
            self._go_on(table, seat)
        elif action.verb == PICK:
            self._picked(table, self._lying(table), table.pack.index[action.cards[0]])  # type: ignore[arg-type]
        else:
            super()._beside(table, seat, action)

    def _picked(self, table: Table, seat: int, number: int) -> None:
        """A card of an open hand joins the trick and cannot win it."""
        card = 1 << number
        table.put(table.hands, seat, table.hands[seat] ^ card)
        table.add(table.plays, (seat, number))
        if table.pack.fool_mask & card:
            fool_play.play(table, seat, card)
        else:
            table.tell("play", seat, card, f"hand {seat}", "trick")
        self._go_on(table, seat)

    def _go_on(self, table: Table, seat: int) -> None:
        """Ask the next who plays, then the one who is winning to pick, then gather."""
        if not table.fallen:
            super()._go_on(table, seat)
            return
        played = [player for player, _ in table.plays]
        order = [player for player in table.seats_from(played[0]) if player not in played and player not in table.fallen]
        if order:
            table.set("turn", order[0])
        elif len(played) < table.players:
            table.set("turn", table.best_seat)
        else:
            self._gather(table)

    def label(self, game, action: Action) -> str:
        """Buttons."""
        return "Pick" if action.verb == PICK else super().label(game, action)

    def explain(self, game, action: Action) -> str:
        """What the actions mean."""
        known = {FALL: "lay your hand face up and play no more", PICK: "out of the hand that lies open"}
        return known.get(action.verb) or super().explain(game, action)

    def words(self, game) -> str:
        """The rule in sentences."""
        return (f"{super().words(game)} A player who must follow and has no trump left may lay his hand face up ({FALL}). He wins no trick "
                "from then on and plays no more: when the others have played, whoever is winning the trick picks a card that he might "
                "have played. At most two may do so.")
