"""The command line. Files and terminals are met here and nowhere else."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from trionfi.errors import BrokenRecord, TrionfiError


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise TrionfiError(f"{message} ('{self.prog} --help' says how)")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="trionfi", description="The card games played with the tarot pack, as rules that run.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def add(name: str, words: str, game: bool = True) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=words, description=words)
        command.add_argument("--json", action="store_true", help="print JSON")
        if game:
            command.add_argument("game", metavar="GAME", help="a slug or a number, such as mineo-3 or 14.6")
            command.add_argument("--profile", help="a named set of options")
            command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="one option; may be repeated")
        return command

    add("games", "list the games", game=False)
    show = add("show", "the rules at a glance: every part, every option with its sources")
    show.add_argument("--against", metavar="OTHER", help="only what differs from another game")
    show.add_argument("--against-profile", metavar="PROFILE", help="the profile of that game")
    count = add("count", "the points of a pile, with the working")
    count.add_argument("cards", nargs="*", metavar="CARD")
    count.add_argument("--last-trick", action="store_true", help="the pile holds the last trick")
    count.add_argument("--tricks", type=int, default=0, help="tricks in the pile, where a trick counts")
    count.add_argument("--method", help="customary or reduced")
    declare = add("declare", "what a hand may declare, or won cards are worth")
    declare.add_argument("cards", nargs="*", metavar="CARD")
    declare.add_argument("--won", action="store_true", help="the cards were won in tricks")
    legal = add("legal", "the cards that may be played to a trick, and why not the others")
    legal.add_argument("--hand", required=True, metavar="CARDS", help="the hand, such as 'KS 7C T4'")
    legal.add_argument("--trick", default="", metavar="CARDS", help="the trick so far, the card led first")
    trick = add("trick", "which card of a trick wins")
    trick.add_argument("cards", nargs="+", metavar="CARD")
    score = add("score", "settle a hand from its facts")
    score.add_argument("file", nargs="?", metavar="FILE",
                       help="a JSON file of facts, - for standard input; a list of them fills a score sheet")
    score.add_argument("--form", action="store_true", help="print what is asked")
    play = add("play", "bots play hands; the record is complete")
    play.add_argument("--seed", default="0", help="the seed of the first hand")
    play.add_argument("--hands", type=int, default=1, help="how many hands")
    play.add_argument("--players", type=int, help="how many players, where the game allows several")
    play.add_argument("--bots", nargs="+", default=["simple"], metavar="BOT", help="bots by seat, repeated round the table")
    play.add_argument("--sheet", action="store_true", help="write the hands on the score sheet of the game, where it has one")
    play.add_argument("--record", metavar="FILE", help="write the record of the hands to a file")
    replay = add("replay", "check a record move by move", game=False)
    replay.add_argument("file", metavar="FILE")
    drill = add("drill", "one question with its answer and explanation")
    drill.add_argument("kind", metavar="KIND", help="such as count, make, legal, trick, settle or bid")
    drill.add_argument("--level", type=int, default=1)
    drill.add_argument("--seed", default="0")
    drill.add_argument("--parts", default="", metavar="NAME=on,...", help="parts switched on or off, such as odd=off,last-trick=on")
    drill.add_argument("--method", default="", help="customary or reduced, where the game has both")
    drill.add_argument("--answer", help="check this answer instead of giving the right one")
    soak = add("soak", "random hands and drills over all games with every invariant on", game=False)
    soak.add_argument("--hands", type=int, default=0, metavar="N", help="how many hands in all")
    soak.add_argument("--drills", type=int, nargs="?", const=1000, default=0, metavar="N",
                      help="every kind and level of drill with so many seeds (1000)")
    soak.add_argument("--minutes", type=float, default=0, metavar="M", help="hands and drills in turn for so long")
    soak.add_argument("--seed", default="soak")
    soak.add_argument("--games", nargs="+", default=[], metavar="GAME", help="only these games")
    soak.add_argument("--state", metavar="FILE", help="go on from this file, and keep it up to date")
    soak.add_argument("--record", metavar="FILE", help="where the first fault is saved (soak-fault.json)", default="soak-fault.json")
    return parser


def _request(args: argparse.Namespace) -> dict:
    options = {}
    for pair in args.option:
        name, sign, value = pair.partition("=")
        if not sign or not name or not value:
            raise TrionfiError(f"an option is written name=value, not '{pair}'")
        options[name] = value
    return {"game": args.game, "profile": args.profile, "options": options}


def _switches(text: str) -> dict[str, bool]:
    parts = {}
    for pair in filter(None, (one.strip() for one in text.split(","))):
        name, _, value = pair.partition("=")
        if not name or value not in ("on", "off"):
            raise TrionfiError(f"a part is written name=on or name=off, not '{pair}'")
        parts[name.strip().replace("-", " ")] = value == "on"
    return parts


def _drill(args: argparse.Namespace, request: dict) -> str:
    """Complete the request of a drill; what answers it."""
    request |= {"seed": _seed(args.seed), "parts": _switches(args.parts), "method": args.method}
    if args.answer is None:
        return "drill"
    request["answer"] = args.answer
    return "check"


def _seed(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdecimal() else text


def _read(path: str) -> object:
    try:
        if path == "-":
            text = sys.stdin.read()
        else:
            with open(path, encoding="utf-8") as file:
                text = file.read()
    except OSError as error:
        raise TrionfiError(f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise TrionfiError(f"{path} is not a text file in UTF-8") from None
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise TrionfiError(f"{path} is not JSON: {error}") from None


def _write(path: str, data: object) -> None:
    """Write a file whole or not at all."""
    partial = f"{path}.part"
    try:
        with open(partial, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
            file.write("\n")
        os.replace(partial, path)
    except OSError as error:
        if os.path.exists(partial):
            os.unlink(partial)
        raise TrionfiError(f"cannot write {path}: {error.strerror or error}") from None


def _run(args: argparse.Namespace) -> int:
    from trionfi import cli_text
    from trionfi.service import answer

    command = args.command
    if command in ("replay", "soak"):
        return {"replay": _replay, "soak": _soak}[command](args)
    if command == "play":
        result: object = _play(args)
    elif command == "games":
        result = answer("games", {})
    else:
        request = _request(args)
        for key in ("cards", "last_trick", "tricks", "method", "won", "hand", "trick", "kind", "level"):
            if hasattr(args, key):
                request[key] = getattr(args, key)
        if command == "show" and (args.against or args.against_profile):
            command, request = "against", request | {"against": args.against or args.game, "against_profile": args.against_profile}
        if command == "drill":
            command = _drill(args, request)
        if command == "score" and not args.form:
            if not args.file:
                raise TrionfiError("score needs a FILE of facts, or --form to see which facts it asks for")
            request["facts"] = _read(args.file)
            if isinstance(request["facts"], list):
                command, request["hands"] = "sheet", request.pop("facts")
        result = answer("form" if command == "score" and args.form else command, request)
    if args.json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        if command == "play" and args.sheet:
            command, result = "sheet", result["sheet"]  # type: ignore[index]
        name = "form" if command == "score" and args.form else command
        print(cli_text.TEXTS[name](result))
    return 0


def _play(args: argparse.Namespace) -> dict:
    from trionfi.bots import bot, play
    from trionfi.counting import plain
    from trionfi.match import Match
    from trionfi.record import to_record
    from trionfi.service.reckon import settlement_data
    from trionfi.service.request import game_of

    if args.hands < 1:
        raise TrionfiError(f"--hands is at least 1, not {args.hands}")
    game = game_of(_request(args))
    match = Match(game, _seed(args.seed), args.players)
    if args.sheet and game.sheet is None:
        raise TrionfiError(f"{game.slug} has no score sheet of its own: leave out --sheet")
    made, matches, totals, settled = [], [], [0] * match.players, []
    for number in range(args.hands):
        hand = match.deal()
        players = [bot(args.bots[seat % len(args.bots)], f"{args.seed}-{number}-{seat}") for seat in range(match.players)]
        play(hand, players)
        closed = settlement_data(hand.settlement)  # type: ignore[arg-type]
        made.append({"dealer": hand.dealer, "scores": closed["scores"], "lines": closed["lines"], "record": to_record(hand)})
        match.score()
        settled.append(hand.settlement)
        totals = [total + score for total, score in zip(totals, hand.settlement.scores, strict=True)]  # type: ignore[union-attr]
        if match.over:
            ended = match.settlement
            matches.append({"hands": len(match.hands)} | (settlement_data(ended) if ended else {}))
            match = Match(game, f"{args.seed}-match-{len(matches)}", match.players, match.dealer)
    result = {"game": game.slug, "profile": game.profile, "options": game.changed, "seed": _seed(args.seed), "bots": args.bots,
              "unit": game.payments.ledger, "hands": made, "totals": [plain(total) for total in totals],
              "matches": matches}
    if game.sheet:
        result["sheet"] = game.sheet.data(game, settled, match.players)  # type: ignore[arg-type]
    if args.record:
        records = [hand["record"] for hand in made]
        _write(args.record, records[0] if len(records) == 1 else {"format": "trionfi hands 1", "hands": records})
    return result


def _replay(args: argparse.Namespace) -> int:
    from trionfi.record import replay

    data = _read(args.file)
    several = isinstance(data, dict) and data.get("format") == "trionfi hands 1"
    records = data.get("hands") if several else [data]  # type: ignore[union-attr]
    if not isinstance(records, list) or not records:
        raise BrokenRecord("a record of several hands needs 'hands': a list of records")
    moves = 0
    for number, record in enumerate(records, 1):
        try:
            moves += len(replay(record).moves)
        except BrokenRecord as error:
            where = f"hand {number}, " if several else ""
            if args.json:
                print(json.dumps({"ok": False, "move": error.move, "why": str(error)} | ({"hand": number} if several else {}),
                                 ensure_ascii=False))
                return 2
            raise TrionfiError(f"{where}{error}") from None
    if args.json:
        print(json.dumps({"ok": True, "moves": moves}))
    else:
        print(f"The record holds: {moves} moves" + (f" in {len(records)} hands." if several else "."))
    return 0


def _soak(args: argparse.Namespace) -> int:
    from time import monotonic

    from trionfi.cli_text import TEXTS
    from trionfi.games import games
    from trionfi.soak import Soak

    if not 0 <= args.minutes < float("inf") or min(args.hands, args.drills) < 0 or not (args.hands or args.drills or args.minutes):
        raise TrionfiError("soak needs --hands N or --drills N, at least 1, or --minutes M, more than 0")
    state = _read(args.state) if args.state and os.path.exists(args.state) else None
    soak = Soak([games[name] for name in args.games or games], _seed(args.seed), state)  # type: ignore[arg-type]
    saved, end = monotonic(), monotonic() + 60 * args.minutes
    try:
        for work in (soak.hands(args.hands), soak.drills(args.drills), soak.both(lambda: monotonic() >= end)):
            for _ in work:
                if args.state and monotonic() - saved > 2:
                    _write(args.state, soak.state())
                    saved = monotonic()
    except KeyboardInterrupt:
        print("trionfi: stopped" + (f"; {args.state} knows where" if args.state else ""), file=sys.stderr)
    if args.state:
        _write(args.state, soak.state())
    result = soak.result()
    if result["faults"]:
        first = result["faults"][0]
        _write(args.record, first["record"] | {"fault": {key: first[key] for key in ("check", "words", "move")}})
    print(json.dumps(result, ensure_ascii=False) if args.json else TEXTS["soak"](result))
    return 1 if result["faults"] else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; 0 for success, 2 for bad input with one line on standard error."""
    try:
        return _run(_parser().parse_args(arguments))
    except TrionfiError as error:
        print(f"trionfi: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
