"""What can be asked on the command line, and reading it: options may stand anywhere after the command."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from trionfi import __version__, numbers, reading
from trionfi.errors import ECHO, TrionfiError, brief
from trionfi.words import Message, Words

MOST_HANDS = 1_000_000


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one short line, whatever was typed."""

    def __init__(self, **words: Any):
        super().__init__(allow_abbrev=False, **words)

    def error(self, message: str) -> NoReturn:
        wrong = sys.exception()
        if isinstance(wrong, argparse.ArgumentError) and isinstance(wrong.__context__, argparse.ArgumentTypeError):
            why = Message("argument {name}: {why}", name=str(wrong.argument_name), why=wrong.__context__.args[0])
            raise self._refused(why)
        _, colon, rest = message.partition("unrecognized arguments: ")
        if colon:
            raise self._refused(Message("not understood: {rest}", rest=brief(rest)))
        message = re.sub(rf"[^\s]{{{ECHO + 1},}}", lambda long: brief(long[0]), message)
        raise self._refused(message)

    def _refused(self, why: Words) -> TrionfiError:
        return TrionfiError(Message("{why} ('{program} --help' says how)", why=why, program=self.prog))


def _whole(text: str) -> int:
    try:
        return numbers.whole(text)
    except ValueError:
        raise argparse.ArgumentTypeError(Message("a whole number is wanted, not '{text}'", text=brief(text))) from None


def _seed(text: str) -> int | str:
    try:
        return reading.seed(int(text) if re.fullmatch(rf"-?[0-9]{{1,{ECHO}}}", text) else text)
    except TrionfiError as error:
        raise argparse.ArgumentTypeError(error.words) from None


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name or not value:
        raise argparse.ArgumentTypeError(Message("an option is written name=value, not '{text}'", text=brief(text)))
    return name, value


def _packet(text: str) -> tuple[str, str]:
    place, sign, cards = text.partition("=")
    if not sign or not place:
        raise argparse.ArgumentTypeError(Message("cards are put in a place as 0='T20 KS' or talon='7S 8S', not '{text}'", text=brief(text)))
    return place, cards


def _of_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a slug or a number, such as mineo-3 or 14.6")
    parser.add_argument("--profile", help="a named set of options")
    parser.add_argument("--option", action="append", default=[], type=_pair, metavar="NAME=VALUE", help="one option; may be repeated")


def _of_table(parser: argparse.ArgumentParser) -> None:
    _of_game(parser)
    parser.add_argument("--players", type=_whole, metavar="N", help="how many players, where the game allows several")


def _games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help="only games that have these words in their name, place or period")
    parser.add_argument("--players", type=_whole, metavar="N", help="only games for so many players")
    parser.add_argument("--place", default="", help="only games of this place")
    parser.add_argument("--today", action="store_true", help="only games that are played today")


def _show(parser: argparse.ArgumentParser) -> None:
    _of_game(parser)
    parser.add_argument("--against", metavar="OTHER", help="only what differs from another game")
    parser.add_argument("--against-profile", metavar="PROFILE", help="the profile of that game")


def _count(parser: argparse.ArgumentParser) -> None:
    _of_table(parser)
    parser.add_argument("cards", nargs="*", metavar="CARD")
    parser.add_argument("--last-trick", action="store_true", help="the pile holds the last trick")
    parser.add_argument("--tricks", type=_whole, default=0, metavar="N", help="tricks in the pile, where a trick counts")
    parser.add_argument("--method", help="customary or reduced")


def _declare(parser: argparse.ArgumentParser) -> None:
    _of_table(parser)
    parser.add_argument("cards", nargs="*", metavar="CARD")
    parser.add_argument("--won", action="store_true", help="the cards were won in tricks")


def _legal(parser: argparse.ArgumentParser) -> None:
    _of_table(parser)
    parser.add_argument("--hand", required=True, metavar="CARDS", help="the hand, such as 'KS 7C T4'")
    parser.add_argument("--trick", default="", metavar="CARDS", help="the trick so far, the card led first")
    parser.add_argument("--first", action="store_true",
                        help="the suit of the trick is led for the first time, or, with no trick, no suit has been led yet")


def _trick(parser: argparse.ArgumentParser) -> None:
    _of_game(parser)
    parser.add_argument("cards", nargs="+", metavar="CARD")


def _position(parser: argparse.ArgumentParser) -> None:
    _of_table(parser)
    parser.add_argument("--seed", type=_seed, default=0, help="the seed that deals what --put does not place (0)")
    parser.add_argument("--dealer", type=_whole, default=0, metavar="SEAT", help="who deals (0)")
    parser.add_argument("--put", action="append", default=[], type=_packet, metavar="PLACE=CARDS",
                        help="cards that a seat or a pile is dealt, such as 0='T20 KS' or talon='7S'; may be repeated")
    parser.add_argument("--standing", metavar="JSON",
                        help='the standing of the match before the hand, such as \'{"totals": [3, -1, -2], "played": 1}\'')
    parser.add_argument("--record", metavar="FILE", help="the deal and the moves of a record instead")
    parser.add_argument("--after", type=_whole, metavar="N", help="only so many moves of the record")
    parser.add_argument("--move", action="append", default=[], metavar="MOVE",
                        help="a move that is made, such as passo or 'play KS'; may be repeated, in their order")
    parser.add_argument("--try", action="append", default=[], dest="tried", metavar="MOVE",
                        help="a move to ask about: whether it may be made here, and why not; may be repeated")


def _score(parser: argparse.ArgumentParser) -> None:
    _of_table(parser)
    parser.add_argument("file", nargs="?", metavar="FILE",
                        help="a JSON file of facts, - for standard input; a list of them fills a score sheet")
    parser.add_argument("--form", action="store_true", help="print what is asked")
    parser.add_argument("--match", action="store_true", help="what a rubber or match that is over pays, at totals and the like, not a hand")


def _play(parser: argparse.ArgumentParser) -> None:
    _of_table(parser)
    parser.add_argument("--seed", type=_seed, default=0, help="the seed of the first hand")
    parser.add_argument("--hands", type=_whole, default=1, metavar="N", help="how many hands")
    parser.add_argument("--bots", nargs="+", default=["simple"], metavar="BOT",
                        help="bots by seat, repeated round the table: random, easy, simple or search, also search,simple,simple")
    parser.add_argument("--seat", type=_whole, metavar="SEAT", help="sit down there yourself, at the terminal")
    parser.add_argument("--sheet", action="store_true", help="write the hands on the score sheet of the game, where it has one")
    parser.add_argument("--account", action="store_true", help="print what fell due in each hand, and what each side had marked then")
    parser.add_argument("--record", metavar="FILE", help="write the record of the hands to a file")


def _record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record as JSON or as text, - for standard input")
    parser.add_argument("--text", action="store_true", help="write the hand in the notation that people read; without it as JSON")


def _completion(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=("bash", "zsh", "tcsh"), help="for which shell")


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")


def _drill(parser: argparse.ArgumentParser) -> None:
    _of_game(parser)
    parser.add_argument("kind", metavar="KIND", help="such as count, make, legal, trick, settle or bid")
    parser.add_argument("--level", type=_whole, default=1, metavar="N")
    parser.add_argument("--seed", type=_seed, default=0)
    parser.add_argument("--parts", default="", metavar="NAME=on,...", help="parts switched on or off, such as odd=off,last-trick=on")
    parser.add_argument("--method", default="", help="customary or reduced, where the game has both")
    parser.add_argument("--ask", action="store_true", help="ask, wait for the answer, explain and go on, as at a terminal")
    parser.add_argument("--answer", help="check this answer instead of giving the right one")


def _soak(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=_whole, default=0, metavar="N", help="how many hands in all")
    parser.add_argument("--drills", type=_whole, nargs="?", const=1000, default=0, metavar="N",
                        help="every kind and level of drill with so many seeds (1000)")
    parser.add_argument("--minutes", type=float, default=0, metavar="M", help="hands and drills in turn for so long")
    parser.add_argument("--seed", type=_seed, default="soak")
    parser.add_argument("--games", nargs="+", default=[], metavar="GAME", help="only these games")
    parser.add_argument("--state", metavar="FILE", help="go on from this file, and keep it up to date")
    parser.add_argument("--record", metavar="FILE", help="where the first fault is saved (soak-fault.json)", default="soak-fault.json")


COMMANDS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "games": ("list the games", _games),
    "show": ("the rules at a glance: every part, every option with its sources", _show),
    "count": ("the points of a pile, with the working", _count),
    "declare": ("what a hand may declare or show, or won cards are worth", _declare),
    "legal": ("the cards that may be played to a trick, and why not the others", _legal),
    "trick": ("which card of a trick wins", _trick),
    "position": ("set a hand up, and ask who must act, what he may do, and why not the rest", _position),
    "score": ("settle a hand from its facts, or a match", _score),
    "play": ("bots play hands; the record is complete", _play),
    "record": ("a hand from JSON to the notation that people read, or back", _record),
    "replay": ("check a record move by move", _replay),
    "drill": ("one question with its answer and explanation", _drill),
    "completion": ("what a shell needs to complete commands and options", _completion),
    "soak": ("random hands and drills over all games with every invariant on", _soak),
}


def _top() -> _Parser:
    parser = _Parser(prog="trionfi", description="The card games played with the tarot pack, as rules that run.")
    parser.add_argument("--version", action="version", version=f"trionfi {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (words, _) in COMMANDS.items():
        commands.add_parser(name, help=words)
    return parser


def _of_all(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, in English")
    parser.add_argument("--language", metavar="NAME", help="what is printed is said in this language (that of the environment, or en)")


def everything() -> argparse.ArgumentParser:
    """All commands with all that belongs to each, in one parser."""
    parser = argparse.ArgumentParser(prog="trionfi")
    commands = parser.add_subparsers(dest="command")
    for name, (words, fill) in COMMANDS.items():
        one = commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
        _of_all(one)
        fill(one)
    return parser


def _command(name: str) -> _Parser:
    words, fill = COMMANDS[name]
    parser = _Parser(prog=f"trionfi {name}", description=f"{words[0].upper()}{words[1:]}.")
    _of_all(parser)
    fill(parser)
    return parser


def help_of(name: str, width: int = 78) -> str:
    """What a command says of itself when it is asked for help, in lines of so many characters."""
    parser = _command(name)
    parser.formatter_class = partial(argparse.HelpFormatter, width=width)
    return parser.format_help()


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The command that is asked for, with what belongs to it. Raises TrionfiError for what is not understood."""
    if not arguments or arguments[0] not in COMMANDS:
        return _top().parse_args(arguments)
    found = _command(arguments[0]).parse_intermixed_args(arguments[1:])
    found.command = arguments[0]
    return found
