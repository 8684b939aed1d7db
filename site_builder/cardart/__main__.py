"""`python -m site_builder.cardart OUT` writes OUT/<pack name>.svg for every pack of the engine's games."""

import sys
from pathlib import Path

from trionfi import TrionfiError, service

from .sprite import CardArtError, sprite


def packs() -> dict[str, dict]:
    """Every pack that a game uses under any profile, by name; games that share a pack share its pictures."""
    found: dict[str, dict] = {}
    for game in service.answer("games", {}):
        for profile in game["profiles"] or [None]:
            pack = service.answer("pack", {"game": game["slug"], "profile": profile})
            found.setdefault(pack["name"], pack)
    return found


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: python -m site_builder.cardart OUT_DIR", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    try:
        drawn = {name: sprite(pack) for name, pack in packs().items()}
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in drawn.items():
            (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    except (CardArtError, TrionfiError) as problem:
        print(problem, file=sys.stderr)
        return 2
    except OSError as problem:
        print(f"{folder}: {problem.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
