"""The figures hang on the plan alone: not on how many workers there are, on one that is lost, or on a stop in the middle."""

import multiprocessing
import os
import signal

import distributed
import pytest
from trionfi import TrionfiError, numbers
from trionfi.numbers import run

PLAN = numbers.Plan("trentuno", hands=60, what=("dealt", "play"), seed="workers")


@pytest.fixture(scope="module")
def alone():
    """The sums of one worker."""
    return numbers.simulate(PLAN).plain()


def test_two_workers_give_the_same_figures(alone):
    assert numbers.simulate(PLAN, workers=2).plain() == alone


def test_a_worker_that_is_lost_loses_nothing_and_counts_nothing_twice(alone):
    lost = []

    def done(_):
        if not lost:
            lost.append(multiprocessing.active_children()[0].pid)
            os.kill(lost[0], signal.SIGKILL)

    assert numbers.simulate(PLAN, workers=2, done=done).plain() == alone and lost


def test_a_local_cluster_that_loses_a_worker_gives_the_same_figures(alone):
    lost = []
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster:

        def done(_):
            if not lost:
                lost.append(next(iter(cluster.workers.values())).pid)
                os.kill(lost[0], signal.SIGKILL)

        found = numbers.simulate(PLAN, scheduler=cluster.scheduler_address, done=done)
    assert found.plain() == alone and lost


def test_what_was_stopped_goes_on(alone):
    sums, told = numbers.Sums(), []

    def done(_):
        told.append(1)
        if len(told) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        numbers.simulate(PLAN, sums, done=done)
    kept = numbers.Sums.read(sums.plain())
    assert kept.done == {0, 1}
    assert numbers.simulate(PLAN, kept).plain() == alone


def test_more_hands_go_on_with_what_was_played(alone):
    fewer = numbers.Plan("trentuno", hands=30, what=("dealt", "play"), seed="workers")
    assert numbers.simulate(PLAN, numbers.simulate(fewer)).plain() == alone


def test_a_piece_counts_once():
    sums = numbers.Sums()
    assert sums.add(3, {"hands": 5}) and not sums.add(3, {"hands": 5})
    assert sums.total() == {"hands": 5}


def test_a_piece_that_is_lost_again_and_again_ends_the_work():
    tries = run.Tries([4])
    for _ in range(run.TRIES - 1):
        tries.again([tries.left.pop()])
    with pytest.raises(TrionfiError, match="lost 5 times"):
        tries.again([tries.left.pop()])


@pytest.mark.parametrize("workers", [0, True, 2.0, 5000])
def test_a_wrong_number_of_workers_is_refused(workers):
    with pytest.raises(TrionfiError, match="from 1 to 1024"):
        numbers.simulate(PLAN, workers=workers)


def test_a_scheduler_that_does_not_answer_is_told(monkeypatch):
    monkeypatch.setattr(run, "PATIENCE", 1)
    with pytest.raises(TrionfiError, match=r"no scheduler answers at tcp://127\.0\.0\.1:1"):
        numbers.simulate(PLAN, scheduler="tcp://127.0.0.1:1")


@pytest.mark.parametrize("data", [None, {}, {"done": [], "groups": []}, {"done": [[1]], "groups": [{}] * 20},
                                  {"done": [], "groups": [{"a": "1/0"}] * 20}, {"done": [], "groups": [3] * 20}], ids=str)
def test_what_is_no_sums_is_refused(data):
    with pytest.raises(TrionfiError, match="not those of a simulation"):
        numbers.Sums.read(data)
