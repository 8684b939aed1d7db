"""What can be asked on the command line, and reading it: options may stand anywhere after the command, and those of all commands before it
too."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NoReturn

from trionfi import __version__, reading, written
from trionfi.cli import terminal
from trionfi.errors import ECHO, TrionfiError, brief
from trionfi.words import Message, Verbatim, Words

MOST_HANDS = 1_000_000
MARGIN = 2  # what argparse leaves free at the end of a line of help


type Say = Callable[[Words], str]

USAGE: Words = "usage: "
OWN_WORDS: tuple[Words, ...] = (
    USAGE, "positional arguments", "options", "%(heading)s:", "show this help message and exit",
    "show program's version number and exit",
    "argument %(argument_name)s: %(message)s", "the following arguments are required: %s", "ignored explicit argument %r",
    "invalid choice: %(value)r (choose from %(choices)s)", "expected one argument", "expected at least one argument",
    "expected at most one argument")
"""What argparse itself says, which it asks of gettext."""


@contextmanager
def _in_the_words_of(say: Say) -> Iterator[None]:
    """Let argparse say what it says itself as its reader does: under this name it asks gettext."""
    before = vars(argparse)["_"]
    vars(argparse)["_"] = say
    try:
        yield
    finally:
        vars(argparse)["_"] = before


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one short line, whatever was typed. It says everything as its reader does."""

    def __init__(self, say: Say = str, **words: Any):
        self.say = say
        words.setdefault("formatter_class", partial(argparse.HelpFormatter, width=terminal.help_width() - MARGIN))
        super().__init__(allow_abbrev=False, **words)

    def argument(self, *names: str, words: Words = "", metavar: Words = "", **rest: Any) -> None:
        """An argument or an option, with what is said of it and what its value is called."""
        called: dict[str, Any] = {"metavar": self.say(metavar)} if metavar else {}
        self.add_argument(*names, help=self.say(words) or None, **called, **rest)

    def error(self, message: str) -> NoReturn:
        wrong = sys.exception()
        if isinstance(wrong, argparse.ArgumentError) and isinstance(wrong.__context__, argparse.ArgumentTypeError):
            why = Message("argument {name}: {why}", name=str(wrong.argument_name), why=wrong.__context__.args[0])
            raise self._refused(why)
        message = re.sub(rf"[^\s]{{{ECHO + 1},}}", lambda long: brief(long[0]), message)
        raise self._refused(Verbatim(message))

    def understood(self, found: argparse.Namespace, rest: Sequence[str]) -> argparse.Namespace:
        """What was found, where nothing is left. Raises TrionfiError with what is left otherwise."""
        if rest:
            raise self._refused(Message("not understood: {rest}", rest=brief(" ".join(rest))))
        return found

    def _refused(self, why: Words) -> TrionfiError:
        return TrionfiError(Message("{why} ('{program} --help' says how)", why=why, program=self.prog))


def _whole(text: str) -> int:
    try:
        return written.whole(text)
    except ValueError:
        raise argparse.ArgumentTypeError(Message("a whole number is wanted, not '{text}'", text=brief(text))) from None


def _many(text: str) -> int:
    """A whole number that may be written as 1e6."""
    found = re.fullmatch(r"(\d{1,9})[eE]\+?(\d)", text.strip())
    return int(found[1]) * 10**int(found[2]) if found else _whole(text)


def _measure(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(Message("a number is wanted, not '{text}'", text=brief(text))) from None


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


def _of_game(parser: _Parser) -> None:
    parser.argument("game", metavar="GAME", words="a slug or a number, such as mineo-3 or 14.6")
    _of_rules(parser)


def _of_rules(parser: _Parser) -> None:
    parser.argument("--profile", metavar="PROFILE", words="a named set of options")
    parser.argument("--option", action="append", default=[], type=_pair, metavar="NAME=VALUE", words="one option; may be repeated")


def _of_table(parser: _Parser) -> None:
    _of_game(parser)
    _of_players(parser)


def _of_players(parser: _Parser) -> None:
    parser.argument("--players", type=_whole, metavar="N", words="how many players, where the game allows several")


def _games(parser: _Parser) -> None:
    parser.argument("words", nargs="*", metavar="WORD", words="only games that have these words in their name, place or period")
    parser.argument("--players", type=_whole, metavar="N", words="only games for so many players")
    parser.argument("--place", default="", metavar="PLACE", words="only games of this place")
    parser.argument("--today", action="store_true", words="only games that are played today")


def _show(parser: _Parser) -> None:
    _of_game(parser)
    parser.argument("--against", metavar="OTHER", words="only what differs from another game")
    parser.argument("--against-profile", metavar="PROFILE", words="the profile of that game")


def _count(parser: _Parser) -> None:
    _of_table(parser)
    parser.argument("cards", nargs="*", metavar="CARD")
    parser.argument("--last-trick", action="store_true", words="the pile holds the last trick")
    parser.argument("--tricks", type=_whole, default=0, metavar="N", words="tricks in the pile, where a trick counts")
    parser.argument("--method", metavar="METHOD", words="customary or reduced")


def _declare(parser: _Parser) -> None:
    _of_table(parser)
    parser.argument("cards", nargs="*", metavar="CARD")
    parser.argument("--won", action="store_true", words="the cards were won in tricks")


def _legal(parser: _Parser) -> None:
    _of_table(parser)
    parser.argument("--hand", required=True, metavar="CARDS", words="the hand, such as 'KS 7C T4'")
    parser.argument("--trick", default="", metavar="CARDS", words="the trick so far, the card led first")
    parser.argument("--first", action="store_true",
                    words="the suit of the trick is led for the first time, or, with no trick, no suit has been led yet")


def _trick(parser: _Parser) -> None:
    _of_game(parser)
    parser.argument("cards", nargs="+", metavar="CARD")


def _position(parser: _Parser) -> None:
    _of_table(parser)
    parser.argument("--seed", type=_seed, metavar="SEED", default=0, words="the seed that deals what --put does not place (0)")
    parser.argument("--dealer", type=_whole, default=0, metavar="SEAT", words="who deals (0)")
    parser.argument("--put", action="append", default=[], type=_packet, metavar="PLACE=CARDS",
                    words="cards that a seat or a pile is dealt, such as 0='T20 KS' or talon='7S'; may be repeated")
    parser.argument("--standing", metavar="JSON",
                    words='the standing of the match before the hand, such as \'{"totals": [3, -1, -2], "played": 1}\'')
    parser.argument("--record", metavar="FILE", words="the deal and the moves of a record instead")
    parser.argument("--after", type=_whole, metavar="N", words="only so many moves of the record")
    parser.argument("--move", action="append", default=[], metavar="MOVE",
                    words="a move that is made, such as passo or 'play KS'; may be repeated, in their order")
    parser.argument("--try", action="append", default=[], dest="tried", metavar="MOVE",
                    words="a move to ask about: whether it may be made here, and why not; may be repeated")


def _worth(parser: _Parser) -> None:
    _of_table(parser)
    parser.argument("--hand", required=True, metavar="CARDS", words="the hand, such as 'KS 7C T4'; cards that are taken up come last")
    parser.argument("--seat", type=_whole, default=0, metavar="SEAT", words="who holds it (0)")
    parser.argument("--dealer", type=_whole, default=0, metavar="SEAT", words="who deals (0)")
    parser.argument("--bid", action="append", default=[], dest="said", metavar="WORD",
                    words="what was said before, such as passe or '1 garde'; may be repeated, in their order")
    parser.argument("--layouts", type=_whole, default=100, metavar="N", words="how many layouts of the other cards are played (100)")
    parser.argument("--seed", type=_seed, metavar="SEED", default=0, words="the seed that draws them (0)")


def _score(parser: _Parser) -> None:
    _of_table(parser)
    parser.argument("file", nargs="?", metavar="FILE",
                    words="a JSON file of facts, - for standard input; a list of them fills a score sheet")
    parser.argument("--form", action="store_true", words="print what is asked")
    parser.argument("--match", action="store_true", words="what a rubber or match that is over pays, at totals and the like, not a hand")


def _play(parser: _Parser) -> None:
    _of_table(parser)
    parser.argument("--seed", type=_seed, metavar="SEED", default=0, words="the seed of the first hand")
    parser.argument("--hands", type=_whole, default=1, metavar="N", words="how many hands")
    parser.argument("--bots", nargs="+", default=["simple"], metavar="BOT",
                    words="bots by seat, repeated round the table: random, easy, simple or search, also search,simple,simple")
    parser.argument("--seat", type=_whole, metavar="SEAT", words="sit down there yourself, at the terminal")
    parser.argument("--sheet", action="store_true", words="write the hands on the score sheet of the game, where it has one")
    parser.argument("--account", action="store_true", words="print what fell due in each hand, and what each side had marked then")
    parser.argument("--record", metavar="FILE", words="write the record of the hands to a file")


def _record(parser: _Parser) -> None:
    parser.argument("file", metavar="FILE", words="a record as JSON or as text, - for standard input")
    parser.argument("--text", action="store_true", words="write the hand in the notation that people read; without it as JSON")


def _schema(parser: _Parser) -> None:
    parser.argument("name", metavar="NAME", words="a command; or hand and hands, the files of records; or facts, those of a game")
    parser.argument("game", nargs="?", metavar="GAME", words="the game whose facts are meant")
    _of_rules(parser)
    _of_players(parser)
    parser.argument("--match", action="store_true", words="the facts of a rubber or match that is over")


def _completion(parser: _Parser) -> None:
    parser.argument("shell", choices=("bash", "zsh", "tcsh", "fish"), words="for which shell")


def _replay(parser: _Parser) -> None:
    parser.argument("file", metavar="FILE")


def _solve(parser: _Parser) -> None:
    parser.argument("file", metavar="FILE", words="a record as JSON or as text, - for standard input")
    parser.argument("--after", type=_whole, metavar="N", words="only so many moves of the record")
    parser.argument("--effort", type=_whole, default=10_000_000, metavar="N", words="how many cards are tried at most (10000000)")


def _drill(parser: _Parser) -> None:
    _of_game(parser)
    parser.argument("kind", metavar="KIND", words="such as count, make, legal, trick, settle or bid")
    parser.argument("--level", type=_whole, default=1, metavar="N")
    parser.argument("--seed", type=_seed, metavar="SEED", default=0)
    parser.argument("--parts", default="", metavar="NAME=on,...", words="parts switched on or off, such as odd=off,last-trick=on")
    parser.argument("--method", default="", metavar="METHOD", words="customary or reduced, where the game has both")
    parser.argument("--ask", action="store_true", words="ask, wait for the answer, explain and go on, as at a terminal")
    parser.argument("--answer", metavar="ANSWER", words="check this answer instead of giving the right one")
    parser.argument("--lines", action="store_true", words="how the hand of a puzzle goes on after the answer, and after another card")


def _simulate(parser: _Parser) -> None:
    _of_table(parser)
    parser.argument("--hands", type=_many, default=1000, metavar="N", words="how many hands, such as 2000 or 1e6; whole pieces of ten")
    parser.argument("--what", nargs="+", default=["dealt,bids,play"], metavar="WHAT",
                    words="what is looked at: dealt, bids, play, cards, match; also dealt,bids")
    parser.argument("--bots", nargs="+", default=["simple"], metavar="BOT",
                    words="bots by seat, repeated round the table: random, easy, simple or search, also search,simple,simple")
    parser.argument("--seed", type=_seed, metavar="SEED", default=0, words="the same seed gives the same figures with any workers")
    parser.argument("--workers", type=_whole, default=1, metavar="N", words="processes of this machine that share the work (1)")
    parser.argument("--scheduler", metavar="ADDRESS", default="", words="the Dask scheduler whose workers do it, such as tcp://host:8786")
    parser.argument("--state", metavar="FILE", words="go on from this file, and keep it up to date")
    parser.argument("--out", metavar="FILE", words="write the figures to a file that ends in .csv or .parquet")


def _soak(parser: _Parser) -> None:
    parser.argument("--hands", type=_whole, default=0, metavar="N", words="how many hands in all")
    parser.argument("--drills", type=_whole, nargs="?", const=1000, default=0, metavar="N",
                    words="every kind and level of drill with so many seeds (1000)")
    parser.argument("--minutes", type=_measure, default=0, metavar="M", words="hands and drills in turn for so long")
    parser.argument("--seed", type=_seed, metavar="SEED", default="soak")
    parser.argument("--games", nargs="+", default=[], metavar="GAME", words="only these games")
    parser.argument("--state", metavar="FILE", words="go on from this file, and keep it up to date")
    parser.argument("--record", metavar="FILE", words="where the first fault is saved (soak-fault.json)", default="soak-fault.json")


COMMANDS: dict[str, tuple[Words, Callable[[_Parser], None]]] = {
    "games": ("list the games", _games),
    "show": ("the rules at a glance: every part, every option with its sources", _show),
    "count": ("the points of a pile, with the working", _count),
    "declare": ("what a hand may declare or show, or won cards are worth", _declare),
    "legal": ("the cards that may be played to a trick, and why not the others", _legal),
    "trick": ("which card of a trick wins", _trick),
    "position": ("set a hand up, and ask who must act, what he may do, and why not the rest", _position),
    "worth": ("what each bid or discard of a hand is worth, by layouts played on", _worth),
    "score": ("settle a hand from its facts, or a match", _score),
    "play": ("bots play hands; the record is complete", _play),
    "simulate": ("how a game behaves: bots play many hands, and what comes of it is counted", _simulate),
    "record": ("a hand from JSON to the notation that people read, or back", _record),
    "replay": ("check a record move by move", _replay),
    "solve": ("what each card comes to with all cards open, and the best line of both sides", _solve),
    "drill": ("one question with its answer and explanation", _drill),
    "schema": ("the JSON Schema of what a command prints with --json, of records or of facts", _schema),
    "completion": ("what a shell needs to complete commands and options", _completion),
    "soak": ("random hands and drills over all games with every invariant on", _soak),
}


DESCRIBED: Words = "The card games played with the tarot pack, as rules that run."


def _top(say: Say) -> _Parser:
    parser = _Parser(say, prog="trionfi", description=say(DESCRIBED))
    parser.add_argument("--version", action="version", version=f"trionfi {__version__}")
    _of_all(parser)
    names: Words = "COMMAND"
    commands = parser.add_subparsers(dest="command", metavar=say(names), required=True)
    for name, (words, _) in COMMANDS.items():
        commands.add_parser(name, help=say(words))
    return parser


def _of_all(parser: _Parser) -> None:
    parser.argument("--json", action="store_true", words="print JSON, in English")
    parser.argument("--language", metavar="NAME", words="what is printed is said in this language (that of the environment, or en)")


def everything(width: int | None = None) -> argparse.ArgumentParser:
    """All commands with all that belongs to each, in one parser, in English, whose helps have lines of so many characters: those of the
    window where none is named."""
    shown = partial(argparse.HelpFormatter, width=width)
    parser = _Parser(prog="trionfi", formatter_class=shown)
    commands = parser.add_subparsers(dest="command")
    for name, (words, fill) in COMMANDS.items():
        one = commands.add_parser(name, help=words, description=_sentence(words), formatter_class=shown)
        _of_all(one)
        fill(one)
    return parser


def _command(name: str, say: Say) -> _Parser:
    words, fill = COMMANDS[name]
    parser = _Parser(say, prog=f"trionfi {name}", description=say(_sentence(words)))
    _of_all(parser)
    fill(parser)
    return parser


def _sentence(words: Words) -> Message:
    return Message("{What}.", what=words)


def help_of(name: str, width: int = 78, say: Say = str) -> str:
    """What a command says of itself when it is asked for help, in lines of so many characters."""
    with _in_the_words_of(say):
        parser = _command(name, say)
        parser.formatter_class = partial(argparse.HelpFormatter, width=width)
        return parser.format_help()


def language_of(arguments: Sequence[str]) -> str | None:
    """The language that is asked for, looked for before anything else is understood: the rest is said in it."""
    if not any(one.startswith("--language") for one in arguments):
        return None
    parser = _Parser(add_help=False)
    parser.add_argument("--language", nargs="?")
    asked: str | None = parser.parse_known_args(arguments)[0].language
    return asked


def _command_first(arguments: Sequence[str]) -> Sequence[str]:
    """The arguments with the command at their head, where nothing but options of all commands stands before it: `--language it games`."""
    place = next((place for place, one in enumerate(arguments) if one in COMMANDS), 0)
    if not place:
        return arguments
    parser = _Parser(add_help=False)
    _of_all(parser)
    if parser.parse_known_args(arguments[:place])[1]:
        return arguments
    return [arguments[place], *arguments[:place], *arguments[place + 1:]]


def parse(arguments: Sequence[str], say: Say = str) -> argparse.Namespace:
    """The command that is asked for, with what belongs to it. Raises TrionfiError for what is not understood; `say` says that, and what
    is asked for as help."""
    with _in_the_words_of(say):
        arguments = _command_first(arguments)
        if not arguments or arguments[0] not in COMMANDS:
            parser = _top(say)
            return parser.understood(*parser.parse_known_args(arguments))
        parser = _command(arguments[0], say)
        parser.usage = parser.format_usage()[len(say(USAGE)):]  # which intermixed arguments cut off as if it were always as long
        found = parser.understood(*parser.parse_known_intermixed_args(arguments[1:]))
    found.command = arguments[0]
    return found
