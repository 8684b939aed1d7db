"""The proof that a view holds nothing that its seat cannot know: cards that it has never seen change places in the deal,
the play goes as it went, and the view must be what it was."""

from collections.abc import Mapping

from trionfi.cards import bits
from trionfi.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.phases import Choice
from trionfi.phases.auction import NAME
from trionfi.phases.base import Action
from trionfi.record import packets_of
from trionfi.soak.faults import Broken

VIEW = "view"
TRIES = 3
NAMED = ("call", "ask", NAME)


def blind(hand: Hand, seed: str) -> int:
    """Exchange cards that a seat cannot know, and look at its view again; gives how often that could be tried. Raises
    Broken where the view tells the difference."""
    chance = Chance(f"{seed} {len(hand.moves)}", 34)
    seat = chance.below(hand.players)
    view, texts = hand.view(seat), hand.game.pack.texts
    contract = view.contract
    told = hand.game.pack.mask((contract.called,)) if contract.called and not contract.hidden else 0
    hidden = bits(view.unseen & ~told)
    held = 0
    for _ in range(TRIES if len(hidden) > 1 else 0):
        one = chance.choice(hidden)
        alike = [card for card in hidden if card != one and _told(hand.game, card) == _told(hand.game, one)]
        if not alike:
            continue
        other = chance.choice(alike)
        again = _again(hand, {texts[one]: texts[other], texts[other]: texts[one]})
        if again is None:
            continue
        held += 1
        if _known(again.view(seat)) != _known(view):
            raise Broken(VIEW, f"player {seat} has seen neither {texts[one]} nor {texts[other]} and sees when they change places")
    return held


def _told(game: Game, number: int) -> tuple[bool, ...]:
    """What the steps of the game tell all of a card without showing it."""
    steps = getattr(game, "steps", game.course)
    return tuple(bool(game.pack.select(cards) >> number & 1) for step in steps for cards in getattr(step, "sorts", ()))


def _again(hand: Hand, change: Mapping[str, str]) -> Hand | None:
    """The hand with two cards exchanged from the deal on; None where its moves then break a rule, or a hand annuls it."""
    game = hand.game

    def changed(cards):
        return " ".join(change.get(card, card) for card in cards.split()) if isinstance(cards, str) else [changed(one) for one in cards]

    packets = {name: cards if isinstance(cards, int) else changed(cards) for name, cards in packets_of(hand).items()}
    again = game.deal(packets=packets, dealer=hand.dealer, players=hand.players, standing=hand.table.standing)
    try:
        for seat, action in hand.moves:
            again.push(_moved(again, action, change), seat)
    except TrionfiError:
        return None
    return again if again.over == hand.over else None


def _moved(hand: Hand, action: Action, change: Mapping[str, str]) -> Action:
    """The action with the cards exchanged; cards that are only spoken of stay."""
    spoken = any(signal.phrase == action.word and not signal.private for signal in hand.game.signals)
    if spoken or action.verb in NAMED or not any(card in change for card in action.cards):
        return action
    cards = [change.get(card, card) for card in action.cards]
    choice = hand.legal_actions()
    return choice.action(cards) if isinstance(choice, Choice) else action._replace(cards=tuple(hand.game.pack.sort(cards)))


def _known(view) -> tuple:
    """All that a view holds and works out, as values that can be compared."""
    found = {name: value for name, value in vars(view).items() if name not in ("game", "actions")}
    sides = tuple(view.side(seat) for seat in range(view.players))
    voids = tuple(view.voids(seat) for seat in range(view.players))
    return view.face(), repr(sorted(found.items())), sides, voids, view.outstanding
