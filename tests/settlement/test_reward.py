"""The protocol of rewards: what a row does not say it leaves, every settlement takes every row, and no word of it can be misspelt."""

from dataclasses import fields, replace
from enum import StrEnum
from functools import partial
from importlib import import_module
from pkgutil import iter_modules

import pytest
import trionfi
from trionfi import settlement
from trionfi.errors import TrionfiError
from trionfi.game.edits import Add
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.feats import Target
from trionfi.settlement.matador_runs import Supplied
from trionfi.settlement.pars import Par
from trionfi.settlement.partite_at_once import GivenBack
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import TrickCards

for module in iter_modules(settlement.__path__):
    import_module(f"trionfi.settlement.{module.name}")


def heirs(kind):
    """All kinds of rewards that descend from one, each once."""
    return dict.fromkeys(one for own in kind.__subclasses__() for one in (own, *heirs(own)))


KINDS = [kind for kind in heirs(Reward) if kind.__module__.startswith("trionfi.settlement.")]
MUST = {"schedule": AS_THEY_ARE, "back": GivenBack("back", "Given back", "a test"),
        "table": trionfi.games["mattazza"].payments.rewards[0].table,
        "hand": next(row for row in trionfi.games["partita-a-pesi"].payments.rewards if row.key == "hand")}


def row(kind, **more):
    """A row of any kind, with no more than it must have."""
    must = {field.name: MUST[field.name] for field in fields(kind) if field.name in MUST}
    return kind(**{"key": "row", "label": "Row", "source": "a test"} | must | more)


@pytest.mark.parametrize("kind", KINDS)
def test_a_row_that_says_nothing_pays_and_asks_nothing(kind):
    made = Reward("none", "Nothing", "a test")
    facts = trionfi.games["mineo-3"].payments.facts(trionfi.games["mineo-3"].pack, trionfi.games["mineo-3"].counting, 3, {})
    assert made.lines(facts, trionfi.games["mineo-3"].payments) == [] and made.made(facts) is None and not facts.asked
    assert issubclass(kind, Reward) and row(kind).key == "row"


@pytest.mark.parametrize(("kind", "name"), [
    (kind, field.name) for kind in KINDS for field in fields(kind)
    if isinstance(field.default, StrEnum) and field.type is type(field.default)])
def test_a_misspelt_word_of_a_row_is_refused_with_those_that_there_are(kind, name):
    words = type(next(field.default for field in fields(kind) if field.name == name))
    for word in words:
        assert getattr(row(kind, **{name: str(word)}), name) is word
    with pytest.raises(TrionfiError, match=f"{name} of {kind.__name__} cannot be 'mispelt': it is one of {next(iter(words)) or "''"}"):
        row(kind, **{name: "mispelt"})


@pytest.mark.parametrize("made", [partial(Par, 26), partial(row, TrickCards)], ids=["Par", "TrickCards"])
def test_a_misspelt_event_is_refused(made):
    assert made(unless=("every trick",)).unless == (PlayEvent.EVERY,)
    with pytest.raises(TrionfiError, match="cannot be 'evry trick'"):
        made(unless=("evry trick",))


def test_misspelt_words_of_a_settlement_are_refused():
    payments = trionfi.games["tarot-6"].payments
    for name, word in (("abandoned", "nothin"), ("contre", "onse")):
        with pytest.raises(TrionfiError, match=f"{name} of {type(payments).__name__} cannot be '{word}'"):
            replace(payments, **{name: word})
    assert replace(payments, abandoned="offers").abandoned is Abandoned.OFFERS


def test_a_row_of_the_sides_counts_beside_those_of_a_declarer():
    """The card points of each player, added to a game in which one plays against the rest."""
    game = Add("payments.rewards", OnPoints("points", "Points", "a test", AS_THEY_ARE)).apply(trionfi.games["mineo-3"])
    lines = game.settle({"declarer": 1, "points": 60, "last_trick": "declarer", "points_0": 10, "points_1": 60, "points_2": 39}).lines
    assert [line.amounts for line in lines if line.label == "Points"] == [(10, 60, 39)]


def test_a_row_of_a_declarer_counts_among_those_of_the_sides():
    """A target for a declarer, added to a game in which each plays for himself."""
    game = trionfi.games["venticinque-3"]
    game = replace(game, payments=Scoring("points", (*game.payments.rewards, Target("target", "Target", "a test", 5, points=50)), total=78))
    lines = game.settle({"declarer": 2, "points": 51, "points_0": 20, "points_1": 7, "points_2": 51}).lines
    assert [line.amounts for line in lines if line.label == "Target"] == [(-5, -5, 10)]


def test_what_a_row_gives_a_pile():
    game = trionfi.games["ottocento"]
    won = next(reward for reward in game.payments.rewards if isinstance(reward, Combinations))
    kings = game.pack.mask(("KS", "KC", "KB", "KD"))
    assert won.in_pile(game.pack, kings) > 0 == Supplied("row", "Row", "a test").in_pile(game.pack, kings)
