"""Packs of Piedmont and Savoy in which the Fool, the low trumps or the plain suits are named or ranked in a town's own way (Dummett and
McLeod 2004, chapter 8)."""

from trionfi.cards import Title
from trionfi.cards.packs import PIEDMONTESE_78
from trionfi.values import replace

TODAY_78 = replace(
    PIEDMONTESE_78,
    name="piedmontese-78-today",
    titles=(
        Title("T20", "Angelo", "the Angel", ("l'Angelo",)), Title("T21", "Mondo", "the World", ("il Mondo",)),
        Title("T1", "Bagatto", "", ("il Bagatto",)), Title("F", "Matto", "the Fool", ("il Matto", "Folle", "Fool")),
    ),
)
