"""The door that pages, the worker and the command line use: a request as plain data, an answer as plain data.

`answer` takes a name and a request and gives JSON-ready data; `call` does the same with texts. What goes wrong is
one clear line.
"""

import json
from importlib import import_module

from trionfi.errors import TrionfiError, brief, one_line
from trionfi.reading import from_json
from trionfi.service.said import said, speaker_of
from trionfi.words import Listing, Message

ANSWERS = {
    "names": "rules.names", "games": "rules.games_list",
    "show": "rules.show", "pack": "rules.pack", "glance": "glance.glance", "against": "against.against",
    "which": "which.which",
    "count": "reckon.count", "declare": "reckon.declare", "legal": "reckon.legal", "trick": "reckon.trick",
    "form": "reckon.form", "score": "reckon.score", "sheet": "reckon.sheet",
    "calculator": "reckon.calculator",
    "drill": "training.drill", "drills": "training.drills", "check": "training.check", "lines": "lines.lines",
    "moment": "moment.moment", "moment_lines": "lines.of_moment",
    "notated": "notated.notated", "placing": "placing.placing",
    "position": "position.position", "table": "practice.table", "replay": "practice.replay",
    "hint": "advising.hint", "review": "review.review", "weigh": "weighing.weigh",
    "held": "held.held", "worth": "worth.worth", "solve": "solving.solve",
    "solvable": "solving.solvable", "seated": "seated.seated",
}


def answer(name: str, request: dict[str, object]) -> object:
    """The answer to a request. Raises TrionfiError with one clear line for anything that is wrong with it."""
    if name not in ANSWERS:
        raise TrionfiError(Message("nothing answers to '{name}': there are {known}", name=brief(name),
                                   known=Listing(tuple(ANSWERS), ",")))
    module, function = ANSWERS[name].split(".")
    return vars(import_module(f"trionfi.service.{module}"))[function](request)


def call(text: str) -> str:
    """JSON in ({"do": name, ...}), JSON out ({"ok": true, "result": ...} or {"ok": false, "error": line}). With "language" the words of the
    answer are said in that language."""
    speaking = None
    try:
        request = from_json(text, "the request")
        if not isinstance(request, dict):
            raise TrionfiError('a request is an object such as {"do": "games"}')
        speaking = speaker_of(request)
        result = answer(name := str(request.pop("do", "")), request)
        if speaking:
            speaker, plans = speaking
            result = said(result, plans.get(name), plans, speaker)
    except TrionfiError as error:
        why = one_line(speaking[0].say(error.words)) if speaking else str(error)
        return json.dumps({"ok": False, "error": why}, ensure_ascii=False)
    return json.dumps({"ok": True, "result": result}, ensure_ascii=False)
