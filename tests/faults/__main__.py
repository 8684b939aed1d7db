"""The command `python -m tests.faults`."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.faults import exchange, table
from tests.faults.drawn import drawn
from tests.faults.live import Session
from tests.faults.plant import Fault, Unplanted
from tests.faults.planted import FAULTS
from tests.faults.trial import GENERIC, HANDS, STAGES, Result, check_sound, confirm


def chosen(names: list[str], among: tuple[Fault, ...]) -> list[Fault]:
    """The faults of these names, all where none is named; a name ending in `*` stands for all that begin so."""
    known = {fault.name: fault for fault in among}
    if not names:
        return list(among)
    found: dict[str, Fault] = {}
    for name in names:
        hit = [one for one in known if one == name or (name.endswith("*") and one.startswith(name[:-1]))]
        if not hit:
            raise SystemExit(f"no fault is called '{name}': there are {', '.join(known)}")
        found |= {one: known[one] for one in hit}
    return list(found.values())


def unplanted(faults: list[Fault]) -> dict[str, str]:
    """Why some of these cannot be planted, by name."""
    told = {}
    for fault in faults:
        try:
            fault.place()
        except Unplanted as error:
            told[fault.name] = str(error)
    return told


def caught(path: Path) -> dict[str, str]:
    """The tests that caught faults in an earlier table, by fault."""
    return {row["fault"]: row["by"] for row in json.loads(path.read_text(encoding="utf-8"))["faults"] if "::" in row["by"]}


def tried_together(faults: list[Fault], stages: tuple[str, ...], processes: int, keep: Callable[[Result], None],
                   first: dict[str, str]) -> list[tuple[Fault, list[str] | None]]:
    """Try faults in one session, as far as the stages can be; those that nothing there has caught are left, with the tests that reach
    them. With `first`, tests by fault, only these are run."""
    together = tuple(stage for stage in stages if stage != GENERIC)
    left: list[tuple[Fault, list[str] | None]] = []

    def done(fault: Fault, found: dict) -> None:
        if found["test"]:
            keep(Result(fault, together, found.get("stage", ""), found["test"], found.get("seconds", 0.0)))
        else:
            left.append((fault, None if exchange.kept(fault) else found["reach"]))

    if not together or not faults:
        return [(fault, None) for fault in faults]
    os.environ["TRIONFI_HANDS"] = HANDS
    with TemporaryDirectory(prefix="faults-") as folder:
        session = Session(faults, together, processes, done, Path(folder), first)
        pytest.main(["-q", "--capture=sys", "-p", "no:cacheprovider", *session.arguments()], plugins=[session])
    if session.error:
        raise SystemExit(session.error)
    return left


def main() -> int:
    """Run it; the exit status is 1 where a fault was missed or must be planted anew."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description="Plant faults in a copy of the engine; which are caught?")
    parser.add_argument("names", nargs="*", metavar="NAME", help="faults to try (all when none is named); 'auction*' for several")
    parser.add_argument("--table", type=Path, metavar="FILE", help="write the table as JSON; rows of faults not tried now are kept")
    parser.add_argument("--first", type=Path, metavar="FILE", help="begin with the tests that caught the faults in an earlier table")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=2, help="how many are tried at a time")
    parser.add_argument("--stages", nargs="+", choices=STAGES, metavar="STAGE", help=f"only these stages: {', '.join(STAGES)}")
    parser.add_argument("--drawn", type=int, metavar="N", help="so many faults drawn at random from all operators, numbers and conditions "
                        "of tricks, settlement and phases, in place of those that are planted by hand")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="other faults are drawn with another seed")
    parser.add_argument("--check", action="store_true", help="only see whether every fault can still be planted")
    asked = parser.parse_args()
    among = drawn(asked.drawn, asked.seed) if asked.drawn else FAULTS
    faults = chosen(asked.names, among)
    lost = unplanted(faults)
    print("".join(f"{why}\n" for why in lost.values()), file=sys.stderr, end="")
    if asked.check:
        print(f"{len(faults) - len(lost)} of {len(faults)} can be planted")
        return bool(lost)
    os.nice(10)
    known = table.read(asked.table) if asked.table else {}
    check_sound(())
    stages = tuple(stage for stage in STAGES if stage in (asked.stages or STAGES))

    def keep(result: Result) -> None:
        row = known[result.fault.name] = table.row(result, known.get(result.fault.name))
        print(table.text([row]).splitlines()[0], file=sys.__stdout__, flush=True)
        if asked.table:
            rows = [known[fault.name] for fault in among if fault.name in known]
            asked.table.write_text(json.dumps(table.whole(rows), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")

    first = caught(asked.first) if asked.first else {}
    plantable = [fault for fault in faults if fault.name not in lost]
    left: list[tuple[Fault, list[str] | None]] = [(fault, None) for fault in plantable if exchange.functions(fault)]
    if first:
        left = tried_together([fault for fault, _ in left], stages, asked.processes, keep, first)
    left = tried_together([fault for fault, _ in left], stages, asked.processes, keep, {})
    left += [(fault, None) for fault in plantable if not exchange.functions(fault)]
    for name, why in lost.items():
        keep(Result({fault.name: fault for fault in faults}[name], unplanted=why))
    with ThreadPoolExecutor(asked.processes) as pool:
        for result in pool.map(lambda one: confirm(one[0], stages, one[1], first.get(one[0].name, "")), left):
            keep(result)
    found = [known[fault.name] for fault in among if fault.name in known]
    print("\n".join(table.text(found).splitlines()[len(found):]))
    return any(row["state"] != "caught" for row in found)


if __name__ == "__main__":
    sys.exit(main())
