"""What each card, bid or set of cards is worth beside the best: hands that fit what the seat knows, played to their end."""

from typing import TYPE_CHECKING

from trionfi.bots.memory import Memory
from trionfi.bots.search.laid import LaidTrial
from trionfi.bots.search.player import SearchBot, alike
from trionfi.bots.search.tabled import TableTrial
from trionfi.bots.search.trial import Trial
from trionfi.bots.search.weighed import Weighed
from trionfi.errors import TrionfiError, brief
from trionfi.hand import Hand
from trionfi.service.request import Request
from trionfi.service.review import advice, own_turn, told
from trionfi.state.actions import Action
from trionfi.words import Listing, Message, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import review
    from trionfi.service.shapes import weighing as shapes
    from trionfi.state.view import View

EFFORT = 3000  # actions that are tried out for one decision
CLEAR = 2.0    # so many standard errors are more than chance
PLACES = 3
FINE = 2.0     # with an error of so much or more an amount is told in whole numbers


def weigh(request: Request) -> "shapes.Weighing":
    """What the reader at `seat`, whose turn it is, should do, with the worth of each card that he may play, or of what `simple` would say
    or discard and of its neighbours, in the unit that is named: what it brings him beyond the mean of his opponents. `made` is the move
    that he made here, if it is known. All are weighed in the same worlds, so their differences are surer than each by itself.
    Raises IllegalAction when it is not his turn, TrionfiError for a move that cannot be made."""
    hand = own_turn(request)
    made = _made(hand, request.get("made"))
    turn = hand.turn
    assert turn is not None
    view = hand.view(turn)
    weigher = _Weigher(f"{hand.seed}-{turn}-{len(hand.moves)}", EFFORT)
    found = weigher.weigh(view)
    ranked, payments = _ranked(found), hand.game.payments
    unit = hand.game.term(payments.booked if weigher.counted else payments.ledger)
    return {
        "advice": _advice(hand, found, ranked, unit), "unit": unit,
        "worths": [_worth(hand, one, ranked[0], found[0]) for one in ranked],
        "made": _place(hand, Memory(view), ranked, made) if made and found else None,
    }


class _Weigher(SearchBot):
    """Keeps besides in what it has `counted`: in the stakes of the play, which are in the unit that is written down in the course of the
    hand, or in what the settlement pays in the end."""

    counted = False

    def _before(self, view: "View", usual: Action) -> Trial | LaidTrial | None:
        found = super()._before(view, usual)
        self.counted = isinstance(found, LaidTrial)
        return found

    def _tabled(self, view: "View", choices: list[Action]) -> TableTrial | None:
        found = super()._tabled(view, choices)
        self.counted = found is not None
        return found


def _ranked(found: list[Weighed]) -> list[Weighed]:
    """The advised one first, then the others by their worth: the best leads only where it is clearly ahead of what `simple` would
    do, which comes first in `found`."""
    if not found:
        return []
    best = max(found, key=lambda one: one.more)
    first = best if best.more > CLEAR * best.error else found[0]
    return [first, *sorted((one for one in found if one is not first), key=lambda one: -one.more)]


def _made(hand: Hand, move: object) -> Action | None:
    if move is None:
        return None
    if not isinstance(move, str):
        raise TrionfiError(Message("'made' is a move such as 'play KS', not {given}", given=brief(move)))
    return hand.parse(move)[1]


def _worth(hand: Hand, one: Weighed, first: Weighed, usual: Weighed) -> "shapes.Worth":
    """All were compared with what `simple` would do: the error between two others is at the most the sum of theirs."""
    less = first.more - one.more
    error = 0.0 if one is first else one.error if first is usual else first.error + one.error
    return {"move": str(one.action), "words": told(hand, one.action), "cards": list(one.action.cards),
            "less": round(less, PLACES), "error": round(error, PLACES), "clear": less > CLEAR * error}


def _place(hand: Hand, memory: Memory, ranked: list[Weighed], made: Action) -> "shapes.Made | None":
    """Where the move that was made stands, or a card that counts like the one that was played: of such only one is weighed."""
    actions = [one.action for one in ranked]
    if made in actions:
        return {"words": told(hand, made), "cards": list(made.cards), "place": actions.index(made)}
    if made.verb != actions[0].verb or len(made.cards) != 1 or len(actions[0].cards) != 1:
        return None
    index = memory.pack.index
    card, cards = index[made.cards[0]], [index[action.cards[0]] for action in actions]
    same = next((one for one in cards if alike(memory, card, one)), None)
    return None if same is None else {"words": told(hand, made), "cards": list(made.cards), "place": cards.index(same)}


def _advice(hand: Hand, found: list[Weighed], ranked: list[Weighed], unit: str) -> "review.Advice":
    """The best where it is clearly ahead of what rules of thumb say; these where it is not, or where nothing was weighed."""
    usual = advice(hand)
    if not found:
        return usual | {"why": Message("{why}; looking ahead does not weigh this decision, so this goes by rules of thumb",
                                       why=usual["why"])}
    best = ranked[0]
    if best is found[0]:
        if all(one.more <= 0 for one in found):
            return usual | {"why": Message("{why}; looking ahead, it is the best too", why=usual["why"])}
        return usual | {"why": Message("{why}; looking ahead, it is not clearly worse than another", why=usual["why"])}
    why = Message("looking ahead, it brings {n} {unit} more on average than {other}", n=_rough(best), unit=unit,
                  other=_named(hand, found[0].action))
    return {"move": str(best.action), "words": told(hand, best.action), "cards": list(best.action.cards), "why": why}


def _rough(one: Weighed) -> str:
    """What a choice brings more, no finer than it is known."""
    return f"{one.more:.{0 if one.error >= FINE else 1 if one.error >= FINE / 10 else 2}f}"


def _named(hand: Hand, action: Action) -> Words:
    """A choice as a thing: the card or cards, else the words that are said."""
    pack = hand.game.pack
    if not action.cards:
        return told(hand, action)
    return Message("{cards}", cards=Listing(tuple(pack.full(pack.index[text]) for text in action.cards), ","))
