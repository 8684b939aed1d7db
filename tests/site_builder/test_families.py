"""Archives a family: what goes into each, what else each needs, and that a game needs nothing beyond."""

import bz2
import io
import subprocess
import sys
import zipfile
from pathlib import Path

from trionfi.games.index import INDEX

from site_builder.families import Family, families
from site_builder.wheel import engine_wheel

# The archives stand in the way that the worker's do, one after another; what a game needs beyond them is not found.
PLAY = """
import sys
sys.path[:0] = sys.argv[2:]
import trionfi
sys.modules["trionfi.games"].__path__[:] = [f"{folder}/trionfi/games" for folder in sys.argv[2:]]
for slug in sys.argv[1].split():
    assert trionfi.games[slug].deal(seed=1).legal_actions()
assert all(one.__file__.startswith(tuple(sys.argv[2:])) for name, one in list(sys.modules.items()) if name.startswith("trionfi"))
print(len(trionfi.games))
"""


def lay(folder: Path, **modules: str) -> Path:
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def test_helpers_go_with_their_family_and_what_is_shared_by_itself(tmp_path) -> None:
    lay(tmp_path, __init__="", index="", north="from trionfi.games.north_talk import A\n", north_more="from trionfi.games.north import B\n",
        north_talk="from trionfi.games.words import C\n",
        south="from trionfi.games import words as told\nfrom trionfi.games import games\n",
        west="def later():\n    import trionfi.games.north_more\n", words="from trionfi.cards import packs\n")
    found = families(tmp_path, {"north": "north", "north_more": "north", "south": "south", "west": "west"})
    assert found == {
        "north": Family(("north", "north_more", "north_talk"), ("words",)), "south": Family(("south",), ("words",)),
        "west": Family(("west",), ("north", "words")), "words": Family(("words",), ()),
    }


def test_every_module_of_the_games_is_in_one_archive() -> None:
    found = [module for family in families().values() for module in family.modules]
    assert len(found) == len(set(found)) and {game.module for game in INDEX} <= set(found)
    assert {game.family for game in INDEX} <= families().keys()


def test_the_core_and_its_familys_archives_are_enough_for_a_game(tmp_path) -> None:
    engine = engine_wheel()
    for file in engine.files():
        zipfile.ZipFile(io.BytesIO(bz2.decompress(file.read_bytes()))).extractall(tmp_path / file.name)
    for family in engine.families:
        slugs = " ".join(game.slug for game in INDEX if game.family == family)
        folders = [str(tmp_path / file.name) for file in engine.fetched(family)]
        done = subprocess.run([sys.executable, "-I", "-c", PLAY, slugs, *folders], capture_output=True, text=True)
        assert done.stdout.split() == [str(len(INDEX))], done.stderr
