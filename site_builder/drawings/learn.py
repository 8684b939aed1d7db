"""The learn path as text that stands without scripts, the same for the scripts, and the place where one's progress appears."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from trionfi.words import Message, Words

import exercises

from ..files import empty
from ..paths import BUILD
from ..words.lessons import said
from ..words.site import speaker
from .base import Page, drawing
from .cards import picture
from .cite import cite
from .facts import home_of
from .html import el, text
from .play import element

FOLDER = BUILD / "lessons"


def write_lessons(languages: Iterable[str]) -> Path:
    """Write the learn paths and the deals as the scripts fetch them, `learn/it/mineo-3.json`, into the folder that this returns."""
    made = empty(FOLDER)
    for language in languages:
        for kind in exercises.KINDS:
            (made / kind / language).mkdir(parents=True)
            for game in exercises.games(kind):
                told = said(exercises.load(kind, game), speaker(language).say)
                (made / kind / language / f"{game}.json").write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    return made


@drawing("learn")
def learn(page: Page, words: str) -> str:
    """`{{ learn }}`: every step of the game's learn path with its tasks; touched, they are done one after another."""
    return _lessons(page, "learn")


@drawing("deals")
def deals(page: Page, words: str) -> str:
    """`{{ deals }}`: the game's instructive deals, done in the same way."""
    return _lessons(page, "deals")


def _key(kind: str) -> str:
    """Where a file of this kind has its lessons."""
    return "steps" if kind == "learn" else kind


def _lessons(page: Page, kind: str) -> str:
    key = _key(kind)
    if page.game not in exercises.games(kind):
        raise ValueError(f"there are no {key} for {page.game}")
    lessons = said(exercises.load(kind, page.game), page.say)[key]
    steps = el("ol", {"class": "lessons"}, *(_step(page, step, _do(kind, number), number) for number, step in enumerate(lessons, 1)))
    begin = el("button", {"type": "button", "class": "button", "data-start": "begin"}, page.say("Begin"))
    which = None if kind == "learn" else kind
    marks = el("trionfi-learn-marks", {"game": page.game, "lessons": which}, el("p", {"class": "invite needs-script"}, begin))
    return element(page, "learn", marks + steps, lessons=which)


def _do(kind: str, number: int) -> Words:
    """What stands on the button of a lesson."""
    return Message("Do step {number}", number=number) if kind == "learn" else Message("Do deal {number}", number=number)


def _step(page: Page, step: dict, do: Words, number: int) -> str:
    head = el("h2", {"id": f"step-{step['id']}"}, el("span", {"class": "lesson-number"}, f"{number}. "), text(step["title"]))
    said = _shown(page, step) + "".join(el("p", None, text(words)) for words in step["words"])
    see = step.get("see")
    home, full = _home(page), page.say("The rule in full" if see else "The rules")
    rule = el("a", {"href": f"{home}#{see}" if see else home}, full)
    sources = "; ".join(step["sources"])
    where = el("p", {"class": "lesson-sources"}, rule, " ", cite(page, sources))
    tasks = el("ul", None, *(el("li", None, text(task["words"])) for task in step["tasks"]))
    doing = el("details", {"class": "fold no-marker"}, el("summary", None, page.say("What there is to do")), tasks)
    go = el("button", {"type": "button", "class": "button quiet", "data-start": step["id"]}, page.say(do))
    return el("li", {"class": "lesson", "data-step": step["id"]}, head, said, where, doing, el("p", {"class": "invite needs-script"}, go))


def _shown(page: Page, step: dict) -> str:
    """The cards that a step begins with."""
    if "shown" not in step:
        return ""
    cards = el("span", {"class": "cards"}, *(picture(page, card) for card in step["shown"]["cards"]))
    return el("figure", {"class": "lesson-cards"}, cards, el("figcaption", None, text(step["shown"]["words"])))


def _home(page: Page) -> str:
    """The page of this page's game."""
    game = next(game for game in page.games() if game["slug"] == page.game)
    return f"{page.base}{game['family']}/{game['slug']}/"


@drawing("progress")
def progress(page: Page, words: str) -> str:
    """`{{ progress }}`: the figures of one's progress, with the names that they need."""
    names = {game["slug"]: game["name"] for game in page.games()}
    homes = {game["slug"]: home for game in page.games() if (home := home_of(page, game))}
    kinds = {
        kind["kind"]: kind["words"] for game in page.games() for kind in replace(page, game=game["slug"], reading=None).ask("drills")
    }
    told = page.say("The figures of your progress need scripts, which are switched off in this browser.")
    without = el("noscript", None, el("p", None, told))
    waiting = el("p", {"class": "needs-script"}, page.say("Your figures are being read from this device."))
    told = json.dumps({"games": names, "kinds": kinds, "pages": homes, "courses": _courses(page)}, ensure_ascii=False)
    return el("trionfi-progress", {"data-names": told}, without, waiting)


def _courses(page: Page) -> list[dict]:
    """The learn paths and the deals by their lessons, each with how many of its tasks are no drills: what was done comes back."""
    courses = []
    for kind, noun in (("learn", "step"), ("deals", "deal")):
        for game in exercises.games(kind):
            told = said(exercises.load(kind, game), page.say)
            lessons = [{"id": one["id"], "title": one["title"], "own": sum(task["do"] != "drill" for task in one["tasks"])}
                       for one in told[_key(kind)]]
            courses.append({"game": game, "page": f"{page.base}{told['page']}", "title": told["title"], "noun": noun, "lessons": lessons})
    return courses
