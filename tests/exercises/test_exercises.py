"""The curriculum: every file has the shape that exercises/README.md promises, and the engine agrees with all of it."""

import itertools
import json
import re
from pathlib import Path

import pytest
import trionfi
from lessons import legal, place, rules
from trionfi.bots import bot
from trionfi.drills import drill, kind_of
from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.record import packets_of
from trionfi.service import answer
from trionfi.state.actions import Choice

import exercises

ROOT = Path(__file__).parents[2]
FILES = [(kind, game) for kind in exercises.KINDS for game in exercises.games(kind)]
LESSONS = [(kind, game, lesson) for kind, game in FILES for lesson in exercises.load(kind, game)["steps" if kind == "learn" else "deals"]]
TASKS = [(game, lesson["id"], number, task) for _, game, lesson in LESSONS for number, task in enumerate(lesson["tasks"], 1)]
SOURCES = ("000", "001", "002", "003", "004", "005", "ours")

TEXT, TEXTS, NUMBER, THING = str, "texts", int, dict
FILE = {"format": TEXT, "game": TEXT, "profile": TEXT, "title": TEXT, "page": TEXT}
LESSON = {"id": TEXT, "title": TEXT, "sources": TEXTS, "words": TEXTS, "tasks": list}
TASK = {
    "find": {"do": TEXT, "words": TEXT, "cards": TEXTS, "expect": TEXTS, "holds": THING, "right": TEXT},
    "complete": {"do": TEXT, "words": TEXT, "cards": TEXTS, "given": NUMBER, "hinted": NUMBER, "right": TEXT},
    "drill": {"do": TEXT, "words": TEXT, "kind": TEXT, "level": NUMBER, "seeds": "numbers"},
    "act": {"do": TEXT, "words": TEXT, "position": THING, "expect": "texts or legal", "right": TEXT, "wrong": TEXT},
    "play": {"do": TEXT, "words": TEXT, "position": THING, "until": TEXT, "right": TEXT},
}
MORE = {
    "find": {"wrong": TEXT}, "complete": {"last_trick": bool}, "drill": {"parts": THING, "method": TEXT},
    "act": {"goal": TEXT, "slips": list},
    "play": {"goal": TEXT, "wrong": TEXT},
}
POSITION = {"dealer": NUMBER, "seat": NUMBER, "moves": TEXTS}


def shaped(value: object, kind: object) -> bool:
    """Whether a value is of a kind of the schema."""
    if kind == "texts":
        return isinstance(value, list) and all(isinstance(one, str) and one.strip() for one in value)
    if kind == "texts or legal":
        return value == "legal" or (bool(value) and shaped(value, "texts"))
    if kind == "numbers":
        return isinstance(value, list) and bool(value) and all(type(one) is int for one in value)
    return type(value) is kind and (kind is not str or bool(value.strip()))


def check(thing: dict, wanted: dict, allowed: dict | None = None) -> None:
    """Every wanted key is there in its shape, and no other but the allowed ones."""
    for key, kind in wanted.items():
        assert key in thing, f"'{key}' is missing in {list(thing)}"
        assert shaped(thing[key], kind), f"'{key}' is {thing[key]!r}"
    for key, value in thing.items():
        assert key in wanted or key in (allowed or {}), f"'{key}' has no meaning"
        assert key in wanted or shaped(value, allowed[key]), f"'{key}' is {value!r}"


@pytest.mark.parametrize(("kind", "game"), FILES)
def test_files_have_their_shape(kind, game):
    data = exercises.load(kind, game)
    check(data, FILE | {"steps" if kind == "learn" else "deals": list} | ({"words": TEXT} if kind == "learn" else {}))
    assert data["format"] == f"trionfi {kind} 1" and data["game"] == game
    assert data["profile"] in [profile.name for profile in trionfi.games[game].profiles]


@pytest.mark.parametrize(("kind", "game", "lesson"), LESSONS, ids=lambda value: value["id"] if isinstance(value, dict) else value)
def test_lessons_have_their_shape(kind, game, lesson):
    check(lesson, LESSON | ({"see": TEXT, "shown": THING} if kind == "learn" else {}))
    if kind == "learn":
        check(lesson["shown"], {"cards": TEXTS, "words": TEXT})
        assert len(trionfi.games[game].pack.parse_all(lesson["shown"]["cards"])) == len(lesson["shown"]["cards"]) >= 3
        assert len(lesson["shown"]["words"].split()) <= 20
    assert lesson["tasks"], "a lesson ends in something done"
    assert all(source.split(",")[0] in SOURCES for source in lesson["sources"]) and lesson["sources"]
    assert sum(len(words.split()) for words in lesson["words"]) <= 140
    for task in lesson["tasks"]:
        assert task.get("do") in TASK
        check(task, TASK[task["do"]], MORE[task["do"]])
        if "position" in task:
            check(task["position"], POSITION, {"seed": TEXT, "deal": THING, "profile": TEXT, "options": THING})
            assert ("seed" in task["position"]) != ("deal" in task["position"])
        for slip in task.get("slips", ()):
            check(slip, {"moves": TEXTS, "wrong": TEXT})
            assert slip["moves"] and len(slip["wrong"].split()) <= 40
        assert len(task["words"].split()) <= 45
        for key in ("right", "wrong"):
            assert len(task.get(key, "").split()) <= 40


def test_names_are_there_once():
    for kind, game in FILES:
        names = [lesson["id"] for one, other, lesson in LESSONS if (one, other) == (kind, game)]
        assert len(set(names)) == len(names)
    for game in exercises.games("deals"):  # what is done is kept under these names
        both = [lesson["id"] for _, other, lesson in LESSONS if other == game]
        assert len(set(both)) == len(both)


@pytest.mark.parametrize(("game", "steps"), [
    ("mineo-3", ["pack", "following", "fool", "counting", "talon", "bidding", "declarations", "last-trick", "settling",
                 "leading", "trumps", "defence", "first-hand"]),
    ("tarot-fft-4", ["pack", "following", "excuse", "counting", "needed", "bidding", "chien", "petit", "defence", "first-hand"]),
    ("scarto", ["pack", "following", "matto", "counting", "discard", "leading", "bagatto", "first-hand"]),
    ("ottocento", ["pack", "following", "contatori", "counting", "combinations", "partners", "leading", "first-hand"]),
    ("tarot-5-call", ["table", "call", "chien", "partner", "unknown", "sides", "counting", "first-hand"]),
    ("troccas-4", ["pack", "following", "narr", "counting", "talk", "jack", "partners", "leading", "first-hand"]),
    ("mitigati-pinerolo-3", ["counting", "discard", "declarations", "dividing", "bargaining", "hearing", "tricks", "first-hand"]),
    ("minchiate-partners", ["pack", "following", "deaths", "counting", "versicole", "kings", "partners", "trumps", "first-hand"]),
])
def test_a_path_has_its_steps_in_their_order(game, steps):
    path = exercises.load("learn", game)
    assert [step["id"] for step in path["steps"]] == steps
    assert path["steps"][-1]["tasks"][-1]["do"] == "play"


@pytest.mark.parametrize(("kind", "game"), FILES)
def test_lessons_are_on_the_page_that_they_name(kind, game):
    page = ROOT / "docs" / f"{exercises.load(kind, game)['page'].removesuffix('/')}.md"
    told = page.read_text(encoding="utf-8")
    assert f"\ngame: {game}\n" in told and f"\n{{{{ {kind} }}}}\n" in told


@pytest.mark.parametrize(("game", "name", "number", "task"), TASKS, ids=lambda one: one["do"] if isinstance(one, dict) else str(one))
def test_every_task_can_be_done(game, name, number, task):
    CHECKS[task["do"]](game, task)


def find(game: str, task: dict) -> None:
    """The engine finds the same cards."""
    pack = trionfi.games[game].pack
    cards, expect = task["cards"], set(task["expect"])
    assert pack.parse_all(cards) == cards and expect < set(cards) and expect
    (what, value), = task["holds"].items()
    if what == "value":
        values = trionfi.games[game].counting.table(pack)
        found = {card for card in cards if values[pack.index[card]] == value}
    elif what == "set":
        found = {card for card in cards if pack.select(value) >> pack.index[card] & 1}
    else:
        hand = place(game, value)
        assert set(cards) == set(pack.unmask(hand.table.hands[hand.turn])) and hand.turn == value["seat"]
        actions = hand.legal_actions()
        found = set(actions.cards) if what == "choice" else {action.cards[0] for action in actions}
    assert found == expect


def complete(game: str, task: dict) -> None:
    """Something is given and something is left, in a pile of the game's own cards."""
    under = trionfi.games[game]
    assert under.pack.parse_all(task["cards"]) == task["cards"] and len(set(task["cards"])) == len(task["cards"])
    working = under.count(task["cards"], task.get("last_trick", False)).working
    assert task["given"] >= 1 and task["hinted"] >= 0 and task["given"] + task["hinted"] < len(working)
    assert all(batch.cards for batch in working), "what has no cards cannot be asked for"


def drilled(game: str, task: dict) -> None:
    """The questions exist, and their answers are right."""
    under = rules(game)
    assert len(set(task["seeds"])) == len(task["seeds"]) <= 4
    kind_of(under, task["kind"])
    for seed in task["seeds"]:
        made = drill(under, task["kind"], task["level"], seed, task.get("parts"), task.get("method", ""))
        assert made.check(made.answer).right


def act(game: str, task: dict) -> None:
    """The reader is to act; what is expected is legal, and it is not all that is legal unless that is said."""
    hand = place(game, task["position"])
    assert hand.turn == task["position"]["seat"]
    if task["expect"] != "legal":
        for text in task["expect"]:
            hand.push(text)
            hand.pop()
        assert not legal(hand) or set(task["expect"]) < set(legal(hand))
    named = [move for slip in task.get("slips", ()) for move in slip["moves"]]
    assert not named or set(named) < set(legal(hand)) - set(task["expect"]), "some move is left to the words of the task"
    assert len(set(named)) == len(named)
    shown = answer("table", {"game": game} | task["position"])
    assert shown["turn"] == shown["seat"] and not shown["over"]
    if task.get("goal"):
        assert task["goal"] == "last trick"
        assert sure(game, task["position"]) == set(task["expect"])


def play(game: str, task: dict) -> None:
    """The hand can be played to its settlement from there."""
    assert task["until"] == "settled"
    hand = place(game, task["position"])
    assert hand.turn is not None
    shown = answer("table", {"game": game, "advance": True} | task["position"])
    assert shown["turn"] == task["position"]["seat"]
    assert task.get("goal") in (None, "ahead") and ("wrong" in task) == ("goal" in task)
    if "goal" in task:
        assert playing(game, task["position"], "simple") > 0
        assert max(playing(game, task["position"], side) for side in ("leftmost", "rightmost")) <= 0


def playing(game: str, position: dict, how: str) -> int:
    """How far above the mean of all is the reader who goes solo as soon as he may on all his cards, and then plays as the bot, or always
    the card at an end; times the number of players."""
    hand, me = place(game, position), position["seat"]
    bots = [bot("simple", f"{position['seed']} {seat}") for seat in range(hand.players)]
    while (seat := hand.turn) is not None:
        actions = hand.legal_actions()
        solo = not isinstance(actions, Choice) and seat == me and next((one for one in actions if one.verb == "vado solo"), None)
        if solo:
            whole = hand.table.hands[me].bit_count() == hand.game.hand_size
            hand.push(solo if whole else next(one for one in actions if one.verb == "altre cinque"))
        elif seat != me or how == "simple":
            hand.push(bots[seat].choose(hand.view(seat)), seat)
        else:
            cards = hand.game.pack.unmask(hand.table.hands[me])
            cards = cards if how == "leftmost" else cards[::-1]
            if isinstance(actions, Choice):
                hand.push("discard " + " ".join([card for card in cards if card in actions.cards][:actions.least]))
            else:
                listed = [str(one) for one in actions]
                hand.push(next((f"play {card}" for card in cards if f"play {card}" in listed), listed[0]))
    scores = hand.settlement.scores
    return len(scores) * scores[me] - sum(scores)


CHECKS = {"find": find, "complete": complete, "drill": drilled, "act": act, "play": play}


def sure(game: str, position: dict) -> set[str]:
    """The actions that win the last trick for the reader's side wherever the unseen cards lie."""
    hand = place(game, position)
    seat, pack = hand.turn, hand.game.pack
    others = [other for other in range(hand.players) if other != seat]
    unseen = [card for other in others for card in pack.unmask(hand.table.hands[other])]
    assert set(unseen) == set(pack.unmask(hand.view(seat).unseen)), "the reader can work out what is still out"
    packets, size = packets_of(hand), hand.table.hands[others[0]].bit_count()
    good = None
    for some in itertools.combinations(unseen, size):
        given = {others[0]: list(some), others[1]: [card for card in unseen if card not in some]}
        hands = [cards.split() for cards in packets["hands"]]
        for other in others:
            new = iter(given[other])
            hands[other] = [next(new) if card in unseen else card for card in hands[other]]
        try:
            dealt = {"deal": packets | {"hands": [" ".join(one) for one in hands]}}
            again = place(game, {key: value for key, value in position.items() if key != "seed"} | dealt)
        except TrionfiError:
            continue
        found = set()
        for action in again.legal_actions():
            again.push(action)
            if wins(again, again.table.side(seat)):
                found.add(str(action))
            again.pop()
        good = found if good is None else good & found
    return good or set()


def wins(hand: Hand, side: frozenset[int]) -> bool:
    """Whether a side can force the last trick when all cards are seen."""
    if hand.over:
        return hand.table.tricks[-1].winner in side
    ours = hand.turn in side
    for action in hand.legal_actions():
        hand.push(action)
        won = wins(hand, side)
        hand.pop()
        if won == ours:
            return won
    return not ours


def headings(game: str) -> set[str]:
    """The anchors of the game's page."""
    page, = (ROOT / "docs").rglob(f"{game}.md")
    found = set()
    for line in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        named = re.search(r"\{#([\w-]+)\}", line)
        found.add(named[1] if named else re.sub(r"[^\w-]+", "-", line.casefold()).strip("-"))
    return found


@pytest.mark.parametrize("game", exercises.games("learn"))
def test_every_step_leads_to_a_place_on_the_page(game):
    anchors = headings(game)
    for step in exercises.load("learn", game)["steps"]:
        assert step["see"] in anchors


def test_the_files_are_plain_json():
    for kind, game in FILES:
        text = (exercises.FOLDER / kind / f"{game}.json").read_text(encoding="utf-8")
        assert json.loads(text) == exercises.load(kind, game) and text.endswith("}\n")
    assert exercises.load("settled", "mineo-3")


@pytest.mark.parametrize(("broken", "why"), [
    ({"do": "find"}, "missing"), ({"do": "find", "words": "", "cards": []}, "words"),
])
def test_the_check_itself_finds_faults(broken, why):
    with pytest.raises(AssertionError, match=why):
        check(broken, TASK["find"], MORE["find"])


@pytest.mark.parametrize("game", exercises.games("settled"))
def test_every_example_settles(game):
    for name, example in exercises.load("settled", game).items():
        assert set(example) <= {"words", "facts", "players", "profile", "options"} and example["words"].strip(), name
        found = answer("score", {"game": game} | {key: value for key, value in example.items() if key != "words"})
        assert found["scores"], name
