"""Unpacks an archive of the engine, as a page reads it, into a folder of compiled modules that any Python can import."""

import bz2
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path


def unpack(file: Path | str, folder: Path | str) -> None:
    """Write each module of an archive below a folder."""
    for name, code in marshal.loads(bz2.decompress(Path(file).read_bytes())).items():
        place = Path(folder, *name.split(".")).with_suffix(".pyc")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(MAGIC_NUMBER + bytes(12) + marshal.dumps(code))
