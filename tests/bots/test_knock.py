"""Busso, volo, striscio and corto, and a card that is named: bots say what is true, and play by what they hear."""

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot, knock, knocking, play, unasked
from trionfi.bots.memory import Memory

OTTOCENTO, MONZUNO, CASTELLO = (trionfi.games[slug] for slug in ("ottocento", "terziglio-monzuno", "cinquecento"))
PACK, SIDE = OTTOCENTO.pack, OTTOCENTO.with_options(options={"signals": "side-knock"})


def seen(cards: str) -> int:
    return PACK.mask(cards.split())


@pytest.mark.parametrize(("asks", "rest", "suit", "out", "fits"), [
    ("holds top", "MON", "T", "all", True), ("holds top", "SOL", "T", "all", False), ("holds top", "SOL", "T", "all - ANG - MON", True),
    ("holds top", "QS", "S", "all", True), ("holds top", "CS", "S", "all", False), ("last of suit", "KB", "S", "all", True),
    ("last of suit", "7S", "S", "all", False), ("few of suit", "7S 8S", "S", "all", True), ("few of suit", "7S 8S 9S", "S", "all", False),
    ("few of suit", "KB", "S", "all", False), ("many of suit", "6S 7S 8S 9S", "S", "all", True), ("more of suit", "7S", "S", "all", True),
    ("more of suit", "KS 7S", "S", "all", False), ("more of suit", "ANG T7", "T", "all", False), ("holds second", "QS", "S", "all", True),
])
def test_a_signal_is_true_of_the_cards_that_stay_behind_the_lead(asks, rest, suit, out, fits):
    signal = next(one for game in (SIDE, MONZUNO, trionfi.games["terziglio"])
                  for one in game.signals if one.asks == asks)
    assert knock.true(OTTOCENTO.deal(1).view(0), signal, seen(rest), PACK.suit_masks[suit], PACK.select(out)) is fits


@pytest.mark.parametrize("game", [OTTOCENTO, MONZUNO, CASTELLO, OTTOCENTO.with_options("accademia")], ids=lambda game: game.profile)
def test_what_is_said_is_true_and_seldom(game):
    """Of whole hands: every signal fits the cards that its player held when he had led, every card that is named was his."""
    said = 0
    for number in range(12):
        hand = game.deal(f"knock {number}", dealer=number % game.players[0])
        play(hand, [bot("simple", seat) for seat in range(hand.players)])
        moves, phrases = list(hand.moves), {signal.phrase: signal for signal in game.signals}
        while hand.moves:
            move = hand.pop()
            signal = phrases.get(move.action.word) if move.action.verb == "say" else None
            if signal is None:
                continue
            said += 1
            cards = hand.table.hands[move.seat]
            if move.action.cards:
                assert game.pack.mask(move.action.cards) & cards
                continue
            assert moves[len(hand.moves) + 1].action.verb == "play", "nothing comes between"
            led = game.pack.mask(moves[len(hand.moves) + 1].action.cards)
            fallen = sum(game.pack.mask([game.pack.texts[card]]) for trick in hand.table.tricks for _, card in trick.plays)
            suit = game.pack.suit_of[led.bit_length() - 1]
            assert knock.true(hand.view(move.seat), signal, cards & ~led, suit, game.pack.all & ~fallen & ~led), (number, str(move))
        assert sum(move.action.word in phrases for move in moves) <= knocking.OFTEN * game.players[0]
    assert said > 3


GIVE = {"0": "7S 8S T6 T7", "2": "KB 9S 10S T8 KC"}


def led(word: str, card: str, game=OTTOCENTO, **give: str):
    """A hand in which the player after the dealer has led a card with a signal or without one, and the next has followed."""
    hand = deal(game, GIVE | give, game.players[0] - 1)
    while hand.step.name != "play":
        hand.push(bot("simple", 1).choose(hand.view(hand.actor)))
    if word:
        hand.push(f"say {word}", 0)
    return push_all(hand, f"0 play {card}")


def test_a_card_that_flew_leaves_a_void_behind_it():
    hand, silent = led("volo", "7S"), led("", "7S")
    swords = PACK.suit_masks["S"]
    assert Memory(hand.view(2)).has(0, swords) == 0.0 and Memory(silent.view(2)).has(0, swords) > 0.3
    assert Memory(hand.view(1)).has(0, swords) > 0.0, "opponents need not believe it"


def test_a_scraped_trump_denies_the_two_highest():
    hand = led("striscio", "T6")
    assert Memory(hand.view(2)).has(0, seen("ANG MON")) == 0.0
    assert Memory(led("", "T6").view(2)).has(0, seen("ANG MON")) > 0.2


def test_a_knock_makes_the_highest_likelier():
    assert Memory(led("busso", "T6").view(2)).has(0, seen("ANG MON")) > Memory(led("", "T6").view(2)).has(0, seen("ANG MON")) + 0.2


def test_corto_makes_more_of_the_suit_unlikely():
    """Against a declarer, one of his two opponents has said it."""
    for number in range(60):
        hand = MONZUNO.deal(f"corto {number}", dealer=number % 3)
        while hand.turn is not None and hand.step.name != "play":
            hand.push(bot("simple", 1).choose(hand.view(hand.actor)))
        leader, declarer = hand.turn, hand.table.contract.declarer
        if leader is None or leader == declarer:
            continue
        card = next(action for action in hand.legal_actions() if action.verb == "play" and action.cards[0][-1] in "SBCD")
        partner = next(seat for seat in range(3) if seat not in (leader, declarer))
        suit, silent = MONZUNO.pack.suit_of[MONZUNO.pack.index[card.cards[0]]], hand.view(partner)
        hand.push(card)
        before = Memory(hand.view(partner)).expect(leader, suit)
        hand.pop()
        hand.push("say corto", leader)
        hand.push(card)
        assert silent.seat == partner and Memory(hand.view(partner)).expect(leader, suit) < before
        return
    raise AssertionError("no opponent of a declarer has led")


def test_a_card_that_is_named_is_known_to_lie_there():
    told = 0
    for number in range(12):
        hand = CASTELLO.deal(f"named {number}", dealer=3)
        while hand.turn is not None and (hand.step.name != "play" or not (said := unasked(hand, {0: bot("simple", 1)}))):
            hand.push(bot("simple", 1).choose(hand.view(hand.actor)))
        if hand.turn is None:
            continue
        card = PACK.mask(said[1].cards)
        assert said[1].word == "I hold" and card & hand.table.hands[0]
        if Memory(hand.view(2)).has(0, card) == 1.0:
            continue
        unknown = Memory(hand.view(1)).has(0, card) < 1.0
        hand.push(said[1], 0)
        assert Memory(hand.view(2)).has(0, card) == 1.0
        assert (Memory(hand.view(1)).has(0, card) < 1.0) is unknown, "what is told freely is not believed of an opponent"
        told += 1
    assert told


def test_a_partners_volo_keeps_his_suit_from_being_led_back():
    """The lead that would else come back goes elsewhere."""
    hand = led("volo", "7S")
    memory = Memory(hand.view(2))
    assert knocking.leading(memory, PACK.suit_masks["S"]) < 0 == knocking.leading(memory, PACK.suit_masks["B"])


def test_nothing_dear_is_put_on_a_scraped_lead():
    memory = Memory(led("striscio", "7S", **{"2": "QS 9S T8 KC"}).view(2))
    assert knocking.following(memory, PACK.index["QS"]) < 0 == knocking.following(memory, PACK.index["9S"])


@pytest.mark.parametrize(("game", "sign"), [(OTTOCENTO, -1), (OTTOCENTO.with_options("accademia"), 0)], ids=["save", "at any lead"])
def test_high_cards_are_saved_when_the_partner_knocks(game, sign):
    if sign:
        memory = Memory(led("busso", "7S", game, **{"2": "QS 9S T8 KC"}).view(2))
        assert knocking.following(memory, PACK.index["QS"]) < 0
    else:
        with pytest.raises(trionfi.TrionfiError, match="busso"):
            led("busso", "7S", game)
