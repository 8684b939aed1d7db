"""What a reader of a drill is told: seats by their place round his table, slips as guesses, and reasons."""

import re

import pytest
import trionfi
from trionfi.drills import drill, kinds
from trionfi.drills.base import Slip, guessed
from trionfi.drills.declare import TWICE
from trionfi.drills.trick import turned

FOUR = ("You", "Right", "Opposite", "Left")


def every_word(made):
    """All that a reader sees of a question: its words, facts, players, explanation, working, and what is said of slips."""
    scene = made.scene
    yield from (made.words, *scene.names, *made.form.players, *(one.words for one in scene.facts), *(one.shown for one in scene.facts))
    yield from (text for part in (*made.explanation, *made.working) for text in (part.label, part.words))
    yield from (text for slip in made.slips for text in (slip.step, slip.words))


@pytest.mark.parametrize("slug", ["minchiate-partners", "gatti-3", "ottocento", "mineo-3", "tarot-fft-4"])
def test_no_seat_is_told_by_its_number(slug):
    game = trionfi.games[slug]
    for kind in kinds(game):
        for level in range(1, len(kind.levels(game)) + 1):
            made = drill(game, kind.name, level, 1)
            numbered = [text for text in every_word(made) if re.search(r"[Pp]layers? \d", text)]
            assert not numbered, (kind.name, level, numbered)
            assert not [text for text in every_word(made) if re.search(r"\b[Yy]ou (has|is|was|does|wins|loses|pays)\b", text)]


def test_facts_and_answers_of_a_settlement_name_the_same_players():
    made = drill(trionfi.games["minchiate-partners"], "settle", 4, 1)
    assert made.form.players == FOUR
    gains = next(fact for fact in made.scene.facts if fact.key == "gains")
    assert "above 0 by you and Opposite, below 0 by Right and Left" in gains.words


def test_the_working_of_minchiate_leaves_nothings_out_and_itemises_its_versicole():
    game, found = trionfi.games["minchiate-partners"], 0
    for seed in range(4):
        made = drill(game, "settle", 4, seed)
        assert made.working and all(part.value for part in made.working) and len(made.working) < 50
        said = [sum(map(int, re.findall(r"versicole (\d+)", part.words))) for part in made.explanation]
        listed = [part for part in made.working if part.kind == "combination"]
        assert sum(part.value for part in listed) == sum(said) and all(len(part.cards) >= 3 for part in listed)
        found += len(listed)
    assert found


def test_slips_are_told_as_guesses_and_the_two_likeliest():
    slips = [Slip(1, name, f"This is {name}.", tier=tier) for name, tier in (("third", 3), ("first", 1), ("second", 2))]
    verdict = guessed("Not 1 but 2.", slips)
    assert verdict.words == "Not 1 but 2. Perhaps: This is first. Or: This is second." and verdict.steps == ("first", "second")
    assert guessed("Not 1 but 2.", []).words == "Not 1 but 2."


def test_a_batch_that_adds_is_not_told_to_lose():
    made = drill(trionfi.games["gatti-3"], "count", 3, 11)
    words = " ".join(slip.words for slip in made.slips)
    assert "-1" not in words and "lose" not in words
    assert "The 1 card left over adds nothing; a full batch adds 1." in words
    mineo = drill(trionfi.games["mineo-3"], "count", 3, 2)
    assert any("; a full batch loses 2." in slip.words for slip in mineo.slips)


def test_a_card_that_serves_in_several_combinations_is_thought_of():
    ottocento = trionfi.games["ottocento"]
    begato = [slip.answer for slip in drill(ottocento, "declare", 3, 1).slips if slip.step == TWICE and slip.cards == ("BEG",)]
    assert begato == [25, 20]
    found = 0
    for seed in range(30):
        made = drill(ottocento, "declare", 4, seed)
        for slip in (one for one in made.slips if one.step == TWICE):
            parts = [part for part in made.explanation if slip.cards[0] in part.cards]
            assert len(parts) > 1 and slip.answer != made.answer and slip.words.startswith(slip.cards[0])
            found += 1
    assert found


def test_turned_ranks_are_told():
    pack = trionfi.games["ottocento"].pack
    number = pack.index
    assert turned(pack, number["6C"], number["9C"]) == "cups"
    assert turned(pack, number["AD"], number["7D"]) == "coins"
    assert not [one for one, other in (("9S", "6S"), ("KC", "6C"), ("T8", "6C")) if turned(pack, number[one], number[other])]
    labels = (part.label for seed in range(60) for part in drill(trionfi.games["ottocento"], "trick", 2, seed).explanation)
    assert any(re.search(r"(higher|lower): in (cups|coins) the lower number beats the higher$", label) for label in labels)


def test_a_bettered_hand_is_dealt_again_from_its_position():
    game = trionfi.games["tarot-fft-3"]
    made = next(one for one in (drill(game, "bid", 1, seed) for seed in range(20)) if one.scene.position.deal)
    where = made.scene.position
    hand = where.played(game)
    assert where.deal and hand.turn == where.seat and game.pack.unmask(hand.table.hands[where.seat]) == made.scene.hand
    assert made == drill(game, "bid", 1, made.seed)


def test_an_announcement_that_is_left_alone_has_its_own_reason():
    mineo = trionfi.games["mineo-3"]
    said = {part.label for seed in range(2, 12) for part in drill(mineo, "bid", 4, seed).explanation if part.kind == "thumb"}
    assert "by rules of thumb: scommessa would also need Picciotti and Fujutu, not in this hand" in said
    assert "by rules of thumb: rivanto should come true only about 3 times in 10" in said
