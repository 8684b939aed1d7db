"""`make bench`: every measurement in turn."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> int:
    failed = 0
    for part in ("site", "first", "startup", "engine", "bots"):
        if (HERE / f"{part}.py").exists():
            failed |= subprocess.run([sys.executable, "-m", f"benchmarks.{part}"], check=False).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main())
