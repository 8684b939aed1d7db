"""Answers about drills: the kinds that a game offers, a question, and the verdict on an answer."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from trionfi import reading
from trionfi.counting import plain
from trionfi.drills import drill as make_drill
from trionfi.drills import kind_of, kinds
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.service.reckon import METHODS
from trionfi.service.request import Request, game_of, whole, yes
from trionfi.words import Drawn, Words

if TYPE_CHECKING:
    from trionfi.drills.answers import Form
    from trionfi.drills.base import Drill, Kind, Over, Part, Scene
    from trionfi.drills.position import Position
    from trionfi.service.shapes import training as shapes


def drills(request: Request) -> "list[shapes.DrillKind]":
    """The kinds of drill that a game offers: levels, parts to switch, methods."""
    game = game_of(request)
    return [_kind(game, kind) for kind in kinds(game)]


def _kind(game: Game, kind: "Kind") -> "shapes.DrillKind":
    switches = kind.switches(game)
    names = [switch.name for switch in switches]
    return {
        "kind": kind.name, "words": kind.words, "short": kind.short, "form": kind.form,
        "levels": [{"level": number, "words": level.words, "parts": {name: on for name, on in level.parts if name in names},
                    "stored": list(kind.stored(game, number))}
                   for number, level in zip(kind.numbers(game), kind.levels(game), strict=True)],
        "parts": [{"name": switch.name, "words": switch.words} for switch in switches],
        "methods": [{"name": name, "words": METHODS[name]} for name in kind.methods(game)],
    }


def drill(request: Request) -> "shapes.Question":
    """One question with its answer and explanation."""
    made, levels = made_of(request, str(request.get("slip") or ""))
    drawn = drawing(request)
    return {
        "question": {"words": drawn(made.words), "cards": list(made.cards), "last_trick": made.last_trick,
                     "context": scene_data(made.scene, drawn)},
        "form": form_data(made.form),
        "answer": _answer(made.answer),
        "explanation": [_part(part, drawn) for part in made.explanation],
        "working": [_part(part, drawn) for part in made.working],
        "kind": made.kind, "level": made.level, "levels": levels, "seed": made.seed, "parts": dict(made.parts), "method": made.method,
        "plays_on": made.maker.plays_on(made),
    }


def check(request: Request) -> "shapes.Verdict":
    """The verdict on an answer to a question: right or wrong, the step that went wrong, the answer and why."""
    if "answer" not in request:
        raise TrionfiError("the request has no 'answer' to check")
    made, _ = made_of(request)
    verdict, drawn = made.check(request["answer"]), drawing(request)
    return {
        "right": verdict.right, "words": verdict.words, "told": drawn(verdict.told or verdict.words),
        "step": verdict.step, "steps": list(verdict.steps), "cards": list(verdict.cards),
        "slip": verdict.slip if made.shows(verdict.slip) else "",
        "answer": _answer(made.answer), "explanation": [_part(part, drawn) for part in made.explanation],
        "working": [_part(part, drawn) for part in made.working],
    }


def drawing(request: Request) -> "Callable[[Words], Words]":
    """What is done with words in which cards stand in notation: for who asks for them `drawn` they are set between signs of their own."""
    return Drawn if yes(request, "drawn") else _as_they_are


def _as_they_are(words: Words) -> Words:
    return words


def made_of(request: Request, slip: str = "") -> tuple["Drill", int]:
    """The question that is asked for, and the highest level of its kind."""
    game: Game = game_of(request)
    kind = kind_of(game, str(request.get("kind") or "count"))
    levels = kind.highest(game)
    seed = reading.seed(request.get("seed", 0))
    parts, method = request.get("parts") or {}, request.get("method") or ""
    if not isinstance(parts, Mapping):
        raise TrionfiError('parts are names that are true or false, such as {"odd": false}')
    level, switched = whole(request, "level", 1, 1, levels), [(name, on) for name, on in parts.items() if isinstance(on, bool)]
    if slip or len(switched) < len(parts):
        return make_drill(game, kind.name, level, seed, parts, str(method), slip), levels
    return _asked(game, kind.name, level, seed, tuple(switched), str(method)), levels


@lru_cache(maxsize=4)
def _asked(game: Game, kind: str, level: int, seed: int | str, parts: tuple[tuple[str, bool], ...], method: str) -> "Drill":
    """A question, kept for the answers to it that are checked next."""
    return make_drill(game, kind, level, seed, dict(parts), method)


def _part(part: "Part", drawn: "Callable[[Words], Words]") -> "shapes.DrillPart":
    made: shapes.DrillPart = {"label": drawn(part.label), "value": _answer(part.value), "cards": list(part.cards), "kind": part.kind}
    if part.words:
        made["words"] = part.words
    if part.source:
        made["source"] = part.source
    return made


def _answer(answer: object) -> "shapes.Answer":
    if isinstance(answer, tuple):
        return [_answer(one) for one in answer]
    if isinstance(answer, int | Fraction):
        return plain(answer)
    return None if answer is None else str(answer)


def form_data(form: "Form") -> "shapes.DrillForm":
    """The form of an answer as plain data."""
    made: shapes.DrillForm = {"kind": form.kind, "words": form.words}
    if form.unit:
        made["unit"] = form.unit
    if form.cards:
        made["cards"], made["count"] = list(form.cards), form.count
    if form.choices:
        made["choices"] = [{"value": value, "name": value, "words": words} for value, words in form.choices]
    if form.players:
        made["players"] = list(form.players)
    if form.table:
        made["table"] = True
    return made


def _position(place: "Position") -> "shapes.DrillPosition":
    made: shapes.DrillPosition = {"dealer": place.dealer, "players": place.players, "seat": place.seat, "moves": list(place.moves)}
    if place.deal is None:
        made["seed"] = place.seed
    else:
        made["deal"] = dict(place.deal)
    return made


def _over(over: "Over") -> "shapes.DrillTrick":
    made: shapes.DrillTrick = {"plays": [{"seat": seat, "card": card} for seat, card in over.plays], "winner": over.winner}
    if over.said:
        made["said"] = [{"seat": seat, "words": words} for seat, words in over.said]
    return made


def scene_data(scene: "Scene", drawn: "Callable[[Words], Words]") -> "shapes.DrillContext":
    """What there is of a scene: empty things are left out."""
    made: shapes.DrillContext = {}
    if scene.hand:
        made["hand"] = list(scene.hand)
    if scene.new:
        made["new"] = list(scene.new)
    if scene.trail:
        made["trail"] = [_over(over) for over in scene.trail]
        made["seen"] = scene.seen
    if scene.trick:
        made["trick"] = [{"seat": seat, "card": card} for seat, card in scene.trick]
    if scene.said:
        made["said"] = [{"seat": seat, "words": words} for seat, words in scene.said]
    if scene.facts:
        made["facts"] = [{"key": fact.key, "words": fact.words, "value": fact.value, "shown": drawn(fact.shown), "cards": list(fact.cards)}
                         for fact in scene.facts]
    if scene.names:
        made["players"] = list(scene.names)
    if scene.tricks:
        made["tricks"] = scene.tricks
    if scene.seat is not None:
        made["seat"] = scene.seat
    if scene.dealer is not None:
        made["dealer"] = scene.dealer
    if scene.position is not None:
        made["position"] = _position(scene.position)
    return made
