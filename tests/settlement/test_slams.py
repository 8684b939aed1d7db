"""Slams at the contract of French Tarot: what is asked of them, and how they are told."""

import pytest
import trionfi
from trionfi.service.rules import parts


@pytest.mark.parametrize(("slug", "profile", "asked"), [
    ("tarot-5-call", "mar", True), ("tarot-5-call", "lau", False), ("tarot-5-call", "arn", False), ("tarot-5-call", "sim", False),
    ("tarot-appel-1850", "tjt", False), ("tarot-1950-5", "book", False),
])
def test_who_was_bound_alone_is_asked_where_a_partner_may_refuse(slug, profile, asked):
    game = trionfi.games[slug].with_options(profile)
    assert any(fact.key == "slam_alone" for fact in game.form(game.players[0])) == asked


def test_a_slam_that_must_be_announced_is_told_without_a_price_for_others():
    told = [str(trionfi.games["tarot-populaire-4"].with_options(profile).payments.rewards[0].words()) for profile in ("mar", "base")]
    assert "chelem, if it was announced, 400 from each opponent, or 200 to each where it is lost" in told[0]
    assert "chelem 200 from each opponent, announced 400" in told[1]


def test_where_bids_are_added_they_are_told_by_their_base_and_the_petit_is_not_multiplied():
    game = trionfi.games["tarot-5-call"].with_options("sim")
    assert [str(bid.worth) for bid in game.step("auction").bids] == ["base 10", "base 20", "base 40", "base 80", "base 160"]
    petit = next(reward for reward in game.payments.rewards if reward.key == "petit")
    assert str(petit.words()).startswith("10, not multiplied, from each other player")


def test_a_slam_names_the_fool_as_the_game_does():
    game = trionfi.games["tarot-populaire-4"].with_options("sim")
    told = " ".join(str(part.words) for part in parts(game))
    assert "when the taker has the Excuse" in told and "the Fool)" not in told
