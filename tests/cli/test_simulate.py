"""`trionfi simulate`: what it prints and keeps, and that it stops and goes on."""

import csv
import json

import pytest
from checks.shell import data, fails, run
from pyarrow import parquet
from trionfi.cli import main, simulating

ASKED = ("simulate", "trentuno", "--hands", "50", "--what", "dealt,play")


def test_figures_are_a_table_with_intervals(capsys):
    said = run(capsys, *ASKED)
    assert said.startswith("trentuno: 50 hands by bots (simple), seed 0\n")
    assert "± " in said and " exact " in said


def test_json_has_each_figure_once(capsys):
    printed = data(capsys, *ASKED, "--bots", "easy,simple", "--seed", "evening")
    keys = [one["key"] for one in printed["figures"]]
    assert len(keys) == len(set(keys)) > 40
    assert printed["hands"] == 50 and printed["bots"] == ["easy", "simple"] and printed["seed"] == "evening"


@pytest.mark.parametrize("language", ["it", "fr"])
def test_figures_are_said_in_the_readers_language(capsys, language):
    said = run(capsys, *ASKED, "--language", language)
    assert {"it": "50 smazzate", "fr": "50 donnes"}[language] in said
    assert "±" in said and "dealer" not in said and "side" not in said and not any(f"{n}." in said for n in range(10))


def test_figures_are_written_as_csv_and_parquet(capsys, tmp_path):
    files = [tmp_path / f"figures.{ending}" for ending in ("csv", "parquet")]
    printed = [data(capsys, *ASKED, "--out", str(file))["figures"] for file in files]
    with files[0].open(encoding="utf-8", newline="") as file:
        as_csv = list(csv.DictReader(file))
    as_parquet = parquet.read_table(files[1]).to_pylist()
    for rows in (as_csv, as_parquet):
        assert list(rows[0]) == list(simulating.COLUMNS)
        assert [(one["key"], float(one["value"])) for one in rows] == [(one["key"], one["value"]) for one in printed[0]]
    assert printed[0] == printed[1]


def test_what_was_stopped_goes_on_from_its_file(capsys, tmp_path, monkeypatch):
    state, whole = tmp_path / "state.json", data(capsys, *ASKED)
    simulate = simulating.simulate

    def stopped(plan, sums, workers, scheduler, done):
        def one(sums):
            done(sums)
            raise KeyboardInterrupt

        return simulate(plan, sums, workers, scheduler, one)

    with monkeypatch.context() as patch:
        patch.setattr(simulating, "simulate", stopped)
        assert main([*ASKED, "--state", str(state)]) == 130
    assert "stopped after 10 of 50 hands" in capsys.readouterr().err
    assert json.loads(state.read_text("utf-8"))["sums"]["done"] == [[0, 0]]
    assert data(capsys, *ASKED, "--state", str(state)) == whole


@pytest.mark.parametrize(("typed", "why"), [
    (("--hands", "1x"), "a whole number is wanted"), (("--hands", "0"), "from 1 to"),
    (("--out", "figures.txt"), "ends in .csv or .parquet"),
    (("--what", "luck"), "nothing is known of 'luck'"), (("--workers", "0"), "from 1 to 1024"),
], ids=lambda one: " ".join(one) if isinstance(one, tuple) else "")
def test_what_cannot_be_is_one_line(capsys, typed, why):
    assert why in fails(capsys, "simulate", "trentuno", *typed)


def test_a_file_of_another_simulation_is_refused(capsys, tmp_path):
    state = tmp_path / "state.json"
    run(capsys, *ASKED, "--state", str(state))
    assert "its 'seed' differs" in fails(capsys, *ASKED, "--seed", "3", "--state", str(state))
    state.write_text("{}", "utf-8")
    assert "its format is not" in fails(capsys, *ASKED, "--state", str(state))


def test_a_million_may_be_written_as_such():
    from trionfi.cli.arguments import parse

    assert parse(["simulate", "trentuno", "--hands", "1e6"]).hands == 1_000_000
