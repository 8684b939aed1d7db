"""What a person at the terminal sees: a line for each step, with its seconds."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Fault(Exception):
    """Something a person can mend; its text is the one line to print."""


@contextmanager
def step(words: str) -> Iterator[None]:
    """Print `words ...` and, when the block ends, the seconds it took."""
    print(f"{words} ... ", end="", flush=True)
    start = time.perf_counter()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.perf_counter() - start:.1f} s", flush=True)


def complain(words: str) -> None:
    """Print one line on standard error."""
    print(words, file=sys.stderr, flush=True)
