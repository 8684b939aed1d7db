"""What a bot would do in the reader's place, and why."""

from typing import TYPE_CHECKING

from trionfi.bots import bot
from trionfi.cards.names import in_sentence
from trionfi.errors import IllegalAction
from trionfi.hand import Hand
from trionfi.service.hands import hand_of, reader
from trionfi.service.request import Request
from trionfi.state.actions import Action, Choice
from trionfi.words import Listing, Message, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import advising as shapes

ADVISER = "simple"


def hint(request: Request) -> "shapes.Advice":
    """What the bot would do in the place of the reader at `seat`, and why. Raises IllegalAction when it is not his turn."""
    return advice(own_turn(request))


def own_turn(request: Request) -> Hand:
    """The hand of a request in which it is the turn of the reader at `seat`. Raises IllegalAction when it is not."""
    hand = hand_of(request).hand
    seat = reader(request, hand)
    if hand.turn is None or hand.actor != seat:
        if hand.over:
            raise IllegalAction("a hint is for your own turn: the hand is over")
        raise IllegalAction("a hint is for your own turn: another player must act now")
    return hand


def advice(hand: Hand) -> "shapes.Advice":
    """What the bot would do in the place of the seat in turn, and why."""
    turn = hand.turn
    assert turn is not None
    view = hand.view(turn)
    adviser = bot(ADVISER, f"{hand.seed}-{turn}-{len(hand.moves)}")
    action = adviser.choose(view)
    return {"move": str(action), "words": told(hand, action), "cards": list(action.cards), "why": adviser.why(view)}


def told(hand: Hand, action: Action) -> Words:
    """A move in words, before it is made: "play the King of cups", "vado solo"."""
    pack = hand.game.pack
    names = tuple(pack.full(pack.index[text]) for text in action.cards)
    actions = hand.legal_actions()
    if action.verb == "play":
        played = Listing(tuple(map(in_sentence, names)), ",")
        return Message("play {cards} ({word})", cards=played, word=action.word) if action.word else Message("play {cards}", cards=played)
    cards = Listing(names, ",")
    label = hand.step.choosing(actions) if isinstance(actions, Choice) else hand.step.label(hand.game, action)
    if action.cards:
        return Message("{done}: {cards}", done=label, cards=cards)
    return Message("{done}: nothing", done=label) if isinstance(actions, Choice) else label
