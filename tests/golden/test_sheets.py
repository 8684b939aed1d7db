"""What is planted in the rules of one game, or in what is written of them, is told for that game, whatever it is; one word that many
games share is one line; a renewal loses nothing."""

import copy
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import pytest

from tests.golden.renewal import asked
from tests.golden.sheets import SHEETS, Answer, renewed, stored, write, written
from tests.golden.test_show import differences, renew, sheets

GAME = "mineo-3"


def another_word(answer: Answer) -> None:
    answer["parts"][2]["words"] += " Or not."


def another_word_of_the_course(answer: Answer) -> None:
    answer["course"][0]["words"] += " Or not."


def another_source(answer: Answer) -> None:
    answer["rewards"][0]["source"] = "000"


def another_figure(answer: Answer) -> None:
    part = next(part for part in answer["parts"] if part["name"] == "counting")
    part["figures"]["last trick"] += 1


def another_amount_of_a_number(answer: Answer) -> None:
    answer["counting"] = float(answer["counting"])


def another_order(answer: Answer) -> None:
    answer["parts"][1:3] = reversed(answer["parts"][1:3])


def a_part_gone(answer: Answer) -> None:
    del answer["parts"][3]


def a_part_twice(answer: Answer) -> None:
    answer["parts"].insert(3, answer["parts"][3])


def an_option_gone(answer: Answer) -> None:
    answer["options"].pop()


def another_choice(answer: Answer) -> None:
    option = answer["options"][0]
    option["value"] = next(value["value"] for value in option["values"] if value["value"] != option["value"])


def a_value_of_an_option_gone(answer: Answer) -> None:
    answer["options"][0]["values"].pop()


def a_key_gone(answer: Answer) -> None:
    del answer["unit"]


def another_match(answer: Answer) -> None:
    answer["match"] = answer["match"].replace("hand", "deal")


FAULTS = [another_word, another_word_of_the_course, another_source, another_figure, another_amount_of_a_number, another_order, a_part_gone,
          a_part_twice, an_option_gone, another_choice, a_value_of_an_option_gone, a_key_gone, another_match]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
@pytest.mark.parametrize("which", [0, -1], ids=["as usual", "at another table"])
def test_a_fault_of_one_game_is_told_for_it_and_can_be_written(fault, which, tmp_path):
    kept = {slug: sheets().answers[slug] for slug in (GAME, "mineo-4")}
    now = copy.deepcopy(kept[GAME])
    fault(now[list(now)[which]])
    assert differences(GAME, kept[GAME], now).startswith(f"--- {GAME} as written")
    planted = renewed(renewed(None, kept), {**kept, GAME: now})
    write(planted, tmp_path)
    assert differences(GAME, now, written(tmp_path).answers[GAME]) == ""
    assert differences("mineo-4", kept["mineo-4"], written(tmp_path).answers["mineo-4"]) == ""


def test_a_table_that_is_gone_is_told():
    kept = sheets().answers[GAME]
    assert len(kept) > 1
    assert differences(GAME, kept, {"": kept[""]})


def test_a_word_that_games_share_is_one_changed_line():
    before = "The dealer gives each player 4 cards."
    shared = [slug for slug, game in sheets().answers.items() if any(part["words"] == before for part in game[""]["parts"])][:5]
    old = renewed(sheets(), {slug: sheets().answers[slug] for slug in shared})
    answers = copy.deepcopy(dict(old.answers))
    for step in (step for game in answers.values() for answer in game.values() for step in (*answer["parts"], *answer["course"])):
        step["words"] = step["words"].replace(before, "The dealer deals each player 4 cards.")
    was, now = old.files(), renewed(old, answers).files()
    assert len(shared) == 5 and {name for name, text in now.items() if text != was[name]} == {"parts/parts.txt"}
    changed = {*now["parts/parts.txt"].splitlines()} ^ {*was["parts/parts.txt"].splitlines()}
    assert changed == {before, "The dealer deals each player 4 cards."}


@pytest.fixture
def copied(tmp_path) -> Path:
    """A copy of all that is written, to plant faults in."""
    return Path(shutil.copytree(SHEETS, tmp_path / tmp_path.name))


def swapped(folder: Path, one: str, other: str) -> None:
    """Each of two games has the other's rules."""
    first, second = folder / f"games/{one}.txt", folder / f"games/{other}.txt"
    was = first.read_text(encoding="utf-8")
    first.write_text(second.read_text(encoding="utf-8"), encoding="utf-8")
    second.write_text(was, encoding="utf-8")


def edited(path: Path, before: str, after: str) -> None:
    """Another text at the first place of a file that has this one."""
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


def wrong(folder: Path) -> set[str]:
    """The games of which something else is written than they are."""
    now = written(folder).answers
    return {slug for slug, kept in sheets().answers.items() if differences(slug, now[slug], kept)}


def test_two_games_whose_rules_are_swapped_in_the_files_are_told(copied):
    swapped(copied, "mineo-3", "mineo-4")
    assert wrong(copied) == {"mineo-3", "mineo-4"}


FILE_FAULTS = [
    ("a mark in another place", "; winning-trick; fool;", "; fool; winning-trick;"),
    ("a mark gone", "; following-suit;", ";"),
    ("the mark of another part", "; fool;", "; fool~2;"),
    ("another number", "cards: 54", "cards: 53"),
]


@pytest.mark.parametrize(("before", "after"), [fault[1:] for fault in FILE_FAULTS], ids=[fault[0] for fault in FILE_FAULTS])
def test_a_fault_in_the_file_of_a_game_is_told_for_it_alone(copied, before, after):
    edited(copied / "games/asti-chiamare-il-re.txt", before, after)
    assert wrong(copied) == {"asti-chiamare-il-re"}


def test_a_fault_in_a_sentence_is_told_for_every_game_that_has_it(copied):
    sentence = "The dealer gives each player 4 cards."
    edited(copied / "parts/parts.txt", f"{sentence}\n", "The dealer gives each player 5 cards.\n")
    has = {slug for slug, game in sheets().answers.items()
           if any(part["words"] == sentence for answer in game.values() for part in answer["parts"])}
    assert wrong(copied) == has and len(has) >= 5


def test_a_part_that_a_game_has_and_that_is_not_written_is_named(copied):
    edited(copied / "parts/rewards.txt", "\tArie~3 ", "\tArie~30 ")
    with pytest.raises(ValueError, match=r"the part .Arie~3., which does not stand in parts/rewards\.txt"):
        written(copied)


def test_a_part_that_no_game_has_any_more_is_stale_and_goes_at_the_next_renewal(copied):
    with (copied / "parts/signs.txt").open("a", encoding="utf-8") as file:
        file.write("Nobody says this.\nNor this.\n\tnothing {}\n")
    old = written(copied)
    assert stored(copied) != renewed(old, old.answers).files()
    renew({GAME}, copied, uuid4().hex)
    assert written(copied).files() == sheets().files()


def test_games_that_are_renewed_at_once_lose_nothing(copied):
    games = ("mineo-3", "mineo-4")
    swapped(copied, *games)
    with ThreadPoolExecutor(len(games)) as workers:
        list(workers.map(lambda slug: renew({slug}, copied, uuid4().hex), games))
    assert not wrong(copied)
    assert stored(copied) == written(copied).files()


def test_what_is_to_be_renewed_is_named_by_slug():
    assert asked("mineo-3 mineo-4") == {"mineo-3", "mineo-4"} and not asked("") and GAME in asked("all")
    with pytest.raises(ValueError, match="no game: mineo, all"):
        asked("mineo mineo-4 all")
