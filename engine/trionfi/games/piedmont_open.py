"""What the book leaves open in several games of Piedmont, Savoy and Nice alike (Dummett and McLeod 2004, chapter 8), and what all take
from the rules of every tarot game (chapter 1)."""

from trionfi.game.edits import Add, Drop, Edit, Put
from trionfi.game.options import Option, Value
from trionfi.phases.discard_rules import LostDiscard
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Trickless

GENERAL, USUAL = "004, chapter 8, general rules", "004, chapter 1"

ALL_KINGS = "courts - queens - cavaliers - jacks"
FOLLOW = Follow(source=USUAL)


def kept_apart(source: str) -> Fool:
    """The Fool for which no card is given: only a side without a trick loses it."""
    return Fool(exchange=Exchange.NEVER, covered=False, lead=Leading.FREE, trickless=Trickless.TRICK_WINNER,
                source=f"{source}; {USUAL}; that it may be led is ours")


def led(fool: str) -> Option:
    """Whether a Fool of that name may be led."""
    return Option(f"{fool.lower()}-led", f"May the {fool} be led?", (
        Value("yes", "yes; the next card then sets the suit", "004, 8.35, of Pinerolo and Turin; here it is ours"),
        Value("last-card", "no, except as a last card", "ours", (Put("fool.lead", Leading.LAST_CARD),)),
    ))


def lost_discard(who: str, whose: str, where: str, *edits: Edit) -> Option:
    """What becomes of the discard of a dealer or side without a trick; `edits` go with its loss."""
    return Option("lost-discard", f"What becomes of the discard if {who} wins no trick?", (
        Value("kept", f"it counts for {whose} all the same", f"ours: not stated in 004, {where}"),
        Value("last-trick", "it goes to the winner of the last trick", f"{GENERAL}, of PE and RI", (
            Add("course:discard.rules", LostDiscard()), *edits)),
    ))


def thrown_in(question: str, yes: str) -> Option:
    """Whether the deal may be thrown in after the first packet."""
    return Option("throw-in", question, (
        Value("yes", yes, GENERAL), Value("no", "no", "ours", (Drop("speaking after the first packet"),)),
    ))
