"""A moment of a hand that somebody has played, put to him once more: which card is best?"""

from typing import TYPE_CHECKING

from trionfi.bots.memory import Memory
from trionfi.bots.search.player import alike
from trionfi.drills.base import FOLDED
from trionfi.drills.position import Position
from trionfi.drills.theme import shown
from trionfi.drills.to_play import asking
from trionfi.drills.trail import scene
from trionfi.errors import TrionfiError
from trionfi.service.hands import hand_of, reader
from trionfi.service.request import Request, cards_of, game_of, whole
from trionfi.service.training import form_data, scene_data
from trionfi.words import Drawn, Message, Words

if TYPE_CHECKING:
    from trionfi.drills.answers import Form
    from trionfi.hand import Hand
    from trionfi.service.shapes import moment as shapes
    from trionfi.state.view import View

NOTHING: Words = "no card is to be played by you at this moment"


def to_play(request: Request) -> "tuple[Hand, View, Words, Form]":
    """The hand of the request, in which the reader at `seat` is to play a card: what he sees, what he is asked and the form of his answer.
    Raises TrionfiError where he has no card to play."""
    hand = hand_of(request).hand
    if hand.turn is None or hand.actor != reader(request, hand):
        raise TrionfiError(NOTHING)
    view = hand.view(hand.turn)
    words, form = asking(view)
    if not form.cards:
        raise TrionfiError(NOTHING)
    return hand, view, words, form


def moment(request: Request) -> "shapes.Moment":
    """The question of which card the reader at `seat` plays, whose turn it is in the hand of the request. `cards` were weighed there, the
    best first: what the moment is about is read from that, and to each are told those that count like it. Raises TrionfiError where he has
    no card to play, and for a card that he may not play."""
    hand, view, words, form = to_play(request)
    weighed = cards_of(game_of(request), request, "cards")
    if not weighed or not {*weighed} <= {*form.cards}:
        raise TrionfiError(Message("the cards weighed are some of {known}, which may be played", known=" ".join(form.cards)))
    position = Position(str(hand.seed), hand.dealer, hand.players, whole(request, "seat", 0, 0, hand.sitting.players - 1),
                        tuple(str(move) for move in hand.moves))
    memory, index = Memory(view), hand.game.pack.index
    others = [card for card in form.cards if card not in weighed]
    return {
        "words": words, "form": form_data(form), "context": scene_data(scene(view, position, FOLDED, tuple(view.said)), Drawn),
        "theme": shown(view, weighed[0]),
        "alike": [[card for card in others if alike(memory, index[card], index[one])] for one in weighed],
    }
