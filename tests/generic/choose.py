"""Chooses the hands that the common tests walk: `python -m tests.generic.choose [GAME ...]`, for all games when none is named."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "support"))

if __name__ == "__main__":
    from checks.choose import main

    raise SystemExit(main(sys.argv[1:]))
