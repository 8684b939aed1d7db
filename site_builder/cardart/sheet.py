"""`python -m site_builder.cardart.sheet OUT` writes the sprites and `sheet.html`: every card at the sizes that matter.

Look at it over a local server, for a page opened as a file may not use symbols of another file.
"""

import re
import sys
from pathlib import Path

from .__main__ import main

WIDTHS = (40, 64, 100, 160)
GROUNDS = (("#ffffff", "#1d1d1f"), ("#1e2129", "#e8e8ea"))


def sheet(sprites: dict[str, str]) -> str:
    """One page with all symbols of all sprites, given by file name."""
    blocks = []
    for width in WIDTHS:
        for ground, ink in GROUNDS:
            for name, text in sprites.items():
                cards = "".join(
                    f'<svg viewBox="0 0 100 176" width="{width}" height="{width * 1.76:g}">'
                    f'<use href="{name}#{card}"/></svg>'
                    for card in re.findall(r'<symbol id="([^"]+)"', text)
                )
                style = f"background:{ground};color:{ink};padding:1rem;display:flex;flex-wrap:wrap;gap:.5rem"
                blocks.append(f'<h2>{name}, {width} px</h2><section style="{style}">{cards}</section>')
    return f'<!doctype html><meta charset="utf-8"><title>Cards</title><body>{"".join(blocks)}</body>\n'


if __name__ == "__main__":
    status = main(sys.argv[1:])
    if not status:
        folder = Path(sys.argv[1])
        drawn = {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.svg"))}
        (folder / "sheet.html").write_text(sheet(drawn), encoding="utf-8")
    sys.exit(status)
