"""The questions that lead to a game: answers read off the rules of every game and profile."""

import json

import pytest
import trionfi
from trionfi import service
from trionfi.errors import TrionfiError


@pytest.fixture(scope="module")
def known() -> dict:
    """What is asked about French Tarot."""
    return json.loads(json.dumps(service.answer("which", {"family": "france"})))


def row(known: dict, slug: str, profile: str) -> dict:
    """The answers of one game under one profile."""
    return next(one["answers"] for one in known["games"] if (one["slug"], one["profile"]) == (slug, profile))


def test_every_game_profile_and_number_of_players_has_a_row(known):
    wanted = {
        (game.slug, profile.name if profile else None, players)
        for game in (trionfi.games[slug] for slug in trionfi.games) if game.family == "france"
        for profile in game.profiles or (None,) for players in game.players
    }
    assert {(one["slug"], one["profile"], one["players"]) for one in known["games"]} == wanted
    assert len(known["games"]) == len(wanted)


def test_a_question_is_asked_only_where_it_tells_games_apart(known):
    for question in known["questions"]:
        said = {one["answers"][question["key"]] for one in known["games"]}
        assert len(said) > 1 and said == set(question["values"]) and question["words"].endswith("?")
        assert all(value.strip() for value in said)


@pytest.mark.parametrize("slug, profile, key, said", [
    ("tarot-fft-4", "fft", "halves", "there are none"),
    ("tarot-fft-3", "fft", "halves", "rounded in favour of who has won"),
    ("tarot-populaire-3", "lau", "halves", "the payment is rounded to a multiple of 5"),
    ("tarot-5-call", "base", "halves", "they stay as they are"),
    ("tarot-5-solo", "trv", "halves", "the taker's is dropped"),
    ("tarot-fft-4", "fft", "pots", "no"),
    ("tarot-populaire-4", "base", "pots", "20 from the dealer, 10 from each other"),
    ("tarot-populaire-4", "group-a", "later", "10, after a deal that all passed"),
    ("tarot-populaire-4", "arn", "loss", "doubles the only one"),
    ("tarot-populaire-4", "lau", "contre", "yes, one for all"),
    ("tarot-fft-3", "fft", "sizes", "13, 15 or 18"),
    ("tarot-populaire-4", "sim", "prices", "10, 20 or 30"),
    ("tarot-populaire-4", "sim", "paid", "whoever shows it, won or lost"),
    ("tarot-populaire-4", "at", "poor", "pas d'atouts and pas de cartes habillées"),
    ("tarot-populaire-4", "at", "worth", "the difference and 0, 10, 50 or 100"),
    ("tarot-populaire-4", "arn", "worth", "10 and the difference, times 1, 2, 4, 8 or 12"),
    ("tarot-populaire-4", "arn", "petit", "the taker only"),
    ("tarot-populaire-4", "sim", "turn", "to the left"),
    ("tarot-5-call", "base", "sides", "the taker and a partner whom he calls"),
    ("tarot-5-solo", "at", "later", "10"),
    ("tarot-5-call", "trv", "shares", "2 to 1"),
])
def test_answers_follow_the_rules(known, slug, profile, key, said):
    assert row(known, slug, profile)[key] == said


def test_a_family_is_needed():
    with pytest.raises(TrionfiError, match=r"no family is called 'None': there are .*france"):
        service.answer("which", {})


@pytest.mark.parametrize("players, slug", [(3, "tarot-fft-3"), (4, "tarot-fft-4"), (5, "tarot-5-call")])
def test_what_most_tables_play_stands_first_and_its_page_begins_with_it_only_when_told(known, players, slug):
    rows = [one for one in known["games"] if one["players"] == players]
    common = [one for one in rows if one["common"]]
    assert [(one["slug"], one["profile"]) for one in common] == [(slug, "today")] and rows[0] is common[0]
    assert not any(one["usual"] for one in rows if one["slug"] == slug)


def test_what_a_table_of_five_says_today_leads_to_the_federations_rules(known):
    said = {"players": "five", "bids": "prise, garde, garde sans, garde contre", "shares": "2 to 1",
            "worth": "25 and the difference, times 1, 2, 4 or 6"}
    left = [one for one in known["games"] if all(one["answers"][key] == value for key, value in said.items())]
    assert [(one["slug"], one["profile"]) for one in left] == [("tarot-5-call", "today")]
