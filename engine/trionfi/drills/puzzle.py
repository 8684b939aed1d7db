"""Which choice is best: moments of a hand in which one stands out when it is played on in many deals."""

from trionfi.drills import puzzles
from trionfi.drills.answers import CARD
from trionfi.drills.base import FOLDED, Drill, Kind, Level, Part, Parts, Verdict
from trionfi.drills.lines import Lines, played_on
from trionfi.drills.puzzles import Puzzle
from trionfi.drills.trail import scene
from trionfi.drills.ways import view_of, way_of
from trionfi.game import Game
from trionfi.words import Message, Words

LEVELS = (Level("an easy player misses it"), Level("rules of thumb miss it"), Level("a short look ahead misses it too"))


class PuzzleDrill(Kind):
    """Which choice is best?"""

    name = "puzzle"
    words: Words = "Which choice is best"
    short: Words = "Puzzles"
    form = CARD

    def offered(self, game: Game) -> bool:
        """Whether puzzles were worked out for the game."""
        return bool(puzzles.numbers(game))

    def levels(self, game: Game) -> tuple[Level, ...]:
        """By who misses them."""
        return tuple(LEVELS[level - 1] for level in puzzles.numbers(game))

    def stored(self, game: Game, level: int) -> tuple[int, ...]:
        """The numbers of the puzzles."""
        return [*puzzles.numbers(game).values()][level - 1]

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The puzzle of a level that has this number, else one that the seed draws."""
        asked = _asked(game, level, seed)
        view, best = view_of(game, asked), asked.choices[0]
        way = way_of(view)
        words, form = way.question(game, view, asked)
        seen = scene(view, asked.position(game), FOLDED, tuple(view.said))
        about = Part(Message("what it is about: {theme}", theme=way.about(view, best)), None, (), "theme")
        return Drill("puzzle", level, seed, words, (), False, way.answers(best)[0], (about, *way.explained(game, view, asked)), form,
                     seen, game=game, maker=self)

    def equals(self, drill: Drill) -> tuple[object, ...]:
        """The other answers that are accepted."""
        asked, way = asked_of(drill), way_of(drill.view)
        return tuple(answer for one in asked.choices if asked.right(one) for answer in way.answers(one) if answer != drill.answer)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for the best choice and for what is as good; else what is lost, and why."""
        return way_of(drill.view).verdict(drill, asked_of(drill), answer)

    def plays_on(self, drill: Drill) -> bool:
        """Each has a choice that is wrong."""
        return True

    def goes_on(self, drill: Drill, answer: object) -> Lines:
        """As it was weighed."""
        asked = asked_of(drill)
        return played_on(asked.played(drill.game), way_of(drill.view).two(drill.game, drill.view, asked, answer))


def asked_of(drill: Drill) -> Puzzle:
    """The puzzle that a question of this kind puts."""
    return _asked(drill.game, drill.level, drill.seed)


def _asked(game: Game, level: int, seed: int | str) -> Puzzle:
    """The puzzle that a level and seed ask; levels are counted as the game has them."""
    return puzzles.puzzle(game, [*puzzles.numbers(game)][level - 1], seed)


KIND = PuzzleDrill()
