"""What may be declared and what it is worth: offered by every game that has a table of declarations."""

from collections.abc import Iterator

from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.counting import Points, due
from trionfi.drills.answers import CARDS, NUMBER, Form, cards_in, numbers_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Slip, Verdict, correct, guessed
from trionfi.game import Game
from trionfi.melds import Declarable, Declaration, candidates, conflict, declarations, total
from trionfi.melds.typed import told
from trionfi.settlement.reward import won_tables
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Term, Text, Words

OVERLOOKED: Words = "a card overlooked"
IMAGINED: Words = "a card imagined"
ONCE: Words = "cards that serve once"
TWICE: Words = "cards that serve in several"
TRIES = 200


@dataclass(frozen=True)
class Declaring(Level):
    """`find` asks for the cards of one combination instead of the worth; `won` looks at cards won, not at a hand;
    `least` is how many declarations there should be if a hand can be found."""

    find: bool = False
    won: bool = False
    least: int = 1


class DeclareDrill(Kind):
    """What may this hand declare?"""

    name = "declare"
    words: Words = "What may be declared"
    short: Words = "Declare"

    def offered(self, game: Game) -> bool:
        """Whether anything is ever declared."""
        return bool(tables(game))

    def levels(self, game: Game) -> tuple[Declaring, ...]:
        """Finding one combination, the worth of a hand, of a rich hand, of cards won."""
        if all(one.where == "won" for one in tables(game)[0].combinations):
            return (Declaring("find the cards of a combination", find=True, won=True), Declaring("the worth of cards won", won=True),
                    Declaring("several combinations in the cards won", won=True, least=2))
        found = [Declaring("the worth of a hand"), Declaring("a hand with several combinations", least=2)]
        if any(one.cards for one in candidates(game.pack, game.pack.all, tables(game)[0])):
            found.insert(0, Declaring("find the cards of a combination", find=True))
        if any(one.where != "hand" for one in tables(game)[0].combinations):
            found.append(Declaring("combinations in the cards won", won=True, least=2))
        return tuple(found)

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape, table = self.levels(game)[level - 1], tables(game)[0]
        chance = Chance(f"declare {game.slug} {level} {seed}")
        cards = self._hand(game, table, shape, chance)
        hand = game.pack.unmask(cards)
        best = declarations(game.pack, cards, table, shape.won)
        summed = total(table, best)
        parts_of = tuple(Part(told(game.pack, line.label), line.value, line.cards, "line")
                         for line in summed.lines if line.ledger == table.ledger)
        if shape.find:
            one = chance.choice([one for one in best if one.cards])
            words = Message("Which of your cards make up the combination {name}? Choose all of them.", name=one.title)
            explanation = (Part(_worth(game, one), None, one.cards, "line"),)
            form = Form(CARDS, "the cards of this combination", "", hand)
            return Drill("declare", level, seed, words, hand, False, one.cards, explanation, form, game=game, maker=self)
        unit = Term(table.ledger, "unit")
        words = Message("How many {unit} are the combinations in this hand worth together?", unit=unit)
        if shape.won:
            words = Message("How many {unit} are the combinations in these cards that you have won worth together?", unit=unit)
        form = Form(NUMBER, "the worth of all of them", unit)
        return Drill("declare", level, seed, words, hand, False, summed.value, parts_of, form, game=game, maker=self)

    def slips(self, drill: Drill) -> list[Slip]:
        """For the worth; the cards of a combination are told card by card."""
        return slips(drill) if drill.form.kind == NUMBER else []

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or the declaration or card that was overlooked or imagined."""
        if drill.form.kind == CARDS:
            return self._found(drill, cards_in(answer))
        worth, (said,) = due(numbers_in(drill.answer)[0], drill.form.unit, drill.game.term), numbers_in(answer)
        if said == worth.number:
            return correct(Message("{sum}.", sum=worth))
        right = Message("Not {said} but {sum}.", said=said, sum=worth)
        return guessed(right, [slip for slip in drill.slips if slip.answer == said])

    def _found(self, drill: Drill, said: tuple[str, ...]) -> Verdict:
        wanted = cards_in(drill.answer)
        missing = tuple(card for card in wanted if card not in said)
        extra = tuple(card for card in said if card not in wanted)
        if not missing and not extra:
            return correct(Message("{combination}.", combination=drill.explanation[0].label))
        line = (Message("{cards} are among them.", {"n =1": "{cards} is among them."}, cards=" ".join(missing), n=len(missing))
                if missing else "",
                Message("{cards} are not among them.", {"n =1": "{cards} is not among them."}, cards=" ".join(extra), n=len(extra))
                if extra else "")
        steps = tuple(step for step, cards in ((OVERLOOKED, missing), (IMAGINED, extra)) if cards)
        return Verdict(False, Text(*line), steps[0], steps, (*missing, *extra))

    def _hand(self, game: Game, table: Declarable, shape: Declaring, chance: Chance) -> int:
        """Cards with enough to declare; where chance gives none they are built around a combination."""
        pack = game.pack
        size = pack.size // 2 if shape.won else game.hand_size
        best, most = 0, 0
        for _ in range(TRIES):
            cards = sum(1 << card for card in chance.sample(range(pack.size), size))
            count = _shown(game, table, shape, cards)
            if count > most:
                best, most = cards, count
            if count >= shape.least:
                return cards
        return best or self._built(game, table, shape, size, chance)

    def _built(self, game: Game, table: Declarable, shape: Declaring, size: int, chance: Chance) -> int:
        pack = game.pack
        whole = list(candidates(pack, pack.all, table, shape.won))
        chance.shuffle(whole)
        for one in whole:
            core = pack.mask(chance.sample(one.cards, min(size, len(one.cards))))
            rest = chance.sample(bits(pack.all & ~core), size - core.bit_count())
            cards = core | sum(1 << card for card in rest)
            if _shown(game, table, shape, cards):
                return cards
        return pack.all


def _worth(game: Game, one: Declaration) -> Words:
    """A combination by its name and worth."""
    return Message("{name}: {sum}", name=one.title, sum=due(one.value, one.ledger, game.term))


def _shown(game: Game, table: Declarable, shape: Declaring, cards: int) -> int:
    """How many declarations there are that the level can ask about: what is declared for lack of cards cannot be found."""
    return sum(bool(one.cards) or not shape.find for one in declarations(game.pack, cards, table, shape.won))


def tables(game: Game) -> list[Declarable]:
    """The tables of declarations that count in a game: those of cards that are won first, then that of what players declare."""
    return list(dict.fromkeys(table for table in (*won_tables(game.payments.rewards), game.melds) if table is not None))


def slips(drill: Drill) -> list[Slip]:
    """The worth reckoned again with one mistake: a line left out, a card overlooked or imagined, one card used twice."""
    game, (right,) = drill.game, numbers_in(drill.answer)
    table = tables(game)[0]
    pack, cards = game.pack, game.pack.mask(drill.cards)
    won = KIND.levels(game)[drill.level - 1].won
    best = declarations(pack, cards, table, won)

    def worth(held: int) -> Points:
        return total(table, declarations(pack, held, table, won)).value

    found = [Slip(right - value, part.label, Message("{line} was left out: {points}.", line=part.label, points=value), part.cards)
             for part in drill.explanation for value in numbers_in(part.value)]
    for one in candidates(pack, cards, table, won):
        reason = _against(game, table, one, best)
        if reason:
            not_both = Message("{name} is not declared as well: {reason}.", name=one.title, reason=reason)
            found.append(Slip(right + one.value, ONCE, not_both, one.cards, 2))
    for card in dict.fromkeys(card for one in best for card in one.cards):
        found += _in_one_only(drill, table, card, best, declarations(pack, cards & ~pack.mask((card,)), table, won))
        overlooked = Message("Without {card} it would be so: it is there.", card=card)
        found.append(Slip(worth(cards & ~pack.mask((card,))), OVERLOOKED, overlooked, (card,), 3))
    for card in pack.unmask(pack.all & ~cards):
        imagined = Message("With {card} it would be so: it is not there.", card=card)
        found.append(Slip(worth(cards | pack.mask((card,))), IMAGINED, imagined, (), 4))
    return [slip for slip in found if slip.answer != right]


def _in_one_only(drill: Drill, table: Declarable, card: str, best: tuple[Declaration, ...],
                 without: tuple[Declaration, ...]) -> Iterator[Slip]:
    """A card that serves in several combinations, used in one of them only; `without` are those that are left without it."""
    serves = [one for one in best if card in one.cards]
    for one in serves if len(serves) > 1 else ():
        worth = total(table, (one, *(other for other in without if other.name != one.name))).value
        others = Listing(tuple(other.title for other in serves if other != one))
        words = Message("{card} serves in {others} too, not only in {name}.", card=card, others=others, name=one.title)
        yield Slip(worth, TWICE, words, (card,), 2)


def _against(game: Game, table: Declarable, one: Declaration, best: tuple[Declaration, ...]) -> Words:
    if one in best:
        return ""
    return next((why for why in (conflict(game.pack, table, other, one) for other in best) if why), "")


KIND = DeclareDrill()
