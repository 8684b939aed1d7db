"""Options may stand anywhere after the command; what is not understood is one short line."""

import pytest
import trionfi
from checks.shell import data, fails, run
from trionfi.cli import main

LONG = "x" * 5000


def test_options_stand_between_the_game_and_its_cards(capsys, tmp_path):
    wanted = data(capsys, "count", "mineo-3", "T20", "T9", "T6", "--last-trick")
    assert wanted["points"] == 15
    for typed in ("count mineo-3 --last-trick T20 T9 T6", "count --last-trick mineo-3 T20 T9 T6", "count mineo-3 T20 --last-trick T9 T6",
                  "count mineo-3 --profile book --last-trick T20 T9 --option rivanto=any T6"):
        assert data(capsys, *typed.split())["points"] == 15, typed
    facts = tmp_path / "facts.json"
    facts.write_text('{"declarer": 0, "points": 60, "last_trick": "declarer"}')
    assert data(capsys, "score", "mineo-3", "--profile", "book", str(facts))["scores"] == [4, -2, -2]
    assert data(capsys, "trick", "mineo-3", "--profile", "book", "7S", "KS", "T4")["winner"] == 2
    assert data(capsys, "drill", "mineo-3", "--level", "2", "count", "--seed", "5")["level"] == 2


def test_what_belongs_to_all_commands_may_stand_before_one(capsys):
    for typed in ("--language it show mineo-3", "show mineo-3 --language it", "--language=it show mineo-3"):
        assert main(typed.split()) == 0
        assert capsys.readouterr().out.startswith("Tarocchi di Mineo a tre"), typed
    assert main(["--json", "count", "mineo-3", "T20"]) == 0 and capsys.readouterr().out.startswith('{"points": 9')
    assert fails(capsys, "--languag", "it", "show", "mineo-3").startswith("trionfi: argument COMMAND: invalid choice: 'it'")
    assert "not understood: --seed" in fails(capsys, "--seed", "show", "mineo-3")


def test_players_for_every_command_that_hangs_on_them(capsys, tmp_path):
    for players in ("3", "4", "5", "6"):
        form = data(capsys, "score", "mattazza", "--players", players, "--form")
        assert sum(fact["key"].startswith("points_") for fact in form) == int(players)
    facts = tmp_path / "facts.json"
    facts.write_text('{"points_0": 20, "points_1": 30, "points_2": 10, "points_3": 5, "points_4": 6, "last_trick_by": 0}')
    assert len(data(capsys, "score", "mattazza", "--players", "5", str(facts))["scores"]) == 5
    for name in ("count", "declare"):
        assert data(capsys, name, "mattazza", "--players", "5", "T5")
        assert "players, not 9" in fails(capsys, name, "mattazza", "--players", "9", "T5")
    assert "a trick has 3 cards" in fails(capsys, "legal", "mattazza", "--players", "3", "--hand", "T5", "--trick", "T6 T7 T8")
    assert data(capsys, "legal", "mattazza", "--players", "5", "--hand", "T5", "--trick", "T6 T7 T8")["legal"] == ["T5"]


def test_cards_that_must_fall(capsys):
    """Calatafimi: a Jack goes under the King, at any trick of the suit; a King to the first trick of its suit, also when it is led."""
    found = data(capsys, "legal", "calatafimi-3", "--hand", "JD 9D", "--trick", "KD")
    assert found["legal"] == ["JD"] and "KD" in found["not"]["9D"]
    assert data(capsys, "legal", "calatafimi-3", "--hand", "KD 9D", "--trick", "7D")["legal"] == ["KD", "9D"]
    assert data(capsys, "legal", "calatafimi-3", "--hand", "KD 9D", "--trick", "7D", "--first")["legal"] == ["KD"]
    assert data(capsys, "legal", "calatafimi-3", "--hand", "KD 9D 7S", "--first")["legal"] == ["KD", "7S"]


def test_minchiate_s_king_under_a_trump(capsys):
    """Minchiate: who has not led gives his King to a first trick that is trumped."""
    assert data(capsys, "legal", "12.1", "--hand", "KC 7C", "--trick", "5C T9", "--first")["legal"] == ["KC"]
    assert data(capsys, "legal", "12.1", "--hand", "KC 7C", "--trick", "5C T9")["legal"] == ["KC", "7C"]
    assert data(capsys, "legal", "12.1", "--hand", "KC 7C", "--trick", "5C 6C", "--first")["legal"] == ["KC", "7C"]


def test_poignees_are_declared(capsys):
    trumps = [f"T{number}" for number in range(1, 10)]
    assert data(capsys, "declare", "9.13", *trumps)["declarations"] == []
    found = data(capsys, "declare", "9.13", *trumps, "F")
    assert found["total"] == 20 and found["declarations"][0]["name"] == "poignée, simple" and "F" in found["declarations"][0]["cards"]
    assert data(capsys, "declare", "9.13", *trumps, "T10", "T11", "T12", "T13", "T14", "T15")["total"] == 40
    assert data(capsys, "declare", "9.13", "--won", *trumps, "F")["declarations"] == []


def test_the_version(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0 and capsys.readouterr().out == f"trionfi {trionfi.__version__}\n"


def test_help_tells_of_every_command(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    for command in ("games", "show", "count", "declare", "legal", "trick", "position", "score", "play", "replay", "drill", "soak"):
        assert f"    {command} " in told
        with pytest.raises(SystemExit) as caught:
            main([command, "--help"])
        assert caught.value.code == 0 and "usage" in capsys.readouterr().out


@pytest.mark.parametrize("typed", [
    ("count", LONG, "T20"), ("count", "mineo-3", LONG), (LONG,), ("count", "mineo-3", f"--{LONG}"),
    ("count", "mineo-3", "--tricks", "9" * 5000), ("count", "mineo-3", *["--fly"] * 500), ("count", "mineo-3", "--method", LONG),
    ("show", "mineo-3", "--profile", LONG),
    ("show", "mineo-3", "--option", LONG), ("show", "mineo-3", "--option", f"{LONG}=x"), ("show", "mineo-3", "--option", f"rivanto={LONG}"),
    ("play", "mineo-3", "--seed", "9" * 5000), ("play", "mineo-3", "--seed", LONG), ("play", "mineo-3", "--bots", LONG),
    ("play", "mineo-3", "--players", "9" * 5000), ("play", "mineo-3", "--hands", "9" * 18), ("replay", LONG), ("score", "mineo-3", LONG),
    ("drill", "mineo-3", LONG), ("drill", "mineo-3", "count", "--parts", LONG),
    ("drill", "mineo-3", "count", "--parts", f"{LONG}=on"),
    ("drill", "mineo-3", "count", "--answer", LONG), ("position", "mineo-3", "--move", LONG), ("position", "mineo-3", "--put", LONG),
    ("position", "mineo-3", "--put", f"{LONG}=KS"), ("position", "mineo-3", "--put", f"0={LONG}"),
    ("soak", "--games", LONG, "--hands", "1"),
    ("position", "mineo-3", "--move", f"play {LONG}"), ("position", "mineo-3", "--move", f"{'9' * 5000} passo"), ("trick", "mineo-3", LONG),
])
def test_nothing_is_echoed_at_length(capsys, typed):
    told = fails(capsys, *typed)
    assert "x" * 61 not in told and "9" * 61 not in told and told.count("--fly") < 15


@pytest.mark.parametrize("typed", [
    ("count", "mineo-3", "\x1b[31mred"), ("count", "\x9b2J"), ("\x07",), ("play", "mineo-3", "--bots", "\u202egnorw"),
    ("replay", "\x1b]0;x"),
    ("show", "mineo-3", "--option", "\x1b=\x1b"), ("position", "mineo-3", "--move", "\x1b[2J"), ("count", "mineo-3", "\ud800"),
])
def test_no_control_character_reaches_the_terminal(capsys, typed):
    fails(capsys, *typed)


def test_a_seed_is_a_number_or_a_text(capsys):
    for seed in ("--seed=--5", "--seed=-5", "--seed=5-", "--seed=²", f"--seed={'9' * 60}"):
        assert data(capsys, "play", "mineo-3", "--bots", "random", seed)["hands"]
    assert data(capsys, "play", "mineo-3", "--bots", "random", "--seed=-5")["seed"] == -5


def test_no_control_character_of_an_answer_either(capsys):
    for command in (("play", "mineo-3", "--bots", "random", "--seed", "\x1b[31m\x9b", "--json"),
                    ("drill", "mineo-3", "count", "--seed", "\x9b")):
        out = run(capsys, *command)
        assert out.replace("\n", "").isprintable()
