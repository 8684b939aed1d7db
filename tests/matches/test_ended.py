"""What a rubber or match pays that a person tells of: the same as `Match` books when hands come to it."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.errors import MissingFact, TrionfiError
from trionfi.match import Match
from trionfi.matches.pairings import Pairings

# Options that bring another kind of match with them, beside the game as it is.
FORMS = [(slug, {}) for slug in trionfi.games if trionfi.games[slug].match.settled] + [
    ("lecchini", {"method": "rubber"}), ("minchiate-partners", {"girata": "three"}), ("ottocento", {"recording": "fives"}),
    ("minchiate-each-for-himself", {"settled": "round"}), ("mattazza", {"limits": "leave-2"}), ("tarok-german-2", {"game": "120"}),
    ("quarantacinque", {"payment": "lowest", "bonus": "tens"}),
]
HANDS = 40


def made(slug, options):
    return trionfi.games[slug].with_options(options=options)


def tables():
    for slug, options in FORMS:
        game = made(slug, options)
        for players in game.tables:
            yield pytest.param(slug, options, players, id=f"{slug}-{players}-{'-'.join(options.values())}")


def facts_of(game, match, kept):
    """The facts of a match that is over, read off its standing by their keys."""
    parties, standing = game.at(match.players).payments.seats(match.players), match.standing
    marked = next((seat for seat, mark in enumerate(standing.marks) if mark > 0), None)
    by_player = {"marks": standing.marks, "faults": standing.faults}
    found = {}
    for fact in game.match_form(match.players):
        stem, _, number = fact.key.rpartition("_")
        if fact.key in ("out", "claim"):
            found[fact.key] = "nobody" if marked is None else marked
        elif fact.key == "single":
            found[fact.key] = max(standing.marks) == 2
        elif fact.key == "great":
            great = [party for party, seats in enumerate(parties) if standing.marks[min(seats)] > game.match.number]
            found[fact.key] = great[0] if great else "neither"
        elif stem in by_player:
            found[fact.key] = by_player[stem][int(number)]
        else:
            seat = min(parties[int(number)])
            row = {"total": standing.totals, "brought": [max(mark, 0) for mark in standing.marks]}.get(stem, standing.marks)
            found[fact.key] = kept[seat] if fact.key.startswith("record") or (kept and stem == "total") else row[seat]
    if found.get("great", "neither") != "neither":
        return {"great": found["great"]}
    return found


def hand_of(match, chance):
    hand = match.deal()
    play(hand, [bot("random", chance.below(1000)) for _ in range(hand.players)])
    before = match.standing.totals
    match.score()
    return hand, before


@pytest.mark.parametrize(("slug", "options", "players"), list(tables()))
def test_the_form_settles_what_the_match_books(slug, options, players):
    game = made(slug, options)
    if isinstance(game.match, Pairings):
        return rounds_are_booked(game, players)
    for seed in range(2):
        chance = Chance(f"{slug}-{seed}")
        match = Match(game, f"{seed}", players, standing=game.match.some(chance, players))
        while not match.over and len(match.hands) < HANDS:
            hand_of(match, chance)
        assert match.over, "it goes on and on"
        told = game.settle_match(facts_of(game, match, None), players)
        booked = match.settlement
        assert told.scores == (booked.scores if booked else (0,) * players)
        assert booked is None or told == booked
        assert not sum(told.scores)


def rounds_are_booked(game, players):
    """Where a round is paid into the totals, they move by that beside the scores of its last hand."""
    match, chance, kept = Match(game, 4, players), Chance(game.slug), [0] * players
    for number in range(1, 2 * game.match.hands + 1):
        hand, before = hand_of(match, chance)
        own = game.match.kept(hand.played())
        kept = [old + new for old, new in zip(kept, own, strict=True)]
        if number % game.match.hands:
            continue
        told = game.settle_match(facts_of(game, match, kept), players)
        assert told.lines or max(kept) == min(kept)
        for seat, player in enumerate(hand.sitting.seats):
            assert match.totals[player] - before[player] == hand.settlement.scores[seat] + told.scores[seat]
        kept = [0] * players


@pytest.mark.parametrize(("slug", "options", "players"), list(tables()))
def test_whatever_is_typed_is_refused_or_sums_to_nothing(slug, options, players):
    game = made(slug, options)
    form, chance, settled = game.match_form(players), Chance(f"typed {slug}"), 0
    for _ in range(60):
        facts = {}
        for fact in form:
            values = [value for value, _ in fact.values] or range(-200 if fact.unit == "total" else 0, 240)
            if chance.below(8):
                facts[fact.key] = chance.choice(tuple(values))
        try:
            found = game.settle_match(facts, players)
        except TrionfiError as error:
            assert "\n" not in str(error) and len(str(error)) < 300
            continue
        settled += 1
        assert not sum(found.scores) and len(found.scores) == players
    assert settled or len(form) > 1


@pytest.mark.parametrize(("ref", "facts", "why"), [
    ("5.5", {"total_0": 143, "total_1": 146}, "together they come to 288"),
    ("5.6", {"total_0": 200, "total_1": 90}, "together they come to 234"),
    ("8.35", {"total_0": 10, "total_1": 5, "total_2": -14}, "together they come to 0"),
    ("11.2", {"total_0": 140, "total_1": 3}, "nobody has 150"),
    ("11.2", {"total_0": 150, "total_1": 150}, "players 0, 1, 2 and 3 have 150 each"),
    ("8.1", {"total_0": 5, "total_1": -5, "total_2": 0, "out": 1}, "his total is not above nothing"),
    ("6.1", {"total_0": 3, "total_1": 0, "cappotti_0": 5}, "a partita is 4 hands"),
    ("6.1", {"total_0": 0, "total_1": 3, "cappotti_0": 1}, ".total of players 0 and 2. cannot be 0"),
    ("11.15", {"hands_0": 3, "hands_1": 3}, "cannot be 3 and 3"),
    ("11.15", {"hands_0": 2, "hands_1": 1}, "neither side has won 3 hands"),
    ("11.15", {"great": 0, "hands_0": 2}, "hands won by players 0 and 2. cannot be 2"),
    ("11.18", {"marks_0": 1, "marks_1": 1, "marks_2": 0, "marks_3": 0}, "the match is not over"),
    ("11.7", {"total_0": 44, "total_1": 3}, "nobody has 45"),
    ("11.7", {"total_0": 44, "total_1": 3, "claim": 0, "single": True}, "has not 45"),
    ("11.21", {"total_0": 149, "total_1": 3, "out": 0}, "he has not 150"), ("3.7", {"record": 3}, "no fact of this Partie"),
    ("14.6", {"total_0": 3}, "no rubber or match that pays"),
    ("11.9", {"total_0": 3}, "no rubber or match"),
])
def test_what_cannot_be_is_refused_in_a_line(ref, facts, why):
    with pytest.raises(TrionfiError, match=why):
        trionfi.games[ref].settle_match(facts)


def test_who_was_out_first_must_be_told_where_two_end_above_nothing():
    game, told = trionfi.games["8.1"], {"total_0": 40, "total_1": 2, "total_2": -42}
    with pytest.raises(MissingFact, match="'out'"):
        game.settle_match(told)
    assert game.settle_match(told | {"out": 1}).scores == (0, 10, -10)
    assert game.settle_match({"total_0": 42, "total_1": 0, "total_2": -42}).scores == (10, -5, -5)


def test_one_total_follows_where_their_sum_is_known():
    assert trionfi.games["8.35"].settle_match({"total_0": 10, "total_2": -14}) == \
        trionfi.games["8.35"].settle_match({"total_0": 10, "total_1": 4, "total_2": -14})
    with pytest.raises(MissingFact, match="'total_1'"):
        trionfi.games["8.35"].settle_match({"total_0": 10})
    with pytest.raises(MissingFact, match="'total_1'"):
        trionfi.games["11.2"].settle_match({"total_0": 150})


def test_a_match_that_has_begun_elsewhere_goes_on():
    game = trionfi.games["8.35"]
    match = Match(game, 3, dealer=2, standing={"totals": [5, -3, -2], "played": 2})
    hand, before = hand_of(match, Chance("x"))
    assert before == (5, -3, -2) and hand.sitting.dealer == 2 and match.over and match.settlement is not None
    with pytest.raises(TrionfiError, match="3 numbers"):
        Match(game, standing={"totals": [5, -3]})
