"""How large the settlement is: `python -m tests.house.settlement` counts its modules, lines and classes, the classes that are constructed
just once in the engine, the kinds of things worth having, and how often a rule asks whether a form is being made."""

import ast
import sys
from collections import Counter
from pathlib import Path

from site_builder.paths import ENGINE


def counted(engine: Path) -> dict[str, int]:
    """The counts, by what is counted."""
    files = sorted((engine / "trionfi" / "settlement").glob("*.py"))
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    classes = {node.name: node for text in texts.values() for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)}
    made: Counter[str] = Counter()
    for file in (engine / "trionfi").rglob("*.py"):
        made.update(node.func.id for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
    methods = Counter(node.name for made_of in classes.values() for node in made_of.body if isinstance(node, ast.FunctionDef))
    kinds = classes.get("Prize")
    return {
        "modules": len(files),
        "lines": sum(len(text.splitlines()) for text in texts.values()),
        "classes": len(classes),
        "classes constructed once": sum(made[name] == 1 for name in classes),
        "kinds of Prize": sum(isinstance(node, ast.Assign) for node in kinds.body) if kinds else 0,
        "uses of facts.form": sum(text.count("facts.form") for text in texts.values()),
        "methods `played`": methods["played"],
        "methods `claim`": methods["claim"],
        "methods `stakes` and `tabled`": methods["stakes"] + methods["tabled"],
    }


if __name__ == "__main__":
    for what, number in counted(Path(sys.argv[1]) if len(sys.argv) > 1 else ENGINE).items():
        print(f"{number:6}  {what}")
