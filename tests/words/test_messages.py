"""Messages: places, forms, values, and who hears them."""

import copy
import json
import pickle
from fractions import Fraction

import pytest
from trionfi.words import (
    Cards,
    GameTerm,
    Listing,
    Message,
    Person,
    Quantity,
    Range,
    Seat,
    Speaker,
    Term,
    Text,
    Verbatim,
    in_game,
    pattern,
    reworded,
)
from trionfi.words.catalogue import Catalogue, English, Pseudo
from trionfi.words.languages import OF_ENGLISH
from trionfi.words.phrases import remarks
from trionfi.words.speaker import PLAIN, Drawn, Typeset, to_reader

TABLE = (Person("You", True), Person("Right"), Person("Left"), Person("Dummy", within="the dummy"))
CARD = Term("card", many="cards")
ITALIAN = OF_ENGLISH._replace(broken=[(0, "one"), (1, "other")], names={"to": ["a {}", "a {}"]})


def taken(seat: int) -> Message:
    return Message("{Who} takes the trick.", {"who you": "You take the trick."}, who=Seat(seat))


def shown(seat: int, number: int, others: tuple[int, ...]) -> Message:
    return Message("{Who} shows {n} cards to {others}.", {
        "who you, n =1": "You show a card to {others}.", "who you": "You show {n} cards to {others}.",
        "n =1": "{Who} shows a card to {others}."}, who=Seat(seat), n=number, others=Listing(tuple(map(Seat, others))))


def test_a_message_is_a_text_in_plain_english():
    assert taken(1) == "player 1 takes the trick."
    assert json.dumps(taken(0)) == '"player 0 takes the trick."'
    assert sorted([taken(1), taken(0)]) == ["player 0 takes the trick.", "player 1 takes the trick."]


def test_the_reader_is_you():
    assert to_reader(taken(0), TABLE) == "You take the trick."
    assert to_reader(taken(1), TABLE) == "Right takes the trick."
    assert to_reader(shown(1, 1, (0, 2)), TABLE) == "Right shows a card to you and Left."
    assert to_reader(shown(0, 3, (1,)), TABLE) == "You show 3 cards to Right."


def test_a_dummy_has_an_article_within_a_sentence_and_a_capital_at_its_head():
    assert to_reader(taken(3), TABLE) == "Dummy takes the trick."
    assert to_reader(Message("For {whom}.", whom=Seat(3)), TABLE) == "For the dummy."


def test_whose():
    pile = Message("{who_of} discard", who=Seat(0))
    assert to_reader(pile, TABLE) == "your discard"
    assert to_reader(pile.filled(who=Seat(2)), TABLE) == "Left's discard"
    assert pile == "player 0's discard"


@pytest.mark.parametrize(("value", "said"), [
    (3, "3"), (Fraction(91, 2), "45½"), (Fraction(1, 2), "½"), (Fraction(-1, 2), "-½"), (Fraction(1, 3), "1/3"),
    (Quantity(1, CARD), "1 card"), (Quantity(Fraction(3, 2), CARD), "1½ cards"), (Quantity(0, CARD), "0 cards"),
    (Range(3, 3, CARD), "3 cards"), (Range(1, 1, CARD), "1 card"), (Range(0, 2, CARD), "up to 2 cards"),
    (Range(1, 3, CARD), "1 to 3 cards"),
    (Listing(("A",)), "A"), (Listing(("A", "B", "C")), "A, B and C"), (Listing(("A", "B"), "or"), "A or B"),
    (Cards((), 1), "a card"), (Cards((), 4), "4 cards"),
    (Cards((Term("King of cups", "card"), Term("the Fool", "card")), 2), "King of cups, the Fool"),
    (Term("Ace", "rank"), "Ace"), ("vado solo", "vado solo"), (taken(2), "player 2 takes the trick."),
])
def test_values(value, said):
    assert Message("<{one}>", one=value) == f"<{said}>"


def test_forms_of_a_word():
    assert Message("{Role_the} has {card_a}.", role=Term("soloist"), card=Term("Ace of cups", "card")) == "The soloist has an Ace of cups."


def test_a_form_of_one_shows_for_exactly_one():
    left = {"n =1": "One card is left.", "n =0": "No card is left."}
    assert [str(Message("{n} cards are left.", left, n=number)) for number in (0, 1, 2)] == \
        ["No card is left.", "One card is left.", "2 cards are left."]


def test_a_place_that_nothing_fills_is_an_error():
    with pytest.raises(KeyError, match="who"):
        Message("{Who} takes {what}.", what="it")


def test_a_message_survives_copy_and_pickle():
    message = to_reader(shown(1, 2, (0,)), TABLE)
    for again in (pickle.loads(pickle.dumps(message)), copy.deepcopy(message)):
        assert again == message and again.values == message.values and again.forms == message.forms
    text = Text(taken(0), "", taken(1))
    assert pickle.loads(pickle.dumps(text)).parts == text.parts == (taken(0), taken(1))


def test_a_paragraph_is_told_to_the_reader_sentence_by_sentence():
    assert to_reader(Text(taken(0), taken(1)), TABLE) == "You take the trick. Right takes the trick."


def test_another_language_has_its_own_forms_and_words():
    italian = Catalogue("it", {
        "{Who} takes the trick.": (((("who", "you"),), "La presa è tua."), ((), "La presa va {who_to}.")),
        "{n} cards are left.": (((("n", "=1"),), "Resta una carta."), ((), "Restano {n} carte.")),
        "{role} shows {card}.": (((("card", "f"),), "{Role_the} mostra la {card}."), ((), "{Role_the} mostra il {card}.")),
        "Play": (((), "Gioca"),)},
        {"term:soloist": {"": "solista", "the": "il solista", "gender": "m"}, "card:Queen": {"": "Regina", "gender": "f"},
         "term:card": {"": "carta", "other": "carte", "a": "una carta", "gender": "f"}}, ITALIAN)
    speaker = Speaker(italian)
    assert speaker.say(to_reader(taken(0), TABLE)) == "La presa è tua."
    assert speaker.say(to_reader(taken(1), TABLE)) == "La presa va a Right."
    assert speaker.say(Message("{n} cards are left.", {"n =1": "One card is left."}, n=1)) == "Resta una carta."
    assert speaker.say(Message("{role} shows {card}.", role=Term("soloist"), card=Term("Queen", "card"))) == "Il solista mostra la Regina."
    assert speaker.say("Play") == "Gioca"
    assert speaker.say("KS") == "KS"
    assert Speaker(italian).say(Message("<{one}>", one=Quantity(Fraction(1, 2), CARD))) == "<½ carta>"


def test_a_form_that_a_language_lacks_is_the_plain_word():
    assert Catalogue("it", {}, {"term:monte": {"": "monte"}}).word(Term("monte"), "of") == "monte"


def test_a_word_is_counted_in_the_category_of_its_number():
    slovene = Catalogue("sl", {"{n} cards are left.": (((("n", "two"),), "Ostaneta {n} karti."), ((), "Ostane {n} kart."))},
                        {"term:card": {"": "karta", "two": "karti", "few": "karte", "other": "kart"}},
                        OF_ENGLISH._replace(whole=[(0, "other"), (1, "one"), (2, "two"), (3, "few"), (5, "other"),
                                                   (101, "one"), (102, "two"), (103, "few"), (105, "other")]))
    said = [Speaker(slovene).say(Message("<{one}>", one=Quantity(n, CARD))) for n in (1, 2, 4, 5, 102, 1004, 1011)]
    assert said == ["<1 karta>", "<2 karti>", "<4 karte>", "<5 kart>", "<102 karti>", "<1004 karte>", "<1011 kart>"]
    assert Speaker(slovene).say(Message("{n} cards are left.", n=202)) == "Ostaneta 202 karti."


def test_the_pseudo_language_marks_what_is_no_message():
    pseudo = Speaker(Pseudo(frozenset({"Play"})))
    assert pseudo.say(Message("the {role}", role=Term("soloist"))) == "[the sõlõîst ~~~]"
    assert pseudo.say("Play") == "[Play ~~~]"
    assert pseudo.say(f"{taken(0)}!") == "player 0 takes the trick.!"


def test_plain_english_needs_no_names():
    assert PLAIN.say(taken(3)) == "player 3 takes the trick."


def test_several_players_by_number_are_told_together():
    both = Message("{players}", players=Listing((Seat(0), Seat(2))))
    assert both == "players 0 and 2"
    assert Message("{Side}: {n}", side=both, n=7) == "players 0 and 2: 7"
    assert to_reader(Message("{Side}: {n}", side=both, n=7), TABLE) == "You and Left: 7"


def test_a_sentence_agrees_with_the_player_who_is_named_within_it():
    one = Message("{who}", who=Seat(0))
    has = Message("{Name} has 3", {"name you": "{Name} have 3"}, name=one)
    assert has == "player 0 has 3" and to_reader(has, TABLE) == "You have 3"
    assert to_reader(Message("{Name_of} cards", name=one), TABLE) == "Your cards"
    assert to_reader(Message("{Name} has 3", {"name you": "{Name} have 3"}, name=Message("{who}", who=Seat(1))), TABLE) == "Right has 3"


def test_what_stands_between_values_says_how_they_belong_together():
    rows = {"and": "1, 2 and 3", "or": "1, 2 or 3", ",": "1, 2, 3", ";": "1; 2; 3", "+": "1 + 2 + 3", ":": "1 : 2 : 3", ".": "1. 2. 3"}
    assert {word: str(Message("{row}", row=Listing((1, 2, 3), word))) for word in rows} == rows


def test_a_language_sets_a_sign_apart_in_its_own_way():
    french = Speaker(Catalogue("fr", {}, {}, OF_ENGLISH._replace(rows=dict(OF_ENGLISH.rows) | {";": "\u202f; "})))
    assert french.say(Message("{row}", row=Listing((1, 2, 3), ";"))) == "1\u202f; 2\u202f; 3"
    assert french.say(Message("{row}", row=Listing((1, 2), "+"))) == "1 + 2"


def test_remarks_stand_side_by_side():
    assert remarks(["one"]) == "one" and remarks(["one", "two", "three"]) == "one; two; three"


def test_a_pattern_that_is_a_constant_takes_what_it_has_places_for():
    assert pattern("{value} from each", {"value": 3, "cards": "kings"}) == "3 from each"
    assert pattern("{value} from each", {"value": 3}).key == "{value} from each"
    with pytest.raises(KeyError):
        pattern("{value} from each", {})


LEADS = Message("the {declarer} leads", declarer=GameTerm("declarer"))


def soloist(role: str) -> Term:
    return {"declarer": Term("soloist")}.get(role, Term(role))


def test_a_role_stands_as_the_game_calls_it_wherever_it_is_said():
    rule = Message("{rule}; {rows}; {n}", rule=LEADS, rows=Listing((LEADS, Term("declarer"), "the declarer")), n=2)
    assert in_game(rule, soloist) == "the soloist leads; the soloist leads, declarer and the declarer; 2"
    assert in_game(rule, soloist).key == rule.key
    assert in_game(Text(LEADS, "He wins."), soloist).parts == ("the soloist leads", "He wins.")


def test_what_names_nothing_of_a_game_stays_as_it_is():
    same = Message("{who} leads; {rows}", who=Seat(1), rows=Listing((taken(0), "so")))
    assert in_game(same, soloist) is same and in_game("the declarer leads", soloist) == "the declarer leads"
    assert in_game(LEADS, Term) == "the declarer leads"


def test_another_sentence_stands_for_one_wherever_it_is_said():
    others = {LEADS.key: "the {declarer}'s side leads", "He wins.": "It wins."}
    rule = Message("{rule}; {rows}", rule=LEADS, rows=Listing((LEADS, 2)))
    assert reworded(Text(rule, "He wins."), others) == "the declarer's side leads; the declarer's side leads and 2 It wins."
    assert in_game(reworded(rule, others), soloist).startswith("the soloist's side leads")
    same = Message("{who} leads", who=Seat(1))
    assert reworded(same, others) is same


def test_a_role_has_its_article_in_another_language_before_and_behind_its_game():
    words = {"term:declarer": {"": "dichiarante", "the": "il dichiarante"}, "term:soloist": {"": "solista", "the": "il solista"}}
    italian = Speaker(Catalogue("it", {LEADS.key: (((), "apre {declarer_the}"),)}, words))
    assert [italian.say(said) for said in (LEADS, in_game(LEADS, soloist))] == ["apre il dichiarante", "apre il solista"]


def test_a_role_of_no_game_survives_copy_and_pickle():
    again = pickle.loads(pickle.dumps(copy.deepcopy(LEADS)))
    assert in_game(again, soloist) == "the soloist leads"


def test_what_is_verbatim_is_not_looked_up():
    italian = Speaker(Catalogue("it", {"points": (((), "punti"),), "{key}: {words}": (((), "{key}: {words}"),)}, {}))
    assert italian.say(Message("{key}: {words}", key=Verbatim("points"), words="points")) == "points: punti"


def test_a_page_has_the_minus_sign():
    page = Typeset(English())
    page.language = page.language._replace(minus="−")
    assert [page.told((((), "about {n} each"),), {"n": n}) for n in (-3, 3, "-0.5", "+0.5", "-alone")] == \
        ["about −3 each", "about 3 each", "about −0.5 each", "about +0.5 each", "about -alone each"]


def test_what_is_quoted_is_drawn_between_signs():
    words = Message("{card} beats {other}: {n}.", card="KS", other=Term("the Fool", "card"), n=2)
    assert Drawn(words) == "\u2068KS\u2069 beats the Fool: 2." and Drawn(words).words is words
    step = Message("{Step}: you deal.", step="speaking on ten cards")
    assert Drawn(step) == "\u2068Speaking on ten cards\u2069: you deal."
    italian = Speaker(Catalogue("it", {"{card} beats {other}: {n}.": (((), "{n}: {card} batte {other}"),)}, {}))
    assert italian.say(Drawn(words)) == "2: \u2068KS\u2069 batte the Fool"

