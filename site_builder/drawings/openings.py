"""The first deals of every game, drawn at build: what the engine answers when a reader sits down, so that his cards lie on the table
while the engine itself is still starting."""

import json
from functools import cache, partial
from pathlib import Path

from trionfi import TrionfiError, games
from trionfi.games.index import INDEX
from trionfi.words import Words
from trionfi.words.languages import ENGLISH

from ..editions import editions
from ..files import digest, files_under, once, write_if_new
from ..paths import BUILD, DOCS, ENGINE, LANGUAGES
from .base import Page
from .facets import region_of

FOLDER = BUILD / "openings"
SEEDS = (8, 21, 34, 55)
TODAY: Words = "As played today"
BOOK: Words = "As in the book"
BOT = "simple"
"""What the page names as the usual level of the others."""


def write_openings(family: str) -> None:
    """Write a file for each game of a family in each language, `en/mineo-3.json`, when the engine, this module or what is said changed."""
    once(f"openings-{family}", _looked_at(), FOLDER, partial(_write, family))


@cache
def _looked_at() -> str:
    """The state of all that first hands are made with and said by."""
    heads = [*DOCS.glob("*/index.md"), *LANGUAGES.glob("*/docs/*/index.md")]
    return digest([*files_under(ENGINE), Path(__file__), *heads, *LANGUAGES.glob("*/*.po")])


def _write(family: str) -> None:
    for slug in (one.slug for one in INDEX if one.family == family):
        for edition in editions():
            told = json.dumps(opening(slug, edition.language), ensure_ascii=False, separators=(",", ":"))
            write_if_new(FOLDER / edition.language / f"{slug}.json", told)
    for old in FOLDER.glob("*/*.json"):
        if old.stem not in games:
            old.unlink(missing_ok=True)


def opening(slug: str, language: str = ENGLISH) -> dict:
    """What a table of this game shows at once: its name and place, its pack and rules, and for each seed the first position; with its
    words in a language."""
    page = Page(path(slug), slug, "", language=language)
    show, pack = page.ask("show"), page.ask("pack")
    return {
        "game": slug,
        "name": page.say(games[slug].name),
        "region": region_of(page, games[slug].family),
        "path": path(slug),
        "readings": readings(page, show),
        "pack": pack,
        "show": show,
        "asked": asked(page, show),
        "deals": [deal(page, seed, common(show)) for seed in SEEDS],
    }


def path(slug: str) -> str:
    """Where the page of a game lies, below the site's folder."""
    return f"{games[slug].family}/{slug}/"


def deal(page: Page, seed: int, profile: str | None) -> dict:
    """The hand of the player at seat 0, whom the dealer sits before: as it is dealt, and where he is asked first. `before` is left out
    where nothing was said between the two."""
    players = games[str(page.game)].players[0]
    dealer = players - 1
    rules = {} if profile is None else {"profile": profile}
    request = {"seed": seed, "dealer": dealer, "seat": 0, "moves": [], "bots": [BOT] * players, **rules}
    before = page.ask("table", **request, advance=False)
    after = page.ask("table", **request, advance=True)
    first = {"seed": seed, "dealer": dealer, "after": after}
    return first if before == after else first | {"before": before}


def asked(page: Page, show: dict) -> dict | None:
    """What the calculator asks of a hand by the rules of most tables, and what it calls the players; None where it settles none by them."""
    rules = {} if common(show) is None else {"profile": common(show)}
    try:
        players = show.get("settled", show["players"])[0]
        found = page.ask("calculator", players=players, match=False, facts={}, **rules)
    except TrionfiError:
        return None
    return {"form": found["form"], "heads": found["heads"]}


def common(show: dict) -> str | None:
    """The profile that most tables play today, where that is not the game's default."""
    return next((profile["name"] for profile in show["profiles"] if profile["common"]), None)


def readings(page: Page, show: dict) -> str:
    """What tells a block that its game may be played in two ways, which one first; empty where it may not."""
    first = common(show)
    return "" if first is None else f"{first}:{page.say(TODAY)}|{show['profile']}:{page.say(BOOK)}"
