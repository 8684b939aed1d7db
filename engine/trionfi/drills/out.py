"""How many trumps are still out: a count that runs through the whole play, from one seat."""

from collections.abc import Iterator

from trionfi.cards.chance import Chance
from trionfi.drills.answers import NUMBER, Form
from trionfi.drills.base import Drill, Kind, Part, Parts, Slip, Verdict, correct, guessed
from trionfi.drills.legal import THE_FOOL, fool_name
from trionfi.drills.trail import ASIDE, LEVELS, Depth, known_aside, stopped
from trionfi.game import Game
from trionfi.state.decisions import Asks
from trionfi.state.view import View
from trionfi.words import Message, Words

TRUMPS: Words = "trumps"
OWN: Words = "your own hand"
TABLE: Words = "the trick on the table"
ONE_TRICK: Words = "one of the tricks"


class OutDrill(Kind):
    """How many trumps are still out?"""

    name = "out"
    words: Words = "How many trumps are still out"
    short: Words = "Trumps out"
    form = NUMBER

    def offered(self, game: Game) -> bool:
        """Whether the game has tricks and trumps."""
        return bool(game.pack.trump_mask) and any(step.asks is Asks.CARD for step in game.course)

    def levels(self, game: Game) -> tuple[Depth, ...]:
        """By how much has to be kept in mind."""
        return LEVELS

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        chance = Chance(f"out {game.slug} {level} {seed}")
        scene, _, account = stopped(game, seed, chance, LEVELS[level - 1], _account)
        words: Words = ("How many trumps are still out? Those in your hand, and those that you have seen played or laid aside, "
                        "are not.")
        if game.pack.fool_mask:
            words = Message("How many trumps are still out? Those in your hand, and those that you have seen played or laid aside, "
                            "are not, and {fool_the} is no trump.", fool=fool_name(game))
        answer = sum(part.value for part in account if isinstance(part.value, int))
        return Drill("out", level, seed, words, (), False, answer, account, Form(NUMBER, "trumps that are still out", TRUMPS), scene,
                     tuple(parts.items()), game=game, maker=self)

    def slips(self, drill: Drill) -> list[Slip]:
        """The count with one thing forgotten each."""
        right = int(str(drill.answer))
        return [*_forgotten(drill, right), *_fool(drill, right)]

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or what was forgotten."""
        n = int(str(drill.answer))
        if answer == n:
            return correct(Message("{n} trumps are out.", {"n one": "{n} trump is out."}, n=n))
        words = Message("Not {said} but {n} trumps are out.", {"n one": "Not {said} but {n} trump is out."}, said=str(answer), n=n)
        return guessed(words, [slip for slip in drill.slips if slip.answer == answer])


def out(view: View) -> int:
    """The trumps (a mask) that a seat neither holds nor has seen go."""
    return view.outstanding & view.game.pack.trump_mask


def _account(view: View) -> tuple[Part, ...]:
    """From all trumps to those that are out, each with what takes it away; nothing where the count is idle."""
    pack = view.game.pack
    trumps, left = pack.trump_mask & ~view.gone, out(view)
    rows: list[tuple[Words, int, str]] = [("in your hand", view.hand, "hand")]
    rows += [(Message("trick {n}", n=number), pack.mask(pack.texts[card] for _, card in trick.plays), "trick")
             for number, trick in enumerate(view.tricks, 1)]
    rows += [(TABLE, pack.mask(card for _, card in view.trick), "table"), (ASIDE, known_aside(view), "aside")]
    parts = [Part("all trumps of the pack", trumps.bit_count(), (), "pack")]
    gone = trumps & ~left
    for label, cards, kind in rows:
        if found := cards & gone:
            parts.append(Part(label, -found.bit_count(), pack.unmask(found), kind))
            gone &= ~found
    fallen = any(part.kind == "trick" for part in parts)
    return tuple(parts) if left and fallen else ()


def _forgotten(drill: Drill, right: int) -> Iterator[Slip]:
    """One row of the account left out."""
    for part in drill.explanation:
        n = len(part.cards)
        more = right + n
        if part.kind == "hand":
            yield Slip(more, OWN, Message("The {n} trumps in your own hand are not out.", {
                "n one": "The {n} trump in your own hand is not out."}, n=n), part.cards)
        elif part.kind == "table":
            yield Slip(more, TABLE, Message("The {n} trumps on the table have been played too.", {
                "n one": "The {n} trump on the table has been played too."}, n=n), part.cards)
        elif part.kind == "aside":
            yield Slip(more, ASIDE, Message("The {n} trumps that lie aside, as you know, are not out.", {
                "n one": "The {n} trump that lies aside, as you know, is not out."}, n=n), part.cards)
        elif part.kind == "trick":
            yield Slip(more, ONE_TRICK, Message("{cards} went in {trick}.", cards=" ".join(part.cards), trick=part.label), part.cards, 2)


def _fool(drill: Drill, right: int) -> Iterator[Slip]:
    """The Fool taken for a trump, where it is out and where it has gone."""
    pack, scene = drill.game.pack, drill.scene
    fool = pack.unmask(pack.fool_mask)
    if not fool:
        return
    words = Message("{Fool_the} is no trump.", fool=fool_name(drill.game))
    went = {card for over in scene.trail for _, card in over.plays} | {card for _, card in scene.trick}
    went |= {*scene.hand, *(card for fact in scene.facts for card in fact.cards)}
    # Whoever took it for one and began with all that are trumps has taken away one too many; whoever began with one more finds it out.
    yield Slip(right - 1 if fool[0] in went else right + 1, THE_FOOL, words, fool)


KIND = OutDrill()
