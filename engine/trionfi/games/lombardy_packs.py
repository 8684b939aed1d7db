"""The packs of the games of Lombardy (Dummett and McLeod 2004, chapter 6)."""

from trionfi.cards import Suit, Title
from trionfi.cards.packs import ITALIAN_78
from trionfi.values import replace

LOMBARD_78 = replace(
    ITALIAN_78,
    name="lombard-78",
    courts=(("K", "King", "Re"), ("Q", "Queen", "Dama"), ("C", "Cavalier", "Cavallo"), ("J", "Jack", "Fante"), ("A", "Ace", "Asso")),
    region="Lombardy",
)

COMO_78 = replace(
    LOMBARD_78,
    name="como-78",
    titles=(
        Title("T21", "Ventuno", "Twenty-one", ("il Ventuno",)), Title("T1", "Bagatto", "", ("il Bagatto",)),
        Title("F", "Matto", "the Fool", ("il Matto", "Fool")),
    ),
)

BLACK, RED = "K Q C J 10 9 8 7", "K Q C J A 2 3 4"

LOMBARD_54 = replace(
    LOMBARD_78,
    name="lombard-54",
    suits=(
        Suit("S", "swords", "spade", BLACK), Suit("B", "batons", "bastoni", BLACK),
        Suit("C", "cups", "coppe", RED), Suit("D", "coins", "denari", RED),
    ),
)
