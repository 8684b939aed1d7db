"""Closed vocabularies: a part refuses a word that is not one of them, and says which there are."""

from dataclasses import dataclass
from enum import StrEnum

import pytest
from trionfi.errors import TrionfiError
from trionfi.vocabulary import Checked, vocabularies


class Colour(StrEnum):
    """What a card shows."""

    NONE = ""
    RED = "red"
    BLACK = "black"


@dataclass(frozen=True)
class Part(Checked):
    """A part with a word that it must have, one that it may have, and one that is free."""

    colour: Colour
    other: Colour | None = None
    free: str = ""


@dataclass(frozen=True)
class Several(Checked):
    """A part with as many words as one likes, and with texts and pairs that are free."""

    colours: tuple[Colour, ...] = ()
    texts: tuple[str, ...] = ()
    pair: tuple[str, int] = ("", 0)


@dataclass(frozen=True, kw_only=True)
class Named(Part):
    """A part that options find by its name."""

    name: str


def test_a_text_becomes_the_member_of_its_vocabulary():
    part = Part("red", "black", "rouge")
    assert part == Part(Colour.RED, Colour.BLACK, "rouge")
    assert (type(part.colour), type(part.other), type(part.free)) == (Colour, Colour, str)
    assert Part("red").other is None


def test_the_fields_of_a_vocabulary_are_known_by_their_types():
    assert dict(vocabularies(Named)) == {"colour": (Colour, False), "other": (Colour, True)}
    assert dict(vocabularies(Several)) == {"colours": (Colour, False)}


def test_another_word_is_refused_with_the_part_the_field_and_the_words_that_there_are():
    with pytest.raises(TrionfiError) as refused:
        Part("redd")
    assert str(refused.value) == "colour of Part cannot be 'redd': it is one of '' (nothing), red, black"
    with pytest.raises(TrionfiError) as refused:
        Named("red", "blue", name="ace")
    assert str(refused.value) == "other of Named 'ace' cannot be 'blue': it is one of '' (nothing), red, black"


@pytest.mark.parametrize("given", [7, True, None, ("red",), b"red", "RED", "red "])
def test_what_is_no_such_word_is_refused_whatever_it_is(given):
    with pytest.raises(TrionfiError, match="colour of Part cannot be"):
        Part(given)


def test_each_text_of_a_tuple_becomes_a_member():
    part = Several(("red", Colour.BLACK), ("rouge",))
    assert part == Several((Colour.RED, Colour.BLACK), ("rouge",))
    assert [type(colour) for colour in part.colours] == [Colour, Colour]
    assert Several().colours == ()


@pytest.mark.parametrize("given, wrong, which", [
    (("red", "redd"), "redd", "one"), ((None,), "None", "one"), ((("red",),), r"\('red',\)", "one"),
    ("red", "red", "a tuple"), (Colour.RED, "red", "a tuple"), (["red"], r"\['red'\]", "a tuple"), (None, "None", "a tuple"),
])
def test_what_is_no_tuple_of_words_is_refused(given, wrong, which):
    with pytest.raises(TrionfiError, match=rf"colours of Several cannot be '{wrong}': it is {which} of '' \(nothing\), red, black"):
        Several(given)
