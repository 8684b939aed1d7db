"""Edits of rule parts by path, and what they say of parts that are not there."""

from dataclasses import replace

import pytest
import trionfi
from checks.wrong import clear
from trionfi.errors import TrionfiError
from trionfi.game.edits import Drop, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.phases.pause import Pause
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Take

GAME = trionfi.games["mineo-3"]
PLAIN = replace(GAME, options=(), profiles=(), profile="", chosen=(), _plain=None)


def test_put_replaces_what_stands_at_a_path():
    assert Put("follow.overtrump", True).apply(PLAIN).follow.overtrump is True
    assert Put("course:rivanto.barred", "").apply(PLAIN).course[-2].barred == ""
    made = Put("payments.rewards:pigliata.at_once", True).apply(PLAIN)
    assert [reward.key for reward in made.payments.rewards if reward.at_once] == ["pigliata"] and made.pays_at_once
    assert Put("payments.rewards:vanto.amount", 3).apply(PLAIN).settle({"declarer": 0, "points": 60,
        "last_trick": "declarer"}).scores == (8, -4, -4)
    assert not PLAIN.follow.overtrump and not PLAIN.pays_at_once


def test_remove_takes_an_item_out():
    made = Remove("payments.rewards", "pigliata").apply(PLAIN)
    assert len(made.payments.rewards) == len(PLAIN.payments.rewards) - 1
    assert "pigliata" not in [reward.key for reward in made.payments.rewards]


def test_put_replaces_a_whole_step():
    leads = Play(name="play", lead="declarer")
    assert Put("course:play", leads).apply(PLAIN).course[-1] is leads


def test_steps_are_inserted_and_dropped_by_name():
    extra = Take(key="extra", name="extra")
    after = Insert(extra, after="speaking-five").apply(PLAIN)
    names = [step.name for step in after.course]
    assert names[names.index("speaking on five cards") + 1] == "extra" and len(names) == len(PLAIN.course) + 1
    before = Insert(extra, before="speaking-five").apply(PLAIN)
    names = [step.name for step in before.course]
    assert names[names.index("speaking on five cards") - 1] == "extra"
    dropped = Drop("extra").apply(after)
    assert dropped.course == PLAIN.course


@pytest.mark.parametrize("path", ["colour", "follow.colour", "course:no such step.barred", "course:rivanto.colour",
    "payments.rewards:none.amount"])
def test_a_path_that_leads_nowhere_is_refused(path):
    with pytest.raises(TrionfiError, match="part") as caught:
        Put(path, 1).apply(PLAIN)
    assert clear(caught.value)


def test_options_and_profiles_of_ones_own():
    option = Option("trumping", "Must trumps be beaten?", (
        Value("no", "no", "ours"), Value("yes", "yes", "ours", (Put("follow.overtrump", True),))))
    game = replace(PLAIN, options=(option,), profiles=(Profile("loose", "", "ours"), Profile("strict", "", "ours", (("trumping", "yes"),))))
    game = game.with_options()
    assert game.profile == "loose" and not game.follow.overtrump
    strict = game.with_options("strict")
    assert strict.follow.overtrump and strict.option_value("trumping") == "yes" and strict.changed == {}
    again = strict.with_options(trumping="no")
    assert not again.follow.overtrump and again.changed == {"trumping": "no"} and again.profile == "strict"
    assert again.with_options(trumping="yes") == strict


def test_hyphens_in_names_are_underscores_in_python():
    game = GAME.with_options(early_solo="any-round", dealer_shows="no")
    assert game.option_value("early-solo") == "any-round" and game.option_value("dealer-shows") == "no"
    assert game == GAME.with_options(options={"early-solo": "any-round", "dealer-shows": "no"})


def test_the_profiles_of_mineo():
    book, palagonia = GAME.with_options("book"), GAME.with_options("palagonia")
    values = {"bargaining": "none", "monte": "at-once", "scommessa": "holding", "rivanto": "any", "pigliata": "at-once"}
    for name, value in values.items():
        assert book.option_value(name) == palagonia.option_value(name) == value
        assert GAME.option_value(name) == GAME._option(name).values[0].name != value
    assert book.option_value("early-solo") == "five" and palagonia.option_value("early-solo") == "any-round"


def test_early_solo_and_bargaining_do_not_undo_each_other():
    """Palagonia's solo adds a word to each round, whatever else may be said there."""
    for bargaining, words in (("pago-prendo", {"mischio", "pago", "prendo", "altre cinque", "vado solo"}), ("none", {"mischio",
        "altre cinque", "vado solo"})):
        game = GAME.with_options(bargaining=bargaining, early_solo="any-round")
        for name in ("speaking on ten cards", "speaking on fifteen cards"):
            step = next(step for step in game.course if step.name == name)
            assert isinstance(step, Pause) and {word.say for word in step.vocabulary} == words


def test_a_game_shows_as_what_it_was_loaded_by():
    assert repr(PLAIN) == "Game('mineo-3')"
    game = GAME.with_options("book", bargaining="pago-prendo")
    assert repr(game).startswith("Game('mineo-3', profile='book'") and ", rivanto='any'" in repr(game)


def test_names_of_what_is_unknown_are_told():
    with pytest.raises(TrionfiError, match="book"):
        GAME.with_options("bok")
    with pytest.raises(TrionfiError, match="rivanto"):
        GAME.with_options(rivnto="any")
    with pytest.raises(TrionfiError, match="strict"):
        GAME.with_options(rivanto="sometimes")
    with pytest.raises(TrionfiError, match="no option"):
        GAME.option_value("colour")
