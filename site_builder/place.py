"""Where in the sources a fault of the page lies.

The archives that a page fetches have no line numbers, which would be a sixth of their weight. A page tells of a fault as
`trionfi.phases.play.play:Play.apply+124`: the module, the function, and how far in its code. The same sources compiled in the same way
have the same code; from that the line follows.
"""

import ast
from collections.abc import Iterator
from types import CodeType

from .paths import ROOT
from .say import Fault
from .wheel import bared, bared_tree

ENGINE = ROOT / "engine"
LEVEL = 2  # as the wheel is compiled


def line_of(place: str) -> str:
    """The file and the line of a place, with what stands there. Raises Fault for one that there is not."""
    try:
        name, inside = place.strip().split(":")
        function, offset = inside.rsplit("+", 1)
        folder = ENGINE / name.replace(".", "/")
        path = next(path for path in (folder.with_suffix(".py"), folder / "__init__.py") if path.is_file())
        line = _line(path.read_text(encoding="utf-8"), path.name, function, int(offset))
    except (ValueError, StopIteration):
        raise Fault(f"'{place}' is no place in the engine as it stands here: one is written trionfi.counting:count+24") from None
    return f"{path.relative_to(ROOT)}, line {line}: {path.read_text(encoding='utf-8').splitlines()[line - 1].strip()}"


def _line(source: str, file: str, function: str, offset: int) -> int:
    """The line in a source of a place in the code that the page has of it."""
    text = bared(source, file)
    code = next(code for code in _codes(compile(text, file, "exec", optimize=LEVEL)) if code.co_qualname == function)
    if offset >= len(code.co_code):
        raise ValueError("beyond the end of the function")
    bare = [code.co_firstlineno, *(line for start, _, line in code.co_lines() if start <= offset and line)][-1]
    return min(_lines(source, file, text, bare))


def _lines(source: str, file: str, text: str, bare: int) -> Iterator[int]:
    """The lines of a source from which a line of the text that is compiled was made."""
    told, written = ast.parse(text), bared_tree(source, file)
    for made, own in zip(ast.walk(told), ast.walk(written), strict=True):
        if getattr(made, "lineno", 0) == bare:
            yield own.lineno  # type: ignore[attr-defined]


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)
