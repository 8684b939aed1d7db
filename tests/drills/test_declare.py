"""Declarations: the drill is there for any game that has a table of them, be it for what players declare or for cards that are won."""

from dataclasses import replace

import pytest
import trionfi
from trionfi.drills import drill, kind_of, kinds
from trionfi.drills.declare import IMAGINED, ONCE, OVERLOOKED, tables
from trionfi.errors import TrionfiError
from trionfi.game.edits import Add
from trionfi.melds import Combination, Count, Declarable, Doubling, Scale
from trionfi.melds.table import of_each
from trionfi.settlement.combinations import Combinations
from trionfi.soak.drills import prove

MINEO = trionfi.games["mineo-3"]
PLAIN = MINEO._plain


def worth(value: int, least: int, more: int = 0) -> tuple[Scale, ...]:
    return (Scale(((least, value),), more),)


TABLE = Declarable(
    combinations=(
        Combination("arie", "the arie", Count("arie", 3), worth(10, 3, 5), "arie", where="both"),
        Combination("trumps", "trumps", Count("trumps", 7), worth(10, 7, 5), "trumps"),
        Combination("kings", "Kings", Count("kings", 2), worth(4, 2, 3), "kings"),
        of_each(Combination("family", "family", Count("courts", 3, each="suit"), worth(6, 3, 2), "families", where="both"),
                "family of {of}"),
        Combination("tens", "tens", Count("decine", 2), worth(5, 2), "trumps", where="both"),
    ),
    doublings=(Doubling("families", 2, 2, "two families"),),
)


GAME = replace(PLAIN, slug="made", melds=TABLE)
PAYING = Add("payments.rewards", Combinations("won", "Combinations", "a test", table=TABLE)).apply(PLAIN)


def asked(cards: str, level: int = 2):
    """A question of worth about these cards."""
    from trionfi.drills.base import Part
    from trionfi.melds import declarations, total

    made = drill(GAME, "declare", level, 1)
    held = tuple(GAME.pack.parse_all(cards))
    summed = total(TABLE, declarations(GAME.pack, GAME.pack.mask(held), TABLE))
    return replace(made, cards=held, answer=summed.value,
                   explanation=tuple(Part(line.label, line.value, line.cards) for line in summed.lines))


def test_a_game_without_declarations_has_no_such_drill():
    assert tables(MINEO) == [] and "declare" not in [kind.name for kind in kinds(MINEO)]
    with pytest.raises(TrionfiError, match="no drill 'declare'"):
        drill(MINEO, "declare")


@pytest.mark.parametrize("game", [GAME, PAYING, replace(PAYING, melds=TABLE)], ids=["declared", "won", "both"])
def test_a_table_brings_the_drill(game):
    assert tables(game) == [TABLE]
    assert "declare" in [kind.name for kind in kinds(game)]
    assert len(kind_of(game, "declare").levels(game)) == 4


def test_the_table_of_cards_that_are_won_is_drilled_before_another():
    other = replace(TABLE, doublings=())
    assert tables(replace(PAYING, melds=other)) == [TABLE, other]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_questions_are_sound(level):
    for seed in range(20):
        assert prove(GAME, "declare", level, seed) is None


def test_several_combinations_where_the_level_says_so():
    assert all(len(drill(GAME, "declare", 3, seed).explanation) > 1 for seed in range(10))


def test_a_rare_combination_is_dealt_on_purpose():
    rare = Declarable(combinations=(Combination("all-arie", "all the arie", Count("arie", 5), worth(50, 5), "arie"),))
    game = replace(GAME, melds=rare)
    for seed in range(5):
        made = drill(game, "declare", 2, seed)
        assert made.answer == 50 and len(made.cards) == 20


def test_a_declaration_left_out_is_named():
    made = asked("KS KB KC QC CC 7S 8S 9S 5B")
    assert made.answer == 7 + 6
    assert made.check(6).step == "Kings" and made.check(13).right


def test_a_card_overlooked_or_imagined_is_named():
    made = asked("KS KB KC 7S 8S 9S")
    assert made.answer == 7
    assert made.check(4).steps == (OVERLOOKED,) and set(made.check(4).cards) == {"KS", "KB", "KC"}
    assert IMAGINED in made.check(10).steps


def test_cards_that_serve_once_are_named():
    made = asked("T20 T1 T9 T8 T7 T6 T5 T4")
    assert made.answer == 15
    assert ONCE in made.check(20).steps


def test_a_doubling_that_was_forgotten_is_named():
    made = asked("KS QS CS KB QB CB")
    assert made.answer == 24 + 4 and "two families" in made.check(16).steps


def test_finding_says_which_cards_are_missing_or_too_many():
    made = drill(GAME, "declare", 1, 3)
    assert made.check(made.answer).right
    missing = made.check(made.answer[1:])
    assert missing.steps == (OVERLOOKED,) and missing.cards == made.answer[:1]
    other = next(card for card in made.form.cards if card not in made.answer)
    assert made.check([*made.answer, other]).steps == (IMAGINED,)
