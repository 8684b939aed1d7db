"""How many card points a side still needs: what the game asks of it, less what it has taken when a play is stopped."""

from collections.abc import Iterator
from functools import lru_cache

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.drills.answers import NUMBER, Form, numbers_in
from trionfi.drills.base import Drill, Kind, Part, Parts, Slip, Verdict, correct, guessed
from trionfi.drills.goal import Goal, asked, goals
from trionfi.drills.positions import Played
from trionfi.drills.settle import told_fact
from trionfi.drills.sides import Side, side_of
from trionfi.drills.slips import LESS
from trionfi.drills.taken import CARD_POINTS, ONE_TRICK, TABLE, counted_parts, points_of, values_of
from trionfi.drills.trail import ASIDE, LEVELS, Depth, known_aside, nothing_asked, scene, stops
from trionfi.game import Game
from trionfi.seat_names import seat_names, view_people
from trionfi.settlement.questions import of_hand
from trionfi.state.decisions import Asks
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words

GOAL: Words = "what is needed"
TAKEN: Words = "what has been taken"
MOST = 32   # so many hands are kept with what was needed in them


@dataclass(frozen=True)
class Needing(Depth):
    """`told` gives what is needed, so that only what has been taken is to be counted."""

    told: bool = False


@dataclass(frozen=True)
class Asked:
    """A question about a side: what it needs, and what it has, tricks and cards laid aside (a mask) apart."""

    goal: Goal
    side: Side
    aside: int


class NeededDrill(Kind):
    """How many card points are still needed?"""

    name = "needed"
    words: Words = "How many points are still needed"
    short: Words = "Still needed"
    form = NUMBER

    def offered(self, game: Game) -> bool:
        """Whether cards are played, and a figure of card points is asked of some side, all of whose cards somebody knows: who has called a
        partner and discarded knows not whose tricks are his until late in the hand, and of a discard of his partner nothing."""
        laid = {step.laying.laid_by for step in game.course} - {""}
        apart = "partner" in laid or (laid and any(step.speaking.calls for step in game.course))
        return not apart and any(map(asked, game.payments.rewards)) and any(step.asks is Asks.CARD for step in game.course)

    def levels(self, game: Game) -> tuple[Needing, ...]:
        """By how much has to be kept in mind, first with what is needed in the question."""
        early, middle, late = LEVELS
        return (Needing("what is needed is said, all tricks open", (), early.least, middle.most, early.seen, True),
                Needing("what is needed is for you to know, one trick open at a time", (), middle.least, late.most, middle.seen),
                Needing("what is needed is for you to know, each trick seen only once", (), late.least, late.most, late.seen))

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[level - 1]
        chance = Chance(f"needed {game.slug} {level} {seed}")
        for played, moment, view in stops(game, seed, chance, shape, _knowing):
            found = list(_asked(game, played, view))
            if found:
                one = chance.choice(found)
                seen = scene(view, played.position(moment.ply, moment.seat), shape.seen)
                names = seat_names(game, view.seat, view.players)
                facts = dict(one.goal.facts)
                told = tuple(told_fact(game, fact, facts[fact.key], names) for fact in one.goal.reward.wanted_by() if fact.key in facts)
                explanation = tuple(_explained(game, view, one))
                answer = sum((value for part in explanation for value in numbers_in(part.value)), 0)
                form = Form(NUMBER, "the card points that are still lacking", CARD_POINTS)
                return Drill("needed", level, seed, _words(view, one, shape.told), (), False, answer, explanation, form,
                             replace(seen, facts=(*seen.facts, *told)), tuple(parts.items()), game=game, maker=self)
        raise nothing_asked(game, seed)

    def slips(self, drill: Drill) -> list[Slip]:
        """The count with one thing forgotten or mistaken each."""
        return [slip for slip in _slips(drill) if slip.answer != drill.answer]

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or what was forgotten."""
        (points,), (said,) = numbers_in(drill.answer), numbers_in(answer)
        if said == points:
            return correct(Message("{points} card points are lacking.", {"points one": "{points} card point is lacking."}, points=points))
        right = Message("Not {said} but {points} card points are lacking.", {
            "points one": "Not {said} but {points} card point is lacking."}, said=said, points=points)
        return guessed(right, [slip for slip in drill.slips if slip.answer == said])


def _knowing(played: Played) -> frozenset[int]:
    """The seats that may know all cards of a side which needs something: who has laid some of them aside, or all."""
    table, found = played.hand.table, frozenset[int]()
    for goal in _goals(played):
        owners = frozenset(seat for seat in goal.seats if table.piles.get(f"discard {seat}"))
        found |= owners or frozenset(range(table.seats))
    return found


@lru_cache(maxsize=MOST)
def _goals(played: Played) -> tuple[Goal, ...]:
    """What was needed in a hand, worked out once."""
    return tuple(goals(played.game, played.hand))


def _asked(game: Game, played: Played, view: View) -> Iterator[Asked]:
    """The sides that still need something, all of whose cards the reader may know; none while it is open who plays with whom."""
    if view.contract.hidden:
        return
    aside = known_aside(view)
    in_play = game.pack.mask(move.action.cards[0] for move in played.hand.moves if move.action.verb == "play")
    for goal in _goals(played):
        side = side_of(view, goal.seats)
        laid = goal.pile & ~in_play
        if side.tricks and not laid & ~aside and points_of(view, side.pile | laid, len(side.tricks)) < goal.points:
            yield Asked(goal, side, laid)


def _words(view: View, one: Asked, told: bool) -> Words:
    """The question."""
    who, points = view_people(view)[min(one.goal.seats)], one.goal.points
    several = len(one.goal.seats) > 1
    own = view.seat in one.goal.seats
    if several and own:
        if told:
            return Message("Your side needs {points} card points. How many does it still lack, all its cards counted as one pile?", {
                "points one": "Your side needs {points} card point. How many does it still lack, all its cards counted as one pile?"},
                           points=points)
        return "How many card points does your side still lack to what it needs, all its cards counted as one pile?"
    if several:
        if told:
            return Message("The other side needs {points} card points. How many does it still lack, all its cards counted as one pile?", {
                "points one": "The other side needs {points} card point. How many does it still lack, all its cards counted as one pile?"},
                           points=points)
        return "How many card points does the other side still lack to what it needs, all its cards counted as one pile?"
    if told:
        return Message("{Who} needs {points} card points. How many are still lacking there, all cards counted as one pile?", {
            "who you": "You need {points} card points. How many do you still lack, all your cards counted as one pile?"}, who=who,
                       points=points)
    return Message("How many card points does {who} still lack to what is needed, all cards counted as one pile?", {
        "who you": "How many card points do you still lack to what you need, all your cards counted as one pile?"}, who=who)


def _explained(game: Game, view: View, one: Asked) -> Iterator[Part]:
    """What is needed, then trick by trick what has been taken of it."""
    words = of_hand(one.goal.reward.asked(), game.payments.partners, game.term)
    yield Part(Message("needed: {asked}", asked=words), one.goal.points, (), "goal", "", one.goal.reward.source)
    for part in counted_parts(view, one.side, one.aside):
        yield replace(part, value=next(-value for value in numbers_in(part.value)))


def _slips(drill: Drill) -> Iterator[Slip]:
    """The count done again with one mistake each."""
    view, (right,) = drill.view, numbers_in(drill.answer)
    goal = next(numbers_in(part.value)[0] for part in drill.explanation if part.kind == "goal")
    yield Slip(goal - right, TAKEN, "That is what has been taken: asked is what is lacking.")
    reward = next(one for one in drill.game.payments.rewards if asked(one))
    for figure in asked(reward):
        if figure != goal:
            yield Slip(right + figure - goal, GOAL, Message("Needed are {points} card points here, not {other}.", {
                "points one": "Needed is {points} card point here, not {other}."}, points=goal, other=figure), tier=2)
    for part in drill.explanation:
        (value,) = numbers_in(part.value)
        if part.kind == "trick":
            yield Slip(right - value, ONE_TRICK, Message("{Trick} was left out.", trick=part.label), part.cards, 2)
        elif part.kind == "aside":
            yield Slip(right - value, ASIDE, "The cards laid aside count too.", part.cards)
        elif part.kind == "less":
            yield Slip(right - value, LESS, "These are the bare values of the cards, without what each batch takes off or adds.")
    table: Points = values_of(view, view.game.pack.mask(card for _, card in view.trick))
    if table:
        yield Slip(right - table, TABLE, "The trick on the table is not won yet.", tuple(card for _, card in view.trick))


KIND = NeededDrill()
