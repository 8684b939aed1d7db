"""The contract of Tarok-l'Hombre: what is said of winning every trick."""

import pytest
import trionfi


@pytest.mark.parametrize(("slug", "profile", "words"), [
    ("tarok-lhombre-old", "nsa", "Tout (every trick) 200, 300, 600 by level from the lowest but one, in place of this"),
    ("tarok-lhombre-old", "posert", "Tout (every trick) 50, 100, 150 by level from the lowest but one, added to this"),
    ("tarok-lhombre-declarations", "older", "Tout (every trick) 200, 300, 600 by level from the lowest, in place of this"),
])
def test_a_level_at_which_a_tout_has_no_price_of_its_own_is_not_said_to_pay_nothing(slug, profile, words):
    game = trionfi.games[slug].with_options(profile)
    contract = next(reward for reward in game.payments.rewards if reward.key == "contract")
    assert words in str(contract.words())
