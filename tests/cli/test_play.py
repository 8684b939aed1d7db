"""What `play` adds up is what the matches moved: scores of hands, pools, pots, bonuses of pairs."""

import json
from fractions import Fraction

import pytest
import trionfi
from checks.shell import data, fails, run
from trionfi.bots import bot, play
from trionfi.match import Match


def rules() -> list[tuple[str, str, dict, int]]:
    """A game, profile, options and number of players for every match rule there is, in every form of it."""
    found: dict[object, tuple[str, str, dict, int]] = {}
    for slug, game in trionfi.games.items():
        forms = [(profile.name, {}) for profile in game.profiles] or [("", {})]
        forms += [("", {option.name: value.name}) for option in game.options for value in option.values]
        for profile, options in forms:
            chosen = game.with_options(profile or None, options)
            for players in game.players:
                rule = chosen.at(players).match
                found.setdefault((type(rule).__name__, rule), (slug, profile, options, players))
    return list(found.values())


RULES = rules()


def numbers(amounts) -> list[Fraction]:
    """Amounts of JSON as numbers."""
    return [Fraction(str(amount)) for amount in amounts]


NAMES = [f"{slug} {profile} {options}" for slug, profile, options, _ in RULES]


@pytest.mark.parametrize(("slug", "profile", "options", "players"), RULES, ids=NAMES)
def test_totals_are_those_of_the_matches(capsys, slug, profile, options, players):
    typed = ["--profile", profile] * bool(profile)
    for name, value in options.items():
        typed += ["--option", f"{name}={value}"]
    found = data(capsys, "play", slug, *typed, "--players", str(players), "--seed", "3", "--hands", "3", "--bots", "random")
    game = trionfi.games[slug].with_options(profile or None, options)
    match, ended, number = Match(game, 3, players), [Fraction(0)] * players, 0
    for hand in found["hands"]:
        if match.over:
            ended = [before + more for before, more in zip(ended, match.totals, strict=True)]
            number += 1
            match = Match(game, f"3-match-{number}", players, match.dealer)
        dealt = match.deal()
        place = found["hands"].index(hand)
        play(dealt, [bot("random", f"3-{place}-{seat}") for seat in range(dealt.players)])
        match.score()
        assert numbers(hand["totals"]) == [before + more for before, more in zip(ended, match.totals, strict=True)]
    assert found["totals"] == found["hands"][-1]["totals"] and found["standing"] == match.standing.data()
    last = [Fraction(0)] * players
    for hand in found["hands"]:
        paid = numbers(hand["scores"]) + [Fraction(0)] * len(hand["out"])
        gained = [paid[hand["seats"].index(player)] for player in range(players)]
        last = [sum(parts) for parts in zip(last, gained, numbers(hand["moved"]), strict=True)]
        assert last == numbers(hand["totals"])
    if game.payments.zero_sum:
        before = found["matches"][:-1] if match.over else found["matches"]
        pots = [*found["standing"]["pots"], *(pot for one in before for pot in one["standing"]["pots"])]
        assert sum(last) + sum(numbers(pots)) == 0


def test_the_pool_of_vanto(capsys):
    found = data(capsys, "play", "vanto-1930", "--seed", "3", "--hands", "6")
    assert found["totals"] == [36, -1, -65] and found["standing"]["pots"] == [30]
    told = run(capsys, "play", "vanto-1930", "--seed", "3", "--hands", "6").splitlines()
    assert told[-1].split() == ["in", "all", "36", "-1", "-65", "points;", "30", "in", "the", "pool"]


def test_marks_are_told(capsys):
    found = data(capsys, "play", "mattazza", "--seed", "3", "--hands", "2")
    marks = found["standing"]["marks"]
    assert sum(marks) and f"marks {' '.join(map(str, marks))}" in run(capsys, "play", "mattazza", "--seed", "3", "--hands", "2")


def test_every_kind_of_match_is_tried():
    kinds = {type(trionfi.games[slug].with_options(profile or None, options).at(players).match).__name__
             for slug, profile, options, players in RULES}
    assert {"MatchRule", "Pool", "Mouches", "Marks", "Race", "Rubber", "CarryOver", "Pairings", "Hands"} <= kinds


def test_the_account_of_a_hand_as_it_went_on(capsys):
    """Each line with what is marked after it: the last is what the hand's own account comes to."""
    played = data(capsys, "play", "12.1", "--seed", "3", "--account")["hands"][0]
    assert [line["label"] for line in played["account"]][:2] == ["Versicola", "Versicola"]
    assert played["account"][-1]["marked"][0] == {"who": "players 0 and 2", "amounts": {"points": 1, "resti": 1},
                                                "words": "1 point, 1 resto"}
    out = run(capsys, "play", "12.1", "--seed", "3", "--account")
    assert "hand 1, as it went on\nat first: Versicola, player 0: versicola di trenti: players 0 and 2 15 points\n" in out


def test_a_hand_without_payments_in_the_play_says_so(capsys):
    out = run(capsys, "play", "9.13", "--seed", "3", "--account")
    assert out.rstrip().endswith("hand 1, as it went on\nnothing fell due")


def test_hands_of_a_match_are_replayed_in_their_order(capsys, tmp_path):
    file = tmp_path / "hands.json"
    for slug in ("mattazza", "sedici", "droggn"):
        run(capsys, "play", slug, "--seed", "5", "--hands", "4", "--bots", "random", "--record", str(file))
        assert "in 4 hands" in run(capsys, "replay", str(file))
        record = json.loads(file.read_text(encoding="utf-8"))
        record["hands"][1:3] = record["hands"][2:0:-1]
        file.write_text(json.dumps(record), encoding="utf-8")
        assert "hand 2, it does not follow the hand before it" in fails(capsys, "replay", str(file))
        file.write_text(json.dumps(record | {"hands": [record["hands"][0], record["hands"][0] | {"game": "scarto"}]}), encoding="utf-8")
        assert "hand 2, " in fails(capsys, "replay", str(file))
