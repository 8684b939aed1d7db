"""The statements of a module, without the expressions in them, which are most of a tree."""

import ast
from collections import deque
from collections.abc import Callable, Iterator

_HOLDING = (ast.stmt, ast.ExceptHandler, ast.match_case)


def statements(tree: ast.AST, left_out: Callable[[ast.AST], bool] = lambda node: False) -> Iterator[ast.AST]:
    """A tree and all statements in it, in the order of `ast.walk`; nothing of one that is `left_out`."""
    waiting = deque([tree])
    while waiting:
        node = waiting.popleft()
        if left_out(node):
            continue
        yield node
        waiting.extend(one for one in ast.iter_child_nodes(node) if isinstance(one, _HOLDING))
