"""The soak: sound games pass; a broken rule is found, made small, saved and can be seen again; a stopped run goes on."""

import json
from dataclasses import dataclass, fields, replace

import pytest
import trionfi
from trionfi.cli import main
from trionfi.counting import Counting
from trionfi.drills import KINDS
from trionfi.errors import TrionfiError
from trionfi.game.edits import Put
from trionfi.game.options import Option, Value
from trionfi.games import Games
from trionfi.phases.announce import Announce
from trionfi.phases.play.play import Play
from trionfi.soak import Soak
from trionfi.soak.drills import questions
from trionfi.soak.faults import CARDS, ERROR, SUM, TOTAL, UNDO, VIEW
from trionfi.soak.walk import Walk

MINEO = trionfi.games["mineo-3"]
PLAIN = MINEO._plain


@dataclass(frozen=True, kw_only=True)
class LosesCard(Play):
    """Every fifth trick one card of it vanishes."""

    def _gather(self, table):
        super()._gather(table)
        if len(table.tricks) % 5 == 0:
            for seat in range(table.players):
                if table.won[seat]:
                    table.put(table.won, seat, table.won[seat] & (table.won[seat] - 1))
                    return


@dataclass(frozen=True, kw_only=True)
class Twice(Play):
    """A card that was won comes back into a hand."""

    def _gather(self, table):
        super()._gather(table)
        if len(table.tricks) == 3:
            seat = table.tricks[-1].winner
            table.put(table.hands, seat, table.hands[seat] | table.won[seat] & -table.won[seat])


@dataclass(frozen=True, kw_only=True)
class NotUndone(Play):
    """Writes past the journal."""

    def apply(self, table, action):
        super().apply(table, action)
        table.dealt += 1


@dataclass(frozen=True, kw_only=True)
class Crashes(Announce):
    """Raises what no player should ever see."""

    def apply(self, table, action):
        if action.verb == self.word:
            raise KeyError("T99")
        super().apply(table, action)


@dataclass(frozen=True, kw_only=True)
class Talks(Play):
    """Each trick the winner's next player's lowest card is told to all."""

    def _gather(self, table):
        super()._gather(table)
        hand = table.hands[(table.tricks[-1].winner + 1) % table.players]
        table.tell("pay", 0, word=f"{(hand & -hand).bit_length()}")


@dataclass(frozen=True, kw_only=True)
class Boxes(Play):
    """Puts into a list of the table what may yet change."""

    def _gather(self, table):
        super()._gather(table)
        table.add(table.debts, [0, 1])


def broken(**changes):
    """Mineo with a rule changed, as a game of its own."""
    return replace(PLAIN, slug="broken", **changes)


def course_with(name: str, kind: type):
    """The course with the step of that name of another kind."""
    def made(step):
        return kind(**{field.name: getattr(step, field.name) for field in fields(step)})

    return tuple(made(step) if step.name == name else step for step in MINEO.course)


def found_in(game, hands: int = 12) -> dict:
    """The first fault that a soak finds."""
    soak = Soak([game], "test")
    for _ in soak.hands(hands):
        if soak.faults:
            break
    assert soak.faults, "nothing was found"
    return soak.faults[0]


def test_some_games_that_there_are_pass():
    """In the three ways in which a soak deals: plainly, in the midst of a match, and with options at random (all games are walked by
    the common tests). The drills of a soak are those that `test_every_drill` asks of every game: a few games show that they are asked."""
    some = list(trionfi.games)[::12]
    soak = Soak([trionfi.games[slug] for slug in some], "suite")
    for _ in soak.hands(3 * len(soak.rules)):
        pass
    assert soak.faults == []
    assert soak.result()["games"] == sorted(some)
    few = Soak([trionfi.games[slug] for slug in some[::5]], "suite")
    assert sum(1 for _ in few.drills(1)) == sum(1 for _ in questions(few.games, 1)) > 3 * len(KINDS)
    assert few.faults == [] and few.hands_done == 0


def test_hands_and_drills_take_turns_until_it_is_enough():
    soak = Soak([MINEO], "both")
    done = soak.both(lambda: soak.hands_done == 2)
    assert list(done) == [2, 4] and (soak.hands_done, soak.drills_done, soak.faults) == (2, 2, [])
    assert list(soak.both(lambda: True)) == []


@pytest.mark.parametrize(("name", "kind", "check"), [
    ("play", LosesCard, CARDS), ("play", Twice, CARDS), ("play", NotUndone, UNDO), ("rivanto", Crashes, "error"),
    ("play", Talks, VIEW),
])
def test_a_broken_step_is_found_at_the_move_that_breaks_it(name, kind, check):
    game = broken(course=course_with(name, kind))
    fault = found_in(game)
    assert fault["check"] == check and fault["words"] and fault["game"] == "broken"
    record = fault["record"]
    assert len(record["moves"]) == fault["move"] and record["format"] == "trionfi hand 1"
    hand = game.deal(packets=record["packets"], dealer=record["dealer"], players=record["players"])
    for move in record["moves"][:-1]:
        hand.push(move)
    json.dumps(fault)


def test_a_list_that_holds_what_may_change_is_found():
    """A state is compared by copies of such lists, which would change along with it."""
    assert Walk(PLAIN, 3, 0, "boxes").run() is None
    found = Walk(broken(course=course_with("play", Boxes)), 3, 0, "boxes").run()
    assert found is not None and found.check == ERROR and "unhashable type: 'list'" in found.words


def test_a_game_without_profiles_and_options_soaks_too():
    soak = Soak([broken(profiles=(), options=(), players=(3,))], "bare")
    for _ in soak.hands(4):
        pass
    assert soak.faults == [] and soak.result()["profiles"] == ["broken"]


class Crooked(Counting):
    """Counts one card too little in large piles."""

    def points(self, pack, pile, last_trick=False, tricks=0):
        return super().points(pack, pile, last_trick, tricks) - (pile.bit_count() > 40)


def test_points_that_do_not_add_up_are_found():
    crooked = Crooked(**{name: getattr(MINEO.counting, name) for name in MINEO.counting.__dataclass_fields__})
    assert found_in(broken(counting=crooked), 60)["check"] == TOTAL


def test_scores_that_do_not_sum_to_nothing_are_found():
    @dataclass(frozen=True)
    class Greedy(type(MINEO.payments.rewards[0])):
        def line(self, *arguments, **more):
            line = super().line(*arguments, **more)
            return line._replace(amounts=(line.amounts[0] + 1, *line.amounts[1:]))

    first = MINEO.payments.rewards[0]
    rewards = (Greedy(**{field.name: getattr(first, field.name) for field in fields(first)}), *MINEO.payments.rewards[1:])
    assert found_in(broken(payments=replace(MINEO.payments, rewards=rewards)), 40)["check"] == SUM


def test_the_fault_is_made_small():
    """Options that do not matter are dropped, talk is left out, and a shorter hand is taken where one shows it."""
    option = Option("cheat", "Does a card vanish?", (
        Value("no", "no", "ours"), Value("yes", "yes", "ours", (Put("course", course_with("play", LosesCard)),)),
    ))
    game = replace(PLAIN, slug="broken", options=(*MINEO.options, option)).with_options()
    soak = Soak([game], "options")
    for _ in soak.hands(200):
        if soak.faults:
            break
    fault = soak.faults[0]
    assert fault["options"] == {"cheat": "yes"} and fault["profile"] == "association" and fault["check"] == CARDS
    moves = fault["record"]["moves"]
    assert not any(" say " in move for move in moves)
    assert sum(" play " in move for move in moves) == 15


def test_each_sort_of_fault_is_told_once():
    soak = Soak([broken(course=course_with("play", LosesCard))], "once")
    for _ in soak.hands(10):
        pass
    assert [fault["check"] for fault in soak.faults] == [CARDS]


def test_a_hand_that_nobody_can_go_on_with_is_found():
    @dataclass(frozen=True, kw_only=True)
    class Dumb(Announce):
        def actions(self, table):
            return ()

    assert found_in(broken(course=course_with("scommessa", Dumb)))["check"] in ("actions", "error")


def test_a_drill_that_is_wrong_is_found(monkeypatch):
    from trionfi.drills import count

    honest = count.CountDrill.make
    monkeypatch.setattr(count.CountDrill, "make", lambda *args: replace(honest(*args), answer=honest(*args).answer + 1))
    soak = Soak([MINEO], "drills")
    for _ in soak.drills(1):
        pass
    fault = soak.faults[0]
    assert fault["check"].startswith("count: ") and fault["record"] == {"kind": "count", "level": 1, "seed": 0}


def test_a_stopped_run_goes_on_where_it_was():
    games = [MINEO]
    whole = Soak(games, "go on")
    for _ in whole.hands(9):
        pass
    half = Soak(games, "go on")
    for number in half.hands(9):
        if number == 4:
            break
    again = Soak(games, "go on", json.loads(json.dumps(half.state())))
    assert list(again.hands(9)) == [5, 6, 7, 8, 9]
    assert again.result() == whole.result() and again.state() == whole.state()
    for number in again.drills(1):
        if number == 3:
            break
    later = Soak(games, "go on", again.state())
    assert next(iter(later.drills(1))) == 4


@pytest.mark.parametrize("state", [
    [], {}, {"format": "other"}, {"format": "trionfi soak 1", "seed": "x", "games": ["mineo-3"]},
    {"format": "trionfi soak 1", "seed": "s", "games": ["mineo-3"], "hands": -1, "drills": 0, "faults": []},
    {"format": "trionfi soak 1", "seed": "s", "games": ["mineo-3"], "hands": 1, "drills": 0, "faults": {}},
    {"format": "trionfi soak 1", "seed": "s", "games": ["other"], "hands": 1, "drills": 0, "faults": []},
])
def test_a_state_of_another_run_is_refused(state):
    with pytest.raises(TrionfiError) as caught:
        Soak([MINEO], "s", state)
    assert "\n" not in str(caught.value)


def test_the_command(capsys, tmp_path):
    state = tmp_path / "state.json"
    command = ["soak", "--hands", "4", "--games", "mineo-3", "--state", str(state), "--json"]
    assert main(command) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) >= {"hands", "games", "profiles", "faults"} and found["hands"] == 4 and found["faults"] == []
    assert json.loads(state.read_text())["hands"] == 4
    assert main([*command[:2], "6", *command[3:]]) == 0
    assert json.loads(capsys.readouterr().out)["hands"] == 6
    assert main([*command[:1], "--minutes", "0.001", *command[3:]]) == 0
    assert json.loads(capsys.readouterr().out)["hands"] > 6
    assert main(["soak", "--drills", "1", "--games", "mineo-3"]) == 0
    assert "faults 0" in capsys.readouterr().out


def test_the_command_saves_the_first_fault(capsys, tmp_path, monkeypatch):
    game = broken(course=course_with("play", LosesCard))
    monkeypatch.setattr(Games, "__getitem__", lambda self, name: game if name == "broken" else MINEO)
    record = tmp_path / "fault.json"
    assert main(["soak", "--hands", "8", "--games", "broken", "--record", str(record)]) == 1
    assert "faults 1" in capsys.readouterr().out
    saved = json.loads(record.read_text())
    assert saved["fault"]["check"] == CARDS and saved["moves"] and saved["packets"]["hands"]


@pytest.mark.parametrize("arguments", [[], ["--hands", "0"], ["--hands", "-1"], ["--hands", "2", "--games", "nope"], ["--drills", "x"],
                                       ["--minutes", "-1"], ["--minutes", "nan"],
                                       ["--hands", "1", "--state", "/no/such/place/state"]])
def test_the_command_refuses_in_one_line(capsys, arguments):
    assert main(["soak", *arguments]) == 2
    got = capsys.readouterr()
    assert got.err.startswith("trionfi: ") and got.err.count("\n") == 1


def test_a_damaged_state_file_is_refused(capsys, tmp_path):
    state = tmp_path / "state.json"
    for text in ("{", "[1]", '{"format": "trionfi soak 1"}'):
        state.write_text(text)
        assert main(["soak", "--hands", "1", "--state", str(state)]) == 2
        assert capsys.readouterr().err.count("\n") == 1 and state.read_text() == text
