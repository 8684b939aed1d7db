"""Drills before they come to life: a question with its answer folded away, and what there is to practise."""

from collections.abc import Iterable

from .base import Page, drawing, games
from .cards import known, picture
from .html import el, figure, sentence, signed, table, text
from .play import batches, element, start

SEED, LEVEL = 5, 2


@drawing("drill")
def drill(page: Page, words: str) -> str:
    """`{{ drill }}`: all kinds; `{{ drill legal }}` shows that one first; `{{ drill legal | legal trick }}` has no others."""
    first, _, limit = words.partition("|")
    only = limit.split()
    kinds = [_kind(page, name) for name in only] or _kinds(page)
    kind = _kind(page, first.strip()) if first.strip() else kinds[0]
    if kind not in kinds:
        raise ValueError(f"the drill {kind['kind']!r} is not among those after the bar")
    return element(page, "drill", _sample(page, kind), kind=first.strip() or None, kinds=" ".join(only) or None)


@drawing("train")
def train(page: Page, words: str) -> str:
    """`{{ train }}`: the drills of every game in one place; the page's game is the first."""
    return element(page, "drill", _sample(page, _kinds(page)[0]), **{"any-game": True})


@drawing("kinds")
def kinds_of_drill(page: Page, words: str) -> str:
    """`{{ kinds }}`: every kind that some game has, with the levels it has in this page's game, and which games have it."""
    rows, offered = [], {game["slug"]: [kind["kind"] for kind in _at(page, game["slug"]).ask("drills")] for game in games()}
    for kind in _kinds(page):
        levels = el("ol", None, *(el("li", None, sentence(level["words"])) for level in kind["levels"]))
        go = el("a", {"href": f"?drill.game={page.game}&drill.kind={kind['kind']}", "class": "needs-script"}, "Practise")
        count = sum(kind["kind"] in some for some in offered.values())
        rows.append((f"{text(kind['words'])} {go}", levels, str(count)))
    return table("Kinds of drill", ("Drill", "Levels", "Games"), rows)


def _at(page: Page, game: str) -> Page:
    return Page(name=page.name, game=game, base=page.base)


def _kinds(page: Page) -> list[dict]:
    return page.ask("drills")


def _kind(page: Page, name: str) -> dict:
    kinds = {kind["kind"]: kind for kind in _kinds(page)}
    if name not in kinds:
        raise ValueError(f"there is no drill {name!r}; there are {', '.join(kinds)}")
    return kinds[name]


def _sample(page: Page, kind: dict) -> str:
    """One question of a kind, to be answered without scripts too."""
    asked = page.ask("drill", kind=kind["kind"], level=min(LEVEL, len(kind["levels"])), seed=SEED)
    question = asked["question"]
    answer = el("details", {"class": "fold"}, el("summary", None, "The answer"), el("p", None, _answer(page, asked)), _working(page, asked))
    return el(
        "div",
        {"class": "widget-body drill"},
        el("p", {"class": "question"}, text(question["words"])),
        _trick(page, question["context"]) + _facts(question["context"]),
        el("span", {"class": "cards question-cards"}, *(picture(page, card) for card in _cards(question))),
        answer,
        start("drill", "Start practising"),
    )


def _cards(question: dict) -> list[str]:
    context = question["context"]
    return context.get("hand") or ([] if context.get("trick") else question["cards"])


def _trick(page: Page, context: dict) -> str:
    plays = context.get("trick", [])
    shown = [el("li", None, picture(page, play["card"]), el("span", {"class": "who"}, text(_player(context, play["seat"])))) for play in plays]
    return el("ol", {"class": "drill-felt drill-trick"}, *shown) if shown else ""


def _player(context: dict, seat: int) -> str:
    return context.get("players", {})[seat] if context.get("players") else f"player {seat + 1}"


def _facts(context: dict) -> str:
    facts = context.get("facts", [])
    shown = [el("div", None, el("dt", None, sentence(fact["words"])), el("dd", None, figure(fact["shown"]))) for fact in facts]
    return el("dl", {"class": "drill-facts"}, *shown) if shown else ""


def _answer(page: Page, asked: dict) -> str:
    answer, form = asked["answer"], asked["form"]
    if form["kind"] == "number":
        return f"{el('b', None, figure(answer))} {text(form['unit'])}"
    if form["kind"] == "numbers by player":
        return text("; ".join(f"{name} {signed(value)}" for name, value in zip(form["players"], answer, strict=True)))
    if form["kind"] == "choice":
        return el("b", None, text(answer))
    return text(", ".join(known(page, card)["full"] for card in ([answer] if isinstance(answer, str) else answer)))


def _working(page: Page, asked: dict) -> str:
    parts = [part for part in asked["explanation"] if part["value"] is not None and not isinstance(part["value"], list)]
    return batches(page, list(_batches(parts)), "batches cards-small") if parts else ""


def _batches(parts: Iterable[dict]) -> Iterable[dict]:
    for part in parts:
        yield {"cards": part.get("cards", []), "points": part["value"], "note": part["label"]}
