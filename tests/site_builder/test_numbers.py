"""By the numbers on the pages of games: what is told of the sums that are kept, and when nothing is."""

import re

import pytest
import trionfi
import trionfi.numbers

from measured import figures
from measured.estimates import Estimate, binned, estimates, mean, share, spread
from measured.figures import HANDS, MATCHES, Kept, Part
from site_builder.drawings import Page, numbers, plots
from site_builder.pages import page
from site_builder.paths import DOCS

MINEO = Page("sicily/mineo-3.md", "mineo-3", "../../")
POINTS = {40: 30, 55: 50, 61: 40}     # the declarer's, by hands


def played(hands: int = 200) -> Kept:
    """The figures of so many hands, of which six in ten are played."""
    kept, solo = Kept.new("mineo-3"), hands * 6 // 10
    sums = {"bids": hands, "bids/-": 0, "bids/abandoned": hands - solo, "bids/vado solo": solo, "bids/vado solo/gains": solo // 2,
            "bids/vado solo/paid": solo * 2, "bids/vado solo/squares": solo * 20, "play": hands, "play/abandoned": hands - solo,
            "play/ended": solo, "tricks": solo, "slams": 0, "last/0": solo // 2, "last/1": solo - solo // 2}
    sums |= {f"points/declarer/{points}": number for points, number in POINTS.items()}
    for seat, paid in enumerate((solo * 3, -solo, -solo * 2)):
        sums |= {f"seat/{seat}/paid": paid, f"seat/{seat}/squares": solo * 25}
    for number in range(63):
        sums |= {f"card/{number}/held": 90, f"card/{number}/kept": 45, f"card/{number}/over": 90, f"card/{number}/squares": 900}
    kept.parts[HANDS] = Part(figures.sources("mineo-3", HANDS), "", [[0, hands // 10 - 1]], "1", "2026-01-01", sums)
    return kept


@pytest.fixture
def of(monkeypatch):
    """Says what the section of Mineo tells of some figures, as text."""

    def told(kept: Kept | None) -> str:
        numbers.told.cache_clear()
        monkeypatch.setattr(figures, "read", lambda slug: kept)
        return " ".join(re.sub(r"<[^>]+>", " ", numbers.section(MINEO)).split())

    yield told
    numbers.told.cache_clear()


def test_what_is_told_are_the_sums(of):
    shown = of(played())
    assert "These figures are of 200 hands" in shown and "bots, not people" in shown
    assert "Somebody declares in 60.0 ± 6.8 of 100 hands, and in 50.0 ± 8.9 of 100 of these it pays." in shown
    assert "The best place, with +3.00 ± 0.73 a hand: the dealer." in shown
    assert "vado solo 60.0 ± 6.8 50.0 ± 8.9 +2.00 ± 0.73" in shown
    assert re.search(r"Fujutu \+0\.50 ± 0\.32 50 ± 10", shown)
    assert re.search(r"40–41 25\.0 ± \S+ 42–43 0\.0 .* 60–61 33\.3", shown)


def test_few_hands_tell_only_what_is_dealt(of):
    shown = of(played(50))
    assert "So few hands tell only what is dealt." in shown and "Trumps in a hand of 20 cards" in shown
    assert "Somebody declares" not in shown and "vado solo" not in shown and "a card adds" not in shown


def test_what_is_dealt_is_told_without_any_hands(of):
    shown = of(Kept.new("mineo-3"))
    assert shown.startswith("These figures are exact") and "Trumps in a hand of 20 cards" in shown and "±" not in shown


def test_without_figures_or_by_other_rules_nothing_is_told(of):
    assert of(None) == ""
    stale = played()
    stale.rules = "older"
    assert of(stale) == ""


def test_that_the_bots_have_changed_is_told(of):
    kept = played()
    assert "have been changed" not in of(kept)
    kept.parts[HANDS].sources = "older"
    assert "The bots have been changed since these hands were played." in of(kept)


def test_the_section_stands_before_the_practice_hand_and_only_where_there_are_figures(of):
    of(played())
    heads = re.findall(r"^## (.*)$", page(DOCS / MINEO.name), re.M)
    assert heads.index("By the numbers {#numbers}") + 1 == heads.index("Practice hand {#practice}")
    of(None)
    assert "By the numbers" not in page(DOCS / MINEO.name)


def test_a_heading_in_another_language_than_the_prose_says_so():
    italian = Page(MINEO.name, "mineo-3", "../../", language="it")
    assert numbers.heading(italian, "it") == "## In cifre {#numbers}"
    assert numbers.heading(italian, "en") == "## In cifre {#numbers lang=it}"


def test_every_file_of_figures_is_told():
    for file in figures.KEPT.glob("*.json"):
        assert numbers.section(Page("x/y.md", file.stem, "../../")), file.stem


def test_intervals_of_shares_and_means():
    assert share(50, 100) == Estimate(50, pytest.approx(100 * 2 * (0.25 / 104) ** 0.5, abs=0.05), 100, "of 100")
    assert share(0, 100).half > 1 and share(100, 400, 100).half == pytest.approx(share(25, 100).half)
    assert mean(4, 10, 30, "paid") == Estimate(2.5, pytest.approx(3.18 * (5 / 3 / 4) ** 0.5, abs=0.01), 4, "paid")


def test_a_distribution_in_steps_has_all_hands():
    bins = binned(played(), HANDS, "points/declarer")
    assert next((int(start), wide) for start, wide, _ in bins) == (40, 2) and sum(one.value for *_, one in bins) == pytest.approx(100)
    assert binned(played(), MATCHES, "matches/length") == []


def test_the_spread_is_that_of_a_hand_around_the_mean_of_its_place():
    assert spread(played()) == (pytest.approx(((3 * 25 - 9 - 1 - 4) / 3) ** 0.5), 120)
    assert spread(Kept.new("mineo-3")) == (0.0, 0)


def test_estimates_agree_with_the_library():
    """What `trionfi simulate` tells of these hands."""
    plan = figures.plan("trentuno", HANDS, 40)
    sums = trionfi.numbers.simulate(plan)
    kept = Kept.new("trentuno")
    kept.parts[HANDS] = Part("")
    kept.parts[HANDS].add(sums)
    ours = estimates(kept)
    for one in trionfi.numbers.figures(plan, sums):
        if one.key != "play/slams":     # of sides there, here of hands
            assert ours[one.key].value == pytest.approx(one.value), one.key


def test_pictures_lie_where_their_numbers_say():
    assert 'd="M0 2h40v8H0z"' in plots.bar(5, 10) and 'd="M0 2h80v8H0z"' in plots.bar(50, 10)
    assert "M57 6l" in plots.dot(5, 2.5, 10) and "M50 6H70" in plots.dot(5, 2.5, 10)
    drawn = plots.columns([10, 20], ["a", "b"], "20 of 100")
    assert "v-48h158V110z" in drawn and "v-96h158V110z" in drawn and ">20 of 100</text>" in drawn


@pytest.mark.parametrize(("place", "slug", "told"), [
    ("troccas/troccas-4.md", "troccas-4", "they were played by the first."),
    ("france/tarot-fft-4.md", "tarot-fft-4", "they were played by number 2, and not by the first"),
    ("sicily/calatafimi-2.md", "calatafimi-2", ""),
])
def test_it_says_by_which_reading_the_hands_were_played(place, slug, told):
    found = re.findall(r"Of the readings that this page lists, ([^<]*)", numbers.section(Page(place, slug, "../../")))
    assert told in " ".join(found) if told else not found


@pytest.mark.parametrize(("value", "half", "told"), [(-0.02, 2.1, "0.0 ± 2.1"), (0.02, 2.1, "0.0 ± 2.1"), (0.12, 0.5, "+0.12 ± 0.50"),
                                                     (-3.6, 12.0, "−4 ± 12"), (0.4, 12.0, "0 ± 12")])
def test_what_is_as_good_as_nothing_has_no_sign(value, half, told):
    assert numbers.amount(MINEO, Estimate(value, half, 400, "paid")) == told
