"""Cricche and sequences of Bologna, declared from the hand and scored again in the cards won (Dummett and McLeod 2004,
chapter 11, basic rules; 11.14, 11.16, 11.18)."""

from trionfi.melds import Combination, Count, Declarable, Doubling, Reach, Scale, Sequence, Where
from trionfi.melds.table import of_each
from trionfi.values import replace

BOOK = "004, chapter 11, basic rules"


def cricca(key: str, name: str, of: str, three: int) -> Combination:
    """Three of a kind, or all four for twice as much."""
    return Combination(key, name, Count(of, 3), (Scale(((3, three), (4, 2 * three))),), "cricche", where=Where.BOTH, source=BOOK)


def sequence(key: str, name: str, pattern: Sequence) -> Combination:
    """A sequence: 10 for three cards, 5 for each further one."""
    return Combination(key, name, pattern, (Scale(((3, 10),), 5),), "sequences", where=Where.BOTH, source=BOOK)


CRICCHE = (
    cricca("cricca-of-tarocchi", "cricca of tarocchi", "tarocchi", 18), cricca("cricca-of-kings", "cricca of Kings", "kings", 17),
    cricca("cricca-of-queens", "cricca of Queens", "queens", 14),
    cricca("cricca-of-cavalli", "cricca of Cavalli", "cavaliers", 13), cricca("cricca-of-jacks", "cricca of Jacks", "jacks", 12),
)

SEQUENCES = (
    sequence("grande", "grande", Sequence(
        anchor="ANG", head="MON + SOL + LUN", genuine=1, places=2, down="T5..T16", close="moors", wild="contatori",
    )),
    of_each(sequence("sequence", "sequence", Sequence(
        anchor="kings & suit-cards", head="queens + cavaliers + jacks", genuine=1, places=2, close="aces & suit-cards",
        wild="contatori", each=Reach.SUIT,
    )), "sequence of {of}"),
    sequence("sequence-of-aces", "sequence of Aces", Sequence(head="aces", genuine=2, places=3, wild="contatori")),
    sequence("sequence-of-moors", "sequence of Moors", Sequence(head="moors", genuine=2, places=3, wild="contatori")),
)

BOLOGNESE = Declarable(
    combinations=(*CRICCHE, *SEQUENCES),
    ledger="points",
    free=("sequences",),
    doublings=(
        Doubling("cricche", 3, name="criccone: the cricche are doubled"),
        Doubling("sequences", 3, name="three or more sequences: the sequences are doubled"),
    ),
    fewer=True,
    source=f"{BOOK}; fewer cards than are held: ours, after the rule of Partita",
)

# Where nothing is declared before the play.
BOLOGNESE_WON = replace(
    BOLOGNESE, combinations=tuple(replace(one, where=Where.WON) for one in BOLOGNESE.combinations), fewer=False, source=BOOK)

# By the number of cards the most points that they can declare: who lacks more cannot win by them.
MOST = {10: 254, 15: 416, 20: 528, 22: 576}
BY_CARDS = "is the most that so many cards can declare, by our reckoning"

# Until 1725 the four equal trumps were Papi.
BOLOGNESE_PAPI = replace(BOLOGNESE, combinations=(
    *CRICCHE, *SEQUENCES[:-1], replace(SEQUENCES[-1], key="sequence-of-papi", name="sequence of Papi")))
