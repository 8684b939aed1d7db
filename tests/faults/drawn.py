"""Faults drawn at random, as a machine makes them: an operator, a comparison, a number, a condition or a statement of the rules changed."""

import ast
import random
from collections.abc import Iterator

from tests.faults.plant import ENGINE, Fault, dotted

AREAS = ("tricks", "settlement", "phases", "state/rules.py")
COMPARED: dict[type[ast.cmpop], str] = {ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
                                        ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in"}
COMPUTED: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "//", ast.BitAnd: "|",
                                           ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<"}
Change = tuple[ast.expr | ast.stmt, str]


def changes(node: ast.AST) -> Iterator[Change]:
    """What may be changed at a node, with what it becomes."""
    say = ast.unparse
    match node:
        case ast.Compare(left=left, ops=[sign], comparators=[right]) if type(sign) in COMPARED:
            yield node, f"({say(left)} {COMPARED[type(sign)]} {say(right)})"
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in COMPUTED:
            yield node, f"(({say(left)}) {COMPUTED[type(sign)]} ({say(right)}))"
        case ast.BoolOp(op=sign, values=values):
            other = " or " if isinstance(sign, ast.And) else " and "
            yield node, "(" + other.join(f"({say(value)})" for value in values) + ")"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"(({say(operand)}))"
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield node, f"({say(operand)})"
        case ast.IfExp(test=test) | ast.If(test=test) | ast.While(test=test):
            yield test, f"(not ({say(test)}))"
        case ast.comprehension(ifs=[test]):
            yield test, f"(not ({say(test)}))"
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield node, str(value + 1)
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield node, "pass"
        case ast.Continue():
            yield node, "break"


def said(node: ast.AST) -> set[int]:
    """The nodes that only make words: what stands within a message."""
    return {id(inner) for call in ast.walk(node) if isinstance(call, ast.Call) and ast.unparse(call.func) in ("Message", "Term")
            for inner in ast.walk(call)}


def candidates() -> list[tuple[str, str, Change, str]]:
    """Every change in the functions of the areas: the module, the function, the change, and the module's source."""
    found = []
    for area in AREAS:
        place = ENGINE / "trionfi" / area
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            source = path.read_text(encoding="utf-8")
            for function in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
                worded = said(function)
                inside = (node for part in function.body for node in ast.walk(part) if id(node) not in worded)
                found += [(dotted(path.relative_to(ENGINE)), function.name, change, source) for node in inside for change in changes(node)]
    return found


def unique(source: str, first: int, last: int) -> tuple[int, int]:
    """The lines around these, both counted from 0, that together stand once in a source."""
    lines = source.splitlines(keepends=True)
    while source.count("".join(lines[first:last + 1])) != 1:
        first, last = max(0, first - 1), min(len(lines) - 1, last + 1)
    return first, last


def fault(number: int, module: str, function: str, change: Change, source: str) -> Fault:
    """The change as a fault that can be planted."""
    node, instead = change
    assert node.end_lineno is not None and node.end_col_offset is not None
    lines = source.splitlines(keepends=True)
    first, last = unique(source, node.lineno - 1, node.end_lineno - 1)
    before = "".join(lines[first:node.lineno - 1]) + cut(lines[node.lineno - 1], 0, node.col_offset)
    after = cut(lines[node.end_lineno - 1], node.end_col_offset, None) + "".join(lines[node.end_lineno:last + 1])
    return Fault(f"drawn-{number:03}", module, "".join(lines[first:last + 1]), before + instead + after,
                 f"{function}, line {node.lineno}: {ast.unparse(node)} -> {instead}", ())


def cut(line: str, start: int, end: int | None) -> str:
    """A piece of a line between two places in UTF-8, as the parser counts."""
    return line.encode()[start:end].decode()


def drawn(number: int, seed: int) -> tuple[Fault, ...]:
    """So many of all changes, each as likely as any other, the same ones for a seed while the sources are."""
    return tuple(fault(place, *one) for place, one in enumerate(random.Random(seed).sample(candidates(), number), 1))
