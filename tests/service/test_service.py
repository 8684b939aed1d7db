"""The service: every answer in the shape that pages and the worker read, and one clear line for a bad request."""

import json

import pytest
import trionfi
from checks.wrong import clear
from trionfi import service
from trionfi.errors import TrionfiError
from trionfi.record import to_record

SLUG = "mineo-3"
GAME = trionfi.games[SLUG]


def ask(name: str, **request) -> object:
    """An answer, by way of the text form."""
    found = json.loads(service.call(json.dumps({"do": name} | request)))
    assert found["ok"], found.get("error")
    assert found["result"] == json.loads(json.dumps(service.answer(name, request)))
    return found["result"]


def test_games():
    found = ask("games")
    mine = next(game for game in found if game["slug"] == SLUG)
    assert len(found) == len(trionfi.games)
    assert mine["ref"] == "14.6" and mine["players"] == [3] and mine["cards"] == 63 and mine["points"] == 109 and mine["family"] == "sicily"
    assert "rivanto" in mine["options"] and mine["name"] and mine["place"] and mine["period"]
    assert [profile["name"] if isinstance(profile, dict) else profile for profile in mine["profiles"]] == ["association", "book",
        "palagonia"]


def test_names():
    assert ask("names") == [{key: game[key] for key in ("ref", "slug", "name", "family")} for game in ask("games")]


def test_show():
    found = ask("show", game="14.6")
    assert found["slug"] == SLUG and found["profile"] == "association"
    for part in found["parts"]:
        assert set(part) >= {"name", "words", "figures", "source"} and part["name"] and part["words"].strip()
    names = [part["name"] for part in found["parts"]]
    assert len(set(names)) == len(names)
    for option in found["options"]:
        assert option["value"] in [value["value"] for value in option["values"]]
        assert all(value["source"] and value["words"] for value in option["values"])
    assert {signal["phrase"] for signal in found["signals"]} == {signal.phrase for signal in GAME.signals}
    assert [step["name"] for step in found["course"]]


def test_glance():
    found = ask("glance", game=SLUG)
    assert found["dealt"] == [{"players": 3, "cards": 20, "pack": 63}]
    assert found["left"] == [{"name": "monte", "cards": 3, "goes": "the soloist"}]
    assert found["asked"] == ["55 of the soloist"] and found["unit"] == "jochi" and found["race"] is None
    assert {one["name"]: one["amount"] for one in found["paid"]}["Rimatura"] == 1


def test_glance_at_a_pack_that_is_cut_and_robbed():
    """What is dealt and what is left over in the end, not how a pack happened to be cut."""
    found = ask("glance", game="minchiate-partners")
    assert found["dealt"] == [{"players": 4, "cards": 21, "pack": 97}]
    assert found["left"] == [{"name": "Fola", "cards": 13, "goes": ""}]


def test_glance_at_a_game_whose_number_of_players_says_how_many_cards_are_left_over():
    found = ask("glance", game="tarot-swiss-1900")
    assert [(one["name"], one["cards"], one["goes"]) for one in found["left"]] == [("écart", n, "the taker") for n in (6, 9, 12)]


def test_glance_at_cards_laid_out_before_the_players():
    found = ask("glance", game="baronetti")
    assert found["dealt"] == [{"players": 2, "cards": 39, "pack": 78}] and found["left"] == []


@pytest.mark.parametrize("slug", trionfi.games)
def test_glance_of_every_game(slug):
    found = ask("glance", game=slug)
    assert found["paid"] and found["unit"]
    assert all(one["cards"] > 0 for one in (*found["dealt"], *found["left"]))
    assert not any("declarer" in words for words in found["asked"]) or trionfi.games[slug].term("declarer") == "declarer"


def test_show_speaks_the_games_own_words():
    for part in ask("show", game=SLUG)["parts"]:
        assert "declarer" not in part["words"] and "talon" not in part["words"], part["name"]


def test_show_of_a_profile_shows_its_values():
    book = ask("show", game=SLUG, profile="book")
    values = {option["name"]: option["value"] for option in book["options"]}
    assert book["profile"] == "book" and values["rivanto"] == "any" and values["monte"] == "at-once"
    changed = ask("show", game=SLUG, profile="book", options={"rivanto": "strict"})
    assert {option["name"]: option["value"] for option in changed["options"]}["rivanto"] == "strict"
    assert ask("show", game=SLUG)["parts"] != book["parts"]


def test_pack():
    found = ask("pack", game=SLUG)
    assert found["name"] == "sicilian-63" and found["form"] == "latin" and len(found["cards"]) == 63
    cards = {card["card"]: card for card in found["cards"]}
    assert cards["T20"]["name"] == "Giove" and cards["T20"]["value"] == 10 and cards["T20"]["suit"] == "T"
    assert cards["KS"]["value"] == 5 and cards["KS"]["rank"] == "K" and cards["5S"]["value"] == 1
    assert [card["card"] for card in found["cards"]] == GAME.pack.sort(cards)
    assert found["trumps"][0] == "T20" and found["trumps"][-1] == "T0" and len(found["trumps"]) == 21
    assert [suit["letter"] for suit in found["suits"]] == ["S", "B", "C", "D"] and found["suits"][0]["native"] == "spade"
    assert sum(card["value"] for card in found["cards"]) == 146


def test_count():
    assert ask("count", game=SLUG, cards="T20 T9 T6")["points"] == 10
    found = ask("count", game=SLUG, cards=["T20", "JD"], last_trick=True, method="reduced")
    assert found["points"] == 16 and found["method"] == "reduced" and found["last_trick"] is True and found["cards"] == ["T20", "JD"]
    assert sum(batch["points"] for batch in found["working"]) == 16
    assert [method["name"] for method in found["methods"]] == ["customary", "reduced"]
    assert ask("count", game=SLUG, cards="")["points"] == 0


def test_legal_and_trick():
    found = ask("legal", game=SLUG, hand="KS 7C T4 F", trick="8C")
    assert found["legal"] == ["7C", "F"] and set(found["not"]) == {"KS", "T4"} and all(found["not"].values())
    assert ask("legal", game=SLUG, hand=["KS"], trick=[])["legal"] == ["KS"]
    assert ask("trick", game=SLUG, cards="7S KS T4") == {"winner": 2, "card": "T4"}


def test_form_and_score():
    for fact in ask("form", game=SLUG):
        assert {"key", "words", "unit", "values"} <= set(fact)
        assert "declarer" not in fact["words"]
        for value in fact["values"] or []:
            assert set(value) == {"value", "words"}
    found = ask("score", game=SLUG, facts={"declarer": 0, "points": 60, "last_trick": "opponents"})
    assert found["scores"] == [0, 0, 0] and [line["label"] for line in found["lines"]] == ["Rimatura", "Vanto"]
    assert all({"label", "amounts", "because", "source"} <= set(line) for line in found["lines"])


def test_show_says_on_which_options_the_settlement_hangs():
    def hangs(slug: str) -> dict:
        return {option["name"]: option["settles"] for option in ask("show", game=slug)["options"]}

    mineo = hangs(SLUG)
    assert mineo["bargaining"] and mineo["early-solo"] and not mineo["talk"] and not mineo["monte"]
    assert {name for name, on in hangs("tarot-fft-4").items() if not on} == {"chien", "petit-in-slam"}, "what was dealt and played"
    assert not any(hangs("tarot-5-solo").values())
    assert hangs("sicily-1780")["form"], "what only a later number of players knows counts too"


@pytest.mark.parametrize(("slug", "option", "value"), [("tarot-fft-4", "simple-poignee", "10"), ("tarot-populaire-4", "base", "10")])
def test_a_hand_is_settled_by_the_rules_of_the_table(slug, option, value):
    facts = {"declarer": 0, "points": 60, "bouts": 2, "rate": 1, "poignees": ["simple"]}
    form = {fact["key"] for fact in ask("form", game=slug, options={option: value})}
    told = {key: fact for key, fact in facts.items() if key in form}
    assert ask("score", game=slug, facts=told)["scores"] != ask("score", game=slug, facts=told, options={option: value})["scores"]


def test_drills():
    kinds = ask("drills", game=SLUG)
    assert "count" in [kind["kind"] for kind in kinds]
    for kind in kinds:
        numbers = [level["level"] for level in kind["levels"]]
        assert kind["words"] and numbers[0] == 1 and numbers == sorted(set(numbers))
    found = ask("drill", game=SLUG, kind="count", level=2, seed=5)
    assert found == ask("drill", game=SLUG, kind="count", level=2, seed=5)
    assert found["kind"] == "count" and found["level"] == 2 and found["seed"] == 5
    assert sum(part["value"] for part in found["explanation"]) == found["answer"]
    again = ask("count", game=SLUG, cards=found["question"]["cards"], last_trick=found["question"]["last_trick"])
    assert again["points"] == found["answer"]


def test_replay():
    record = to_record(GAME.deal(seed=1))
    assert ask("replay", record=record) == {"ok": True, "moves": 0}


def test_profile_and_options_reach_every_answer():
    assert ask("form", game=SLUG, profile="book") != ask("form", game=SLUG)
    assert ask("form", game=SLUG, options={"bargaining": "none"}) == ask("form", game=SLUG, profile="book")


BAD = [
    ("nothing", {}, "nothing answers"), ("show", {}, "names no game"), ("show", {"game": ""}, "game"), ("show", {"game": 5}, "game"),
    ("show", {"game": ["mineo-3"]}, "game"), ("show", {"game": "min\neo"}, "no game"), ("show", {"game": SLUG, "profile": "x"}, "profile"),
    ("show", {"game": SLUG, "profile": 5}, "profile"), ("show", {"game": SLUG, "options": ["x"]}, "options"),
    ("show", {"game": SLUG, "options": {"x": "y"}}, "option"), ("show", {"game": SLUG, "options": {"rivanto": None}}, "rivanto"),
    ("pack", {"game": "nope"}, "no game"), ("count", {"game": SLUG, "cards": 5}, "cards"), ("count", {"game": SLUG, "cards": [5]}, "card"),
    ("count", {"game": SLUG, "cards": {"a": 1}}, "cards"), ("count", {"game": SLUG, "cards": "T20 T20"}, "twice"), ("count",
    {"game": SLUG, "cards": "ZZ"}, "ZZ"),
    ("count", {"game": SLUG, "cards": "Z\nZ"}, "Z"), ("count", {"game": SLUG, "cards": "F", "last_trick": "perhaps"}, "last_trick"),
    ("count", {"game": SLUG, "cards": "F", "tricks": "x"}, "tricks"), ("count", {"game": SLUG, "cards": "F", "tricks": -1}, "tricks"),
    ("count", {"game": SLUG, "cards": "F", "method": "x"}, "method"), ("legal", {"game": SLUG, "hand": "KS", "trick": "KS"}, "KS"),
    ("legal", {"game": SLUG, "hand": "KS KS"}, "twice"), ("legal", {"game": SLUG, "hand": 7}, "hand"), ("trick", {"game": SLUG}, "trick"),
    ("legal", {"game": SLUG, "hand": "KS", "trick": "7S 8S 9S"}, "3"), ("trick", {"game": SLUG, "cards": "7S 8S 9S 10S"}, "3"),
    ("trick", {"game": SLUG, "cards": "F"}, "F"), ("trick", {"game": SLUG, "cards": "7S 7S"}, "twice"), ("score", {"game": SLUG}, "facts"),
    ("score", {"game": SLUG, "facts": [1]}, "facts"), ("score", {"game": SLUG, "facts": {}}, "declarer"), ("score", {"game": SLUG,
    "facts": {"x": 1}}, "x"),
    ("drill", {"game": SLUG, "kind": "x"}, "x"), ("drill", {"game": SLUG, "level": 0}, "level"), ("drill", {"game": SLUG, "level": 99},
    "level"),
    ("drill", {"game": SLUG, "level": "x"}, "level"), ("drill", {"game": SLUG, "seed": 1.5}, "seed"), ("drill", {"game": SLUG,
    "seed": [1]}, "seed"),
    ("replay", {}, "record"), ("replay", {"record": {"format": "x"}}, "format"), ("replay", {"record": 5}, "record"),
]


@pytest.mark.parametrize(("name", "request_", "words"), BAD, ids=lambda value: str(value)[:40].replace("\n", " "))
def test_a_bad_request_gets_one_clear_line(name, request_, words):
    with pytest.raises(TrionfiError, match=words) as caught:
        service.answer(name, dict(request_))
    assert clear(caught.value)
    found = json.loads(service.call(json.dumps({"do": name} | request_)))
    assert found == {"ok": False, "error": str(caught.value)}


@pytest.mark.parametrize("text", ["", " ", "{", "nope", "[]", "5", "null", '"x"', "{}", '{"do": 5}', '{"do": ["games"]}', '{"do": null}',
    '{"do": "__class__"}', "\x00"])
def test_a_text_that_is_no_request(text):
    found = json.loads(service.call(text))
    assert found["ok"] is False and clear(ValueError(found["error"]))


def test_a_request_is_left_as_it_was():
    request = {"game": SLUG, "cards": ["T20"], "options": {"rivanto": "any"}}
    before = json.dumps(request)
    service.answer("count", request)
    assert json.dumps(request) == before


def test_a_payment_has_an_amount_of_its_own_or_says_its_figures_in_words():
    amounts = {one["name"]: one["amount"] for one in service.answer("show", {"game": "mineo-3"})["rewards"]}
    assert all(isinstance(amount, int) and amount > 0 for amount in amounts.values())
    assert {one["amount"] for one in service.answer("show", {"game": "ottocento"})["rewards"]} == {None}


@pytest.mark.parametrize(("game", "options", "cards", "total"), [
    ("tarot-gebelin-2", {}, "F KS KB", 5), ("tarot-gebelin-2", {}, "F KS KB KC", 15), ("tarot-gebelin-2", {}, "KS KB KC", 0),
    ("gatti-3", {"melds": "captured"}, "KS KH KD", 5), ("gatti-3", {}, "KS KH KD", 0),
    ("minchiate-auction", {}, "TRO MON SOL", 120), ("minchiate-auction", {"won": "plain"}, "TRO MON SOL", 30),
])
def test_won_cards_are_worth_what_the_settlement_finds_in_them(game, options, cards, total):
    assert service.answer("declare", {"game": game, "options": options, "cards": cards, "won": True})["total"] == total


@pytest.mark.parametrize(("game", "cards", "found"), [
    ("mitigatti-nice-4", "T20 T1 F KS KB KC KD 2S", {"Mitigatti": 1, "Four Kings": 1}),
    ("mitigatti-nice-3", "T20 T19 T18 T17 T16 T15 T14 T13 T1 F KS", {"tarocche with all three honours": 2, "Mitigatti": 1}),
    ("mitigatti-nice-4", "T20 T1 KS KB KC 2S", {}), ("vanto-1930", "T15 T14 T13 KS", {"Ternone": 5}), ("vanto-1930", "T15 T14 KS", {}),
])
def test_a_hand_declares_too_what_is_declared_as_its_cards_are_played(game, cards, found):
    answer = service.answer("declare", {"game": game, "cards": cards})
    assert {one["name"]: one["value"] for one in answer["declarations"]} == found
    assert {one["label"]: one["value"] for one in answer["lines"]} == found
    total = sum(found.values())
    assert answer["total"] == total and (not found or answer["amounts"] == {answer["ledger"]: total})
    assert service.answer("declare", {"game": game, "cards": cards, "won": True})["declarations"] == []


def test_a_partner_who_does_not_sit_opposite_is_refused():
    with pytest.raises(TrionfiError, match="player 4 sits opposite the taker"):
        service.answer("score", {"game": "tarot-6", "facts": {"declarer": 1, "partner": 3, "rate": 2, "points": 45, "bouts": 2}})
