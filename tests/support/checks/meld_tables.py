"""Tables of combinations of games that have no module yet, to show that the patterns hold for them."""

from dataclasses import replace

from trionfi.games import denmark_melds
from trionfi.games.bologna_melds import BOLOGNESE
from trionfi.games.germany_melds import worth
from trionfi.games.minchiate_melds import CARD_VALUES, DEMONIO, MINCHIATE
from trionfi.melds import (
    CardSum,
    Combination,
    Condition,
    Count,
    Declarable,
    Due,
    Factor,
    Inquiry,
    Lacking,
    Scale,
    Sequence,
    Shows,
    Tally,
)
from trionfi.melds.table import of_each


def plain(name: str, pattern, value: int, category: str, **more) -> Combination:
    """A combination of one flat value."""
    return Combination(name, name, pattern, (Scale(((0, value),)),), category, **more)


def matadors(values, **more) -> Combination:
    """Matadors from above."""
    return Combination("matadors", "Matadors", Sequence(anchor="trio", down="T2..T20", **more), values, "matadors")


ENDS = tuple(
    Combination(f"{name}-atous", f"{name} Atous", Count(of, 3), (Scale(((3, 5), (4, 10), (5, 15))),), name)
    for name, of in (("grands", "T17..T21"), ("petits", "T1..T5"))
)

TAROTS_3_2 = Declarable(
    (
        plain("Atous-Tarots", Count("trio", 3), 15, "tarots"),
        Combination("trumps", "trumps", Count("trumps + fool", 10), (Scale(((10, 10), (13, 15))),), "trumps", shows=Shows("step")),
        of_each(plain("courts", Count("courts", 4, each="suit"), 5, "courts"), "courts of {of}"), *ENDS,
        plain("Kings and Fou", Count("kings", 2, plus="fool"), 5, "kings", where="won"),
    ),
    inquiries=(Inquiry("qui-ne-la", "Qui ne l'a ?", "trio", 2, 5, pays="cannot show"),),
)

TAROTS_3_3 = Declarable(
    (
        plain("ten trumps", Count("trumps", 10), 5, "trumps", due=Due(over=25)),
        plain("nine trumps and the Excuse", Count("trumps", 9, plus="fool"), 5, "trumps", due=Due(over=25)),
        plain("four Kings", Count("kings", 4), 5, "kings"),
        plain("four Kings and the Excuse", Count("kings", 4, plus="fool"), 10, "kings"),
        plain("three Kings and the Excuse", Count("kings", 3, most=3, plus="fool"), 5, "kings"),
        of_each(plain("chevalerie entière", Count("courts", 4, each="suit"), 5, "chevalerie"), "chevalerie entière of {of}"),
        of_each(plain("entière par Excuse", Count("courts", 4, each="suit", plus="fool"), 10, "chevalerie"), "entière par Excuse of {of}"),
        of_each(plain("par Excuse", Count("courts", 3, most=3, each="suit", must="kings", plus="fool"), 5, "chevalerie"),
                "par Excuse of {of}"),
        plain("Matadors", Count("trio", 3), 5, "matadors"),
    ),
    once="fool",
)

TAROTS_3_4 = Declarable(
    (
        plain("Matador", Count("trio", 3), 15, "matadors"),
        of_each(plain("grande cavalerie", Count("courts", 4, each="suit"), 8, "cavalerie"), "grande cavalerie of {of}"),
        of_each(plain("petite cavalerie", Count("courts", 3, most=3, each="suit", plus="fool"), 4, "cavalerie"),
                "petite cavalerie of {of}"),
        plain("quatre grands rois", Count("kings", 4), 12, "kings"),
        plain("quatre petits rois", Count("kings", 3, most=3, plus="fool"), 10, "kings"),
        plain("trois grands rois", Count("kings", 3, most=3), 8, "kings"),
        plain("trois petits rois", Count("kings", 2, most=2, plus="fool"), 4, "kings"),
        Combination("trumps", "trumps", Count("trumps", 10), worth(10, 10, 1), "trumps", shows=Shows("nothing", says="T1")),
    ),
    spare="fool",
)

WHOLE = of_each(plain("Cavalerie", Count("courts", 4, each="suit"), 10, "cavalerie"), "Cavalerie of {of}")

TAROK_4_6_C = replace(denmark_melds.TAROK_1880, combinations=(
    replace(denmark_melds.TAROK_1880.combinations[-1], pattern=denmark_melds.LEAPING),))
TAROK_4_6_ALL = replace(denmark_melds.TAROK_1880, combinations=(
    *denmark_melds.TAROK_1880.combinations, denmark_melds.ABUNDANT, denmark_melds.FOUR_AND_SCUS_15, *denmark_melds.SETS,
    denmark_melds.LADONS))
TAROK_4_6_E = replace(denmark_melds.TAROK_1880, combinations=(
    *(one for one in denmark_melds.TAROK_1880.combinations if not one.name.startswith("half")), denmark_melds.HALF,
    denmark_melds.WHOLE_AND_SCUS, denmark_melds.HALF_AND_SCUS))

MITIGATI_6_8 = Declarable((
    plain("Tarocchi", Count("trumps + fool", 10), 5, "tarocchi", shows=Shows("step")),
    plain("Onori", Count("honours", 4), 5, "onori", conditions=(Condition(most=("kings", 3)),)),
    plain("Mitigati di Tarocchi", Count("trio", 3), 10, "mitigati"),
    plain("Mitigati di Re", Count("kings", 4), 15, "re"),
))

PINEROLO_3 = Declarable(
    (
        Combination("tarocchi", "Tarocchi", Count("trumps + fool", 10), worth(10, 10, 1), "tarocchi"),
        Combination("reale", "Reale", Count("honours", 4, must="kings"), worth(20, 4, 5), "reale", shows=Shows("nothing")),
        Combination("mitigati", "Mitigati", Count("honours", 3, must="trio"), worth(15, 3, 5), "mitigati", shows=Shows("nothing")),
        Combination("onori", "Onori", Count("honours", 4), worth(10, 4, 5), "onori", shows=Shows("nothing")),
    ),
    apart=(("reale", "mitigati", "onori"),),
)

PINEROLO_4 = Declarable(
    (
        Combination("tarocchi", "Tarocchi", Count("trumps + fool", 8), worth(5, 8), "tarocchi",
                    shows=Shows("step", first="T1", highest=True)),
        plain("Mitigati", Count("trio", 3), 10, "mitigati"), plain("Reale", Count("kings", 4), 15, "reale"),
        plain("Onori", Count("honours", 3, most=3), 5, "onori"),
    ),
    apart=(("mitigati", "reale", "onori"),),
)

NICE = Declarable((
    plain("tarocche", Count("trumps + fool", 10), 1, "tarocche", shows=Shows("step")),
    plain("tarocche with the honours", Count("trumps + fool", 10, must="trio"), 2, "tarocche", shows=Shows("step", first="trio")),
    plain("mitigatti", Count("trio", 3), 1, "mitigatti", due=Due("at the end")),
    plain("four Kings", Count("kings", 4), 1, "kings", due=Due("at the end")),
))

TAROT_9_6 = Declarable(
    (
        Combination("poignee", "poignée", Count("trumps + fool", 13), (Scale(((13, 10), (15, 20), (22, 30))),), "poignée",
                    shows=Shows("step", last="fool")),
        plain("pas d'atouts", Lacking("trumps + fool"), 10, "pas d'atouts"),
        plain("pas de points", Lacking("counting-cards"), 10, "pas de points"),
    ),
    fewer=True,
)

OF_CARTACCIE = (Scale(((10, 10),), doubles=True, ledger="partite"),)

PARTITA = replace(
    BOLOGNESE,
    combinations=(
        *BOLOGNESE.combinations,
        Combination("trumps", "trumps", Count("trumps + F", 10), OF_CARTACCIE, "trumps"),
        Combination("cartaccie", "cartaccie", Count("numerals + F", 10), OF_CARTACCIE, "cartaccie"),
        *(Combination(f"{of}-for-partite", f"{name} for partite", Count(of, 3), (Scale(((3, 10), (4, 20)), ledger="partite"),),
                      f"{name} for partite")
          for name, of in (("Moors", "moors"), ("tarocchi", "tarocchi"), ("Kings", "kings"))),
        Combination("no-trumps", "no trumps", Lacking("trumps"), (Scale(((0, 20),), ledger="partite"),), "no trumps"),
    ),
    tallies=(
        Tally("criccone", "criccone", "cricche", Scale(((3, 20),), ledger="partite")),
        Tally("sequences-together", "sequences together", "sequences", Scale(((3, 10), (4, 20), (5, 30)), ledger="partite")),
    ),
)

FACTOR = Factor("arie", also=("TRO", "trumps - arie + kings"))


def multiplied(factor: Factor) -> Declarable:
    """The versicole of 1820, each worth its cards so many times, and so many resti at once."""
    values = (CardSum((*CARD_VALUES, ("T29 + T14", 5)), times=factor), replace(factor, ledger="resti"))
    return replace(MINCHIATE, combinations=tuple(replace(one, values=values) for one in (*MINCHIATE.combinations, DEMONIO)))


MINCHIATE_1820 = multiplied(FACTOR)
MINCHIATE_1820_MATTO_1 = multiplied(replace(FACTOR, plus=(("F", 1),)))

TERNONE = Declarable((plain("ternone", Count("T13..T15", 3), 5, "ternone"),))

FOUR_OR_THREE = (Scale(((3, 5), (4, 10)),),)

GATTI = Declarable(
    (
        Combination("frilli", "frilli", Count("numerals", 20), worth(20, 20, 1), "frilli"),
        Combination("trumps", "trumps", Count("trumps", 10), worth(10, 10, 1), "trumps"),
        plain("gatti", Count("bouts", 3), 10, "gatti"),
        of_each(plain("family", Count("courts", 4, each="suit"), 10, "family"), "family of {of}"),
        of_each(Combination("run", "run", Count("courts", 3, each="rank"), FOUR_OR_THREE, "of a kind"), "{of}"),
    ),
    raised="difference",
)

GATTI_4 = replace(GATTI, combinations=(
    Combination("frilli", "frilli", Count("numerals", 15), worth(15, 15, 1), "frilli"),
    Combination("trumps", "trumps", Count("trumps", 8), worth(8, 8, 1), "trumps"), *GATTI.combinations[2:],
))
