"""The Fool: what it may do in a trick and where it ends (atlas of play, section on the Fool)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fool:
    """An Excuse: played in place of any card, it neither wins nor loses.

    `exchange` says whether another card is given for it; `covered` that it goes straight to its holder's own pile
    and never lies in the trick; `lead` when it may be led ("last card": only as the holder's last card, and then
    the next card sets the suit; "free": at any time). `trickless` says who has it when its side wins no trick:
    "trick's winner" or "other side".
    """

    exchange: bool = False
    covered: bool = True
    lead: str = "last card"
    trickless: str = "trick's winner"
    source: str = ""

    def words(self, name: str) -> str:
        """The rule in sentences, with the game's own name of the Fool."""
        said = [f"The {name} may be played to any trick in place of following suit or trumping; it cannot win."]
        if self.covered:
            said.append("Its holder shows it and lays it in his own pile, so the trick holds one card fewer.")
        if not self.exchange:
            said.append("No other card is given for it.")
        if self.lead == "last card":
            said.append("It is never led, except as its holder's last card; then the second player's card sets the suit.")
        else:
            said.append("When it is led the next card sets the suit.")
        fate = "whoever won the trick it was played to" if self.trickless == "trick's winner" else "the other side"
        said.append(f"While its holder's side has no trick it lies face up; if that side never wins one, it goes to {fate}.")
        return " ".join(said)
