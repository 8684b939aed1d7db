"""Writes the compiled search where Python finds it: `python -m benchmarks.kernel_module WASM SOURCE`, as `make kernel` does."""

import base64
import hashlib
import sys
from pathlib import Path

HEAD = '''"""The compiled search, as `make kernel` wrote it: `kernel.c` in base 64, and the SHA-256 of that source."""

SOURCE = "{source}"
MODULE = """
{module}
"""
'''
WIDTH = 136


def main(wasm: Path, source: Path) -> None:
    """Write `module.py` beside the source."""
    text = base64.b64encode(wasm.read_bytes()).decode()
    lines = [text[place:place + WIDTH] for place in range(0, len(text), WIDTH)]
    made = HEAD.format(source=hashlib.sha256(source.read_bytes()).hexdigest(), module="\n".join(lines))
    source.with_name("module.py").write_text(made)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
