"""What one message has that another has not."""

from trionfi.words import Listing, Message, Text
from trionfi.words.apart import apart, sentences


def bids(*rows: str) -> Message:
    return Message("The bids: {rows}.", rows=Listing(rows, ";"))


def test_a_paragraph_is_its_sentences():
    assert sentences(Text("He leads.", Text("He wins.", "", "He pays."))) == ("He leads.", "He wins.", "He pays.")
    assert sentences("") == ()


def test_sentences_of_both_are_left_out():
    assert apart(["He leads.", "He wins."], ["He wins."]) == ["He leads."]
    assert apart(["He wins."], ["He wins.", "He pays."]) == []


def test_of_two_messages_with_one_pattern_only_the_remarks_are_told_that_differ():
    assert apart([bids("prise", "pousse", "garde")], [bids("prise", "garde")]) == ["The bids: …; pousse."]
    assert apart([bids("prise", "pousse")], [bids("garde", "pousse")]) == ["The bids: prise."]


def test_a_message_that_only_lacks_remarks_has_nothing_of_its_own():
    assert apart([bids("prise")], [bids("prise", "garde")]) == []


def test_another_number_is_told_with_its_sentence():
    assert apart([Message("{n} cards each", n=3)], [Message("{n} cards each", n=4)]) == ["3 cards each"]


def test_a_message_within_a_message_is_shortened_too():
    own, other = (Message("{name}: {rule}.", name="Contract", rule=bids(*rows)) for rows in (("a", "b"), ("a",)))
    assert apart([own], [other]) == ["Contract: The bids: …; b.."]
