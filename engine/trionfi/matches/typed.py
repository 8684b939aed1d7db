"""What a match pays that a person tells of, and the form that asks for it."""

from collections.abc import Mapping

from trionfi.errors import TrionfiError, brief
from trionfi.matches.ended import Ended
from trionfi.matches.rules import MatchRule
from trionfi.settlement.questions import Question
from trionfi.state.account import Settlement
from trionfi.state.rules import Rules
from trionfi.words import Listing, Message


def form(rule: MatchRule, game: Rules, players: int) -> tuple[Question, ...]:
    """Every fact that the payment of a match hangs on. Raises TrionfiError for a match that pays nothing and has no winner."""
    ended = _begun(rule, game, players, {}, True)
    rule.read(ended)
    return tuple(ended.facts.asked.values())


def settle(rule: MatchRule, game: Rules, players: int, known: Mapping[str, object]) -> Settlement:
    """What a match that is over pays, from the facts of `form`.

    Raises MissingFact for one that is needed and not there, TrionfiError for those that make no sense or tell of a match that goes on.
    """
    asked = {fact.key: fact for fact in form(rule, game, players)}
    for key in known:
        if key not in asked:
            raise TrionfiError(Message("no fact of this {settled} is called '{given}': there are {asked}", settled=rule.settled,
                    given=brief(key), asked=Listing(tuple(asked), ",")))
    ended = _begun(rule, game, players, known, False)
    for fact in asked.values():
        ended.facts.agrees(fact, asked)
    return rule.typed(ended)


def _begun(rule: MatchRule, game: Rules, players: int, known: Mapping[str, object], form: bool) -> Ended:
    if not rule.settled:
        raise TrionfiError(Message("{slug} has no rubber or match that pays anything of its own: settle its hands one by one",
                slug=game.slug))
    return Ended(game, players, known, form)
