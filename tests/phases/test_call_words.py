"""What the rules say of a call: where the called card lies in the talon, and the call of one who must play."""

import pytest
import trionfi
from trionfi.service.rules import parts

ALONE = "If the card is in the {}, he plays alone."


def part(slug: str, key: str, **chosen: str) -> str:
    game = trionfi.games[slug]
    if "profile" in chosen:
        game = game.with_options(profile=chosen["profile"])
    return next(one.words for one in parts(game) if one.key == key)


@pytest.mark.parametrize("profile", ["association", "web", "book", "vassal"])
def test_a_called_card_in_the_monte_leaves_the_caller_alone(profile):
    assert ALONE.format("monte") in part("mineo-4", "calling", profile=profile)


def test_that_the_talon_is_his_is_said_only_where_a_bid_gives_it_away():
    assert part("tarot-5-call", "call").endswith("If the card is in the chien, he plays alone, and the chien is his whatever was bid.")
    for slug, key, talon in (("tarot-1950-5", "call", "talon"), ("tarot-appel-1970", "call", "talon"), ("sicily-1780", "calling", "monte")):
        words = part(slug, key)
        assert ALONE.format(talon) in words and "whatever was bid" not in words


@pytest.mark.parametrize("slug", ["mineo-4", "sicily-1780"])
def test_the_second_call_is_that_of_a_forced_caller(slug):
    words = part(slug, "call")
    assert words.startswith("A caller who must play because all have passed now calls a card by its name: the highest of the trumps")
    assert "monte" not in words
    assert "takes the monte, discards as many cards and then calls a partner" in part(slug, "forced-caller")
