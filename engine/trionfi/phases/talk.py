"""Which phrases a seat may say at this moment of the play, and what a lead must be that goes with one."""

from collections.abc import Callable
from functools import cache, lru_cache
from operator import itemgetter

from trionfi.cards import bits
from trionfi.state.actions import Action
from trionfi.state.rules import Rules
from trionfi.state.signals import HandHas, Signal
from trionfi.state.table import Table, led_suit
from trionfi.state.talk_words import About, JustPlayed, LedWith, Saying, Speakers, Truth
from trionfi.words import Words


def phrases(table: Table, seat: int) -> tuple[Action, ...]:
    """The phrases open to a seat; each once between two cards."""
    side = table.open_side(seat)
    signals = table.game.signals
    if not signals or table.turn is None or (not table.plays and not table.hands[table.turn]):
        return ()
    now = len(table.tricks) * table.players + len(table.plays)
    talk = table.talk
    said = {word for when, speaker, word in talk if when == now and speaker == seat} if talk else _NOTHING
    partner_said = {word for when, speaker, word in talk if when == now and speaker in side and speaker != seat} if talk else _NOTHING
    found: list[tuple[int, Signal]] = []
    alone = len(side) < 2
    for test, partners, some in _at_moments(table.game):
        if (alone and partners) or (test is _answering and not partner_said) or not test(table, seat, side):
            continue
        for one in some:
            signal = one[1]
            if (said and (signal.phrase in said or said.intersection(signal.apart))) or not _open(signal, table, seat, partner_said):
                continue
            found.append(one)
    found.sort(key=itemgetter(0))
    return tuple([action for _, signal in found for action in _actions(signal, table, seat)])


_NOTHING: set[str] = set()
Moment = Callable[[Table, int, frozenset[int]], bool]


@lru_cache(256)
def _at_moments(game: Rules) -> tuple[tuple[Moment, bool, tuple[tuple[int, Signal], ...]], ...]:
    """The signals of a game, each with its place among them, by what must be so of the table for any of them to be open, and by whether
    they are for partners alone."""
    found: dict[tuple[Moment, bool], list[tuple[int, Signal]]] = {}
    for place, signal in enumerate(game.signals):
        found.setdefault((_TESTS.get(signal.when, _answering), signal.who == Speakers.PARTNERS), []).append((place, signal))
    return tuple((test, partners, tuple(some)) for (test, partners), some in found.items())


def _answering(table: Table, seat: int, side: frozenset[int]) -> bool:
    return True


def _having_played(table: Table, seat: int, side: frozenset[int]) -> bool:
    return any(player == seat for player, _ in table.plays or (table.tricks[-1].plays if table.tricks else ()))


def _always(table: Table, seat: int, side: frozenset[int]) -> bool:
    return True


def _open(signal: Signal, table: Table, seat: int, partner_said: set[str]) -> bool:
    """Whether a signal of this moment is open."""
    if len(table.tricks) < signal.tricks or (signal.about == About.SECOND_LED and len(table.suits_led()) < 2):
        return False
    if signal.when in _TESTS:
        more = _MORE.get(signal.when)
        if more is not None and not more(signal, table, seat):
            return False
    elif signal.after not in partner_said:
        return False
    if signal.hand.binds and not hand_fits(signal.hand, table, seat):
        return False
    return not signal.once or any(word == signal.once for _, _, word in table.talk)


def hand_fits(wanted: HandHas, table: Table, seat: int) -> bool:
    """Whether the hand has what the phrase says."""
    hand, pack = table.hands[seat], table.pack
    some, number = wanted.some
    if wanted.or_top and not pack.select(some) & ~_fallen(table):
        out = pack.trump_mask & ~_fallen(table)
        return bool(out) and bool(hand >> out.bit_length() - 1 & 1)
    return not pack.select(wanted.has) & ~hand and not hand & pack.select(wanted.lacks) and (hand & pack.select(some)).bit_count() >= number


def _highest(signal: Signal, table: Table, seat: int) -> bool:
    """Whether the seat holds the highest trump that is still out, in the first trick in which trumps are led since it is the highest
    (or, "trumping", in one in which it must now play a trump), and has not told it of this trump yet."""
    pack, gone = table.pack, 0
    for trick in table.tricks:
        for _, number in trick.plays:
            gone |= 1 << number
    top = (pack.trump_mask & ~gone).bit_length() - 1
    if top < 0 or not table.hands[seat] >> top & 1:
        return False
    if signal.when == Saying.TRUMPS_LED and table.led != pack.trump_mask:
        return False
    must = table.led and table.turn == seat and (table.led == pack.trump_mask or not table.hands[seat] & table.led)
    if signal.when == Saying.TRUMPING and not must:
        return False
    higher = pack.trump_mask & ~((2 << top) - 1)
    since = max((place for place, trick in enumerate(table.tricks) if any(higher >> number & 1 for _, number in trick.plays)), default=-1)
    if signal.when == Saying.TRUMPS_LED and any(led_suit(pack, trick) == pack.trump_mask for trick in table.tricks[since + 1:]):
        return False
    return all(speaker != seat or word != signal.phrase or when < (since + 1) * table.players for when, speaker, word in table.talk)


def bound(table: Table, seat: int) -> tuple[int, str]:
    """The cards that may be led after what the seat has just signalled, as a mask, and the signal."""
    now = len(table.tricks) * table.players
    said = {word for when, speaker, word in table.talk if when == now and speaker == seat}
    for signal in table.game.signals:
        if signal.when == Saying.LEADING and signal.phrase in said:
            return leads(signal, table, seat), signal.phrase
    return table.pack.all, ""


def true_after(signal: Signal, table: Table, seat: int) -> bool:
    """Whether the seat has just played such a card, and what it would say is true."""
    plays = table.plays or (table.tricks[-1].plays if table.tricks else ())
    number = next((number for player, number in plays if player == seat), None)
    if number is None or table.pack.fool_mask >> number & 1:
        return False
    pack, hand, suit = table.pack, table.hands[seat], table.pack.suit_of[number]
    trump = suit == pack.trump_mask
    fits = {JustPlayed.TRUMP: trump, JustPlayed.SUIT_CARD: not trump, JustPlayed.TRUMP_OR_LAST: trump or not hand & suit,
            JustPlayed.FOLLOWING: plays[0][0] != seat and bool(suit >> plays[0][1] & 1), JustPlayed.ANY: True}
    if not fits[signal.played.card]:
        return False
    kind, what = signal.played.truth, signal.played.of
    out = pack.all & ~_fallen(table)
    if kind == Truth.HOLDS:
        return hand & pack.select(what) == pack.select(what)
    if kind == Truth.HIGHEST:
        highest = sum(1 << card for card in bits(pack.trump_mask & out)[-int(what):])
        return bool(highest) and hand & highest == highest
    if kind == Truth.LEFT:
        return (hand & suit).bit_count() == int(what)
    if kind == Truth.TOP:
        return bool(suit & out & hand) and suit & out & hand > suit & out & ~hand
    if kind == Truth.COURT:
        return bool(hand & suit & pack.select(what))
    return True


def _fallen(table: Table) -> int:
    """All cards that have been played."""
    found = 0
    for plays in (*(trick.plays for trick in table.tricks), table.plays):
        for _, number in plays:
            found |= 1 << number
    return found


def _long(table: Table, suit: int, hand: int) -> bool:
    """Six trumps, or four of a plain suit; when the suit has been led before, more than a fair share of what is left of it."""
    if not any(led == suit for led in table.suits_led()):
        return (hand & suit).bit_count() >= (6 if suit == table.pack.trump_mask else 4)
    return (hand & suit).bit_count() * table.players > (suit & ~_fallen(table)).bit_count()


def _one_out(table: Table, suit: int, hand: int) -> bool:
    """Whether the others have a single card of the suit."""
    return (suit & ~_fallen(table) & ~hand).bit_count() == 1


def leads(signal: Signal, table: Table, seat: int) -> int:
    """The cards with which a signal may be led."""
    pack, played, hand = table.pack, 0, table.hands[seat]
    if not signal.suits:
        return pack.all
    if signal.suits == LedWith.TRUMPS:
        return pack.trump_mask
    if signal.suits in (LedWith.LONG, LedWith.ONE_OUT):
        fits = {LedWith.LONG: _long, LedWith.ONE_OUT: _one_out}[signal.suits]
        return sum(suit for suit in pack.suit_masks.values() if suit & hand and suit != pack.fool_mask and fits(table, suit, hand))
    for trick in table.tricks:
        for _, number in trick.plays:
            played |= 1 << number
    found = 0
    for suit in pack.suit_masks.values():
        top = 1 << suit.bit_length() - 1 if suit else 0
        late = signal.suits == LedWith.PLAIN_TOP and (suit == pack.trump_mask or not pack.trump_mask & ~played)
        if played & top or late:
            found |= suit
    return found & ~pack.fool_mask


@cache
def _spoken(phrase: str) -> list[Action]:
    return [Action("say", (), phrase)]


def _actions(signal: Signal, table: Table, seat: int) -> list[Action]:
    if not signal.names.cards:
        return _spoken(signal.phrase)
    own = signal.names.cards == "own hand"
    cards = table.hands[seat] if own else table.pack.select(signal.names.cards)
    return [Action("say", (table.pack.texts[number],), signal.phrase) for number in bits(cards)]


def say(table: Table, seat: int, action: Action) -> None:
    """Write down what was said; a card shown privately is seen by the partners alone."""
    signal = next(signal for signal in table.game.signals if signal.phrase == action.word)
    now = len(table.tricks) * table.players + len(table.plays)
    table.add(table.talk, (now, seat, action.word))
    if signal.names.private:
        audience = sum(1 << friend for friend in table.open_side(seat))
        table.tell("say", seat, table.pack.mask(action.cards), f"hand {seat}", f"hand {seat}", audience, action.word)
    else:
        table.tell("say", seat, word=" ".join((action.word, *action.cards)))


def meaning(game: Rules, action: Action) -> Words:
    """What a phrase means that is said to a partner."""
    return next((signal.meaning for signal in game.signals if signal.phrase == action.word), "")


def _leading(signal: Signal, table: Table, seat: int) -> bool:
    """Whether the seat has a card that may be led with the signal."""
    return bool(leads(signal, table, seat) & table.hands[seat])


_TESTS: dict[Saying, Moment] = {
    Saying.TRUMPS_LED: _always,
    Saying.TRUMPING: _always,
    Saying.HAVING_PLAYED: _having_played,
    Saying.OWN_TURN: lambda table, seat, side: table.turn == seat,
    Saying.TO_A_LEADER: lambda table, seat, side: not table.plays and table.turn != seat,
    Saying.LEADING: lambda table, seat, side: not table.plays and table.turn == seat,
    Saying.PARTNER_TO_LEAD: lambda table, seat, side: not table.plays and table.turn != seat and table.turn in side,
    Saying.TO_LEAD: lambda table, seat, side: not table.plays and table.turn == seat,
    Saying.IN_A_TRICK: lambda table, seat, side: bool(table.plays),
}
_MORE: dict[Saying, Callable[[Signal, Table, int], bool]] = {
    Saying.TRUMPS_LED: _highest, Saying.TRUMPING: _highest, Saying.HAVING_PLAYED: true_after, Saying.LEADING: _leading,
}
