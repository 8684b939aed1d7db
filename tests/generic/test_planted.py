"""The common tests find what they are there to find: each fault planted here in the engine is told by the check that is about it."""

from dataclasses import replace

import pytest
from checks.chosen import numbers, seed_of, shown
from checks.walked import sound
from checks.walks import Rules
from trionfi import record
from trionfi.counting import Counting
from trionfi.errors import IllegalAction
from trionfi.hand import Hand
from trionfi.phases.base import Step
from trionfi.phases.deal import Give
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard
from trionfi.soak import recorded
from trionfi.state.account import Settlement
from trionfi.state.actions import Action, Choice
from trionfi.state.ending import Ending
from trionfi.state.sight import Folded
from trionfi.state.table import Table
from trionfi.state.view import View

CALL, TALK = Rules("tarot-5-call", "base", 5), Rules("mineo-3", "association", 3)
MOST = 6


def around(owner, name, change):
    """A fault: a method of a class, or a function of a module, replaced by one that is told the right one."""
    def plant(patch):
        right = owner.__dict__[name]
        patch.setattr(owner, name, change(right.__func__ if isinstance(right, classmethod) else right))
    return plant


def forgets_the_contract(right):
    def write(table, name, value):
        if name == "contract":
            table.contract = value
        else:
            right(table, name, value)
    return write


def keeps_a_card(right):
    def apply(step, table, action):
        seat, card = table.turn, table.pack.mask(action.cards[:1])
        right(step, table, action)
        table.put(table.hands, seat, table.hands[seat] | card)
    return apply


def drops_a_card(right):
    def gather(step, table):
        right(step, table)
        winner = table.tricks[-1].winner
        table.put(table.won, winner, table.won[winner] & (table.won[winner] - 1))
    return gather


def tells_too_little(right):
    def tell(table, kind, seat, cards=0, *more, **words):
        right(table, kind, seat, 0 if kind == "discard" else cards, *more, **words)
    return tell


def says_nothing(right):
    def tell(table, kind, *more, **words):
        if kind != "say":
            right(table, kind, *more, **words)
    return tell


def shows_all(right):
    def tell(table, kind, seat, cards=0, source="", target="", audience=-1, word=""):
        right(table, kind, seat, cards, source, target, -1 if kind == "discard" else audience, word)
    return tell


def deals_from_below(right):
    def begin(step, table):
        table.deal = replace(table.deal, hands=tuple(cards[::-1] for cards in table.deal.hands))
        right(step, table)
        table.deal = replace(table.deal, hands=tuple(cards[::-1] for cards in table.deal.hands))
    return begin


def betrays_a_card(right):
    def apply(step, table, action):
        right(step, table, action)
        table.tell("pay", 0, word=action.cards[-1])
    return apply


def betrays_a_hand(right):
    def see(view, table, seat, *more, **named):
        right(view, table, seat, *more, **named)
        view.feeling = table.hands[(seat + 1) % table.players] & -table.hands[(seat + 1) % table.players]
    return see


def believes_in_voids(right):
    return lambda view, seat: right(view, seat) | (view.game.pack.trump_mask if len(view.tricks) == 2 else 0)


def forgets_what_moved(right):
    return lambda sight, event, size: None


def takes_anything(right):
    return lambda choice, cards: None


def takes_one_less(right):
    def check(choice, cards):
        cards = tuple(cards)
        return None if len(cards) == choice.count - 1 else right(choice, cards)
    return check


def allows_any_card(right):
    def allows(step, table, action):
        own = action.verb == "play" and table.pack.mask(action.cards) & table.hands[table.turn]
        return own.bit_count() == 1 == len(action.cards) if own else right(step, table, action)
    return allows


def changes_and_refuses(right):
    def push(hand, action, seat=None):
        try:
            right(hand, action, seat)
        except IllegalAction:
            hand.table.dealt += 1
            raise
    return push


def breaks_down(right):
    def why_not(step, table, action):
        raise KeyError(action.verb)
    return why_not


def takes_the_turn(right):
    def say(step, table, seat, action):
        right(step, table, seat, action)
        table.set("turn", (table.turn + 1) % table.players)
    return say


def loses_the_word(right):
    return lambda action: " ".join((action.verb, *action.cards))


def shares_its_moves(right):
    def copy(hand):
        other = right(hand)
        other.table, other._marks = hand.table, list(hand._marks)
        return other
    return copy


def one_too_many(right):
    def of(cls, players, lines, *more):
        made = right(cls, players, lines, *more)
        return made._replace(scores=(made.scores[0] + 1, *made.scores[1:]))
    return classmethod(of)


def pays_from_nothing(right):
    def of(cls, players, lines, *more):
        return right(cls, players, tuple(line._replace(amounts=(line.amounts[0] + 1, *line.amounts[1:])) for line in lines), *more)
    return classmethod(of)


def counts_short(right):
    return lambda counting, pack, pile, *more: right(counting, pack, pile, *more) - (pile.bit_count() > 40)


def knows_less(right):
    return lambda hand: {key: value for key, value in right(hand).items() if key != "ended"} | {"tricks": 99}


def deals_nobody(right):
    def end(table, name, value):
        right(table, name, replace(value, next_dealer=table.players) if isinstance(value, Ending) else value)
    return end


def settles_early(right):
    return property(lambda hand: right.fget(hand) or ())


def leaves_out_a_move(right):
    def to_record(hand):
        made = right(hand)
        return made | {"moves": made["moves"][1:]}
    return to_record


def believes_every_record(right):
    return lambda record, hand: None


FAULTS = {
    "an undo forgets a slot": (CALL, "undo", around(Table, "set", forgets_the_contract)),
    "a card stays in the hand when it is discarded": (CALL, "cards", around(Discard, "apply", keeps_a_card)),
    "a card of each trick vanishes": (CALL, "cards", around(Play, "_gather", drops_a_card)),
    "an event tells of fewer cards than move": (CALL, "events", around(Table, "tell", tells_too_little)),
    "a word is not told": (CALL, "events", around(Table, "tell", says_nothing)),
    "the packets come from the other end": (CALL, "events", around(Give, "begin", deals_from_below)),
    "a discard betrays a card in words": (CALL, "view", around(Discard, "apply", betrays_a_card)),
    "a view holds a card of a neighbour": (CALL, "view", around(View, "__init__", betrays_a_hand)),
    "a view believes in voids that are none": (CALL, "view", around(View, "voids", believes_in_voids)),
    "a view forgets that hidden cards moved": (CALL, "view", around(Folded, "_hidden_move", forgets_what_moved)),
    "a choice accepts anything": (CALL, "choice", around(Choice, "check", takes_anything)),
    "a choice accepts a card too few": (CALL, "choice", around(Choice, "check", takes_one_less)),
    "any card may be played": (CALL, "refusal", around(Play, "allows", allows_any_card)),
    "a refusal changes something": (CALL, "refusal", around(Hand, "push", changes_and_refuses)),
    "a refusal breaks down": (CALL, "error", around(Step, "why_not", breaks_down)),
    "an aside takes the turn": (TALK, "aside", around(Play, "say", takes_the_turn)),
    "a text leaves out a word": (TALK, "record", around(Action, "__str__", loses_the_word)),
    "a copy shares the table": (CALL, "copy", around(Hand, "copy", shares_its_moves)),
    "a score is not the sum of the lines": (CALL, "lines", around(Settlement, "of", one_too_many)),
    "a line does not sum to nothing": (CALL, "sum", around(Settlement, "of", pays_from_nothing)),
    "a large pile counts too little": (CALL, "total", around(Counting, "points", counts_short)),
    "the hand tells a fact that is not asked": (CALL, "calculator", around(Hand, "facts", knows_less)),
    "nobody deals next": (CALL, "end", around(Table, "set", deals_nobody)),
    "there is a settlement before the end": (CALL, "end", around(Hand, "settlement", settles_early)),
    "a record leaves out a move": (CALL, "record", around(recorded, "to_record", leaves_out_a_move)),
    "a wrong record is believed": (CALL, "record", around(record, "_check_scores", believes_every_record)),
}


def first_fault(rules):
    """What the first of the chosen hands that shows a fault says of it."""
    found = (sound(rules.game, rules.players, seed_of(rules, number)).faults for number in numbers(rules)[:MOST])
    return next((fault for faults in found for fault in faults), "")


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_told(name, monkeypatch):
    rules, check, plant = FAULTS[name]
    plant(monkeypatch)
    assert f": {check}: " in first_fault(rules)


def test_without_a_fault_nothing_is_told():
    assert first_fault(CALL) == first_fault(TALK) == ""


def test_an_event_that_is_shown_to_others_is_told(monkeypatch):
    around(Table, "tell", shows_all)(monkeypatch)
    met = [sound(CALL.game, 5, seed_of(CALL, number)).met for number in numbers(CALL)[:MOST]]
    assert "shown discard from hand to discard to all" in set().union(*met) - shown(CALL)
