"""What Partita adds to cricche and sequences: values in partite (Dummett and McLeod 2004, 11.1 to 11.3, 11.13)."""

from trionfi.games.bologna_melds import BOLOGNESE, BOLOGNESE_PAPI, cricca
from trionfi.melds import Combination, Count, Declarable, Groups, Lacking, Scale, SideTally, Tally, Where
from trionfi.values import replace

PARTITE = "partite"
TROOP, SMALL = "trumps + fool", "suit-cards - kings - queens - cavaliers - jacks + fool"
NO_TRUMPS = "no trumps"


def partite(*steps: tuple[int, int], doubles: bool = False) -> Scale:
    """A value in partite by the number of cards, or of combinations."""
    return Scale(steps, doubles=doubles, ledger=PARTITE)


def rich(of: Combination, *steps: tuple[int, int]) -> Combination:
    """A combination that brings partite besides its points."""
    return replace(of, values=(*of.values, partite(*steps)))


def only(key: str, name: str, of: str, scale: Scale, source: str) -> Combination:
    """Cards that bring partite and no points, and only when they are declared."""
    return Combination(key, name, Count(of, scale.steps[0][0]), (scale,), name, where=Where.HAND, source=source)


def table(source: str, fours: tuple[tuple[int, int], ...], criccone: tuple[tuple[int, int], ...], runs: tuple[tuple[int, int], ...],
          troop: int, more: tuple[Combination, ...] = (), of: Declarable = BOLOGNESE, papi: str = "Moors") -> Declarable:
    """The combinations of Partita. `fours` are the steps of tarocchi, Kings and Moors, `criccone` those by the number of cricche, `runs` by
    the number of sequences; `troop` is the least number of trumps or small cards that bring 10, and each further one doubles them. `of` has
    the combinations that are worth points, and `papi` is what the four equal trumps are called in it."""
    doubling = partite((troop, 10), doubles=True)
    _, _, *poor = of.combinations
    return replace(
        of,
        combinations=(
            rich(cricca("cricca-of-tarocchi", "cricca of tarocchi", "tarocchi", 18), *fours),
            rich(cricca("cricca-of-kings", "cricca of Kings", "kings", 17), *fours), *poor,
            only("moors", papi, "moors", partite(*fours), source), only("trumps", "trumps", TROOP, doubling, source),
            only("cartaccie", "cartaccie", SMALL, doubling, source),
            Combination("no-trumps", NO_TRUMPS, Lacking("trumps"), (partite((0, 20)),), NO_TRUMPS, where=Where.HAND, source=source), *more,
        ),
        tallies=(Tally("cricche-number", "number of cricche", "cricche", partite(*criccone)),
                 Tally("sequences-number", "number of sequences", "sequences", partite(*runs))),
        source=source,
    )


THREE_AND_FOUR = (3, 10), (4, 20)
BY_NUMBER = (3, 10), (4, 20), (5, 30)
OLD_BOOK = "004, 11.1"
OLD = table(OLD_BOOK, THREE_AND_FOUR, BY_NUMBER, BY_NUMBER, 10, of=BOLOGNESE_PAPI, papi="Papi")
FLAT_CRICCONE = Tally("cricche-number", "number of cricche", "cricche", partite((3, 20)))
OLD_BY_IN = table(OLD_BOOK, THREE_AND_FOUR, ((3, 20), (4, 40), (5, 80)), ((3, 10), (4, 20), (5, 40)), 10,
                  of=BOLOGNESE_PAPI, papi="Papi")
TUTTO_ANDARE = table("004, 11.2", THREE_AND_FOUR, ((3, 20),), BY_NUMBER, 10)
LATE_BY_PLAYER = table("004, 11.13", THREE_AND_FOUR, ((3, 20), (4, 40), (5, 80)), ((3, 10), (4, 20), (5, 40), (6, 80)), 10)
LATE = replace(LATE_BY_PLAYER, tallies=(
    SideTally("cricche-number", "number of cricche", "cricche", partite((3, 20)), partite((4, 40), (5, 80))),
    SideTally("sequences-number", "number of sequences", "sequences", partite((3, 10), (4, 20)), partite((5, 40), (6, 80))),
))

SIX_BOOK = "004, 11.3"
PAIRED = (("pair-of-tarocchi", "pair of tarocchi", "tarocchi"), ("pair-of-kings", "pair of Kings", "kings"),
          ("pair-of-moors", "pair of Moors", "moors"))
PAIRS = (
    *(Combination(key, name, Count(of, 2, exact=True), (partite((2, 10)),), "pairs", where=Where.HAND, source=SIX_BOOK)
      for key, name, of in PAIRED),
    Combination("three-pairs", "three pairs", Groups(("tarocchi", "kings", "queens", "cavaliers", "jacks"), 2, 3), (partite((3, 20)),),
                "three pairs",
                where=Where.HAND, source=SIX_BOOK),
)
SIX = table(SIX_BOOK, ((3, 20), (4, 40)), ((3, 20),), ((2, 10), (3, 20), (4, 40)), 6, PAIRS)
