"""What a hand is worth: each choice of its holder played on in layouts that may be, a few at a time; who asks again with the sums of before
gets them surer."""

from math import isfinite
from typing import TYPE_CHECKING

from trionfi.bots.worth.outcome import Layouts
from trionfi.bots.worth.tally import One, Share, Tally, share
from trionfi.counting import plain
from trionfi.errors import TrionfiError
from trionfi.reading import seed
from trionfi.service.advising import told
from trionfi.service.held import Held, asked, placed
from trionfi.service.request import Request, whole
from trionfi.service.weighing import named
from trionfi.words import Message, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import worth as shapes

FEW = 4         # layouts that are added where nobody says how many
MOST = 400      # and at most in one answer
FIGURES = 3     # decimals of a figure
WHOLE = 10.0    # from so much on a figure is told in whole numbers
TENTHS = (0.1, 0.5, 0.9)
WHO_PLAYS: Words = ("Bots play every layout to its end by rules of thumb, not people. The interval is where the true mean of their play "
                    "lies 95 times in 100.")
DISBELIEVED: Words = "Bots would not have spoken so before: the layouts fit the cards alone."


def worth(request: Request) -> "shapes.HandWorth":
    """What each choice is worth with the `hand` that a question gives the reader at `seat`, after what was `said`: in `layouts` more of
    what he cannot see, drawn by `seed`, added to the `sums` of an answer before. Raises TrionfiError for what cannot be meant."""
    found = placed(asked(request))
    few = whole(request, "layouts", FEW, 1, MOST)
    sums = request.get("sums")
    tally = Tally(len(found.choices)) if sums is None else Tally.read(sums, len(found.choices))
    _grown(found, tally, few, request.get("seed", 0))
    return _answer(found, tally)


def _grown(found: Held, tally: Tally, count: int, drawn_by: object) -> None:
    """Try choices in more layouts. Raises TrionfiError where none can be dealt."""
    view, places = found.hand.view(found.seat), tally.wanted()
    layouts = Layouts(view, f"{seed(drawn_by)}/{tally.layouts}", tally.believed)
    tally.believed = layouts.believed
    for ends in layouts.played([found.choices[place] for place in places], count):
        tally.add(places, ends)
    if not tally.layouts:
        raise TrionfiError("no layout of the other cards fits what was said")


def _answer(found: Held, tally: Tally) -> "shapes.HandWorth":
    hand, game = found.hand, found.hand.game
    unit = game.term(game.payments.ledger)
    ranked = sorted(range(len(tally.ones)), key=lambda place: (place != tally.best, -tally.ones[place].paid.more))
    return {
        "asks": "" if found.choices[0] is None else hand.step.prompt(hand.view(found.seat)), "unit": unit, "layouts": tally.layouts,
        "told": tally.told, "verdict": _verdict(found, tally, unit), "play": WHO_PLAYS,
        "doubt": "" if tally.believed else DISBELIEVED, "best": tally.best, "ranked": ranked,
        "choices": [_choice(found, tally, place) for place in range(len(tally.ones))], "sums": tally.plain(),
    }


def _choice(found: Held, tally: Tally, place: int) -> "shapes.ChoiceWorth":
    """A choice with its figures."""
    action, one = found.choices[place], tally.ones[place]
    behind = tally.gap(tally.best, place)
    paid = one.paid
    return {
        "move": "" if action is None else str(action), "words": "" if action is None else told(found.hand, action),
        "cards": [] if action is None else list(action.cards), "layouts": one.hands,
        "paid": round(paid.more, FIGURES), "interval": _half(paid.interval),
        "plays": _share(share(one.declares, one.hands)), "made": _share(share(one.made, one.declares)),
        "wins": _share(share(one.won, one.hands)), "tenths": _tenths(one),
        "spread": [{"paid": plain(amount), "times": times} for amount, times in sorted(one.spread.items())],
        "less": round(max(0.0, behind.more), FIGURES), "apart": _half(behind.interval), "clear": place != tally.best and behind.clear,
    }


def _half(interval: float) -> float | None:
    return round(interval, FIGURES) if isfinite(interval) else None


def _share(found: Share | None) -> "shapes.ShareTold | None":
    return None if found is None else {"of100": round(100 * found.value, 1), "low": round(100 * found.low, 1),
                                       "high": round(100 * found.high, 1)}


def _tenths(one: One) -> list[int | float | str]:
    """What one hand in ten does not exceed, what half of them do not, and what nine in ten do not."""
    found, ahead, marks = [], 0, list(TENTHS)
    for amount, times in sorted(one.spread.items()):
        ahead += times
        while marks and ahead >= marks[0] * one.hands:
            marks.pop(0)
            found.append(plain(amount))
    return found


def _verdict(found: Held, tally: Tally, unit: Words) -> Words:
    """Which choice is best, and how surely."""
    hand, best = found.hand, found.choices[tally.best]
    paid = tally.ones[tally.best].paid
    if best is None:
        return Message("On average the hand brings {paid} {unit}.", paid=_rough(paid.more), unit=unit)
    others = sorted((place for place in range(len(tally.ones)) if place != tally.best), key=lambda place: tally.gap(tally.best, place).more)
    if not others:
        return Message("Nothing else is possible than {choice}.", choice=named(hand, best))
    rival = next((place for place in others if not tally.gap(tally.best, place).clear), None)
    next_best = others[0] if rival is None else rival
    other = found.choices[next_best]
    assert other is not None
    if rival is None:
        return Message("Best: {choice}. On average that brings {more} {unit} more than the next best: {other}.", choice=named(hand, best),
                       more=_rough(tally.gap(tally.best, next_best).more), unit=unit, other=named(hand, other))
    return Message("Best so far: {choice}. As far as {n} layouts tell, this is worth as much: {other}.",
                   {"n one": "Best so far: {choice}. As far as {n} layout tells, this is worth as much: {other}."},
                   choice=named(hand, best), other=named(hand, other), n=tally.layouts)


def _rough(amount: float) -> str:
    return f"{amount:.0f}" if abs(amount) >= WHOLE else f"{amount:.1f}"
