"""What a calculator takes is what some hand could be: the facts of played hands are told otherwise at random, and what is not refused
contradicts neither the sums nor itself."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.hand import Hand, Playable
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import NEITHER, NOBODY, Question, Says
from trionfi.soak.altered import Altered
from trionfi.soak.faults import FACTS, Broken, hold
from trionfi.soak.refusals import clear

Known = Mapping[str, Any]
PAIRS = 3  # every so many changes two facts are told otherwise


def retold(hand: Hand, chance: Chance, changes: int, met: Counter[str]) -> None:
    """Tell the facts of a hand that is over otherwise, with the cards of the sides and with what these come to; `met` counts how many were
    settled and how many refused. Raises Broken."""
    game, players, known = hand.game, hand.settled, hand.facts()
    short = _shortly(game, known, players)
    twice = dict(known) | short
    scores = hand.played().settlement.scores
    hold(FACTS, game.settle(twice, players).scores == scores, "{known}: what the cards come to settles otherwise than the cards",
         known=told(twice))
    piles = game.payments.pile_keys(players)
    bases = [known, {key: value for key, value in twice.items() if key not in piles}] if short else [known]
    altered = Altered(game, players, chance)
    for number in range(changes):
        other = altered.once(bases[number % len(bases)])
        if not number % PAIRS:
            other = altered.once(other)
        met["retold and settled" if settles(game, other, players) else "retold and refused"] += 1


def settles(game: Playable, known: Known, players: int) -> bool:
    """Whether some facts are settled and not refused. Raises Broken where the refusal is no clear line, where anything else goes wrong,
    and where what is settled could be no hand."""
    try:
        found = game.settle(known, players)
    except TrionfiError as error:
        hold(FACTS, clear(error), "{known}: refused with {error}", known=told(known), error=repr(str(error)))
        return False
    except Exception as error:  # whatever else a calculator raises is what is looked for
        raise Broken(FACTS, f"{told(known)}: {type(error).__name__}: {error}") from error
    text = told(known)
    for line in found.lines:
        hold(FACTS, not game.payments.zero_sum or sum(line.amounts) == 0, "{known}: '{label}' does not sum to nothing", known=text,
             label=line.label)
    for seat, score in enumerate(found.scores):
        hold(FACTS, score == sum(line.amounts[seat] for line in found.lines), "{known}: the lines do not make the scores", known=text)
    backwards = {key: known[key] for key in reversed(list(known))}
    hold(FACTS, game.settle(backwards, players) == found, "{known}: settles otherwise in another order", known=text)
    game = game.at(players)
    facts = game.payments.facts(game.pack, game.counting, players, known)
    form = {fact.key: fact for fact in game.form(players)}
    _tricks(facts, form)
    _implied(game, facts, form)
    return True


def told(known: Known) -> str:
    """Facts in one line."""
    return ", ".join(f"{key}: {value}" for key, value in known.items())


def _tricks(facts: Facts, form: Mapping[str, Question]) -> None:
    """Raise Broken where two sides have won every trick, or one every trick and none."""
    said: dict[Says, set[object]] = {what: set() for what in Says}
    for fact in form.values():
        for claim in fact.says if facts.given(fact) else ():
            if (answer := facts.checked(fact, facts.known[fact.key])) not in (NOBODY, NEITHER, False) and (
                    not claim.when or answer in claim.when):
                said[claim.what].add(claim.whose or answer)
    sweepers, without = said[Says.EVERY], said[Says.NONE] | said[Says.ALONE_NONE]
    hold(FACTS, len(sweepers) < 2 and not sweepers & without, "{known}: the tricks cannot be so", known=told(facts.known))


def _implied(game: Playable, facts: Facts, form: Mapping[str, Question]) -> None:
    """Raise Broken where something is said beside the cards of the sides that is not what they come to. An answer with which the form
    begins says nothing."""
    for key, value in _shortly(game, facts.known, facts.players).items():
        if key in facts.known:
            fact = form[key]
            said, found, unsaid = (_compared(facts.checked(fact, one)) for one in (facts.known[key], value, fact.any_value))
            silent = fact.default is not None and said == unsaid
            hold(FACTS, silent or said == found, "{known}: by the cards '{key}' is {value}", known=told(facts.known), key=key, value=value)


def _shortly(game: Playable, known: Known, players: int) -> dict[str, object]:
    """What the cards of the sides come to, nothing where these are not known."""
    game = game.at(players)
    if not any(key in known for key in game.payments.pile_keys(players)):
        return {}
    facts = game.payments.facts(game.pack, game.counting, players, known)
    asked = {fact.key for fact in game.form(players)}
    try:
        return {key: value for key, value in game.payments.brief(facts).items() if key in asked}
    except TrionfiError:  # where a hand ends before it is played nothing hangs on them
        return {}


def _compared(value: object) -> object:
    """A value as it is compared: of declarations their sum."""
    if isinstance(value, tuple):
        total: Points = sum(amount for _, amount in value)
        return total
    return value
