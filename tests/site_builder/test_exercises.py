"""Every box of advice on a game's page ends with one exercise, the same in all editions, that shows what it says and can be answered."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import trionfi
from trionfi.drills import kind_of
from trionfi.drills.base import Drill

from site_builder.drawings import Page, draw
from site_builder.editions import editions
from site_builder.pages import front_matter
from site_builder.paths import DOCS
from site_builder.shows import SHOWN, any_of_its_kind, question

BOX = re.compile(r'^!!! tip ".+"\n(?:    .*\n|\n)*', re.M)
CALL = re.compile(r"\{\{ exercise ([\w-]+) (\d+) (\d+) \}\}")
PAGES = {slug: file for file in sorted(DOCS.glob("*/*.md")) if (slug := front_matter(file.read_text(encoding="utf-8")).get("game"))
         and BOX.search(file.read_text(encoding="utf-8"))}
MEND = "python -m benchmarks.exercises puts another question of its theme there"


def exercises(page: Path) -> list[tuple[str, str, str]]:
    """The calls of a page, of which each must stand right below a box."""
    text = page.read_text(encoding="utf-8")
    boxes = list(BOX.finditer(text))
    below = [found for box in boxes if (found := CALL.match(text, box.end()))]
    assert len(below) == len(boxes) == 1, f"{page}: below a box of advice there is an exercise"
    assert len(CALL.findall(text)) == 1
    return [found.groups() for found in below]


@cache
def asked(slug: str) -> tuple[str, Drill]:
    """The theme of a page's exercise and its question."""
    (theme, level, seed), = exercises(PAGES[slug])
    return theme, question(trionfi.games[slug], theme, int(level), int(seed))


@pytest.mark.parametrize("edition", editions(), ids=lambda one: one.language)
def test_each_box_of_each_edition_has_the_exercise_of_the_english_page(edition) -> None:
    pages = [edition.own / page.relative_to(DOCS) for page in PAGES.values()]
    found = [page for page in pages if page.is_file()]
    assert len(found) > 20
    for page in found:
        assert exercises(page) == exercises(DOCS / page.relative_to(edition.own))
    others = {*edition.own.rglob("*.md")} - {*found}
    assert not [page for page in others if CALL.search(page.read_text(encoding="utf-8"))]


def test_every_game_has_advice() -> None:
    assert set(PAGES) == set(trionfi.games)


@pytest.mark.parametrize("slug", PAGES)
def test_the_question_shows_what_its_theme_says(slug: str) -> None:
    theme, drill = asked(slug)
    assert drill.kind == SHOWN[theme].kind
    assert SHOWN[theme].holds(drill), f"{slug} {theme} {drill.level} {drill.seed}: {MEND}"


@pytest.mark.parametrize("slug", PAGES)
def test_the_question_can_be_answered_rightly_and_wrongly(slug: str) -> None:
    _, drill = asked(slug)
    assert drill.check(drill.answer).right
    assert not all(drill.check(other).right for other in others_of(drill)), "no answer is wrong"
    assert drill.explanation


def others_of(drill: Drill) -> Iterator[object]:
    """Answers that have the form of the question."""
    if drill.form.kind == "card":
        yield from drill.form.cards
    elif drill.form.kind == "cards":
        count = drill.form.count or 1
        yield drill.form.cards[:count]
        yield drill.form.cards[-count:]
    elif drill.form.kind in ("choice", "choices"):
        yield from (value if drill.form.kind == "choice" else [value] for value, _ in drill.form.choices)
        if drill.form.kind == "choices":
            yield [value for value, _ in drill.form.choices]
    elif drill.form.kind == "number":
        yield "1000"
    else:
        yield ["1000"] * len(drill.form.players)


@pytest.mark.parametrize("theme", SHOWN)
def test_a_theme_is_no_other_question(theme: str) -> None:
    """What a theme asks of a question is not so of all questions of its kind."""
    if SHOWN[theme].holds is any_of_its_kind:
        return
    for slug in trionfi.games:
        game = trionfi.games[slug]
        kind = SHOWN[theme].kind
        try:
            maker = kind_of(game, kind)
        except trionfi.TrionfiError:
            continue
        for level in range(1, len(maker.levels(game)) + 1):
            for seed in [*maker.stored(game, level)[:8]] or range(1, 5):
                try:
                    drill = question(game, theme, level, seed)
                except trionfi.TrionfiError:
                    continue
                if not SHOWN[theme].holds(drill):
                    return
    raise AssertionError(f"every question of {SHOWN[theme].kind!r} is one of {theme!r}")


def test_what_is_no_exercise_is_refused() -> None:
    page = Page("sicily/mineo-3.md", "mineo-3", "../../")
    for call, why in (("exercise void", "a theme, a level and a seed"), ("exercise none 1 1", "there is no theme 'none'"),
                      ("exercise fool 1 1", "has no question 1"), ("exercise completing 1 1", "has no drill 'completing'"),
                      ("exercise void 9 1", "has no level 9")):
        with pytest.raises((ValueError, LookupError), match=why):
            draw(call, page, alone=True)


@pytest.mark.parametrize(("language", "lead"), [
    ("en", "You lead: draw trumps, or play a suit?"), ("it", "Esci tu"), ("fr", "Vous avez la main")])
def test_an_exercise_is_drawn_with_its_lead_and_a_folded_answer(language: str, lead: str) -> None:
    drawn = draw("exercise draw 3 35032", Page("sicily/mineo-3.md", "mineo-3", "../../", language=language), alone=True)
    assert lead in drawn and 'kind="puzzle" level="3" seed="35032"' in drawn
    assert drawn.index("exercise-still") < drawn.index('class="question"') < drawn.rindex("<details")
    assert 'data-start="exercise"' in drawn
