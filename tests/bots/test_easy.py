"""The bot `easy`: it bids as `simple` does, plays by chance, and throws nothing of worth away."""

import trionfi
from trionfi.bots import bot, play
from trionfi.bots.easy import sensible
from trionfi.bots.memory import Memory

HANDS = 10


def test_it_decides_all_but_the_cards_as_simple_does():
    hand = trionfi.games["mineo-3"].deal(seed=7)
    while hand.step.phase != "play":
        view = hand.view(hand.turn)
        assert bot("easy").choose(view) == bot("simple").choose(view)
        hand.push(bot("simple").choose(view))


def test_what_a_foe_would_take_is_left_out_where_less_will_do():
    game = trionfi.games["mineo-3"]
    seen = 0
    for seed in range(HANDS):
        hand = game.deal(seed)
        while hand.turn is not None:
            view = hand.view(hand.turn)
            if hand.step.phase == "play" and view.plays and len(view.offered) > 1:
                memory = Memory(view)
                legal = game.pack.mask(action.cards[0] for action in view.offered if action.verb == "play")
                cards = sensible(memory, legal)
                left_out = [number for number in range(game.pack.size) if legal >> number & 1 and number not in cards]
                assert cards and all(memory.gain[number] > min(memory.gain[one] for one in cards) for number in left_out)
                if left_out:
                    seen += 1
                    assert view.best_seat not in memory.side
            hand.push(bot("easy", seed).choose(view))
    assert seen > HANDS


def test_two_seeds_play_two_hands_and_one_seed_one():
    def moves(seed: int) -> list[str]:
        hand = trionfi.games["ottocento"].deal(seed=3)
        return [str(move) for move in play(hand, [bot("easy", seed) for _ in range(hand.players)]).moves]

    assert moves(1) == moves(1) != moves(2)


def test_simple_does_better_in_the_same_deals():
    game, ahead = trionfi.games["ottocento"], 0.0
    for seed in range(HANDS):
        for seats in ("easy", "simple"), ("simple", "easy"):
            hand = play(game.deal(seed), [bot(seats[seat % 2], seat) for seat in range(4)])
            ahead += hand.settlement.scores[seats.index("simple")] - hand.settlement.scores[seats.index("easy")]
    assert ahead > 0
