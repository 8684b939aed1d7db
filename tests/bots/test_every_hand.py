"""Bots at every game: legal, the same for the same seed, and blind to what their seat cannot know.

The bot `random` is asked at one game of each family: its hands of all games are those of `tests/golden`, card for card."""

from functools import cache

import pytest
import trionfi
from checks.state import alike, exchanged_action
from checks.walks import every_rules
from trionfi.bots import BOTS, Bot, bot, play
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.record import packets_of

MOMENTS, ENOUGH, HANDS = 4, 5, 10
RULES = every_rules()
# What does not hang on single rules is checked with each game as it is played when nobody says otherwise.
USUAL = [rules for rules in RULES if rules.first]
BY_CHANCE = list({rules.game.family: rules for rules in USUAL}.values())
usual = pytest.mark.parametrize("rules", USUAL, ids=str)
by_chance = pytest.mark.parametrize("rules", BY_CHANCE, ids=str)


class Explained(Bot):
    """Plays as another bot does, which must have a reason in one line for all that it does in turn."""

    def __init__(self, player):
        super().__init__(player.seed)
        self.player = player

    def choose(self, view):
        why = self.player.why(view)
        assert why and "\n" not in why
        return self.player.choose(view)

    def aside(self, view):
        return self.player.aside(view)


def dealt(rules, number):
    return rules.game.deal(seed=f"bots {number}", dealer=number % rules.players, players=rules.players)


def hand_of(rules, name, kind=lambda player: player):
    """A hand of these rules, another for each, played by this bot on all seats."""
    return play(dealt(rules, RULES.index(rules)), [kind(bot(name, seat)) for seat in range(rules.players)])


@cache
def moves_of(rules, name):
    hand = hand_of(rules, name, Explained)
    assert hand.over and hand.settlement is not None
    return tuple(hand.moves)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_simple_plays_a_hand_to_its_end_and_gives_its_reasons(rules):
    assert moves_of(rules, "simple")


@usual
def test_the_same_seed_plays_the_same_hand_whether_simple_is_asked_why_or_not(rules):
    assert tuple(hand_of(rules, "simple").moves) == moves_of(rules, "simple")


@by_chance
def test_random_plays_the_same_hand_for_the_same_seed_and_gives_its_reasons(rules):
    assert moves_of(rules, "random") and tuple(hand_of(rules, "random").moves) == moves_of(rules, "random")


@usual
def test_cards_that_a_seat_cannot_know_do_not_change_what_simple_does(rules):
    """Two unseen cards change places in the deal; where the play so far stays legal the bot chooses the same. First in the hand that
    the other tests play, then in more."""
    chance, player, held = Chance("blind bots"), bot("simple", 5), 0
    first = RULES.index(rules)
    for number in range(first, first + HANDS):
        hand, known = dealt(rules, number), moves_of(rules, "simple") if number == first else ()
        while held < ENOUGH and hand.turn is not None:
            if not chance.below(MOMENTS):
                held += _same_choice(rules, hand, player, chance)
            seat, action = known[len(hand.moves)] if known else (None, player.choose(hand.view(hand.turn)))
            hand.push(action, seat)
    assert held >= ENOUGH


def _same_choice(rules, hand, player, chance):
    view, texts = hand.view(hand.turn), rules.game.pack.texts
    hidden = [text for number, text in enumerate(texts) if view.unseen >> number & 1]
    return len(hidden) > 1 and any(
        (pair := alike(hand, hidden, chance)) and _exchanged(rules, hand, player, pair) for _ in range(4))


def _exchanged(rules, hand, player, pair):
    """Whether the two cards could change places; then the bot must choose the same."""
    one, two = pair
    change = {one: two, two: one}
    packets = {
        name: [" ".join(change.get(card, card) for card in cards.split()) for cards in value] if isinstance(value, list)
        else " ".join(change.get(card, card) for card in value.split())
        for name, value in packets_of(hand).items()
    }
    again = rules.game.deal(packets=packets, dealer=hand.dealer, players=rules.players)
    try:
        for seat, action in hand.moves:
            again.push(exchanged_action(again, action, change), seat)
    except TrionfiError:
        return False
    assert player.choose(again.view(hand.turn)) == player.choose(hand.view(hand.turn))
    return True


def test_no_bot_acts_out_of_turn_and_unknown_bots_are_named():
    hand = trionfi.games["mineo-3"].deal(seed=1, dealer=2)
    for name in BOTS:
        with pytest.raises(TrionfiError, match="nothing to decide"):
            bot(name).choose(hand.view(1))
    with pytest.raises(TrionfiError, match="no bot 'clever': there are random, easy, simple, search"):
        bot("clever")
    with pytest.raises(TrionfiError, match="2 bots cannot play for 3"):
        play(hand, [bot("simple"), bot("simple")])
