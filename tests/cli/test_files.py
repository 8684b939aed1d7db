"""Files are read with bounds, and written whole, in place of a regular file or of none."""

import json
import os
import sys

import pytest
from checks.shell import data, fails, run
from trionfi.cli import files
from trionfi.errors import TrionfiError

PLAY = ("play", "mineo-3", "--bots", "random", "--record")


def test_only_a_regular_file_is_replaced(capsys, tmp_path):
    target = tmp_path / "target.json"
    target.write_text("precious")
    (tmp_path / "link").symlink_to(target)
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    named = {"link": "a link", "dangling": "a link", "folder": "a folder"}
    (tmp_path / "folder").mkdir()
    if sys.platform != "emscripten":
        os.mkfifo(tmp_path / "pipe")
        named["pipe"] = "a pipe"
    before = sorted(path.name for path in tmp_path.iterdir())
    for name, words in named.items():
        assert words in fails(capsys, *PLAY, str(tmp_path / name))
    assert "a device" in fails(capsys, *PLAY, "/dev/null")
    assert "no such folder" in fails(capsys, *PLAY, str(tmp_path / "no" / "record.json"))
    assert "cannot write" in fails(capsys, *PLAY, str(target / "below"))
    assert "cannot write" in fails(capsys, *PLAY, "a\x00b")
    assert target.read_text() == "precious" and (tmp_path / "link").is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_a_soak_keeps_to_regular_files_too(capsys, tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for option in ("--state", "--record"):
        assert "a link" in fails(capsys, "soak", "--hands", "1", "--games", "mineo-3", option, str(tmp_path / "link"))


def test_nothing_is_left_when_writing_fails(tmp_path):
    with pytest.raises(TrionfiError, match="cannot write"):
        files.write(str(tmp_path / "record.json"), {"a": "\ud800"})
    assert list(tmp_path.iterdir()) == []


def test_a_file_without_end(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(files, "LARGEST", 1000)
    (tmp_path / "long.json").write_text(json.dumps(["x"] * 1000))
    assert "too long" in fails(capsys, "replay", str(tmp_path / "long.json"))


def test_what_is_json_and_what_is_not(capsys, tmp_path):
    file = tmp_path / "odd.json"
    deep = "[" * (50 if sys.platform == "emscripten" else 100_000)  # a browser has little stack
    for text, words in (("{", "is not JSON"), (deep, "JSON" if sys.platform == "emscripten" else "nested too deeply"),
                        ("9" * 5000, "thousands of digits"), ("  \n", "is empty"), ("[NaN, Infinity]", "record")):
        file.write_text(text)
        told = fails(capsys, "replay", str(file))
        assert words in told and ("not JSON" in told) == ("JSON" in words)


def test_records_that_lie(capsys, tmp_path):
    file = tmp_path / "record.json"
    run(capsys, *PLAY, str(file))
    record = json.loads(file.read_text(encoding="utf-8"))
    odd = [{"totals": [0, 0, 0], "gone": ["ZZ"]}, {"totals": [0, 0, 0], "rounds": "two"}, {"gone": record["packets"]["hands"]},
           {"pots": [-1]}, {"pots": 5}, {"doubled": "yes"}, {"stack": ["KS", "KS"]}, {"played": 10**30}, {"totals": ["9" * 5000, 0, 0]}]
    for standing in odd:
        file.write_text(json.dumps(record | {"standing": standing}))
        assert "standing" in fails(capsys, "replay", str(file))
    for moves in (["9" * 5000 + " passo"], ["x" * 5000], ["play " + "x" * 5000], ["say " + "x" * 5000], ["²" * 5000 + " passo"]):
        file.write_text(json.dumps(record | {"moves": moves}))
        told = fails(capsys, "replay", str(file))
        assert "move 1" in told and len(told) < 500
    for seed in ("x" * 5000, 10**70, [1]):
        file.write_text(json.dumps({key: value for key, value in record.items() if key != "packets"} | {"seed": seed}))
        assert "seed" in fails(capsys, "replay", str(file))
    file.write_text(json.dumps(record))
    assert data(capsys, "replay", str(file))["ok"]
