"""How a hand goes on after the answer to a question, or a card that was played, and after another choice: trick by trick with all cards
open, in one deal."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from trionfi.bots.search import idea as ideas
from trionfi.drills.answers import CARDS
from trionfi.drills.in_play import figures
from trionfi.drills.lines import first_idea, of_cards, played_on
from trionfi.drills.puzzles import Choice
from trionfi.errors import TrionfiError, brief
from trionfi.seat_names import view_names
from trionfi.service.hands import view_order
from trionfi.service.moment import to_play
from trionfi.service.request import Request, amount, cards_of, game_of
from trionfi.service.review import frame
from trionfi.service.training import drawing, made_of
from trionfi.service.verdict import verdict
from trionfi.service.weighing import in_stakes
from trionfi.settlement.played import side_points
from trionfi.words import Listing, Message, Words

if TYPE_CHECKING:
    from trionfi.drills.lines import Lines
    from trionfi.drills.puzzles import Idea
    from trionfi.hand import Hand
    from trionfi.service.shapes import lines as shapes
    from trionfi.service.shapes.review import Frame

HALVES = 60     # the parts of a unit that a difference is told in at the finest


def lines(request: Request) -> "shapes.Lines":
    """The hand of a question played on after its `answer`, or after the right one where there is none, and after the choice to compare it
    with. Raises TrionfiError for a question of which that cannot be shown, and where no deal shows it."""
    made, _ = made_of(request)
    if not made.maker.plays_on(made):
        raise TrionfiError("it cannot be shown how the hand of this question goes on")
    answer = made.form.read(made.game.pack, request["answer"]) if request.get("answer") else None
    seat = made.scene.seat
    assert seat is not None
    return _told(made.maker.goes_on(made, answer), seat, drawing(request))


def of_moment(request: Request) -> "shapes.Lines":
    """The hand of the request, in which the reader at `seat` plays a card, played on after two `cards` that were weighed there, the better
    first: the other brought so much `less` on average, and half the `interval` of that. `answer` is the one of them that he played. Raises
    TrionfiError where he has no card to play, for cards that he may not play, and where no deal shows it."""
    hand, view, _, form = to_play(request)
    cards = cards_of(game_of(request), request, "cards")
    if len(cards) != 2 or not {*cards} <= {*form.cards}:
        raise TrionfiError(Message("'{key}' are two of {known}, which may be played, the better first", key="cards",
                                   known=" ".join(form.cards)))
    answer = str(request.get("answer") or "")
    if answer and answer not in cards:
        raise TrionfiError(Message("'{key}' is one of the two cards {known}, not {given}", key="answer", known=" ".join(cards),
                                   given=brief(answer)))
    less, interval = (amount(request, key) for key in ("less", "interval"))
    better, other = Choice((cards[0],), 0.0, 0.0, None), Choice((cards[1],), less, interval, None)
    two = of_cards(view, (cards[0], cards[1]), (better, other), in_stakes(view), answer, first_idea)
    return _told(played_on(hand, two), view.seat, drawing(request))


def _told(found: "Lines", seat: int, drawn: Callable[[Words], Words]) -> "shapes.Lines":
    """Both choices played on, in the words of a seat."""
    hand = found.hand
    view = hand.view(seat)
    best, other = (Message("discarding {cards}", cards=said) if found.two.kind == CARDS else said for said in found.two.said)
    values: dict[str, Any] = {"n": found.fit, "of": found.drawn, "best": best, "other": other}
    return {
        "names": list(view_names(view)), "order": [one for one in view_order(view) if one < hand.seats], "seat": seat,
        "deals": hand.sitting.seats.index(hand.sitting.dealer), "anticlockwise": hand.game.anticlockwise,
        "before": len(hand.table.tricks), "dealt": found.dealt, "own": found.two.own, "kind": found.two.kind,
        "words": [drawn(one) for one in (_which(found), _chosen(found.idea, found.alone, values), *[NEAREST] * (found.fit > 1),
                                         _ahead(found, values))],
        "lines": [_played(found, place, seat) for place in (0, 1)],
    }


NEAREST: Words = "Of those this is the one in which the difference is nearest to the average."


def _which(found: "Lines") -> Words:
    """Which deal it is."""
    if found.dealt:
        return Message("All cards are open. This is number {n} of {of} deals that were drawn to fit what you know, and it happens to be "
                       "the one that was dealt.", n=found.place, of=found.drawn)
    return Message("All cards are open. This is number {n} of {of} deals that were drawn to fit what you know, not the one that was dealt.",
                   n=found.place, of=found.drawn)


def _chosen(idea: "Idea | None", alone: bool, values: dict[str, Any]) -> Words:
    """In how many of the deals the difference shows; `alone` says that nobody is on the reader's side in the end."""
    if idea is None:
        return Message("In {n} of the {of} deals {best} ends better than {other}.", **values)
    values |= {"after": values["best"] if idea.better > idea.other else values["other"]}
    if idea.what == ideas.CARD:
        values |= {"card": idea.card}
        return Message("In {n} of the {of} deals {best} ends better than {other}, and only after {after} do you take {card}.",
                       **values) if alone else Message(
            "In {n} of the {of} deals {best} ends better than {other}, and only after {after} does your side take {card}.", **values)
    if idea.what == ideas.LAST:
        return Message("In {n} of the {of} deals {best} ends better than {other}, and only after {after} do you win the last trick.",
                       **values) if alone else Message(
            "In {n} of the {of} deals {best} ends better than {other}, and only after {after} does your side win the last trick.", **values)
    return Message("In {n} of the {of} deals {best} ends better than {other}, and only after {after} do you win this trick.",
                   **values) if alone else Message(
        "In {n} of the {of} deals {best} ends better than {other}, and only after {after} does your side win this trick.", **values)


def _ahead(found: "Lines", values: dict[str, Any]) -> Words:
    """By how much the better choice ends better."""
    average, _ = figures(found.two.average, found.two.interval)
    return Message("Here {best} brings {more} {unit} more than {other}; on average it is {average}.",
                   more=Fraction(found.more).limit_denominator(HALVES), average=average, unit=found.unit, **values)


def _played(found: "Lines", place: int, seat: int) -> "shapes.PlayedOn":
    """One of the choices played on."""
    hand, choice, said = found.hand, found.two.actions[place], found.two.said[place]
    before, told = len(hand.table.tricks), len(hand.events)
    frames: list[Frame] = [frame(hand, seat, None, told)]
    ends: list[Words] = []
    shows = None
    for _ in found.steps(choice):
        frames.append(frame(hand, seat, None, told))
        told = len(hand.events)
        if hand.over:
            ends, shows = [verdict(hand, seat)["words"], *_sides(hand, seat)], _shows(hand, found.idea, before)
    cards = [card for card in choice.cards if card in said.split()]
    return {"cards": cards, "said": "" if " ".join(cards) == said else said, "frames": frames, "shows": shows, "ends": ends}


def _shows(hand: "Hand", idea: "Idea | None", before: int) -> int | None:
    """The trick, of those after so many, in which what the idea says comes about or does not; None where there is no such trick."""
    tricks = hand.table.tricks
    if idea is None:
        return None
    if idea.what == ideas.CARD:
        number = hand.game.pack.index[idea.card]
        return next((at - before for at, trick in enumerate(tricks, 1) if at > before and number in [one for _, one in trick.plays]), None)
    return (len(tricks) - before or None) if idea.what == ideas.LAST else 1


def _sides(hand: "Hand", seat: int) -> Iterator[Words]:
    """What each side has in the end, the reader's first: tricks, and card points where these count."""
    table, names = hand.table, view_names(hand.view(seat))
    seats = [table.after(seat, step) for step in range(hand.players)]
    counted = any(reward.counts_cards for reward in hand.game.payments.rewards)
    for side in dict.fromkeys(table.side(one) for one in seats):
        who = Listing(tuple(names[one] for one in seats if one in side))
        tricks = sum(trick.winner in side for trick in table.tricks)
        if counted and table.tricks:
            yield Message("{who}: {n} tricks, {points} card points", {
                "n =1, points one": "{who}: {n} trick, {points} card point", "n =1": "{who}: {n} trick, {points} card points",
                "points one": "{who}: {n} tricks, {points} card point"}, who=who, n=tricks, points=side_points(table, side))
        else:
            yield Message("{who}: {n} tricks", {"n =1": "{who}: {n} trick"}, who=who, n=tricks)
