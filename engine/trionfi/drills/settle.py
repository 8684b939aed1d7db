"""Settling a hand: what each player wins or pays when a hand that bots have played is over."""

import sys
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise, product
from math import prod
from operator import itemgetter
from typing import Any

from trionfi.counting import Points
from trionfi.drills.accounts import PAYMENTS, PILES
from trionfi.drills.answers import NUMBERS, Form, numbers_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Scene, Slip, Switch, Told, Verdict, correct, guessed, row, signed, told
from trionfi.drills.positions import Played, hands
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.melds import typed
from trionfi.seat_names import called, seat_names
from trionfi.settlement.questions import Question, of_hand
from trionfi.state.account import Settlement
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Term, Words

PILE = "pile"
READER = 0
SUM: Words = "sum"
EACH: Words = "each opponent pays"
SIDE: Words = "the wrong side"
TIMES: Words = "the multiplier"
NONE: Words = "none"
PILED = 4           # the number of the level at which piles are given
HANDS, MOST = 20, 1500


@dataclass(frozen=True)
class Account(Level):
    """The hand has at least so many payments, and less than `below`."""

    least: int = 1
    below: int = sys.maxsize


class SettleDrill(Kind):
    """What does each player win or pay?"""

    name = "settle"
    words: Words = "Settle a hand"
    short: Words = "Settle"
    form = NUMBERS

    def offered(self, game: Game) -> bool:
        """Whether a hand of the game is paid, and not only several together."""
        return bool(game.payments.rewards) and game.match.by_hand

    def levels(self, game: Game) -> tuple[Account, ...]:
        """By how many payments a hand has, where that differs from hand to hand; then with a pile to be looked through."""
        piled = bool(self.switches(game))
        off = ((PILE, False),) if piled else ()
        cuts = (1, *PAYMENTS.get(game.slug, (1,))[1:])
        found = [Account(_payments(least, below), off, least, below) for least, below in pairwise((*cuts, sys.maxsize))]
        if len(cuts) == 1:
            found = [Account("the points are given" if piled else "every payment of a hand", off)]
        if piled:
            found.append(Account("the cards are given, the points are not", ((PILE, True),)))
        return tuple(found)

    def numbers(self, game: Game) -> tuple[int, ...]:
        """The level with piles has its number in all games."""
        plain = tuple(range(1, len(PAYMENTS.get(game.slug, (1,))) + 1))
        return (*plain, PILED) if self.switches(game) else plain

    def highest(self, game: Game) -> int:
        """Each game has had three levels, and one with piles."""
        return PILED if _piled(game) else PILED - 1

    def switches(self, game: Game) -> tuple[Switch, ...]:
        """The pile instead of what is in it, where the settlement reads piles."""
        if game.slug in PILES or not _piled(game):
            return ()
        return (Switch(PILE, "the cards of a side are given instead of their points"),)

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[self.numbers(game).index(level)]
        played = self._find(game, seed, shape)
        hand, table = played.hand, played.hand.table
        known = hand.facts()
        settlement = game.settle(known, hand.players)
        shown = known if parts.get(PILE) else told_shortly(game, known, settlement, hand.players)
        names = seat_names(game, READER, hand.players)
        facts = tuple(told_fact(game, fact, shown[fact.key], names) for fact in game.form(hand.players)
                      if fact.key in shown and not _nothing(fact, shown[fact.key]))
        explanation = tuple(Part(line.label, line.amounts, (), "line", called(line.because, names), line.source)
                            for line in settlement.lines if any(line.amounts))
        players = _roles(game, table, names)
        unit = Term(settlement.ledger, "unit")
        words = Message("The hand is over; this happened and nothing else. How many {unit} does each player win (+) or pay (-)?", unit=unit)
        form = Form(NUMBERS, Message("{unit} won or paid by each player", unit=unit), unit, players=players)
        scene = Scene(facts=facts, names=names, dealer=hand.dealer, position=played.position(len(hand.moves), READER))
        piles = any(fact.unit == "cards" and fact.key in shown for fact in game.form(hand.players))
        working = _working(game, known, settlement, names) if piles else ()
        return Drill("settle", level, seed, words, (), False, tuple(settlement.scores), explanation, form, scene, tuple(parts.items()),
                     working=working, game=game, maker=self)

    def _find(self, game: Game, seed: int | str, shape: Account) -> Played:
        """The first hand with so many payments; where there is none among many, one that is next to it."""
        best: tuple[int, Played] | None = None
        tried = 0
        for played in hands(game, seed):
            lines = payments(played)
            if lines:
                tried += 1
                far = max(shape.least - lines, lines - shape.below + 1, 0)
                best = min(best or (far, played), (far, played), key=itemgetter(0))
            if best and (best[0] == 0 or tried == HANDS):
                return best[1]
        if best:
            return best[1]
        raise TrionfiError(Message("no hand of {game} with the seed {seed} is paid: take another seed", game=game.slug, seed=repr(seed)))

    def slips(self, drill: Drill) -> list[Slip]:
        """The account with one mistake each."""
        return slips(drill)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or the payment that was forgotten, turned round or not multiplied."""
        said, scores = numbers_in(answer), numbers_in(drill.answer)
        right = Listing(tuple(Message("{player} {sum}", player=name, sum=signed(score))
                              for name, score in zip(drill.form.players, scores, strict=True)), ",")
        if said == scores:
            return correct(Message("{scores}.", scores=right))
        corrected = Message("It should be: {scores}.", scores=right)
        found = [slip for slip in drill.slips if slip.answer == said]
        if not found and sum(said, 0) and not sum(scores, 0):
            words = Message("What some win the others pay: the numbers must add up to zero, and these make {sum}.",
                            sum=signed(sum(said, 0)))
            return told(corrected, [Slip(said, SUM, words)])
        return guessed(corrected, found)


def _piled(game: Game) -> bool:
    """Whether the settlement reads piles, for which points may stand."""
    return any(fact.unit == "cards" and fact.optional for fact in game.form())


def payments(played: Played) -> int:
    """How many payments a hand has that is over."""
    closed = played.hand.settlement
    return sum(any(line.amounts) for line in closed.lines) if closed else 0


def _payments(least: int, below: int) -> Words:
    """How many payments a hand has at a level."""
    if below == sys.maxsize:
        return Message("{n} payments or more", n=least)
    if below - least == 1:
        return Message("{n} payments", {"n one": "{n} payment"}, n=least)
    if least == 1:
        return Message("up to {n} payments", n=below - 1)
    return Message("{n} to {most} payments", n=least, most=below - 1)


def slips(drill: Drill) -> list[Slip]:
    """The settlement done again with one mistake: a line left out or turned round, another value of a fact."""
    scores = numbers_in(drill.answer)
    game, players = drill.game, len(scores)
    names = seat_names(game, READER, players)
    found: list[Slip] = []
    for part in drill.explanation:
        amounts = numbers_in(part.value)
        left = tuple(score - amount for score, amount in zip(scores, amounts, strict=True))
        turned = tuple(score - 2 * amount for score, amount in zip(scores, amounts, strict=True))
        found.append(Slip(left, part.label, Message("{line} was left out: {because}.", line=part.label, because=part.words)))
        found.append(Slip(turned, part.label, Message("{line} went to the wrong side: {because}.", line=part.label, because=part.words),
                          tier=2))
    if any(scores):
        found.append(Slip(tuple(-score for score in scores), SIDE, "All is the wrong way round: look who wins and who pays."))
    found += _once(scores)
    facts = {fact.key: fact.value for fact in drill.scene.facts}
    for fact in game.form(players):
        for value, words in _others(game, fact, facts.get(fact.key, fact.default), names):
            try:
                other = game.settle(facts | {fact.key: value}, players).scores
            except TrionfiError:
                continue
            question = _own(game, fact.words, names)
            step = TIMES if fact.key == "rate" else question
            asked = Message("That would be right for another answer to \"{question}\": {answer}.", question=question, answer=words)
            found.append(Slip(tuple(other), step, asked, tier=0 if step == TIMES else 3 if fact.key in facts else 4, key=fact.key))
    return [slip for slip in found if slip.answer != scores]


def _once(scores: tuple[Points, ...]) -> list[Slip]:
    """One player settles with each of the others, and only one share was reckoned."""
    for seat, score in enumerate(scores):
        others = [other for place, other in enumerate(scores) if place != seat]
        if score and len(set(others)) == 1 and len(others) > 1 and score == -sum(others):
            said = tuple(-others[0] if place == seat else other for place, other in enumerate(scores))
            return [Slip(said, EACH, Message("Each of the {n} others settles: {sum} in all, not {one}.", n=len(others), sum=signed(score),
                                             one=signed(-others[0])))]
    return []


def _others(game: Game, fact: Question, value: object, names: tuple[Words, ...]) -> list[tuple[object, Words]]:
    """The other values of a fact that takes few."""
    if fact.unit == "choice":
        return [(other, _own(game, words, names)) for other, words in fact.values if other != value]
    if fact.unit == "seat":
        return [(seat, name) for seat, name in enumerate(names) if seat != value]
    return []


def told_shortly(game: Game, known: dict[str, object], settlement: Settlement, players: int) -> dict[str, object]:
    """Facts without piles that settle to the same lines: the points instead of the cards, and what is in the piles
    by the calculator's own questions. The piles themselves where that cannot be."""
    form = game.form(players)
    piles = [fact.key for fact in form if fact.unit == "cards" and fact.optional and fact.key in known]
    if not piles:
        return known
    short = {key: value for key, value in known.items() if key not in piles}
    short |= _points(game, known, players)
    asked = [fact for fact in form if fact.unit == "choice" and (fact.key not in known or fact.key in _announced(form, known))]
    values = [[fact.default, *(value for value, _ in fact.values if value != fact.default)] for fact in asked]
    if prod(len(some) for some in values) > MOST:
        return known
    for some in product(*values):
        tried = short | dict(zip((fact.key for fact in asked), some, strict=True))
        try:
            if game.settle(tried, players).lines == settlement.lines:
                return {key: value for key, value in tried.items() if key in short or value is not None}
        except TrionfiError:
            continue
    return known


def _announced(form: tuple[Question, ...], known: dict[str, object]) -> list[str]:
    """The facts whose value in a played hand sends the reader to the pile."""
    return [fact.key for fact in form if fact.unit == "choice" and fact.key in known and known[fact.key] == "announced"]


def _points(game: Game, known: dict[str, object], players: int) -> dict[str, object]:
    game = game.at(players)
    facts = game.payments.facts(game.pack, game.counting, players, known)
    keys = [fact.key for fact in game.form(players) if not (fact.unit == "card points" and fact.optional)]
    return {key: value for key, value in game.payments.brief(facts).items() if key in keys and key not in known}


def told_fact(game: Game, fact: Question, value: object, names: tuple[Words, ...]) -> Told:
    """A fact of a hand with its value, as the reader sees it."""
    several: Sequence[Any] = value if isinstance(value, list | tuple) else ()
    cards = tuple(game.pack.sort(game.pack.parse_all(map(str, several)))) if fact.unit == "cards" else ()
    return Told(fact.key, _own(game, fact.words, names), value, _shown(game, fact, value, several, cards, names), cards)


def _shown(game: Game, fact: Question, value: object, several: Sequence[Any], cards: tuple[str, ...], names: tuple[Words, ...]) -> Words:
    """The value of a fact as the reader sees it; `several` are those of one that has many, `cards` its cards in order."""
    if fact.unit == "choice":
        return _own(game, next((text for one, text in fact.values if one == value), str(value)), names)
    if fact.unit == "seat":
        return names[int(str(value))]
    if isinstance(value, float | Fraction):
        return Message("{n}", n=Fraction(value))
    if not isinstance(value, list | tuple):
        return str(value)
    if not several:
        return NONE
    if fact.unit == "cards":
        return " ".join(cards)
    if fact.unit == "seats":
        return _side_by_side(tuple(names[int(str(seat))] for seat in several))
    if fact.unit == "declarations":
        return row([Message("{name} {points}", name=typed.told(game.pack, name), points=amount) for name, amount in several])
    return _side_by_side(tuple(map(str, several)))


def _side_by_side(items: tuple[Words, ...]) -> Words:
    return Message("{items}", items=Listing(items, ","))


def _nothing(fact: Question, value: object) -> bool:
    """Whether the fact only says that something did not happen."""
    usual = fact.default is not None and (value == fact.default or not (value or fact.default))
    return usual and (isinstance(fact.default, str) or not fact.default)


def _roles(game: Game, table: Table, names: tuple[Words, ...]) -> tuple[Words, ...]:
    """The players with their roles."""
    return tuple(Message("{player} ({role})", player=name, role=game.term("declarer")) if seat == table.contract.declarer else name
                 for seat, name in enumerate(names))


def _own(game: Game, words: Words, names: tuple[Words, ...]) -> Words:
    """Words of a fact in the game's terms, with the seats as the reader calls them."""
    return called(of_hand(words, game.payments.partners, game.term), names)


def _working(game: Game, known: dict[str, object], settlement: Settlement, names: tuple[Words, ...]) -> tuple[Part, ...]:
    """What counts in the piles that the facts give: the batches, and the combinations that no line of the account itemises."""
    game = game.at(len(names))
    facts = game.payments.facts(game.pack, game.counting, len(names), known)
    counted = [
        Part(_noted(called(name, names), batch.note), batch.points, batch.cards, batch.kind)
        for name, pile, last in game.payments.piles(facts)
        for batch in game.counting.count(game.pack, pile, last).working if batch.points
    ]
    lines = " ".join(line.because for line in settlement.lines)
    brief: dict[str, Any] = game.payments.brief(facts)
    made = [
        _combination(game, _own(game, fact.words, names), name, value)
        for fact in game.form(len(names)) if fact.unit == "declarations"
        for name, value in brief.get(fact.key, ()) if name not in lines
    ]
    return (*counted, *made)


def _noted(whose: Words, note: Words) -> Words:
    """A step of the counting, of whose pile where there are several."""
    return Message("{whose}: {note}", whose=whose, note=note) if whose else note


def _combination(game: Game, words: Words, name: str, value: Points) -> Part:
    """One combination of a pile with its cards, which stand behind its name."""
    title, _, listed = name.rpartition(", ")
    cards = tuple(card for card in listed.split() if card in game.pack.index)
    return Part(Message("{asked}: {name}", asked=words, name=typed.told(game.pack, title if cards else name)), value, cards, "combination")


KIND = SettleDrill()
