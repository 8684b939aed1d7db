"""What pays when a trick is gathered says by which cards it knows such a trick."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.hooks import overriding
from trionfi.settlement.reward import Reward

PAYING = [slug for slug in trionfi.games if trionfi.games[slug].pays_at_once]


def test_whoever_pays_for_a_trick_says_by_which_cards() -> None:
    for slug in trionfi.games:
        rewards = trionfi.games[slug].payments.rewards
        assert overriding(rewards, Reward, "trick_lines") == overriding(rewards, Reward, "in_tricks"), slug


@pytest.mark.parametrize("slug", PAYING)
def test_a_trick_without_these_cards_pays_nothing(slug: str) -> None:
    game = trionfi.games[slug]
    watched = dict(game.paid_in_tricks)
    for seed in range(2):
        hand = game.deal(seed=seed)
        play(hand, [bot("random", f"{seed} {seat}") for seat in range(hand.players)])
        for trick in hand.table.tricks:
            cards = sum(1 << number for _, number in trick.plays)
            for reward in game.payments.trick_rewards:
                if reward.trick_lines(hand.table, game.payments, trick):
                    assert watched[reward] & cards, (reward.label, trick)


def test_a_game_that_pays_at_the_end_looks_at_no_trick() -> None:
    assert not trionfi.games["tarot-fft-4"].paid_in_tricks
    assert trionfi.games["minchiate-partners"].paid_in_tricks
