"""`trionfi simulate`: figures of a game from many hands by bots, kept and gone on with."""

import os
import time
from argparse import Namespace
from collections.abc import Callable, Mapping
from math import isinf
from typing import Any

from trionfi.cli import files, terminal
from trionfi.cli.reader import Reader
from trionfi.errors import TrionfiError, brief
from trionfi.numbers.plan import PIECE, Plan
from trionfi.numbers.run import simulate
from trionfi.numbers.sums import Sums
from trionfi.numbers.told import Figure, figures
from trionfi.words import Message

FORMAT = "trionfi simulation 1"
SAVED = 5.0      # seconds between two savings
DIGITS = 4       # decimals of a figure
COLUMNS = ("game", "key", "name", "value", "half", "unit", "hands", "bots", "seed")


def plan_of(args: Namespace) -> Plan:
    """What was asked for. Raises TrionfiError for what cannot be simulated."""
    return Plan(args.game, args.hands, tuple(_parted(args.what)), tuple(_parted(args.bots)), args.seed, args.players, args.profile or "",
                tuple(args.option))


def _parted(texts: list[str]) -> list[str]:
    return [name for text in texts for name in text.split(",") if name]


def run(args: Namespace, reader: Reader) -> tuple[dict[str, Any], bool]:
    """The figures as they are printed, and whether it was stopped by Ctrl-C; what was done by then is kept."""
    plan = plan_of(args)
    writes = _writer(args.out) if args.out else None
    for path in filter(None, (args.state, args.out)):
        files.check(path)
    sums = _kept(args.state, plan) if args.state and os.path.exists(args.state) else Sums()
    saved, stopped = time.monotonic(), False

    def done(sums: Sums) -> None:
        nonlocal saved
        terminal.progress(reader.say(Message("{n} of {all} hands", n=len(sums.done) * PIECE, all=plan.pieces * PIECE)))
        if args.state and time.monotonic() - saved > SAVED:
            _keep(args.state, plan, sums)
            saved = time.monotonic()

    try:
        simulate(plan, sums, args.workers, args.scheduler, done)
    except KeyboardInterrupt:
        stopped = True
    finally:
        terminal.progress("")
        if args.state:
            _keep(args.state, plan, sums)
    result = answer(plan, sums)
    if writes:
        writes(args.out, [dict(zip(COLUMNS, (result["game"], one["key"], one["name"], one["value"], one["half"], one["unit"],
                                             result["hands"], ",".join(result["bots"]), str(result["seed"])), strict=True))
                          for one in result["figures"]])
    return result, stopped


def answer(plan: Plan, sums: Sums) -> dict[str, Any]:
    """What was simulated and its figures, as they are printed."""
    return plan.plain() | {"hands": len(sums.done) * PIECE, "figures": [_plain(one) for one in figures(plan, sums)]}


def _plain(one: Figure) -> dict[str, Any]:
    return {"key": one.key, "name": one.name, "value": round(one.value, DIGITS),
            "half": None if isinf(one.half) else round(one.half, DIGITS), "unit": one.unit}


def _keep(path: str, plan: Plan, sums: Sums) -> None:
    files.write(path, {"format": FORMAT, "plan": plan.plain(), "sums": sums.plain()})


def _kept(path: str, plan: Plan) -> Sums:
    """The sums of a file. Raises TrionfiError where they are of another plan."""
    data = files.read(path)
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise TrionfiError(Message("{file} is no simulation that could be gone on with: its format is not '{format}'", file=brief(path),
                                   format=FORMAT))
    kept, asked = data.get("plan"), plan.plain()
    if kept != asked:
        differs = next((key for key in asked if not isinstance(kept, Mapping) or kept.get(key) != asked[key]), "game")
        raise TrionfiError(Message("{file} is of another simulation: its '{key}' differs", file=brief(path), key=differs))
    return Sums.read(data.get("sums"))


type Rows = list[dict[str, Any]]


def _writer(path: str) -> Callable[[str, Rows], None]:
    """What writes a file of that ending. Raises TrionfiError for another ending, and where what writes it is not here."""
    ending = os.path.splitext(path)[1].lower()
    if ending == ".csv":
        return _write_csv
    if ending != ".parquet":
        raise TrionfiError(Message("figures are written to a file that ends in .csv or .parquet, not to {file}", file=brief(path)))
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise TrionfiError(Message("Parquet is written by pyarrow, which is not here: pip install 'trionfi[simulate]'")) from None
    return _write_parquet


def _write_csv(path: str, rows: Rows) -> None:
    import csv
    import io

    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    files.write_bytes(path, out.getvalue().encode())


def _write_parquet(path: str, rows: Rows) -> None:
    from pyarrow import BufferOutputStream, Table, parquet, schema, string, float64, int64  # noqa: I001

    kinds = {"value": float64(), "half": float64(), "hands": int64()}
    columns = schema([(name, kinds.get(name, string())) for name in COLUMNS])
    out = BufferOutputStream()
    parquet.write_table(Table.from_pylist([row | {"name": str(row["name"]), "unit": str(row["unit"])} for row in rows], columns), out)
    files.write_bytes(path, out.getvalue().to_pybytes())
