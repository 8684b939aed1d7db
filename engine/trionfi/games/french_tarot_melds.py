"""Poignées and the declarations of poor hands in French Tarot (Dummett and McLeod 2004, 9.13 and 9.17)."""

from trionfi.melds import Combination, Count, Declarable, Due, Lacking, PaidWhen, Scale, Seen, Shows
from trionfi.values import replace

FFT = "004, 9.13"
APPEL = "004, 9.17"


def poignees(source: str, *steps: tuple[int, int]) -> Combination:
    """So many trumps shown, the Excuse among them only when no other trump is left. Of more the player chooses: here the highest are
    shown, which hides the Petit as long as that can be done."""
    return Combination(
        "poignee", "poignée", Count("trumps + fool", steps[0][0]), (Scale(steps),), "poignée",
        shows=Shows(Seen.STEP, last="fool", highest=True), due=Due(PaidWhen.AT_END), source=source,
    )


def no_trumps(source: str, of: str) -> Combination:
    """No trump; whether the Excuse is one differs."""
    return Combination("pas-datouts", "pas d'atouts", Lacking(of), (Scale(((0, 10),)),), "pas d'atouts", due=Due(PaidWhen.AT_END),
                       source=source)


def no_honours(source: str) -> Combination:
    """No court card and no bout."""
    return Combination(
        "pas-dhonneurs", "pas d'honneurs", Lacking("counting-cards"), (Scale(((0, 10),)),), "pas d'honneurs", due=Due(PaidWhen.AT_END),
        source=source,
    )


def table(source: str, *combinations: Combination) -> Declarable:
    """The declarations of French Tarot: free, and a lower poignée may be shown than is held."""
    return Declarable(combinations=combinations, ledger="points", fewer=True, source=source)


TAROT_FFT = table(FFT, poignees(FFT, (10, 20), (13, 30), (15, 40)))

TAROT_FFT_PRINTED = table(f"{FFT}, the printed examples", poignees(FFT, (10, 10), (13, 30), (15, 40)))

TAROT_FFT_OLDER = table(
    f"{FFT}, the older rules", poignees(FFT, (10, 20), (13, 30), (15, 40)), no_trumps(FFT, "trumps"), no_honours(FFT),
)

TAROT_FFT_OLDER_3 = table(
    f"{FFT}, the older rules; 004, 9.14", poignees(FFT, (13, 20), (15, 30), (18, 40)), no_trumps(FFT, "trumps"), no_honours(FFT),
)

APPEL_5 = table(APPEL, poignees(APPEL, (8, 10), (10, 20), (13, 30)), no_trumps(APPEL, "trumps + fool"), no_honours(APPEL))

APPEL_5_LAU = table(
    f"{APPEL}, Lau.", poignees(APPEL, (8, 20), (10, 30), (15, 40)), no_trumps(APPEL, "trumps"), no_honours(APPEL),
)

APPEL_5_SIM = replace(
    APPEL_5, combinations=(poignees(APPEL, (8, 10), (10, 20), (15, 40)), *APPEL_5.combinations[1:]), source=f"{APPEL}, Sim.",
)

APPEL_5_FOUR = replace(
    APPEL_5, combinations=(poignees(APPEL, (8, 20), (10, 30), (13, 40)), *APPEL_5.combinations[1:]), source=f"{APPEL}, Four.",
)
