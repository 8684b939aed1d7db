"""The finder: every game as a card, with what a player would look for it by."""

from collections.abc import Iterable

from .base import Page, drawing, games
from .facets import FACETS, facets, marks
from .facts import linked, players_words
from .html import el, text


@drawing("finder")
def finder(page: Page, words: str) -> str:
    """`{{ finder tarot-fft-4 mineo-3 }}`: all games, those played today first; of these, and of the others, the slugs named come first,
    as the best known. The choices above the list work where scripts run."""
    known = words.split()
    found = [(game, facets(game)) for game in games()]
    found.sort(key=lambda one: (not one[1]["today"], known.index(one[0]["slug"]) if one[0]["slug"] in known else len(known)))
    rows = [_game(page, game, said) for game, said in found]
    told = el("p", {"class": "finder-told"}, f"{len(rows)} games")
    return el("trionfi-finder", None, _choices([said for _, said in found]), told, el("ul", {"class": "finder-games"}, *rows))


def _game(page: Page, game: dict, said: dict[str, list[str]]) -> str:
    facts = f"{players_words(game['players'])} players · {game['cards']} cards, {said['suits'][0]} suits · {game['sides']}"
    return el(
        "li", marks(game) | {"class": "finder-game"},
        el("span", {"class": "finder-name"}, linked(page, game)),
        el("span", {"class": "finder-where"}, text(f"{game['place']}, {game['period']}")),
        el("span", {"class": "finder-facts"}, text(facts[0].upper() + facts[1:])),
    )


def _choices(said: Iterable[dict[str, list[str]]]) -> str:
    found = list(said)
    groups = {key: _group(key, words, _values(key, found)) for key, (words, _) in FACETS.items()}
    name = el("label", {"class": "finder-words"}, el("span", None, "Town, region or name"),
              el("input", {"type": "search", "name": "words", "autocomplete": "off", "enterkeyhint": "search"}))
    first = [group for key, group in groups.items() if FACETS[key][1]]
    more = [group for key, group in groups.items() if not FACETS[key][1]]
    folded = el("details", {"class": "finder-more"}, el("summary", None, "Region, cards, partners, bidding"), *more)
    return el("form", {"class": "finder-choices needs-script", "role": "search", "aria-label": "Find a game"}, name, *first, folded)


def _values(key: str, found: list[dict[str, list[str]]]) -> list[str]:
    """Numbers by size; words as often as games answer with them."""
    given = [value for said in found for value in said[key]]
    return sorted(set(given), key=lambda value: (int(value) if value.isdecimal() else -given.count(value), value))


def _group(key: str, words: str, values: list[str]) -> str:
    chips = (el("button", {"type": "button", "class": "chip", "name": key, "value": value, "aria-pressed": "false"}, text(value))
             for value in values)
    return el("fieldset", {"class": "finder-group"}, el("legend", None, text(words)), *chips)
