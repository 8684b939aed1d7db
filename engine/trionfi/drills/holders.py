"""Who can still hold a King or another high card, as what was played and shown tells."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from trionfi.bots import heard
from trionfi.bots.places import Places, Placing, falls
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.drills import shown
from trionfi.drills.answers import CHOICES, Form, cards_in
from trionfi.drills.base import Drill, Kind, Part, Parts, Slip, Verdict, correct, told
from trionfi.drills.legal import THE_FOOL, fool_name
from trionfi.drills.trail import KEPT, LEVELS, Depth, stopped
from trionfi.drills.voids import FOLLOWING, THROWN
from trionfi.game import Game
from trionfi.melds.pattern import joined
from trionfi.melds.table import Obliged
from trionfi.seat_names import view_people
from trionfi.state.decisions import Asks
from trionfi.state.dummies import seat_count
from trionfi.state.rules import Rules
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Text, Words

BEATING: Words = "a card that must be beaten"
FALLING: Words = "a card that must fall"
ASIDE: Words = "what lies in no hand"
SEEN: Words = "a card that was shown"
OPEN: Words = "a player whom nothing rules out"
NO_HAND = "x"
IN_NO_HAND: Words = "in no hand"
FEW = 2  # so many places at least are told to be wrong where few are right


@dataclass(frozen=True)
class Asked:
    """A question about the holders of a card, a number of the pack: what may be chosen with its words, and what is right."""

    card: int
    choices: tuple[tuple[str, Words], ...]
    right: tuple[str, ...]


@dataclass(frozen=True)
class Holding(Depth):
    """`few` asks for a card that only one can have, or as few as may be."""

    few: bool = False


class HoldersDrill(Kind):
    """Who can still hold the King?"""

    name = "holders"
    words: Words = "Who can still hold the King"
    short: Words = "Holders"
    form = CHOICES

    def offered(self, game: Game) -> bool:
        """Whether the game has tricks, several others to choose from, no card that is drawn later, and nothing that must be declared or
        signalled: who has to say what he holds tells more by his silence than cards do."""
        several = min(seat_count(game, players) for players in game.players) > 2
        silent = game.melds is None or game.melds.duty is Obliged.MAY
        playing = [step for step in game.course if step.asks is Asks.CARD]
        return several and silent and bool(_high(game)) and bool(playing) and not any(step.sorts for step in playing) \
            and not any(step.tricks.draws for step in game.course)

    def levels(self, game: Game) -> tuple[Holding, ...]:
        """By how much has to be kept in mind; at the last the card that somebody must have."""
        early, middle, late = LEVELS
        return (Holding("a King or another high card, all tricks open", (), early.least, middle.most, early.seen),
                Holding("a King or another high card, one trick open at a time", (), middle.least, late.most, middle.seen),
                Holding("a card that one player must have, or few can, each trick seen only once", (), late.least, late.most, late.seen,
                        True))

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape, key = self.levels(game)[level - 1], f"holders {game.slug} {level} {seed}"
        scene, view, asked = stopped(game, seed, Chance(key), shape, lambda one: _asked(one, shape, key))
        card = game.pack.texts[asked.card]
        words = Message("This card is not in your hand, and it has not been played: {card}. By the cards played and shown, who can still "
                        "hold it? Choose all.", card=card)
        if asked.choices[-1][0] == NO_HAND:
            words = Message("This card is not in your hand, and it has not been played: {card}. By the cards played and shown, where can "
                            "it still be? Choose all.", card=card)
        form = Form(CHOICES, "all places where it can still be", choices=asked.choices)
        return Drill("holders", level, seed, words, (), False, asked.right, tuple(_explained(view, asked)), form, scene,
                     tuple(parts.items()), game=game, maker=self)

    def slips(self, drill: Drill) -> Iterator[Slip]:
        """The answer with one place too many or too few."""
        view, asked = self._found(drill)
        for value, _ in asked.choices:
            said = tuple(one for one, _ in asked.choices if (one in asked.right) != (one == value))
            why = _why(view, asked, value)
            if said and why.tier == 1:
                yield Slip(said, why.step, why.words, why.cards)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for exactly those who can hold it; else what each wrong choice overlooks."""
        view, asked = self._found(drill)
        said = cards_in(answer)
        card = drill.game.pack.texts[asked.card]
        if said == asked.right:
            places = _named(asked, asked.right)
            if len(said) == 1:
                return correct(Message("{card} can only be there: {places}.", card=card, places=places))
            return correct(Message("{card} can be there: {places}.", card=card, places=places))
        extra = tuple(one for one in said if one not in asked.right)
        missing = tuple(one for one in asked.right if one not in said)
        line = (Message("{card} cannot be there: {places}.", card=card, places=_named(asked, extra)) if extra else "",
                Message("{card} can be there too: {places}.", card=card, places=_named(asked, missing)) if missing else "")
        return told(Text(*line), [_why(view, asked, value) for value, _ in asked.choices if value in (*extra, *missing)])

    def _found(self, drill: Drill) -> tuple[View, Asked]:
        """The view in which the question was asked, and the question."""
        shape = self.levels(drill.game)[drill.level - 1]
        asked = _asked(drill.view, shape, f"holders {drill.game.slug} {drill.level} {drill.seed}")
        assert asked is not None
        return drill.view, asked


def _high(game: Rules) -> int:
    """The cards that are asked about (a mask): those that count more than others, the Fool aside; where none do, the courts."""
    values = game.counting.table(game.pack)
    counting = game.pack.mask(game.pack.texts[number] for number, value in enumerate(values) if value > game.counting.empty)
    return (counting or game.pack.select("courts")) & ~game.pack.fool_mask


def _named(asked: Asked, values: tuple[str, ...]) -> Listing:
    return Listing(tuple(words for value, words in asked.choices if value in values), ",")


@lru_cache(maxsize=KEPT)
def _asked(view: View, shape: Holding, key: str) -> Asked | None:
    """A question about a high card that nobody has shown in a hand; none where there is no such card.

    What only counting all hidden cards tells is not asked about, nor what hangs on a rare discard or on one of a card that was seen, nor
    anything after another has declared some of his cards: what he did not declare tells more. Each answer
    to the question is judged by the same.
    """
    if any(one.seat != view.seat for one in view.declared):
        return None
    chance, people, places = Chance(key), view_people(view), Places(view)
    seats = [seat for seat in view.order if seat != view.seat]
    aside = [place for place in places.room if not place.startswith("hand ")]
    choices = tuple((str(seat), people[seat].name) for seat in seats) + (((NO_HAND, IN_NO_HAND),) if aside else ())
    hidden = view.outstanding & _high(view.game) & ~_spoken_of(view, aside)
    usual = {place: cards & _usual(view.game, place) if place in aside else cards for place, cards in places.may.items()}
    found: list[Asked] = []
    placing = places.place(usual)
    if placing is None:
        return None
    for number in bits(hidden):
        where = [place for place, cards in places.may.items() if cards >> number & 1]
        seen_away = number in view.where and not {*where}.isdisjoint(aside)
        if where and not seen_away and all(_fits(places, usual, placing, number, place) for place in where):
            values = {NO_HAND if place in aside else place.removeprefix("hand ") for place in where}
            found.append(Asked(number, choices, tuple(value for value, _ in choices if value in values)))
    told = [one for one in found if len(one.right) < len(choices) and (not shape.few or len(one.right) <= max(1, len(choices) - FEW))]
    telling = told if shape.few or chance.below(4) else found
    telling = [one for one in telling if len(one.right) == 1] or telling if shape.few else telling
    kings = [one for one in telling if view.game.pack.select("kings") >> one.card & 1]
    return chance.choice(kings if kings and chance.below(2) else telling) if telling else None


def _spoken_of(view: View, aside: list[str]) -> int:
    """The cards (a mask) of whose places more was told than cards show: the called card, those of which it was said how many were
    discarded, and those that somebody said he holds or lacks."""
    pack = view.game.pack
    claimed = joined(cards for by_seat in heard.told(view, frozenset(view.order)) for cards in by_seat.values())
    sets = [cards for step in view.game.course if step.laying.laid_by for cards in step.sorts if aside]
    return claimed | joined(map(pack.select, sets)) | pack.mask(card for card in (view.contract.called,) if card)


def _usual(game: Rules, place: str) -> int:
    """The cards (a mask) that are the first to be discarded into a place that is no hand; all where none are discarded."""
    laid = [game.pack.select(step.laying.spared) for step in game.course if step.laying.laid_by or step.laying.laid_in == place]
    return joined(laid) if laid else game.pack.all


def _fits(places: Places, may: Mapping[str, int], placing: Placing, number: int, there: str) -> bool:
    """Whether a card may lie in a place, and all other hidden cards then find room: in some `placing` that is known, after a change with
    a card of that place, or in yet another placing."""
    if not may[there] >> number & 1:
        return False
    lies = next((place for place, cards in placing.items() if cards >> number & 1), "")
    exchanged = lies == there or (lies != "" and bool(placing[there] & may[lies]))
    return exchanged or places.place(may, number, there) is not None


def _explained(view: View, asked: Asked) -> Iterator[Part]:
    """Trick by trick what speaks against a place, then what else is known, and what remains."""
    pack, people = view.game.pack, view_people(view)
    card, suit = asked.card, pack.suit_of[asked.card]
    held, where = pack.texts[card], view.where.get(card, frozenset())
    yield from shown.account(view, {seat for seat in view.order if seat != view.seat}, suit)
    for seat in view.order:
        beaten = None if seat == view.seat or shown.strays(view, seat, suit) else next(shown.barred(view, seat, card), None)
        if beaten:
            place, number, best = beaten
            yield Part(Message("trick {n}: {who} plays {card} and does not beat {best}: {held} would have had to", n=place,
                               who=people[seat], card=pack.texts[number], best=pack.texts[best], held=held),
                       None, (pack.texts[number],), "shown")
        elif fell := _fell(view, seat, card):
            place, number = fell
            yield Part(Message("trick {n}: {who} plays {card}: {held} would have had to fall to it", n=place, who=people[seat],
                               card=pack.texts[number], held=held), None, (pack.texts[number],), "shown")
    for seat in view.order:
        if f"hand {seat}" in where:
            yield Part(Message("{card} was seen and went to {who}", card=held, who=people[seat]), None, (held,), "seen")
    if NO_HAND in [value for value, _ in asked.choices] and NO_HAND not in asked.right:
        yield Part(Message("{card} cannot be among the cards that lie in no hand", card=held), None, (held,), "aside")
    yield Part(Message("what is left for {card}: {places}", card=held, places=_named(asked, asked.right)), None, (held,), "left")


def _why(view: View, asked: Asked, value: str) -> Slip:
    """What is overlooked by who says the contrary of a place. What nothing points at has the tier 2."""
    pack, card = view.game.pack, asked.card
    text, suit = pack.texts[card], pack.suit_of[card]
    if value == NO_HAND:
        if value in asked.right:
            return Slip(value, ASIDE, Message("Some cards lie face down in no hand, and {card} may be one of them.", card=text), (text,))
        return Slip(value, ASIDE, Message("{card} cannot be among the cards that lie in no hand.", card=text), (text,))
    seat = int(value)
    who = view_people(view)[seat]
    if strays := shown.strays(view, seat, suit):
        return Slip(value, FOLLOWING, shown.lacks(pack, who, suit, strays[0]), (pack.texts[strays[0][1]],))
    if beaten := next(shown.barred(view, seat, card), None):
        place, number, best = beaten
        words = Message("In trick {n} {who} had to beat {best} if possible, and played {card}: {held} was not there.", n=place, who=who,
                        best=pack.texts[best], card=pack.texts[number], held=text)
        return Slip(value, BEATING, words, (pack.texts[number],))
    if fell := _fell(view, seat, card):
        place, number = fell
        words = Message("{held} would have had to fall to trick {n}, and {who} played {card}.", n=place, who=who, card=pack.texts[number],
                        held=text)
        return Slip(value, FALLING, words, (pack.texts[number],))
    if value not in asked.right and card not in view.where:
        return Slip(value, SEEN, Message("All that {who} holds is known, and {card} is not among it.", card=text, who=who), (text,))
    if value not in asked.right:
        return Slip(value, SEEN, Message("{card} was shown, and it did not go to {who}.", card=text, who=who), (text,))
    thrown = [(place, number, led) for place, number, led, _ in view.strays(seat) if (suit & ~pack.trump_mask) >> number & 1]
    if thrown:
        return Slip(value, THROWN, shown.thrown(pack, who, suit, thrown[0]), (pack.texts[thrown[0][1]],))
    if any(led & suit for _, led in shown.fools(view, seat)):
        return Slip(value, THE_FOOL, Message("{Fool_the} may be played to any trick: it shows no void.", fool=fool_name(view.game)),
                    pack.unmask(pack.fool_mask))
    return Slip(value, OPEN, Message("Nothing played so far shows that {who} cannot hold {card}.", who=who, card=text), (), 2)


def _fell(view: View, seat: int, card: int) -> tuple[int, int] | None:
    """Where a seat played another card than one that had to fall: the place of the trick from 1, and the number of the card played."""
    if view.drew or seat == view.seat:
        return None
    return next(((place, number) for place, number, cards in falls(view, seat) if number != card and cards >> card & 1), None)


KIND = HoldersDrill()
