"""The calculator: what it asks, what it derives, and what it says of facts that are missing or wrong."""

import pytest
import trionfi
from checks.wrong import clear
from trionfi.errors import MissingFact, TrionfiError
from trionfi.settlement.questions import in_form

GAME = trionfi.games["mineo-3"]
PLAYED = {"declarer": 0, "points": 60, "last_trick": "declarer"}


def test_the_form_lists_every_fact_with_words_and_unit():
    facts = GAME.form()
    keys = [fact.key for fact in facts]
    assert len(set(keys)) == len(keys)
    assert {"declarer", "points", "last_trick", "rate", "rivanto", "scommessa", "four_kings", "arie"} <= set(keys)
    for fact in facts:
        assert fact.words and fact.unit in ("choice", "choices", "card points", "cards", "seat", "seats")
        assert (fact.unit in ("choice", "choices")) == bool(fact.values)
        if fact.values and fact.default is not None:
            assert fact.default in [value for value, _ in fact.values]


def test_what_the_form_does_not_list_is_refused():
    for key in ("colour", "", "Points"):
        with pytest.raises(TrionfiError, match="no fact") as caught:
            GAME.settle(PLAYED | {key: 1})
        assert clear(caught.value)


@pytest.mark.parametrize(("facts", "missing"), [({}, "declarer"), ({"declarer": 0}, "points"), ({"declarer": 0, "points": 60},
    "last_trick"),
                                                ({"declarer": 0, "declarer_cards": "T20"}, "last_trick"), ({"points": 60,
                                                "last_trick": "declarer"}, "declarer")])
def test_a_missing_fact_is_asked_for(facts, missing):
    with pytest.raises(MissingFact, match=f"'{missing}'") as caught:
        GAME.settle(facts)
    assert clear(caught.value)


def test_asking_again_and_again_comes_to_an_end():
    """Whoever answers each question in turn has a settlement, from any start."""
    answers = {"declarer": 2, "points": 55, "last_trick": "opponents", "taken_by": 1}
    for known in ({}, {"ended": "abandoned", "paid_by": [0]}, {"scommessa": "made"}):
        for _ in range(10):
            try:
                settlement = GAME.settle(known)
                break
            except MissingFact as error:
                key = str(error).split("'")[1]
                known = known | {key: answers[key]}
        assert sum(settlement.scores) == 0


@pytest.mark.parametrize(("key", "wrong"), [
    ("declarer", 3), ("declarer", -1), ("declarer", "x"), ("declarer", 1.5), ("declarer", True), ("declarer", [0]),
    ("points", -1), ("points", 110), ("points", 60.5), ("points", "many"), ("points", [60]), ("points", True), ("points", {"a": 1}),
    ("last_trick", "nobody"), ("last_trick", 1), ("last_trick", ["declarer"]), ("rate", 3), ("rate", "twice"), ("rivanto", "perhaps"),
    ("rivanto", 2),
    ("scommessa", "won"), ("scommessa", True), ("four_kings", "all"), ("arie", 4), ("ended", "soon"),
    ("captured_by_declarer", ["T20"]), ("captured_by_declarer", ["ZZ"]), ("captured_by_declarer", 5), ("captured_by_declarer", ["T1",
    "T1"]),
    ("captured_by_opponents", "T2"), ("captured_by_opponents", {"T1": 1}), ("declarer_cards", "ZZ"), ("declarer_cards", 63),
    ("opponents_cards", ["KS", "KS"]),
    ("opponents_points", 200), ("opponents_points", "x"),
])
def test_a_fact_that_makes_no_sense(key, wrong):
    facts = PLAYED | {key: wrong}
    if key == "opponents_points":
        del facts["points"]
    with pytest.raises(TrionfiError) as caught:
        GAME.settle(facts)
    assert clear(caught.value)


@pytest.mark.parametrize(("facts", "words"), [
    (PLAYED | {"opponents_points": 60}, "agree"),
    (PLAYED | {"declarer_cards": "T20 T9 T6"}, "agree"),
    ({"declarer": 0, "last_trick": "declarer", "declarer_cards": "T20", "opponents_cards": "T20"}, "T20"),
    ({"declarer": 0, "last_trick": "declarer", "declarer_cards": "T20", "opponents_cards": "KS"}, "either"),
    (PLAYED | {"captured_by_declarer": ["T1", "T17"], "captured_by_opponents": ["T1"]}, "T1 cannot be captured by both"),
    ({"ended": "abandoned", "paid_by": [0], "taken_by": 0}, "both"),
    ({"ended": "abandoned", "paid_by": 0, "taken_by": 1}, "list of seats"),
    ({"ended": "abandoned", "paid_by": [3], "taken_by": 1}, "seats from 0 to 2"),
    ({"ended": "abandoned", "paid_by": [0], "taken_by": 7}, "seat from 0 to 2"),
    (PLAYED | {"scommessa": "announced"}, "made, lost"),
])
def test_facts_that_contradict_each_other(facts, words):
    with pytest.raises(TrionfiError, match=words) as caught:
        GAME.settle(facts)
    assert clear(caught.value)


def test_facts_that_agree_may_be_given_twice():
    twice = GAME.settle(PLAYED | {"opponents_points": 49})
    assert twice == GAME.settle(PLAYED)
    cards = "T20 T9 T6"
    rest = [card for card in GAME.pack.texts if card not in cards.split()]
    known = {"declarer": 0, "last_trick": "declarer"}
    assert GAME.settle(known | {"declarer_cards": cards}) == GAME.settle(known | {"opponents_cards": rest})
    assert GAME.settle(known | {"declarer_cards": cards, "opponents_cards": rest,
        "points": 15}) == GAME.settle(known | {"declarer_cards": cards})


def test_values_may_be_typed_in_other_forms():
    for facts in ({"declarer": "0"}, {"points": "60"}, {"last_trick": "Declarer"}, {"rivanto": "no"}, {"rate": "1"},
        {"four_kings": "nobody"},
                  {"captured_by_declarer": ""}, {"captured_by_declarer": []}, {"rivanto": None}):
        assert GAME.settle(PLAYED | facts).scores == (4, -2, -2), facts
    assert GAME.settle(PLAYED | {"captured_by_declarer": "Luna, Picciotti"}).scores == (8, -4, -4)
    assert GAME.settle(PLAYED | {"rivanto": "yes"}).scores == (6, -3, -3)


BASES = (
    PLAYED, PLAYED | {"arie": "declarer"}, {"ended": "abandoned"}, {"ended": "abandoned", "paid_by": [0]},
    {"ended": "abandoned", "paid_by": [0], "taken_by": 1},
)
TRIALS = {"declarer": [0, 1], "paid_by": [[0], [2]], "taken_by": [1, 2], "points": [50, 60], "opponents_points": [48, 49]}


def trials(fact) -> list:
    """Answers to a question that should make a difference."""
    cards = [[], GAME.pack.unmask(GAME.pack.select(fact.cards or "all"))[:1]]
    return TRIALS.get(fact.key) or [value for value, _ in fact.values] or cards


def matters(fact, known: dict) -> bool:
    """Whether the answer to a question can change anything beside these facts; where the question falls away, an answer is refused for
    that reason."""
    asked = {one.key: in_form(one.words, True, False, GAME.term) for one in GAME.form()}
    for base in BASES:
        outcomes = set()
        for trial in trials(fact):
            try:
                outcomes.add(GAME.settle(base | known | {fact.key: trial}).scores)
            except TrionfiError as error:
                if not any(f'"{asked[pair[0]]}" is' in str(error) for pair in (fact.only_if, fact.unless) if pair):
                    outcomes.add(str(error))
        if len(outcomes) > 1:
            return True
    return False


def test_a_question_that_hangs_on_another_is_asked_when_it_matters():
    """`only_if` and `unless` tell a page when to show a question."""
    form = GAME.form()
    for fact in form:
        for (key, value), when in ((pair, when) for pair, when in ((fact.only_if, True), (fact.unless, False)) if pair):
            other = next(other for other in form if other.key == key)
            for choice, _ in other.values:
                shown = (choice == value) == when
                assert matters(fact, {key: choice}) == shown, f"{fact.key} where {key} is {choice}"


def test_lines_say_what_caused_them_and_where_it_is_written():
    settlement = GAME.settle(PLAYED | {"captured_by_declarer": ["T17"], "rate": 2, "rivanto": True, "arie": "declarer"})
    assert settlement.ledger == "jochi"
    for line in settlement.lines:
        assert line.because and line.source and line.trick == 0
        assert "five cards" in line.because
    assert any("Luna" in line.because for line in settlement.lines)
    assert any("60 card points" in line.because for line in settlement.lines)


def test_a_number_of_players_that_the_game_is_not_for():
    with pytest.raises(TrionfiError, match="3 players"):
        GAME.settle(PLAYED, players=4)
    with pytest.raises(TrionfiError, match="3 players"):
        GAME.form(players=2)


def test_nothing_is_settled_twice():
    """Equal facts give equal accounts, and the facts are left as they were."""
    facts = PLAYED | {"captured_by_declarer": ["T17"]}
    before = dict(facts)
    assert GAME.settle(facts) == GAME.settle(facts) and facts == before
