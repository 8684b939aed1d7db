"""Who is void in what, as the cards played and the rules of following show it."""

from collections.abc import Iterator
from functools import lru_cache

from trionfi.cards.chance import Chance
from trionfi.drills import shown
from trionfi.drills.answers import CHOICES, Form, cards_in
from trionfi.drills.base import Drill, Kind, Part, Parts, Slip, Verdict, correct, told
from trionfi.drills.legal import THE_FOOL, fool_name
from trionfi.drills.trail import KEPT, LEVELS, Depth, stopped
from trionfi.game import Game
from trionfi.seat_names import view_people
from trionfi.state.decisions import Asks
from trionfi.state.dummies import seat_count
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Text, Words

FOLLOWING: Words = "who did not follow"
THROWN: Words = "the card thrown off"
NO_TRUMP: Words = "no trump either"
RELIEF: Words = "a trump that need not be played"


@dataclass(frozen=True)
class Whose(Depth):
    """`suit` asks who lacks one suit; else what one player lacks."""

    suit: bool = False


@dataclass(frozen=True)
class Item:
    """What may be chosen: that a seat lacks a suit (a mask). As an answer it is the number of the seat or the letter of the suit."""

    value: str
    words: Words
    seat: int
    suit: int


@dataclass(frozen=True)
class Asked:
    """A question about voids: its words, and what may be chosen."""

    words: Words
    about: Words
    items: tuple[Item, ...]


class VoidsDrill(Kind):
    """Who is void in what?"""

    name = "voids"
    words: Words = "Who is void in what"
    short: Words = "Voids"
    form = CHOICES

    def offered(self, game: Game) -> bool:
        """Whether the game has tricks, and no card that is drawn fills a hand again."""
        return any(step.asks is Asks.CARD for step in game.course) and not any(step.tricks.draws for step in game.course)

    def levels(self, game: Game) -> tuple[Whose, ...]:
        """What one player lacks, who lacks a suit, and the first from memory. With one other player the suit would say it all."""
        early, middle, late = LEVELS
        several = min(seat_count(game, players) for players in game.players) > 2
        second = Whose("who lacks one suit, one trick open at a time", (), middle.least, middle.most, middle.seen, True) if several else \
            Whose("what the other player lacks, one trick open at a time", (), middle.least, middle.most, middle.seen)
        return (Whose("what one player lacks, all tricks open", (), early.least, middle.most, early.seen), second,
                Whose("what one player lacks, each trick seen only once", (), late.least, late.most, late.seen))

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape, key = self.levels(game)[level - 1], f"voids {game.slug} {level} {seed}"
        scene, view, asked = stopped(game, seed, Chance(key), shape, lambda one: _asked(one, shape, key))
        right = tuple(item.value for item in asked.items if _lacks(view, item))
        form = Form(CHOICES, asked.about, choices=tuple((item.value, item.words) for item in asked.items))
        return Drill("voids", level, seed, asked.words, (), False, right, tuple(_explained(view, asked.items)), form, scene,
                     tuple(parts.items()), game=game, maker=self)

    def slips(self, drill: Drill) -> Iterator[Slip]:
        """The answer with one void too many or too few."""
        view, asked = self._found(drill)
        right = cards_in(drill.answer)
        for item in asked.items:
            said = tuple(one.value for one in asked.items if (one.value in right) != (one is item))
            why = _why(view, item)
            if said and why.tier == 1:
                yield Slip(said, why.step, why.words, why.cards)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for exactly what was shown; else what each wrong choice overlooks."""
        view, asked = self._found(drill)
        said, right = cards_in(answer), cards_in(drill.answer)
        if said == right:
            return correct(Message("Shown: {some}.", some=_named(asked, right)))
        extra = tuple(one for one in said if one not in right)
        missing = tuple(one for one in right if one not in said)
        line = (Message("Not shown: {some}.", some=_named(asked, extra)) if extra else "",
                Message("Shown too: {some}.", some=_named(asked, missing)) if missing else "")
        return told(Text(*line), [_why(view, item) for item in asked.items if item.value in (*extra, *missing)])

    def _found(self, drill: Drill) -> tuple[View, Asked]:
        """The view in which the question was asked, and the question."""
        shape = self.levels(drill.game)[drill.level - 1]
        asked = _asked(drill.view, shape, f"voids {drill.game.slug} {drill.level} {drill.seed}")
        assert asked is not None
        return drill.view, asked


def _named(asked: Asked, values: tuple[str, ...]) -> Listing:
    return Listing(tuple(item.words for item in asked.items if item.value in values), ",")


@lru_cache(maxsize=KEPT)
def _asked(view: View, shape: Whose, key: str) -> Asked | None:
    """A question about what was shown by then; none where nothing was. Each answer to it is judged by the same."""
    chance, pack, people = Chance(key), view.game.pack, view_people(view)
    others = [seat for seat in view.order if seat != view.seat]
    suits = {letter: pack.suit_masks[letter] for letter in ("T", *[suit.letter for suit in pack.suits])}
    lacking = {seat: view.voids(seat) for seat in others}
    found = [(seat, suit) for seat in others for suit in suits.values() if suit and not suit & ~lacking[seat]]
    if not found:
        return None
    who, what = chance.choice(found)
    if shape.suit:
        words = Message("By the cards played, who has shown to hold no {suit}? Choose all.", suit=pack.suit_name(what))
        return Asked(words, "all players who have shown it", tuple(
            Item(str(seat), people[seat].name, seat, what) for seat in others))
    words = Message("By the cards played, what has {who} shown to hold no more of? Choose all.", who=people[who])
    return Asked(words, "all suits that were shown to be lacking", tuple(
        Item(letter, pack.suit_name(suit), who, suit) for letter, suit in suits.items() if suit))


def _lacks(view: View, item: Item) -> bool:
    return not item.suit & ~view.voids(item.seat)


def _explained(view: View, items: tuple[Item, ...]) -> list[Part]:
    """Trick by trick the cards that did not follow, and what they show of what was asked."""
    suits = 0
    for item in items:
        suits |= item.suit
    return shown.account(view, {item.seat for item in items}, suits)


def _why(view: View, item: Item) -> Slip:
    """What is overlooked by who says the contrary of what was shown. What nothing points at has the tier 2."""
    pack, who = view.game.pack, view_people(view)[item.seat]
    if strays := shown.strays(view, item.seat, item.suit):
        place, card, led = strays[0]
        step = FOLLOWING if item.suit == led else NO_TRUMP
        return Slip(item.value, step, shown.lacks(pack, who, item.suit, strays[0]), (pack.texts[card],))
    thrown = [(place, card, led) for place, card, led, _ in view.strays(item.seat) if (item.suit & ~pack.trump_mask) >> card & 1]
    if thrown:
        return Slip(item.value, THROWN, shown.thrown(pack, who, item.suit, thrown[0]), (pack.texts[thrown[0][1]],))
    if any(led & item.suit for _, led in shown.fools(view, item.seat)):
        return Slip(item.value, THE_FOOL, Message("{Fool_the} may be played to any trick: it shows no void.", fool=fool_name(view.game)),
                    pack.unmask(pack.fool_mask))
    relieved = [(place, card) for place, card, _, _ in view.strays(item.seat) if not pack.trump_mask >> card & 1]
    if item.suit == pack.trump_mask and relieved:
        place, card = relieved[0]
        words = Message("Nobody had to trump any more in trick {n}: {card} does not show that {who} holds no trump.", n=place,
                        card=pack.texts[card], who=who)
        return Slip(item.value, RELIEF, words, (pack.texts[card],))
    return Slip(item.value, FOLLOWING, Message("Nothing played so far shows that {who} holds no {suit}.", who=who,
                                              suit=pack.suit_name(item.suit)), (), 2)


KIND = VoidsDrill()
