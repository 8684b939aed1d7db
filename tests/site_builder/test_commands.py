"""The command behind the Makefile: what goes wrong is one clear line."""

import subprocess
import sys
import threading
import time

import pytest

from site_builder import files, pages, watch, wheel
from site_builder.paths import ROOT
from site_builder.say import Fault
from site_builder.wheel import engine_wheel


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "site_builder", *arguments], cwd=ROOT, capture_output=True, text=True)


def test_an_address_must_be_whole() -> None:
    done = run("build", "--site-url", "example.org/trionfi")
    assert done.returncode == 1 and not done.stdout
    assert done.stderr == "SITE_URL must be a whole address such as https://example.org/trionfi/, not 'example.org/trionfi'.\n"


def test_a_taken_port_is_said(served_port: int) -> None:
    done = run("serve", "--port", str(served_port))
    assert done.returncode == 1
    assert done.stderr == f"Port {served_port} is taken or not allowed: choose another, or leave PORT out.\n"


@pytest.fixture
def served_port():
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_a_mistake_in_a_page_names_its_place(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(pages, "DOCS", tmp_path)
    page = tmp_path / "deep" / "page.md"
    page.parent.mkdir()
    page.write_text("---\ngame: mineo-3\n---\n\n# Title\n\n{{ count T20 T99 }}\n")
    with pytest.raises(Fault, match=r"/deep/page.md, line 7, {{ count T20 T99 }}: .*T99"):
        pages.page(page)
    page.write_text("---\ngame: mineo-3\n---\n\nA {{ card T20 }} and {{ card KS }}.\n")
    assert pages.page(page).count('xlink:href="../../assets/cards/sicilian-63.svg#') == 2


def test_the_same_engine_gives_the_same_archives_and_small_ones(tmp_path, monkeypatch) -> None:
    first = engine_wheel()
    for module, name, place in ((wheel, "BUILD", ""), (wheel, "WHEELS", "wheel"), (files, "STAMPS", "stamps")):
        monkeypatch.setattr(module, name, tmp_path / place)
    second = engine_wheel()
    assert second != first and [file.name for file in second.files()] == [file.name for file in first.files()]
    assert [file.read_bytes() for file in second.files()] == [file.read_bytes() for file in first.files()]
    for family in first.families:
        assert sum(file.stat().st_size for file in first.fetched(family)) <= 400_000, family


def test_a_watch_sees_new_changed_and_removed_files_once(tmp_path) -> None:
    (tmp_path / "old.md").write_text("old")
    (tmp_path / "kept.md").write_text("kept")
    looking = watch.Watch([tmp_path])
    assert looking.changed() == set()
    (tmp_path / "new.md").write_text("new")
    (tmp_path / "old.md").unlink()
    (tmp_path / ".hidden").write_text("x")
    time.sleep(0.01)
    (tmp_path / "kept.md").write_text("changed")
    assert looking.changed() == {tmp_path / "new.md", tmp_path / "old.md", tmp_path / "kept.md"}
    assert looking.changed() == set()


def test_a_watch_waits_until_something_stirs_and_reading_a_file_is_nothing(tmp_path) -> None:
    (tmp_path / "read.md").write_text("read")
    looking = watch.Watch([tmp_path])
    (tmp_path / "read.md").read_text()
    looking.wait(0.5)
    assert looking.changed() == set()
    threading.Timer(0.2, (tmp_path / "new.md").write_text, ("new",)).start()
    looking.wait(600)
    assert looking.changed() == {tmp_path / "new.md"}
