"""What lies between the compiled search and Python, as `make kernel` writes it: `python -m benchmarks.kernel_module SOURCE` the names of
the duties for C, `python -m benchmarks.kernel_module SOURCE WASM` the search for Python."""

import base64
import hashlib
import sys
import zlib
from pathlib import Path

from trionfi.tricks import duties
from trionfi.tricks.duties import Duties

HEAD = '''"""{source} compiled, as `make kernel` wrote it: WebAssembly packed by zlib, in base 64; the .sha256 beside is of its source."""

MODULE = """
{module}
"""
'''
WIDTH = 136


HEADERS = Path(duties.__file__).parents[1] / "kernel"


def digest(source: Path) -> str:
    """The SHA-256 of a source in C and of all that it takes in."""
    parts = [source, *sorted(HEADERS.glob("*.h"))]
    return hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()


def header() -> str:
    """The duties of the rules as C has them."""
    names = ",\n".join(f"    {duty.name} = {duty.value}" for duty in Duties)
    return f"// The numbers of tricks/duties.py, as `make kernel` wrote them.\nenum {{\n{names}\n}};\n"


def write_module(wasm: Path, source: Path) -> None:
    """Write `module.py` beside the source, and the digest of the source: apart, for a comment there changes no play."""
    text = base64.b64encode(zlib.compress(wasm.read_bytes(), 9)).decode()
    lines = [text[place:place + WIDTH] for place in range(0, len(text), WIDTH)]
    source.with_name("module.py").write_text(HEAD.format(source=source.name, module="\n".join(lines)))
    source.with_suffix(".sha256").write_text(f"{digest(source)}\n")


def main(source: Path, *made: Path) -> None:
    """Write the header, and what is asked for beside the source."""
    (HEADERS / "duties.h").write_text(header())
    for wasm in made:
        write_module(wasm, source)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
