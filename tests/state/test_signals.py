"""Table talk as data: every phrase has a meaning of a known shape and a source, and can be said in some position."""

import pytest
import trionfi
from checks.walks import random_walk
from trionfi.cards.chance import Chance

GAMES = [game for game in (trionfi.games[slug] for slug in trionfi.games) if game.signals]
WHEN = {"partner to lead", "to lead", "leading", "in a trick", "own turn", "to a leader", "answer", "having played"}


def talkative(game):
    """The game with every phrase that any of its options allows."""
    names = [option.name for option in game.options]
    talk = next((name for name in ("talk", "signals") if name in names), None)
    if talk is None:
        return game
    values = next(option for option in game.options if option.name == talk).values
    return max((game.with_options(options={talk: value.name}) for value in values), key=lambda made: len(made.signals))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_phrases_are_different_and_whole(game):
    signals = talkative(game).signals
    phrases = [signal.phrase for signal in signals]
    assert len(set(phrases)) == len(phrases)
    for signal in signals:
        assert signal.phrase and signal.meaning and signal.source and signal.when in WHEN and signal.asks, signal.phrase
        assert (signal.when == "answer") == bool(signal.after) and (not signal.after or signal.after in phrases)
        assert signal.phrase == " ".join(signal.phrase.split())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_phrase_can_be_said_and_read_back(game):
    game = talkative(game)
    # What only a very rare hand may say has a case of its own.
    unsaid = {signal.phrase for signal in game.signals if game.pack.select(signal.hand.has).bit_count() <= 2}
    chance = Chance("phrases")
    for number in range(30):
        walk = random_walk(game, game.players[0], f"phrases {number}")
        hand = walk.deal(game)
        for seat, action in walk.moves:
            for speaker in range(hand.players):
                for aside in hand.asides(speaker):
                    if (aside.word in unsaid or not chance.below(40)) and aside in hand.asides(speaker):
                        assert hand.parse(f"{speaker} {aside}") == (speaker, aside)
                        hand.push(f"{speaker} {aside}")
                        unsaid.discard(aside.word)
                        if action.verb == "play" and not hand.step.allows(hand.table, action):
                            hand.pop()
            if action.verb != "say" and action not in hand.legal_actions():
                break  # a lead must suit what was signalled with it
            if action.verb != "say":
                hand.push(action, seat)
        if not unsaid:
            break
    assert not unsaid
