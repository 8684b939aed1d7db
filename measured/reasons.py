"""Why the rows of the payoff explain less than nine tenths of what a hand pays, by game, as far as that was looked into."""

from trionfi.words import Words

CLAIM: Words = "it is paid by who claims to be out, which nobody does in these hands"
FIRST_PARTITA: Words = (
    "the first partita of a match goes to who has the first capture, else to who wins the hand; no row says who was first")
WHOLE_PAID: Words = (
    "what lies between two sides is paid in whole pieces for so many points or a part of them, and the rows count each point")
UNKNOWN: Words = "not looked into"

WHY: dict[str, Words] = {
    "tarok-whist": "what is beyond the par is put on record and pays nothing in this hand, and the rows count it",
    "tarocc-ombre-7": "what the dealer has laid away goes to the last trick when he wins none, and the rows leave it with him",
    "dottore": "within these deals the same player had most every time",
    "sedici": CLAIM, "trentuno": CLAIM, "fora-annecy-2": CLAIM,
    "mitigatti-nice-3": "the Bagatto in the last trick pays only who has kept leading his first suit, which no row asks after",
    "partita-a-pesi": FIRST_PARTITA, "partita-a-tutto-andare": FIRST_PARTITA, "partita-six-handed-bologna": FIRST_PARTITA,
    "partita-bologna-1841": FIRST_PARTITA,
    "centino": "of the two totals only the higher is entered, and the rows count both",
    "minchiate-partners-no-extraction": WHOLE_PAID, "minchiate-three-handed": WHOLE_PAID, "minchiate-each-for-himself": WHOLE_PAID,
    "minchiate-auction": WHOLE_PAID,
}
