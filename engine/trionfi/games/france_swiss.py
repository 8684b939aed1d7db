"""French Tarot in French-speaking Switzerland, for three, four and five (Dummett and McLeod 2004, 9.10 to 9.12)."""

from trionfi.game import Game
from trionfi.game.edits import Add, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.france_1950 import (
    PAYMENTS_3,
    PAYMENTS_4,
    PAYMENTS_5,
    PLAY,
    TAROT_1950_3,
    TAROT_1950_4,
    TAROT_1950_5,
    contract,
)
from trionfi.games.french_tarot_1950 import CHELEMS, PARTNERS_SHOWS, avec_ecart, halves, partners_petit
from trionfi.matches.mouches import FixedMouche, Mouches
from trionfi.matches.rules import MatchRule
from trionfi.phases.play.leading import Leader, LeadsHimself
from trionfi.phases.talon import Discard
from trionfi.phases.when import When
from trionfi.settlement.payments import Payments
from trionfi.settlement.premiums import OwnPetit
from trionfi.tricks.fool import LostLast, TrickBefore, WinsLast, WinsSpared
from trionfi.values import replace
from trionfi.words import Message, Words

ONE_TO_THREE: Words = "the {n} cards laid aside in the course of the deal, from one to three at a time,"
THREE = "004, 9.10"
FOUR = "004, 9.11"
FIVE = "004, 9.12"
AGM = f"{THREE}, AGM"
TIERS = ("all - counting-cards", "jacks & suit-cards", "cavaliers & suit-cards", "queens & suit-cards")


def swiss(
    sister: Game, ref: str, count: str, source: str, games: Words, *, discarded: int, slam: tuple[int, int], paid: Payments,
    match: MatchRule,
) -> Game:
    """What the Swiss change in a French game for so many (`count`): no counting card is discarded, the declarer's left leads, the Excuse
    may win the last trick in every slam. `paid` is what the French pay; `slam` is what a grand chelem is worth here, and how many
    tricks a petit chelem may lose; `games` says where the book tells of it."""
    told = "; ".join(dict.fromkeys((source, THREE)))
    discard = Discard(name="discard", when=When.TALON_TAKEN, cards=discarded, tiers=TIERS, source=told)
    lead = replace(PLAY, lead=Leader.BEFORE_DECLARER, rules=PLAY.rules[1:], source=told)
    course = tuple(discard if step.key == "discard" else step for step in sister.course[:-1])
    return replace(
        sister,
        ref=ref,
        slug=f"tarot-romand-{sister.players[0]}",
        name=Message("French-Swiss Tarot for {count}", count=count),
        place="Switzerland",
        period="about 1970 to 1990",
        fool=replace(sister.fool, rules=(LostLast(), WinsLast(), TrickBefore()), source=f"{sister.fool.source}; {source}"),
        course=(*course, lead),
        payments=replace(paid, rewards=(replace(contract(*slam, source), source=source), *paid.rewards[1:])),
        words_of_sets=(
            *sister.words_of_sets, *zip(TIERS, ("cards other than court cards, the 21, the Petit and the Excuse", "the Jacks",
                                                "the Cavaliers", "the Queens"), strict=True)),
        options=options(sister.players[0], slam[1], paid.shares is not None),
        profiles=(Profile("base", "the rules of the book", source), Profile("agm", "the leaflet Règles du jeu de Tarot", AGM, (
            ("talon", "any"), ("garde", "avec-ecart"), ("mouches", "fixed")))),
        sources=(("004", games),),
        match=match,
    )


EXCUSE_ASKED = "For whom does the Excuse win the last trick in a petit chelem?"
TALON = Option("talon", "Which cards may go into the talon?", (
    Value("not-ends", "not the first or the last three of the pack", THREE),
    Value("any", "any card", AGM, (
        Put("course:talon.pattern", ONE_TO_THREE),)),
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
                Put("fool.rules:slam", WinsSpared("petit chelem", lost)),)),
        )),
        Option("mouches", "How are the mouches laid?", (
            Value("20-10", "20 for a first one, 10 from each other; 5 to those on the table", THREE),
            Value("10-each", "10 for a first one, as each other; nothing to those on the table", AGM, (
                Put("match.dealer", 10), Put("match.more", 0))),
            Value("fixed", "the same, and all are of one size: what a contract wins or costs never changes", AGM, (Put("match", fixed),)),
        )),
    )


TAROT_ROMAND_3 = swiss(
    TAROT_1950_3, "9.10", "three", THREE, of_book("9.10", "9.6"), discarded=6, slam=(250, 2), paid=PAYMENTS_3, match=TAROT_1950_3.match)
TAROT_ROMAND_4 = swiss(
    TAROT_1950_4, "9.11", "four", FOUR, of_book("9.11", "9.10", "9.7"), discarded=6, slam=(200, 1), paid=PAYMENTS_4,
    match=TAROT_1950_4.match)
TAROT_ROMAND_5 = swiss(
    TAROT_1950_5, "9.12", "five", FIVE, of_book("9.12", "9.10", "9.9"), discarded=3, slam=(200, 1), paid=PAYMENTS_5,
    match=Mouches(dealer=20, others=10, more=5, shares=True, source=FIVE))

GAMES = {game.slug: game.with_options() for game in (TAROT_ROMAND_3, TAROT_ROMAND_4, TAROT_ROMAND_5)}
