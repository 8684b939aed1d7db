"""Choosing declarations: what excludes what, every split, sums, what is shown, questions."""

from dataclasses import replace

import pytest
from trionfi import TrionfiError
from trionfi.cards.packs import BOLOGNESE_62, FRENCH_78, GERMAN_78, MINCHIATE_97, OLD_FRENCH_78
from trionfi.games.bologna_melds import BOLOGNESE
from trionfi.games.france_1637_melds import JEU_DES_TAROTS
from trionfi.games.french_tarot_melds import TAROT_FFT
from trionfi.games.germany_melds import GROSSTAROK
from trionfi.games.minchiate_melds import MINCHIATE
from trionfi.melds import (
    Combination,
    Condition,
    Count,
    Declarable,
    Doubling,
    Inquiry,
    Round,
    Scale,
    Shows,
    Tally,
    candidates,
    check,
    conflict,
    declarations,
    splits,
    total,
)


def best(pack, table, cards, **more):
    """The best declarations of cards given as text."""
    return declarations(pack, pack.mask(pack.parse_all(cards)), table, **more)


def offered(pack, table, cards, **more):
    """All declarations of cards given as text, by name."""
    return {one.name: one for one in candidates(pack, pack.mask(pack.parse_all(cards)), table, **more)}


def test_a_declaration_says_what_it_is():
    one = best(GERMAN_78, GROSSTAROK, "KS QS JS F T2")[0]
    assert (one.name, one.cards, one.value, one.ledger, one.category) == (
        "half Cavallerie of spades", ("F", "KS", "QS", "JS"), 5, "game points", "cavallerie",
    )
    assert one.shown == one.cards and one.values == (("game points", 5),) and one.stands == ()


def test_an_annexed_card_is_shown_with_every_combination():
    one, other = best(MINCHIATE_97, MINCHIATE, "T1 T2 T3 KS KB KC F")
    assert one.cards == ("F", "T3", "T2", "T1") and other.cards == ("F", "KS", "KB", "KC")
    assert not conflict(MINCHIATE_97, MINCHIATE, one, other)


@pytest.mark.parametrize(("cards", "one", "other", "why"), [
    ("KS KB KC KD F", "four Kings and the Math", "four Kings", "KS KB KC KD may not serve in two declarations of one kind"),
    ("KS KB KC KD F", "four Kings and the Math", "Tarots", "four Kings and the Math includes Tarots"),
    ("KS QS CS JS QB QC QD", "Impériale of swords", "Impériale of Queens", "QS may not serve in two declarations of one kind"),
    ("KS KB KC KD F T1", "four Kings and the Math", "Tarots", ""),
    ("T21 T20 T19 T18 T1 T2 T3 T4", "Brizigole of the highest", "Brizigole of the lowest", ""),
])
def test_what_excludes_what(cards, one, other, why):
    found = offered(OLD_FRENCH_78, JEU_DES_TAROTS, cards)
    assert conflict(OLD_FRENCH_78, JEU_DES_TAROTS, found[one], found[other]) == why
    assert conflict(OLD_FRENCH_78, JEU_DES_TAROTS, found[other], found[one]) == why
    if why:
        with pytest.raises(TrionfiError, match=why):
            check(OLD_FRENCH_78, JEU_DES_TAROTS, (found[one], found[other]))
    else:
        check(OLD_FRENCH_78, JEU_DES_TAROTS, (found[one], found[other]))


def test_the_skis_is_spared_but_no_other_card():
    found = offered(GERMAN_78, GROSSTAROK, "KS QS CS F KH QH JH")
    assert not conflict(GERMAN_78, GROSSTAROK, found["half Cavallerie of spades"], found["half Cavallerie of hearts"])


def test_a_card_that_serves_once():
    table = replace(GROSSTAROK, once="fool")
    found = offered(GERMAN_78, table, "KS QS CS F KH QH JH KD")
    why = conflict(GERMAN_78, table, found["half Cavallerie of spades"], found["half Königreich"])
    assert why == "F may serve in one declaration only"


APART = Declarable(
    (
        Combination("reale", "Reale", Count("honours", 4, must="kings"), (Scale(((4, 20),), 5),), "reale"),
        Combination("onori", "Onori", Count("honours", 3), (Scale(((3, 10),), 5),), "onori"),
    ),
    apart=(("reale", "onori"),),
)


def test_all_splits_of_cards_that_serve_once():
    hand = GERMAN_78.select("honours")
    ways = {tuple((one.name, one.size) for one in way) for way in splits(GERMAN_78, hand, APART)}
    assert ways == {(("Reale", 7),), (("Reale", 4), ("Onori", 3)), (("Onori", 7),)}
    assert [total(APART, way).value for way in splits(GERMAN_78, hand, APART)] == [35, 30, 30]
    assert sum(one.value for one in declarations(GERMAN_78, hand, APART)) == 35


def test_no_cards_declare_nothing():
    assert declarations(GERMAN_78, 0, GROSSTAROK) == () and splits(GERMAN_78, 0, GROSSTAROK) == ((),)
    assert total(GROSSTAROK, ()).amounts == (("game points", 0),) and total(GROSSTAROK, ()).lines == ()


def test_fewer_may_be_shown_where_the_rules_allow_it():
    hand = FRENCH_78.mask(f"T{number}" for number in range(2, 16))
    found = [(one.value, one.size, len(one.shown)) for one in candidates(FRENCH_78, hand, TAROT_FFT)]
    assert found == [(30, 13, 13), (20, 10, 10)]
    assert [one.value for one in declarations(FRENCH_78, hand, TAROT_FFT)] == [30]
    assert [[one.value for one in way] for way in splits(FRENCH_78, hand, TAROT_FFT)] == [[30]]


@pytest.mark.parametrize(("held", "declared"), [
    ("T1 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20", "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"),
    ("F T1 T11 T12 T13 T14 T15 T16 T17 T18 T19", "T19 T18 T17 T16 T15 T14 T13 T12 T11 T1"),
    ("F T1 T11 T12 T13 T14 T15 T16 T17 T18", "F T18 T17 T16 T15 T14 T13 T12 T11 T1"),
])
def test_a_poignee_is_of_the_trumps_that_are_shown_and_the_petit_is_hidden_while_it_can_be(held, declared):
    one, = candidates(FRENCH_78, FRENCH_78.mask(held.split()), TAROT_FFT)
    assert one.cards == one.shown == tuple(declared.split()) and one.size == 10


@pytest.mark.parametrize(("held", "name", "forms"), [
    ("KS KB KC KD 6S", "cricca of Kings", "KS KB KC KD / KB KC KD / KS KC KD / KS KB KD / KS KB KC"),
    ("KS QS CS JS 6S", "sequence of swords", "KS QS CS JS / KS CS JS / KS QS JS / KS QS CS"),
    ("KS QS AS F 6S", "sequence of swords", "KS QS AS F / KS QS F"),
    ("ANG MON SOL T16 T15 F", "grande", "F ANG MON SOL T16 T15 / F ANG SOL T16 T15 / F ANG MON T16 T15 / F ANG MON SOL T16 / F ANG SOL T16 "
     "/ F ANG MON T16 / F ANG MON SOL / F ANG SOL / F ANG MON / ANG MON SOL T16 T15 / ANG MON SOL T16 / ANG MON SOL"),
    ("AS AB AC 6S", "sequence of Aces", "AS AB AC"),
])
def test_nobody_need_declare_as_strong_as_he_can(held, name, forms):
    found = {frozenset(one.cards) for one in candidates(BOLOGNESE_62, BOLOGNESE_62.mask(held.split()), BOLOGNESE) if one.name == name}
    assert found == {frozenset(form.split()) for form in forms.split(" / ")}


def test_a_shorter_run_is_told_with_what_its_wild_card_stands_for():
    found = candidates(BOLOGNESE_62, BOLOGNESE_62.mask(["ANG", "SOL", "T16", "F"]), BOLOGNESE)
    shorter = next(one for one in found if one.name == "grande" and set(one.cards) == {"ANG", "SOL", "F"})
    assert shorter.value == 10 and shorter.size == 3 and shorter.stands == (("F", "MON"),)


def test_won_cards_count_whole():
    cards = BOLOGNESE_62.mask(["KS", "KB", "KC", "KD"])
    assert [one.size for one in candidates(BOLOGNESE_62, cards, BOLOGNESE, won=True)] == [4]


def test_nothing_fewer_than_is_held_where_they_do_not():
    hand = GERMAN_78.mask(f"T{number}" for number in range(2, 16))
    assert [one.size for one in candidates(GERMAN_78, hand, GROSSTAROK)] == [14]


@pytest.mark.parametrize(("shows", "shown"), [
    (Shows("cards"), "F T8 T7 T6 T5 T4"), (Shows("nothing"), ""), (Shows("step"), "T7 T6 T5 T4"),
    (Shows("step", highest=True), "F T8 T7 T6"),
    (Shows("step", last="F", highest=True), "T8 T7 T6 T5"), (Shows("step", first="T4", last="F", highest=True), "T8 T7 T6 T4"),
])
def test_what_is_shown(shows, shown):
    table = Declarable((Combination("trumps", "trumps", Count("trumps + F", 4), (Scale(((4, 1),)),), "trumps", shows=shows),))
    assert list(best(GERMAN_78, table, "T4 T5 T6 T7 T8 F")[0].shown) == shown.split()


def test_doublings_and_tallies_are_lines_of_the_sum():
    table = replace(
        BOLOGNESE, doublings=(Doubling("cricche", 2, 3),),
        tallies=(Tally("two-cricche", "two cricche", "cricche", Scale(((2, 20),), ledger="partite")),),
    )
    found = total(table, best(BOLOGNESE_62, table, "KS KB KC QS QB QD"))
    assert [(line.label, line.ledger, line.value) for line in found.lines] == [
        ("cricca of Kings", "points", 17), ("cricca of Queens", "points", 14), ("2 cricche", "points", 62), ("two cricche", "partite", 20),
    ]
    assert found.amounts == (("points", 93), ("partite", 20)) and found.of("partite") == 20 and found.of("marks") == 0


def test_hand_and_won_cards():
    table = Declarable((
        Combination("a", "a", Count("kings", 1), (Scale(((1, 1),)),), "a"),
        Combination("b", "b", Count("kings", 1), (Scale(((1, 2),)),), "b", where="won"),
        Combination("c", "c", Count("kings", 1), (Scale(((1, 3),)),), "c", where="both"),
    ))
    assert [one.name for one in best(GERMAN_78, table, "KS")] == ["a", "c"]
    assert [one.name for one in best(GERMAN_78, table, "KS", won=True)] == ["b", "c"]


@pytest.mark.parametrize(("condition", "round_", "met"), [
    (Condition(holds=("kings", 2)), None, True), (Condition(holds=("kings", 3)), None, False), (Condition(most=("kings", 1)), None, False),
    (Condition(), None, False), (Condition("eldest"), None, True), (Condition("eldest"), Round(True), False),
    (Condition("eldest"), Round(False), True),
    (Condition("others", after=("x", "X")), Round(False), True),
    (Condition("others", after=("x", "X")), Round(False, frozenset({"x"})), False),
    (Condition("others", after=("x", "X")), Round(True, frozenset({"x"})), True), (Condition(missing="jacks"), None, True),
    (Condition(missing="kings"), None, False),
])
def test_conditions(condition, round_, met):
    hand, lacks = GERMAN_78.mask(["KS", "KH"]), GERMAN_78.mask(["JS"])
    assert condition.met(GERMAN_78, hand, lacks, round_) is met


def test_questions():
    ask = JEU_DES_TAROTS.inquiries[0]
    asker, holder, none = (OLD_FRENCH_78.mask(cards.split()) for cards in ("T21 F KS", "T1 KB", "T20 KC"))
    assert ask.may_ask(OLD_FRENCH_78, asker) and not ask.may_ask(OLD_FRENCH_78, holder)
    assert not ask.may_ask(OLD_FRENCH_78, OLD_FRENCH_78.select("trio"))
    assert ask.owes(OLD_FRENCH_78, none, asker) and not ask.owes(OLD_FRENCH_78, holder, asker)
    duel = Inquiry("qui-ne-la", "Qui ne l'a ?", "trio", 2, 5, pays="cannot show")
    assert duel.owes(OLD_FRENCH_78, none, asker) and not duel.owes(OLD_FRENCH_78, holder, asker)
