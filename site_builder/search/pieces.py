"""Pagefind's files taken apart: it writes its index in pieces of some 30 kB, and a query of three words would fetch three.

An index is CBOR: a list of one list of words, each a list of the word and its pages. Words stand by themselves and in the order of
their bytes, so that a list of them can be cut. Words that begin alike stay together, because the index has stems: "declaration" is
looked for where words begin with "decl".
"""

import gzip
from collections.abc import Iterable
from pathlib import Path

SIGNATURE = b"pagefind_dcd"
BEGINNING = 4  # letters; the loader knows it too
PIECE = 3000  # bytes before they are squeezed; one word may be longer
LIST, TEXT = 4, 3


def content(file: Path) -> bytes:
    """What one of Pagefind's files holds. Raises ValueError for a file of another kind."""
    data = gzip.decompress(file.read_bytes())
    if not data.startswith(SIGNATURE):
        raise ValueError(f"{file.name} is no file of Pagefind's")
    return data[len(SIGNATURE) :]


def pieces(indexes: Iterable[bytes], size: int = PIECE) -> list[bytes]:
    """The words of all these indexes in their order, as indexes of about `size` bytes each; more where many words begin alike."""
    words = sorted((_text(data, start), data[start:end]) for data in indexes for start, end in _words(data))
    made: list[list[bytes]] = []
    room, begun = 0, b""
    for word, item in words:
        if not made or (room < len(item) and _beginning(word) != begun):
            made.append([])
            room = size
        made[-1].append(item)
        room, begun = room - len(item), _beginning(word)
    return [_head(LIST, 1) + _head(LIST, len(some)) + b"".join(some) for some in made]


def beginnings(indexes: Iterable[bytes]) -> list[str]:
    """How the first word of each index begins."""
    return [_beginning(_text(data, _words(data)[0][0])).decode() for data in indexes]


def pages(data: bytes, names: dict[str, str]) -> bytes:
    """Pagefind's list of pages under other names for them, and without the pieces that it knows of: a name of its own has ten letters,
    and the list is fetched whole. It is a list of a version, the pages, the pieces, and two lists of what they may be chosen and put
    in order by."""
    kind, _, at = _read(data, 0)
    version, listed, known, rest = at, *_ends(data, at, 3)
    _, count, at = _read(data, listed)
    made = []
    for _ in range(count):
        _, _, inner = _read(data, at)
        after = _after(data, inner)
        name = names[_string(data, inner).decode()].encode()
        at = _after(data, at)
        made.append(_head(LIST, 2) + _head(TEXT, len(name)) + name + data[after:at])
    if kind != LIST or at != known:
        raise ValueError("a list of pages of Pagefind's is not as known")
    return data[:version] + data[version:listed] + _head(LIST, count) + b"".join(made) + _head(LIST, 0) + data[rest:]


def _ends(data: bytes, at: int, items: int) -> list[int]:
    """Where each of some items in a row ends."""
    ends = []
    for _ in range(items):
        at = _after(data, at)
        ends.append(at)
    return ends


def _beginning(word: bytes) -> bytes:
    return word.decode()[:BEGINNING].encode()


def _words(data: bytes) -> list[tuple[int, int]]:
    """Where each word begins and ends in an index."""
    kind, _, at = _read(data, 0)
    inner, count, at = _read(data, at)
    if (kind, inner) != (LIST, LIST):
        raise ValueError("an index of Pagefind's begins otherwise than known")
    found = []
    for _ in range(count):
        end = _after(data, at)
        found.append((at, end))
        at = end
    return found


def _text(data: bytes, word: int) -> bytes:
    """The word itself, as its bytes: Pagefind sorts by them."""
    return _string(data, _read(data, word)[2])


def _string(data: bytes, at: int) -> bytes:
    """The bytes of a text."""
    kind, length, at = _read(data, at)
    if kind != TEXT:
        raise ValueError("there is no text where a file of Pagefind's has one")
    return data[at : at + length]


def _read(data: bytes, at: int) -> tuple[int, int, int]:
    """The kind and the number in the head of an item, and where what comes next begins."""
    kind, short = data[at] >> 5, data[at] & 31
    if short < 24:
        return kind, short, at + 1
    width = 1 << (short - 24)
    return kind, int.from_bytes(data[at + 1 : at + 1 + width]), at + 1 + width


def _after(data: bytes, at: int) -> int:
    """Where an item ends: numbers are their head alone, texts have bytes, lists items."""
    kind, number, at = _read(data, at)
    if kind == TEXT:
        return at + number
    if kind == LIST:
        for _ in range(number):
            at = _after(data, at)
    return at


def _head(kind: int, number: int) -> bytes:
    if number < 24:
        return bytes([kind << 5 | number])
    width = next(power for power in (0, 1, 2, 3) if number < 1 << (8 << power))
    return bytes([kind << 5 | 24 + width]) + number.to_bytes(1 << width)
