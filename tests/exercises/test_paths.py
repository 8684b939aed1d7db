"""What the learn paths and the deals say: held against the engine, and against what was taught before."""

import re

import pytest
from lessons import place, rules
from trionfi.bots import bot
from trionfi.bots import play as play_out
from trionfi.cards.chance import Chance
from trionfi.drills import drill
from trionfi.service import answer

import exercises

STEPS = exercises.load("learn", "mineo-3")["steps"]
MINEO = rules("mineo-3").with_options("association")
PATHS = {game: exercises.load("learn", game)["steps"] for game in exercises.games("learn")}


def test_trumps_are_counted_as_they_are():
    """Where a task or a step says how many trumps a hand has, the hand at its table has so many."""
    numbers = {"two": 2, "three": 3, "six": 6, "eight": 8, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "a dozen": 12}
    checked = 0
    lessons = [(game, step) for game, steps in PATHS.items() for step in steps]
    for game, lesson in (*lessons, *(("mineo-3", deal) for deal in exercises.load("deals", "mineo-3")["deals"])):
        for task in (one for one in lesson["tasks"] if "position" in one):
            hand = place(game, task["position"])
            held = (hand.table.hands[hand.turn] & hand.game.pack.trump_mask).bit_count()
            texts = [task["words"], *(lesson["words"] if task is lesson["tasks"][0] else ())]
            for said in re.findall(rf"\b({'|'.join(numbers)}) trumps", " ".join(texts), re.IGNORECASE):
                assert numbers[said.lower()] == held, (lesson["id"], task["words"])
                checked += 1
    assert checked >= 5


@pytest.mark.parametrize("game", PATHS)
def test_no_question_of_a_path_can_only_be_answered_rightly(game):
    for step in PATHS[game]:
        for task in step["tasks"]:
            assert task["do"] != "act" or task["expect"] != "legal"
            for seed in task["seeds"] if task["do"] == "drill" and task["kind"] == "legal" else ():
                made = drill(rules(game), "legal", task["level"], seed)
                assert set(made.answer) < set(made.cards), (step["id"], seed)


@pytest.mark.parametrize("game", PATHS)
def test_no_cards_that_a_path_asks_for_are_all_at_an_end(game):
    """Who takes the first cards that are offered, or the last, finds none of those that are asked for."""
    for step in PATHS[game]:
        for task in (one for one in step["tasks"] if one["do"] == "find"):
            first, last = task["cards"][:len(task["expect"])], task["cards"][-len(task["expect"]):]
            assert set(task["expect"]) not in (set(first), set(last)), (step["id"], task["words"])


@pytest.mark.parametrize("game", PATHS)
def test_nothing_is_asked_before_it_is_taught(game):
    """The Fool comes in the third step: before it no hand and no trick of a drill has one."""
    for step in PATHS[game][:2]:
        for task in (one for one in step["tasks"] if one["do"] == "drill"):
            assert all("F" not in drill(rules(game), task["kind"], task["level"], seed, task.get("parts")).cards for seed in task["seeds"])


def test_what_the_path_of_french_tarot_says_of_its_counts():
    """The pile of its fourth step, what all cards come to, and the account of its last step."""
    game, steps = rules("tarot-fft-4"), {step["id"]: step for step in PATHS["tarot-fft-4"]}
    pile = next(task for task in steps["counting"]["tasks"] if task["do"] == "complete")
    assert game.count(pile["cards"]).points == 16 and "Sixteen" in pile["right"]
    assert f"their sums make {game.points}" in " ".join(steps["counting"]["words"])
    facts = {"declarer": 0, "rate": 2, "bouts": 3, "points": 47}
    told = answer("score", {"game": "tarot-fft-4", "players": 4, "facts": facts})
    assert told["scores"] == [216, -72, -72, -72] and "72 from each" in " ".join(steps["first-hand"]["words"])


def test_tricks_and_the_check_of_a_count_are_explained():
    following, counting = " ".join(STEPS[1]["words"]), " ".join(STEPS[3]["words"])
    assert "trick" in following and "leads the next trick" in following
    assert f"their sums make {MINEO.points}" in counting


def test_the_table_names_the_fool_where_it_may_be_played():
    task = next(task for task in STEPS[2]["tasks"] if task["do"] == "act")
    shown = answer("table", {"game": "mineo-3"} | task["position"])
    assert shown["phase"]["words"] == "Follow with batons, or the Fujutu."


def test_the_words_of_a_deal_do_not_say_what_is_right():
    for lesson in exercises.load("deals", "mineo-3")["deals"]:
        intro = f"{lesson['title']} {' '.join(lesson['words'])}".casefold()
        for task in (one for one in lesson["tasks"] if one["do"] == "act"):
            for text in task["expect"]:
                verb, *cards = text.split()
                named = " ".join(MINEO.pack.cards[MINEO.pack.index[card]].name for card in cards if card in MINEO.pack.index)
                word = named if verb in ("play", "discard") else text
                assert word.casefold() not in intro, lesson["id"]
        for task in lesson["tasks"]:
            assert "seed" in task.get("position", {"seed": ""}) or "put together by hand" in intro


@pytest.mark.parametrize(("trumps", "giove", "least", "most"), [(9, True, 0.6, 1), (9, False, 0, 0.5), (7, False, 0, 0.25)])
def test_the_rule_of_thumb_for_a_solo_holds_in_play(trumps, giove, least, most):
    """Random hands with so many trumps, with Giove or without, played by the bots (step 6)."""
    pack, hands, won = MINEO.pack, 20, 0
    lower = [card for card in pack.unmask(pack.trump_mask) if card != "T20"]
    plain = [card for card in pack.texts if card not in lower and card != "T20"]
    said = ["altre cinque"] * 5 + ["vado solo"]
    for number in range(hands):
        chance = Chance(f"solo {trumps} {giove} {number}")
        own = [*chance.sample(lower, trumps - giove), *["T20"] * giove, *chance.sample(plain, 20 - trumps)]
        others = [card for card in pack.texts if card not in own]
        chance.shuffle(others)
        packets = {"hands": [" ".join(cards) for cards in (own, others[:20], others[20:40])], "talon": " ".join(others[40:])}
        hand = MINEO.deal(packets=packets, dealer=2)
        for word in said:
            hand.push(word)
        won += play_out(hand, [bot("simple", f"{number} {seat}") for seat in range(3)]).settlement.scores[0] > 0
    assert least <= won / hands <= most


def test_the_hands_to_judge_agree_with_the_rule_of_thumb():
    task = next(task for step in STEPS for task in step["tasks"] if step["id"] == "bidding" and task["do"] == "drill")
    made = [drill(MINEO, "bid", task["level"], seed) for seed in task["seeds"]]
    assert {one.answer for one in made} == {"vado solo", "mischio", "pago"} and all(one.scene.position.deal is None for one in made)
    assert all((one.answer == "vado solo") == ("T20" in one.cards) for one in made)
