"""Drills of any seed, any switches, any answer: they never break, and only right answers are right."""

import trionfi
from checks.steady import steady
from hypothesis import given, reject
from hypothesis import strategies as st
from trionfi.counting import plain
from trionfi.drills import drill, kinds
from trionfi.drills.slips import Counted
from trionfi.errors import TrionfiError
from trionfi.soak.drills import prove

MINEO = trionfi.games["mineo-3"]
SEEDS = st.integers(0, 10**9) | st.text(max_size=8)
PLENTY = steady(60)


def switched(draw, kind):
    names = [switch.name for switch in kind.switches(MINEO)]
    return {name: draw(st.booleans()) for name in names if draw(st.booleans())}


@steady(30)
@given(st.data(), SEEDS)
def test_any_seed_and_switches_make_a_sound_question(data, seed):
    kind = data.draw(st.sampled_from(list(kinds(MINEO))))
    level = data.draw(st.integers(1, len(kind.levels(MINEO))))
    parts = switched(data.draw, kind)
    if parts.get("batches") is False:
        parts["odd"] = True
    method = data.draw(st.sampled_from(["", *kind.methods(MINEO)]))
    broken = prove(MINEO, kind.name, level, seed, parts, method)
    # Switches may ask for what no hand near the seed has: that is refused in one line, and no level asks it by itself.
    if broken and parts and "take another seed or level" in str(broken):
        reject()
    assert broken is None


@PLENTY
@given(st.lists(st.sampled_from(MINEO.pack.texts), min_size=1, max_size=40, unique=True), st.booleans(), st.sampled_from(["customary",
    "reduced"]))
def test_slips_of_any_pile_are_other_numbers_and_have_words(cards, last, method):
    counted = Counted(MINEO, tuple(cards), last, 0, method)
    for slip in counted.slips():
        assert slip.answer != counted.count.points
        assert slip.step and slip.words.endswith(".") and set(slip.cards) <= set(cards)
        plain(slip.answer)


@PLENTY
@given(st.integers(0, 400), st.integers(-50, 300))
def test_a_count_is_right_for_its_number_alone(seed, said):
    made = drill(MINEO, "count", 1 + seed % 4, seed)
    verdict = made.check(said)
    assert verdict.right == (said == made.answer) and verdict.words


@PLENTY
@given(st.sampled_from(["count", "make", "legal", "trick", "bid"]), st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6), lambda inner: st.lists(inner, max_size=3), max_leaves=4))
def test_any_answer_is_judged_or_refused_in_one_line(kind, said):
    made = drill(MINEO, kind, 1, 5)
    try:
        verdict = made.check(said)
    except TrionfiError as error:
        assert str(error) and "\n" not in str(error)
    else:
        assert verdict.words and isinstance(verdict.right, bool)
