"""Playing a plan: here, by several processes of this machine, or by the workers of a Dask scheduler."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from trionfi.counting import Points
from trionfi.errors import TrionfiError, brief
from trionfi.numbers.plan import Plan
from trionfi.numbers.sums import Sums
from trionfi.numbers.watch import piece
from trionfi.words import Message

TRIES = 5       # times that a piece is given out when workers are lost over it
AHEAD = 3       # pieces given out for each worker: it never waits, and little is lost with it
PATIENCE = 30   # seconds until a scheduler that says nothing is given up

type Done = tuple[int, dict[str, Points]]


def simulate(plan: Plan, sums: Sums | None = None, workers: int = 1, scheduler: str = "",
             done: Callable[[Sums], None] | None = None) -> Sums:
    """Play what is not yet in the sums, and add it to them; `done` is told after each piece. The sums hang on the plan alone, not on the
    workers: a piece that is lost with one is done again, and one that comes twice counts once. Raises TrionfiError for a wrong number of
    workers, a scheduler that does not answer, and where workers are lost again and again; what was done until then is in the sums that
    were given."""
    if isinstance(workers, bool) or not isinstance(workers, int) or not 1 <= workers <= 1024:
        raise TrionfiError(Message("the number of workers is from 1 to 1024, not {n}", n=brief(str(workers))))
    sums = Sums() if sums is None else sums
    todo = [number for number in range(plan.pieces) if number not in sums.done]
    if scheduler:
        work = by_dask(plan, todo, scheduler)
    elif workers > 1:
        work = by_processes(plan, todo, workers)
    else:
        work = ((number, piece(plan, number)) for number in todo)
    with closing(work):  # type: ignore[type-var]  # all three are generators
        for number, found in work:
            sums.add(number, found)
            if done is not None:
                done(sums)
    return sums


class Tries:
    """The pieces that are still to be given out, and how often each was lost."""

    def __init__(self, todo: Iterable[int]):
        self.left = list(todo)[::-1]
        self.lost: dict[int, int] = {}

    def again(self, numbers: Iterable[int]) -> None:
        """These were lost with a worker. Raises TrionfiError where one was lost too often."""
        for number in numbers:
            self.lost[number] = self.lost.get(number, 0) + 1
            if self.lost[number] >= TRIES:
                raise TrionfiError(Message("workers were lost {n} times over one piece of work: what was done until then is kept", n=TRIES))
            self.left.append(number)


def by_processes(plan: Plan, todo: Iterable[int], workers: int) -> Iterator[Done]:
    """The pieces as they are done by processes of this machine."""
    tries = Tries(todo)
    while tries.left:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_undisturbed)
        given: dict[Future[dict[str, Points]], int] = {}
        try:
            while tries.left or given:
                while tries.left and len(given) < AHEAD * workers:
                    number = tries.left.pop()
                    given[pool.submit(piece, plan, number)] = number
                for future in wait(given, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    yield given.pop(future), result
        except BrokenProcessPool:
            tries.again(given.values())
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _undisturbed() -> None:
    """Ctrl-C is for the process that gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def by_dask(plan: Plan, todo: Iterable[int], address: str) -> Iterator[Done]:
    """The pieces as they are done by the workers of a scheduler, which have this library too."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise TrionfiError(Message("a scheduler is asked through Dask, which is not here: pip install 'trionfi[simulate]'")) from None
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise TrionfiError(Message("no scheduler answers at {address}: {why}", address=brief(address), why=brief(str(error)))) from None
    tries = Tries(todo)
    with client:
        given: dict[Any, int] = {}
        found = distributed.as_completed()
        while tries.left or given:
            many = AHEAD * max(1, sum(client.nthreads().values()))
            while tries.left and len(given) < many:
                number = tries.left.pop()
                future = client.submit(piece, plan, number, pure=False)
                given[future] = number
                found.add(future)
            future = next(found)
            number = given.pop(future)
            try:
                result = future.result()
            except distributed.KilledWorker:
                tries.again([number])
                continue
            yield number, result
