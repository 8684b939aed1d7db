"""What cards that did not follow show of a seat, and the sentences that say so."""

from collections.abc import Iterator

from trionfi.cards import Pack
from trionfi.drills.base import Part
from trionfi.drills.legal import fool_name
from trionfi.seat_names import view_people
from trionfi.state.view import View
from trionfi.tricks.follow import standing
from trionfi.words import Listing, Message, Person, Words

type Stray = tuple[int, int, int]
"""A card that did not follow: the place of the trick from 1, the number of the card, the suit led."""


def strays(view: View, seat: int, suit: int) -> list[Stray]:
    """The cards by which a seat has shown to lack a suit still."""
    return [(place, card, led) for place, card, led, lacking in view.strays(seat) if view.still_void(place, seat, lacking) & suit]


def fools(view: View, seat: int) -> Iterator[tuple[int, int]]:
    """Where a seat played the Fool to a suit that had been led: the place of the trick from 1, and the suit."""
    pack = view.game.pack
    for place, plays in enumerate((*(trick.plays for trick in view.tricks), view.plays), 1):
        for at, (player, card) in enumerate(plays):
            led = view.called(place, plays) or standing(pack, plays[:at])[0]
            if player == seat and pack.fool_mask >> card & 1 and led:
                yield place, led


def account(view: View, seats: set[int], asked: int) -> list[Part]:
    """Trick by trick the cards of some seats that did not follow, and what they show of some suits."""
    pack, people = view.game.pack, view_people(view)
    found: list[tuple[int, Part]] = []
    for seat in sorted(seats):
        for place, card, led, lacking in view.strays(seat):
            shows = [suit for suit in pack.suit_masks.values() if suit & view.still_void(place, seat, lacking) & asked]
            if shows:
                label = Message("trick {n}, {suit} led: {who} plays {card}: void in {lacking}", n=place, suit=pack.suit_name(led),
                                who=people[seat], card=pack.texts[card], lacking=_suits(pack, shows))
                found.append((place, Part(label, None, (pack.texts[card],), "shown")))
        for place, led in fools(view, seat):
            if led & asked:
                label = Message("trick {n}, {suit} led: {who} plays {fool_the}, which shows nothing", n=place, suit=pack.suit_name(led),
                                who=people[seat], fool=fool_name(view.game))
                found.append((place, Part(label, None, pack.unmask(pack.fool_mask), "fool")))
    return [part for _, part in sorted(found, key=lambda one: one[0])]


def _suits(pack: Pack, suits: list[int]) -> Listing:
    return Listing(tuple(pack.suit_name(suit) for suit in suits), "or")


def lacks(pack: Pack, who: Person, suit: int, stray: Stray) -> Words:
    """The card that shows the void in a suit."""
    place, card, led = stray
    text: str = pack.texts[card]
    if suit != led:
        return Message("In trick {n} {who} played {card} to {led} and did not trump: so no trump was there either.", n=place, who=who,
                       card=text, led=pack.suit_name(led))
    return Message("In trick {n} {who} played {card} to {led}: that is no {led}.", n=place, who=who, card=text, led=pack.suit_name(led))


def thrown(pack: Pack, who: Person, suit: int, stray: Stray) -> Words:
    """A card of a suit that was thrown off, which says nothing of that suit."""
    place, card, led = stray
    return Message("{card} in trick {n} shows that {who} holds no {led}; it says nothing of {suit}.", card=pack.texts[card], n=place,
                   who=who, led=pack.suit_name(led), suit=pack.suit_name(suit))


def barred(view: View, seat: int, held: int) -> Iterator[Stray]:
    """Where a seat played a card that it might not have played with a card in hand besides: the place of the trick from 1, the number of
    the card played, and that of the best card it did not beat."""
    pack, game = view.game.pack, view.game
    for place, plays in enumerate((*(trick.plays for trick in view.tricks), view.plays), 1):
        for at, (player, number) in enumerate(plays):
            led, best, _ = standing(pack, plays[:at])
            if player != seat or best < 0 or pack.fool_mask >> number & 1:
                continue
            both = 1 << number | 1 << held
            if not game.follow.legal(pack, game.fool, both, view.called(place, plays) or led, best) & 1 << number:
                yield place, number, best
