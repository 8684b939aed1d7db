"""The proof that a view holds nothing that its seat cannot know: cards that it has never seen change places in the deal, or a
hidden choice is made otherwise; the play goes as it went, and the view must be what it was."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from trionfi.cards import Pack, bits
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.hand import Hand, Move, Playable
from trionfi.phases.auction_rules import NAME
from trionfi.record import packets_of
from trionfi.soak.faults import VIEW, Broken
from trionfi.soak.state import knowledge, seen
from trionfi.state.actions import Action, Choice
from trionfi.words import Message, Seat

TRIES = 5
NAMED = ("call", "ask", NAME)
SOON = 6
COMPELLED = ("show", "lead")


def blind(hand: Hand, chance: Chance, met: Counter[str]) -> None:
    """Exchange cards that a seat cannot know, and look at its view again; `met` counts how often that was to be tried ("exchanges"),
    and could be, before the play or in it. Raises Broken where the view tells the difference."""
    seat = chance.below(hand.players)
    view, texts = hand.view(seat), hand.game.pack.texts
    contract = view.contract
    named = {word for _, said in view.said for word in said.split()}
    if contract.called and not contract.hidden:
        named.add(contract.called)
    hidden = [number for number in bits(hand.game.pack.all & ~view.gone & ~seen(hand, seat)) if texts[number] not in named]
    if len(hidden) < 2:
        return
    met["exchanges"] += 1
    for _ in range(TRIES):
        pair = alike(hand, [texts[number] for number in hidden], chance)
        change = {} if pair is None else {pair[0]: pair[1], pair[1]: pair[0]}
        again = again_with(hand, change) if change else None
        if pair is None or again is None:
            continue
        own, other = before_compelled(hand, again, change)
        _same_sight(own, other, seat, pair)
        if own is hand:
            met["exchanged in play" if hand.table.tricks or hand.table.plays else "exchanged before play"] += 1
            return
        met["compelled"] += 1


def _same_sight(own: Hand, other: Hand, seat: int, pair: tuple[str, str]) -> None:
    """Raise Broken where a seat that has seen neither card sees that they have changed places."""
    one, two = own.view(seat), other.view(seat)
    if one.face() != two.face() or knowledge(one) != knowledge(two):
        raise Broken(VIEW, Message("{Who} has seen neither {one} nor {other} and sees when they change places", who=Seat(seat), one=pair[0],
                                   other=pair[1]))


def alike(hand: Hand, hidden: Sequence[str], chance: Chance) -> tuple[str, str] | None:
    """Two of some cards that nothing tells apart, no step and no word of the declarations so far, if there are two."""
    pack = hand.game.pack
    sorts = {pack.select(of) for of in (*_of_steps(hand.game), *_of_declarations(hand))}
    one = chance.choice(hidden)
    place = pack.index[one]
    others = [card for card in hidden if card != one and not any((of >> place ^ of >> pack.index[card]) & 1 for of in sorts)]
    return (one, chance.choice(others)) if others else None


def _of_steps(game: Playable) -> Iterator[str]:
    """The sets of cards that the steps of the game tell apart before all, without showing them."""
    return (cards for step in game.steps for cards in step.sorts)


def _of_declarations(hand: Hand) -> Iterator[str]:
    """Those of which all have heard whether they were among the cards that a player declared, or whether a player asked had one."""
    table, melds = hand.table, hand.game.melds
    made = (entry.declaration for entry in table.declared)
    yield from (one.combination.shows.tells for one in made if one is not None)
    asked = {entry.word for entry in table.asked}
    yield from (one.of for one in (melds.inquiries if melds is not None else ()) if one.name in asked)


def before_compelled(hand: Hand, again: Hand, change: Mapping[str, str]) -> tuple[Hand, Hand]:
    """Both hands as they are; where a player who has seen one of the exchanged cards is compelled by what he holds to do something in one
    of them and not in the other, both before the move that led to it."""
    own, other, moves = hand, again, len(hand.moves)
    while moves and _by_own_cards(own, other, change):
        own, other = (hand.copy(), again.copy()) if own is hand else (own, other)
        own.pop()
        other.pop()
        moves -= 1
    return own, other


def _by_own_cards(hand: Hand, again: Hand, change: Mapping[str, str]) -> bool:
    """Whether somebody is compelled to something else with other cards, and all who are have seen one of those that changed places."""
    own, other = _compelled(hand, change), _compelled(again, {})
    others = {seat for seat in range(hand.seats) if own.get(seat) != other.get(seat)}
    changed = hand.game.pack.mask(change)
    return bool(others) and all(seen(hand, seat) & changed for seat in others)


def _compelled(hand: Hand, change: Mapping[str, str]) -> dict[int, list[tuple[str, set[str]]]]:
    """What each seat has done before all eyes because the rules have it so by the cards that he holds: what he has shown, with some cards
    exchanged, and a lead that he has given up."""
    found: dict[int, list[tuple[str, set[str]]]] = {}
    for event in hand.events:
        if event.kind in COMPELLED:
            cards = {change.get(card, card) for card in hand.game.pack.unmask(event.cards)}
            found.setdefault(event.seat, []).append((event.kind, cards))
    return found


def again_with(hand: Hand, change: Mapping[str, str]) -> Hand | None:
    """The hand with two cards exchanged from the deal on; None where its moves then break a rule, or a hand annuls it."""
    game = hand.game

    def changed(cards: Any) -> Any:
        return " ".join(change.get(card, card) for card in cards.split()) if isinstance(cards, str) else [changed(one) for one in cards]

    packets = {name: cards if isinstance(cards, int) else changed(cards) for name, cards in packets_of(hand).items()}
    again = game.deal(packets=packets, dealer=hand.sitting.dealer, players=hand.sitting.players, standing=hand.sitting.standing)
    try:
        for seat, action in hand.moves:
            again.push(exchanged_action(again, action, change), seat)
    except TrionfiError:
        return None
    return again if again.over == hand.over else None


def exchanged_action(hand: Hand, action: Action, change: Mapping[str, str]) -> Action:
    """The action with the cards exchanged, in the order that the step writes them in; cards that are only spoken of stay."""
    spoken = any(signal.phrase == action.word and not signal.names.private for signal in hand.game.signals)
    if spoken or action.verb in NAMED or not any(card in change for card in action.cards):
        return action
    cards = [change.get(card, card) for card in action.cards]
    choice = hand.legal_actions()
    return choice.action(cards) if isinstance(choice, Choice) else action._replace(cards=tuple(hand.game.pack.sort(cards)))


def chosen_otherwise(hand: Hand, later: Sequence[Move], play: Callable[[int], Hand], chance: Chance, met: Counter[str]) -> None:
    """At a choice made unseen: what a player discards may be anything that fits the rest of the play.

    `later` are the moves that were made from here on, the choice first; `play` gives the hand after so many moves. `met` counts the
    hidden choices, and those that could be made otherwise. Raises Broken where the view of somebody else tells the difference.
    """
    choice, events, place, pack = hand.legal_actions(), len(hand.events), len(hand.moves), hand.game.pack
    if not isinstance(choice, Choice) or _spoken(play(place + 1), events):
        return
    met["hidden choices"] += 1
    for _ in range(TRIES):
        other, another = hand.copy(), choice.sample(chance)
        changed = _moved(choice, pack, later[0].action.cards, another.cards)
        if not changed:
            continue
        other.push(another)
        if _spoken(other, events):
            continue
        left = len(later)
        end = 1 + chance.below(min(left, SOON) if chance.below(2) else left)
        try:
            for move in later[1:end]:
                other.push(move.action, move.seat)
        except TrionfiError:
            continue
        if other.over:
            continue
        own = play(place + end)
        if _kinds(hand, another.cards) != _kinds(hand, later[0].action.cards) and _words(own, events) != _words(other, events):
            continue  # a step tells such cards apart before all eyes, and has done so
        blinded = set(_unshown(own, events, changed)) & set(_unshown(other, events, changed))
        if not blinded:
            continue
        for seat in blinded:
            if knowledge(own.view(seat)) != knowledge(other.view(seat)):
                raise Broken(VIEW, Message("{Who} sees that '{said}' was not '{another}'", who=Seat(seat), said=str(later[0]),
                                           another=str(another)))
            met["chosen otherwise"] += 1
        return


def _moved(choice: Choice, pack: Pack, one: Sequence[str], other: Sequence[str]) -> int:
    """The cards that another choice puts elsewhere, as a mask: where the order means something, those in another place too."""
    if not choice.ordered:
        return pack.mask(one) ^ pack.mask(other)
    return pack.mask({card for pair in zip_longest(one, other) if pair[0] != pair[1] for card in pair if card})


def _kinds(hand: Hand, cards: Sequence[str]) -> Counter[tuple[bool, ...]]:
    """How many of some cards are of each kind that the steps tell apart."""
    pack = hand.game.pack
    sorts = [pack.select(of) for of in _of_steps(hand.game)]
    return Counter(tuple(bool(one >> pack.index[card] & 1) for one in sorts) for card in cards)


def _words(hand: Hand, events: int) -> list[str]:
    """What was said or shown in the events since there were so many."""
    return [event.word for event in hand.events[events:] if event.kind in ("say", "show")]


def _spoken(hand: Hand, events: int) -> bool:
    """Whether something was said in the events since there were so many."""
    return any(event.kind == "say" for event in hand.events[events:])


def _unshown(hand: Hand, events: int, cards: int) -> list[int]:
    """The seats that were not shown any of these cards in the events since there were so many."""
    new = [event for event in hand.events[events:] if event.cards & cards]
    return [seat for seat in range(hand.players) if not any(event.audience & hand.table.eyes(seat) for event in new)]
