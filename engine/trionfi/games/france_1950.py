"""French Tarot of the third stage, from about 1950, for three, four and five (Dummett and McLeod 2004, 9.6 to 9.9)."""

from trionfi.cards.packs import FRENCH_78
from trionfi.game import Game
from trionfi.game.edits import Drop, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import french_tarot_1950 as told
from trionfi.games.france import EXCUSE, FOLLOW, GENERAL, IN_TWOS, TAROT_FFT_4
from trionfi.games.france_five import TAROT_5_CALL
from trionfi.games.french_tarot_1950 import BOOK, CHELEMS, TRUMPS
from trionfi.games.french_tarot_melds import no_trumps, poignees, table
from trionfi.matches.mouches import Mouches
from trionfi.melds import Combination, Declarable, Due, Lacking, Scale
from trionfi.phases.annul import Annul
from trionfi.phases.auction import Auction, Turns
from trionfi.phases.base import Step
from trionfi.phases.call import Call
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declaring
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader, LeadsHimself
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.margin import Halves, Margin
from trionfi.settlement.payments import Payments
from trionfi.settlement.premiums import OwnPetit, Shown, ShownFor
from trionfi.settlement.settling import Rate
from trionfi.settlement.slams import NoTrick, Slam, Slams
from trionfi.state.sides import Division, Sides
from trionfi.tricks.fool import LostLast, TrickBefore, Trickless, WinsUndertaken
from trionfi.values import replace
from trionfi.words import Words


def hands(rounds: int, each: int, talon: int, source: str) -> tuple[Step, ...]:
    """The deal: so many rounds of so many cards, and a talon laid in its course."""
    few: Words = (
        "three cards, laid from one to three at a time in the course of the deal but never the first three or the last three of the pack,"
        if talon == 3 else
        "six cards, laid from one to three at a time in the course of the deal but never the first three or the last three of the pack,")
    return (
        *(Give(key=f"packet-{number}", name=numbered(number), each=each, source=source) for number in range(1, rounds + 1)),
        Lay(key="talon", name="talon", pile="talon", cards=talon, source=source, pattern=few),
    )


def declarations(source: str, *steps: tuple[int, int]) -> Declarable:
    """Poignées, no trumps, no counting card; who is paid when, the payments say."""
    nothing = Combination("pas-de-points", "pas de points", Lacking("counting-cards"), (Scale(((0, 10),)),), "pas de points", source=source)
    return table(source, replace(poignees(source, *steps), due=Due()), replace(no_trumps(source, TRUMPS), due=Due()), nothing)


def contract(grand: int, lost: int, source: str) -> Margin:
    """The contract, with the slams that are bid: so many tricks may be lost in a petit chelem."""
    return Margin(
        "contract", "Contract", base=10, required=(56, 51, 41, 36), halves=Halves.DROPPED, multiplied=False,
        rules=(NoTrick(grand), Slams((Slam("grand-chelem", "grand chelem", grand), Slam("petit-chelem", "petit chelem", 100, lost, lost)))),
        source=f"{source}; {GENERAL}",
    )


def payments(grand: int, lost: int, source: str, shares: tuple[int, int] | None = None) -> Payments:
    """What is paid, with a grand chelem of so much."""
    return Payments(
        ledger="points",
        rewards=(contract(grand, lost, source), OwnPetit("petit", "Petit in the last trick", source, multiplied=False, among=False),
                 Shown("shown", "Declarations", source, personal=("pas d'atouts", "pas de points"),
                       goes=ShownFor.SIDE if shares is None else ShownFor.DECLARER)),
        rates=(Rate(0, "prise"), Rate(1, "pousse"), Rate(2, "garde")), abandoned=Abandoned.NOTHING, rate_asked="which bid was played",
        source=source, shares=shares,
    )


AUCTION = Auction(name="auction", bids=told.bids(2), decline="passe", turns=Turns.SEVERAL, source=BOOK)
PLAY = Play(name="play", lead=Leader.AFTER_DEALER, rules=(LeadsHimself(CHELEMS), Declares(Declaring(source=BOOK))), source=BOOK)
BIDDING = (
    Annul(key="lone-petit", name="lone Petit", has="T1", lacks="trumps - T1 + fool", says="Petit sec", source=BOOK),
    AUCTION,
    Take(key="taking-talon", name="taking the talon", when=When.TALON_TAKEN, source=BOOK),
)
DISCARD = Discard(name="discard", when=When.TALON_TAKEN, cards=6, tiers=("all - kings - bouts",), source=BOOK)
AFTER_DEAL = (*BIDDING, DISCARD, PLAY)

RT = (("deal-passes", "left"), ("garde", "avec-ecart"), ("achat", "yes"), ("declared", "before-lead"), ("excuse", "no-bar"))
LJ = (("first-lead", "dealer"), ("achat", "yes"))
HER = (("chelem", "made-high"), ("triple", "40"))
CAT = (("chelem", "made"), ("triple", "40"), ("first-lead", "declarer"))
SIX_ROUNDS = "six cards, one laid at the end of each of the six rounds,"
FOURS = Option("deal", "In which packets are the cards dealt?", (
    Value("threes", "eight rounds of three, the talon as it pleases", BOOK),
    Value("fours", "six rounds of four, and a card to the talon after each", f"{BOOK}, MMT", (
        Put("course:packet-*.each", 4), Drop("packet-7"), Drop("packet-8"), Put("course:talon.pattern", SIX_ROUNDS))),
))

PAYMENTS_3 = payments(250, 2, BOOK)

TAROT_1950_3 = Game(
    ref="9.6",
    slug="tarot-1950-3",
    name="French Tarot for three of the 1950s and 1960s",
    place="France",
    period="about 1950 to 1970",
    family="france",
    players=(3,),
    pack=FRENCH_78,
    counting=IN_TWOS,
    follow=FOLLOW,
    sides=Sides(Division.REST),
    fool=replace(EXCUSE, trickless=Trickless.OTHER_SIDE, rules=(LostLast(), WinsUndertaken("grand chelem"), TrickBefore()),
                 source=f"{GENERAL}; {BOOK}"),
    course=(*hands(8, 3, 6, BOOK), *AFTER_DEAL),
    melds=declarations(BOOK, (13, 10), (15, 20), (22, 30)),
    payments=PAYMENTS_3,
    terms=tuple((word, term) for word, term in TAROT_FFT_4.terms if word != "talon"),
    words_of_sets=(*TAROT_5_CALL.words_of_sets, ("all - kings - bouts", "cards other than Kings, the 21, the Petit and the Excuse"),
                   ("suit-cards", "any card of a plain suit"), ("all", "any card")),
    options=told.options(
        told.chelem(250, 350), ((13, 10), (15, 20), (22, 30)), told.mouches(40, 20, False, f"{BOOK}, MMT"), deal=FOURS, buying=told.BUYING,
        more=(told.halves(BOOK),)),
    profiles=(
        Profile("book", "the rules of the book's main text", BOOK),
        Profile("rt", "Berloquin, 1973", BOOK, (
            *RT, ("chelem", "grand-200"))),
        Profile("mmt", "Mornieux, 1952", BOOK, (("deal", "fours"), *told.MMT)),
        Profile("lj", "Berloquin, 1970", BOOK, LJ),
        Profile("grim", "the leaflet of Grimaud, 1962", BOOK, (("garde", "avec-ecart"),)),
        Profile("her", "the leaflet of Héron", BOOK, HER),
        Profile("cat", "the leaflet of Catel", BOOK, CAT),
    ),
    sources=(("004", of_book("9.6")),),
    match=Mouches(dealer=20, others=10, more=5, source=BOOK),
)

FOUR = "004, 9.7"
STEPS_OF_FOUR = ((10, 10), (13, 20), (18, 30))
ONE_EACH = Option("deal", "When do the cards of the talon go down?", (
    Value("free", "in the course of the deal, up to three at a time", FOUR),
    Value("one-each", "one at the end of each round", f"{FOUR}, MMT", (Put("course:talon.pattern", SIX_ROUNDS),)),
))

PAYMENTS_4 = payments(200, 1, f"{FOUR}; {BOOK}")

TAROT_1950_4 = replace(
    TAROT_1950_3,
    ref="9.7",
    slug="tarot-1950-4",
    name="French Tarot for four of the 1950s and 1960s",
    players=(4,),
    course=(*hands(6, 3, 6, FOUR), *AFTER_DEAL),
    melds=declarations(FOUR, *STEPS_OF_FOUR),
    payments=PAYMENTS_4,
    options=told.options(
        told.chelem(200, 200, FOUR), STEPS_OF_FOUR, told.mouches(40, 20, False, f"{FOUR}, MMT"), deal=ONE_EACH,
        buying=told.BUYING_OR_CALLING, more=(told.TWO_LOST,)),
    profiles=(
        Profile("book", "the rules of the book's main text", FOUR),
        Profile("rt", "Berloquin, 1973", FOUR, (*RT, ("petit-chelem", "two"))),
        Profile("mmt", "Mornieux, 1952", FOUR, (("deal", "one-each"), *told.MMT)),
        Profile("lj", "Berloquin, 1970", FOUR, (("first-lead", "dealer"), ("achat", "or-partner"), ("petit-chelem", "two"))),
        Profile("grim", "the leaflet of Grimaud, 1962", FOUR, (("garde", "avec-ecart"),)),
        Profile("her", "the leaflet of Héron", FOUR, (("chelem", "made"), ("triple", "40"))),
        Profile("cat", "the leaflet of Catel", FOUR, CAT),
    ),
    sources=(("004", of_book("9.7", "9.6")),),
)

PARTNERSHIP = "004, 9.8"


def with_call(course: tuple[Step, ...], call: Call) -> tuple[Step, ...]:
    """A course in which a card is called before the play."""
    return (*course[:-1], call, course[-1])


TAROT_APPEL_1970 = replace(
    TAROT_1950_4,
    ref="9.8",
    slug="tarot-appel-1970",
    name="French Tarot for four with a called card",
    period="about 1970 to 1980",
    course=with_call(TAROT_1950_4.course, Call(name="call", when=When.DECLARER, cards=("suit-cards",), source=PARTNERSHIP)),
    payments=payments(200, 1, f"{PARTNERSHIP}; {BOOK}", shares=(1, 1)),
    options=told.options(
        told.chelem(200, 200, FOUR), STEPS_OF_FOUR, told.mouches(40, 20, True, f"{FOUR}, MMT"), deal=ONE_EACH,
        more=(told.PARTNERS_LOSS, told.PARTNERS_SHOWS, told.TWO_LOST)),
    profiles=(Profile("book", "the rules of the book", PARTNERSHIP),),
    sources=(("004", of_book("9.8", "9.7")),),
    match=Mouches(dealer=20, others=10, more=5, shares=True, source=f"{BOOK}; our reading of {PARTNERSHIP}"),
)

FIVE = "004, 9.9"
CALL_KING = Call(name="call", when=When.DECLARER, cards=("kings", "queens"), source=FIVE)

PAYMENTS_5 = payments(250, 1, f"{FIVE}; {BOOK}", shares=(1, 1))

TAROT_1950_5 = replace(
    TAROT_1950_3,
    ref="9.9",
    slug="tarot-1950-5",
    name="French Tarot for five of the 1950s and 1960s",
    period="about 1950 to 1970",
    players=(5,),
    course=with_call((*hands(5, 3, 3, FIVE), *BIDDING, replace(DISCARD, cards=3), PLAY), CALL_KING),
    melds=declarations(FIVE, (8, 10), (10, 20), (15, 30)),
    payments=PAYMENTS_5,
    options=(
        *told.options(told.chelem(250, 350), ((8, 10), (10, 20), (15, 30)), told.mouches(40, 20, True, f"{FIVE}, MMT"), buying=told.BUYING),
        told.halves(FIVE), told.PARTNERS_SHOWS, told.PARTNERS_LOSS),
    profiles=(
        Profile("book", "the rules of the book's main text", FIVE),
        Profile("rt", "Berloquin, 1973", f"{FIVE}; {BOOK}", (*RT, ("chelem", "grand-200"), ("partner-loss", "declarer"))),
        Profile("lj", "Berloquin, 1970", f"{FIVE}; {BOOK}", LJ),
        Profile("her", "the leaflet of Héron", f"{FIVE}; {BOOK}", HER),
        Profile("cat", "the leaflet of Catel", f"{FIVE}; {BOOK}", CAT),
    ),
    sources=(("004", of_book("9.9", "9.8")),),
    match=Mouches(dealer=20, others=10, more=5, shares=True, source=FIVE),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_1950_3, TAROT_1950_4, TAROT_APPEL_1970, TAROT_1950_5)}
