"""What to lead: every card that may be led is weighed in the same deals, and judged by that."""

from functools import cache
from itertools import islice

import pytest
import trionfi
from trionfi.bots.memory import Memory
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.trial import Trial
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.drills import drill, kind_of, kinds, leads
from trionfi.drills.leads import DEALS, moments, weigh
from trionfi.drills.unleadable import FIRST, LATER
from trionfi.soak.drills import prove
from trionfi.state.decisions import Asks

NAME = "lead"
LIVING = ["tarot-fft-4", "scarto", "ottocento", "mineo-3", "tarots-geneva-4"]


@cache
def made(slug, level, seed):
    return drill(trionfi.games[slug], NAME, level, seed)


def shapes(slug):
    return kind_of(trionfi.games[slug], NAME).levels(trionfi.games[slug])


def test_games_whose_hands_are_played_on_quickly_have_it_and_others_not():
    for slug in trionfi.games:
        game = trionfi.games[slug]
        offered = NAME in [kind.name for kind in kinds(game)]
        assert offered == (any(step.asks is Asks.CARD for step in game.course) and not {slug} <= FIRST & LATER)
    assert not {*LIVING} & (FIRST | LATER) and "tarok-whist" in FIRST & LATER


def test_the_first_lead_comes_before_later_ones_and_other_rules_have_none():
    assert [(one.first, one.seen) for one in shapes("scarto")] == [(True, "folded"), (False, "folded"), (False, "once")]
    assert NAME not in [kind.name for kind in kinds(trionfi.games["tarot-fft-4"].with_options("today"))]


@pytest.mark.parametrize("slug", LIVING)
def test_every_level_has_a_sound_question(slug):
    for level in range(1, len(shapes(slug)) + 1):
        broken = prove(trionfi.games[slug], NAME, level, 0)
        assert broken is None, broken


def test_the_first_lead_is_against_the_declarer_where_there_is_one():
    for seed in range(3):
        hand = made("tarot-fft-4", 1, seed).scene.position.played(trionfi.games["tarot-fft-4"])
        assert hand.turn not in hand.table.side(hand.table.declarer)
    for seed in range(3):
        assert not made("ottocento", 1, seed).scene.trail


def test_later_leads_come_after_as_many_tricks_as_the_level_has():
    for level in (2, 3):
        shape = shapes("mineo-3")[level - 1]
        for seed in range(3):
            question = made("mineo-3", level, seed)
            tricks = len(question.scene.trail) + len(question.scene.hand)
            assert shape.least * tricks - 1 < len(question.scene.trail) <= shape.most * tricks


@pytest.mark.parametrize("slug", ["tarot-fft-4", "ottocento"])
def test_a_wrong_lead_says_what_it_loses_and_the_right_ones_are_not_told_apart(slug):
    question = made(slug, 1, 0)
    verdicts = {card: question.check(card) for card in question.form.cards}
    assert {card for card, one in verdicts.items() if one.right} == {question.answer, *question.maker.equals(question)}
    assert any(not one.right for one in verdicts.values())
    unit = str(question.game.term(question.game.payments.booked))
    for card, verdict in verdicts.items():
        assert f"{DEALS} deals leading {card} brings" in verdict.words
        assert verdict.right or (unit in verdict.words and verdict.cards[0] == question.answer)


def test_what_is_told_of_the_suit_is_true():
    for seed in range(3):
        question = made("scarto", 1, seed)
        pack = question.game.pack
        for part in question.explanation:
            if part.kind == "length":
                suit = pack.suit_of[pack.index[question.answer]]
                assert pack.mask(part.cards) == pack.mask(question.scene.hand) & suit
                assert part.label.values["m"] == suit.bit_count() - part.label.values["n"] - _seen(question, suit)


def _seen(question, suit):
    pack, view = question.game.pack, question.view
    return (suit & ~view.hand & ~view.outstanding).bit_count() + (suit & pack.fool_mask).bit_count()


@pytest.mark.parametrize("slug", ["tarot-fft-4", "scarto", "mineo-3"])
def test_the_full_rules_tell_the_same_of_a_clear_difference(slug):
    """Played on card by card, in other deals, the best lead is ahead of the worst as well."""
    game = trionfi.games[slug]
    shape = shapes(slug)[1]
    for _, _, view in islice(moments(game, 1, Chance("clear"), shape), 20):
        _, choices = weigh(view)
        if choices and choices[-1].less > 3 * choices[-1].interval:
            break
    played = {one.cards[0]: one for one in view.offered if one.verb == "play"}
    tried = [played[choices[-1].cards[0]], played[choices[0].cards[0]]]
    trial = Trial(view, tried, Playout(Memory(view)), worlds(view, Chance("other deals")), 10**6)
    ahead = trial.tried_anew(32, 10**6)[1][:32]
    assert sum(ahead) / len(ahead) > choices[-1].less / 3


def test_cards_that_count_alike_are_weighed_once_and_told_together():
    question = made("tarot-fft-4", 2, 0)
    lead = leads.weigh(question.view)[1]
    cards = [card for one in lead for card in one.cards]
    assert sorted(cards) == sorted(question.form.cards) and any(len(one.cards) > 1 for one in lead)
    assert lead[0].less == 0 and [one.less for one in lead] == sorted(one.less for one in lead)


def test_what_partners_have_signalled_stands_beside_its_trick():
    said = [over.said for level in (2, 3) for seed in range(4) for over in made("ottocento", level, seed).scene.trail]
    assert any(said)
