"""The library as one meets it: games as a mapping, deals that place some cards, what is booked so far, the ace as 1."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.errors import TrionfiError
from trionfi.record import packets_of, replay, to_record

MINEO = trionfi.games["mineo-3"]


def test_the_games_are_a_mapping():
    assert "nope" not in trionfi.games and "14.6" in trionfi.games and "mineo-3" in trionfi.games and 5 not in trionfi.games
    assert trionfi.games.get("nope") is None and trionfi.games.get("nope", 3) == 3 and trionfi.games.get("14.6") is MINEO
    with pytest.raises(KeyError):
        trionfi.games["nope"]
    with pytest.raises(TrionfiError, match="no game 'mineo': did you mean"):
        trionfi.games["mineo"]


def test_what_one_works_with_is_at_hand():
    hand = MINEO.deal(7)
    assert isinstance(hand, trionfi.Hand) and isinstance(hand.view(1), trionfi.View)
    assert isinstance(hand.legal_actions()[0], trionfi.Action)
    assert isinstance(trionfi.games["scarto"].deal(7).legal_actions(), trionfi.Choice)
    trionfi.play(hand, ["simple", "random", trionfi.bots.bot("easy")])
    assert trionfi.replay(trionfi.record.to_record(hand)).moves == hand.moves
    assert set(trionfi.__all__) <= set(dir(trionfi))


def test_what_one_sees():
    hand = MINEO.deal(7, packets={"hands": {0: "T20 T19 T18 KS"}})
    assert repr(hand) == "<Hand of mineo-3: dealer=0, turn=1, tricks=0, trick=''>"
    assert hand.hands[0][:4] == ("T20", "T19", "T18", "KS") or set(hand.hands[0]) >= {"T20", "T19", "T18", "KS"}
    view = hand.view(0)
    assert set(view.cards) == set(hand.hands[0]) and view.known["hand 0"] == view.cards and not any(view.won)
    assert repr(view).startswith("<View of mineo-3: seat=0, turn=1, hand='") and "T20" in view._repr_html_()
    assert repr(trionfi.bots.bot("simple", 3)) == "SimpleBot(name='simple', seed=3)"
    assert repr(trionfi.Match(MINEO, 7)) == "<Match of mineo-3: seed=7, hands=0, totals=[0, 0, 0]>"
    assert "T20" in hand._repr_html_() and "Mineo" in MINEO._repr_html_()
    hand.push("vado solo")
    while not hand.table.plays:
        hand.push(hand.legal_actions()[0])
    seat, card = hand.trick[0]
    assert hand.view(0).trick == hand.trick and hand.table.pack.index[card] == hand.table.plays[0][1] and seat == hand.moves[-1].seat
    while len(hand.table.tricks) < 2:
        hand.push(hand.legal_actions()[0])
    assert sum(map(len, hand.view(1).won)) == 6


@pytest.mark.parametrize("wrong", [
    lambda: trionfi.play(MINEO.deal(1), [1, 2, 3]), lambda: trionfi.play(MINEO.deal(1), ["simple"]), lambda: trionfi.play(MINEO.deal(1), 5),
    lambda: trionfi.play(MINEO.deal(1), ["simple", "simple", "nobody"]), lambda: trionfi.count("mineo-3", 5),
    lambda: trionfi.count(5, "T20"),
    lambda: trionfi.count("mineo-3", None), lambda: trionfi.Match(None, 1), lambda: trionfi.Match("mineo-3", 1),
    lambda: trionfi.Match(MINEO, []), lambda: MINEO.deal(1, players=3.0), lambda: MINEO.deal(1, players=True), lambda: MINEO.settle(5),
    lambda: MINEO.with_options(options=5), lambda: trionfi.bots.bot("simple", effort="x"), lambda: trionfi.bots.bot("simple", seed=[]),
    lambda: trionfi.bots.bot(["simple"]), lambda: trionfi.games["mineo"], lambda: trionfi.games[None],
    lambda: trionfi.play(None, ["simple"]), lambda: trionfi.env.Env(None), lambda: trionfi.env.Env(5), lambda: trionfi.games.find(3),
    lambda: trionfi.games.find(place=3), lambda: trionfi.games.find("scarto", players="a"),
    lambda: trionfi.record.to_record(4), lambda: trionfi.games["3.1"].with_options(5),
])
def test_what_is_wrong_is_refused_in_one_line(wrong):
    with pytest.raises(TrionfiError) as caught:
        wrong()
    assert str(caught.value) and "\n" not in str(caught.value)


def test_modules_come_when_they_are_asked_for():
    assert trionfi.match.Match(MINEO, 7).deal().turn == 1 and trionfi.record.replay is replay
    with pytest.raises(AttributeError, match="nonsense"):
        trionfi.nonsense  # noqa: B018


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_a_deal_places_some_cards_and_leaves_the_rest_to_the_seed(slug):
    game = trionfi.games[slug]
    for players in game.players:
        whole = packets_of(game.deal("some", players=players))
        assert packets_of(game.deal("some", packets={}, players=players)) == whole
        assert packets_of(game.deal(packets=whole, players=players)) == whole
        chosen = game.at(players)
        if not chosen.deals_hands:
            continue
        wanted = chosen.pack.texts[-1:] + chosen.pack.texts[:3]
        hand = game.deal("some", packets={"hands": {1: " ".join(wanted)}}, players=players)
        made = packets_of(hand)
        assert made["hands"][1].split()[:4] == list(wanted)
        assert [len(one.split()) for one in made["hands"]] == [len(one.split()) for one in whole["hands"]]
        assert {key: len(str(value).split()) for key, value in made.items() if key not in ("hands", "again")} == {
            key: len(str(value).split()) for key, value in whole.items() if key not in ("hands", "again")}
        cards = [card for key, value in made.items() if key != "again" for one in ([value] if isinstance(value, str) else value)
                 for card in one.split()]
        assert len(cards) == len(set(cards)) and replay(to_record(hand)).deal == hand.deal


def test_most_cards_stay_where_the_seed_puts_them():
    before, after = packets_of(MINEO.deal(7)), packets_of(MINEO.deal(7, packets={"hands": {0: "T20 KS"}}))
    moved = [set(one.split()) ^ set(other.split()) for one, other in zip(before["hands"], after["hands"], strict=True)]
    assert sum(map(len, moved)) <= 8


@pytest.mark.parametrize(("packets", "words"), [
    ({"hands": {0: "KS", 1: "KS"}}, "dealt twice"), ({"hands": {3: "KS"}}, "seats are 0 to 2"), ({"hands": ["KS"]}, "list of 3 hands"),
    ({"hands": {0: " ".join(MINEO.pack.texts[:21])}}, "takes up to 20"), ({"hands": {0: 5}}, "a text or a list"),
    ({"chien": "KS"}, "no 'chien'"), ({"hands": {0: "ZZ"}}, "no card 'ZZ'"), ([], "packets are an object"),
    ({"hands": "KS"}, "list of 3 hands"),
])
def test_packets_that_cannot_be(packets, words):
    with pytest.raises(TrionfiError, match=words):
        MINEO.deal(7, packets=packets)


def test_cards_are_not_left_to_chance_without_a_seed():
    packets = packets_of(MINEO.deal(7))
    packets["hands"][0] = " ".join(packets["hands"][0].split()[1:])
    with pytest.raises(TrionfiError, match="hand 0 has 19 cards and needs 20; with a seed"):
        MINEO.deal(packets=packets)
    with pytest.raises(TrionfiError, match="seed or packets"):
        MINEO.deal()


def test_a_standing_as_plain_data():
    given = {"totals": [3, -1, -2], "played": 1, "dealt": 1}
    hand = MINEO.deal(7, standing=given)
    assert hand.table.standing.totals == (3, -1, -2) and hand.deal == MINEO.deal(7).deal
    assert trionfi.games["sedici"].deal(7, standing={"gone": []}).deal
    for wrong in ({"totals": [1, 2]}, {"gone": ["ZZ"]}, {"rounds": "two"}, {"gone": list(MINEO.pack.texts)}, 5, {"x": 1}, {"pots": ["x"]}):
        with pytest.raises(TrionfiError, match="standing"):
            MINEO.deal(7, standing=wrong)


def test_what_is_booked_so_far():
    hand = trionfi.games["14.5"].deal(3)
    assert hand.account == () and hand.running == {}
    play(hand, [bot("simple", seat) for seat in range(3)])
    booked = [sum(line.amounts[seat] for line in hand.account) for seat in range(3)]
    assert hand.account and hand.running == {"points": tuple(booked)} and hand.view(1).running == hand.running


def test_the_running_lead_of_minchiate():
    """The lead is points less what was paid for in sixties; all see it."""
    hand = trionfi.games["12.1"].deal(3)
    play(hand, [bot("simple", seat) for seat in range(4)])
    gained = sum(line.amounts[0] - line.amounts[1] for line in hand.account if line.ledger == "points")
    lead, paid = hand.running["points"], hand.running.get("resti", (0, 0, 0, 0))
    assert lead[0] == lead[2] == -lead[1] == -lead[3] and abs(lead[0]) < 60
    during = sum(line.amounts[0] for line in hand.settlement.lines if line.label == "Paid during the hand")
    assert gained == lead[0] + 60 * during and paid[0] == during
    assert hand.view(2).running == hand.running


def test_the_ace_as_1():
    pack = trionfi.games["9.13"].pack
    assert pack.parse("1C") == "AC" and pack.parse("1s") == "AS" and pack.parse_all("1C 10C") == ["AC", "10C"]
    with pytest.raises(TrionfiError, match="an ace AS"):
        pack.parse("0C")
    with pytest.raises(TrionfiError, match="no aces"):
        MINEO.pack.parse("1C")
    assert trionfi.games["14.1"].pack.parse("1D") == "AD"
