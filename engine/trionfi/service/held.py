"""A hand that somebody holds, at his table or in a question: what was said before, and what he may now say or discard."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from trionfi.bots.memory import Memory
from trionfi.bots.search.alternatives import WEIGHED, alternatives
from trionfi.bots.simple import SimpleBot
from trionfi.cards import bits
from trionfi.errors import IllegalAction, TrionfiError, brief
from trionfi.hand import Hand, Playable
from trionfi.seat_names import view_names
from trionfi.service.advising import told
from trionfi.service.hands import hand_of, reader
from trionfi.service.request import Request, cards_of, game_of, players_of, whole
from trionfi.state.actions import Action, Choice
from trionfi.state.decisions import Advice, Asks
from trionfi.values import NamedTuple
from trionfi.words import Message, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import held as shapes

DEALS = 60      # deals of the other cards that are tried until one fits what was said
FEW_DEALS = 8   # where it is only asked whether one does
MANY = 8        # so many choices are all weighed
MOST_WORDS = 200


class Asked(NamedTuple):
    """A question: the `game` at so many `players`, the `dealer`, the `seat` of who asks, his `cards` (a mask; those that he took up later
    are the last of `order`), and what was `said` before him, move by move."""

    game: Playable
    players: int
    dealer: int
    seat: int
    order: tuple[str, ...]
    said: tuple[str, ...]

    @property
    def cards(self) -> int:
        """The hand as a mask."""
        return self.game.pack.mask(self.order)


class Held(NamedTuple):
    """A hand that stands where the reader decides, or, where he decides nothing, before the first card or after what was said; what was
    said on the way; and the choices, one None where there is nothing to decide."""

    hand: Hand
    seat: int
    before: tuple["shapes.Before", ...]
    choices: tuple[Action | None, ...]


def asked(request: Request) -> Asked:
    """The question of a request: a `hand` with what was `said`, or the `moves` of one at the table, which the reader at `seat` has. Raises
    TrionfiError for what is wrong with it."""
    if request.get("moves") is not None:
        return _at_the_table(request)
    game = game_of(request)
    players = players_of(game, request)
    if not game.at(players).deals_hands:
        raise TrionfiError("in this game the hands come of how the pack is cut: what one is worth hangs on the pack")
    said = request.get("said") or ()
    if not isinstance(said, list | tuple) or len(said) > MOST_WORDS or not all(isinstance(one, str) for one in said):
        raise TrionfiError(Message("'said' is a list of what was bid before, such as '1 passo', not {given}", given=brief(said)))
    return Asked(game, players, whole(request, "dealer", 0, 0, players - 1), whole(request, "seat", 0, 0, players - 1),
                 tuple(cards_of(game, request, "hand")), tuple(said))


def _at_the_table(request: Request) -> Asked:
    """What the reader holds at his table, and what was said there; of a hand that is being played what he was dealt, or what he held when
    he discarded, with what was said until then."""
    hand = hand_of(request).hand.copy()
    seat, texts = reader(request, hand), hand.game.pack.texts
    dealt = list(hand.deal.hands[seat])
    played = hand.over or hand.step.asks is Asks.CARD
    own = _in_order(dealt, hand.table.hands[seat])
    moves = list(hand.moves)
    said: list[str] = []
    while hand.moves:
        hand.pop()
    largest, until = dealt, len(moves)
    for move in moves:
        offered, now = hand.legal_actions(), hand.table.hands[seat]
        if hand.turn == seat and isinstance(offered, Choice) and now.bit_count() > len(largest):
            largest, until = _in_order(dealt, now), len(said)
        if hand.step.asks in WEIGHED and not isinstance(offered, Choice):
            said.append(str(move))
        hand.push(move.action, move.seat)
    if not played or len(own) >= len(dealt):
        largest, until = own, len(said)
    return Asked(hand.game, hand.players, hand.dealer, seat, tuple(texts[number] for number in largest), tuple(said[:until]))


def _in_order(dealt: Sequence[int], now: int) -> list[int]:
    """The cards of a mask: those that were dealt first, in the order of the deal."""
    return [number for number in dealt if now >> number & 1] + [number for number in bits(now) if number not in dealt]


def held(request: Request) -> "shapes.Holding":
    """What a question comes to before it is answered: how many cards the hand may have, who has said what before, and between what the
    reader then chooses; `fits` only with a hand of such a size, or with fewer cards where something is decided with them before the others
    are dealt. Any other hand that is not full is filled up by chance to tell what is chosen."""
    question = asked(request)
    room, most = sizes(question)
    if len(question.order) > most:
        raise _wrong_size(question, room, most)
    early = _early(question, room)
    complete = room <= len(question.order) or early is not None
    found = early or (placed(question) if complete else _begun(question))
    hand, game = found.hand, question.game
    names = view_names(hand.view(question.seat))
    return {
        "cards": list(question.order), "room": room, "most": most, "fits": complete,
        "dealer": question.dealer, "seat": question.seat, "names": list(names[:question.players]),
        "before": list(found.before), "said": [f"{one['seat']} {one['move']}" for one in found.before],
        "asks": hand.step.prompt(hand.view(question.seat)) if found.choices[0] is not None else "",
        "choices": [{"move": str(one), "words": told(hand, one)} for one in found.choices if one is not None],
        "unit": game.term(game.payments.ledger),
    }


def sizes(question: Asked) -> tuple[int, int]:
    """How many cards the deal gives the reader, and the most that he may hold before he discards."""
    hand = question.game.deal(1, dealer=question.dealer, players=question.players)
    room, pile = len(hand.deal.hands[question.seat]), _taken(hand)
    return room, room + (len(pile[1]) if pile else 0)


def _wrong_size(question: Asked, room: int, most: int) -> TrionfiError:
    many = len(question.order)
    if most > room:
        return TrionfiError(Message("a hand has {room} cards here, or {most} with those that are taken up, not {n}", room=room, most=most,
                                    n=many))
    return TrionfiError(Message("a hand has {room} cards here, not {n}", room=room, n=many))


def placed(question: Asked, deals: int = DEALS) -> Held:
    """The hand of a question where the reader decides: the first time that he holds just these cards after all that was said. Where he
    decides nothing with them, the hand stands after the last that was said. Of the other cards so many deals are tried. Raises TrionfiError
    where it cannot come to that."""
    room, most = sizes(question)
    if len(question.order) > most or not question.order:
        raise _wrong_size(question, room, most)
    failure: TrionfiError | None = None
    for number in range(deals):
        try:
            return _course(question, number, _packets(question, room))
        except TrionfiError as error:
            failure = failure or error
    assert failure is not None
    raise failure


def _early(question: Asked, room: int) -> Held | None:
    """The hand of a question with fewer cards than a hand has, where these are dealt a few at a time and something is decided with them."""
    hand = question.game.deal(1, dealer=question.dealer, players=question.players)
    at_first = hand.table.hands[question.seat].bit_count()
    if not at_first <= len(question.order) < room:
        return None
    try:
        found = placed(question, FEW_DEALS)
    except TrionfiError:
        return None
    return found if found.choices[0] is not None else None


def _begun(question: Asked) -> Held:
    """The hand of a question that has too few cards, with others by chance; and those that are taken up, if nothing is decided before."""
    hand = question.game.deal(1, packets={"hands": {question.seat: question.order}}, dealer=question.dealer, players=question.players)
    texts = hand.game.pack.texts
    own = tuple(texts[number] for number in hand.deal.hands[question.seat])
    try:
        return placed(question._replace(order=own))
    except TrionfiError:
        pile = _taken(hand)
        if pile is None:
            raise
        return placed(question._replace(order=(*own, *(texts[number] for number in pile[1]))))


def _packets(question: Asked, room: int) -> dict[str, object]:
    """The deal, as far as the hand says it: the last cards of one that is too large lay in the pile that is taken up."""
    own, more = question.order[:room], question.order[room:]
    if not more:
        return {"hands": {question.seat: own}}
    pile = _taken(question.game.deal(1, dealer=question.dealer, players=question.players))
    assert pile is not None
    return {"hands": {question.seat: own}, pile[0]: more}


def _taken(hand: Hand) -> tuple[str, Sequence[int]] | None:
    """The largest pile of a deal that players take up, by its name."""
    names = {pile.pile for step in hand.game.course for pile in step.laying.taken}
    return max(((name, cards) for name, cards in hand.deal.piles if name in names), key=lambda pile: len(pile[1]), default=None)


def _course(question: Asked, number: int, packets: Mapping[str, object]) -> Held:
    """The course of one deal to the reader's decision. What nobody has told is decided by those who decline, or as `simple` does."""
    hand = question.game.deal(f"held/{number}", packets=packets, dealer=question.dealer, players=question.players)
    simple, left = SimpleBot(0), list(question.said)
    before: list[shapes.Before] = []
    end = 0, 0  # moves and lines after the last that was told
    while (turn := hand.turn) is not None and hand.step.asks is not Asks.CARD:
        offered = hand.legal_actions()
        if turn == question.seat and not left and hand.table.hands[turn] == question.cards and _weighable(hand, offered):
            return Held(hand, turn, tuple(before), _choices(hand))
        if isinstance(offered, Choice) or hand.step.asks not in WEIGHED:
            hand.push(simple.choose(hand.view(turn)))
            continue
        was_told = bool(left)
        action = _told(hand, left.pop(0)) if was_told else _declined(hand, offered) or simple.choose(hand.view(turn))
        before.append(_line(hand, question.seat, action, offered))
        hand.push(action)
        if was_told:
            end = len(hand.moves), len(before)
    return _undecided(question, hand, left, before, end)


def _undecided(question: Asked, hand: Hand, left: Sequence[str], before: "Sequence[shapes.Before]", end: tuple[int, int]) -> Held:
    """The hand of one who decides nothing. Raises TrionfiError where that cannot be meant."""
    if left:
        raise IllegalAction(Message("'{move}' is said too late: nobody speaks any more", move=brief(left[0])))
    if hand.turn is not None and hand.table.hands[question.seat] == question.cards:
        return Held(hand, question.seat, tuple(before), (None,))
    while len(hand.moves) > end[0]:
        hand.pop()
    if hand.table.hands[question.seat] != question.cards:
        raise TrionfiError(_nothing(question))
    return Held(hand, question.seat, tuple(before[:end[1]]), (None,))


def _nothing(question: Asked) -> Words:
    """Why a question has no answer: who holds so many cards decides nothing."""
    (room, most), many = sizes(question), len(question.order)
    if many < room:
        return _wrong_size(question, room, most).words
    if most == room:
        return Message("with {n} cards nothing is decided here after what was said",
                       {"n one": "with {n} card nothing is decided here after what was said"}, n=many)
    return Message("with {n} cards nothing is decided here after what was said; with those that are taken up a hand has {most}",
                   {"n one": "with {n} card nothing is decided here after what was said; with those that are taken up a hand has {most}"},
                   n=many, most=most)


def _weighable(hand: Hand, offered: Sequence[Action] | Choice) -> bool:
    """Whether there is something to decide here, by a word or a discard."""
    if isinstance(offered, Choice):
        return offered.verb == "discard"
    return hand.step.asks in WEIGHED and len(offered) > 1


def _told(hand: Hand, text: str) -> Action:
    """What was said, for whoever is in turn. Raises IllegalAction where another is named, or it cannot be said."""
    seat, action = hand.parse(text)
    turn = hand.turn
    assert turn is not None
    if seat is not None and seat != turn:
        raise IllegalAction(Message("'{move}' is said out of turn: seat {n} is the next to speak", move=brief(text), n=turn))
    if action not in hand.legal_actions():
        hand.push(action)
        hand.pop()
    return action


def _declined(hand: Hand, offered: Sequence[Action] | Choice) -> Action | None:
    return next((one for one in offered if hand.step.advice(one) is Advice.DECLINES), None) if not isinstance(offered, Choice) else None


def _line(hand: Hand, seat: int, action: Action, offered: Sequence[Action]) -> "shapes.Before":
    """What a seat has said, and what else it could have."""
    turn = hand.turn
    assert turn is not None
    return {"seat": turn, "name": view_names(hand.view(seat))[turn], "move": str(action), "words": told(hand, action),
            "offered": [{"move": str(one), "words": told(hand, one)} for one in offered]}


def _choices(hand: Hand) -> tuple[Action, ...]:
    """What is weighed: all that may be said where that is not too much, else what `simple` would do with its neighbours, in their order."""
    turn, offered = hand.turn, hand.legal_actions()
    assert turn is not None
    if not isinstance(offered, Choice) and len(offered) <= MANY:
        return tuple(offered)
    view = hand.view(turn)
    found = alternatives(Memory(view), SimpleBot(0).choose(view), 0)
    return tuple(found) if isinstance(offered, Choice) else tuple(one for one in offered if one in found)

