"""Notebooks as Jupyter runs them: cell after cell in one room of names."""

import ast
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import nbformat


def read(path: Path) -> nbformat.NotebookNode:
    """A notebook. Raises where it is none of the fourth format."""
    found = nbformat.reads(path.read_text(encoding="utf-8"), as_version=4)
    nbformat.validate(found)
    return found


def told(notebook: nbformat.NotebookNode) -> list[str]:
    """What stands below each cell of code as text."""
    return ["".join(output["text"] for output in cell.outputs) for cell in notebook.cells if cell.cell_type == "code"]


def run(notebook: nbformat.NotebookNode) -> tuple[list[str], dict[str, object]]:
    """What each cell of code prints, and the names that the notebook leaves behind."""
    names: dict[str, object] = {"__name__": "__main__"}
    printed = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            with redirect_stdout(StringIO()) as out:
                exec(compile(ast.parse(cell.source), "notebook", "exec"), names)
            printed.append(out.getvalue())
    return printed, names
