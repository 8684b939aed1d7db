"""What is printed: whole, in characters that the other end can show, and without any that would steer a terminal."""

import json
import os
import sys
import textwrap
import unicodedata
from contextlib import suppress
from typing import TextIO

from trionfi.errors import TrionfiError, legible
from trionfi.words import Message

UNSAID = 80  # characters in a line where nobody says how many


class ReaderGone(Exception):
    """Whoever read the output has read enough, as `head` does: there is nothing more to do, and nothing is wrong."""


def say(text: str) -> None:
    """Print lines. Raises TrionfiError where standard output is closed or full, ReaderGone where nobody reads on."""
    _write("\n".join(map(legible, text.split("\n"))))


def say_fitting(text: str) -> None:
    """Print lines as `say` does, each broken between words where a window has no room for it; what it goes on in is set in as it is."""
    room = width()
    say("\n".join(_broken(line, room) if room else line for line in text.split("\n")))


def _broken(line: str, room: int) -> str:
    inset = line[:len(line) - len(line.lstrip())]
    return textwrap.fill(line, room, subsequent_indent=inset, break_long_words=False, break_on_hyphens=False) or line


def say_json(data: object) -> None:
    """Print data as one line of JSON; raises as `say` does."""
    text = json.dumps(data, ensure_ascii=False)
    if not text.isprintable() or not _fits(text, sys.stdout):
        text = "".join(one if one.isprintable() and _fits(one, sys.stdout) else json.dumps(one)[1:-1] for one in text)
    _write(text)


def width() -> int:
    """How many characters a line of the window has; 0 where standard output is no window."""
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns
    except (OSError, ValueError, AttributeError):
        return 0


def help_width() -> int:
    """How many characters a line of help may have: as many as the environment says, or the window has, or 80."""
    said = os.environ.get("COLUMNS", "")
    return int(said) if said.isdecimal() and int(said) else width() or UNSAID


def watched() -> bool:
    """Whether somebody sits at the terminal who can be asked."""
    return bool(sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty())


def progress(text: str) -> None:
    """Show how far it has come, in a line of standard error that the next one replaces; nothing where that is no window."""
    with suppress(OSError, ValueError, AttributeError):
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[K{_shown(text, sys.stderr)}")
            sys.stderr.flush()


def complain(text: str) -> None:
    """Print one line on standard error, if there is one that takes it."""
    with suppress(OSError, ValueError, AttributeError):
        sys.stderr.write(_shown(f"trionfi: {text}\n", sys.stderr))
        sys.stderr.flush()


def _write(text: str) -> None:
    if sys.stdout is None or sys.stdout.closed:
        raise TrionfiError(Message("the answer cannot be written: standard output is closed"))
    try:
        sys.stdout.write(_shown(f"{text}\n", sys.stdout))
        sys.stdout.flush()
    except BrokenPipeError:
        _drop()
        raise ReaderGone from None
    except OSError as error:
        _drop()
        raise TrionfiError(Message("the answer cannot be written: {why}", why=error.strerror or str(error))) from None


def _drop() -> None:
    """Let go of what is left in the buffer: it would be tried again, in vain, when the program ends."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _shown(text: str, stream: TextIO) -> str:
    """A text as a stream can write it: without accents where it knows none, and with "?" for what has no plainer form."""
    if _fits(text, stream):
        return text
    return "".join(one if _fits(one, stream) else _plainer(one, stream) for one in text)


def _plainer(one: str, stream: TextIO) -> str:
    bare = "".join(part for part in unicodedata.normalize("NFKD", one) if not unicodedata.combining(part))
    return next((some for some in (PLAIN.get(one, ""), bare) if some and _fits(some, stream)), "?")


def _fits(text: str, stream: TextIO | None) -> bool:
    try:
        text.encode((stream and stream.encoding) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


PLAIN = {"œ": "oe", "Œ": "OE", "æ": "ae", "–": "-", "—": "-", "−": "-", "×": "x", "½": ".5", "’": "'", "“": '"', "”": '"', "…": "..."}
