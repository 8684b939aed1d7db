"""The card sprites: whole, self-contained, small, the same every time."""

import gzip
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytest

from site_builder.cardart import CardArtError, sprite
from site_builder.cardart.__main__ import main, packs
from site_builder.cardart.courts import court
from site_builder.cardart.glyphs import plain, written
from site_builder.cardart.indices import COURTS, SETS, indices, native
from site_builder.cardart.sprite import FAMILIES
from site_builder.cardart.trumps import COMMON, ORDERS
from site_builder.paths import ROOT

SVG = "{http://www.w3.org/2000/svg}"
BUDGET = 60_000
NATIVE = {"K": "Roi", "Q": "Dame", "C": "Cavalier", "J": "Valet"}

PACKS = packs()


@pytest.fixture(scope="module", params=sorted(PACKS))
def pack(request):
    return PACKS[request.param]


@pytest.fixture(scope="module")
def text(pack):
    return sprite(pack)


@pytest.fixture(scope="module")
def root(text):
    return ElementTree.fromstring(text)


def made_up(ranks, letters="SBCD", trumps=22, form="latin", name="made-up"):
    """A pack of any size, as the engine would describe it."""
    cards = [{"card": "F", "name": "Matto", "suit": "F", "rank": "F", "value": 5}]
    cards += [
        {"card": f"T{n}", "name": f"trump {n}", "suit": "T", "rank": str(n), "value": 1} for n in range(1, trumps)
    ]
    cards += [
        {"card": rank + letter, "name": f"{rank} of {letter}", "suit": letter, "rank": rank, "value": 1}
        for letter in letters
        for rank in ranks
    ]
    return {"name": name, "form": form, "cards": cards, "suits": [{"letter": letter} for letter in letters],
            "courts": [{"letter": rank, "native": name} for rank, name in NATIVE.items() if rank in ranks]}


def test_every_card_and_the_back_have_a_symbol(pack, root):
    symbols = {symbol.get("id"): symbol.get("viewBox") for symbol in root.iter(f"{SVG}symbol")}
    courts = {card["card"] for card in pack["cards"] if card["rank"] in COURTS and card["suit"] not in ("T", "F")}
    assert set(symbols) == {card["card"] for card in pack["cards"]} | {"back"} | {f"{card}-{one}" for card in courts for one in SETS}
    assert set(symbols.values()) == {"0 0 100 176"}


def test_ids_are_unique(root):
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_references_stay_inside_and_meet_something(root):
    ids = {element.get("id") for element in root.iter()}
    references = [element.get("href") for element in root.iter(f"{SVG}use")]
    assert references and all(reference.startswith("#") and reference[1:] in ids for reference in references)


def test_nothing_that_fails_in_a_use_from_another_page(text, root):
    assert "url(" not in text and "://" not in text.replace("http://www.w3.org/2000/svg", "")
    drawn = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert drawn <= {"svg", "defs", "symbol", "g", "use", "path", "circle", "ellipse", "rect"}


def test_every_piece_is_used(text, root):
    for piece in root.find(f"{SVG}defs"):
        assert f'href="#{piece.get("id")}"' in text


def test_cards_differ(root):
    faces = [ElementTree.tostring(symbol)[40:] for symbol in root.iter(f"{SVG}symbol")]
    assert len(faces) == len(set(faces))


def test_small_enough(text):
    assert len(gzip.compress(text.encode(), 9)) <= BUDGET


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """All sprites once more, drawn by a process that puts its sets in another order."""
    folder = tmp_path_factory.mktemp("cards")
    subprocess.run([sys.executable, "-m", "site_builder.cardart", folder], cwd=ROOT, check=True, env={"PYTHONHASHSEED": "5"})
    return folder


def test_the_same_in_another_process(pack, text, elsewhere):
    assert (elsewhere / f"{pack['name']}.svg").read_text() == text


def test_cards_that_count_wear_gold_and_names_stand_on_a_scroll(text):
    symbols = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', text, re.DOTALL))
    dark = {card for card, face in symbols.items() if "#3a2142" in face.split("</g>")[0][:200]}
    if "T0" in symbols:
        assert dark == {"T20", "T19", "T18", "T17", "T16", "T1", "F"}


@pytest.mark.parametrize(("form", "letters"), [("latin", "SBCD"), ("french", "SHDC")])
def test_a_full_pack_of_78_draws_aces_to_tens(form, letters):
    ranks = ["K", "Q", "C", "J", *map(str, range(10, 1, -1)), "A"]
    text = sprite(made_up(ranks, letters, form=form))
    assert len(list(ElementTree.fromstring(text).iter(f"{SVG}symbol"))) == 79 + 16 * len(SETS)
    assert len(gzip.compress(text.encode(), 9)) <= BUDGET


def test_the_lowest_court_is_a_woman_where_she_is_called_so():
    suit = FAMILIES["latin"]["C"]
    assert court("J", "Donna of cups", suit) == court("J", "Fantina of cups", suit) != court("J", "Fante of cups", suit)
    assert court("Q", "Donna of cups", suit) == court("Q", "Queen of cups", suit)


@pytest.mark.parametrize("number", range(1, 11))
@pytest.mark.parametrize(("form", "letter"), [(form, letter) for form, suits in FAMILIES.items() for letter in suits])
def test_numeral_cards_show_their_number_of_signs(form, letter, number):
    face = FAMILIES[form][letter].numeral(number)
    assert len(re.findall(rf'href="#_{letter}(?:\d+)?"', face)) == number


@pytest.mark.parametrize("order", [*ORDERS.values(), *COMMON.values()])
def test_each_trump_of_an_order_has_its_own_picture(order):
    pictures = [draw() for draw in order.values()]
    assert len(pictures) == len(set(pictures))
    for drawn in pictures:
        ElementTree.fromstring(f"<svg>{drawn}</svg>")


def test_trumps_without_a_picture_still_draw():
    pack = made_up(["K"], trumps=36)
    assert len(list(ElementTree.fromstring(sprite(pack)).iter(f"{SVG}symbol"))) == 41 + 4 * len(SETS)


@pytest.mark.parametrize(("name", "letters"), [("french-78", "R D C V"), ("piedmontese-78", "R D C F"), ("german-78", "K D C B"),
                                               ("sicilian-63", "R RG C D"), ("minchiate-97", "R RG C F")])
def test_a_game_has_the_letters_of_its_own_tongue(name, letters):
    own = native(PACKS[name]["courts"])
    assert " ".join(own[rank] for rank in COURTS) == letters


def test_the_letters_of_every_pack_tell_its_courts_apart():
    for pack in PACKS.values():
        for ending in ("", *(f"-{name}" for name in SETS)):
            letters = [indices(pack, court["letter"])[ending] for court in pack["courts"] if court["letter"] in COURTS]
            assert len(letters) == len(set(letters)), pack["name"]


def test_unknown_suits_are_one_clear_line():
    with pytest.raises(CardArtError, match="form 'cuneiform' are not drawn"):
        sprite(made_up(["K"], form="cuneiform"))
    with pytest.raises(CardArtError, match="no latin suit has the letter 'Z'"):
        sprite(made_up(["K"], letters="Z"))


def test_letters_are_written_without_accents():
    assert plain("Città d’oro") == "CITTA D'ORO"
    placed, long = written("AB", 10, 20, 3, 2)
    assert [x for _, x in placed] == [0, pytest.approx(13.2)] and long == pytest.approx(23.2)


def test_command_writes_each_pack(tmp_path, capsys):
    assert main([str(tmp_path / "cards")]) == 0
    assert {file.name for file in (tmp_path / "cards").iterdir()} == {f"{name}.svg" for name in PACKS}
    assert capsys.readouterr() == ("", "")


def test_command_says_what_is_wrong(tmp_path, capsys):
    assert main([]) == 2
    (tmp_path / "taken").write_text("")
    assert main([str(tmp_path / "taken")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
