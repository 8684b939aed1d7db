"""What the learn paths and the deals say: held against the engine, and against what was taught before."""

import re
from collections.abc import Sequence

import pytest
from lessons import legal, place, rules
from trionfi.bots import bot
from trionfi.bots import play as play_out
from trionfi.cards.chance import Chance
from trionfi.drills import drill
from trionfi.service import answer
from trionfi.state.actions import Choice

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


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("game", PATHS)
def test_no_step_is_done_by_the_cards_at_an_end(game, last):
    """Who always takes the first cards that he may, or the last, does not get through a single step."""
    for step in PATHS[game]:
        assert not all(done_at_an_end(game, task, last) for task in step["tasks"]), step["id"]


def done_at_an_end(game: str, task: dict, last: bool) -> bool:
    """Whether the first cards that may be taken, or the last, are what a task asks for; what asks for no cards is not done by any."""
    if task["do"] == "find":
        return set(at_an_end(task["cards"], len(task["expect"]), last)) == set(task["expect"])
    if task["do"] == "drill":
        asked = [drill(rules(game), task["kind"], task["level"], seed, task.get("parts"), task.get("method", "")) for seed in task["seeds"]]
        wanted = [one.answer if isinstance(one.answer, tuple) else (one.answer,) for one in asked]
        return all(set(at_an_end(one.cards, len(cards), last)) == set(cards) for one, cards in zip(asked, wanted, strict=True))
    if task["do"] == "act":
        hand = place(game, task["position"])
        held, actions = hand.game.pack.unmask(hand.table.hands[hand.turn]), hand.legal_actions()
        if isinstance(actions, Choice):
            return f"discard {' '.join(at_an_end([card for card in held if card in actions.cards], actions.least, last))}" in task["expect"]
        cards = [f"play {card}" for card in held if f"play {card}" in legal(hand)] or legal(hand)
        return at_an_end(cards, 1, last)[0] in task["expect"]
    return False  # a whole hand is played so by the test of tasks


def at_an_end(cards: Sequence[str], count: int, last: bool) -> list[str]:
    """So many of the first cards, or of the last."""
    return list(cards[-count:] if last else cards[:count])


@pytest.mark.parametrize("game", PATHS)
def test_nothing_is_asked_before_it_is_taught(game):
    """The Fool comes in the third step: before it no hand and no trick of a drill has one."""
    for step in PATHS[game][:2]:
        for task in (one for one in step["tasks"] if one["do"] == "drill"):
            assert all("F" not in drill(rules(game), task["kind"], task["level"], seed, task.get("parts")).cards for seed in task["seeds"])


def test_what_the_path_of_mineo_says_of_leading_trumps_and_partners():
    """How many trumps are where, who lacks a suit, and whose a trick is, at the moments of its later steps."""
    asked = {step["id"]: [task for task in step["tasks"] if task["do"] == "act"] for step in STEPS}

    def moment(step, number):
        hand = place("mineo-3", asked[step][number]["position"])
        return hand, [set(hand.game.pack.unmask(hand.table.hands[(hand.turn + after) % 3])) for after in range(3)]

    hand, (mine, *others) = moment("leading", 0)
    trumps = set(hand.game.pack.unmask(hand.game.pack.trump_mask))
    assert (len(mine & trumps), len(trumps & set.union(mine, *others))) == (10, 20) and {"T16", "T17", "T18", "T19", "T20"} <= mine
    for number, suit in ((1, "C"), (2, "S")):
        hand, (mine, after, last) = moment("leading", number)
        assert len(mine & trumps) == 5 < len((after | last) & trumps) and not [card for card in after - trumps if card[-1] == suit]
    hand, (mine, *others) = moment("trumps", 0)
    assert set.union(*others) & trumps == {"T18", "T12"} and "Two were out, the 18 and the 12." in asked["trumps"][0]["right"]
    hand, (mine, *_) = moment("defence", 0)
    assert not [card for card in mine - trumps if card[-1] == "S"]
    assert [str(move.action) for move in hand.moves[-2:]] == ["play 10S", "play T0"]
    hand, (mine, *_) = moment("defence", 1)
    assert str(hand.moves[-1].action) == "play T16" and "T20" in mine


def test_what_the_path_of_french_tarot_says_of_its_counts():
    """The pile of its fourth step, what all cards come to, and the account of its last step."""
    game, steps = rules("tarot-fft-4"), {step["id"]: step for step in PATHS["tarot-fft-4"]}
    pile = next(task for task in steps["counting"]["tasks"] if task["do"] == "complete")
    assert game.count(pile["cards"]).points == 16 and "Sixteen" in pile["right"]
    assert f"their sums make {game.points}" in " ".join(steps["counting"]["words"])
    facts = {"declarer": 0, "rate": 2, "bouts": 3, "points": 47}
    told = answer("score", {"game": "tarot-fft-4", "players": 4, "facts": facts})
    assert told["scores"] == [216, -72, -72, -72] and "72 from each" in " ".join(steps["first-hand"]["words"])


def test_what_the_path_of_scarto_says_of_its_counts():
    """The pile of its fourth step, what is a third of all, and what a suit brings that is laid away."""
    game, steps = rules("scarto"), {step["id"]: step for step in PATHS["scarto"]}
    pile = next(task for task in steps["counting"]["tasks"] if task["do"] == "complete")
    assert game.count(pile["cards"]).points == 22 and "Twenty-two" in pile["right"]
    assert f"make {game.points}, and a third of that is {game.points // 3}." in " ".join(steps["counting"]["words"])
    assert game.count(steps["discard"]["shown"]["cards"]).points == 4 and "four points" in steps["discard"]["shown"]["words"]


def test_who_is_said_to_lack_a_suit_in_the_path_of_scarto_lacks_it():
    """No card of the suit is in the hand of anybody of whom a moment says so."""
    tasks = [task for step in PATHS["scarto"] for task in step["tasks"] if task["do"] == "act"]
    told = {"Neither of the others has swords": "S", "none is a sword or a cup": "SC", "he has trumped cups before": "C"}
    for words, suits in told.items():
        task = next(task for task in tasks if words in task["words"])
        hand = place("scarto", task["position"])
        others = [(hand.turn + 1) % 3] if words.startswith("he") else [seat for seat in range(3) if seat != hand.turn]
        held = [card for seat in others for card in hand.game.pack.unmask(hand.table.hands[seat])]
        assert not [card for card in held if card[0] != "T" and card[-1] in suits], words


def test_what_the_path_of_ottocento_says_of_its_counts():
    """The pile of its fourth step, what a hand comes to, which cards never count, and what is declared at the moment of its fifth."""
    game, steps = rules("ottocento"), {step["id"]: step for step in PATHS["ottocento"]}
    pile = next(task for task in steps["counting"]["tasks"] if task["do"] == "complete")
    assert game.count(pile["cards"]).points == 24 and "Twenty-four" in pile["right"]
    assert game.points == 93 and "All together make 93" in " ".join(steps["counting"]["words"])
    assert game.hand_size == 15 and "fifteen tricks" in steps["following"]["words"][0]
    never = next(task for task in steps["combinations"]["tasks"] if task["do"] == "find")
    assert game.pack.select(never["holds"]["set"]).bit_count() == 20 and never["words"].startswith("Twenty of the 62 cards")
    declared = next(task for task in steps["combinations"]["tasks"] if task["do"] == "act")
    hand = place("ottocento", declared["position"])
    found = answer("declare", {"game": "ottocento", "cards": [*hand.view(hand.turn).cards]})
    assert {one["value"] for one in found["declarations"]} == {18, 15, 10}


def test_who_is_said_to_lack_a_suit_in_the_path_of_ottocento_lacks_it():
    """No card of the suit is in the hand of anybody of whom a moment says so, and who is said to hold a card has it."""
    tasks = [task for step in PATHS["ottocento"] for task in step["tasks"] if task["do"] == "act"]
    told = {"The last player has trumped batons": ("B", (1,)), "after you has no batons": ("B", (1,)),
            "Nobody else has coins": ("D", (1, 2, 3)), "nobody else has batons": ("B", (1, 2, 3))}
    for words, (suit, places) in told.items():
        hand = place("ottocento", next(task for task in tasks if words in task["words"])["position"])
        held = [card for after in places for card in hand.game.pack.unmask(hand.table.hands[(hand.turn + after) % 4])]
        assert not [card for card in held if card[-1] == suit], words
    last = place("ottocento", next(task for task in tasks if "still holds the Begato and one Moor" in task["words"])["position"])
    assert {"BEG", "MO1"} < set(last.game.pack.unmask(last.table.hands[(last.turn + 1) % 4]))


def test_what_the_path_of_minchiate_says_of_its_counts():
    """Which trumps count, the piles of its fourth step, what all cards are worth, and what is shown at the moment of its fifth."""
    game, steps = rules("minchiate-partners"), {step["id"]: step for step in PATHS["minchiate-partners"]}
    pack, values = game.pack, game.counting.table(game.pack)
    trumps = [values[number] for number in range(len(values)) if pack.trump_mask >> number & 1]
    assert (len(trumps), trumps.count(5), trumps.count(0)) == (40, 11, 20) and sum(values) == 142
    found, empty = (task for task in steps["pack"]["tasks"] if task["do"] == "find")
    assert found["right"].startswith("Eleven of the forty trumps") and empty["wrong"].startswith("Twenty trumps are empty")
    assert "worth 142" in " ".join(steps["counting"]["words"])
    pile = next(task for task in steps["counting"]["tasks"] if task["do"] == "complete")
    assert game.count(pile["cards"]).points == 28 and "Twenty-eight" in pile["right"]
    assert game.count(steps["counting"]["shown"]["cards"]).points == 23 and "23" in steps["counting"]["shown"]["words"]
    shown = next(task for task in steps["versicole"]["tasks"] if task["do"] == "act")
    hand = place("minchiate-partners", shown["position"])
    found = answer("declare", {"game": "minchiate-partners", "cards": [*hand.view(hand.turn).cards]})
    assert {one["value"] for one in found["declarations"]} == {40, 20} and "sixty points" in shown["right"]


def test_what_the_path_of_minchiate_says_of_the_hands_is_so():
    """Who is said to lack a suit at a moment lacks it, who is said to have it has it, and what is said to be out is."""
    tasks = [task for step in PATHS["minchiate-partners"] for task in step["tasks"] if task["do"] == "act"]
    # words of a moment: which player (1 on the right, 2 the partner, 3 on the left), what he lacks, what he has
    told = {
        "on your right trumps coins": [(1, "D", ""), (2, "D", ""), (3, "", "D")],
        "has trumped cups, and batons he led": [(3, "C", "B")],
        "trumps batons and swords": [(3, "BS", "D C"), (2, "", "TRO MON SOL LUN STE")],
        "The last player has none either": [(1, "S", "TRO T1")],
        "has shown the papi III to V": [(1, "", "T3 T4 T5")],
        "the XX of an opponent fell": [(2, "", "TRO")],
        "has shown Sole, Luna, Stella and": [(2, "", "SOL LUN STE T31 T32 T33 T34")],
    }
    for words, players in told.items():
        hand = place("minchiate-partners", next(task for task in tasks if words in task["words"])["position"])
        for after, lacks, has in players:
            held = hand.game.pack.unmask(hand.table.hands[(hand.turn + after) % 4])
            suits = {card[-1] for card in held} & set("SBCD")
            assert not suits & set(lacks) and set(has.split()) <= {*held, *suits}, words
    outside = {"Three tricks are left": "MON T34 T31 T13 T4 T1", "Two tricks are left": "T29 T4 T3"}
    for words, cards in outside.items():
        hand = place("minchiate-partners", next(task for task in tasks if words in task["words"])["position"])
        held = [card for after in (1, 2, 3) for card in hand.game.pack.unmask(hand.table.hands[(hand.turn + after) % 4])]
        assert {card for card in held if hand.game.pack.trump_mask >> hand.game.pack.index[card] & 1} == set(cards.split()), words
    coins = place("minchiate-partners", next(task for task in tasks if "Nobody has led coins yet" in task["words"])["position"])
    assert sum(card[-1] == "D" for card in coins.game.pack.unmask(coins.table.hands[coins.turn])) == 6
    assert not [trick for trick in coins.table.tricks if str(trick.plays[0][1])[-1] == "D"]


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
