"""Files: what is copied, what is kept, what is made again."""

import pytest

from site_builder import files


def test_a_mirror_holds_what_its_sources_hold_and_touches_nothing_else(tmp_path) -> None:
    source, extra, target = tmp_path / "source", tmp_path / "one.js", tmp_path / "target"
    (source / "deep").mkdir(parents=True)
    (source / "deep" / "a.html").write_text("a")
    (source / "b.html").write_text("b")
    extra.write_text("one")
    (target / "old").mkdir(parents=True)
    (target / "old" / "gone.html").write_text("gone")
    assert files.mirror([("", source), ("assets/", extra)], target) == 3
    assert sorted(f.relative_to(target).as_posix() for f in files.files_under(target)) == ["assets/one.js", "b.html", "deep/a.html"]
    assert not (target / "old").exists()
    before = (target / "b.html").stat().st_mtime_ns
    (source / "deep" / "a.html").write_text("changed")
    assert files.mirror([("", source), ("assets/", extra)], target) == 1
    assert (target / "b.html").stat().st_mtime_ns == before


def test_once_makes_again_only_what_changed(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(files, "STAMPS", tmp_path / "stamps")
    made = tmp_path / "made"
    calls = []

    def make() -> None:
        calls.append(1)
        made.mkdir(exist_ok=True)

    assert files.once("x", "key", made, make)
    assert not files.once("x", "key", made, make)
    assert files.once("x", "other", made, make)
    made.rmdir()
    assert files.once("x", "other", made, make)
    assert len(calls) == 3


def test_what_failed_is_tried_again(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(files, "STAMPS", tmp_path / "stamps")

    def fail() -> None:
        (tmp_path / "made").mkdir(exist_ok=True)
        raise RuntimeError

    for _ in range(2):
        with pytest.raises(RuntimeError):
            files.once("x", "key", tmp_path / "made", fail)


def test_a_digest_knows_names_contents_and_words(tmp_path) -> None:
    a, b = tmp_path / "a", tmp_path / "b"
    a.write_text("same")
    b.write_text("same")
    assert files.digest([a]) == files.digest([a])
    assert len({files.digest([a]), files.digest([b]), files.digest([a, b]), files.digest([a], "more")}) == 4
