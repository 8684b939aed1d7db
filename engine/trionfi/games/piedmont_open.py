"""What the book leaves open in several games of Piedmont, Savoy and Nice alike (Dummett and McLeod 2004, chapter 8), and what all take
from the rules of every tarot game (chapter 1)."""

from trionfi.game.edits import Add, Drop, Edit, Put
from trionfi.game.options import Option, Value
from trionfi.phases.discard_rules import LostDiscard
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Trickless
from trionfi.words import Message, Term, Words

GENERAL, USUAL = "004, chapter 8, general rules", "004, chapter 1"

ALL_KINGS = "courts - queens - cavaliers - jacks"
FOLLOW = Follow(source=USUAL)


def kept_apart(source: str) -> Fool:
    """The Fool for which no card is given: only a side without a trick loses it."""
    return Fool(exchange=Exchange.NEVER, covered=False, lead=Leading.FREE, trickless=Trickless.TRICK_WINNER,
                source=f"{source}; {USUAL}; that it may be led is ours")


def led(fool: str) -> Option:
    """Whether a Fool of that name may be led."""
    return Option(f"{fool.lower()}-led", Message("May the {fool} be led?", fool=Term(fool)), (
        Value("yes", "yes; the next card then sets the suit", "004, 8.35, of Pinerolo and Turin; here it is ours"),
        Value("last-card", "no, except as a last card", "ours", (Put("fool.lead", Leading.LAST_CARD),)),
    ))


DEALERS: tuple[Words, Words] = ("What becomes of the discard if the dealer wins no trick?", "it counts for him all the same")
SIDES: tuple[Words, Words] = ("What becomes of the discard if the dealer's side wins no trick?", "it counts for his side all the same")


def lost_discard(words: tuple[Words, Words], where: str, *edits: Edit) -> Option:
    """What becomes of the discard of a dealer or side without a trick, in these words; `edits` go with its loss."""
    asked, kept = words
    return Option("lost-discard", asked, (
        Value("kept", kept, f"ours: not stated in 004, {where}"),
        Value("last-trick", "it goes to the winner of the last trick", f"{GENERAL}, of PE and RI", (
            Add("course:discard.rules", LostDiscard()), *edits)),
    ))


def thrown_in(question: Words, yes: Words) -> Option:
    """Whether the deal may be thrown in after the first packet."""
    return Option("throw-in", question, (
        Value("yes", yes, GENERAL), Value("no", "no", "ours", (Drop("speaking-first-packet"),)),
    ))
