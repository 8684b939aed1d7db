"""How many hooks the parts of a hand have, and how many of them are overridden at most once: `python -m tests.house.hooks`."""

import ast
from collections import Counter
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "engine" / "trionfi"
PHASES = ("phases/base.py", "phases/rule.py", "state/faces.py", "phases/play/play.py")
COUNTED = ("Step", "Deals", "Laying", "Speaking", "Aloud", "Tricks", "PlayRule", "Play")


def classes() -> dict[str, tuple[tuple[str, ...], tuple[str, ...], set[str]]]:
    """Every class of the state and the phases: the names of its bases, its methods, and all that its body names."""
    found = {}
    for path in (*(ENGINE / "phases").rglob("*.py"), ENGINE / "state" / "faces.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                methods = tuple(item.name for item in node.body if isinstance(item, ast.FunctionDef))
                values = {item.target.id for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)}
                found[node.name] = tuple(ast.unparse(base) for base in node.bases), methods, {*methods, *values}
    return found


def counts() -> dict[str, tuple[int, int, list[str]]]:
    """Of each part its hooks, how many classes have it, and the hooks that at most one of them overrides."""
    known = classes()

    def above(name: str) -> set[str]:
        bases = {base for base in known[name][0] if base in known}
        return bases.union(*(above(base) for base in bases))

    told = {}
    for part in COUNTED:
        heirs = [name for name in known if part in above(name)]
        often = Counter(hook for heir in heirs for hook in known[heir][2] & {*known[part][1]})
        hooks = [hook for hook in known[part][1] if not hook.startswith("_")]
        told[part] = len(hooks), len(heirs), [hook for hook in hooks if often[hook] <= 1]
    return told


if __name__ == "__main__":
    for part, (hooks, heirs, seldom) in counts().items():
        print(f"{part}: {hooks} hooks, {heirs} classes have it, {len(seldom)} hooks overridden at most once: {', '.join(seldom)}")
