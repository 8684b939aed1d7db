"""How the hand of a puzzle goes on: two lines as frames, what is told of the deal, and what came of each."""

import json

import pytest
from checks.shaped import misshapen
from trionfi import games, service
from trionfi.drills import drill, puzzles
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
    assert [one["card"] for one in found["lines"]] == [made.answer, wrong.cards[0]] and found["own"] == 1
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
        assert one["card"] in [play["card"] for play in one["frames"][1]["plays"]]
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
