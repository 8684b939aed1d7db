"""What a careful player has in mind: equal trumps, a partner who is still hidden, what is sure."""

from dataclasses import replace

import trionfi
from trionfi.bots.memory import Memory
from trionfi.bots.prospect import payoff, share, strength
from trionfi.cards.chance import Chance
from trionfi.state.actions import Choice

OTTOCENTO, CALL, FFT = trionfi.games["ottocento"], trionfi.games["tarot-5-call"], trionfi.games["tarot-fft-4"]


def at_play(game, seed, dealer=0):
    """A hand with everything before the first card chosen at random."""
    hand, chance = game.deal(seed, dealer=dealer), Chance(f"memory {seed}")
    while hand.turn is not None and hand.step.name != "play":
        actions = hand.legal_actions()
        hand.push(actions.sample(chance) if isinstance(actions, Choice) else actions[-1])
    return hand


def test_an_equal_trump_played_later_beats_a_moor():
    pack = OTTOCENTO.pack
    moors = [pack.index[f"MO{number}"] for number in (1, 2, 3, 4)]
    hand = at_play(OTTOCENTO, 3)
    memory = Memory(hand.view(hand.turn))
    memory.out = pack.mask(["MO2"])
    memory.groups = [(memory.out, [float(seat != memory.seat) for seat in range(4)])]
    foe = memory.foes[0]
    assert memory.beats(foe, moors[3], pack.trump_mask) == 1.0
    assert memory.clear(moors[3]) == 0.0
    assert memory.beats(foe, pack.index["T5"], pack.trump_mask) == 0.0


def test_against_a_hidden_partner_all_but_the_declarer_are_thought_friends():
    for seed in range(20):
        hand = at_play(CALL, seed)
        contract = hand.table.contract
        if hand.over or not contract.hidden:
            continue
        for seat in range(5):
            memory = Memory(hand.view(seat))
            if seat == contract.declarer:
                assert memory.side == {seat} or memory.hand & CALL.pack.mask([contract.called])
            elif seat == hand.table.partner:
                assert memory.side == {seat, contract.declarer} and memory.attacking
            else:
                assert contract.declarer not in memory.side and len(memory.side) == 4 and not memory.attacking
        return
    raise AssertionError("no hand with a hidden partner")


def test_a_better_hand_promises_more_and_is_paid_more():
    pack = FFT.pack
    strong = pack.mask(["F", "T21", "T20", "T19", "T18", "T17", "T16", "T15", "T14", "T1", "KS", "QS", "KH", "QH", "KD", "KC", "QC", "5C"])
    weak = pack.mask(["T2", "T3", "T4", "10S", "9S", "8S", "7S", "6S", "5H", "4H", "3H", "10H", "9D", "8D", "7D", "5C", "4C", "3C"])
    assert strength(FFT, 4, strong) > 0.2 > 0 > strength(FFT, 4, weak)
    memory = Memory(FFT.deal(1).view(1))
    low, high = (share(memory, 6, 0, hand) for hand in (weak, strong))
    assert low < 0.4 < 0.6 < high
    paid = [payoff(memory, mean, 1) for mean in (0.2, 0.4, 0.6, 0.8)]
    assert paid == sorted(paid) and paid[0] < 0 < paid[-1]


def test_the_average_hand_promises_nothing_besides():
    for game in (FFT, OTTOCENTO, trionfi.games["venticinque-3"]):
        chance, players = Chance("average"), game.players[0]
        found = [strength(game, players, sum(1 << card for card in chance.sample(range(game.pack.size), game.hand_size)))
                 for _ in range(300)]
        assert abs(sum(found)) / 300 < 0.02


def test_who_plays_from_outside_beats_nothing():
    hand = at_play(trionfi.games["venticinque-3"], 5)
    view = hand.view(hand.turn)
    view.outside = (view.seat + 1) % 3
    memory = Memory(view)
    assert memory.beats(view.outside, 0, memory.pack.suit_of[0]) == 0.0
    assert replace(memory.stakes, point=-1.0).reverse
