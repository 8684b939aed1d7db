"""What is done for every edition, side by side on the machine's processors."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol

from .editions import editions


class Across(Protocol):
    """Calls a function for each of several things, as `map` does; or in several processes at once, which begin as they are asked."""

    def __call__[T](self, do: Callable[..., T], /, *things: Iterable[Any]) -> Iterator[T]:
        """What it gives for each, in their order."""


@contextmanager
def side_by_side(little: bool) -> Iterator[Across]:
    """A process for each edition, even where there are fewer processors: one would lie idle while another had the last edition. What is
    little is sooner done by one that has everything at hand."""
    if little or (os.process_cpu_count() or 1) == 1:
        yield map
        return
    with ProcessPoolExecutor(len(editions()), get_context("spawn")) as pool:
        yield pool.map


def called[T](do: Callable[[], T]) -> T:
    """What it gives."""
    return do()
