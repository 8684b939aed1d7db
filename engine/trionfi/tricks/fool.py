"""The Fool: what it may do in a trick and where it ends (atlas of play, section on the Fool)."""

from enum import StrEnum
from functools import cached_property

from trionfi.values import dataclass
from trionfi.vocabulary import Checked


class BonusTrick(StrEnum):
    """In which trick a bonus for the last one is earned when the Fool has won the last of a slam."""

    BEFORE = "the trick before"
    EITHER = "that trick or the one before"


class Exchange(StrEnum):
    """When another card is given for the Fool to a winner of the other side: never, at once (or as soon as its holder's side
    has a trick), or when the play is over."""

    NEVER = ""
    WHEN_ABLE = "when able"
    AT_END = "at the end"


class Saves(StrEnum):
    """Whose tricks pay for the Fool and save it: those of its holder's side, or only his own."""

    SIDE = "side"
    PLAYER = "player"


class Leading(StrEnum):
    """When the Fool may be led: only as its holder's last card, at any time, or while, for all he knows, another may still hold a
    trump."""

    LAST_CARD = "last card"
    FREE = "free"
    TRUMPS_OUT = "with trumps out"


class Trickless(StrEnum):
    """Who has the Fool when its side wins no trick: the winner of the trick to which it was played, the other side, its holder if he
    is an opponent of the declarer, or its holder in any case."""

    TRICK_WINNER = "trick's winner"
    OTHER_SIDE = "other side"
    OPPONENTS = "kept by opponents"
    KEPT = "kept"


@dataclass(frozen=True)
class Fool(Checked):
    """An Excuse: played in place of any card, it neither wins nor loses.

    `exchange` says when another card is given for it to a winner of the other side: "" (never), "when able" (at
    once, or as soon as its holder's side has a trick) or "at the end"; `by` whose tricks pay and save it, the
    "side" or the "player"; with `free` its holder chooses the card when the play is over, whatever it is worth (one given "when
    able" is an empty one until then). `covered` that it goes straight to its holder's own pile and never lies in the trick;
    `lead` when it may be led ("last card": only as the holder's last card; "free"; the next card then sets the
    suit). In the last `lost_last` tricks it goes to the winner of the trick; with `slam` it wins the last trick for
    a side that has won all others (only for a player who has bid or announced `slam_after`, where that is said, and for no side that
    has announced `slam_unless`), and after a slam of
    `slam_spares`, as (word, tricks), also for one that has not lost more than so many,
    and `kept_after` is an announcement that binds the declarer to keep it for that. `bonus` says in which trick a bonus for a
    card in the last one is earned after such a slam.
    `trickless` says who has it when its side wins no trick: "trick's winner", "other side", "kept by opponents"
    (of the declarer; his own goes to the other side) or "kept".

    `lead` "with trumps out" lets it be led while, for all its holder knows, another may still hold a trump; with
    `draws_trumps` the others must then play trumps. With `forced` a holder without trumps must play it as soon as a
    plain suit is led that he lacks. It may not be played to the last `barred_last` tricks: who still has it goes with it
    to the trick before these, and if he should lead there the next player leads instead. With `later` only tricks that come after its
    own save it and pay for it, unless his side won that one. With `kept_last` one that is played to the last trick stays with its
    holder, whether or not his side has won a trick.
    """

    exchange: Exchange = Exchange.NEVER
    by: Saves = Saves.SIDE
    free: bool = False
    covered: bool = True
    lead: Leading = Leading.LAST_CARD
    lost_last: int = 0
    slam: bool = False
    slam_after: str = ""
    slam_unless: str = ""
    slam_spares: tuple[tuple[str, int], ...] = ()
    kept_after: str = ""
    bonus: BonusTrick = BonusTrick.BEFORE
    trickless: Trickless = Trickless.TRICK_WINNER
    forced: bool = False
    barred_last: int = 0
    draws_trumps: bool = False
    later: bool = False
    kept_last: bool = False
    source: str = ""

    @cached_property
    def bounded(self) -> bool:
        """Whether more than the hand and the trick decides when it may be played."""
        return bool(self.kept_after or self.barred_last or self.draws_trumps or self.lead == Leading.TRUMPS_OUT)

    def words(self, name: str) -> str:
        """The rule in sentences, with the game's own name of the Fool."""
        side, other = ("holder's side", "the other side") if self.by == Saves.SIDE else ("holder", "another")
        said = [f"The {name} may be played to any trick in place of following suit or trumping; it does not win."]
        if self.covered:
            said.append("Its holder shows it and lays it in his own pile, so the trick holds one card fewer.")
        else:
            said.append(f"Its holder takes it back into {'the tricks of his side' if self.by == Saves.SIDE else 'his own tricks'}.")
        said.append({
            Exchange.NEVER: "No other card is given for it.",
            Exchange.WHEN_ABLE: f"If {other} won the trick, {'he' if self.by == Saves.PLAYER else 'its winner'} receives another card for "
                                f"it, an empty one if there is one, as soon as the {side} has a trick to take it from.",
            Exchange.AT_END: "If another won the trick, he receives another card for it when the play is over.",
        }[self.exchange])
        if self.free and self.exchange == Exchange.WHEN_ABLE:
            said.append("While the play lasts only an empty card is given; when it is over and there was none, "
                        "its holder chooses one that counts.")
        elif self.free:
            whose = "his side has" if self.by == Saves.SIDE else "he himself has"
            said.append(f"Its holder chooses that card freely among those that {whose} won.")
        said.append(self._lead_words())
        if self.forced:
            said.append("Its holder must play it as soon as a plain suit is led that he lacks while he has no trumps.")
        if self.barred_last:
            said.append(f"It may not be played to the last {self.barred_last} tricks: who still has it must play it to the trick before "
                        "these, and if he has the lead there, the next player leads in his place.")
        if self.lost_last:
            which = "the last trick" if self.lost_last == 1 else f"one of the last {self.lost_last} tricks"
            said.append(f"Played to {which} it goes to the winner of that trick.")
        if self.slam:
            said += [f"After a {word} it also wins the last trick for the side that undertook it, if that has not lost more than {spared}."
                     for word, spared in self.slam_spares]
            said.append(f"A player who has undertaken a {self.slam_after} and won every other trick wins the last one with it."
                        if self.slam_after else "A side that has won every other trick wins the last one with it"
                        + (f", unless it has announced a {self.slam_unless}." if self.slam_unless else "."))
            if self.bonus == BonusTrick.EITHER:
                said.append("A bonus for a card in the last trick is then also earned in the trick before.")
        if self.kept_after:
            said.append(f"After an announced {self.kept_after} the declarer keeps it for the last trick as long as he wins every trick.")
        fate = {
            Trickless.TRICK_WINNER: "it goes to whoever won the trick it was played to",
            Trickless.OTHER_SIDE: "it goes to the other side",
            Trickless.OPPONENTS: "it goes to the other side, but the opponents of the declarer keep theirs even then",
            Trickless.KEPT: "it stays with its holder all the same, and counts for him",
        }[self.trickless]
        if self.later:
            said.append("That card comes out of tricks that his side has won after the trick of the "
                        f"{name}. If it wins none of these, and did not win that trick itself, the {name} goes to whoever won it.")
            return " ".join(said)
        that = "that side" if self.by == Saves.SIDE else "he"
        said.append(f"While its {side} has no trick it lies face up; if {that} never wins one, {fate}.")
        if self.kept_last:
            said.append("Played to the last trick it stays with its holder, even if he has won none.")
        return " ".join(said)

    def _lead_words(self) -> str:
        if self.lead == Leading.LAST_CARD:
            if self.barred_last:
                return "It is never led."
            return "It is never led, except as its holder's last card; then the second player's card sets the suit."
        drawn = "the others must then play trumps if they can" if self.draws_trumps else "the next card then sets the suit"
        if self.lead == Leading.TRUMPS_OUT:
            text = f"It may be led as long as another player may still have a trump; {drawn}."
            last = " As a last card it may be led in any case, and where nobody has a trump the second card sets the suit."
            return text if self.barred_last else text + last
        return f"It may be led; {drawn}."
