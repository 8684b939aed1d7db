"""How many card points a side has taken so far: a count that runs through the whole play."""

from collections.abc import Iterator

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.drills.answers import NUMBER, Form, numbers_in
from trionfi.drills.base import Drill, Kind, Part, Parts, Slip, Verdict, correct, guessed
from trionfi.drills.legal import THE_FOOL, fool_name
from trionfi.drills.sides import Side, Whose, levels, side_of, sides
from trionfi.drills.slips import LESS, TRICKS
from trionfi.drills.trail import ASIDE, stopped
from trionfi.game import Game
from trionfi.seat_names import view_people
from trionfi.state.decisions import Asks
from trionfi.state.view import View
from trionfi.words import Message, Quantity, Words
from trionfi.words.speaker import CARD

TABLE: Words = "the trick on the table"
ONE_TRICK: Words = "one of the tricks"
PARTNERS: Words = "what a partner has won"
OTHERS: Words = "what others have won"
EACH: Words = "each trick counted by itself"
CARD_POINTS: Words = "card points"


class TakenDrill(Kind):
    """How many card points has a side taken?"""

    name = "taken"
    words: Words = "How many points have been taken"
    short: Words = "Points taken"
    form = NUMBER

    def offered(self, game: Game) -> bool:
        """Whether the game has tricks, and cards that count more than others."""
        counts = any(value > game.counting.empty for value in game.counting.table(game.pack))
        return counts and any(step.asks is Asks.CARD for step in game.course)

    def levels(self, game: Game) -> tuple[Whose, ...]:
        """By whose tricks are counted, and how much has to be kept in mind."""
        return levels("your own side's tricks, all of them open", "another side's tricks, one trick open at a time",
                      "your own side's tricks, each seen only once")

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape, key = self.levels(game)[level - 1], f"taken {game.slug} {level} {seed}"
        scene, view, side = stopped(game, seed, Chance(key), shape, lambda one: _asked(one, shape, Chance(key)))
        form = Form(NUMBER, "the card points of these tricks", CARD_POINTS)
        return Drill("taken", level, seed, _words(view, side), (), False, points_of(view, side.pile, len(side.tricks)),
                     tuple(counted_parts(view, side)), form, scene, tuple(parts.items()), game=game, maker=self)

    def slips(self, drill: Drill) -> list[Slip]:
        """The count with one thing forgotten or mistaken each."""
        shape = self.levels(drill.game)[drill.level - 1]
        side = _asked(drill.view, shape, Chance(f"taken {drill.game.slug} {drill.level} {drill.seed}"))
        assert side is not None
        return [slip for slip in _slips(drill.view, side) if slip.answer != drill.answer]

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or what was forgotten."""
        (points,), (said,) = numbers_in(drill.answer), numbers_in(answer)
        if said == points:
            return correct(Message("{points} card points.", {"points one": "{points} card point."}, points=points))
        right = Message("Not {said} but {points} card points.", {"points one": "Not {said} but {points} card point."}, said=said,
                        points=points)
        return guessed(right, [slip for slip in drill.slips if slip.answer == said])


def _asked(view: View, shape: Whose, chance: Chance) -> Side | None:
    """A side to ask about."""
    found = [side for side in sides(view, shape.own) if _counts(view, side.pile)]
    return chance.choice(found) if found else None


def _counts(view: View, pile: int) -> bool:
    """Whether some card of a pile counts more than an empty one."""
    counting = view.game.counting
    return any(value > counting.empty for number, value in enumerate(counting.table(view.game.pack)) if pile >> number & 1)


def points_of(view: View, pile: int, tricks: int) -> Points:
    """What a pile that was won in so many tricks comes to."""
    counting = view.game.counting
    return counting.points(view.game.pack, pile, False, counting.units(tricks, 0))


def _words(view: View, side: Side) -> Words:
    """The question."""
    if view.seat in side.seats:
        if len(side.seats) > 1:
            return "How many card points has your side taken in tricks so far, counted as one pile?"
        return "How many card points have you taken in tricks so far, counted as one pile?"
    if len(side.seats) > 1:
        return "How many card points has the other side taken in tricks so far, counted as one pile?"
    return Message("How many card points has {who} taken in tricks so far, counted as one pile?",
                   who=view_people(view)[min(side.seats)])


def counted_parts(view: View, side: Side, aside: int = 0) -> Iterator[Part]:
    """Trick by trick the values of the cards, then those of cards that lie `aside` (a mask), then what the counting takes off or adds."""
    pack, counting = view.game.pack, view.game.counting
    left = side.pile
    for place, cards in side.tricks:
        kept = cards & side.pile
        yield Part(Message("trick {n}", n=place), values_of(view, kept), pack.unmask(kept), "trick")
        left &= ~kept
    if left:
        fool = left & pack.fool_mask
        if fool:
            yield Part(Message("{Fool_the}, kept by who played it", fool=fool_name(view.game)), values_of(view, fool), pack.unmask(fool),
                       "fool")
        if left & ~fool:
            yield Part("got in exchange", values_of(view, left & ~fool), pack.unmask(left & ~fool), "exchange")
    if aside:
        yield Part(ASIDE, values_of(view, aside), pack.unmask(aside), "aside")
    pile = side.pile | aside
    rest = points_of(view, pile, len(side.tricks)) - values_of(view, pile)
    added = counting.per_trick * counting.units(len(side.tricks), 0)
    if added:
        yield Part(Message("the {n} tricks themselves", {"n one": "the {n} trick itself"}, n=len(side.tricks)), added, (), "tricks")
    if rest - added:
        yield Part(_deducted(view, pile), rest - added, (), "less", "", counting.source)


def values_of(view: View, cards: int) -> Points:
    """The bare values of some cards."""
    table = view.game.counting.table(view.game.pack)
    return sum((value for number, value in enumerate(table) if cards >> number & 1), 0)


def _deducted(view: View, pile: int) -> Words:
    """What is taken off, or added, for the cards of a pile together."""
    counting = view.game.counting
    loose = pile
    for expression, _ in counting.apart:
        loose &= ~view.game.pack.select(expression)
    full, odd = divmod(loose.bit_count(), counting.group)
    group = counting.group
    if counting.group == 1 or not full:
        return Message("for the number of cards, {n}", n=pile.bit_count())
    if odd:
        return Message("for {n} batches of {group} cards, and {cards} over", {"n one": "for {n} batch of {group} cards, and {cards} over"},
                       n=full, group=group, cards=Quantity(odd, CARD))
    return Message("for {n} batches of {group} cards", {"n one": "for {n} batch of {group} cards"}, n=full, group=group)


def _slips(view: View, side: Side) -> Iterator[Slip]:
    """The count done again with one mistake each."""
    pack, counting, tricks = view.game.pack, view.game.counting, len(side.tricks)
    bare = values_of(view, side.pile)
    if counting.less:
        yield Slip(bare, LESS, Message("These are the bare values of the cards, without what each batch takes off or adds."))
    if counting.per_trick:
        yield Slip(points_of(view, side.pile, 0), TRICKS, Message("The {n} tricks themselves count too.",
                                                                {"n one": "The {n} trick itself counts too."}, n=tricks))
    each = sum((points_of(view, cards & side.pile, 1) for _, cards in side.tricks), 0)
    yield Slip(each, EACH, Message("Each trick was counted by itself: the cards of all of them make one pile."))
    table = pack.mask(card for _, card in view.trick)
    if table:
        yield Slip(points_of(view, side.pile | table, tricks + 1), TABLE, Message("The trick on the table is not won yet."),
                   pack.unmask(table))
    yield from _others(view, side)
    fool = pack.fool_mask
    if any(fool & cards for _, cards in side.tricks) and not fool & side.pile:
        yield Slip(points_of(view, side.pile | fool, tricks), THE_FOOL,
                   Message("{Fool_the} stays with who played it.", fool=fool_name(view.game)), pack.unmask(fool))
    elif fool & side.pile and not any(fool & cards for _, cards in side.tricks):
        yield Slip(points_of(view, side.pile & ~fool, tricks), THE_FOOL,
                   Message("{Fool_the} was kept: it belongs to this pile.", fool=fool_name(view.game)), pack.unmask(fool))
    for place, cards in side.tricks:
        yield Slip(points_of(view, side.pile & ~cards, tricks - 1), ONE_TRICK, Message("Trick {n} was won too.", n=place),
                   pack.unmask(cards & side.pile), 2)
    for place, trick in enumerate(view.tricks, 1):
        if trick.winner not in side.seats:
            cards = pack.mask(pack.texts[card] for _, card in trick.plays)
            yield Slip(points_of(view, side.pile | cards, tricks + 1), OTHERS, Message("{Who} took trick {n}.", n=place,
                       who=view_people(view)[trick.winner]), pack.unmask(cards), 2)


def _others(view: View, side: Side) -> Iterator[Slip]:
    """The piles of other seats counted instead, or those of one seat alone."""
    if len(side.seats) > 1:
        for seat in sorted(side.seats):
            alone = side_of(view, frozenset((seat,)))
            yield Slip(points_of(view, alone.pile, len(alone.tricks)), PARTNERS,
                       Message("That is what {who} alone has won: partners count together.",
                               {"who you": "That is what you alone have won: partners count together."}, who=view_people(view)[seat]))
    for seats in sorted({view.side(seat) for seat in view.order} - {side.seats}, key=min):
        other = side_of(view, seats)
        yield Slip(points_of(view, other.pile, len(other.tricks)), OTHERS, Message("That is what another side has won."))


KIND = TakenDrill()
