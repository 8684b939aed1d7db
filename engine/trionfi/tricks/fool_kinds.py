"""What may be chosen of a Fool: when another card is given for it, whose tricks save it, when it is led, who has it in the end."""

from enum import StrEnum


class Exchange(StrEnum):
    """When another card is given for the Fool to a winner of the other side: never; at once (or as soon as its holder's side has a
    trick), any card, or an empty one if there is one; when the play is over; then, and its holder chooses the card whatever it is worth;
    or an empty card at once, and where there is none a chosen one when the play is over. Where any card may be given and nobody is asked,
    it is one that counts least."""

    NEVER = ""
    WHEN_ABLE = "when able"
    EMPTY = "empty when able"
    AT_END = "at the end"
    CHOSEN = "chosen at the end"
    EMPTY_OR_CHOSEN = "empty when able, or chosen at the end"

    @property
    def early(self) -> bool:
        """Whether a card is given while the play lasts."""
        return self in (Exchange.WHEN_ABLE, Exchange.EMPTY, Exchange.EMPTY_OR_CHOSEN)

    @property
    def free(self) -> bool:
        """Whether its holder chooses the card that is given when the play is over."""
        return self in (Exchange.CHOSEN, Exchange.EMPTY_OR_CHOSEN)


class Saves(StrEnum):
    """Whose tricks pay for the Fool and save it: those of its holder's side, only his own, or those that the side wins after the trick of
    the Fool, or in that one."""

    SIDE = "side"
    PLAYER = "player"
    LATER = "side, later"


class Leading(StrEnum):
    """When the Fool may be led: only as its holder's last card; at any time; or while, for all he knows, another may still hold a
    trump, and the others must then play trumps; or at any time, and its holder names the suit (a rule of the play)."""

    LAST_CARD = "last card"
    FREE = "free"
    TRUMPS_OUT = "with trumps out"
    NAMES = "naming a suit"


class Trickless(StrEnum):
    """Who has the Fool when its side wins no trick: whoever won the trick it was played to, the same but for the last trick, where
    its holder keeps it, the other side, its holder if he is an opponent of the declarer, its holder in any case, or the winner of the last
    trick, unless its holder is the dealer."""

    TRICK_WINNER = "trick's winner"
    KEPT_LAST = "trick's winner, but kept in the last trick"
    OTHER_SIDE = "other side"
    OPPONENTS = "kept by opponents"
    KEPT = "kept"
    NOT_DEALER = "last trick's winner, but kept by the dealer"
