"""The figures of all games as one table with its schema, as the site hands it on: a CSV, a data package, how to cite it, the licence."""

import csv
import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import trionfi

from measured import figures
from measured.estimates import estimates, sure
from measured.figures import BOT, SEED, Kept

from .files import digest, files_under, once, write_if_new, yaml_of
from .paths import BUILD, ENGINE, MEASURES, ROOT

FOLDER = BUILD / "dataset"
TABLE = "trionfi-numbers.csv"
COLUMNS = (
    ("game", "string", "the game, by its name in addresses"),
    ("players", "integer", "how many play"),
    ("key", "string", "what the figure is of, by its parts"),
    ("value", "number", "the figure"),
    ("half", "number", "half the interval in which the true figure lies 95 times in 100: 0 where exact, missing where nothing tells it"),
    ("of", "integer", "of how many deals, hands or matches it is; 0 where it is exact"),
    ("unit", "string", "of 100, card points, hands, or what is paid"),
)
KEYS = {
    "dealt/trumps/N": "hands as dealt that have N trumps", "dealt/voids/N": "hands as dealt that lack N suits",
    "dealt/holds/NAME": "hands as dealt that hold a combination; with /N, of N cards",
    "bids/NAME": "hands played at a bid; /gains, of these those in which the declarer gains; /paid, what he is paid",
    "declarer": "hands with a declarer; /gains and /paid as of a bid",
    "seat/N/paid": "what is paid to the player N places after the dealer",
    "last/N": "hands whose last trick he wins", "points/declarer": "card points of the declarer's side; with /N, hands in which they are N",
    "points/other": "card points of a side without a declarer; with /N, sides that have N",
    "card/NAME/kept": "how often a card stays with the side that was dealt it",
    "card/NAME/over": "what who is dealt it is paid more than each of the others",
    "play/abandoned": "hands that are abandoned", "play/slams": "hands in which a side wins every trick",
    "match/length": "hands of a match; with /N, matches that have N", "match/endless": "matches given up as endless",
    "match/ahead/N": "matches in which the player N places after the first dealer is ahead at the end",
}


@cache
def kept() -> tuple[Kept, ...]:
    """The figures of the games that have some, in the order of the library."""
    return tuple(one for slug in trionfi.games if (one := figures.read(slug)) and not one.stale)


def write_dataset() -> None:
    """Bring the files of the table in `FOLDER` up to date, when the figures or what they are made with changed."""
    cited, licence = ROOT / "CITATION.cff", ROOT / "LICENSE"
    looked_at = [*files_under(MEASURES, ENGINE, cited, licence), Path(__file__)]
    once("dataset", digest(looked_at), FOLDER / TABLE, lambda: _write(cited, licence))


def _write(cited: Path, licence: Path) -> None:
    write_if_new(FOLDER / TABLE, table())
    write_if_new(FOLDER / "datapackage.json", json.dumps(package(), indent=1, ensure_ascii=False) + "\n")
    write_if_new(FOLDER / cited.name, cited.read_bytes())
    write_if_new(FOLDER / f"{licence.name}.txt", licence.read_bytes())


def table() -> str:
    """The figures as CSV, a row for each."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow([name for name, _, _ in COLUMNS])
    for one in kept():
        for key, found in estimates(one).items():
            half = f"{found.half:.6g}" if sure(found) else ""
            rows.writerow([one.game, one.players, key, f"{found.value:.6g}", half, found.of, found.unit])
    return out.getvalue()


def package() -> dict[str, Any]:
    """What the table is, as a Frictionless data package: its columns and keys, and by what each game was played."""
    cited = yaml_of((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    fields = [{"name": name, "type": kind, "description": told} for name, kind, told in COLUMNS]
    schema = {"fields": fields, "primaryKey": ["game", "key"], "missingValues": [""]}
    return {
        "name": "trionfi-numbers", "title": "How the games of the tarot pack behave", "version": str(cited["version"]),
        "description": "Figures of the games as their programs play them: exact chances of what is dealt, and hands by bots, not people.",
        "licenses": [{"name": "MIT", "path": "LICENSE.txt"}], "contributors": [{"title": one["name"]} for one in cited["authors"]],
        "keys": KEYS, "bots": BOT, "seed": SEED, "games": [_game(one) for one in kept()],
        "resources": [{"name": "numbers", "path": TABLE, "format": "csv", "mediatype": "text/csv", "encoding": "utf-8", "schema": schema}],
    }


def _game(one: Kept) -> dict[str, Any]:
    """What a game's figures were made with."""
    game = trionfi.games[one.game]
    parts = {name: {"hands": part.hands, "bots": part.sources, "version": part.version, "date": part.date}
             for name, part in one.parts.items()}
    return {"game": one.game, "name": str(game.name), "paid in": game.payments.ledger, "profile": game.default_profile, "rules": one.rules,
            "parts": parts}
