"""French Tarot in French-speaking Switzerland, for three, four and five (Dummett and McLeod 2004, 9.10 to 9.12)."""

from dataclasses import replace

from trionfi.game.edits import Add, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.games.france_1950 import TAROT_1950_3, TAROT_1950_4, TAROT_1950_5
from trionfi.games.french_tarot_1950 import CHELEMS, PARTNERS_SHOWS, avec_ecart, halves, partners_petit
from trionfi.matches.mouches import FixedMouche, Mouches
from trionfi.phases import Discard, LeadsHimself
from trionfi.phases.when import When
from trionfi.settlement import OwnPetit

THREE = "004, 9.10"
FOUR = "004, 9.11"
FIVE = "004, 9.12"
AGM = f"{THREE}, AGM"
TIERS = ("all - counting-cards", "jacks", "cavaliers", "queens")


def swiss(sister, source: str, discarded: int, grand: int) -> dict[str, object]:
    """What the Swiss change: no counting card is laid away, the declarer's left leads, the Excuse may win the last trick in every slam."""
    discard = Discard(name="discard", when=When.TALON_TAKEN, cards=discarded, tiers=TIERS, source=f"{source}; {THREE}")
    lead = replace(sister.course[-1], lead="before declarer", rules=sister.course[-1].rules[1:], source=f"{source}; {THREE}")
    course = tuple(discard if step.name == "discard" else step for step in sister.course[:-1])
    contract = sister.payments.rewards[0]
    slams = tuple(replace(slam, value=grand) if slam.word == "grand chelem" else slam for slam in contract.slams)
    rewards = (replace(contract, slams=slams, trickless=grand, source=source), *sister.payments.rewards[1:])
    return {
        "place": "Switzerland",
        "period": "about 1970 to 1990",
        "fool": replace(sister.fool, slam_after="", source=f"{sister.fool.source}; {source}"),
        "course": (*course, lead),
        "payments": replace(sister.payments, rewards=rewards),
        "words_of_sets": (
            *sister.words_of_sets, ("all - counting-cards", "cards other than court cards, the 21, the Petit and the Excuse")),
        "options": options(sister.players[0], contract.slams[1].lost, sister.payments.shares is not None),
        "profiles": (Profile("base", "the rules of the book", source), Profile("agm", "the AGM leaflet", AGM, (
            ("talon", "any"), ("garde", "avec-ecart"), ("mouches", "fixed")))),
    }


EXCUSE_ASKED = "For whom does the Excuse win the last trick in a petit chelem?"
TALON = Option("talon", "Which cards may go into the talon?", (
    Value("not-ends", "not the first or the last three of the pack", THREE),
    Value("any", "any", AGM, (
        Put("course:talon.pattern", "the cards laid aside in the course of the deal, from one to three at a time,"),)),
))
GARDE = Option("garde", "Is there a garde with a discard?", (Value("sans-ecart", "no", THREE), avec_ecart(AGM)))
PARTNERS_PETIT = Option("partner-petit", "Who gains or loses by a Petit of the declarer's partner in the last trick?", (
    Value("himself", "he himself, as by his poignée", f"{THREE}; that it goes for partners too is our reading"),
    Value("shared", "both partners, who share it, and each opponent", f"{FIVE}: partners share all gains and losses; another reading", (
        Put("payments.rewards:petit", OwnPetit("petit", "Petit in the last trick", FIVE, multiplied=False, among=False, shared=True)),)),
))
LEAD = Option("first-lead", "Who leads to the first trick when a slam was bid?", (
    Value("left", "the player to the declarer's left, as always", THREE),
    Value("declarer", "the declarer", "004, 9.6", (Add("course:play.rules", LeadsHimself(CHELEMS)),)),
))


def options(players: int, lost: int, shares: bool) -> tuple[Option, ...]:
    """All that so many may choose, where a petit chelem may lose so many tricks and partners may share a loss."""
    fixed = FixedMouche(dealer=10, others=10, more=0, shares=shares, source=AGM)
    return (
        TALON, GARDE, LEAD, *((PARTNERS_SHOWS, PARTNERS_PETIT) if shares else ()), partners_petit(THREE),
        *((halves(THREE),) if players != 4 else ()),
        Option("excuse", EXCUSE_ASKED, (
            Value("all-others", "for a side that has won all others, as in a grand chelem", f"{THREE}; our reading"),
            Value("as-allowed", "also for one that has lost as many tricks as a petit chelem allows", f"{THREE}; another reading", (
                Put("fool.slam_spares", (("petit chelem", lost),)),)),
        )),
        Option("mouches", "How are the mouches laid?", (
            Value("20-10", "20 for a first one, 10 from each other; 5 to those on the table", THREE),
            Value("10-each", "10 for a first one, as each other; nothing to those on the table", AGM, (
                Put("match.dealer", 10), Put("match.more", 0))),
            Value("fixed", "the same, and all are of one size: what a contract wins or costs never changes", AGM, (Put("match", fixed),)),
        )),
    )


TAROT_ROMAND_3 = replace(
    TAROT_1950_3,
    ref="9.10",
    slug="tarot-romand-3",
    name="French-Swiss Tarot for three",
    sources=(("004", "chapter 9, games 9.10 and 9.6"),),
    **swiss(TAROT_1950_3, THREE, 6, 250),
)

TAROT_ROMAND_4 = replace(
    TAROT_1950_4,
    ref="9.11",
    slug="tarot-romand-4",
    name="French-Swiss Tarot for four",
    sources=(("004", "chapter 9, games 9.11, 9.10 and 9.7"),),
    **swiss(TAROT_1950_4, FOUR, 6, 200),
)

TAROT_ROMAND_5 = replace(
    TAROT_1950_5,
    ref="9.12",
    slug="tarot-romand-5",
    name="French-Swiss Tarot for five",
    sources=(("004", "chapter 9, games 9.12, 9.10 and 9.9"),),
    match=Mouches(dealer=20, others=10, more=5, shares=True, source=FIVE),
    **swiss(TAROT_1950_5, FIVE, 3, 200),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_ROMAND_3, TAROT_ROMAND_4, TAROT_ROMAND_5)}
