"""The proof of a question about a signal: the whole hand is known here, so what the signal says is looked up in it anew."""

from collections.abc import Mapping

from trionfi.cards import Pack, bits
from trionfi.drills.base import Drill
from trionfi.drills.signals import Telling
from trionfi.hand import Hand
from trionfi.soak.faults import Broken, hold
from trionfi.state.signals import Signal
from trionfi.state.table import Table, led_suit
from trionfi.state.talk_words import About, Asks, Saying, Truth
from trionfi.tricks import Trick
from trionfi.words import Message, Person

ANSWER, LEVEL, EXPLANATION = "answer", "level", "explanation"
COVERED = {Asks.HOLDS_TOP: (0, 1), Asks.HOLDS_SECOND: (1,)}


def signals(made: Drill, hand: Hand) -> None:
    """The right choice is what the signal means, and that is true of the hand of who made it; of signals to choose from only one is."""
    level = made.maker.level(made.game, made.level)
    seat, values = made.scene.seat, made.words.values if isinstance(made.words, Message) else {}
    if not isinstance(level, Telling) or seat is None or not values:
        raise Broken(LEVEL, "it is no level of a question about signals")
    offered = {value: next(one for one in made.game.signals if words == (one.title if level.own else one.meaning))
               for value, words in made.form.choices}
    right = offered[str(made.answer)]
    if level.own:
        card = made.game.pack.index[str(values["card"])] if "card" in values else -1
        true = [one for one in offered.values() if _true(_after(hand, card, one), one, seat, card, values)]
        hold(ANSWER, true == [right], "true are {signals}", signals=[one.phrase for one in true])
        return
    who = values["who"]
    maker = made.scene.names.index(who.name) if isinstance(who, Person) else -1
    again, found = hand.copy(), 0
    moves = list(hand.moves)
    while again.moves:
        again.pop()
    for place, move in enumerate(moves):
        trick = len(again.table.tricks) + 1
        over = right.when == Saying.HAVING_PLAYED and not again.table.plays
        if move.action.verb == "say" and move.action.word == right.phrase and trick - over == values["n"] and move.seat == maker:
            played = moves[place - 1] if right.when == Saying.HAVING_PLAYED else next(
                (one for one in moves[place:] if one.action.verb == "play"), None)
            card = made.game.pack.index[played.action.cards[0]] if played else -1
            hold(ANSWER, _true(again.table, right, move.seat, card, {}), "{signal} is not true", signal=right.phrase)
            hold(ANSWER, seat in again.table.open_side(move.seat), "the signal is for no partner of the reader")
            hold(LEVEL, len(hand.table.tricks) - trick + over + 1 >= level.ago, "it was made just now")
            found += 1
        again.push(move.action, move.seat)
    hold(ANSWER, found == 1, "the signal was made {n} times", n=found)
    told = [words for over in made.scene.trail for _, words in over.said] + [words for _, words in made.scene.said]
    hold(EXPLANATION, right.title in told, "the signal is not shown")


def _after(hand: Hand, card: int, signal: Signal) -> Table:
    """The table at which a signal is made that the reader might make: where it follows the card, with that played."""
    if signal.when != Saying.HAVING_PLAYED:
        return hand.table
    again = hand.copy()
    again.push(f"play {hand.game.pack.texts[card]}")
    return again.table


def _true(table: Table, signal: Signal, seat: int, card: int, values: Mapping[str, object]) -> bool:
    """Whether a signal is true, card by card; `values` are those of a question in which advice is to be given."""
    pack, own = table.pack, set(bits(table.hands[seat]))
    gone = {number for plays in (*(trick.plays for trick in table.tricks), table.plays) for _, number in plays}
    if signal.when == Saying.PARTNER_TO_LEAD and signal.asks == Asks.LEAD:
        return _asks(table, signal, seat, values)
    if signal.hand.binds:
        has, lacks = (set(bits(pack.select(some))) for some in (signal.hand.has, signal.hand.lacks))
        some = set(bits(pack.select(signal.hand.some[0])))
        if signal.hand.or_top and some <= gone:
            return max(set(bits(pack.trump_mask)) - gone, default=-1) in own
        return has <= own and not lacks & own and len(some & own) >= signal.hand.some[1]
    if signal.asks in (Asks.HOLDS_ANGEL, Asks.LACKS_ANGEL):
        return (pack.index["T20"] in own) == (signal.asks == Asks.HOLDS_ANGEL)
    if signal.asks == Asks.HOLDS_QUEEN and signal.when == Saying.IN_A_TRICK:
        return bool(own & set(bits(pack.select("queens") & table.led)) - {card})
    suit = set(bits(pack.suit_of[card]))
    if signal.asks == Asks.TOP_CARD:
        return card == max(suit - gone)
    own, out = own - {card}, sorted(suit - gone - {card}, reverse=True)
    left = own & suit
    trumps = pack.suit_of[card] == pack.trump_mask
    if signal.when == Saying.HAVING_PLAYED:
        return _told_after(signal, sorted(left), out, own, table)
    if signal.asks in COVERED:
        high = sorted(suit)[-2:] if trumps and signal.asks == Asks.HOLDS_TOP else []
        first = [number for number in high if number in out] or [out[place] for place in COVERED[signal.asks] if place < len(out)]
        if signal.asks == Asks.HOLDS_TOP and not set(high) & set(out):
            first = out[:1] if trumps or signal.suits else out[:2]
        return bool(set(first) & own)
    if signal.asks == Asks.MORE_OF_SUIT:
        return bool(left) and not left & set(sorted(suit)[-2 if trumps else -1:])
    if signal.asks == Asks.LONG:
        return _long(table, pack.suit_of[card], set(bits(table.hands[seat])), gone)
    return {Asks.LAST_OF_SUIT: not left, Asks.FEW_OF_SUIT: 1 <= len(left) <= 2, Asks.MANY_OF_SUIT: len(left) >= 4}[signal.asks]


def _told_after(signal: Signal, left: list[int], out: list[int], own: set[int], table: Table) -> bool:
    """What is told of the hand behind a card: `left` of its suit, of which so many are `out`, the highest first."""
    pack, what = table.pack, signal.played.of
    gone = {number for plays in (*(trick.plays for trick in table.tricks), table.plays) for _, number in plays}
    trumps = sorted(set(bits(pack.trump_mask)) - gone, reverse=True)
    if signal.played.truth == Truth.ANYTHING:
        return not left if signal.asks == Asks.LAST_OF_SUIT else bool(set(out[COVERED[signal.asks][0]:][:1]) & own)
    if signal.played.truth == Truth.HOLDS:
        return set(bits(pack.select(what))) <= own
    if signal.played.truth == Truth.HIGHEST:
        return bool(trumps) and set(trumps[:int(what)]) <= own
    if signal.played.truth == Truth.LEFT:
        return len(left) == int(what)
    if signal.played.truth == Truth.TOP:
        return bool(left) and left[-1] == out[0]
    return any(number in left for number in bits(pack.select(what)))


def _long(table: Table, suit: int, own: set[int], gone: set[int]) -> bool:
    """Six trumps or four of a suit led for the first time, else more than the average of what is left."""
    mine, cards = own & set(bits(suit)), set(bits(suit))
    if suit not in table.suits_led():
        return len(mine) >= (6 if suit == table.pack.trump_mask else 4)
    return len(mine) * table.players > len(cards - gone)


def _asks(table: Table, signal: Signal, seat: int, values: Mapping[str, object]) -> bool:
    """Whether the leader has a card that the advice asks for; what is said of a void is so, and a suit that is wanted is one of these."""
    pack, led = table.pack, table.suits_led()
    last = [led_suit(pack, table.tricks[-1])] if table.tricks else []
    plain = [suit for letter, suit in pack.suit_masks.items() if letter not in "TF"]
    declarer = table.contract.declarer
    voids = [suit for suit in plain if declarer is not None and not suit & table.hands[declarer]]
    if values:   # who gives the advice knows of no void but those that were shown
        voids = [suit for suit in voids if any(_fell_out(pack, trick, declarer, suit) for trick in table.tricks)]
    suits = {
        About.TRUMPS: [pack.trump_mask], About.LAST_LED: last, About.FIRST_LED: led[:1], About.SECOND_LED: led[1:2],
        About.NOT_LAST_LED: [suit for suit in plain if suit not in last],
        About.DECLARERS_VOID: [suit for suit in plain if suit in voids],
    }[signal.about]
    return any(suit & table.hands[table.in_turn] for suit in suits) and (not values or _wanted(table, values, suits))


def _fell_out(pack: Pack, trick: Trick, seat: int | None, suit: int) -> bool:
    """Whether a seat played another card, and not the Fool, to a suit that was led."""
    return led_suit(pack, trick) == suit and any(
        who == seat and not (suit | pack.fool_mask) >> number & 1 for who, number in trick.plays)


def _wanted(table: Table, values: Mapping[str, object], suits: list[int]) -> bool:
    """Whether a question wants one of some suits."""
    named = getattr(values["cards"], "items", ())
    return any(table.pack.suit_name(suit) in named for suit in suits)
