"""The commands: from what was typed to a request, and from its answer to what is printed."""

import os
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from trionfi.cli import files, terminal, text
from trionfi.cli.reader import Reader
from trionfi.errors import BrokenRecord, TrionfiError, brief
from trionfi.reading import from_json
from trionfi.words import Listing, Message, Quantity, Term

if TYPE_CHECKING:
    from trionfi.service.shapes.worth import HandWorth


def run(args: Namespace, reader: Reader) -> int:
    """Carry a command out for its reader; the exit status."""
    own: dict[str, Callable[[Namespace, Reader], int]] = {
        "play": _play, "drill": _drill, "games": _games, "record": _record, "replay": _replay, "completion": _completion, "soak": _soak,
        "schema": _schema, "simulate": _simulate, "worth": _worth}
    return own.get(args.command, _ask)(args, reader)


def _ask(args: Namespace, reader: Reader) -> int:
    """A question to the service, and its answer."""
    from trionfi.service import answer

    name, request = ASKED[args.command](args)
    _tell(args, reader, name, answer(name, reader.asked(request)))
    return 0


def _tell(args: Namespace, reader: Reader, name: str, result: object) -> None:
    if args.json:
        _print(result)
    else:
        terminal.say(text.TEXTS[name](reader.answer(name, result), reader.say))


def _print(answer: object) -> None:
    """An answer as JSON, with its messages beside."""
    from trionfi.cli.messages import beside

    terminal.say_json(beside(answer))


def _of_game(args: Namespace) -> dict[str, Any]:
    request = {"game": args.game, "profile": args.profile, "options": dict(args.option)}
    return request | ({"players": args.players} if vars(args).get("players") is not None else {})


def _with(*keys: str) -> Callable[[Namespace], tuple[str, dict[str, Any]]]:
    return lambda args: (args.command, _of_game(args) | {key: vars(args)[key] for key in keys})


def _show(args: Namespace) -> tuple[str, dict[str, Any]]:
    request = _of_game(args)
    if not args.against and not args.against_profile:
        return "show", request
    return "against", request | {"against": args.against or args.game, "against_profile": args.against_profile}


def _score(args: Namespace) -> tuple[str, dict[str, Any]]:
    request = _of_game(args) | ({"match": True} if args.match else {})
    if args.form:
        return "form", request
    if not args.file:
        if args.match:
            _check("form", request)
        raise TrionfiError(Message("score needs a FILE of facts, or --form to see which facts it asks for"))
    facts = files.read(args.file)
    if args.match:
        return "score", request | {"facts": facts}
    return ("sheet", request | {"hands": facts}) if isinstance(facts, list) else ("score", request | {"facts": facts})


def _check(name: str, request: dict[str, Any]) -> None:
    """Raise TrionfiError where the service refuses this: it has the better reason."""
    from trionfi.service import answer

    answer(name, request)


def _games(args: Namespace, reader: Reader) -> int:
    """The list, or those games of it that were asked for."""
    from trionfi.games import games
    from trionfi.service import answer

    found: Any = answer("games", {})
    if args.words or args.players is not None or args.place or args.today:
        some = {game.slug for game in games.find(" ".join(args.words), players=args.players, place=args.place, today=args.today)}
        found = [one for one in found if one["slug"] in some]
        if not found:
            raise TrionfiError(Message("no game is like that ('trionfi games' lists all)"))
    _tell(args, reader, "games", found)
    return 0


def _drill(args: Namespace, reader: Reader) -> int:
    """One question with its answer; at a terminal one question after another, which waits for an answer."""
    if args.answer is None and not args.json and (args.ask or terminal.watched()):
        from trionfi.cli.sitting import questions

        return questions(_asked(args), reader, args.lines)
    return _ask(args, reader)


def _of_drill(args: Namespace) -> tuple[str, dict[str, Any]]:
    answered = {} if args.answer is None else {"answer": args.answer}
    return "lines" if args.lines else "check" if answered else "drill", _asked(args) | answered


def _asked(args: Namespace) -> dict[str, Any]:
    """The question that is meant."""
    return _of_game(args) | {key: vars(args)[key] for key in ("kind", "level", "seed", "method")} | {"parts": _switches(args.parts)}


def _switches(text: str) -> dict[str, bool]:
    parts = {}
    for pair in filter(None, (one.strip() for one in text.split(","))):
        name, _, value = pair.partition("=")
        if not name or value not in ("on", "off"):
            raise TrionfiError(Message("a part is written name=on or name=off, not '{text}'", text=brief(pair)))
        parts[name.strip().replace("-", " ")] = value == "on"
    return parts


def _position(args: Namespace) -> tuple[str, dict[str, Any]]:
    request = _of_game(args) | {"seed": args.seed, "dealer": args.dealer, "moves": args.move, "tried": args.tried}
    if args.put:
        seats = {place: cards for place, cards in args.put if place.isdecimal()}
        request["deal"] = dict(pair for pair in args.put if pair[0] not in seats) | ({"hands": seats} if seats else {})
    if args.standing is not None:
        if args.record:
            raise TrionfiError(Message("--standing goes with a deal: a record has its own"))
        request["standing"] = from_json(args.standing, "the standing")
    if args.record:
        request |= {"record": files.read(args.record), "after": args.after}
    elif args.after is not None:
        raise TrionfiError(Message("--after takes so many moves of a record: name it with --record FILE"))
    return "position", request


def _solve(args: Namespace) -> tuple[str, dict[str, Any]]:
    from trionfi import notation
    from trionfi.record import to_record

    data = files.read_record(args.file)
    request = {"record": to_record(notation.read(data).hand) if isinstance(data, str) else data, "effort": args.effort}
    return "solve", request | ({} if args.after is None else {"after": args.after})


ASKED: dict[str, Callable[[Namespace], tuple[str, dict[str, Any]]]] = {
    "show": _show, "count": _with("cards", "last_trick", "tricks", "method"),
    "declare": _with("cards", "won"), "legal": _with("hand", "trick", "first"), "trick": _with("cards"), "score": _score,
    "drill": _of_drill, "position": _position, "solve": _solve,
}


def _play(args: Namespace, reader: Reader) -> int:
    from time import monotonic

    from trionfi.cli.playing import play
    from trionfi.service.request import game_of

    if args.record:
        files.check(args.record)
    game = game_of(_of_game(args))
    if args.seat is not None:
        from trionfi.cli.sitting import sit

        return sit(game, args, reader)
    saved = monotonic()

    def done(hands: list[dict[str, Any]], last: bool) -> None:
        """Show how many hands are played, and write them every few seconds and at the end."""
        nonlocal saved
        if args.hands > 1:
            terminal.progress("" if last else reader.say(Message("{n} of {all} hands", n=len(hands), all=args.hands)))
        if args.record and hands and (last or monotonic() - saved > 5):
            records = [hand["record"] for hand in hands]
            files.write(args.record, records[0] if len(records) == 1 else {"format": HANDS, "hands": records})
            saved = monotonic()

    result = play(game, args, done)
    stopped = result.pop("stopped")
    if args.sheet and not args.json:
        _tell(args, reader, "sheet", result["sheet"])
    else:
        _tell(args, reader, "play", result)
    if stopped:
        terminal.complain(reader.say(Message("stopped after {n} of {all} hands", n=len(result["hands"]), all=args.hands)))
    return STOPPED if stopped else 0


def _simulate(args: Namespace, reader: Reader) -> int:
    from trionfi.cli.simulating import run as simulated

    result, stopped = simulated(args, reader)
    _tell(args, reader, "simulate", result)
    if stopped:
        terminal.complain(reader.say(Message("stopped after {n} of {all} hands", n=result["hands"], all=args.hands)))
    return STOPPED if stopped else 0


def _completion(args: Namespace, reader: Reader) -> int:
    try:
        from shtab import complete
    except ImportError:
        raise TrionfiError(Message("completion is written by shtab, which is not here: pip install 'trionfi[completion]'")) from None
    from trionfi.cli.arguments import everything

    terminal.say(complete(everything(), args.shell))
    return 0


def _schema(args: Namespace, reader: Reader) -> int:
    from trionfi.cli import schemas

    if args.name not in schemas.NAMES:
        raise TrionfiError(Message("nothing has a schema by the name of '{name}': there are {known}", name=brief(args.name),
                                   known=Listing(schemas.NAMES, ",")))
    if (args.name == schemas.FACTS) != bool(args.game):
        raise TrionfiError(Message("facts are those of a game, and nothing else is: such as trionfi schema facts mineo-3"))
    terminal.say_json(schemas.facts_of(_of_game(args) | {"match": args.match}) if args.game else schemas.schema(args.name))
    return 0


def _record(args: Namespace, reader: Reader) -> int:
    from trionfi import notation
    from trionfi.record import replay, to_record

    data = files.read_record(args.file)
    noted = notation.read(data) if isinstance(data, str) else notation.Noted(replay(data))
    if args.text and not args.json:
        terminal.say(notation.write(noted.hand, noted.tags, noted.comments, noted.marks).rstrip())
    else:
        terminal.say_json({"text": notation.write(*noted)} if args.text else to_record(noted.hand))
    return 0


def _replay(args: Namespace, reader: Reader) -> int:
    from trionfi.record import check_next, replay, to_record
    from trionfi.service.said import refusal

    data = files.read_record(args.file)
    if isinstance(data, str):
        from trionfi import notation

        data = to_record(notation.read(data).hand)
    several = isinstance(data, dict) and data.get("format") == HANDS
    records = data.get("hands") if isinstance(data, dict) and several else [data]
    if not isinstance(records, list) or not records:
        raise BrokenRecord(Message("a record of several hands needs 'hands': a list of records"))
    moves, before = 0, None
    for number, record in enumerate(records, 1):
        try:
            hand = replay(record)
            if before is not None:
                check_next(before, hand)
            before, moves = hand, moves + len(hand.moves)
        except BrokenRecord as error:
            if not args.json:
                raise TrionfiError(Message("hand {number}, {why}", number=number, why=error.words) if several else error.words) from None
            _print({"ok": False, "move": error.move, "why": refusal(error)} | ({"hand": number} if several else {}))
            return 2
    if args.json:
        terminal.say_json({"ok": True, "moves": moves})
    else:
        told = Quantity(moves, MOVE)
        held = Quantity(len(records), text.HAND)
        terminal.say(reader.say(Message("The record holds: {moves} in {hands}.", moves=told, hands=held) if several
                                else Message("The record holds: {moves}.", moves=told)))
    return 0


def _worth(args: Namespace, reader: Reader) -> int:
    from trionfi.cli import evaluating

    result, stopped = evaluating.run(args, _of_game(args), reader)
    if args.json:
        _print(result)
    else:
        terminal.say(evaluating.told(cast("HandWorth", reader.answer("worth", result)), reader.say))
    return STOPPED if stopped else 0


def _soak(args: Namespace, reader: Reader) -> int:
    from time import monotonic

    from trionfi.games import games
    from trionfi.soak import Soak

    if not 0 <= args.minutes < float("inf") or min(args.hands, args.drills) < 0 or not (args.hands or args.drills or args.minutes):
        raise TrionfiError(Message("soak needs --hands N or --drills N, at least 1, or --minutes M, more than 0"))
    for path in filter(None, (args.state, args.record)):
        files.check(path)
    state = files.read(args.state) if args.state and os.path.exists(args.state) else None
    soak = Soak([games[name] for name in args.games or games], args.seed, state)
    saved, stopped, end = monotonic(), False, monotonic() + 60 * args.minutes
    try:
        for work in (soak.hands(args.hands), soak.drills(args.drills), soak.both(lambda: monotonic() >= end)):
            for _ in work:
                if args.state and monotonic() - saved > 2:
                    files.write(args.state, soak.state())
                    saved = monotonic()
    except KeyboardInterrupt:
        stopped = True
        terminal.complain(reader.say(Message("stopped; {file} knows where", file=brief(args.state)) if args.state else Message("stopped")))
    if args.state:
        files.write(args.state, soak.state())
    result = soak.result()
    if result["faults"]:
        first = result["faults"][0]
        files.write(args.record, first["record"] | {"fault": {key: first[key] for key in ("check", "words", "move")}})
    _tell(args, reader, "soak", result)
    return 130 if stopped else 1 if result["faults"] else 0


STOPPED = 130
HANDS, MOVE = "trionfi hands 1", Term("move", "unit", "moves")
