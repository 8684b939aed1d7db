"""Files that are read and written: JSON, whole or not at all."""

import json
import os
import re
import stat
import sys
from contextlib import suppress
from io import TextIOWrapper

from trionfi.errors import TrionfiError, brief
from trionfi.reading import from_json
from trionfi.words import Message

LARGEST = 100_000_000
_TAGGED = re.compile(r'[\ufeff\s]*\[\s*[^\s"\[\],]+\s+"')


def read(path: str) -> object:
    """What a JSON file says, "-" being standard input. Raises TrionfiError where it cannot be read or is no JSON in UTF-8 of at most 100
    million bytes."""
    return from_json(*_text(path))


def read_record(path: str) -> object:
    """What the file of a record says, "-" being standard input: its text where it begins with a tag of the notation that people read (see
    `trionfi.notation`), and otherwise its JSON. Raises TrionfiError as `read` does."""
    text, name = _text(path)
    return text if _TAGGED.match(text) else from_json(text, name)


def _text(path: str) -> tuple[str, str]:
    """What stands in a file, and how the file is called."""
    name: str = Message("standard input") if path == "-" else brief(path)
    try:
        data = _bytes(path)
    except TrionfiError:
        raise
    except (OSError, ValueError) as error:
        raise TrionfiError(Message("cannot read {name}: {why}", name=name, why=_why(error))) from None
    if len(data) > LARGEST:
        raise TrionfiError(Message("{name} is too long: at most {n} bytes are read", name=name, n=LARGEST))
    if not data.strip():
        raise TrionfiError(Message("{name} is empty: JSON was expected", name=name))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise TrionfiError(Message("{name} is not a text file in UTF-8", name=name)) from None
    return text, name


def _bytes(path: str) -> bytes:
    if path != "-":
        with open(path, "rb") as file:
            return file.read(LARGEST + 1)
    if sys.stdin is None or sys.stdin.closed:
        raise TrionfiError(Message("cannot read standard input: it is closed"))
    found = (sys.stdin.buffer if isinstance(sys.stdin, TextIOWrapper) else sys.stdin).read(LARGEST + 1)
    return found if isinstance(found, bytes) else found.encode("utf-8", "surrogateescape")


def check(path: str) -> None:
    """Raise TrionfiError where `write` could not put a file: in a folder that is not there, or in place of what is no regular file."""
    name = brief(path)
    try:
        mode = os.lstat(path).st_mode
    except FileNotFoundError:
        if not os.path.isdir(os.path.dirname(path) or "."):
            raise TrionfiError(Message("cannot write {name}: there is no such folder", name=name)) from None
        return
    except (OSError, ValueError) as error:
        raise TrionfiError(_unwritten(path, error)) from None
    if not stat.S_ISREG(mode):
        kind = next((words for is_one, words in KINDS if is_one(mode)), Message("something else"))
        raise TrionfiError(Message("cannot write {name}: it is {kind}, and only a regular file is written or replaced",
                                   name=name, kind=kind))


def write(path: str, data: object) -> None:
    """Write data as a JSON file, whole or not at all. Raises TrionfiError where that cannot be done."""
    try:
        text = (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()
    except ValueError as error:
        raise TrionfiError(_unwritten(path, error)) from None
    write_bytes(path, text)


def write_bytes(path: str, data: bytes) -> None:
    """Write a file, whole or not at all. Raises TrionfiError where that cannot be done."""
    check(path)
    partial, made = f"{path}.{os.getpid()}.part", False
    try:
        with open(partial, "xb") as file:
            made = True
            file.write(data)
        os.replace(partial, path)
        made = False
    except (OSError, ValueError) as error:
        raise TrionfiError(_unwritten(path, error)) from None
    finally:
        if made:
            with suppress(OSError):
                os.unlink(partial)


def _why(error: Exception) -> str:
    """What went wrong, without the path that the caller names."""
    return str((error.strerror if isinstance(error, OSError) else None) or error)


def _unwritten(path: str, error: Exception) -> Message:
    return Message("cannot write {name}: {why}", name=brief(path), why=_why(error))


KINDS = (
    (stat.S_ISLNK, Message("a link")), (stat.S_ISDIR, Message("a folder")), (stat.S_ISFIFO, Message("a pipe")),
    (stat.S_ISCHR, Message("a device")), (stat.S_ISBLK, Message("a device")), (stat.S_ISSOCK, Message("a socket")),
)
