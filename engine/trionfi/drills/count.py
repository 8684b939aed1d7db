"""Counting drills: from one batch to a whole side's pile."""

from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.drills import piles
from trionfi.drills.answers import NUMBER, Form, numbers_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Scene, Slip, Switch, Verdict, correct, guessed
from trionfi.drills.slips import Counted
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.values import dataclass
from trionfi.words import Message, Quantity, Term, Text, Words

BATCHES, ODD, LAST = "batches", "odd", "last trick"
FEW: dict[int, Words] = {1: "up to eight cards", 2: "two or three pairs", 3: "two or three threes", 4: "two or three fours"}


@dataclass(frozen=True)
class Pile(Level):
    """How many full batches a pile has (least, most). `rich` draws more counting cards than chance would; `played`
    takes what a side has at the end of a hand that was played."""

    batches: tuple[int, int] = (1, 1)
    rich: bool = False
    played: bool = False


class CountDrill(Kind):
    """How many card points is this pile worth?"""

    name = "count"
    words: Words = "Count a pile"
    short: Words = "Count"

    def offered(self, game: Game) -> bool:
        """Whether the game counts card points at all."""
        return any(game.counting.table(game.pack))

    def levels(self, game: Game) -> tuple[Pile, ...]:
        """The levels, easiest first, fitted to the game's batches and pack."""
        group = game.counting.group
        few = 1 if group > 1 else 3
        last = bool(game.counting.last_trick)

        def switched(odd: bool | None, last_trick: bool | None) -> tuple[tuple[str, bool | None], ...]:
            return (BATCHES, True), (ODD, odd and group > 1), (LAST, last_trick)

        return (
            Pile("one batch" if group > 1 else "three cards", switched(False, False), (few, few), True),
            Pile(FEW.get(group, "two or three batches"), switched(False, False), (2 * few, 3 * few), True),
            Pile("a few tricks, with cards left over" if group > 1 else "a few tricks", switched(True, False),
                 (2, 5) if few == 1 else (6, 14)),
            Pile("more tricks, perhaps with the last" if last else "more tricks",
                 switched(True, None if last else False), (4, 7) if few == 1 else (12, 20)),
            Pile("all of a side's cards, perhaps with the last" if last else "all of a side's cards",
                 switched(None if group > 1 else False, None if last else False),
                 (0, game.pack.size // group), played=True),
        )

    def switches(self, game: Game) -> tuple[Switch, ...]:
        """Full batches and odd cards, where the game has batches; the last trick, where it counts."""
        found = []
        if game.counting.group > 1:
            found += [Switch(BATCHES, "full batches"), Switch(ODD, "cards left over")]
        if game.counting.last_trick:
            found.append(Switch(LAST, "the last trick"))
        return tuple(found)

    def methods(self, game: Game) -> tuple[str, ...]:
        """The game's methods of counting."""
        return game.counting.methods

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[level - 1]
        if parts.get(BATCHES) is False and parts.get(ODD) is False:
            raise TrionfiError(Message("without full batches and without odd cards nothing is left to count: switch one of them on"))
        chance = Chance(f"count {game.slug} {level} {seed}")
        if shape.played and parts.get(BATCHES) is not False:
            cards, last_trick, tricks = piles.side(game, seed, parts.get(ODD), parts.get(LAST), chance)
        else:
            cards = self._cards(game, shape, parts, chance)
            on = parts.get(LAST)
            last_trick = bool(on) if on is not None else bool(game.counting.last_trick) and chance.below(2) == 1
            tricks = game.counting.units(max(1, len(cards) // game.players[0]), 0) if game.counting.per_trick else 0
        counted = Counted(game, tuple(cards), last_trick, tricks, method)
        explanation = tuple(Part(batch.note, batch.points, batch.cards, batch.kind) for batch in counted.count.working)
        words = asked(game, len(cards), last_trick, tricks)
        if method != game.counting.methods[0]:
            words = Text(words, Message("Take each card at one point less, and add what each batch gives."))
        form = Form(NUMBER, "the card points of the pile", "card points")
        return Drill("count", level, seed, words, tuple(cards), last_trick, counted.count.points, explanation, form,
                     Scene(tricks=tricks), tuple(parts.items()), method, game=game, maker=self)

    def slips(self, drill: Drill) -> list[Slip]:
        """What the pile comes to when one step goes wrong."""
        return Counted(drill.game, drill.cards, drill.last_trick, drill.scene.tricks, drill.method).slips()

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or the steps of the counting that lead to the wrong number."""
        (points,), (said,) = numbers_in(drill.answer), numbers_in(answer)
        if said == points:
            return correct(Message("{points} card points.", {"points one": "{points} card point."}, points=points))
        found = [slip for slip in drill.slips if slip.answer == said]
        right = Message("Not {said} but {points} card points.", {"points one": "Not {said} but {points} card point."}, said=said,
                        points=points)
        return guessed(right, found)

    def _cards(self, game: Game, shape: Pile, parts: Parts, chance: Chance) -> list[str]:
        """Cards in full batches and odd ones as wanted; cards that join no batch may come on top."""
        group, pack = game.counting.group, game.pack
        apart = piles.apart(game)
        least, most = shape.batches
        size = group * (least + chance.below(most - least + 1)) if parts.get(BATCHES) is not False else 0
        if group > 1 and (parts.get(ODD) or parts.get(BATCHES) is False):
            size += 1 + chance.below(group - 1)
        pool = bits(pack.all & ~apart)
        cards = self._draw(game, pool, min(size, len(pool)), shape.rich, chance)
        if not shape.rich:
            cards += [pack.texts[number] for number in bits(apart) if chance.below(2)]
        return cards

    def _draw(self, game: Game, pool: list[int], size: int, rich: bool, chance: Chance) -> list[str]:
        pack, table = game.pack, game.counting.table(game.pack)
        if not rich:
            return [pack.texts[number] for number in chance.sample(pool, size)]
        worth = [number for number in pool if table[number] > game.counting.empty]
        chosen = chance.sample(worth, max(1, size // 3 + chance.below(size // 3 + 1)))
        rest = [number for number in pool if number not in chosen]
        chosen += chance.sample(rest, size - len(chosen))
        chance.shuffle(chosen)
        return [pack.texts[number] for number in chosen]


def asked(game: Game, cards: int, last_trick: bool, tricks: int) -> Words:
    """The question how much so many cards are worth, with the tricks in which they were won where these count, or how many of them were
    discarded."""
    if not tricks:
        return _worth(cards, last_trick)
    if game.counting.per_trick > 0:
        return _won(cards, last_trick, tricks)
    if last_trick:
        return Message("How many card points are these {n} cards worth, of which {laid} were discarded, the last trick included?",
                       {"n =1": "How many card points is this card worth, of which {laid} were discarded, the last trick included?"},
                       n=cards, laid=tricks)
    return Message("How many card points are these {n} cards worth, of which {laid} were discarded?",
                   {"n =1": "How many card points is this card worth, of which {laid} were discarded?"}, n=cards, laid=tricks)


def _worth(cards: int, last_trick: bool) -> Words:
    if last_trick:
        return Message("How many card points are these {n} cards worth, the last trick included?",
                       {"n =1": "How many card points is this card worth, the last trick included?"}, n=cards)
    return Message("How many card points are these {n} cards worth?", {"n =1": "How many card points is this card worth?"}, n=cards)


def _won(cards: int, last_trick: bool, tricks: int) -> Words:
    won = Quantity(tricks, Term("trick", many="tricks"))
    if last_trick:
        return Message("How many card points are these {n} cards worth, won in {tricks}, the last trick included?",
                       {"n =1": "How many card points is this card worth, won in {tricks}, the last trick included?"}, n=cards, tricks=won)
    return Message("How many card points are these {n} cards worth, won in {tricks}?",
                   {"n =1": "How many card points is this card worth, won in {tricks}?"}, n=cards, tricks=won)


KIND = CountDrill()
