"""The packs of Geneva and of a sheet of about 1900 (Dummett and McLeod 2004, 5.5 to 5.7)."""

from trionfi.cards import Title
from trionfi.cards.packs import FRENCH_78, OLD_FRENCH_78, STANDARD_SETS
from trionfi.games.classic_packs import CLASSIC_78
from trionfi.values import replace

GENEVA_78 = replace(
    OLD_FRENCH_78,
    name="geneva-78",
    courts=FRENCH_78.courts,
    region="",
    titles=(
        Title("T21", "le Monde", "the World", ("Monde",)), Title("T1", "le Bateleur", "", ("Bateleur",)),
        Title("F", "le Mat", "the Fool", ("Mat", "le Fou", "Fou", "Fool")),
    ),
    sets=STANDARD_SETS,
)

SWISS_54 = replace(
    CLASSIC_78,
    name="swiss-54",
    suits=tuple(replace(suit, ranks="K Q C J 10 9 8 7" if suit.letter in "SC" else "K Q C J A 2 3 4") for suit in CLASSIC_78.suits),
    titles=(Title("F", "Excuse", "the Fool", ("l'Excuse", "Squies", "Fou", "Fool")),),
)
SWISS_54_FOOL_HIGHEST = replace(SWISS_54, name="swiss-54-fool-highest", trumps=("F", *SWISS_54.trumps), fool="")
