"""How long the site takes to build: from nothing, and once more after a page was changed while it is served.

usage: python -m benchmarks.site
"""

import shutil
import subprocess
import sys
import time

from site_builder.paths import BUILD, ROOT, STAMPS
from site_builder.serve import LOOK_EVERY
from site_builder.static import ASK_EVERY

FULL_BUDGET = 60.0
CHANGE_BUDGET = 3.0


def main() -> int:
    shutil.rmtree(STAMPS, ignore_errors=True)
    full = seconds()
    # A change is seen, built, and noticed by the page, which then loads again.
    change = LOOK_EVERY + seconds() + ASK_EVERY
    print(f"\n{'site':<34}{'s':>9}{'budget':>9}")
    print(f"{'full build':<34}{full:>9.1f}{FULL_BUDGET:>9.1f}")
    print(f"{'a changed page shows, at most':<34}{change:>9.1f}{CHANGE_BUDGET:>9.1f}")
    return 0


def seconds() -> float:
    start = time.perf_counter()
    command = [sys.executable, "-m", "site_builder", "build", "--quiet", "--draft", "--into", str(BUILD / "bench-site")]
    subprocess.run(command, cwd=ROOT, check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
