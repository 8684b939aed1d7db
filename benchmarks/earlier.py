"""The bots as they were at another commit, beside those of today: they play by the engine of today.

`simple@main` is `simple` as the commit `main` has it. Its package is written once into `.cache/earlier`, under a name of its own.
"""

import io
import subprocess
import sys
import tarfile
from importlib import import_module
from pathlib import Path

from trionfi.bots import Bot
from trionfi.errors import TrionfiError

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".cache" / "earlier"
BOTS = "engine/trionfi/bots"


def earlier(name: str, commit: str, seed: int | str) -> Bot:
    """The bot of that name as that commit has it. Raises TrionfiError where there is no such commit, or no such bot in it."""
    found: Bot = import_module(package(commit)).bot(name, seed)
    return found


def package(commit: str) -> str:
    """The name under which the bots of a commit may be imported; they are written there first where they are not yet."""
    asked = subprocess.run(["git", "rev-parse", "--verify", "--short=12", f"{commit}^{{commit}}"],
                           cwd=ROOT, capture_output=True, text=True, check=False)
    if asked.returncode:
        raise TrionfiError(f"no commit '{commit}' in this repository: name a branch, a tag or a commit")
    name = f"bots_{asked.stdout.strip()}"
    if not (KEPT / name).is_dir():
        packed = subprocess.run(["git", "archive", asked.stdout.strip(), BOTS], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            for file in files.getmembers():
                if file.isfile() and file.name.endswith(".py") and (text := files.extractfile(file)):
                    path = KEPT / name / Path(file.name).relative_to(BOTS)
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text.read().decode().replace("trionfi.bots", name), encoding="utf-8")
    if str(KEPT) not in sys.path:
        sys.path.insert(0, str(KEPT))
    return name
