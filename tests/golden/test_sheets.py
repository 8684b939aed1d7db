"""What is planted in the rules of one game is told for that game, whatever it is; one word that many games share is one line."""

import copy

import pytest

from tests.golden.sheets import Answer, renewed, write, written
from tests.golden.test_show import differences, sheets

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
