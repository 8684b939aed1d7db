"""The compiled solver is that of its source."""

import base64
from pathlib import Path

from trionfi import solver
from trionfi.solver import module

from benchmarks import kernel_module


def test_the_module_was_built_from_the_source_beside_it():
    source = Path(solver.__file__).with_name("solver.c")
    assert kernel_module.digest(source) == source.with_suffix(".sha256").read_text().strip()
    assert len(base64.b64decode(module.MODULE)) < 10_500
