"""The table of a measurement, as data and as text."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.faults.plant import ROOT
from tests.faults.trial import CHEAP, HANDS, STAGES, Result

_MEASURED = ("engine", "tests", ":!tests/faults")


def commit() -> str:
    """The last commit that changed the engine or its tests; marked where files differ from it."""
    made = _git("log", "-1", "--format=%H", "--", *_MEASURED)
    return made + (" and changes" if _git("status", "--porcelain", "--", *_MEASURED) else "")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, text=True, capture_output=True, check=True).stdout.strip()


def row(one: Result, before: dict[str, object] | None = None) -> dict[str, object]:
    """A result as plain data; what other stages had missed `before` is added."""
    state = "unplanted" if one.unplanted else "caught" if one.stage else "missed"
    seconds, tried = one.seconds, list(one.tried)
    if before and before["state"] == "missed" and tried and not set(tried) & set(before["tried"]):  # type: ignore[call-overload]
        seconds, tried = round(seconds + before["seconds"], 1), [*before["tried"], *tried]  # type: ignore[operator, misc]
    return {"fault": one.fault.name, "module": one.fault.module, "breaks": one.fault.breaks, "state": state, "stage": one.stage,
            "by": one.test, "seconds": seconds, "tried": tried}


def summary(found: Sequence[dict[str, object]]) -> dict[str, object]:
    """How many were caught, in all and by stage."""
    tried = [row for row in found if row["state"] != "unplanted"]
    by_stage = {stage: sum(row["stage"] == stage for row in tried) for stage in STAGES}
    return {"faults": len(found), "tried": len(tried), "caught": sum(by_stage.values()), "cheap": sum(by_stage[stage] for stage in CHEAP),
            "missed": sum(row["state"] == "missed" for row in tried), "by stage": by_stage}


def whole(found: Sequence[dict[str, object]]) -> dict[str, object]:
    """The table as it is written to a file."""
    return {"commit": commit(), "hands": int(HANDS), "summary": summary(found), "faults": list(found)}


def read(path: Path) -> dict[str, dict[str, object]]:
    """The rows of a table written before, by fault. Raises SystemExit where it was measured at another commit."""
    if not path.exists():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["commit"] != commit():
        raise SystemExit(f"{path} was measured at {data['commit']} and not at {commit()}: measure all faults anew, or name another file")
    return {row["fault"]: row for row in data["faults"]}


def text(found: Sequence[dict[str, object]]) -> str:
    """The table as lines."""
    lines = [f"{row['fault']:<34} {row['stage'] or row['state']:<12} {row['seconds']:>6} s  {row['by'] or row['breaks']}" for row in found]
    told = summary(found)
    stages = ", ".join(f"{stage} {number}" for stage, number in told["by stage"].items())  # type: ignore[attr-defined]
    lines.append(f"{told['caught']} of {told['tried']} caught ({stages}); {told['cheap']} by the cheap stages; {told['missed']} missed")
    if told["tried"] != told["faults"]:
        lines.append(f"{told['faults'] - told['tried']} must be planted anew")  # type: ignore[operator]
    return "\n".join(lines)
