"""What each card, bid or set of cards is worth beside the best: hands that fit what the seat knows, played to their end."""

from typing import TYPE_CHECKING

from trionfi.bots.memory import Memory
from trionfi.bots.search.laid import LaidTrial
from trionfi.bots.search.player import SearchBot, alike
from trionfi.bots.search.tabled import TableTrial
from trionfi.bots.search.trial import Trial
from trionfi.bots.search.weighed import FIGURES, Gap, Outlook
from trionfi.cards.names import in_sentence
from trionfi.errors import TrionfiError, brief
from trionfi.hand import Hand
from trionfi.service.advising import advice, own_turn, told
from trionfi.service.request import Request
from trionfi.state.actions import Action
from trionfi.words import Listing, Message, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import advising
    from trionfi.service.shapes import weighing as shapes
    from trionfi.state.view import View

EFFORT = 3000  # actions that are tried out for one decision
FINE = 2.0     # an amount that may lie so much or more off is told in whole numbers


def weigh(request: Request) -> "shapes.Weighing":
    """What the reader at `seat`, whose turn it is, should do, with the worth of each card that he may play, or of what `simple` would say
    or discard and of its neighbours, in the unit that is named: what it brings him beyond the mean of his opponents. `made` is the move
    that he made here, if it is known. All are weighed in the same hands, in as many as it takes to tell the best from the others or as the
    effort allows; what brings most on average is advised. Raises IllegalAction when it is not his turn, TrionfiError for a move that cannot
    be made."""
    hand = own_turn(request)
    made = _made(hand, request.get("made"))
    turn = hand.turn
    assert turn is not None
    view = hand.view(turn)
    weigher = _Weigher(f"{hand.seed}-{turn}-{len(hand.moves)}", EFFORT)
    found, payments = weigher.weigh(view), hand.game.payments
    unit = hand.game.term(payments.booked if weigher.counted else payments.ledger)
    if found is None:
        usual = advice(hand)
        why = Message("{why}; looking ahead does not weigh this decision, so this goes by rules of thumb", why=usual["why"])
        return {"advice": usual | {"why": why}, "unit": unit, "hands": 0, "worths": [], "made": None}
    ranked = sorted(range(len(found.choices)), key=lambda place: (place != found.best, found.gap(found.best, place).more))
    advised, idea = _advice(hand, found, ranked, unit), weigher.idea(view, found)
    if idea is not None:
        advised["why"] = idea.words(Memory(view), advised["why"], named(hand, found.choices[0]))
    return {
        "advice": advised, "unit": unit, "hands": found.worlds,
        "worths": [_worth(hand, found, place) for place in ranked],
        "made": _place(hand, Memory(view), [found.choices[place] for place in ranked], made) if made else None,
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


def in_stakes(view: "View") -> bool:
    """Whether the cards that may be played are weighed in what is written down in the course of the hand, and not in what the settlement
    pays in the end."""
    return _Weigher("unit", EFFORT)._tabled(view, [one for one in view.offered if one.verb == "play"]) is not None


def _made(hand: Hand, move: object) -> Action | None:
    if move is None:
        return None
    if not isinstance(move, str):
        raise TrionfiError(Message("'made' is a move such as 'play KS', not {given}", given=brief(move)))
    return hand.parse(move)[1]


def _worth(hand: Hand, found: Outlook, place: int) -> "shapes.Worth":
    """A choice beside the best one, which is as good as itself."""
    action, best = found.choices[place], place == found.best
    gap = found.gap(found.best, place)
    return {"move": str(action), "words": told(hand, action), "cards": list(action.cards), "less": round(max(0.0, gap.more), FIGURES),
            "interval": 0.0 if best else round(gap.interval, FIGURES), "clear": not best and gap.clear}


def _place(hand: Hand, memory: Memory, ranked: list[Action], made: Action) -> "shapes.Made | None":
    """Where the move that was made stands, or a card that counts like the one that was played: of such only one is weighed."""
    if made in ranked:
        return {"words": told(hand, made), "cards": list(made.cards), "place": ranked.index(made)}
    if made.verb != ranked[0].verb or len(made.cards) != 1 or len(ranked[0].cards) != 1:
        return None
    index = memory.pack.index
    card, cards = index[made.cards[0]], [index[action.cards[0]] for action in ranked]
    same = next((one for one in cards if alike(memory, card, one)), None)
    return None if same is None else {"words": told(hand, made), "cards": list(made.cards), "place": cards.index(same)}


def _advice(hand: Hand, found: Outlook, ranked: list[int], unit: str) -> "advising.Advice":
    """The choice that brings most, and how it stands beside what rules of thumb say, the first of those that were weighed."""
    action = found.choices[found.best]
    if found.best:
        why = _beyond(hand, found, unit)
        return {"move": str(action), "words": told(hand, action), "cards": list(action.cards), "why": why}
    usual = advice(hand)
    second = found.gap(0, ranked[1])
    if second.clear:
        return usual | {"why": Message("{why}; looking ahead, it is the best too", why=usual["why"])}
    other = named(hand, found.choices[ranked[1]])
    if round(second.more, FIGURES):
        return usual | {"why": Message("{why}; looking ahead it comes out best, and {other} is equal as far as {n} hands tell",
                                       why=usual["why"], n=found.worlds, other=other)}
    return usual | {"why": Message("looking ahead, {other} brings as much; so this goes by rules of thumb: {why}", why=usual["why"],
                                   other=other)}


def _beyond(hand: Hand, found: Outlook, unit: str) -> Words:
    """Why something else than what rules of thumb say is advised."""
    ahead, other = found.gap(found.best, 0), named(hand, found.choices[0])
    if ahead.clear:
        return Message("looking ahead, it brings {n} {unit} more on average than {other}", n=_rough(ahead), unit=unit, other=other)
    return Message("looking ahead it comes out best, though {n} hands do not tell it from {other}, which rules of thumb would choose",
                   n=found.worlds, other=other)


def _rough(ahead: Gap) -> str:
    """What a choice brings more, no finer than it is known."""
    return f"{ahead.more:.{0 if ahead.interval >= FINE else 1 if ahead.interval >= FINE / 10 else 2}f}"


def named(hand: Hand, action: Action) -> Words | Listing:
    """A choice as a thing: the card or cards, which take an article, else the words that are said."""
    pack = hand.game.pack
    if not action.cards:
        return told(hand, action)
    return Listing(tuple(in_sentence(pack.full(pack.index[text])) for text in action.cards), ",")
