"""The facts of played hands, told otherwise at random: every game refuses them or settles what some hand could be, and the check finds a
calculator that does not."""

from collections import Counter

import pytest
import trionfi
from trionfi.cards.chance import Chance
from trionfi.settlement.claims import Claims
from trionfi.settlement.reckoning import Reckoning
from trionfi.soak.altered import Altered
from trionfi.soak.faults import Broken
from trionfi.soak.possible import retold, settles
from trionfi.soak.walk import choose

HANDS, CHANGES, MOST = 3, 16, 12


def played(game, players, seed):
    """A hand played at random to its end."""
    hand, chance, leanings = game.deal(seed, players=players), Chance(seed, 38), {}
    while hand.turn is not None:
        seat, action = choose(hand, chance, leanings)
        hand.push(action, seat)
    return hand


def hands(slug):
    """Some hands of a game, those that were played out first, for each number of players."""
    game = trionfi.games[slug]
    for players in game.tables:
        whole, others = [], []
        for number in range(MOST):
            hand = played(game, players, f"{slug} {players} {number}")
            (whole if hand.ending.kind == "played" else others).append(hand)
            if len(whole) == HANDS:
                break
        yield from [*whole, *others][:HANDS]


@pytest.mark.parametrize("slug", trionfi.games)
def test_facts_told_otherwise_are_refused_or_possible(slug):
    met = Counter()
    for hand in hands(slug):
        retold(hand, Chance(str(hand.seed), 39), CHANGES, met)
    assert met["retold and settled"] and met["retold and refused"]


def found(slug):
    """What the check finds in the hands of a game."""
    with pytest.raises(Broken) as broken:
        for hand in hands(slug):
            retold(hand, Chance(str(hand.seed), 39), 300, Counter())
    assert broken.value.check == "facts"
    return broken.value.words


@pytest.mark.parametrize("slug", ["giuoco-del-meno", "mattaccia", "partita-a-pesi"])
def test_what_is_said_beside_the_cards_and_passed_over_is_found(slug, monkeypatch):
    monkeypatch.setattr(Reckoning, "_beside_the_cards", lambda *_: None)
    assert "by the cards '" in found(slug)


def test_sides_that_cannot_both_have_won_the_tricks_are_found(monkeypatch):
    monkeypatch.setattr(Claims, "check", lambda self: None)
    known = {"declarer": 0, "points": 30, "no_trick": True, "every_trick": True, "rate": 1, "bouts": 1}
    with pytest.raises(Broken, match="the tricks cannot be so"):
        settles(trionfi.games["tarot-bourgogne-3"], known, 3)


def test_a_refusal_of_several_lines_and_a_crash_are_found(monkeypatch):
    game = trionfi.games["mineo-3"]
    facts = played(game, 3, "crash").facts()
    for error in (trionfi.TrionfiError(""), KeyError("T99")):
        def fails(*_, error=error):
            raise error

        monkeypatch.setattr(Reckoning, "lines", fails)
        with pytest.raises(Broken, match=r"refused with ''|KeyError: 'T99'"):
            settles(game, facts, 3)


def test_every_unit_is_told_otherwise():
    """In range, beyond it, and in lists by one more, one less or another."""
    units, kept = set(), []
    for slug in ("minchiate-partners", "tarok-quadrille", "partita-a-pesi", "mattazza", "tarot-6", "tarot-fft-4"):
        altered = Altered(trionfi.games[slug], trionfi.games[slug].tables[0], Chance(slug, 40))
        for fact in altered.form:
            values = [altered.other(fact, fact.default) for _ in range(30)]
            units.add(fact.unit)
            kept += [fact.key] if all(value == fact.default for value in values) else []
    assert units == {"choice", "seat", "seats", "cards", "card points", "number", "declarations", "gains", "choices"}
    assert not kept
