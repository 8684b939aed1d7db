"""Facts that were shared or kept under their earlier names are settled as by those of today."""

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.settlement.former import ANSWERS, FACTS, today

WON = {"declarer": 0, "rate": 0, "points": 91, "bouts": 3}
GAMES = ("grosstarock-1780", "grosstarock-dutch-1821", "tarok-danish-1880", "vanto-1930", "mineo-3", "sicily-1780", "jeu-des-tarots-1637-3",
         "droggn", "tarot-appel-1850", "tarot-appel-1940", "tarot-bourgogne-3", "tarot-1950-3", "tarot-populaire-3")


def ways(slug):
    """The game by default, under each profile and with each answer to each option."""
    game = trionfi.games[slug]
    yield game
    yield from (game.with_options(profile.name) for profile in game.profiles)
    yield from (game.with_options(options={option.name: value.name}) for option in game.options for value in option.values)


def test_each_name_of_today_is_one_that_a_game_asks_for():
    forms = [fact for slug in GAMES for game in ways(slug) for fact in game.form(game.players[0])]
    assert not set(FACTS.values()) - {fact.key for fact in forms}
    assert not set(ANSWERS.values()) - {value for fact in forms for value, _ in fact.values}
    assert not FACTS.keys() & {fact.key for fact in forms} and not ANSWERS.keys() & {value for fact in forms for value, _ in fact.values}


@pytest.mark.parametrize(("slug", "before", "now"), [
    ("tarot-1950-3", WON | {"slam": "grand chelem made"}, WON | {"slam": "grand-chelem-made"}),
    ("jeu-des-tarots-1637-2", {"points_0": 39, "fault_0": "wrong number"}, {"points_0": 39, "fault_0": "wrong-number"}),
    ("mineo-3", {"arie": "declarer", "arie_with_t20": True}, {"arie": "declarer", "arie_better": True}),
])
def test_facts_by_their_earlier_names_settle_alike(slug, before, now):
    game = trionfi.games[slug]
    more = {} if slug != "mineo-3" else {"declarer": 0, "points": 60, "last_trick": "declarer"}
    assert game.settle(before | more, game.players[0]) == game.settle(now | more, game.players[0])


def test_what_is_said_under_both_names_is_refused():
    with pytest.raises(TrionfiError, match="no fact of this game is called 'arie_with_t20'"):
        trionfi.games["mineo-3"].settle({"declarer": 0, "points": 60, "arie": "declarer", "arie_with_t20": True, "arie_better": True}, 3)


def test_facts_of_today_stay_as_they_are():
    known = {"slam": "grand-chelem-made", "declarer": 0, "declared_0": [["four Kings", 10]]}
    assert today(known) is known
