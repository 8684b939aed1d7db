"""Counting the other way round: choose cards that are worth a given number of points."""

from collections.abc import Iterable
from itertools import combinations

from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.counting import Batch, Points
from trionfi.drills import piles
from trionfi.drills.answers import CARDS, Form, cards_in, numbers_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Switch, Verdict, correct, guessed, row
from trionfi.drills.count import LAST, ODD
from trionfi.drills.slips import Counted
from trionfi.game import Game
from trionfi.values import dataclass
from trionfi.words import Message, Words

HOW_MANY: Words = "how many cards"
TRIES = 20


@dataclass(frozen=True)
class Choosing(Level):
    """How many full batches are to be chosen, from how many cards; `free` leaves the number of cards to the reader."""

    batches: int = 1
    pool: int = 6
    free: bool = False


class MakeDrill(Kind):
    """Which of these cards are worth exactly so many points?"""

    name = "make"
    words: Words = "Make a number of points"
    short: Words = "Make points"
    form = CARDS

    def offered(self, game: Game) -> bool:
        """Whether the game counts card points, with some cards worth more than others."""
        return len(set(game.counting.table(game.pack))) > 1

    def levels(self, game: Game) -> tuple[Choosing, ...]:
        """From one batch to any number of cards with odd ones."""
        group, last = game.counting.group, bool(game.counting.last_trick)
        one, pool = (1, max(6, 2 * group)) if group > 1 else (2, 6)
        first, second = (
            (Message("one batch out of {n} cards", n=pool), Message("two batches out of {n} cards", n=pool + group)) if group > 1 else
            (Message("two cards out of {n} cards", n=pool), Message("three cards out of {n} cards", n=pool + group)))
        found = [
            Choosing(first, ((ODD, False), (LAST, False)), one, pool),
            Choosing(second, ((ODD, False), (LAST, False)), one + 1, pool + group),
        ]
        if group > 1:
            found.append(Choosing("with cards left over", ((ODD, True), (LAST, False)), one, pool + group))
        found.append(Choosing("as many cards as you like, perhaps with the last trick" if last else "as many cards as you like",
                              ((ODD, None), (LAST, None if last else False)), one + 1, pool + group, True))
        return tuple(found)

    def switches(self, game: Game) -> tuple[Switch, ...]:
        """Odd cards, where the game has batches; the last trick, where it counts."""
        found = [Switch(ODD, "cards left over")] if game.counting.group > 1 else []
        return (*found, Switch(LAST, "the last trick")) if game.counting.last_trick else tuple(found)

    def methods(self, game: Game) -> tuple[str, ...]:
        """The game's methods of counting."""
        return game.counting.methods

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[level - 1]
        chance = Chance(f"make {game.slug} {level} {seed}")
        size = game.counting.group * shape.batches
        odd = parts.get(ODD)
        if game.counting.group > 1 and (odd or (odd is None and chance.below(2))):
            size += 1 + chance.below(game.counting.group - 1)
        last = parts.get(LAST)
        last_trick = bool(last) if last is not None else bool(game.counting.last_trick) and chance.below(2) == 1
        pool, chosen = self._deal(game, size, max(shape.pool, size + 2), last_trick, chance)
        counted = Counted(game, chosen, last_trick, 0, method)
        target = counted.count.points
        explanation = tuple(Part(batch.note, batch.points, batch.cards, batch.kind) for batch in counted.count.working)
        form = Form(CARDS, Message("cards worth {points}", points=target), "", pool, None if shape.free else size)
        words = asked(target, form.count, last_trick)
        return Drill("make", level, seed, words, pool, last_trick, chosen, explanation, form, parts=tuple(parts.items()), method=method,
                     game=game, maker=self)

    def target(self, drill: Drill) -> Points:
        """The points that are to be made."""
        return sum((one for part in drill.explanation for one in numbers_in(part.value)), 0)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for any cards that make the points; else what they make, and the step that hides it."""
        cards = cards_in(answer)
        target, wanted = self.target(drill), drill.form.count
        if not cards or (wanted is not None and len(cards) != wanted):
            return Verdict(False, miscounted(len(cards), wanted), HOW_MANY, (HOW_MANY,), cards)
        counted = Counted(drill.game, cards, drill.last_trick, 0, drill.method)
        made = counted.count.points
        working = row([_step(batch) for batch in counted.count.working])
        if made == target:
            return correct(Message("{working}. Together {points} card points.", {"points one": "{working}. Together {points} card point."},
                                   working=working, points=made))
        found = [slip for slip in counted.slips() if slip.answer == target]
        return guessed(Message("These make {made}, not {target}: {working}.", made=made, target=target, working=working), found)

    def _deal(self, game: Game, size: int, most: int, last_trick: bool, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Cards to choose from, and a choice; drawn anew while half of all choices would do."""
        pack, counting = game.pack, game.counting
        table = counting.table(pack)
        numbers = bits(pack.all & ~piles.apart(game))
        worth = [one for one in numbers if table[one] > counting.empty]
        empty = [one for one in numbers if table[one] <= counting.empty] or worth
        pool: list[int] = []
        chosen: list[int] = []
        for _ in range(TRIES):
            chosen = chance.sample(worth, max(1, (size + 1) // 2))
            chosen += chance.sample([one for one in empty if one not in chosen], size - len(chosen))
            rest = [one for one in numbers if one not in chosen]
            rich = [one for one in rest if table[one] > counting.empty]
            extra = chance.sample(rich, (most - size + 1) // 2)
            pool = [*chosen, *extra, *chance.sample([one for one in rest if one not in extra], most - size - len(extra))]
            chance.shuffle(pool)
            wanted = counting.points(pack, _mask(chosen), last_trick)
            sets = [counting.points(pack, _mask(some), last_trick) for some in combinations(pool, size)]
            if 2 * sets.count(wanted) <= len(sets):
                break
        return tuple(pack.sort(pack.texts[one] for one in pool)), tuple(pack.sort(pack.texts[one] for one in chosen))


def asked(points: Points, cards: int | None, last_trick: bool) -> Words:
    """The question for cards worth so many points together: so many of them, or as many as the reader likes (None)."""
    if cards is None and last_trick:
        return Message("Choose any of these cards that are worth exactly {points} card points together, the last trick included.",
                       {"points one": "Choose any of these cards that are worth exactly {points} card point together, the last trick "
                                      "included."}, points=points)
    if cards is None:
        return Message("Choose any of these cards that are worth exactly {points} card points together.",
                       {"points one": "Choose any of these cards that are worth exactly {points} card point together."}, points=points)
    if last_trick:
        return Message("Choose {n} of these cards that are worth exactly {points} card points together, the last trick included.",
                       {"points one": "Choose {n} of these cards that are worth exactly {points} card point together, the last trick "
                                      "included."}, n=cards, points=points)
    return Message("Choose {n} of these cards that are worth exactly {points} card points together.",
                   {"points one": "Choose {n} of these cards that are worth exactly {points} card point together."}, n=cards, points=points)


def miscounted(chosen: int, wanted: int | None) -> Words:
    """What is to be said where too many or too few cards were chosen."""
    if not wanted:
        return "You chose 0 cards: at least one card must be chosen."
    return Message("You chose {n} cards: {wanted} cards must be chosen.", {
        "n one, wanted one": "You chose {n} card: {wanted} card must be chosen.",
        "n one": "You chose {n} card: {wanted} cards must be chosen.",
        "wanted one": "You chose {n} cards: {wanted} card must be chosen."}, n=chosen, wanted=wanted)


def _step(batch: Batch) -> Words:
    """One step of the working: the cards of a batch and what they make, or what else adds points."""
    if batch.cards:
        return Message("{note} = {points}", note=batch.note, points=batch.points)
    return Message("{note} {points}", note=batch.note, points=batch.points)


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for one in numbers:
        mask |= 1 << one
    return mask


KIND = MakeDrill()
