"""How each kind of conformance case is run against the engine. A case is plain data; README.md in its folder says what
the keys mean."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import trionfi
from _pytest.mark import ParameterSet
from trionfi import service
from trionfi.counting import plain
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.state.actions import Choice
from trionfi.state.standing import Standing

from checks.deals import deal, play_out, push_all
from checks.state import side_pile
from checks.wrong import refused

CASES = Path(__file__).parents[2] / "conformance"


def cases() -> Iterator[ParameterSet]:
    """All cases, under the name of their file; a case of several profiles once for each."""
    for path in sorted(CASES.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        for case in data["cases"]:
            whole = {"game": data["game"]} | case
            several = case["kind"] != "discard" and case.get("profiles")
            for profile in several or [whole.get("profile")]:
                name = f"{path.stem}:{case['id']}" + (f":{profile}" if several else "")
                yield pytest.param(whole | {"profile": profile}, id=name)


def game_of(case: dict) -> Game:
    """The game of a case under its profile and options."""
    return trionfi.games[case["game"]].with_options(case.get("profile"), case.get("options"))


def asked(case: dict, name: str, **more) -> object:
    """What the service answers under the rules of the case."""
    seats = {"players": case["players"]} if "players" in case else {}
    return service.answer(name, {"game": case["game"], "profile": case.get("profile"), "options": case.get("options") or {}} | seats | more)


def run_value(case: dict) -> None:
    """The nominal value of cards, and that no other card has it (`all`)."""
    values = {card["card"]: card["value"] for card in asked(case, "pack")["cards"]}
    cards = case["cards"].split()
    assert {values[card] for card in cards} == {case["value"]}
    if case.get("all"):
        assert {card for card, value in values.items() if value == case["value"]} == set(cards)


def run_count(case: dict) -> None:
    """The points of a pile by every method, the parts of the working summing to them."""
    for method in game_of(case).counting.methods:
        found = asked(case, "count", cards=case["cards"], last_trick=case.get("last_trick", False), method=method)
        assert found["points"] == case["points"], method
        assert sum(batch["points"] for batch in found["working"]) == case["points"], method
        if method == "customary" and "notes" in case:
            assert [batch["note"] for batch in found["working"]] == case["notes"]
        if "odd" in case:
            odd = [batch for batch in found["working"] if batch["kind"] == "odd"]
            assert [[len(batch["cards"]), batch["points"]] for batch in odd] == case["odd"]


def run_total(case: dict) -> None:
    """The points of the whole pack in two piles: one as given, one with all the rest."""
    game = game_of(case)
    assert game.points == case["points"]
    for pile in case["piles"]:
        mine = game.pack.parse_all(pile)
        rest = [card for card in game.pack.texts if card not in mine]
        for last in (True, False):
            for method in game.counting.methods:
                both = [game.count(mine, last, method=method).points, game.count(rest, not last, method=method).points]
                assert sum(both) == case["points"], (pile, last, method)


def run_order(case: dict) -> None:
    """Cards of one suit from the highest: each takes a trick from the next, whoever led."""
    cards = case["cards"].split()
    for higher, lower in pairwise(cards):
        for trick in (f"{higher} {lower}", f"{lower} {higher}"):
            assert asked(case, "trick", cards=trick)["card"] == higher, trick
    suit = [card.text for card in game_of(case).pack.cards if card.suit == case["suit"]]
    assert sorted(cards) == sorted(suit)


def run_trick(case: dict) -> None:
    """Which card takes a trick."""
    assert asked(case, "trick", cards=case["cards"]) == {"winner": case["winner"], "card": case["cards"].split()[case["winner"]]}


def run_legal(case: dict) -> None:
    """Which cards of a hand may be played to a trick; `why` are words of the reason against all the others."""
    found = asked(case, "legal", hand=case["hand"], trick=case.get("trick", ""), first=case.get("first", False))
    assert sorted(found["legal"]) == sorted(case["legal"].split())
    assert sorted([*found["legal"], *found["not"]]) == sorted(case["hand"].split())
    for card, why in found["not"].items():
        assert case["why"] in why, card


def run_score(case: dict) -> None:
    """The settlement of typed facts."""
    found = asked(case, "score", facts=case["facts"])
    assert found["scores"] == case["scores"]
    _lines(case, [(line["label"], line["amounts"]) for line in found["lines"]])
    if "kept" in case:
        assert [[line["label"], line["amounts"]] for line in found["kept"]] == case["kept"]


def run_discard(case: dict) -> None:
    """What a soloist with these cards may discard: he is seat 0, bids with his full hand, and seat 2 deals."""
    for profile in case["profiles"]:
        game = trionfi.games[case["game"]].with_options(profile)
        cards = case["cards"].split()
        hand = deal(game, {"0": " ".join(cards[:-3]), "talon": " ".join(cards[-3:])})
        hand.push("altre cinque")
        while hand.step.name != "discard":
            hand.push(next(word for word in ("vado solo", "altre cinque", "mischio") if word in map(str, hand.legal_actions())
                           and (word != "vado solo" or hand.table.dealt == game.hand_size)))
        choice = hand.legal_actions()
        assert isinstance(choice, Choice) and choice.count == 3 and hand.turn == 0
        assert sorted(choice.cards) == sorted(case["free"].split())
        for text in case.get("allowed", ()):
            hand.push(f"discard {text}")
            hand.pop()
        for text, why in case.get("refused", {}).items():
            assert why in refused(hand, f"discard {text}"), text


def run_hand(case: dict) -> None:
    """A hand after some moves."""
    hand = push_all(deal(game_of(case), case.get("give"), case.get("dealer", 2), case.get("standing"), case.get("players")), case["moves"])
    if "then" in case:
        play_out(hand, case["then"], case.get("until"))
    push_all(hand, case.get("finally", ""))
    for key, wanted in case["expect"].items():
        EXPECT[key](hand, wanted)


def run_match(case: dict) -> None:
    """What a match that is over pays."""
    game = game_of(case)
    standing = Standing.read(case["standing"], game.seats(case.get("players")))
    assert game.match.over(standing)
    found = game.match.settle(standing)
    assert [plain(score) for score in found.scores] == case["scores"]
    _lines(case, [(line.label, [plain(amount) for amount in line.amounts]) for line in found.lines])


def run_rubber(case: dict) -> None:
    """What a rubber or match pays that is typed; or words of why it is none."""
    if "refused" in case:
        with pytest.raises(TrionfiError, match=re.escape(case["refused"])):
            asked(case, "score", facts=case["facts"], match=True)
        return
    found = asked(case, "score", facts=case["facts"], match=True)
    assert found["scores"] == case["scores"]
    _lines(case, [(line["label"], line["amounts"]) for line in found["lines"]])


def run_before(case: dict) -> None:
    """The standing that a deal finds, when the match has laid out what it takes."""
    game = game_of(case)
    players = game.table(case.get("players"))
    known = Standing.read(case["standing"], players) if "standing" in case else Standing.new(players)
    found = game.match.before(known, case["dealer"]).data()
    assert {key: found[key] for key in case["expect"]} == case["expect"]


def run_over(case: dict) -> None:
    """Whether a match is over at certain standings; a list of totals stands for one with them."""
    game = game_of(case)
    for known, over in case["standings"]:
        standing = Standing.read({"totals": known} if isinstance(known, list) else known, game.seats(case.get("players")))
        assert game.match.over(standing) == over, known


def _lines(case: dict, lines: list[tuple[str, list]]) -> None:
    if "lines" in case:
        assert [[label, list(amounts)] for label, amounts in lines] == case["lines"]
    for label in case.get("without", ()):
        assert label not in [name for name, _ in lines]


def _may(hand: Hand, wanted: str) -> None:
    assert sorted(map(str, hand.legal_actions())) == sorted(word.strip() for word in wanted.split(";"))


def _refuses(hand: Hand, wanted: dict) -> None:
    for text, why in wanted.items():
        assert why in refused(hand, text), text


def _settled(hand: Hand, wanted: dict) -> None:
    lines = [(line.label, [plain(amount) for amount in line.amounts]) for line in hand.settlement.lines]
    if "scores" in wanted:
        assert [plain(score) for score in hand.settlement.scores] == wanted["scores"]
    _lines(wanted, lines)


def _knows(hand: Hand, wanted: dict) -> None:
    for seat, cards in wanted.items():
        view = hand.view(int(seat))
        for card, place in cards.items():
            assert view.where.get(hand.game.pack.index[card]) == frozenset(place.split(" or ")), f"seat {seat}, {card}"


def _unknown(hand: Hand, wanted: dict) -> None:
    for seat, cards in wanted.items():
        mask = hand.game.pack.mask(cards.split())
        assert hand.view(int(seat)).unseen & mask == mask, f"seat {seat}"


def _talk(hand: Hand, wanted: dict) -> None:
    for seat, phrases in wanted.items():
        said = {action.word for action in hand.asides(int(seat))}
        if phrases == []:
            assert not said, f"seat {seat}"
        for phrase in phrases:
            negative = phrase.startswith("not: ")
            assert (phrase.removeprefix("not: ") in said) != negative, f"seat {seat}: {phrase}"


def _account(hand: Hand, wanted: list) -> None:
    assert [[line.label, list(line.amounts), line.trick] for line in hand.table.account] == wanted


def _pile(hand: Hand, wanted: str) -> None:
    assert sorted(hand.facts()["declarer_cards"]) == sorted(wanted.split())


def _points(hand: Hand, wanted: int) -> None:
    """The card points of all players together."""
    game = hand.game
    assert sum(game.counting.points(game.pack, side_pile(hand.table, frozenset((seat,)))) for seat in range(hand.players)) == wanted


def _leaders(hand: Hand, wanted: dict) -> None:
    assert {number: hand.table.tricks[int(number) - 1].leader for number in wanted} == wanted


def _plays(hand: Hand, wanted: dict) -> None:
    for number, plays in wanted.items():
        made = {str(seat): hand.game.pack.texts[card] for seat, card in hand.table.tricks[int(number) - 1].plays}
        assert {seat: made[seat] for seat in plays} == plays, number


def _after(hand: Hand, wanted: dict) -> None:
    found = hand.after().data()
    assert {key: found[key] for key in wanted} == wanted


def _has(hand: Hand, wanted: dict) -> None:
    for seat, cards in wanted.items():
        assert set(cards.split()) <= set(hand.facts()[f"cards_{seat}"]), f"player {seat}"


def _facts(hand: Hand, wanted: dict) -> None:
    """Facts of the hand that was played."""
    found = hand.facts()
    assert {key: found.get(key) for key in wanted} == wanted


def _sides(hand: Hand, wanted: dict) -> None:
    """With whom each of some seats knows itself to be."""
    for seat, side in wanted.items():
        assert sorted(hand.view(int(seat)).side(int(seat))) == side, f"seat {seat}"


def _declares(hand: Hand, wanted: list) -> None:
    """What may be declared now, with its worth."""
    step = hand.step
    declaring = next(vars(one)["declaring"] for one in (step, *vars(step).get("rules", ())) if "declaring" in vars(one))
    found = [[one.name, plain(one.value)] for one in declaring.open(hand.table, hand.turn)]
    assert sorted(found, key=str) == sorted(wanted, key=str)


def _holds(has: bool) -> Callable[[Hand, str], None]:
    def check(hand: Hand, wanted: str) -> None:
        held = set(hand.facts()["declarer_cards"])
        assert set(wanted.split()) <= held if has else not set(wanted.split()) & held

    return check


def _piles(hand: Hand, wanted: dict) -> None:
    """The cards of hands (by seat), of piles by name, and of what a seat has won."""
    table, pack = hand.table, hand.game.pack
    for place, cards in wanted.items():
        if place.isdecimal():
            own = table.hands[int(place)]
        else:
            own = table.won[int(place[4:])] if place.startswith("won ") else table.piles[place]
        assert set(pack.unmask(own)) == set(pack.parse_all(cards)), place


def _told(hand: Hand, wanted: list) -> None:
    """What was said or paid, each in its place after the one before."""
    heard = iter(event.word for event in hand.events)
    for words in wanted:
        assert any(words in word for word in heard), words


def _equal(read: Callable[[Hand], object]) -> Callable[[Hand, object], None]:
    def check(hand: Hand, wanted: object) -> None:
        assert read(hand) == wanted

    return check


EXPECT: dict[str, Callable[[Hand, object], None]] = {
    "turn": _equal(lambda hand: hand.turn),
    "step": _equal(lambda hand: hand.step.name),
    "cards": _equal(lambda hand: [cards.bit_count() for cards in hand.table.hands]),
    "declarer": _equal(lambda hand: hand.view(0).contract.declarer),
    "knows_partner": _equal(lambda hand: hand.view(0).contract.partner),
    "rate": _equal(lambda hand: hand.view(0).contract.rate),
    "ending": _equal(lambda hand: hand.ending.kind),
    "next_dealer": _equal(lambda hand: hand.next_dealer), "players_at_seats": _equal(lambda hand: list(hand.sitting.seats)),
    "tricks_of_declarer": _equal(lambda hand: sum(trick.winner == hand.table.contract.declarer for trick in hand.table.tricks)),
    "tricks": _equal(lambda hand: [sum(trick.winner == seat for trick in hand.table.tricks) for seat in range(hand.players)]),
    "points": _points, "leaders": _leaders, "plays": _plays,
    "events": _equal(lambda hand: " ".join(event.kind for event in hand.events)),
    "may": _may, "refuses": _refuses, "settled": _settled, "knows": _knows, "unknown": _unknown, "talk": _talk,
    "after": _after, "has": _has, "facts": _facts,
    "said_last": _equal(lambda hand: hand.view(0).said[-1][1]),
    "partner": _equal(lambda hand: hand.table.partner), "sides": _sides, "declares": _declares,
    "declarer_holds": _holds(True), "declarer_lacks": _holds(False),
    "piles": _piles, "told": _told, "account": _account, "declarer_cards": _pile,
}

RUN: dict[str, Callable[[dict], None]] = {
    "value": run_value, "count": run_count, "total": run_total, "order": run_order, "trick": run_trick, "legal": run_legal,
    "score": run_score, "discard": run_discard, "hand": run_hand, "match": run_match, "rubber": run_rubber, "over": run_over,
    "before": run_before,
}

