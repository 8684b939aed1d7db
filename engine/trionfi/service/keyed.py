"""Facts as one reader types them, with declarations by the names that he has for them."""

from collections.abc import Callable, Mapping

from trionfi.cards import Pack
from trionfi.melds import Declarable
from trionfi.melds.typed import own_name
from trionfi.service.request import Request, game_of, players_of
from trionfi.words import Words

type Say = Callable[[Words], str]


def keyed(request: Request, say: Say) -> Request:
    """A request with its `facts`, or those of each of its `hands`, by the names of the engine; `say` says words to who typed them."""
    if not isinstance(request.get("facts"), Mapping) and not isinstance(request.get("hands"), list):
        return request
    game = game_of(request)
    asked = ((fact.key, fact.declarable(game.melds)) for fact in game.form(players_of(game, request)) if fact.unit == "declarations")
    tables = {key: table for key, table in asked if table is not None}

    def of(facts: object) -> object:
        if not isinstance(facts, Mapping):
            return facts
        return {key: _typed(game.pack, tables[key], fact, say) if key in tables else fact for key, fact in facts.items()}

    hands = request.get("hands")
    changed = {"facts": of(request.get("facts"))} | ({"hands": [of(one) for one in hands]} if isinstance(hands, list) else {})
    return {**request, **{key: value for key, value in changed.items() if key in request}}


def _typed(pack: Pack, table: Declarable, fact: object, say: Say) -> object:
    """Declarations as a list of a name and a number each, or in one text."""
    if isinstance(fact, list):
        return [[own_name(pack, table, one[0], say), *one[1:]] if isinstance(one, list) and one and isinstance(one[0], str) else one
                for one in fact]
    if not isinstance(fact, str) or not any(letter.isalpha() for letter in fact):
        return fact
    entries = [entry.strip().rpartition(" ") for entry in fact.split(";")]
    return "; ".join(f"{own_name(pack, table, name.strip(' :=,'), say)} {worth}" for name, _, worth in entries)
