"""What may be declared in the Grosstarock of 1780 to 1821 (Dummett and McLeod 2004, 4.1, 4.2 and 4.4)."""

from trionfi.games.germany_melds import cavallerie, half_cavallerie, kings, matadors, worth
from trionfi.melds import Combination, Count, Declarable, Each, Seen, Sequence, Shows
from trionfi.melds.table import of_each
from trionfi.values import replace

BW, KH = "004, 4.1, BW", "004, 4.1, KH"
DUTCH = "004, 4.4"
KING = "courts - queens - cavaliers - jacks"  # with a name of its own: the King of the suit

TEN_TAROCS = Combination("ten-tarocs", "ten Tarocs", Count("trumps", 10), worth(10, 10), "tarocs", shows=Shows(Seen.STEP), source=KH)
SEVEN_KINGS = Combination("three-kings", "three or more Kings", Count("kings + trio", 3), worth(5, 3, 5), "kings", source=KH)
WITH_KING = of_each(Combination(
    "half-cavallerie", "half Cavallerie", Count("courts", 3, most=3, each=Each.SUIT, must=KING, plus="fool"), worth(5, 3), "cavallerie",
    source=KH,
), "half Cavallerie of {of}")
LEAPING = Combination(
    "leaping-matadors", "leaping Matadors", Sequence(anchor="trio", down="trumps - T21 - T1", wild="fool", bridges=1, least=4),
    worth(10, 4, 5), "matadors",
    source=KH,
)

TAROC_KH = Declarable(
    (TEN_TAROCS, cavallerie(KH), WITH_KING, SEVEN_KINGS, matadors(10, 5, KH), LEAPING), spare="fool", source=KH,
)

TAROC_BW = Declarable(
    (replace(TEN_TAROCS, source=BW), cavallerie(BW), half_cavallerie(BW),
     *kings(("four-kings", "four Kings"), ("three-kings-skis", "three Kings and the Skis"), BW),
     matadors(15, 5, BW)),
    spare="fool", source=BW,
)

TAROC_BW_10 = replace(TAROC_BW, combinations=tuple(
    replace(one, values=worth(10, 3)) if one.key.startswith(("half", "three")) else one for one in TAROC_BW.combinations))

TAROK_KG = Declarable(
    (replace(TEN_TAROCS, key="ten-taroks", name="ten Taroks"), cavallerie(DUTCH), WITH_KING, matadors(10, 5, DUTCH)), spare="fool",
    source=DUTCH,
)

TAROK_KG_SEVEN_KINGS = replace(TAROK_KG, combinations=(*TAROK_KG.combinations, SEVEN_KINGS))
