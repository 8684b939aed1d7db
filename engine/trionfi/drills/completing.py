"""Which card completes a combination: among the cards that a side has taken when a play is stopped, or in a hand before its first card."""

from collections.abc import Iterator
from functools import lru_cache

from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.counting import due
from trionfi.drills.answers import CARDS, Form, cards_in
from trionfi.drills.base import Drill, Kind, Part, Parts, Slip, Verdict, correct, told
from trionfi.drills.combined import Asked, Basis, basis_of, changed, completed, grown, lacking, searched
from trionfi.drills.sides import Side, Whose, sides
from trionfi.drills.trail import KEPT, LEVELS, stopped
from trionfi.game import Game
from trionfi.seat_names import view_people
from trionfi.state.decisions import Asks
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Text, Words

COMPLETES: Words = "a card that completes it"
LACKING: Words = "a card that is still lacking"
ELSEWHERE: Words = "a card that others have taken"
ANOTHER: Words = "another combination"
NOTHING: Words = "a card that adds nothing"
MOST = 3   # so many right cards at most


@dataclass(frozen=True)
class Completing(Whose):
    """`won` looks at cards taken in tricks, not at a hand; `named` asks for one combination, else for all that is worth more; `cards` are
    shown to choose from."""

    won: bool = True
    named: bool = False
    cards: int = 6


class CompletingDrill(Kind):
    """Which card completes the combination?"""

    name = "completing"
    words: Words = "Which card completes the combination"
    short: Words = "Completing"
    form = CARDS

    def offered(self, game: Game) -> bool:
        """Whether cards are played, and something is declared or scored that is more than a number of cards."""
        return basis_of(game) is not None and any(step.asks is Asks.CARD for step in game.course)

    def levels(self, game: Game) -> tuple[Completing, ...]:
        """One combination by its name, then whatever is worth more; of cards won by whose they are, of a hand by how many cards there are
        to choose from."""
        basis = basis_of(game)
        if basis is None or not basis.won:
            return (Completing("one combination of your hand", (), 0.0, 0.0, won=False, named=True),
                    Completing("whatever makes your hand worth more", (), 0.0, 0.0, won=False, cards=8),
                    Completing("whatever makes your hand worth more, out of twelve cards", (), 0.0, 0.0, won=False, cards=12))
        early, middle, late = LEVELS
        return (Completing("one combination of your own side, all tricks open", (), early.least, middle.most, early.seen, named=True),
                Completing("whatever makes another side's cards worth more, one trick open at a time", (), middle.least, late.most,
                           middle.seen, False, cards=8),
                Completing("whatever makes your own side's cards worth more, each trick seen only once", (), late.least, late.most,
                           late.seen, cards=8))

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape, key = self.levels(game)[level - 1], f"completing {game.slug} {level} {seed}"
        scene, view, asked = stopped(game, seed, Chance(key), shape, lambda one: _asked(game, one, shape, key))
        texts = game.pack.texts
        form = Form(CARDS, "all cards that do it", "", tuple(game.pack.sort(texts[card] for card in asked.options)))
        right = tuple(game.pack.sort(texts[card] for card in asked.right))
        return Drill("completing", level, seed, _words(view, asked), (), False, right, tuple(_explained(view, asked)), form, scene,
                     tuple(parts.items()), game=game, maker=self)

    def slips(self, drill: Drill) -> Iterator[Slip]:
        """The answer with one card too many or too few."""
        view, asked = self._found(drill)
        texts, right = drill.game.pack.texts, cards_in(drill.answer)
        for number in asked.options:
            said = tuple(card for card in drill.form.cards if (card in right) != (card == texts[number]))
            if said:
                why = _why(view, asked, number)
                yield Slip(said, why.step, why.words, why.cards)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for exactly the cards that do it; else what each wrong choice overlooks."""
        view, asked = self._found(drill)
        said, right, index = cards_in(answer), cards_in(drill.answer), drill.game.pack.index
        if said == right:
            return correct(Message("{Parts}.", parts=Listing(tuple(part.label for part in drill.explanation if part.kind == "completes"),
                                                             ";")))
        extra = tuple(card for card in said if card not in right)
        missing = tuple(card for card in right if card not in said)
        line = (Message("{cards} do not do it.", {"n =1": "{cards} does not do it."}, cards=" ".join(extra), n=len(extra)) if extra else "",
                Message("{cards} do it too.", {"n =1": "{cards} does it too."}, cards=" ".join(missing), n=len(missing)) if missing else "")
        return told(Text(*line), [_why(view, asked, index[card]) for card in (*extra, *missing)])

    def _found(self, drill: Drill) -> tuple[View, Asked]:
        """The view in which the question was asked, and the question."""
        shape = self.levels(drill.game)[drill.level - 1]
        asked = _asked(drill.game, drill.view, shape, f"completing {drill.game.slug} {drill.level} {drill.seed}")
        assert asked is not None
        return drill.view, asked


@lru_cache(maxsize=KEPT)
def _asked(game: Game, view: View, shape: Completing, key: str) -> Asked | None:
    """A question about a pile or a hand to which some card adds; None where none does. Each answer to it is judged by the same."""
    chance = Chance(key)
    basis, found = basis_of(game), sides(view, shape.own) if shape.won else []
    if basis is None or (shape.won and not found):
        return None
    side = chance.choice(found) if shape.won else None
    return _of(view, basis, side.pile if side else view.hand, side, shape, chance)


def _of(view: View, basis: Basis, held: int, side: Side | None, shape: Completing, chance: Chance) -> Asked | None:
    """A question about some cards, to which those may come that are in no pile yet."""
    free = bits(view.outstanding | (view.hand | view.game.pack.mask(card for _, card in view.trick) if side else 0))
    by_name = _by_name(basis, held, free) if shape.named else {"": [number for number in free if grown(basis, held, number)]}
    asked = {name: some for name, cards in by_name.items() if (some := [number for number in cards if _searched(basis, held, number)])}
    if shape.named:
        asked = {name: some for name, some in asked.items() if len(some) == len(by_name[name]) <= MOST}
    if not asked:
        return None
    name = chance.choice(sorted(asked))
    right = chance.sample(asked[name], min(MOST, len(asked[name])))
    wrong = [number for number in free if number not in by_name[name]]
    near = [number for number in wrong if completed(basis, held, number) or lacking(basis, held, number, name)]
    near = chance.sample(near, min(len(near), shape.cards - len(right)))
    rest = [number for number in wrong if number not in near]
    near += chance.sample(rest, min(len(rest), shape.cards - len(right) - len(near)))
    return Asked(basis, held, side, name, (*right, *near), tuple(right)) if len(near) >= len(right) else None


def _searched(basis: Basis, held: int, number: int) -> bool:
    """Whether a combination of certain cards is worth more with a card."""
    return any(searched(basis.pack, one.combination) for one in changed(basis, held, number))


def _by_name(basis: Basis, held: int, free: list[int]) -> dict[str, list[int]]:
    """By the name of a combination the cards that complete it."""
    found: dict[str, list[int]] = {}
    for number in free:
        for one in completed(basis, held, number):
            found.setdefault(one.name, []).append(number)
    return found


def _words(view: View, asked: Asked) -> Words:
    """The question."""
    side, name = asked.side, asked.title
    if side is None:
        if name:
            return Message("Before your first card: had one card more been dealt to you, which of these would complete the combination "
                           "{name}? Choose all.", name=name)
        return ("Before your first card: had one card more been dealt to you, with which of these would the combinations in your hand be "
                "worth more? Choose all.")
    if view.seat in side.seats:
        if name and len(side.seats) > 1:
            return Message("Suppose your side takes one more card. Which of these would complete the combination {name} in its tricks? "
                           "Choose all.", name=name)
        if name:
            return Message("Suppose you take one more card. Which of these would complete the combination {name} in your tricks? "
                           "Choose all.", name=name)
        if len(side.seats) > 1:
            return ("Suppose your side takes one more card. With which of these would the combinations in its tricks be worth more? "
                    "Choose all.")
        return "Suppose you take one more card. With which of these would the combinations in your tricks be worth more? Choose all."
    if len(side.seats) > 1:
        return ("Suppose the other side takes one more card. With which of these would the combinations in its tricks be worth more? "
                "Choose all.")
    return Message("Suppose {who} takes one more card. With which of these would the combinations in the tricks taken there be worth more? "
                   "Choose all.", who=view_people(view)[min(side.seats)])


def _explained(view: View, asked: Asked) -> Iterator[Part]:
    """What of the combinations lies in which trick, then what each right card adds."""
    pack, game = view.game.pack, view.game
    serves = 0
    for number in asked.right:
        for one in asked.made(number):
            serves |= one.held
    for place, cards in asked.side.tricks if asked.side else ():
        if found := cards & serves & asked.held:
            yield Part(Message("trick {n}", n=place), None, pack.unmask(found), "trick")
    for number in sorted(asked.right):
        made = asked.made(number)
        names = Listing(tuple(one.title for one in made))
        label = Message("with {card}: {combinations}", card=pack.texts[number], combinations=names)
        if more := grown(asked.basis, asked.held, number):
            label = Message("with {card}: {combinations}, worth {sum} more in all", card=pack.texts[number], combinations=names,
                            sum=due(more, asked.basis.table.ledger, game.term))
        source = next((one.combination.source for one in made if one.combination.source), asked.basis.table.source)
        yield Part(label, None, pack.unmask(made[0].held if made else 1 << number), "completes", "", source)


def _why(view: View, asked: Asked, number: int) -> Slip:
    """What is overlooked by who says the contrary of a card."""
    pack = view.game.pack
    card = pack.texts[number]
    made = asked.made(number)
    if number in asked.right:
        there = pack.unmask(made[0].held & ~(1 << number)) if made else ()
        words = Message("{card} belongs to {name}: {cards} are there already.", {
            "n =1": "{card} belongs to {name}: {cards} is there already."}, card=card, name=made[0].title, cards=" ".join(there),
                        n=len(there))
        return Slip(card, COMPLETES, words, (card,))
    if asked.name and made:
        return Slip(card, ANOTHER, Message("{card} completes {other}, not {name}.", card=card, other=made[0].title, name=asked.title),
                    (card,))
    if found := lacking(asked.basis, asked.held, number, asked.name):
        one, other = found
        if _gone(view, asked) >> other & 1:
            words = Message("For {name} {other} would be wanted too, and others have taken that.", name=one.title, other=pack.texts[other])
            return Slip(card, ELSEWHERE, words, (card,))
        words = Message("Even with {card} {name} lacks a card, such as {other}.", card=card, name=one.title, other=pack.texts[other])
        return Slip(card, LACKING, words, (card,))
    return Slip(card, NOTHING, Message("{card} makes no combination with these cards.", card=card), (card,))


def _gone(view: View, asked: Asked) -> int:
    """The cards (a mask) that were played to tricks and are not among those of the question."""
    return view.game.pack.mask(view.game.pack.texts[card] for trick in view.tricks for _, card in trick.plays) & ~asked.held


KIND = CompletingDrill()
