"""Settlement holds for any facts."""

import trionfi
from checks.steady import steady
from hypothesis import given
from hypothesis import strategies as st

GAME = trionfi.games["mineo-3"]
PACK = GAME.pack
COUNTING_TRUMPS = ["T19", "T18", "T17", "T16", "T1"]
ARIE = ["T20", "T19", "T18", "T17", "T16"]
WORTH = dict.fromkeys(ARIE, 5) | {"T20": 10, "T1": 10, "kings": 20}
sides = st.sampled_from(["declarer", "opponents"])


@st.composite
def hands(draw):
    """The facts of a hand that could have been played, as a person would type them."""
    home = {card: draw(sides) for card in (*ARIE, "T1", "kings")}
    owner = {side: all(home[card] == side for card in ARIE[1:]) for side in ("declarer", "opponents")}
    arie = next((side for side, has in owner.items() if has), "nobody")
    giove = arie != "nobody" and home["T20"] == arie
    boasts = ["no", "made", "lost"] if home["T20"] == home["T1"] == "declarer" else ["no", "lost"]
    captured = [card for card in COUNTING_TRUMPS if draw(st.booleans())]
    sure = {side: sum(WORTH[card] for card, owner in home.items() if owner == side) for side in owner}
    points = st.integers(sure["declarer"] + 5, 104 - sure["opponents"])
    return {
        "declarer": draw(st.integers(0, 2)), "points": draw(points), "last_trick": draw(sides), "rivanto": draw(st.booleans()),
        "scommessa": draw(st.sampled_from(boasts)), "four_kings": draw(st.sampled_from(["nobody", home["kings"]])),
        "arie": arie, "arie_better": giove,
        "captured_by_declarer": [card for card in captured if home[card] == "declarer"],
        "captured_by_opponents": [card for card in captured if home[card] == "opponents"],
    }


def balance(facts) -> int:
    """What each opponent pays the soloist, reckoned from the page's list of payments."""
    def sign(side: str) -> int:
        return {"declarer": 1, "opponents": -1}.get(side, 0)

    total = 1 if facts["points"] >= 55 else -1
    total += sign(facts["last_trick"]) * (2 if facts["rivanto"] else 1)
    total += len(facts["captured_by_declarer"]) - len(facts["captured_by_opponents"])
    total += sign(facts["four_kings"]) + sign(facts["arie"]) * (2 if facts["arie_better"] else 1)
    return total + {"no": 0, "made": 1, "lost": -1}[facts["scommessa"]]


@steady(150)
@given(facts=hands())
def test_the_soloist_settles_with_each_opponent(facts):
    found = GAME.settle(facts)
    each = balance(facts)
    assert found.scores == tuple(2 * each if seat == facts["declarer"] else -each for seat in range(3))
    for line in found.lines:
        assert sum(line.amounts) == 0 and line.amounts[facts["declarer"]] == -2 * line.amounts[(facts["declarer"] + 1) % 3]


@steady(150)
@given(facts=hands())
def test_a_solo_on_five_cards_doubles_everything(facts):
    once, twice = GAME.settle(facts), GAME.settle(facts | {"rate": 2})
    assert twice.scores == tuple(2 * score for score in once.scores)
    assert [line.label for line in twice.lines] == [line.label for line in once.lines]


@steady(150)
@given(facts=hands())
def test_the_profiles_pay_the_same(facts):
    """They differ in when a capture is paid, not in how much."""
    for profile in ("book", "palagonia"):
        assert GAME.with_options(profile).settle(facts).scores == GAME.settle(facts).scores


@steady(150)
@given(facts=hands(), pile=st.integers(0, PACK.all))
def test_the_cards_tell_what_else_would_be_asked(facts, pile):
    captured = [*facts["captured_by_declarer"], *facts["captured_by_opponents"]]
    for side in ("declarer", "opponents"):  # who captured a card has it
        facts[f"captured_by_{side}"] = [card for card in captured if (side == "declarer") == bool(pile >> PACK.index[card] & 1)]

    def owner(wanted: str) -> str:
        mask = PACK.select(wanted)
        return "declarer" if pile & mask == mask else "opponents" if not pile & mask else "nobody"

    last = facts["last_trick"] == "declarer"
    derived = {"points": GAME.count(PACK.unmask(pile), last).points, "four_kings": owner("kings"), "arie": owner("arie - T20")}
    giove = "declarer" if pile >> PACK.index["T20"] & 1 else "opponents"
    derived["arie_better"] = derived["arie"] == giove
    if facts["scommessa"] != "no":
        decine = PACK.select("decine")
        derived["scommessa"] = "made" if pile & decine == decine else "lost"
    typed = facts | derived
    shown = {key: value for key, value in facts.items() if key not in derived}
    shown |= {"declarer_cards": " ".join(PACK.unmask(pile)), "scommessa": "no" if facts["scommessa"] == "no" else "announced"}
    assert GAME.settle(shown).scores == GAME.settle(typed).scores


@steady(150)
@given(payers=st.lists(st.integers(0, 2), unique=True, max_size=2), taker=st.integers(0, 2))
def test_offers_are_paid_by_those_who_made_them(payers, taker):
    payers = [seat for seat in payers if seat != taker]
    found = GAME.settle({"ended": "abandoned", "paid_by": payers, "taken_by": taker})
    assert found.scores == tuple(len(payers) if seat == taker else -(seat in payers) for seat in range(3))
