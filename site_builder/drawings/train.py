"""Drills before they come to life: a question with its answer folded away, and what there is to practise."""

import json
import re
from collections.abc import Iterable
from dataclasses import replace
from html import escape

from trionfi import games
from trionfi.drills import KINDS
from trionfi.drills.puzzles import numbers
from trionfi.drills.puzzles.index import STORED
from trionfi.drills.theme import THEMES
from trionfi.words import Listing, Message, Words
from trionfi.words.languages import ENGLISH

from measured import themes

from .base import Page, drawing
from .cards import card_in_text, known, picture
from .facets import region_of
from .facts import home_of
from .html import el, figure, one_line, sentence, signed, table, text
from .listed import about_of, by_region, found_by
from .play import batches, common, element, readings, side_by_side, start
from .ways import place

SEED, LEVEL = 5, 2
NOTATION = re.compile(r"\b([A-Z0-9]+)\b")    # what may be a card


@drawing("drill")
def drill(page: Page, words: str) -> str:
    """`{{ drill }}`: all kinds; `{{ drill legal }}` shows that one first; `{{ drill legal | legal trick }}` has no others."""
    first, _, limit = words.partition("|")
    only = limit.split()
    kinds = [_kind(page, name) for name in only] or _kinds(page)
    kind = _kind(page, first.strip()) if first.strip() else kinds[0]
    if kind not in kinds:
        raise ValueError(f"the drill {kind['kind']!r} is not among those after the bar")
    made = element(page, "drill", _sample(page, kind), kind=first.strip() or None, kinds=" ".join(only) or None,
                   id=None if words.strip() else place("drill"), **readings(page))
    named = f"&drill.profile={common(page)}" if common(page) else ""
    more = el("a", {"href": f"{page.base}train/?drill.game={page.game}{named}"}, page.say("All drills of this game on a page of their own"))
    return made if only else made + el("p", {"class": "small-print needs-script"}, more)


@drawing("train")
def train(page: Page, words: str) -> str:
    """`{{ train }}`: the drills of every game in one place; the page's game is the first."""
    homes = {game["slug"]: home for game in page.games() if (home := home_of(page, game))}
    regions = {game["family"]: region_of(page, game["family"]) for game in page.games()}
    known = {"any-game": True, "data-pages": json.dumps(homes), "data-regions": json.dumps(regions), **_puzzles(page)}
    if page.language != ENGLISH:
        # The engine in the page has the words of those families alone that were asked for.
        known["data-names"] = json.dumps({game["slug"]: game["name"] for game in page.games()}, ensure_ascii=False)
    return element(page, "drill", _sample(page, _kinds(page)[0]), id=place("drill"), **known)


def _puzzles(page: Page) -> dict[str, str]:
    """The puzzles that are offered, by game and level, and by theme and game."""
    levels = {slug: [*found.values()] for slug in STORED if (found := numbers(games[slug]))}
    offered = {slug: {number for level in found for number in level} for slug, found in levels.items()}
    about = {key: {slug: kept for slug, found in by_game.items() if (kept := sorted(offered.get(slug, set()) & {*found}))}
             for key, by_game in themes.THEMES.items()}
    told = [[page.say(THEMES[key]), by_game] for key, by_game in about.items() if by_game]
    return {"data-puzzles": json.dumps(levels), "data-themes": json.dumps(told, ensure_ascii=False)}


@drawing("watch")
def watch(page: Page, words: str) -> str:
    """`{{ watch }}`: a place for the record of a hand, which is then shown move by move."""
    homes = {game["slug"]: home for game in page.games() if (home := home_of(page, game))}
    field = el("label", {"class": "field"}, el("span", None, page.say("The record of a hand or of several")),
               el("input", {"type": "file", "accept": ".json,application/json"}))
    none = el("p", {"class": "no-script"}, page.say("A record is read by scripts, which this browser does not run."))
    return el("trionfi-watch", {"data-pages": json.dumps(homes)}, el("div", {"class": "needs-script watch-drop"}, field), none,
              el("div", {"class": "watch-place"}))


@drawing("kinds")
def kinds_of_drill(page: Page, words: str) -> str:
    """`{{ kinds }}`: every kind that some game has, with its levels in this page's game, else in the first that has it."""
    shown: dict[str, tuple[Page, dict]] = {}
    for at in (page, *(_at(page, game["slug"]) for game in page.games())):
        for kind in _kinds(at):
            shown.setdefault(kind["kind"], (at, kind))
    rows = []
    for at, kind in sorted(shown.values(), key=lambda one: KINDS.index(one[1]["kind"])):
        levels = el("ol", None, *(el("li", None, sentence(level["words"])) for level in kind["levels"]))
        rows.append((f"{text(kind['words'])} {_practise(page, at.game, kind, page.say("Practise"))}", levels))
    return table(page.say("Kinds of drill"), page.each(("Drill", "Levels")), rows)


@drawing("drilled-games")
def drilled_games(page: Page, words: str) -> str:
    """`{{ drilled-games tarot-fft-4 mineo-3 }}`: every game by region, with a way to each of its drills, of which only those that are named
    are in sight; with scripts they can be searched."""
    return by_region(page, "drills", lambda game: _drilled(page, game), words.split())


def _drilled(page: Page, game: dict) -> str:
    home = home_of(page, game)
    name = el("a", {"href": home}, text(game["name"])) if home else text(game["name"])
    about = about_of(page, game)
    ways = (_practise(page, game["slug"], kind, kind["short"], about=_of_game(page, kind, game))
            for kind in _kinds(_at(page, game["slug"])))
    return el(
        "li",
        {"data-find": found_by(page, game)},
        el("span", {"class": "game-name"}, name, " ", el("small", None, text(about))),
        el("span", {"class": "game-drills"}, *ways),
    )


def _of_game(page: Page, kind: dict, game: dict) -> str:
    return page.say(Message("{drill}: {game}", drill=kind["short"], game=game["name"]))


def _practise(page: Page, game: str | None, kind: dict, words: str, about: str | None = None) -> str:
    href = f"?drill.game={game}&drill.kind={kind['kind']}"
    return el("a", {"href": href, "class": "needs-script", "aria-label": about}, text(words))


def _at(page: Page, game: str) -> Page:
    return replace(page, game=game, reading=None)


def _kinds(page: Page) -> list[dict]:
    return page.ask("drills")


def _kind(page: Page, name: str) -> dict:
    kinds = {kind["kind"]: kind for kind in _kinds(page)}
    if name not in kinds:
        raise ValueError(f"there is no drill {name!r}; there are {', '.join(kinds)}")
    return kinds[name]


def _sample(page: Page, kind: dict) -> str:
    """One question of a kind, to be answered without scripts too."""
    asked = page.ask("drill", kind=kind["kind"], level=min(LEVEL, len(kind["levels"])), seed=SEED, profile=common(page))
    return el("div", {"class": "widget-body drill"}, side_by_side(page), posed(page, asked), start("drill", page.say("Start practising")))


def posed(page: Page, asked: dict) -> str:
    """A question of the engine with what lies before the reader, and its answer folded away."""
    question = asked["question"]
    answer = el("details", {"class": "fold"}, el("summary", None, page.say("The answer")), el("p", None, _answer(page, asked)),
                _working(page, asked))
    return "".join((
        el("p", {"class": "question"}, _written(page, question["words"])),
        _trail(page, question["context"]),
        _said(page, question["context"], question["context"].get("said", [])),
        _trick(page, question["context"]) + _facts(page, question["context"]),
        el("span", {"class": "cards question-cards"}, *(picture(page, card) for card in _cards(question))),
        answer,
    ))


def _cards(question: dict) -> list[str]:
    context = question["context"]
    return context.get("hand") or ([] if context.get("trick") else question["cards"])


def _trail(page: Page, context: dict) -> str:
    """The tricks so far, each folded away."""
    folds = (
        el("details", {"class": "fold"}, el("summary", None, text(page.say(Message("Trick {n}", n=number)))),
           _plays(page, context, trick["plays"], "drill-felt drill-trick trail-trick"), _said(page, context, trick.get("said", [])))
        for number, trick in enumerate(context.get("trail", []), 1)
    )
    return el("div", {"class": "trail-folds"}, *folds) if context.get("trail") else ""


def _trick(page: Page, context: dict) -> str:
    return _plays(page, context, context.get("trick", []), "drill-felt drill-trick")


def _plays(page: Page, context: dict, plays: list[dict], look: str) -> str:
    shown = [el("li", None, picture(page, play["card"]), el("span", {"class": "who"}, text(page.say(_player(context, play["seat"])))))
             for play in plays]
    return el("ol", {"class": look}, *shown) if shown else ""


def _said(page: Page, context: dict, said: list[dict]) -> str:
    shown = [el("li", None, el("span", {"class": "who"}, text(page.say(_player(context, one["seat"])))), " ",
                el("q", None, _written(page, one["words"]))) for one in said]
    return el("ol", {"class": "drill-felt drill-said"}, *shown) if shown else ""


def _player(context: dict, seat: int) -> Words:
    return context["players"][seat] if context.get("players") else Message("player {place}", place=seat + 1)


def _facts(page: Page, context: dict) -> str:
    shown = [el("div", {"class": "wide" if fact["cards"] else None}, el("dt", None, sentence(fact["words"])),
                el("dd", None, _fact(page, fact))) for fact in context.get("facts", [])]
    return el("dl", {"class": "drill-facts"}, *shown) if shown else ""


def _fact(page: Page, fact: dict) -> str:
    """What a fact is: cards as pictures, all else in words."""
    return el("span", {"class": "cards"}, *(picture(page, card) for card in fact["cards"])) if fact["cards"] else figure(fact["shown"])


def _written(page: Page, words: str) -> str:
    """A sentence of the engine, in which cards are their pictures and names."""
    cards = {one["card"] for one in page.ask("pack")["cards"]}
    pieces = NOTATION.split(one_line(words))
    return "".join(card_in_text(page, one) if one in cards else escape(one, quote=False) for one in pieces)


def _answer(page: Page, asked: dict) -> str:
    answer, form = asked["answer"], asked["form"]
    if form["kind"] == "number":
        return f"{el('b', None, figure(answer))} {text(form['unit'])}"
    if form["kind"] == "numbers by player":
        amounts = [Message("{player} {amount}", player=name, amount=signed(value))
                   for name, value in zip(form["players"], answer, strict=True)]
        return text(page.say(Message("{amounts}", amounts=Listing(tuple(amounts), ";"))))
    if form["kind"] == "choice":
        return el("b", None, _written(page, answer))
    if form["kind"] == "choices":
        right = tuple(one["words"] for one in form["choices"] if one["value"] in answer)
        return el("b", None, text(page.say(Message("{amounts}", amounts=Listing(right, ",")))))
    cards = [known(page, card)["full"] for card in ([answer] if isinstance(answer, str) else answer)]
    return text(page.say(Message("{amounts}", amounts=Listing(tuple(cards), ","))))


def _working(page: Page, asked: dict) -> str:
    parts = [part for part in asked["explanation"] if part["value"] is not None and not isinstance(part["value"], list)]
    return batches(page, list(_batches(parts)), "batches cards-small") if parts else ""


def _batches(parts: Iterable[dict]) -> Iterable[dict]:
    for part in parts:
        yield {"cards": part.get("cards", []), "points": part["value"], "note": part["label"]}
