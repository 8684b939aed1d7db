"""Archives a family: what goes into each, what else each needs, and that a game needs nothing beyond."""

import subprocess
import sys
from pathlib import Path

from archives import unpack
from trionfi.games.index import INDEX

from site_builder.families import Family, families, of_games, parts
from site_builder.wheel import engine_wheel, travelling

# The archives are laid out in one folder; what a game needs beyond them is not found.
PLAY = """
import sys
sys.path.insert(0, sys.argv[2])
import trionfi
for slug in sys.argv[1].split():
    assert trionfi.games[slug].deal(seed=1).legal_actions()
assert all(one.__file__.startswith(sys.argv[2]) for name, one in list(sys.modules.items()) if name.startswith("trionfi"))
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
    found = of_games(tmp_path, {"north": "north", "north_more": "north", "south": "south", "west": "west"})
    assert found == {
        "north": Family(("north", "north_more", "north_talk"), ("words",)), "south": Family(("south",), ("words",)),
        "west": Family(("west",), ("north", "words")), "words": Family(("words",), ()),
    }


def test_parts_that_one_family_alone_imports_travel_with_it(tmp_path) -> None:
    for folder in ("games", "paid"):
        (tmp_path / "engine" / folder).mkdir(parents=True)
        lay(tmp_path / "engine" / folder, __init__="")
    whole = tmp_path / "engine"
    lay(whole / "games", south="from engine.paid import both, plain\n",
        north="from engine.paid.pots import A\nfrom engine.paid import both\n")
    lay(whole / "paid", pots="from engine.paid.fines import B\n", fines="from engine.paid import plain\n", both="", plain="", unused="")
    lay(whole, service="from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from engine.paid.fines import B\n", __init__="")
    found = parts(whole, {"games/north": "north", "games/south": "south"})
    assert found == {"paid/fines": "north", "paid/pots": "north"}


def test_what_a_part_travels_with_holds_for_the_engine() -> None:
    found = {name: family.parts for name, family in families().items()}
    assert "phases/robbing" in found["minchiate"] and not any("phases/talon" in one for one in found.values())


def test_every_module_of_the_games_is_in_one_archive() -> None:
    found = [module for family in families().values() for module in family.modules]
    assert len(found) == len(set(found)) and {game.module for game in INDEX} <= set(found)
    assert {game.family for game in INDEX} <= families().keys()


def test_each_module_is_in_the_archive_in_which_it_is_said_to_travel(tmp_path) -> None:
    engine, homes = engine_wheel(), travelling()
    archives = {"core": engine.core, **{name: file for name, (file, _) in engine.families.items()},
                **{f"apart {name}": file for name, (file, _) in engine.apart.items()}}
    for name, file in archives.items():
        unpack(file, tmp_path / name)
    found = {(f"engine/{there.relative_to(tmp_path / name).with_suffix('.py')}", name)
             for name in archives for there in (tmp_path / name).rglob("*.pyc")}
    assert {(module, home) for module, home in found if home != "core"} == {(module, home) for module, home in homes.items() if home}
    assert not {module for module, home in found if home == "core"} & homes.keys()


def test_the_core_and_its_familys_archives_are_enough_for_a_game(tmp_path) -> None:
    engine = engine_wheel()
    for family in engine.families:
        slugs = " ".join(game.slug for game in INDEX if game.family == family)
        for file in engine.fetched(family):
            unpack(file, tmp_path / family)
        done = subprocess.run([sys.executable, "-I", "-c", PLAY, slugs, str(tmp_path / family)], capture_output=True, text=True)
        assert done.stdout.split() == [str(len(INDEX))], done.stderr
