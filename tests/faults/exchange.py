"""Planting a fault in a running process: the code of the functions that it changes is exchanged, and what was worked out before is
forgotten."""

import ast
import gc
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, FunctionType

from tests.faults.plant import ENGINE, Fault

_CACHE = type(cache(int))


def lines(fault: Fault) -> tuple[str, frozenset[int]]:
    """The file of a fault and the lines of the statement that it changes; of a compound statement only the head."""
    path = ENGINE / fault.place()
    text = path.read_text(encoding="utf-8")
    start = text.index(fault.snippet)
    shown = start + len(fault.snippet) - len(fault.snippet.lstrip())
    first = text.count("\n", 0, shown) + 1
    last = first + fault.snippet.strip().count("\n")
    found = range(first, last + 1)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef | ast.ClassDef):
            end = node.body[0].lineno - 1 if hasattr(node, "body") else node.end_lineno or node.lineno
            if node.lineno <= first <= max(end, node.lineno):
                found = range(min(found.start, node.lineno), max(found.stop, end + 1))
    return str(path), frozenset(found)


def exchange(fault: Fault) -> bool:
    """Exchange the code of every function that the fault changes; whether there was one. A fault in what a module does when it is
    imported cannot be planted so."""
    path, changed, done = ENGINE / fault.place(), functions(fault), False
    for made in gc.get_objects():
        if type(made) is FunctionType and made.__code__.co_filename == str(path) and made.__code__.co_qualname in changed:
            made.__code__ = changed[made.__code__.co_qualname]
            done = True
    if done:
        _forget()
    return done


def functions(fault: Fault) -> dict[str, CodeType]:
    """The functions that a fault changes, by qualified name, as it makes them."""
    path = ENGINE / fault.place()
    text = path.read_text(encoding="utf-8")
    old, new = _codes(text, str(path)), _codes(text.replace(fault.snippet, fault.instead), str(path))
    return {name: new[name] for name in old if name in new and _differ(old[name], new[name])}


def kept(fault: Fault) -> bool:
    """Whether what a fault changes is worked out once and kept, so that more tests hang on it than come to its lines."""
    path, numbers = lines(fault)
    for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and any(node.lineno <= number <= (node.end_lineno or 0) for number in numbers):
            return any("cache" in ast.unparse(one) for one in node.decorator_list)
    return False


def _codes(text: str, path: str) -> dict[str, CodeType]:
    """The code of every function of a module, by its qualified name."""
    found: dict[str, CodeType] = {}
    left = [compile(text, path, "exec")]
    while left:
        for one in left.pop().co_consts:
            if isinstance(one, CodeType):
                found[one.co_qualname] = one
                left.append(one)
    return found


def _differ(one: CodeType, other: CodeType) -> bool:
    """Whether two functions do not do the same; where they stand does not matter."""
    if (one.co_code, one.co_names, one.co_varnames) != (other.co_code, other.co_names, other.co_varnames):
        return True
    if len(one.co_consts) != len(other.co_consts):
        return True
    return any(_differ(mine, its) if isinstance(mine, CodeType) and isinstance(its, CodeType) else (type(mine), mine) != (type(its), its)
               for mine, its in zip(one.co_consts, other.co_consts, strict=True))


def _forget() -> None:
    """Empty every cache of the library: what functions keep, and what values have worked out of themselves."""
    for made in gc.get_objects():
        if isinstance(made, _CACHE) and str(made.__module__).startswith("trionfi"):
            made.cache_clear()
        elif type(made).__module__.startswith("trionfi") and hasattr(made, "__dict__"):
            for name in [name for name in vars(made) if isinstance(getattr(type(made), name, None), cached_property)]:
                del vars(made)[name]
