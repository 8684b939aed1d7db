"""What to discard: the cards that may not go, the last card of a discard, and all of it, judged by playing on."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from trionfi.cards.chance import Chance
from trionfi.drills.answers import CARDS, Form, cards_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Scene, Slip, Verdict, correct, told
from trionfi.drills.discards import Facing, Laid, Stop, beside, candidates, emptied, last_card, ranked, shortened, stops, weigh
from trionfi.drills.in_play import compared, figures
from trionfi.drills.lines import Lines, Two, lasting_idea, played_on
from trionfi.drills.make import miscounted
from trionfi.drills.trail import KEPT, nothing_asked
from trionfi.drills.weighable import WEIGHABLE
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.seat_names import view_names
from trionfi.state.rules import as_usual
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Text, Words

TRIES = 6        # discards that are weighed for one of which something is clearly worse
LEAST = 3        # cards to choose from
BARRED: Words = "cards that may go"
HOW: Words = ("The cards that you do not see were dealt anew each time, as they may lie after what was said; each discard was tried in the "
              "same deals, and quick rules of thumb played the hand to its end. What it brings is reckoned beside the mean of your "
              "opponents.")


@dataclass(frozen=True)
class Discarding(Level):
    """`barred` asks for what may not go, `last` for the last card of a discard, else all of it is to be chosen."""

    barred: bool = False
    last: bool = False


@dataclass(frozen=True)
class Asked[At: Facing]:
    """A discard that was weighed: in how many `deals`, the sets that were tried, the best first, and of the last card those that are
    `chosen` already."""

    stop: At
    deals: int
    sets: tuple[Laid, ...]
    chosen: tuple[str, ...] = ()

    def said(self, one: Laid) -> tuple[str, ...]:
        """What of a set is answered."""
        return tuple(card for card in one.cards if card not in self.chosen)


class DiscardDrill(Kind):
    """What would you discard?"""

    name = "discard"
    words: Words = "What would you discard"
    short: Words = "Discarding"
    form = CARDS

    def offered(self, game: Game) -> bool:
        """Whether a player discards, and some cards may not go or the worth of a discard can be told."""
        return bool(self.levels(game))

    def levels(self, game: Game) -> tuple[Discarding, ...]:
        """What may not go, where the rules keep some cards; then what is best, where hands can be played on quickly."""
        found = []
        if any(step.phase == "discard" and game.pack.select(step.laying.spared) not in (0, game.pack.all) for step in game.course):
            found.append(Discarding("the cards that may not be discarded", (), True))
        if game.slug in WEIGHABLE and as_usual(game):
            found += [Discarding("the last card of a discard", (), False, True), Discarding("the whole discard")]
        return tuple(found)

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[level - 1]
        if shape.barred:
            stop = _barred(game, level, seed)
            words, cards, count, explained = _which(stop), stop.view.cards, None, _rule(stop)
            answer = tuple(card for card in cards if card not in stop.choice.cards)
        else:
            asked = _asked(game, level, seed, shape)
            stop, answer = asked.stop, asked.said(asked.sets[0])
            cards = tuple(game.pack.sort(card for one in asked.sets for card in asked.said(one))) if shape.last else stop.choice.cards
            words, count, explained = wanted(asked, cards), len(answer), brought(asked)
        view = stop.view
        form = Form(CARDS, "all cards that may not be discarded" if shape.barred else "the cards to discard", "", tuple(cards), count)
        scene = Scene(hand=view.cards, said=tuple(view.said), names=view_names(view), seat=view.seat, dealer=view.dealer, facts=stop.facts,
                      position=stop.played.position(stop.ply, view.seat))
        return Drill("discard", level, seed, words, view.cards, False, tuple(answer), tuple(explained), form, scene, tuple(parts.items()),
                     game=game, maker=self)

    def equals(self, drill: Drill) -> tuple[object, ...]:
        """The other sets of those weighed ahead that the deals do not tell from the best."""
        shape = self.levels(drill.game)[drill.level - 1]
        if shape.barred:
            return ()
        asked = _asked(drill.game, drill.level, drill.seed, shape)
        return tuple(asked.said(one) for one in asked.sets[1:] if one.right)

    def slips(self, drill: Drill) -> Iterator[Slip]:
        """Of what may not go the answer with one card too many or too few."""
        if self.levels(drill.game)[drill.level - 1].barred:
            right = cards_in(drill.answer)
            for card in drill.form.cards:
                if said := tuple(one for one in drill.form.cards if (one in right) != (one == card)):
                    yield from (replace(slip, answer=said) for slip in _reason(drill, (card,)))

    def plays_on(self, drill: Drill) -> bool:
        """Where something is clearly worse than the best."""
        shape = self.levels(drill.game)[drill.level - 1]
        return not shape.barred and not all(one.right for one in _asked(drill.game, drill.level, drill.seed, shape).sets)

    def goes_on(self, drill: Drill, answer: object) -> Lines:
        """As it was weighed."""
        asked = _asked(drill.game, drill.level, drill.seed, self.levels(drill.game)[drill.level - 1])
        return played_on(asked.stop.played.at(asked.stop.ply), two_of(asked, cards_in(answer) if answer else ()))

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for exactly the cards that may not go, or for a discard that the deals do not tell from the best."""
        said, shape = cards_in(answer), self.levels(drill.game)[drill.level - 1]
        if shape.barred:
            return _judged(drill, said)
        return verdict(drill, _asked(drill.game, drill.level, drill.seed, shape), said)


@lru_cache(maxsize=KEPT)
def _barred(game: Game, level: int, seed: int | str) -> Stop:
    """The first discard of a seed out of a hand with cards that may not go."""
    for stop in stops(game, seed, Chance(f"discard {game.slug} {level} {seed}")):
        if stop.choice.refused:
            return stop
    raise nothing_asked(game, seed)


@lru_cache(maxsize=KEPT)
def _asked(game: Game, level: int, seed: int | str, shape: Discarding) -> Asked[Stop]:
    """A discard of a seed in which at least half of the last cards, or one of the sets, are clearly worse than the best; after some tries
    any."""
    chance, found = Chance(f"discard {game.slug} {level} {seed}"), list[Asked[Stop]]()
    for stop in stops(game, seed, chance):
        tried = candidates(stop)
        sets = last_card(stop, tried[0], chance) if shape.last and tried else tuple(tried)
        weighed = weigh(stop, sets) if len(sets) >= LEAST else None
        if weighed is None:
            continue
        chosen = tuple(card for card in sets[0].cards if all(card in one.cards for one in sets)) if shape.last else ()
        found.append(Asked(stop, weighed.worlds, ranked(weighed), chosen))
        wrong = sum(not one.right for one in found[-1].sets)
        if (2 * wrong >= len(sets) if shape.last else wrong) or len(found) == TRIES:
            return found[-1]
    raise nothing_asked(game, seed)


def _which(stop: Stop) -> Words:
    """The question of what may not go."""
    return Text(stop.step.prompt(stop.view), "Which of your cards may you not discard? Choose all of them.")


def wanted(asked: Asked[Facing], cards: tuple[str, ...]) -> Words:
    """The question of what is best."""
    prompt = asked.stop.step.prompt(asked.stop.view)
    if asked.chosen:
        return Text(prompt, Message("You have chosen {cards}. Which card goes with them: {others}?", {
            "n =1": "You have chosen {cards}. Which card goes with it: {others}?"}, cards=" ".join(asked.chosen), n=len(asked.chosen),
                                    others=Listing(cards, "or")))
    if len(cards) < len(asked.stop.choice.cards):
        return Text(prompt, Message("Which card do you choose: {others}?", others=Listing(cards, "or")))
    return Text(prompt, "Which do you choose?")


def _rule(stop: Stop) -> Iterator[Part]:
    """What may go, the others by what keeps them, and the rule with its source."""
    yield Part("may be discarded", None, stop.choice.cards, "free")
    reasons: dict[Words, list[str]] = {}
    for card in stop.view.cards:
        if card in stop.choice.refused:
            reasons.setdefault(stop.choice.refused[card], []).append(card)
    for why, cards in reasons.items():
        yield Part(why, None, tuple(cards), "barred")
    yield Part(stop.step.words(stop.view.game), None, (), "rule", "", stop.step.source)


def _reason(drill: Drill, cards: tuple[str, ...]) -> Iterator[Slip]:
    """What is overlooked by who holds the contrary of some cards: what keeps them, or that they may go."""
    kept = [part for part in drill.explanation if part.kind == "barred"]
    for part in kept:
        if some := tuple(card for card in cards if card in part.cards):
            yield Slip(some, BARRED, Message("{cards}: {why}.", cards=" ".join(some), why=part.label), some)
    if some := tuple(card for card in cards if not any(card in part.cards for part in kept)):
        yield Slip(some, BARRED, Message("{cards} may be discarded.", cards=" ".join(some)), some)


def _judged(drill: Drill, said: tuple[str, ...]) -> Verdict:
    """What is to be said of the cards that are thought not to go."""
    right = cards_in(drill.answer)
    if said == right:
        return correct(Message("{cards} ({n} cards).", {"n one": "{cards} ({n} card)."}, cards=" ".join(right), n=len(right)))
    wrong = tuple(card for card in drill.form.cards if (card in said) != (card in right))
    return told("", [*_reason(drill, wrong)])


def brought(asked: Asked[Facing]) -> Iterator[Part]:
    """What each set brought, and how that was found."""
    game = asked.stop.view.game
    unit, best = game.term(game.payments.booked), asked.sets[0]
    yield Part("brings most", None, asked.said(best), "worth")
    for one in asked.sets[1:]:
        yield Part(compared(one.less, one.interval, unit, one.right), None, asked.said(one), "worth")
    yield Part(Message("tried in {n} deals: {said} brings most", n=asked.deals, said=" ".join(asked.said(best))), None, (), "judge", HOW)


def verdict(drill: Drill, asked: Asked[Facing], said: tuple[str, ...]) -> Verdict:
    """Right for what brought most, and for what the deals do not tell from that or find better; else what is lost, and what should go
    rather."""
    best = asked.sets[0]
    if len(said) != drill.form.count:
        return Verdict(False, miscounted(len(said), drill.form.count))
    if (barred := asked.stop.choice.check((*asked.chosen, *said))) is not None:
        return Verdict(False, Message("{Why}.", why=barred), cards=said)
    deals, one = laid(asked, said)
    less, interval = figures(abs(one.less), one.interval)
    first = asked.said(best)
    values: dict[str, Any] = {"n": deals, "said": " ".join(said), "less": less, "interval": interval,
                              "unit": drill.game.term(drill.game.payments.booked), "best": " ".join(first)}
    if one is best:
        return correct(Message("In {n} deals discarding {said} brings most.", **values))
    if one.less < 0:
        return correct(Message("In {n} deals discarding {said} brings {less} {unit} more on average than {best}, give or take {interval}.",
                               **values))
    if not one.less:
        return correct(Message("In {n} deals discarding {said} brings as much as {best}.", **values))
    if one.right:
        return correct(Message(
            "{n} deals do not tell discarding {said} from {best}: {less} {unit} less on average, give or take {interval}.", **values))
    words = Message("In {n} deals discarding {said} brings {less} {unit} less on average than {best}, give or take {interval}.", **values)
    return told(words, [Slip(said, "", _rather(asked, one), first)])


def laid(asked: Asked[Facing], said: tuple[str, ...]) -> tuple[int, Laid]:
    """What was answered as it was weighed, and in how many deals; one that was not foreseen is weighed beside the best now."""
    choice = asked.stop.choice
    action = choice.action((*asked.chosen, *said))
    known = next((one for one in asked.sets if one.cards == action.cards), None)
    return (asked.deals, known) if known else beside(asked.stop, choice.action(asked.sets[0].cards), action)


def two_of(asked: Asked[Facing], said: tuple[str, ...]) -> Two:
    """The discard that was answered, or none, with the one to compare it with: the best after a wrong one, else the worst. After cards that
    may not go it is as after none. Raises TrionfiError where no discard is wrong."""
    best, choice = asked.sets[0], asked.stop.choice
    if choice.check((*asked.chosen, *said)) is not None:
        said = ()
    one = laid(asked, said)[1] if said else best
    wrong = [other for other in asked.sets if not other.right and other != one]
    if one.right and not wrong:
        raise TrionfiError("in these deals no discard is clearly worse than another")
    two = (one, wrong[-1]) if one.right else (best, one)
    better, other = two
    return Two(CARDS, (choice.action(better.cards), choice.action(other.cards)),
               (" ".join(asked.said(better)), " ".join(asked.said(other))), two.index(one) if said else None,
               other.less - better.less, max(better.interval, other.interval), True, lasting_idea)


def _rather(asked: Asked[Facing], one: Laid) -> Words:
    """What should go rather, and the suits that are emptied by one of the two discards alone, or made short by the better one."""
    pack, hand, best = asked.stop.view.game.pack, asked.stop.view.hand, asked.sets[0].cards
    mine, theirs = emptied(pack, hand, one.cards), emptied(pack, hand, best)
    more, less = (tuple(suit for suit in some if suit not in others) for some, others in ((theirs, mine), (mine, theirs)))
    lines: list[Words] = []
    if not asked.chosen:
        lines.append(Message("{cards} should go rather than {others}.", cards=" ".join(card for card in best if card not in one.cards),
                             others=" ".join(card for card in one.cards if card not in best)))
    if more:
        lines.append(Message("The better discard leaves you without {suits}.", suits=Listing(more)))
    if short := tuple(suit for suit in shortened(pack, hand, best) if suit not in (*theirs, *shortened(pack, hand, one.cards))):
        lines.append(Message("The better discard leaves you short in {suits}.", suits=Listing(short)))
    if less:
        lines.append(Message("Yours leaves you without {suits}.", suits=Listing(less)))
    return Text(*lines) if lines else ""


KIND = DiscardDrill()
