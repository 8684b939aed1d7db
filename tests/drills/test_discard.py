"""What to discard: what the rules keep, and what is best in play, judged for whatever cards are chosen."""

from functools import cache
from itertools import islice

import pytest
import trionfi
from trionfi.bots.memory import Memory
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.trial import Trial
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.drills import discard, drill, kinds
from trionfi.drills.discard import BARRED, TRIES
from trionfi.drills.discards import emptied, shortened, stops, weigh
from trionfi.drills.weighable import WEIGHABLE
from trionfi.soak.drills import prove
from trionfi.state.actions import Choice

NAME = "discard"
SLUGS = [slug for slug in trionfi.games if NAME in [kind.name for kind in kinds(trionfi.games[slug])]]
LIVING = ["tarot-fft-4", "scarto", "ottocento", "mineo-3", "tarots-geneva-4"]


@cache
def made(slug, level, seed):
    return drill(trionfi.games[slug], NAME, level, seed)


def shapes(slug):
    return discard.KIND.levels(trionfi.games[slug])


def chosen(question):
    """The whole set that a reader discards who answers with these cards."""
    prompt = [part for part in question.words.parts if "cards" in getattr(part, "values", {})]
    return tuple(str(prompt[0].values["cards"]).split()) if question.form.count == 1 and prompt else ()


def test_games_with_a_discard_have_it_and_others_not():
    for slug in trionfi.games:
        discards = any(step.phase == "discard" for step in trionfi.games[slug].course)
        assert (slug in SLUGS) <= discards
    assert {*LIVING, "troccas-4", "tarot-5-call", "minchiate-partners", "grosstarock-1820"} <= {*SLUGS} >= WEIGHABLE
    assert not {"tarot-nullo", "mattaccia", "lecchini", "troccas-6"} & {*SLUGS}


def test_what_the_rules_keep_comes_first_and_the_whole_discard_last():
    assert [(one.barred, one.last) for one in shapes("scarto")] == [(True, False), (False, True), (False, False)]
    assert [(one.barred, one.last) for one in shapes("troccas-4")] == [(True, False)]
    today = trionfi.games["tarot-fft-4"].with_options("today")
    assert [one.barred for one in discard.KIND.levels(today)] == [True]


@pytest.mark.parametrize("slug", LIVING)
def test_every_seed_has_a_sound_question(slug):
    for level in range(1, len(shapes(slug)) + 1):
        for seed in range(2):
            broken = prove(trionfi.games[slug], NAME, level, seed)
            assert broken is None, broken


@pytest.mark.parametrize("slug", ["tarot-fft-4", "scarto", "troccas-4", "calatafimi-4", "minchiate-partners"])
def test_each_card_that_is_kept_has_its_reason_and_the_rule_its_source(slug):
    for seed in range(6):
        question = made(slug, 1, seed)
        hand = question.scene.position.played(question.game)
        offered = hand.legal_actions()
        assert isinstance(offered, Choice) and {*question.answer} == {*offered.refused}
        for part in question.explanation:
            assert part.kind != "barred" or {offered.refused[card] for card in part.cards} == {part.label}
        rule = question.explanation[-1]
        assert rule.kind == "rule" and rule.source and str(rule.label).endswith(".")


def test_a_card_too_many_or_too_few_is_told_by_its_reason():
    question = made("scarto", 1, 1)
    assert question.answer == ("T1", "KD")
    without = question.check("KD")
    assert without.words == "T1: it may be discarded only if no other card among the trumps is held."
    assert (without.right, without.steps, without.cards) == (False, (BARRED,), ("T1",))
    assert question.check("T1 KD QB").words == "QB may be discarded."
    assert all(not question.check(slip.answer).right for slip in question.slips)


@pytest.mark.parametrize("slug", LIVING)
def test_the_last_card_is_asked_where_most_of_the_others_are_worse(slug):
    level = next(place for place, one in enumerate(shapes(slug), 1) if one.last)
    clear = 0
    for seed in range(4):
        question = made(slug, level, seed)
        right = [question.check([card]).right for card in question.form.cards]
        clear += 2 * right.count(False) >= len(right)
        assert question.answer[0] in question.form.cards and not {*question.form.cards} & {*chosen(question)}
    assert clear >= 3, "a few hands are asked about for want of a clearer one"


@pytest.mark.parametrize("slug", LIVING)
def test_any_set_is_judged_beside_the_best_in_the_same_deals(slug):
    level = len(shapes(slug))
    for seed in range(2):
        question = made(slug, level, seed)
        choice = question.scene.position.played(question.game).legal_actions()
        for place in (0, len(choice) // 3, len(choice) - 1):
            cards = choice[place].cards
            verdict = question.check(cards)
            assert "200 deals" in verdict.words and (verdict.right or question.game.term(question.game.payments.booked) in verdict.words)
            assert verdict.right or verdict.cards == question.answer
            assert question.check(cards) == verdict


def test_the_verdict_says_what_should_go_rather_and_which_suits_are_emptied():
    question = made("tarot-fft-4", 3, 0)
    other = tuple(card for card in question.form.cards if card not in question.answer)[:6]
    words = question.check(other).words
    assert f"{' '.join(question.answer)} should go rather than {' '.join(other)}." in words
    assert "The better discard leaves you without hearts." in words


def test_what_may_not_go_or_is_no_whole_discard_is_wrong_and_says_why():
    question = made("mineo-3", 3, 0)
    assert question.check(question.answer[:2]).words == "You chose 2 cards: 3 cards must be chosen."
    verdict = made("droggn", 3, 0).check("KS 5S QH")
    assert (verdict.right, verdict.words) == (False, "KS may be discarded only together with one of the trumps from the XX to the II.")


def test_what_was_found_best_stands_against_sets_drawn_at_random():
    """A better one may be found, and is right then; clearly better is next to none."""
    better = 0
    for slug in LIVING:
        question = made(slug, len(shapes(slug)), 0)
        asked = discard._asked(question.game, question.level, 0, shapes(slug)[-1])
        choice = asked.stop.choice
        sets = [choice.sample(Chance(f"{number}")) for number in range(30)]
        found = weigh(asked.stop, [choice.action(asked.sets[0].cards), *sets])
        ahead = [found.gap(place, 0) for place in range(1, len(sets) + 1)]
        better += any(gap.clear for gap in ahead)
        for action, gap in zip(sets, ahead, strict=True):
            assert gap.more <= 0 or question.check(action.cards).right
    assert better <= 1


@pytest.mark.parametrize("slug", ["tarot-fft-4", "scarto", "mineo-3"])
def test_the_full_rules_tell_the_same_of_a_clear_difference(slug):
    """Played on card by card, in other deals, the best set is ahead of the worst as well."""
    game = trionfi.games[slug]
    asked = discard._asked(game, 3, 1, shapes(slug)[2])
    view, choice = asked.stop.view, asked.stop.choice
    worst = asked.sets[-1]
    assert worst.less > 2 * worst.interval
    trial = Trial(view, [choice.action(worst.cards), choice.action(asked.sets[0].cards)], Playout(Memory(view)),
                  worlds(view, Chance("other deals")), 10**6, settled=False)
    ahead = trial.tried_anew(24, 10**6)[1][:24]
    assert sum(ahead) / len(ahead) > worst.less / 3


def test_suits_are_emptied_only_by_their_last_cards():
    pack = trionfi.games["scarto"].pack
    hand = pack.mask(["KS", "2S", "7D", "T5", "F"])
    assert emptied(pack, hand, ["2S", "7D"]) == ("coins",)
    assert emptied(pack, hand, ["T5"]) == ("trumps",)
    assert shortened(pack, hand, ["2S"]) == ("swords",) and emptied(pack, hand, ["2S"]) == ()


def test_so_many_discards_are_looked_at_for_a_telling_one():
    game = trionfi.games["scarto"]
    asked = discard._asked(game, 3, 0, shapes("scarto")[2])
    before = [*islice(stops(game, 0, Chance("any")), TRIES)]
    assert asked.stop.ply in {one.ply for one in before} and any(not one.right for one in asked.sets)
