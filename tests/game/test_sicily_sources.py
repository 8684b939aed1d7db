"""A Sicilian rule under an option or a profile cites who has it so; and what its sentences say there."""

import pytest
import trionfi
from trionfi.service.rules import parts

CITED = [
    ("calatafimi-4", {"target": "declarer"}, "payment-pairs", "for the pair of the declarer", "000, Calatafimi"),
    ("tortorici-4", {"scores": "signed"}, "payment-excess", "pay what they lack", "000, Tortorici"),
    ("mineo-3", {"rivanto": "any"}, "rivanto", "An opponent of the soloist may announce rivanto", "004, 14.6"),
    ("mineo-3", {"rivanto": "strict"}, "rivanto", "unless he", "ours"),
    ("mineo-3", {"scommessa": "holding"}, "scommessa", "if he holds the 20 and the Fujutu", "004, 14.6; 003, part one"),
    ("mineo-4", {"call": "any-aria"}, "calling", "one of the five arie", "004, 14.7"),
    ("mineo-4", {"early-solo": "any-round"}, "speaking-ten", "vado solo", "000, variations"),
    ("mineo-4", {"scommessa": "holding"}, "scommessa", "if he holds the 20", "002, other goals; 003, part one; 004, 14.6"),
    ("mineo-4", {"rivanto": "any"}, "rivanto", "may announce rivanto", "004, 14.7; 002, the bets and the play; 003, part two"),
    ("vanto-1930", {"scommessa": "free"}, "scommessa-five", "may announce scommessa di cinque", "000, Tortorici, Vanto until 1930"),
]


def part(slug: str, key: str, **options: str):
    game = trionfi.games[slug].with_options(options=options)
    return next(one for one in parts(game) if one.key == key)


@pytest.mark.parametrize(("slug", "options", "key", "says", "source"), CITED)
def test_a_rule_that_an_option_changes_cites_who_has_it(slug, options, key, says, source):
    changed = part(slug, key, **options)
    assert says in changed.words and changed.source == source


def test_on_all_cards_nobody_can_have_asked_for_more():
    assert "not after altre cinque" in part("mineo-3", "speaking-ten").words
    for slug in ("mineo-3", "ragusa-3"):
        words = part(slug, "speaking-twenty").words
        assert "pago" in words and "prendo" in words and "altre cinque" not in words


def test_the_cards_that_are_paid_for_are_named_in_words():
    options = {"kings-arie": "chiamo-too"}
    assert part("vanto-1930", "payment-kings-alone", **options).words.endswith("(these cards: the four Kings).")
    assert part("vanto-1930", "payment-arie-alone", **options).words.endswith("(these cards: trumps 19, 18, 17 and 16).")


def test_what_the_pool_holds_is_what_all_put_in():
    assert "All fill a pool alike, with 30 points in all, before the first hand" in part("vanto-1930", "match").words
