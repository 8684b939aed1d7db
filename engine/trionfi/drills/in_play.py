"""What is told of words that were tried in play, and how an answer is judged by that."""

from collections.abc import Iterator

from trionfi.drills.answers import CHOICE
from trionfi.drills.base import Part, Slip, Verdict, correct, told
from trionfi.drills.layouts import Before, Question
from trionfi.drills.lines import Two, lasting_idea
from trionfi.errors import TrionfiError
from trionfi.state.view import View
from trionfi.words import Message, Text, Words

STEP: Words = "judgement"
HOW: Words = ("The cards that you do not see were dealt anew each time, so that the usual bot would have said what was said; each word was "
              "tried in the same deals, the usual bot bid and discarded for all, and quick rules of thumb played the cards. What it brings "
              "is reckoned beside the mean of all others.")
FINE = 2.0   # what may lie so much or more off is told in whole numbers


def parts(asked: Question, unit: Words) -> Iterator[Part]:
    """What each word brought, and how that was found."""
    best = asked.words[0]
    yield Part(Message("{said}: brings most", said=best.said), None, (), "worth")
    for one in asked.words[1:]:
        less, interval = figures(one.less, one.interval)
        if one.right:
            label = Message("{said}: equal, {less} {unit} less, give or take {interval}", said=one.said, less=less, unit=unit,
                            interval=interval)
        else:
            label = Message("{said}: {less} {unit} less, give or take {interval}", said=one.said, less=less, unit=unit, interval=interval)
        yield Part(label, None, (), "worth")
    yield Part(Message("tried in {n} deals: {said} brings most", n=asked.deals, said=best.said), None, (), "judge", HOW)


def verdict(asked: Question, unit: Words, answer: str) -> Verdict:
    """Right for what brought most, and for what the deals do not tell from that; and what the changed card does, where one is changed."""
    best = asked.words[0].said
    one = next(word for word in asked.words if word.said == answer)
    less, interval = figures(one.less, one.interval)
    turn = turned(asked, asked.before, unit) if asked.before else ()
    if answer == best:
        return correct(Text(Message("In {n} deals {said} brings most.", n=asked.deals, said=best), *turn))
    if one.right:
        return correct(Text(Message(
            "{n} deals do not tell {said} from {best}: {less} {unit} less on average, give or take {interval}.", n=asked.deals,
            said=answer, best=best, less=less, unit=unit, interval=interval), *turn))
    words = Message("In {n} deals {said} brings {less} {unit} less on average than {best}, give or take {interval}.", n=asked.deals,
                    said=answer, best=best, less=less, unit=unit, interval=interval)
    return told(Text(words, *turn), [Slip(answer, STEP, HOW)])


def two_of(asked: Question, view: View, answer: str) -> Two:
    """The word that was answered, or "", with the one to compare it with: the best after a wrong one, else the worst. Raises TrionfiError
    where none is wrong."""
    best = asked.words[0]
    one = next(word for word in asked.words if word.said == answer) if answer else best
    wrong = [word for word in asked.words if not word.right]
    if not wrong:
        raise TrionfiError("in these deals no word is clearly worse than another")
    better, other = (one, wrong[-1]) if one.right else (best, one)
    actions = {str(action): action for action in view.offered}
    said = better.said, other.said
    return Two(CHOICE, (actions[better.said], actions[other.said]), said, said.index(answer) if answer else None,
               other.less - better.less, max(better.interval, other.interval), False, lasting_idea)


def turned(asked: Question, before: Before, unit: Words) -> tuple[Words, ...]:
    """Whether the changed card turns the bid: by how much the best word was behind the one that was best before, and is ahead of it now."""
    best, then = asked.words[0].said, before.words[0].said
    if best == then:
        return (Message("With {card}, {said} brought most as well: this card does not turn the bid.", card=before.card, said=best),)
    was = next(word for word in before.words if word.said == best)
    now = next(word for word in asked.words if word.said == then)
    less, interval = figures(was.less, was.interval)
    more, margin = figures(now.less, now.interval)
    return (Message("With {card}, {said} brought {less} {unit} less than {then}, give or take {interval}; with {new} it brings {more} "
                    "more, give or take {margin}.", card=before.card, new=before.new, said=best, then=then, less=less, unit=unit,
                    interval=interval, more=more, margin=margin),)


def compared(less: float, interval: float, unit: Words, right: bool) -> Words:
    """What a choice brought beside the best, which it may be as good as."""
    if not less:
        return "brings as much"
    amount, more = figures(less, interval)
    if right:
        return Message("as good, or nearly: {less} {unit} less, give or take {interval}", less=amount, unit=unit, interval=more)
    return Message("{less} {unit} less, give or take {interval}", less=amount, unit=unit, interval=more)


def figures(less: float, interval: float) -> tuple[str, str]:
    """The amount and its interval, no finer than the amount is known."""
    places = 0 if interval >= FINE else 1 if interval >= FINE / 10 else 2
    return f"{less:.{places}f}", f"{interval:.{places}f}"
