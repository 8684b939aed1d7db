"""The Fool's rule in sentences."""

from collections.abc import Sequence
from typing import Protocol

from trionfi.tricks.fool_kinds import Exchange, Leading, Saves, Trickless
from trionfi.words import Message, Text, Words


class Rule(Protocol):
    """What a game adds, which has its place among the sentences."""

    @property
    def told(self) -> int:
        """The place."""

    def words(self, name: str) -> Words:
        """The sentences."""


class Excuse(Protocol):
    """What is told of a Fool."""

    @property
    def exchange(self) -> Exchange:
        """When another card is given for it."""

    @property
    def by(self) -> Saves:
        """Whose tricks save it."""

    @property
    def covered(self) -> bool:
        """Whether it never lies in the trick."""

    @property
    def lead(self) -> Leading:
        """When it may be led."""

    @property
    def trickless(self) -> Trickless:
        """Who has it when its side wins no trick."""

    @property
    def barred_last(self) -> int:
        """To how many last tricks it may not be played."""

    @property
    def rules(self) -> Sequence[Rule]:
        """What the game adds."""


HIS_OWN: dict[Trickless, Words] = {
    Trickless.OTHER_SIDE:
        "While its holder has no trick it lies face up; if he never wins one, it goes to the other side.",
    Trickless.OPPONENTS:
        "While its holder has no trick it lies face up; if he never wins one, it goes to the other side, but the "
        "opponents of the highest bidder keep theirs even then.",
    Trickless.NOT_DEALER:
        "While its holder has no trick it lies face up; if he never wins one, it goes to the winner of the last "
        "trick, but a dealer keeps it even then.",
    Trickless.KEPT:
        "While its holder has no trick it lies face up; if he never wins one, it stays with its holder all the "
        "same, and counts for him.",
}
HIS_LOST: Words = "While its holder has no trick it lies face up; if he never wins one, it goes to whoever won the trick it was played to."
OF_HIS_SIDE: dict[Trickless, Words] = {
    Trickless.OTHER_SIDE:
        "While its holder's side has no trick it lies face up; if that side never wins one, it goes to the other side.",
    Trickless.OPPONENTS:
        "While its holder's side has no trick it lies face up; if that side never wins one, it goes to the other "
        "side, but the opponents of the highest bidder keep theirs even then.",
    Trickless.NOT_DEALER:
        "While its holder's side has no trick it lies face up; if that side never wins one, it goes to the "
        "winner of the last trick, but a dealer keeps it even then.",
    Trickless.KEPT:
        "While its holder's side has no trick it lies face up; if that side never wins one, it stays with its "
        "holder all the same, and counts for him.",
}
SIDE_LOST: Words = ("While its holder's side has no trick it lies face up; if that side never wins one, it goes to whoever won the trick "
                    "it was played to.")
KEPT_IN_LAST: Words = "Played to the last trick it stays with its holder, even if he has won none."
OTHERS_TRUMP: Words = "It may be led as long as another player may still have a trump; the others must then play trumps if they can."


class FoolWords:
    """The rule of one game's Fool, part by part, with that game's own `name` of it; `alone` says that each plays for himself, so that
    nobody's side is more than he."""

    def __init__(self, fool: Excuse, name: str, alone: bool):
        self.fool, self.name = fool, name
        self.own = alone or fool.by == Saves.PLAYER

    def said(self) -> Words:
        """All of it."""
        rules = sorted(self.fool.rules, key=lambda rule: rule.told)
        return Text(
            Message("The {fool} may be played to any trick in place of following suit or trumping; it does not win.", fool=self.name),
            self._laid(), self._exchanged(), self._chosen(), self._led(), *[rule.words(self.name) for rule in rules], *self._ends())

    def _laid(self) -> Words:
        if self.fool.covered:
            return "Its holder shows it and lays it in his own pile, so the trick holds one card fewer."
        if self.own:
            return "Its holder takes it back into his own tricks."
        return "Its holder takes it back into the tricks of his side."

    def _exchanged(self) -> Words:
        if not self.fool.exchange:
            return "No other card is given for it."
        if not self.fool.exchange.early:
            return ("If another won the trick, he receives another card for it when the play is over." if self.own else
                    "If the other side won the trick, its winner receives another card for it when the play is over.")
        if self.fool.exchange == Exchange.WHEN_ABLE:
            return ("If another won the trick, he receives another card for it as soon as the holder has a trick to take it from."
                    if self.own else
                    "If the other side won the trick, its winner receives another card for it as soon as the holder's side has a trick to "
                    "take it from.")
        if self.own:
            return ("If another won the trick, he receives another card for it, an empty one if there is one, as soon as the holder has a "
                    "trick to take it from.")
        return ("If the other side won the trick, its winner receives another card for it, an empty one if there is one, as soon as the "
                "holder's side has a trick to take it from.")

    def _chosen(self) -> Words:
        if self.fool.exchange in (Exchange.WHEN_ABLE, Exchange.AT_END):
            return ("Its holder chooses that card among those that he himself has won; the program gives one that counts least."
                    if self.own else
                    "Its holder chooses that card among those that his side has won; the program gives one that counts least.")
        if not self.fool.exchange.free:
            return ""
        if self.fool.exchange.early:
            return ("While the play lasts only an empty card is given; when it is over and there was none, its holder chooses one that "
                    "counts.")
        if self.fool.by == Saves.LATER:
            return (Message("Its holder chooses that card freely out of the tricks that he has won after that of the {fool}.",
                            fool=self.name) if self.own else
                    Message("Its holder chooses that card freely out of the tricks that his side has won after that of the {fool}.",
                            fool=self.name))
        if self.own:
            return "Its holder chooses that card freely among those that he himself has won."
        return "Its holder chooses that card freely among those that his side has won."

    def _led(self) -> Words:
        lead, barred = self.fool.lead, self.fool.barred_last
        if lead == Leading.LAST_CARD:
            return "It is never led." if barred else \
                "It is never led, except as its holder's last card; then the second player's card sets the suit."
        if lead == Leading.FREE:
            return "It may be led; the next card then sets the suit."
        if lead == Leading.NAMES:
            return "It may be led; its holder then names a suit. Led as a last card it names none: the second card sets the suit."
        if barred:
            return OTHERS_TRUMP
        return Text(OTHERS_TRUMP, "As a last card it may be led in any case, and where nobody has a trump the second card sets the suit.")

    def _ends(self) -> tuple[Words, ...]:
        if self.fool.by == Saves.LATER:
            lost = (Message("If he wins neither the trick of the {fool} nor one after it, the {fool} goes to whoever won its trick.",
                            fool=self.name) if self.own else
                    Message("If his side wins neither the trick of the {fool} nor one after it, the {fool} goes to whoever won its trick.",
                            fool=self.name))
            return (lost,) if self.fool.exchange.free else (
                Message("That card comes out of tricks that his side has won after the trick of the {fool}.", fool=self.name), lost)
        fates, usual = (HIS_OWN, HIS_LOST) if self.own else (OF_HIS_SIDE, SIDE_LOST)
        fate = fates.get(self.fool.trickless, usual)
        return (fate, KEPT_IN_LAST) if self.fool.trickless == Trickless.KEPT_LAST else (fate,)
