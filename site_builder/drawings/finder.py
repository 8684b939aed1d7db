"""The finder: every game as a card, with what a player would look for it by."""

from collections.abc import Iterable

from trionfi.words import Message

from .base import Page, drawing
from .facets import FACETS, facets, marks
from .facts import linked, players_words
from .html import el, text


@drawing("finder")
def finder(page: Page, words: str) -> str:
    """`{{ finder tarot-fft-4 mineo-3 }}`: all games, those played today first; of these, and of the others, the slugs named come first,
    as the best known. The choices above the list work where scripts run."""
    known = words.split()
    found = [(game, facets(page, game)) for game in page.games()]
    found.sort(key=lambda one: (not one[0]["today"], known.index(one[0]["slug"]) if one[0]["slug"] in known else len(known)))
    rows = [_game(page, game, said) for game, said in found]
    told = el("p", {"class": "finder-told"}, page.say(Message("{n} games", {"n one": "{n} game"}, n=len(rows))))
    return el("trionfi-finder", None, _choices(page, [said for _, said in found]), told, el("ul", {"class": "finder-games"}, *rows))


def _game(page: Page, game: dict, said: dict[str, list[str]]) -> str:
    facts = page.say(Message("{Players} players · {cards} cards, {suits} suits · {sides}", players=players_words(game["players"]),
                             cards=game["cards"], suits=said["suits"][0], sides=said["sides"][0]))
    return el(
        "li", marks(page, game) | {"class": "finder-game"},
        el("span", {"class": "finder-name"}, linked(page, game)),
        el("span", {"class": "finder-where"}, text(f"{game['place']}, {game['period']}")),
        el("span", {"class": "finder-facts"}, text(facts)),
    )


def _choices(page: Page, said: Iterable[dict[str, list[str]]]) -> str:
    found = list(said)
    groups = {key: _group(key, page.say(words), _values(key, found)) for key, (words, _) in FACETS.items()}
    name = el("label", {"class": "finder-words"}, el("span", None, page.say("Town, region or name")),
              el("input", {"type": "search", "name": "words", "autocomplete": "off", "enterkeyhint": "search"}))
    first = [group for key, group in groups.items() if FACETS[key][1]]
    more = [group for key, group in groups.items() if not FACETS[key][1]]
    folded = el("details", {"class": "finder-more"}, el("summary", None, page.say("Region, cards, partners, bidding")), *more)
    box = {"class": "finder-choices needs-script", "role": "search", "aria-label": page.say("Find a game")}
    return el("form", box, name, *first, folded)


def _values(key: str, found: list[dict[str, list[str]]]) -> list[str]:
    """Numbers by size; words as often as games answer with them."""
    given = [value for said in found for value in said[key]]
    return sorted(set(given), key=lambda value: (int(value) if value.isdecimal() else -given.count(value), value))


def _group(key: str, words: str, values: list[str]) -> str:
    chips = (el("button", {"type": "button", "class": "chip", "name": key, "value": value, "aria-pressed": "false"}, text(value))
             for value in values)
    return el("fieldset", {"class": "finder-group"}, el("legend", None, text(words)), *chips)
