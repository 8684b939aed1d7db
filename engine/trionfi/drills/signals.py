"""What a signal between partners says: one that was just made, one made earlier in the hand, and which the own hand makes true."""

from collections.abc import Iterator

from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.drills.answers import CHOICE, Form
from trionfi.drills.base import Drill, Kind, Part, Parts, Slip, Verdict, correct, told
from trionfi.drills.occasions import Occasion, occasions, signals_of
from trionfi.drills.positions import Moment, Played, hands
from trionfi.drills.telling import ADVICE, Shown, advice, bound
from trionfi.drills.trail import Depth, nothing_asked, scene, talked
from trionfi.game import Game
from trionfi.seat_names import view_people
from trionfi.state.decisions import Asks
from trionfi.state.signals import Signal
from trionfi.state.talk_words import About
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Person, Words

LEAST, MOST = 3, 4   # choices
SEVERAL = 2             # signals that there are at least, and that fit in the hands looked through
ENOUGH, HANDS = 4, 40   # so many hands for several, and for one at all
LETTERS = "abcd"     # by which choices are named: a signal would give its meaning away
MIXED: Words = "another signal"
UNTRUE: Words = "a signal that is not true"
AGREED: Words = "No rule keeps anybody from making it with another hand: it is the convention between partners."
RULED: Words = "By the rules it is open to no other hand."


@dataclass(frozen=True)
class Telling(Depth):
    """A signal that was made so many tricks `ago` at least, or with `own` one to be made."""

    ago: int = 0
    own: bool = False


class SignalsDrill(Kind):
    """What did that signal say?"""

    name = "signals"
    words: Words = "What did that signal say"
    short: Words = "Signals"
    form = CHOICE

    def offered(self, game: Game) -> bool:
        """Whether cards are played, and partners have several signals of which it can be told whether they are true."""
        return len(signals_of(game)) >= SEVERAL and any(step.asks is Asks.CARD for step in game.course)

    def levels(self, game: Game) -> tuple[Telling, ...]:
        """The signal just made, one to remember, and one to make where several are made at one moment."""
        found = [Telling("the signal just made, all tricks open", (), seen="open"),
                 Telling("a signal made two tricks before or more, each trick seen only once", (), seen="once", ago=2)]
        moments = [(signal.when, About.ANY if advice(signal) else signal.about) for signal in signals_of(game)]
        if max(map(moments.count, moments), default=0) >= LEAST:
            found.append(Telling("the signal that fits your own hand", (), seen="folded", own=True))
        return tuple(found)

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape, chance = self.levels(game)[level - 1], Chance(f"signals {game.slug} {level} {seed}")
        played, one, others = _drawn(game, seed, shape, chance)
        ply = one.decides if shape.own else chance.choice(_soon(one, played, shape)).ply
        position = one.position(played, ply, one.seat if shape.own else one.partner)
        view = position.played(game).view(position.seat)
        offered = [one.signal, *others]
        chance.shuffle(offered)
        words: Words = "the signal that is true" if shape.own else "what the signal says"
        form = Form(CHOICE, words, choices=tuple((letter, signal.title if shape.own else signal.meaning)
                                                 for letter, signal in zip(LETTERS, offered, strict=False)))
        answer = LETTERS[offered.index(one.signal)]
        seen = talked(scene(view, position, shape.seen), view)
        return Drill("signals", level, seed, _words(view, one, shape), (), False, answer, tuple(_explained(view, one)), form, seen,
                     tuple(parts.items()), game=game, maker=self)

    def slips(self, drill: Drill) -> Iterator[Slip]:
        """Each other signal, or meaning, with what it stands for."""
        own = self.levels(drill.game)[drill.level - 1].own
        for value, signal in self._offered(drill).items():
            if value == drill.answer:
                continue
            if own:
                yield Slip(value, UNTRUE, Message("{signal} would say: {meaning}.", signal=signal.title, meaning=signal.meaning))
            else:
                yield Slip(value, MIXED, Message("That is what {signal} says.", signal=signal.title))

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or which signal was mixed up with it."""
        right = self._offered(drill)[str(drill.answer)].title
        if answer == drill.answer:
            return correct(Message("{Signal}.", signal=right))
        return told(Message("It was another: {signal}.", signal=right), [slip for slip in drill.slips if slip.answer == answer])

    def _offered(self, drill: Drill) -> dict[str, Signal]:
        """The signals to choose from, by their letters."""
        own = self.levels(drill.game)[drill.level - 1].own
        return {value: next(one for one in drill.game.signals if words == (one.title if own else one.meaning))
                for value, words in drill.form.choices}


def _soon(one: Occasion, played: Played, shape: Telling) -> list[Moment]:
    """The moments at which a question may be asked: the next one, or any of the next few where the signal is to be remembered."""
    return one.stops(played, shape.ago)[:3 if shape.ago else 1]


def _drawn(game: Game, seed: int | str, shape: Telling, chance: Chance) -> tuple[Played, Occasion, list[Signal]]:
    """An occasion of the first hands of a seed in which several signals fit, with the signals that are offered besides. Each signal that
    fits somewhere in these hands is as likely. Raises TrionfiError where none fits."""
    found = dict[Signal, list[tuple[Played, Occasion]]]()
    for number, played in enumerate(hands(game, seed, HANDS), 1):
        for one in occasions(played, chance, shape.own):
            found.setdefault(one.signal, []).append((played, one))
        if len(found) < SEVERAL and number < ENOUGH:
            continue
        order = [signal for signal in signals_of(game) if signal in found]
        chance.shuffle(order)
        for signal in order:
            some = found[signal]
            chance.shuffle(some)
            for there, one in some:
                if shape.own or _soon(one, there, shape):
                    others = list(one.untrue(there)) if shape.own else _others(game, signal)
                    if len(others) + 1 >= LEAST:
                        return there, one, chance.sample(others, min(MOST - 1, len(others)))
    raise nothing_asked(game, seed)


def _others(game: Game, signal: Signal) -> list[Signal]:
    """Signals of another meaning, those of the same moment first where they are enough."""
    others = list({one.meaning: one for one in game.signals if one.meaning != signal.meaning}.values())
    same = [one for one in others if one.when == signal.when]
    return same if len(same) + 1 >= MOST else others


def _words(view: View, one: Occasion, shape: Telling) -> Words:
    """The question."""
    pack, people = view.game.pack, view_people(view)
    card, signal = pack.texts[one.card], one.signal.title
    if shape.own and one.shows.asked:
        return Message("{Who} leads next, and you want {cards}. Which of these signals asks for that?", who=people[one.partner],
                       cards=_suits(pack, one.shows.asked))
    if shape.own:
        return Message("If you play {card} now, which of these signals is true of your hand?", card=card)
    who, when = people[one.seat], one.trick
    if one.signal.when == ADVICE:
        if shape.ago:
            return Message("Before you led to trick {n}, {who} made a signal. What did it say?", n=when, who=who)
        return Message("Before you lead to trick {n}, {who} makes this signal: {signal}. What does it say?", n=when, who=who, signal=signal)
    if shape.ago:
        return Message("In trick {n} {who} made a signal with {card}. What did it say?", n=when, who=who, card=card)
    return Message("In trick {n} {who} plays {card} with this signal: {signal}. What does it say?", n=when, who=who, card=card,
                   signal=signal)


def _suits(pack: Pack, cards: int) -> Listing:
    """The suits of some cards."""
    return Listing(tuple(pack.suit_name(suit) for suit in pack.suit_masks.values() if suit & cards), "or")


def _explained(view: View, one: Occasion) -> Iterator[Part]:
    """The signal with its meaning and source, then what of the hand shows it, and whether a rule or an agreement makes it true."""
    pack, signal, shows, who = view.game.pack, one.signal, one.shows, view_people(view)[one.seat]
    yield Part(Message("{signal}: {meaning}", signal=signal.title, meaning=signal.meaning), None, (), "signal", "", signal.source)
    yield from _shown(pack, shows, who)
    yield Part(RULED if bound(signal) else AGREED, None, (), "agreed")


def _shown(pack: Pack, shows: Shown, who: Person) -> Iterator[Part]:
    """What shows a signal to be true, cards by cards."""
    if shows.holds:
        yield Part(Message("{Who} holds these", {"who you": "You hold these"}, who=who), None, pack.unmask(shows.holds), "holds")
    if shows.left >= 0:
        label = Message("{Suit}: {who} has {n} more", {
            "who you, n =0": "{Suit}: you have none left", "who you": "{Suit}: you have {n} more",
            "n =0": "{Suit}: {who} has none left"}, who=who, n=shows.left, suit=pack.suit_name(shows.suit))
        yield Part(label, None, (), "left")
    if shows.lacks:
        yield Part(Message("{Who} does not hold these", {"who you": "You do not hold these"}, who=who), None, pack.unmask(shows.lacks),
                   "lacks")
    if shows.played:
        yield Part("the highest of its suit that is still out", None, pack.unmask(shows.played), "played")
    if shows.asked:
        yield Part("it asks for one of these", None, pack.unmask(shows.asked), "asked")


KIND = SignalsDrill()
