"""Drawings: figures are the engine's, names are spoken, mistakes in the prose are named."""

import json
import re
from collections import Counter
from dataclasses import replace
from html import unescape

import pytest
from trionfi import games, service
from trionfi.drills.puzzles import numbers

from site_builder.drawings import Page, draw
from site_builder.drawings.cite import spelt
from site_builder.drawings.html import el, figure, minus, sentence, signed, text

HERE = Page(name="sicily/mineo-3.md", game="mineo-3", base="../../")


def drawn(call: str) -> str:
    return draw(call, HERE, alone=True)


def words(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_a_pile_shows_the_working_and_its_total() -> None:
    html = drawn("count QC CC 7C | last")
    counted = service.answer("count", {"game": "mineo-3", "cards": ["QC", "CC", "7C"], "last_trick": True})
    assert f"Together {counted['points']} card points in 3 cards" in words(html)
    assert 'cards="QC CC 7C" last-trick' in html
    assert html.count('class="batch') >= len(counted["working"])
    assert 'aria-label="Queen of cups, 4 points"' in html


def test_where_tricks_count_a_pile_is_counted_with_them() -> None:
    there = Page(name="denmark/tarok-danish-modern.md", game="tarok-danish-modern", base="../../")
    html = draw("count KS QH 7S T9 T5 8S | 2 tricks", there, alone=True)
    assert "2 tricks" in words(html) and "Together 9 card points in 6 cards" in words(html) and 'tricks="2"' in html
    assert html.count('class="note"') == 1, "a card alone has its value told once"
    with pytest.raises(ValueError, match="tricks count nothing"):
        drawn("count T20 T9 | 2 tricks")


def test_points_stand_at_the_head_where_every_card_comes_to_somebody() -> None:
    assert "109 in the pack Where" in words(drawn("fact-box"))
    resting = draw("fact-box", page("tarok_lhombre/droggn.md", "droggn"), alone=True)
    assert "three or four" in words(resting) and "74 in the pack Where" in words(resting), "whoever sits out changes nothing"
    several = page("france_1637/taros-1659-first.md", "taros-1659-first")
    assert "Points 79 with three; 91 to 92, by how the cards fall with two; 65 to 66, by how the cards fall with six Where" in words(
        draw("fact-box", several, alone=True))
    for family, game in (("minchiate", "minchiate-partners"), ("bologna", "mattazza"), ("piedmont", "venticinque-2")):
        assert "Points" not in words(draw("fact-box", page(f"{family}/{game}.md", game), alone=True)), "not all cards are won"


def test_every_picture_has_a_name_or_is_hidden() -> None:
    for call in ("count T20 T9 T6", "trick 7S KS T4", "trumps", "values", "drill count", "card T20"):
        for svg in re.findall(r"<span class=\"card[^>]*>|<svg[^>]*>", draw(call, HERE, alone=True)):
            assert "aria-label" in svg or "aria-hidden" in svg or "card-text" in svg or "cards" in svg, (call, svg)


def test_pictures_are_found_from_the_page() -> None:
    assert 'xlink:href="../../assets/cards/sicilian-63.svg#T20"' in drawn("card T20")


@pytest.mark.parametrize(
    "call",
    [
        "fact-box",
        "games",
        "compare sicily",
        "against calatafimi-3",
        "values",
        "trumps",
        "course",
        "options",
        "profiles",
        "signals",
        "rewards",
        "hand",
        "score",
        "score-example level",
        "drill",
        "drill legal | legal trick",
        "train",
        "kinds",
        "drilled-games",
        "learn",
        "deals",
        "which france",
    ],
)
def test_everything_that_the_pages_ask_for_is_drawn(call: str) -> None:
    html = drawn(call)
    assert words(html)
    assert "\n" not in html  # an empty line would end the block for Markdown
    assert "data-search-exclude" in html


@pytest.mark.parametrize("kind", [kind["kind"] for kind in service.answer("drills", {"game": "mineo-3"})])
def test_a_drill_of_any_kind_shows_a_question_and_its_answer(kind: str) -> None:
    html = drawn(f"drill {kind} | {kind}")
    assert f'kind="{kind}" kinds="{kind}"' in html
    asked = service.answer("drill", {"game": "mineo-3", "kind": kind, "level": 2, "seed": 5})
    names = {one["card"]: one["full"] for one in service.answer("pack", {"game": "mineo-3"})["cards"]}
    named = re.sub(r"\b[A-Z0-9]+\b", lambda found: names.get(found[0], found[0]), asked["question"]["words"])
    assert "".join(named.split()) in "".join(words(html).split()), "cards are named, not noted"
    assert words(re.search(r"<summary>The answer</summary><p>(.*?)</p>", html)[1])


def test_the_trainer_is_told_of_the_puzzles_that_a_game_asks_and_of_no_other() -> None:
    told = {name: json.loads(unescape(found)) for name, found in re.findall(r'data-(puzzles|themes)="([^"]*)"', drawn("train"))}
    stored = {slug: [list(level) for level in numbers(games[slug]).values()] for slug in games}
    assert told["puzzles"] == {slug: levels for slug, levels in stored.items() if levels}
    by_theme = Counter((slug, number) for _, found in told["themes"] for slug, seeds in found.items() for number in seeds)
    assert by_theme == Counter((slug, number) for slug, levels in stored.items() for level in levels for number in level)
    assert "leading trumps" in [words for words, _ in told["themes"]]


def test_tables_have_heads_and_a_name() -> None:
    html, shown = drawn("rewards"), service.answer("show", {"game": "mineo-3"})
    assert html.count('<th scope="col">') == 3
    assert html.count('<th scope="row">') == len(shown["rewards"])
    assert 'role="region" aria-label="Payments" tabindex="0"' in html
    assert drawn("options").count("<dt>") == drawn("options").count("<dd>") == len(shown["options"])


def test_a_payment_that_two_contracts_have_in_the_same_words_is_one_row() -> None:
    shown = service.answer("show", {"game": "tarok-quadrille"})["rewards"]
    told = [one["words"] for one in shown]
    assert len(set(told)) < len(told)
    rows = re.findall(r"<tr.*?</tr>", draw("rewards", Page("tarok_lhombre/tarok-quadrille.md", "tarok-quadrille", "../../"), alone=True))
    assert len(rows) == len(set(rows)) == 1 + len(set(told))


def test_games_are_compared_by_what_the_engine_deals_and_asks() -> None:
    rows = [words(row) for row in drawn("compare sicily").split("<tr")]
    tortorici = next(row for row in rows if "tortorici-3" in row or "Vanto of Tortorici, for three" in row)
    assert "three 63, 20 each 3, monte: the declarer" in tortorici
    assert "Solo: 55 of the declarer, 54 of the others together." in tortorici and "Solo: 2 a point, 1 for each other" in tortorici
    assert any("in game points, to 50 Beyond the par: 1 a point book , web" in row for row in rows)
    with pytest.raises(ValueError, match="a line of its own"):
        draw("compare sicily", HERE, alone=False)


def test_a_comparison_has_every_number_left_over_and_each_payment_once() -> None:
    rows = [words(row) for family in ("troccas", "tarok_lhombre") for row in drawn(f"compare {family}").split("<tr")]
    assert any("6, 9 or 12, écart: the taker" in row for row in rows)
    assert any("Card points 1, Matadors, Card bought" in row for row in rows)


def test_the_values_of_the_pack_are_all_there() -> None:
    pack = service.answer("pack", {"game": "mineo-3"})["cards"]
    rows = re.findall(r'<th scope="row">(\d+)</th>.*?<td>(\d+)</td></tr>', drawn("values"))
    assert sum(int(value) * int(number) for value, number in rows) == sum(card["value"] for card in pack)
    assert sum(int(number) for _, number in rows) == len(pack)


@pytest.mark.parametrize("name", ["first", "level", "five-cards"])
def test_the_lines_of_an_account_sum_to_its_foot(name: str) -> None:
    html = drawn(f"score-example {name}")
    amounts = [[int(cell.replace("−", "-")) for cell in re.findall(r"<td[^>]*>([+−]?\d+)</td>", row)] for row in html.split("<tr")[2:]]
    *lines, foot = amounts
    assert [sum(column) for column in zip(*lines, strict=True)] == foot
    assert sum(foot) == 0


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("no-such-thing", "there is no such drawing"),
        ("count T20 T99", "T99"),
        ("count T20 T20", "T20"),
        ("count T20 | first", "only `last`"),
        ("compare atlantis", "no games for 'atlantis'"),
        ("drill juggling", "there is no drill"),
        ("drill count | legal", "after the bar"),
        ("card 1X", "1X"),
        ("score-example nobody", "there is no example"),
    ],
)
def test_a_mistake_in_the_prose_is_named(call: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        drawn(call)


def test_a_block_inside_a_sentence_and_a_page_without_a_game_are_refused() -> None:
    with pytest.raises(ValueError, match="line of its own"):
        draw("values", HERE, alone=False)
    with pytest.raises(ValueError, match="front matter"):
        draw("values", Page(name="index.md", game=None, base=""), alone=True)


def test_words_are_safe_and_tidy() -> None:
    assert el("p", {"title": 'a "b" <c>', "hidden": True, "id": None}, text("a < b\n\n& c")) == (
        '<p title="a &quot;b&quot; &lt;c&gt;" hidden>a &lt; b &amp; c</p>'
    )
    assert (figure(-2), signed(2), signed(0), signed("-.5")) == ("−2", "+2", "0", "−.5")
    assert minus("10 + 1 - 2") == "10 + 1 − 2"
    assert (sentence("the last trick"), sentence("Why?"), sentence("")) == ("The last trick.", "Why?", "")


def test_a_game_against_its_sister_names_what_differs_and_links_it() -> None:
    page = Page(name="france/tarot-fft-3.md", game="tarot-fft-3", base="../../")
    html = draw("against tarot-fft-4", page, alone=True)
    assert 'href="../../france/tarot-fft-4/"' in html and "4 cards. This is done 6 times." in html and "3 cards. This is" in html
    with pytest.raises(ValueError, match="nothing differs"):
        draw("against tarot-fft-3", page, alone=True)


def page(name: str, slug: str) -> Page:
    return Page(name=name, game=slug, base="../../")


def test_signals_are_marked_with_their_language_and_gestures_are_english() -> None:
    assert '<i lang="scn">faglio</i>' in drawn("signals") and "<i lang=\"scn\">cards to the chest" not in drawn("signals")
    asti = draw("signals", page("piedmont/asti-chiamare-il-re.md", "asti-chiamare-il-re"), alone=True)
    assert 'lang="scn"' not in asti and '<i lang="it">piccolo</i>' in asti and '<th scope="row">rap for trumps</th>' in asti


def test_a_condition_that_several_signals_share_is_told_once() -> None:
    told = words(draw("signals", page("piedmont/asti-chiamare-il-re.md", "asti-chiamare-il-re"), alone=True))
    meanings = [one["meaning"] for one in service.answer("show", {"game": "asti-chiamare-il-re"})["signals"]]
    assert sum(one.startswith("after a trump or the last card of a suit, until the next lead: ") for one in meanings) == 7
    assert "After a trump or the last card of a suit, until the next lead Phrase Meaning" in told.replace(
        "until the next lead After a trump or the last card of a suit, until the next lead", "until the next lead")
    assert told.count("[004, 8.40]") == len(meanings), "each has its source"
    assert "until the next lead:" not in told and told.count("I have the Mondo (turn the card") == 1
    for meaning in meanings:
        assert sentence(meaning.rpartition("until the next lead: ")[2]) in told


def test_equal_trumps_are_said_to_be_equal() -> None:
    asti = draw("trumps", page("piedmont/asti-chiamare-il-re.md", "asti-chiamare-il-re"), alone=True)
    assert "Trump 5, trump 4, trump 3 and trump 2 are equal in rank" in words(asti)
    assert "equal in rank" not in words(drawn("trumps"))


def test_a_course_that_divides_says_where() -> None:
    course = words(draw("course", page("sicily/calatafimi-4.md", "calatafimi-4"), alone=True))
    assert "Soloist's discard . If there is a declarer : The declarer discards" in course
    assert "Dealer's discard . If there is no declarer yet : The dealer discards" in course


def test_rounds_of_a_deal_that_are_alike_are_told_once() -> None:
    course = words(draw("course", page("france/tarot-fft-4.md", "tarot-fft-4"), alone=True))
    assert "Packets 1 to 6 . 6 times : The dealer gives each player 3 cards." in course
    assert words(drawn("course")).count("The dealer gives each player 5 cards.") == 4


def test_a_course_begins_with_the_dummies_although_a_step_bears_their_name() -> None:
    course = words(draw("course", page("liguria/gatti-2.md", "gatti-2"), alone=True))
    assert course.index("Opposite each player lies a dummy") < course.index("First five to third five")
    assert course.count("The hands of the dummies are laid open") == 1


def test_a_course_has_whole_steps_and_no_step_twice() -> None:
    told = {step["name"]: step["words"] for step in service.answer("show", {"game": "mineo-3"})["course"]}
    course = words(drawn("course"))
    assert f"Discard . {told['discard']} [000, three-player Mineo]" in course and "If he has fewer than 3 such cards" in told["discard"]
    assert "Speaking on fifteen cards . If there is no soloist yet : As in speaking on ten cards. [000, three-player Mineo]" in course
    assert course.endswith("The next deal . The deal passes to the player to the dealer's right. [000, three-player Mineo]")


def test_what_several_combinations_share_is_told_once() -> None:
    told = words(draw("melds", page("bologna/ottocento.md", "ottocento"), alone=True))
    assert told.count("may stand for a missing card, never for two neighbours") == 1
    assert "Grande, sequence, sequence of Aces, sequence of Moors: 3 cards at least; a contatore" in told


def test_a_value_names_the_readings_that_take_it() -> None:
    options = words(drawn("options"))
    assert "when the deal is complete [000, three-player Mineo] at once, before more cards are given [004, 14.6] (2, 3)" in options
    first, second, third, _ = draw("profiles", HERE, alone=True).split("</li>")
    assert "association" in first and "Dummett" in second and "after any round" in third


def test_what_programs_call_readings_and_options_is_folded_away() -> None:
    before, _, fold = drawn("options").partition("<summary>For programs")
    assert "<code>" not in before and "<code>association</code> (where none is named)" in fold and "<code>after-deal</code>" in fold


def test_the_default_of_a_page_is_the_reading_that_its_blocks_begin_with() -> None:
    there = page("france/tarot-fft-4.md", "tarot-fft-4")
    first, *others = draw("profiles", there, alone=True).split("</li>")
    assert "2012" in first and "begins with this one" in first and "begins with" not in "".join(others)
    today = draw("course", replace(there, reading="today"), alone=True)
    assert "never the first or the last of the pack" in today and "never the first or" not in draw("course", there, alone=True)
    assert "<code>fft</code> (where none is named)" in draw("options", replace(there, reading="today"), alone=True)
    for block in ("hand", "score", "drill"):
        assert 'data-readings="today:As played today|fft:As in the book"' in draw(block, replace(there, reading="today"), alone=True)
    options = words(draw("options", there, alone=True))
    assert "the first and the last of the pack [005, the deal] the first three and the last three" in options


def test_letters_by_which_the_book_calls_its_sources_are_spelt_out() -> None:
    there = page("troccas/troccas-4.md", "troccas-4")
    assert spelt("004, 5.1, CD, AGM, ND") == "004, 5.1, Carla Deplazes (1987), AG Müller (1968), Nicolette Deplazes (1999)"
    assert spelt("004, 9.6, Hér.") == "004, 9.6, Héron's leaflet" and spelt("000, the deal") == "000, the deal"
    assert not re.search(r"\b(?:AC|BC|AGM|CD|ND)\b", words(draw("options", there, alone=True)))


def test_a_source_that_all_lines_share_stands_once() -> None:
    settled = words(drawn("score-example five-cards"))
    assert settled.count("[004, 14.6]") == 1 and settled.endswith("[004, 14.6]")


def test_an_account_names_the_declarer_by_his_role() -> None:
    settled = words(draw("score-example lost", page("sicily/barcellona-3.md", "barcellona-3"), alone=True))
    assert "55 asked of the declarer, 54 of the others." in settled


def test_what_a_call_takes_next_is_said_plainly() -> None:
    call = words(draw("course", page("piedmont/mitigatti-nice-4.md", "mitigatti-nice-4"), alone=True))
    assert "a King; if he has them all, the Angel (XX); if he has this too, a Queen." in call
    assert "If there is a declarer : The declarer then says how he plays: solo (ask for one card) or sans prendre (ask for none" in call


def test_what_all_combinations_are_worth_is_said_once() -> None:
    alike = words(draw("melds", page("minchiate/minchiate-partners.md", "minchiate-partners"), alone=True))
    assert alike.count("values of its cards") == 1 and "Each is worth the values of its cards." in alike and "Worth" not in alike
    assert "Worth" in words(draw("melds", page("bologna/ottocento.md", "ottocento"), alone=True))


def test_nothing_is_said_of_declaring_where_combinations_only_count_when_won() -> None:
    assert "declare" not in words(draw("melds", page("bologna/mattazza.md", "mattazza"), alone=True))
    assert "Nobody is obliged to declare." in words(draw("melds", page("bologna/ottocento.md", "ottocento"), alone=True))


def test_a_single_phrase_is_no_plural() -> None:
    assert words(draw("signals", page("bologna/cinquecento.md", "cinquecento"), alone=True)).startswith("The phrase and what it means")


def test_halves_are_printed_as_such() -> None:
    assert [figure(value) for value in (45.5, 0.5, -0.5, -7.5, 10.5, 3, "1/3")] == ["45½", "½", "−½", "−7½", "10½", "3", "1/3"]
    assert signed(7.5) == "+7½"
