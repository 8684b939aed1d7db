"""How the hand of a puzzle goes on: two lines as frames, what is told of the deal, and what came of each."""

import json

import pytest
from checks.late import late_choice
from checks.shaped import misshapen
from trionfi import games, service
from trionfi.drills import drill, puzzles
from trionfi.drills.in_play import figures
from trionfi.errors import TrionfiError
from trionfi.service.shapes import of_answer

SLUGS = ("tortorici-4", "ottocento", "mineo-3")


def puzzle_of(slug):
    """The first puzzle of the play that tells the idea of a card, with a wrong card that does not do what that says."""
    game = games[slug]
    found = (puzzles.puzzle(game, 1, number) for number in puzzles.numbers(game)[1])
    return next((one, choice) for one in found if one.source is puzzles.PLAY for choice in one.choices
                if choice.idea and choice.idea.what == "card")


def asked(slug, number, **more):
    request = {"game": slug, "kind": "puzzle", "level": 1, "seed": number} | more
    found = json.loads(json.dumps(service.answer("lines", request)))
    assert not misshapen(found, of_answer("lines"), "lines")
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_the_frames_of_a_line_lead_from_the_choice_to_the_end(slug):
    puzzle, wrong = puzzle_of(slug)
    found = asked(slug, puzzle.number, answer=wrong.cards[0])
    made = drill(games[slug], "puzzle", 1, puzzle.number)
    assert [one["cards"] for one in found["lines"]] == [[made.answer], [wrong.cards[0]]] and found["kind"] == "card" and found["own"] == 1
    first, _ = (one["frames"][0] for one in found["lines"])
    assert set(first["hands"][found["seat"]]) == set(made.scene.hand) and found["before"] == len(made.scene.trail)
    assert first["plays"] == [{"seat": seat, "card": card} for seat, card in made.scene.trick]
    for one in found["lines"]:
        assert one["frames"][0] == first
        laid = [play["card"] for play in first["plays"]]
        for frame, after in zip(one["frames"][1:], one["frames"][2:], strict=False):
            assert frame["winner"] is not None and sum(after["tricks"]) == sum(frame["tricks"]) + 1
        for frame in one["frames"][1:]:
            laid += [play["card"] for play in frame["plays"] if play["card"] not in laid]
            held = [card for hand in frame["hands"] for card in hand]
            assert not {*held} & {*laid} and {*held, *laid} == {card for hand in first["hands"] for card in hand} | {
                play["card"] for play in first["plays"]}
            assert frame["words"]
        assert one["cards"][0] in [play["card"] for play in one["frames"][1]["plays"]]
        assert sum(int(words.split(": ")[1].split()[0]) for words in one["ends"][1:]) == sum(one["frames"][-1]["tricks"])
    assert found["words"][0].startswith("All cards are open. This is number ")


def test_where_it_shows_the_card_of_the_idea_is_taken_after_one_card_and_not_after_the_other():
    puzzle, wrong = puzzle_of("tortorici-4")
    found = asked("tortorici-4", puzzle.number, answer=wrong.cards[0])
    own = {found["seat"], (found["seat"] + 2) % 4}
    took = []
    for one in found["lines"]:
        frame = one["frames"][one["shows"]]
        assert wrong.idea.card in [play["card"] for play in frame["plays"]]
        took.append(frame["winner"] in own)
    assert took == [True, False]


def test_a_card_in_a_sentence_is_set_apart_for_who_draws_it_and_all_of_it_is_said_in_other_languages():
    puzzle, wrong = puzzle_of("tortorici-4")
    request = {"game": "tortorici-4", "kind": "puzzle", "level": 1, "seed": puzzle.number, "answer": wrong.cards[0]}
    drawn = asked("tortorici-4", puzzle.number, answer=wrong.cards[0], drawn=True)
    assert any(f"\u2068{wrong.cards[0]}\u2069" in words for words in drawn["words"])
    plain = asked("tortorici-4", puzzle.number, answer=wrong.cards[0])
    for language in ("it", "fr"):
        said = json.loads(service.call(json.dumps({"do": "lines", "language": language} | request)))["result"]
        pairs = [*zip(plain["words"], said["words"], strict=True),
                 *zip(plain["lines"][0]["ends"], said["lines"][0]["ends"], strict=True)]
        assert all(words != other for words, other in pairs)


def test_the_question_says_whether_it_can_be_shown():
    for kind, shown in (("count", False), ("puzzle", True)):
        request = {"game": "tortorici-4", "kind": kind, "level": 1, "seed": puzzle_of("tortorici-4")[0].number}
        assert service.answer("drill", request)["plays_on"] is shown
        if not shown:
            with pytest.raises(TrionfiError, match="it cannot be shown how the hand of this question goes on"):
                service.answer("lines", request)


@pytest.mark.parametrize("slug", ("mineo-3", "tarot-fft-4", "ottocento"))
def test_a_card_of_ones_own_hand_is_played_on_beside_a_better_one_that_was_weighed(slug):
    hand, request = late_choice(slug, 8)
    weighed = service.answer("weigh", request)
    best, other = weighed["worths"][0], weighed["worths"][-1]
    cards = [best["cards"][0], other["cards"][0]]
    more = {"cards": cards, "less": other["less"], "interval": other["interval"], "answer": cards[1]}
    found = json.loads(json.dumps(service.answer("moment_lines", request | more)))
    assert not misshapen(found, of_answer("moment_lines"), "lines")
    assert [one["cards"] for one in found["lines"]] == [[card] for card in cards]
    assert found["own"] == 1 and found["before"] == len(hand.table.tricks)
    first = found["lines"][0]["frames"][0]
    assert set(first["hands"][0]) == set(hand.view(hand.turn).cards) and first == found["lines"][1]["frames"][0]
    for one in found["lines"]:
        assert one["cards"][0] in [play["card"] for play in one["frames"][1]["plays"]]
        assert sum(one["frames"][-1]["tricks"]) == sum(first["tricks"]) + len(one["frames"]) - 1
    ahead = service.answer("moment_lines", request | more | {"answer": ""})
    assert ahead["own"] is None and [str(one) for one in ahead["words"]] == found["words"]
    assert any(words.endswith(f"; on average it is {figures(other['less'], other['interval'])[0]}.") for words in found["words"])
    if slug == "ottocento":     # weighed in points, of which what is paid is a share
        assert " points more than " in found["words"][-1]


def test_what_was_not_weighed_of_a_moment_is_one_line():
    hand, request = late_choice("mineo-3", 8)
    legal = [action.cards[0] for action in hand.legal_actions() if action.verb == "play"]
    two = {"cards": legal[:2], "less": 1.5, "interval": 0.5}
    other = next(card for card in hand.game.pack.texts if card not in legal)
    for wrong, line in (({"cards": legal[:1]}, "^'cards' are two of "), ({"cards": [legal[0], other]}, "^'cards' are two of "),
                        ({"answer": other}, f"^'answer' is one of the two cards {' '.join(legal[:2])}, not {other}"),
                        ({"less": "much"}, "^'less' is a number such as 1.5, not much"),
                        ({"interval": -1}, "^'interval' is a number such as 1.5, not -1"),
                        ({"seat": 1}, "^no card is to be played by you at this moment")):
        with pytest.raises(TrionfiError, match=line):
            service.answer("moment_lines", request | two | wrong)


@pytest.mark.parametrize(("slug", "kind", "level", "seed", "chosen"), [
    ("scarto", "discard", 3, 1, "cards"), ("tarot-fft-4", "discard", 2, 3, "cards"), ("ottocento", "discard", 3, 2, "cards"),
    ("mineo-3", "bid", 1, 0, "choice"), ("mineo-4", "bid", 1, 1, "choice"), ("terziglio", "bid", 2, 1, "choice"),
    ("tarot-fft-4", "lead", 1, 1, "card"), ("scarto", "puzzle", 2, 100001000, "cards"),
])
def test_discards_bids_and_leads_are_played_on_as_well(slug, kind, level, seed, chosen):
    request = {"game": slug, "kind": kind, "level": level, "seed": seed}
    made = drill(games[slug], kind, level, seed)
    assert service.answer("drill", request)["plays_on"]
    best = " ".join(made.answer) if chosen == "cards" else str(made.answer)
    found = json.loads(json.dumps(service.answer("lines", request | {"answer": best})))
    assert not misshapen(found, of_answer("lines"), "lines")
    better, other = found["lines"]
    assert (found["own"], found["kind"]) == (0, chosen) and (better["said"] or " ".join(better["cards"])) == best
    after = service.answer("lines", request | {"answer": other["said"] or " ".join(other["cards"])})
    assert after["own"] == 1 and (after["lines"][0]["said"] or " ".join(after["lines"][0]["cards"])) == best
    for one in found["lines"]:
        assert one["frames"][0] == better["frames"][0] and set(one["frames"][0]["hands"][found["seat"]]) >= set(made.scene.hand)
        assert sum(one["frames"][-1]["tricks"]) == found["before"] + len([frame for frame in one["frames"] if frame["winner"] is not None])
    laid = [card for one in better["frames"] for play in one["plays"] for card in [play["card"]]]
    assert chosen != "cards" or (set(laid).isdisjoint(better["cards"]) and not set(laid).isdisjoint(other["cards"]))
    plain = " ".join(found["words"])
    assert ("discarding" in plain) is (chosen == "cards") and "this trick" not in plain


def test_what_may_not_be_discarded_and_rules_of_thumb_are_not_played_on():
    assert not service.answer("drill", {"game": "scarto", "kind": "discard", "level": 1, "seed": 1})["plays_on"]
    assert not service.answer("drill", {"game": "droggn", "kind": "bid", "level": 1, "seed": 1})["plays_on"]
    request = {"game": "scarto", "kind": "discard", "level": 3, "seed": 1}
    found = service.answer("lines", request | {"answer": "6S 5S"})     # no discard: as if nothing had been answered
    assert found["own"] is None and found["lines"][0]["cards"] == list(drill(games["scarto"], "discard", 3, 1).answer)
    with pytest.raises(TrionfiError, match="KS is not among the cards to choose from"):
        service.answer("lines", request | {"answer": "KS 6S 5S"})
