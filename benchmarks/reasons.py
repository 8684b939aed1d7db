"""Why the rows of the payoff explain less than nine tenths of what a hand pays, by game, as far as that was looked into."""

COVERED = "the table leaves out cards that come from a stock or to light, until the last of them has come"
DOUBLED = "three combinations of a kind double each other, and no row says so"
CLAIM = "it is paid by who claims to be out, which nobody does in these hands"
UNKNOWN = "not looked into"

WHY = {
    "jeu-des-tarots-1637-2": COVERED, "morto": COVERED, "mitigati-morto-2": COVERED, "baronetti": COVERED,
    "calatafimi-3": "the table does not know the cards that must go to the first trick of their suit",
    "tarok-whist": "what is beyond the par is put on record and pays nothing in this hand, and the rows count it",
    "dottore": "within these deals the same player had most every time",
    "venticinque-2": "it pays by how many times the other's points the winner has, and the rows have a slope for that",
    "sedici": CLAIM, "trentuno": CLAIM, "trentuno-al-meno": CLAIM, "fora-annecy-2": CLAIM,
    "mitigatti-nice-3": "who has most is paid by each other's band, which the rows take at the middle one",
    "partita-a-pesi": DOUBLED, "partita-a-tutto-andare": DOUBLED, "partita-six-handed-bologna": DOUBLED, "partita-bologna-1841": DOUBLED,
    "terziglio": DOUBLED, "terziglio-monzuno": DOUBLED, "lecchini": DOUBLED, "partitaccia": DOUBLED, "mattazza": DOUBLED,
}
