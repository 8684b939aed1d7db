"""Rules in words follow the options: a value that changes the game changes what is said of it."""

import pytest
import trionfi
from trionfi.service import answer

SAID_ELSEWHERE = {("minchiate-partners", "announcement", "per-sorte")}
"""The wording of an announcement, which the announcement itself shows."""


def told(slug, options):
    """What `show` says of a game under options, beside the options themselves."""
    return {key: said for key, said in answer("show", {"game": slug, "options": options}).items() if key not in ("options", "profile")}


@pytest.mark.parametrize("slug", trionfi.games)
def test_every_value_of_an_option_is_told(slug):
    plain = told(slug, {})
    for option in trionfi.games[slug].options:
        for value in option.values[1:]:
            if (slug, option.name, value.name) not in SAID_ELSEWHERE:
                assert told(slug, {option.name: value.name}) != plain, f"{option.name}={value.name}"
